import { describe, expect, it } from "vitest";
import type { Piece } from "../wire";
import { ladenOf, lowestOf } from "./pieceShape";

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

describe("the lowest pieces", () => {
  const column = [0, 40, 80].map((y, at) => ({ ...piece(`symbol${at}`, 40), y }));

  it("is the last of those that are one choice", () => {
    expect(lowestOf(column, () => true).map(({ id }) => id)).toEqual(["symbol2"]);
  });

  it("are all of them if each is a choice of its own", () => {
    expect(lowestOf(column, () => false)).toEqual(column);
  });
});
