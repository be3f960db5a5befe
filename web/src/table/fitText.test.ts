import { describe, expect, it } from "vitest";
import { badge, fitting, lettering, marked, written } from "./fitText";

describe("letters", () => {
  it("shrink to fit their box", () => {
    expect(fitting("oooooooooo", 60, 20)).toBeCloseTo(10);
  });

  it("shrink more for wide letters than for thin ones", () => {
    expect(fitting("ШЩЮЖ", 40, 20)).toBeLessThan(fitting("till", 40, 20));
  });

  it("are no larger than usual", () => {
    expect(fitting("1", 100, 20)).toBe(20);
  });

  it("stay whole while they can be read", () => {
    expect(written("oooooooooo", 60, 20, 9)).toEqual({ lines: ["oooooooooo"], size: expect.closeTo(10) });
  });

  it("are left out rather than made too small or cut", () => {
    expect(written("oooooooooo", 33, 20, 9).lines).toEqual([""]);
  });

  it("stand in two lines where one could not be read", () => {
    expect(written("oooo ooo oo", 31, 20, 9, 25)).toEqual({ lines: ["oooo", "ooo oo"], size: expect.closeTo(9.51, 1) });
  });

  it("are left out where two lines are too high", () => {
    expect(written("oooo ooo oo", 31, 20, 9, 16).lines).toEqual([""]);
  });

  it("stand in three lines where two are too wide", () => {
    expect(written("oooo oooo oooo", 31, 20, 9, 30).lines).toEqual(["oooo", "oooo", "oooo"]);
  });

  it("of Russian words are parted between syllables", () => {
    expect(written("Исследователь", 56, 20, 9, 40).lines).toEqual(["Иссле-", "дователь"]);
    expect(written("Пожиратель плоти", 56, 20, 9, 40).lines).toEqual(["Пожира-", "тель плоти"]);
    expect(written("Пожиратель плоти", 60, 20, 9, 40).lines).toEqual(["Пожиратель", "плоти"]);
  });

  it("of a word with a hyphen may be broken there", () => {
    expect(written("Кабан-людоед", 100, 22, 22, 70).lines).toEqual(["Кабан-", "людоед"]);
  });

  it("of a long word are hyphenated at its soft hyphens, and only if needed", () => {
    const word = "ooooo\u00adooooo";
    expect(written(word, 62, 20, 9, 40).lines).toEqual(["oooooooooo"]);
    expect(written(word, 36, 20, 9, 40).lines).toEqual(["ooooo-", "ooooo"]);
    expect(written(word, 36, 20, 9).lines).toEqual([""]);
  });
});

describe("letters of a board", () => {
  const pixels = (units: number, unit: number): number => units / unit;

  it.each([1, 1.5, 2, 2.5])("are 12 pixels high or more at %d units per pixel", (unit) => {
    const { size, words } = lettering(unit, 1);

    expect(pixels(size, unit)).toBeGreaterThanOrEqual(12);
    expect(words).toBe(true);
  });

  it("are left out of a board that is hardly more than a picture", () => {
    expect(lettering(4.5, 1).words).toBe(false);
  });

  it("grow with the size of text", () => {
    expect(lettering(1.5, 1.35).size).toBeCloseTo(1.35 * lettering(1.5, 1).size);
  });

  it.each([1.9, 2.4])("count at 11 pixels or more on a small piece at %d units per pixel", (unit) => {
    const count = badge("3", 34, 34, lettering(unit, 1));

    expect(pixels(count?.size ?? 0, unit)).toBeGreaterThanOrEqual(11);
  });

  it.each([1, 2.4])("of a count stay over their own piece at %d units per pixel", (unit) => {
    const count = badge("16", 34, 34, lettering(unit, 1));

    expect((count?.x ?? 99) + (count?.half ?? 99)).toBeLessThanOrEqual(34 / 2 + 10);
  });

  it.each([
    [1, true],
    [2.4, false],
  ])("of a count stand on a plate where the piece is still seen beside it", (unit, plate) => {
    expect(badge("3", 34, 34, lettering(unit, 1))?.half).toSatisfy((half: number) => half > 0 === plate);
  });

  it("of a count are left out where they would hide the piece", () => {
    expect(badge("3", 34, 34, lettering(4.7, 1))).toBeNull();
  });

  it("of a mark are as large as can be read", () => {
    expect(pixels(marked("7", 44, lettering(2.3, 1)).size, 2.3)).toBeGreaterThanOrEqual(11);
  });

  it("of a mark on a small piece are 12 pixels high, or left out where they would hide it", () => {
    expect(pixels(marked("7", 28, lettering(2.3, 1)).size, 2.3)).toBeCloseTo(12);
    expect(marked("7", 20, lettering(2.3, 1)).lines).toEqual([""]);
  });
});
