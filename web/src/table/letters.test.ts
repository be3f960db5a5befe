import { describe, expect, it } from "vitest";
import { fitting, written } from "./letters";

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

  it("stay whole while they can be read", () => {
    expect(written("0123456789", 62, 20, 9)).toEqual({ text: "0123456789", size: 10 });
  });

  it("are cut rather than made too small", () => {
    expect(written("0123456789", 31, 20, 9)).toEqual({ text: "0123…", size: 9 });
  });

  it("are left out where hardly one has room", () => {
    expect(written("0123456789", 12, 20, 9).text).toBe("");
  });
});
