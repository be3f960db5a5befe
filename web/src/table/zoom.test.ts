import { describe, expect, it } from "vitest";
import { dragged, enlarged, viewBox, WHOLE } from "./zoom";

const board = { w: 800, h: 400 };

describe("the shown part of a board", () => {
  it("is enlarged about the spot under the finger", () => {
    expect(enlarged(WHOLE, board, 2, { x: 400, y: 200 })).toEqual({ x: 200, y: 100, scale: 2 });
  });

  it("never becomes smaller than the whole board", () => {
    expect(enlarged({ x: 100, y: 0, scale: 1.5 }, board, 0.1, { x: 300, y: 100 })).toEqual(WHOLE);
  });

  it("stops at the board's edge when it is dragged", () => {
    expect(dragged({ x: 300, y: 0, scale: 2 }, board, { x: 500, y: -50 })).toEqual({ x: 400, y: 0, scale: 2 });
  });

  it("is told to the drawing as a view box", () => {
    expect(viewBox({ x: 200, y: 100, scale: 2 }, board)).toBe("200 100 400 200");
  });
});
