/** Numbers of a review as they are drawn. */
import type { ReviewPart, ReviewPoint } from "../wire";

/** The parts as bars, in per cent of the width: losses to the left of the middle, gains to the right. */
export function barsOf(parts: ReviewPart[]): { part: ReviewPart; left: number; width: number }[] {
  const most = Math.max(1e-9, ...parts.map(({ value }) => Math.abs(value)));
  return parts.map((part) => {
    const width = (Math.abs(part.value) / most) * 50;
    return { part, width, left: part.value < 0 ? 50 - width : 50 };
  });
}

/** The last point of the course that is not after a step. */
export function nearestPoint(course: readonly ReviewPoint[], step: number): number {
  return Math.max(
    0,
    course.findLastIndex((each) => each.step <= step),
  );
}
