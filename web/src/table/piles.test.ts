import { describe, expect, it } from "vitest";
import type { Piece } from "../wire";
import { edges, heaped, numbered } from "./piles";

const piece = (pile: Piece["pile"], badge: string): Piece =>
  ({ id: "a", board: "b", x: 50, y: 50, w: 40, h: 40, sprite: "s", pile, badge }) as Piece;
const box = { x: 30, y: 30, w: 40, h: 40 };

describe("a heap", () => {
  it("shows one, two or three things", () => {
    expect(["", "1", "2", "3", "9"].map((each) => heaped(piece("heap", each), box).length)).toEqual([1, 1, 2, 3, 3]);
  });
  it("stays in the box of its piece", () => {
    for (const { x, y, w, h } of heaped(piece("heap", "3"), box)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(30);
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(70);
    }
  });
  it("has a number from four on", () => {
    expect(["2", "3", "4", "12"].map((each) => numbered(piece("heap", each)))).toEqual(["", "", "4", "12"]);
  });
});

describe("a stack", () => {
  it("is the thicker the more cards it has, up to a limit", () => {
    expect(["", "1", "2", "8", "20", "60"].map((each) => edges(piece("stack", each), false).length)).toEqual([
      0, 0, 1, 2, 4, 4,
    ]);
  });
  it("always says how many cards it has", () => {
    expect(numbered(piece("stack", "2"))).toBe("2");
  });
  it("is no heap, and other pieces are neither", () => {
    expect(heaped(piece("stack", "9"), box)).toEqual([box]);
    expect([edges(piece(undefined, "9"), false), numbered(piece(undefined, "2"))]).toEqual([[], "2"]);
  });
});

describe("a card", () => {
  it("has one edge, alone or as the last of a stack", () => {
    const single = [piece(undefined, ""), piece(undefined, "9"), piece("stack", "1")];
    expect(single.map((each) => edges(each, true).length)).toEqual([1, 1, 1]);
  });
});
