import { expect, it } from "vitest";
import { thinkingTime } from "./thinkingTime";

it.each([
  [59_999, null],
  [60_000, { unit: "minutes", count: 1 }],
  [3_599_999, { unit: "minutes", count: 59 }],
  [2 * 3_600_000, { unit: "hours", count: 2 }],
  [50 * 3_600_000, { unit: "days", count: 2 }],
])("%i milliseconds are shown in the largest unit", (passed, expected) => {
  expect(thinkingTime(1_000, 1_000 + passed)).toEqual(expected);
});

it("is nothing for an unknown time", () => {
  expect(thinkingTime(0, 1_700_000_000_000)).toBeNull();
});
