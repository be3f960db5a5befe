/** What a close-up shows: the part of a board beside the stage on which an event changes something. */
import type { Board, Piece, Scene, Zone } from "../wire";
import { boxOf } from "./pieceShape";
import type { Box } from "./sprites";

export interface CloseUp {
  board: Board;
  /** The part of the board that is shown, in its units. */
  box: Box;
  /** The things it is about. */
  ids: string[];
}

const AROUND = 0.18; // of the board's smaller side, on each side of what changed
const LEAST = 0.45; // of the board's smaller side: more of the board makes clear where it is

interface Thing extends Box {
  id: string;
  board: string;
}
const ofPiece = (piece: Piece): Thing => ({ ...boxOf(piece), id: piece.id, board: piece.board });
const ofZone = ({ id, board, x, y, w, h }: Zone): Thing => ({ id, board, x, y, w, h });

/** The things that differ between two scenes, else those that are lit. */
function changed(was: Scene, scene: Scene, lit: ReadonlySet<string>): Thing[] {
  const old = new Map(was.pieces.map((each) => [each.id, each]));
  const moved = scene.pieces.filter((each) => old.get(each.id) !== each).map(ofPiece);
  if (moved.length) return moved;
  return [
    ...scene.pieces.filter(({ id }) => lit.has(id)).map(ofPiece),
    ...scene.zones.filter(({ id }) => lit.has(id)).map(ofZone),
  ];
}

/** A box of the given proportions and least width around things, within the board. */
function around(things: readonly Thing[], { w, h }: Board, ratio: number, least: number): Box {
  const side = Math.min(w, h);
  const [left, top] = [Math.min(...things.map(({ x }) => x)), Math.min(...things.map(({ y }) => y))];
  const [right, bottom] = [
    Math.max(...things.map((each) => each.x + each.w)),
    Math.max(...things.map((each) => each.y + each.h)),
  ];
  const wanted = Math.max(
    ...[bottom - top + 2 * AROUND * side, (right - left + 2 * AROUND * side) / ratio, LEAST * side, least / ratio],
  );
  const [wide, high] = [Math.min(wanted * ratio, w), Math.min(wanted, h)];
  const within = (middle: number, size: number, room: number): number =>
    Math.max(0, Math.min(middle - size / 2, room - size));
  return { x: within((left + right) / 2, wide, w), y: within((top + bottom) / 2, high, h), w: wide, h: high };
}

/** The close-up of an event, of the acting seat's own board if something changes there; none if it happens on the
 * main board, or if what changes is large enough to be seen. */
export function closeUpOf(
  was: Scene,
  scene: Scene,
  lit: ReadonlySet<string>,
  seat: number | null,
  isSeen: (id: string) => boolean,
  ratio: number,
  least: number,
): CloseUp | null {
  const things = changed(was, scene, lit);
  if (!things.length || things.some(({ id }) => isSeen(id))) return null;
  const boards = new Map(scene.boards.map((each) => [each.id, each]));
  const among = things.map((each) => boards.get(each.board)).filter((each) => each !== undefined);
  const first = among.find(({ owner }) => typeof owner === "number" && owner === seat) ?? among[0];
  if (!first || among.some(({ role }) => role === "main")) return null;
  const here = things.filter(({ board }) => board === first.id);
  return { board: first, box: around(here, first, ratio, least), ids: here.map(({ id }) => id) };
}
