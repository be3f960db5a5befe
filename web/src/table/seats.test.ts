import { describe, expect, it } from "vitest";
import { SEATS, colourOf, isLight } from "./seats";

describe("the colour of a seat", () => {
  const palette = { orange: "#e07b28" };

  it("is that of the clan it leads", () => {
    expect(colourOf(0, [{ seat: 0, score: 1, tone: "orange" }], palette)).toBe("#e07b28");
  });

  it("is its own where nobody leads anything", () => {
    expect(colourOf(1, [{ seat: 0, score: 1, tone: "orange" }], palette)).toBe(SEATS[1]?.colour);
    expect(colourOf(0)).toBe(SEATS[0]?.colour);
  });
});

describe("words", () => {
  it.each([
    ["#f1e4c6", true],
    ["#2a3547", false],
    ["#00000000", false],
    ["", false],
  ])("on %s are dark: %s", (colour, dark) => expect(isLight(colour)).toBe(dark));
});
