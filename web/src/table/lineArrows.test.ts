import { describe, expect, it } from "vitest";
import { arrowsBetween, MARK, middleIn, spread } from "./lineArrows";

describe("the arrows of a line", () => {
  it("lead from the edge of a mark to the edge of the next", () => {
    const [arrow] = arrowsBetween([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]);
    expect(arrow?.from).toEqual({ x: MARK, y: 0 });
    expect(arrow?.to.x).toBeLessThan(100 - MARK);
  });

  it("are left out between marks that stand close together", () => {
    expect(
      arrowsBetween([
        { x: 0, y: 0 },
        { x: 2 * MARK, y: 0 },
      ]),
    ).toEqual([]);
  });

  it("start in the middle of things", () => {
    expect(middleIn({ left: 30, top: 40, width: 20, height: 10 }, { left: 10, top: 20 })).toEqual({ x: 30, y: 25 });
  });

  it("have marks that do not cover each other", () => {
    const [, second] = spread([
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ]);
    expect(second).toEqual({ x: 5 + 2 * MARK, y: 5 });
  });
});
