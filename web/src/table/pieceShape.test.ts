import { describe, expect, it } from "vitest";
import type { Piece } from "../wire";
import { ladenOf } from "./pieceShape";

const piece = (id: string, size: number, z = 1): Piece => ({
  id,
  board: "displays",
  x: 50,
  y: 50,
  w: size,
  h: size,
  sprite: id,
  z,
});

describe("a thing with what lies on it", () => {
  it("is shown with the signs on it", () => {
    const shown = ladenOf({ zones: [], pieces: [piece("card", 40), piece("price", 12, 2)] }, "card");

    expect(shown?.pieces.map(({ id }) => id)).toEqual(["card", "price"]);
  });

  it("is not hidden by another card at the same place", () => {
    const shown = ladenOf({ zones: [], pieces: [piece("card", 40), piece("other", 40)] }, "card");

    expect(shown?.pieces.map(({ id }) => id)).toEqual(["card"]);
  });
});
