/** Staged scenes, between two states: what the events played so far are about is as it will be, the rest as it was. */
import type { LogLine, Panel, Piece, Scene, Zone } from "../wire";
import { meant } from "./beats";

interface Area {
  board: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const areas = (pieces: readonly Piece[], zones: readonly Zone[], named: (id: string) => boolean): Area[] => [
  ...zones.filter(({ id }) => named(id)).map(({ board, x, y, w, h }) => area(board, x + w / 2, y + h / 2, w, h)),
  ...pieces.filter(({ id }) => named(id)).map(({ board, x, y, w, h }) => area(board, x, y, w, h)),
];
const area = (board: string, x: number, y: number, w: number, h: number): Area => ({
  board,
  left: x - w / 2,
  top: y - h / 2,
  right: x + w / 2,
  bottom: y + h / 2,
});
const lies = ({ board, x, y }: Piece, on: readonly Area[]): boolean =>
  on.some((each) => each.board === board && x >= each.left && x <= each.right && y >= each.top && y <= each.bottom);

/** The scene after some events on the way from one scene to another. Whatever lies on a thing goes with it. */
export function staged(before: Scene, after: Scene, lines: readonly LogLine[]): Scene {
  const named = meant(lines.flatMap(({ pieces = [] }) => pieces));
  const lit = meant(lines.flatMap(({ pieces = [], source = [] }) => [...pieces, ...source]));
  const [from, to] = [areas(before.pieces, before.zones, named), areas(after.pieces, after.zones, named)];
  const seats = new Set(
    lines
      .flatMap(({ pieces = [] }) => pieces)
      .flatMap((each) => (each.startsWith("panel:") ? [each.split(":")[1]] : [])),
  );
  const shown = (old: Piece | undefined, now: Piece | undefined): boolean =>
    named((old ?? now)?.id ?? "") || (old !== undefined && lies(old, from)) || (now !== undefined && lies(now, to));
  return {
    ...before,
    pieces: merged(before.pieces, after.pieces, shown),
    zones: merged(before.zones, after.zones, (old, now) => lit((old ?? now)?.id ?? "")),
    panels: after.panels.map((panel): Panel => {
      const was = before.panels.find(({ seat }) => seat === panel.seat);
      return !was || seats.has(String(panel.seat)) ? panel : was;
    }),
  };
}

/** In the order of the later scene: things that the events are about as they will be, the others as they were. */
function merged<T extends { id: string }>(
  before: T[],
  after: T[],
  shown: (old: T | undefined, now: T | undefined) => boolean,
): T[] {
  const old = new Map(before.map((each) => [each.id, each]));
  const here = new Set(after.map(({ id }) => id));
  const found = after.flatMap((now) => {
    const was = old.get(now.id);
    return was === now || shown(was, now) ? [now] : was ? [was] : [];
  });
  found.push(...before.filter((each) => !here.has(each.id) && !shown(each, undefined)));
  return found.length === before.length && found.every((each, at) => each === before[at]) ? before : found;
}

/** The ids of the things in a scene that events light up: where they come from, else what they are about. */
export function litBy(scene: Scene, lines: readonly LogLine[]): ReadonlySet<string> {
  const names = lines.flatMap(({ pieces = [], source = [] }) => (source.length ? source : pieces));
  const named = meant(names);
  return new Set([...scene.zones, ...scene.pieces].map(({ id }) => id).filter(named));
}
