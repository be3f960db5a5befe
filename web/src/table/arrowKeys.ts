/** Keyboard navigation between the things on a board. */
import type { Position } from "./zoom";

/** Where each arrow leads: across and down. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** In reading order: top to bottom, then left to right; things on one spot in drawing order. */
export const inReadingOrder = <T extends Position>(places: readonly T[]): T[] =>
  [...places].sort((one, other) => one.y - other.y || one.x - other.x);

/** Where a key leads from one of the places: an arrow to the nearest that way (on one spot to the one above or below
 * it), Home and End to the first and the last. */
export function nextByKey<T extends Position>(key: string, from: T, places: readonly T[]): T | undefined {
  if (key === "Home") return inReadingOrder(places)[0];
  if (key === "End") return inReadingOrder(places).at(-1);
  const way = WAYS[key];
  if (!way) return undefined;
  // against reading order, the last of a heap comes first
  const [across, down] = way;
  const inOrder = across + down > 0 ? places : [...places].reverse();
  const heap = inOrder.filter(({ x, y }) => x === from.x && y === from.y);
  return heap[heap.indexOf(from) + 1] ?? ahead(across, down, from, inOrder);
}

/** The nearest within a right angle that way; if nothing is there, the nearest that way at all. */
function ahead<T extends Position>(across: number, down: number, from: T, places: readonly T[]): T | undefined {
  let found: T | undefined;
  let least = Infinity;
  for (const place of places) {
    const [right, below] = [place.x - from.x, place.y - from.y];
    const along = right * across + below * down;
    const aside = Math.abs(right * down) + Math.abs(below * across);
    const far = Math.hypot(along, aside) + (aside > along ? BESIDE : 0);
    if (along > 0 && far < least) [found, least] = [place, far];
  }
  return found;
}

const BESIDE = 1e6; // farther than anything on a board
