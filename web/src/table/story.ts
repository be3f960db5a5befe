/** What happened between two scenes, in the order in which it is shown. */
import type { LogLine, Piece, Scene, Zone } from "../wire";

/** A place of a board: where something comes from or goes to. */
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
  /** A counter of a seat's panel; `spot` is what it came from or went to. */
  | { kind: "count"; seat: number; counter: string; icon: string; by: number; spot: Spot | null };

const RANK: Record<Change["kind"], number> = { tumble: 0, flip: 1, travel: 2, go: 2, come: 3, count: 4 };

/** What comes from another board flips when it has arrived. */
const rank = (change: Change): number =>
  change.kind === "flip" && change.from.board !== change.piece.board ? RANK.travel + 0.5 : RANK[change.kind];

const MOST = 60; // changes that can be followed; a board laid anew is shown at once

/** Sprites named "die" or "die_…" are thrown. */
const die = ({ sprite }: Piece): boolean => sprite === "die" || sprite.startsWith("die_");
const elsewhere = (one: Piece, other: Piece): boolean =>
  one.board !== other.board || one.x !== other.x || one.y !== other.y || (one.rot ?? 0) !== (other.rot ?? 0);
const face = ({ sprite, tone = "", owner = null }: Piece): string => `${sprite} ${tone} ${owner}`;
const kin = (piece: Piece): string => `${face(piece)} ${piece.tip ?? ""} ${piece.text ?? ""}`;

/** Changes in the order of the log's lines, each line's from the throw of the dice to the counters: a list of beats. */
export function story(before: Scene, after: Scene, news: readonly LogLine[], touched = ""): Change[][] {
  const moved = pieces(before.pieces, after.pieces);
  const changes = [...moved, ...counts(before, after, moved, touched)];
  if (changes.length > MOST) return [];
  const beats = new Map<number, Change[]>();
  for (const change of changes) {
    const at = line(change, news) * 10 + rank(change);
    beats.set(at, [...(beats.get(at) ?? []), change]);
  }
  return [...beats].sort(([one], [other]) => one - other).map(([, beat]) => beat);
}

/** The first line that tells of this change's seat, else the first of all. */
function line(change: Change, news: readonly LogLine[]): number {
  const seat = change.kind === "count" ? change.seat : "piece" in change ? change.piece.owner : change.from.owner;
  return Math.max(
    0,
    news.findIndex((each) => each.seat === (seat ?? null)),
  );
}

function pieces(before: Piece[], after: Piece[]): Change[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const here = new Set(after.map((piece) => piece.id));
  const gone = before.filter((piece) => !here.has(piece.id));
  const kinds = gone.map(kin);
  const changes: Change[] = [];
  for (const piece of after) {
    const from = old.get(piece.id) ?? (die(piece) ? undefined : taken(gone, kinds, piece));
    if (from !== piece) changes.push(...one(piece, from));
  }
  return [...changes, ...gone.map((from): Change => ({ kind: "go", from }))];
}

/** A thing that left one place and one just like it that came to another are the same to the eye. */
function taken(gone: Piece[], kinds: string[], piece: Piece): Piece | undefined {
  const at = kinds.indexOf(kin(piece));
  if (at < 0) return undefined;
  kinds.splice(at, 1);
  return gone.splice(at, 1)[0];
}

function one(piece: Piece, from: Piece | undefined): Change[] {
  if (die(piece)) return !from || face(from) !== face(piece) ? [{ kind: "tumble", piece, from: from ?? null }] : [];
  if (!from) return [{ kind: "come", piece }];
  const found: Change[] = [];
  if (from.sprite !== piece.sprite) found.push({ kind: "flip", piece, from });
  if (elsewhere(from, piece)) found.push({ kind: "travel", piece, from });
  return found;
}

function counts(before: Scene, after: Scene, moved: Change[], touched: string): Change[] {
  return after.panels.flatMap((panel) => {
    const old = before.panels.find(({ seat }) => seat === panel.seat)?.counters ?? [];
    return (panel.counters ?? []).flatMap(({ id, icon, value }): Change[] => {
      const by = value - (old.find((each) => each.id === id)?.value ?? value);
      if (!by) return [];
      return [
        {
          kind: "count",
          seat: panel.seat,
          counter: id,
          icon,
          by,
          spot: spot(icon, by, panel.seat, moved, after, touched),
        },
      ];
    });
  });
}

/** Where a counter's things came from or went to: such a thing that left or came, what the seat moved, what was clicked. */
function spot(icon: string, by: number, seat: number, moved: Change[], after: Scene, touched: string): Spot | null {
  const wanted = by > 0 ? "go" : "come";
  const such = moved.find((each) => each.kind === wanted && it(each)?.sprite === icon);
  const own = moved.find((each) => it(each)?.owner === seat);
  return (such && it(such)) ?? (own && it(own)) ?? placed(after, touched);
}

const it = (change: Change): Piece | null =>
  change.kind === "count" ? null : change.kind === "go" ? change.from : change.piece;

/** Where a thing that was clicked lies. */
function placed(scene: Scene, id: string): Spot | null {
  const piece = scene.pieces.find((each) => each.id === id);
  if (piece) return piece;
  const zone = scene.zones.find((each) => each.id === id);
  return zone ? middle(zone) : null;
}

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
