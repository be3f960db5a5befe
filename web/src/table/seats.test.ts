import { describe, expect, it } from "vitest";
import { SEATS, colourOf } from "./seats";

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
