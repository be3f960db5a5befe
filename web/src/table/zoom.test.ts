import { describe, expect, it } from "vitest";
import { about, begun, dragged, enlarged, filling, shows, viewBox, WHOLE } from "./zoom";

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

  it("is drawn through a view box", () => {
    expect(viewBox({ x: 200, y: 100, scale: 2 }, board)).toBe("200 100 400 200");
  });
});

describe("the part of a board that fills a pane of another shape", () => {
  const view = { w: 300, h: 400 };

  it("is as high as the board where the board is the wider one, else as wide", () => {
    expect(filling(board, { w: 150, h: 200 })).toEqual(view);
    expect(filling({ w: 300, h: 900 }, { w: 150, h: 200 })).toEqual({ w: 300, h: 400 });
  });

  it("begins at a spot, and stays on the board", () => {
    expect(begun(board, view, { x: 500, y: 100 })).toEqual({ x: 350, y: 0, scale: 1 });
    expect(begun(board, view, { x: 20, y: 100 })).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it("begins with half of the board's width at most", () => {
    const square = { w: 400, h: 400 };
    expect(begun(square, { w: 300, h: 400 }, { x: 200, y: 200 })).toEqual({ x: 100, y: 200 - 400 / 3, scale: 1.5 });
  });

  it("is dragged to both ends of the board, and enlarged from what it shows", () => {
    expect(dragged(WHOLE, board, { x: 900, y: 9 }, view)).toEqual({ x: 500, y: 0, scale: 1 });
    expect(enlarged({ x: 500, y: 0, scale: 1 }, board, 2, { x: 800, y: 400 }, view)).toEqual({
      x: 650,
      y: 200,
      scale: 2,
    });
  });

  it("knows what it shows", () => {
    const viewport = about(WHOLE, board, { x: 400, y: 200 }, view);
    expect([249, 250, 550, 551].map((x) => shows(viewport, view, { x, y: 0 }))).toEqual([false, true, true, false]);
  });
});
