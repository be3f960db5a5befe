import { expect, it } from "vitest";
import { barsOf, nearestPoint } from "./review";

const part = (name: string, value: number) => ({ part: name, name, value, shown: "" });

it("draws losses to the left of the middle and gains to the right", () => {
  const bars = barsOf([part("luck", 4), part("own", -8)]);

  expect(bars.map(({ left, width }) => [left, width])).toEqual([
    [50, 25],
    [0, 50],
  ]);
});

it("draws nothing when nothing happened", () => {
  expect(barsOf([part("luck", 0)])[0]?.width).toBe(0);
});

it("finds the point of the course that a step belongs to", () => {
  const course = [0, 3, 9].map((step) => ({ step, values: [] }));

  expect([0, 2, 3, 8, 40].map((step) => nearestPoint(course, step))).toEqual([0, 0, 1, 1, 2]);
});
