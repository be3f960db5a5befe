import { describe, expect, it } from "vitest";
import type { Piece, Zone } from "../wire";
import { headroom } from "./headings";
import type { Marked } from "./marks";

const marked = <T extends Piece | Zone>(thing: T): Marked<T> => ({
  thing,
  open: undefined,
  refused: false,
  fresh: false,
  pointed: false,
  lit: false,
});
const zone = (id: string, y: number, h: number): Marked<Zone> =>
  marked({ id, board: "map", x: 0, y, w: 100, h, label: id });
const piece = (x: number, y: number): Marked<Piece> =>
  marked({ id: `${x} ${y}`, board: "map", x, y, w: 20, h: 20, sprite: "card" });

const wide = (words: string): number => 40 * words.length;

describe("a heading", () => {
  it("has its whole zone where nothing lies", () => {
    expect(headroom([zone("a", 0, 80)], [], wide).get("a")).toBe(80);
  });

  it("ends above the highest piece of its zone", () => {
    expect(
      headroom([zone("a", 0, 80)], [piece(50, 60), piece(50, 40), piece(150, 20), piece(50, 100)], wide).get("a"),
    ).toBe(30);
  });

  it("stands beside a piece that its words do not reach", () => {
    expect(headroom([zone("a", 0, 80)], [piece(15, 20)], wide).get("a")).toBe(80);
    expect(headroom([zone("abc", 0, 80)], [piece(15, 20)], wide).get("abc")).toBe(10);
  });

  it("has no room where a piece reaches into its zone from above", () => {
    expect(headroom([zone("a", 20, 80)], [piece(50, 15)], wide).get("a")).toBe(0);
  });

  it("stands in a glow that is larger than its zone", () => {
    const glow = marked<Piece>({ id: "glow", board: "map", x: 50, y: 40, w: 300, h: 300, sprite: "glow" });

    expect(headroom([zone("a", 0, 80)], [glow], wide).get("a")).toBe(80);
  });

  it("ends above smaller zones", () => {
    expect(headroom([zone("a", 0, 80), zone("b", 28, 40)], [], wide).get("a")).toBe(28);
  });
});
