import { describe, expect, it } from "vitest";
import { rolledFrom } from "./motion";

const board = { left: 0, top: 0, right: 500, bottom: 300 };
const die = (x: number, y: number) => ({ x, y, w: 50, h: 50 });

describe("a die rolls", () => {
  it("from the left and above where there is room", () => {
    expect(rolledFrom(die(200, 100), board)).toEqual({ across: -50, down: -25 });
  });

  it("from the right at the left edge", () => {
    expect(rolledFrom(die(10, 100), board).across).toBe(50);
  });

  it("along the edge at the top", () => {
    expect(rolledFrom(die(200, 0), board).down).toBe(-0);
  });

  it("only as far as its board reaches", () => {
    const { across, down } = rolledFrom(die(10, 20), { left: 0, top: 0, right: 90, bottom: 90 });

    expect(across).toBeGreaterThan(0);
    expect(10 + across + 50).toBeLessThanOrEqual(90);
    expect(20 + down).toBeGreaterThanOrEqual(0);
  });
});
