import { describe, expect, it } from "vitest";
import { nearest } from "./aim";

const at = (x: number, y: number, size: number) => ({ left: x, top: y, right: x + size, bottom: y + size });

describe("a finger", () => {
  it("means a small thing that it just misses", () => {
    expect(nearest(126, 110, [["a", at(100, 100, 20)]])).toBe("a");
  });

  it("means nothing farther away", () => {
    expect(nearest(132, 110, [["a", at(100, 100, 20)]])).toBeNull();
  });

  it("means the nearer of two", () => {
    expect(
      nearest(126, 110, [
        ["a", at(100, 100, 20)],
        ["b", at(130, 100, 20)],
      ]),
    ).toBe("b");
  });

  it("must hit a large thing itself", () => {
    expect(nearest(190, 110, [["a", at(100, 100, 80)]])).toBeNull();
  });
});
