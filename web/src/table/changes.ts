/** The differences between the pieces of two successive scenes, for animating the pieces from one to the other. What
 * happened, and in which order, is known from the events (beats.ts). */
import type { LogLine, Piece, Scene, Zone } from "../wire";
import { isMinor, meant } from "./beats";

/** A place on a board: where something comes from or goes to. */
export type Spot = Pick<Piece, "board" | "x" | "y" | "w" | "h">;

export type Change =
  /** A piece that is elsewhere, or turned: `from` is how it was. */
  | { kind: "travel"; piece: Piece; from: Piece }
  /** A piece with another face. */
  | { kind: "flip"; piece: Piece; from: Piece }
  /** A die that was thrown. */
  | { kind: "tumble"; piece: Piece; from: Piece | null }
  | { kind: "come"; piece: Piece }
  | { kind: "go"; from: Piece }
  /** A token that flies between a thing and a counter of a seat's panel; without that, its home on the seat's board. */
  | { kind: "count"; seat: number; counter: string; icon: string; by: number; spot: Spot; home: Spot | null };

const MOST = 60; // changes that can be followed; a board laid out anew is shown at once

/** Sprites named "die" or "die_…" are thrown. */
export const isDie = ({ sprite }: Pick<Piece, "sprite">): boolean => sprite === "die" || sprite.startsWith("die_");
const elsewhere = (one: Piece, other: Piece): boolean =>
  one.board !== other.board || one.x !== other.x || one.y !== other.y || (one.rot ?? 0) !== (other.rot ?? 0);
const face = ({ sprite, tone = "", owner = null }: Piece): string => `${sprite} ${tone} ${owner}`;
const kin = (piece: Piece): string => `${face(piece)} ${piece.tip ?? ""} ${piece.text ?? ""}`;

/** Everything that moves between two scenes; the events between them say what flies to or from panels. */
export function changes(before: Scene, after: Scene, news: readonly LogLine[]): Change[] {
  const found = [...pieces(before.pieces, after.pieces), ...flights(before, after, news)];
  return found.length > MOST ? [] : found;
}

function pieces(before: Piece[], after: Piece[]): Change[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const here = new Set(after.map((piece) => piece.id));
  const gone = before.filter((piece) => !here.has(piece.id));
  const kinds = gone.map(kin);
  const found: Change[] = [];
  for (const piece of after) {
    const from = old.get(piece.id) ?? (isDie(piece) ? undefined : taken(gone, kinds, piece));
    if (from !== piece) found.push(...one(piece, from));
  }
  return [...found, ...gone.map((from): Change => ({ kind: "go", from }))];
}

/** A thing that left one place and a like one that appeared at another are shown as one that moved. */
function taken(gone: Piece[], kinds: string[], piece: Piece): Piece | undefined {
  const at = kinds.indexOf(kin(piece));
  if (at < 0) return undefined;
  kinds.splice(at, 1);
  return gone.splice(at, 1)[0];
}

function one(piece: Piece, from: Piece | undefined): Change[] {
  if (isDie(piece)) return !from || face(from) !== face(piece) ? [{ kind: "tumble", piece, from: from ?? null }] : [];
  if (!from) return [{ kind: "come", piece }];
  const found: Change[] = [];
  if (from.sprite !== piece.sprite) found.push({ kind: "flip", piece, from });
  if (elsewhere(from, piece)) found.push({ kind: "travel", piece, from });
  return found;
}

/** A gain flies from its source to the panel, a payment from the panel to what it is for. */
function flights(before: Scene, after: Scene, news: readonly LogLine[]): Change[] {
  return news.flatMap((line, at) => {
    if (!isMinor(line)) return [];
    const spot = spotOf(line, at, news, after) ?? spotOf(line, at, news, before);
    if (!spot) return [];
    return (line.pieces ?? []).flatMap((name): Change[] => {
      const [panel, seat, counter] = name.split(":");
      const icon = panel === "panel" && iconOf(after, Number(seat), counter ?? "");
      if (!icon) return [];
      const by = (line.act === "pay" ? -1 : 1) * (line.amount ?? 1);
      const homes = (line.pieces ?? []).map((each) => placeOf([each], after) ?? placeOf([each], before));
      const home = homes.find((each) => each) ?? null;
      return [{ kind: "count", seat: Number(seat), counter: counter ?? "", icon, by, spot, home }];
    });
  });
}

/** The place of the thing that a gain comes from: its own source, else what the event it belongs to is about. */
function spotOf(line: LogLine, at: number, news: readonly LogLine[], scene: Scene): Spot | null {
  const about = news.slice(0, at).findLast((each) => !isMinor(each)) ?? news.slice(at).find((each) => !isMinor(each));
  const names = [...(line.source ?? []), ...(about?.source ?? []), ...(about?.pieces ?? []), ...(line.pieces ?? [])];
  return placeOf(names, scene);
}

/** The place of the first of these things that is there. */
function placeOf(names: readonly string[], scene: Scene): Spot | null {
  for (const name of names) {
    const named = meant([name]);
    const piece = scene.pieces.find(({ id }) => named(id));
    if (piece) return piece;
    const zone = scene.zones.find(({ id }) => named(id));
    if (zone) return middle(zone);
  }
  return null;
}

const iconOf = (scene: Scene, seat: number, counter: string): string =>
  scene.panels.find((panel) => panel.seat === seat)?.counters?.find(({ id }) => id === counter)?.icon ?? "";

const middle = ({ board, x, y, w, h }: Zone): Spot => ({ board, x: x + w / 2, y: y + h / 2, w, h });

/** How much each counter and score changed, by `seat:counter` and `seat:`, for the mark beside it. */
export function gains(before: Scene | null | undefined, after: Scene): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const panel of after.panels) {
    const old = before?.panels.find(({ seat }) => seat === panel.seat);
    if (!old || old === panel) continue;
    const points = (panel.score ?? 0) - (old.score ?? 0);
    if (points) found.set(`${panel.seat}:`, points);
    for (const { id, value } of panel.counters ?? []) {
      const by = value - (old.counters?.find((each) => each.id === id)?.value ?? value);
      if (by) found.set(`${panel.seat}:${id}`, by);
    }
  }
  return found;
}

/** By how many degrees a thing turned, the short way round. */
export const turned = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;
