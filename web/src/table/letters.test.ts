import { describe, expect, it } from "vitest";
import { fitting } from "./letters";

describe("letters", () => {
  it("shrink to fit their box", () => {
    expect(fitting("0123456789", 62, 20)).toBeCloseTo(10);
  });

  it("shrink more for wide letters than for thin ones", () => {
    expect(fitting("ШЩЮЖ", 40, 20)).toBeLessThan(fitting("till", 40, 20));
  });

  it("are no larger than usual", () => {
    expect(fitting("1", 100, 20)).toBe(20);
  });
});
