import { expect, test } from "vitest";
import type { Marked } from "./marks";
import { Parts, withRoom } from "./panes";
import type { Piece, Zone } from "../wire";

const UNMARKED = { open: undefined, refused: false, fresh: false, pointed: false, lit: false };
const zone = (id: string, x: number): Marked<Zone> => ({
  ...UNMARKED,
  thing: { id, board: "city", x, y: 0, w: 10, h: 10 },
});
const piece = (id: string, x: number): Marked<Piece> => ({
  ...UNMARKED,
  thing: { id, board: "city", x, y: 5, w: 4, h: 4, sprite: "token" },
});
const PANES = [
  { x: 0, y: 0, w: 60, h: 20 },
  { x: 50, y: 0, w: 50, h: 20 },
];
const THINGS = { zones: [zone("near", 5), zone("across", 46)], pieces: [piece("edge", 50), piece("first", 0)] };

test("a thing lies in the last pane that its middle is in", () => {
  const parts = new Parts();
  const names = (at: number): string[][] => {
    const { zones, pieces } = parts.within("city", PANES, at, THINGS);
    return [zones.map(({ thing }) => thing.id), pieces.map(({ thing }) => thing.id)];
  };

  expect(names(0)).toEqual([["near"], ["first"]]);
  expect(names(1)).toEqual([["across"], ["edge"]]);
});

test("a pane in which nothing changed keeps its lists", () => {
  const parts = new Parts();
  const before = parts.within("city", PANES, 0, THINGS);
  const moved = { ...THINGS, pieces: [...THINGS.pieces, piece("new", 80)] };

  expect(parts.within("city", PANES, 0, moved)).toBe(before);
  expect(parts.within("city", PANES, 1, moved).pieces).toHaveLength(2);
});

test("a pane stands in the middle of the room it has", () => {
  expect(withRoom({ x: 50, y: 0, w: 40, h: 20, room: 60 })).toEqual({ x: 40, y: 0, w: 60, h: 20 });
  expect(withRoom({ x: 50, y: 0, w: 40, h: 20 })).toEqual({ x: 50, y: 0, w: 40, h: 20 });
});
