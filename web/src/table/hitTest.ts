/** Hit testing: things that can be chosen react within 44 × 44 pixels, however small they are drawn. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const FINGER = 44;

const grown = (low: number, high: number): number => Math.max(0, (FINGER - (high - low)) / 2);
const off = (low: number, at: number, high: number): number => Math.max(low - at, at - high, 0);

type Framed<T> = readonly [T, Edges];

/** The thing whose centre is nearest to a point of the screen; of two with the same centre, the first. */
export function closest<T>(x: number, y: number, things: readonly Framed<T>[]): T | null {
  let found: T | null = null;
  let least = Infinity;
  for (const [thing, { left, top, right, bottom }] of things) {
    const far = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    if (far < least) [found, least] = [thing, far];
  }
  return found;
}

/** The small thing nearest to a point of the screen, if the point is within its enlarged edges. */
export function nearest<T>(x: number, y: number, things: readonly Framed<T>[]): T | null {
  const within = ([, { left, top, right, bottom }]: Framed<T>): boolean => {
    const [across, down] = [grown(left, right), grown(top, bottom)];
    return (across > 0 || down > 0) && off(left, x, right) <= across && off(top, y, bottom) <= down;
  };
  return closest(x, y, things.filter(within));
}
