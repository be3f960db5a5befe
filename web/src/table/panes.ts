/** Boards in parts: what lies on each part of a board that is shown in several. */
import type { Pane, Piece, Zone } from "../wire";
import type { BoardThings, Marked } from "./marks";

const inside = ({ x, y, w, h }: Pane, across: number, down: number): boolean =>
  across >= x && across < x + w && down >= y && down < y + h;

const holdsZone =
  (pane: Pane) =>
  ({ thing: { x, y, w, h } }: Marked<Zone>): boolean =>
    inside(pane, x + w / 2, y + h / 2);

const holdsPiece =
  (pane: Pane) =>
  ({ thing: { x, y } }: Marked<Piece>): boolean =>
    inside(pane, x, y);

const same = <T>(one: T[], other: T[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** The contents of panes. One in which nothing changed keeps its lists, so that it is not drawn again. */
export class Parts {
  readonly #known = new Map<string, BoardThings>();

  /** What lies in a pane: whatever has its middle there. */
  within(board: string, pane: Pane, things: BoardThings): BoardThings {
    const key = [board, pane.x, pane.y, pane.w, pane.h].join(" ");
    const found = { zones: things.zones.filter(holdsZone(pane)), pieces: things.pieces.filter(holdsPiece(pane)) };
    const known = this.#known.get(key);
    if (known && same(known.zones, found.zones) && same(known.pieces, found.pieces)) return known;
    this.#known.set(key, found);
    return found;
  }
}
