/** Boards in parts: what lies on each part of a board that is shown in several. */
import type { Pane, Piece, Zone } from "../wire";
import type { BoardThings, Marked } from "./marks";

const inside = ({ x, y, w, h }: Pane, across: number, down: number): boolean =>
  across >= x && across < x + w && down >= y && down < y + h;

const holdsZone = (pane: Pane, { thing: { x, y, w, h } }: Marked<Zone>): boolean => inside(pane, x + w / 2, y + h / 2);

/** A pane with the empty room beside it. */
export const withRoom = ({ x, y, w, h, room = w }: Pane): Pane => {
  const wide = Math.max(room, w);
  return { x: x - (wide - w) / 2, y, w: wide, h };
};

/** Whether a piece lies in one of several panes: its middle is there; where they overlap, in the last of them. */
export const liesIn = (panes: Pane[], at: number, { x, y }: Piece): boolean =>
  panes.findLastIndex((pane) => inside(pane, x, y)) === at;

const same = <T>(one: T[], other: T[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** The contents of panes. One in which nothing changed keeps its lists, so that it is not drawn again. */
export class Parts {
  readonly #known = new Map<string, BoardThings>();

  /** What lies in one of several panes: whatever has its middle there; where they overlap, in the last of them. */
  within(board: string, panes: Pane[], at: number, things: BoardThings): BoardThings {
    const key = `${board} ${at}`;
    const found = {
      zones: things.zones.filter((each) => panes.findLastIndex((pane) => holdsZone(pane, each)) === at),
      pieces: things.pieces.filter(({ thing }) => liesIn(panes, at, thing)),
    };
    const known = this.#known.get(key);
    if (known && same(known.zones, found.zones) && same(known.pieces, found.pieces)) return known;
    this.#known.set(key, found);
    return found;
  }
}
