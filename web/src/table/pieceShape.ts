/** Where pieces are drawn on their board, and what lies on what. */
import type { Piece, Scene, Zone } from "../wire";
import type { Box } from "./sprites";

export const boxOf = ({ x, y, w, h }: Piece): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
export const rotated = ({ x, y, rot }: Piece): string | undefined => (rot ? `rotate(${rot} ${x} ${y})` : undefined);

/** How round the corners of a piece's outline are. */
export const corner = ({ round, w, h }: Piece): number => (round ? Math.min(w, h) / 2 + 2 : 6);

/** The box that holds all of some pieces. */
export function boundsOf(pieces: readonly Piece[]): Box {
  const boxes = pieces.map(boxOf);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...boxes.map(({ x, w }) => x + w)), Math.max(...boxes.map(({ y, h }) => y + h))];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** A piece or zone with the pieces that lie on it. */
export interface Laden {
  box: Box;
  zone: Zone | undefined;
  pieces: Piece[];
}

const MOST_COVERED = 0.9; // of a piece, by what belongs to it

/** A thing of a scene and everything that lies on it; empty if it is not in the scene. */
export function ladenOf({ zones, pieces }: Pick<Scene, "zones" | "pieces">, id: string): Laden | null {
  const zone = zones.find((each) => each.id === id);
  const piece = pieces.find((each) => each.id === id);
  const box = zone ?? (piece && boxOf(piece));
  if (!box) return null;
  const board = (zone ?? piece)?.board;
  const inside = ({ x, y }: Piece): boolean => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
  const onTop = (each: Piece): boolean => !piece || each === piece || (each.z ?? 0) > (piece.z ?? 0) || after(each);
  const after = (each: Piece): boolean =>
    (each.z ?? 0) === (piece?.z ?? 0) && pieces.indexOf(each) > pieces.indexOf(piece ?? each);
  // a card of the same size hides it: between two states both tops of a discard pile are there
  const small = (each: Piece): boolean =>
    each === piece || each.w * each.h <= box.w * box.h * (piece ? MOST_COVERED : 1);
  return {
    box,
    zone,
    pieces: pieces.filter((each) => each.board === board && inside(each) && small(each) && onTop(each)),
  };
}

/** Pieces, of those one below the other that are one choice only the lowest. */
export const lowestOf = (pieces: readonly Piece[], together: (one: string, other: string) => boolean): Piece[] =>
  pieces.filter(
    ({ id, x, y, h }) => !pieces.some((below) => below.x === x && below.y === y + h && together(id, below.id)),
  );

const PORTRAIT = 1.2; // height of a card, in its width

/** The card that came last to the main board, or else the first one there. */
export function newestCard(scene: Scene | null, fresh: ReadonlySet<string>): Piece | undefined {
  const main = scene?.boards.find(({ role }) => role === "main")?.id;
  const cards = scene?.pieces.filter(({ board, tip, w, h }) => board === main && tip && h > w * PORTRAIT) ?? [];
  return cards.find(({ id }) => fresh.has(id)) ?? cards.toSorted((one, other) => other.w * other.h - one.w * one.h)[0];
}
