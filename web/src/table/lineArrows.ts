/** Where the arrows of a line go: from the edge of one numbered mark to the edge of the next. */

export interface Spot {
  x: number;
  y: number;
}

export interface Arrow {
  from: Spot;
  to: Spot;
}

export const MARK = 13; // pixels of a mark's radius

/** Arrows between marks; those that would be too short to be seen are left out. */
export function arrowsBetween(spots: readonly Spot[]): Arrow[] {
  return spots.slice(1).flatMap((to, at) => {
    const from = spots[at];
    if (!from) return [];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    if (length < 3 * MARK) return [];
    const [ux, uy] = [dx / length, dy / length];
    return [
      {
        from: { x: from.x + ux * MARK, y: from.y + uy * MARK },
        to: { x: to.x - ux * (MARK + 5), y: to.y - uy * (MARK + 5) },
      },
    ];
  });
}

/** The middle of a box as seen from the corner of another. */
export const middleIn = (
  box: { left: number; top: number; width: number; height: number },
  frame: { left: number; top: number },
): Spot => ({ x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top });

/** Marks that would cover each other stand side by side. */
export function spread(spots: readonly Spot[]): Spot[] {
  const placed: Spot[] = [];
  for (const spot of spots) {
    let { x } = spot;
    while (placed.some((other) => Math.hypot(other.x - x, other.y - spot.y) < 2 * MARK)) x += 2 * MARK;
    placed.push({ x, y: spot.y });
  }
  return placed;
}
