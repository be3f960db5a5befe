/** The room for headings: a heading stands at the top of its zone, above the pieces that lie there. */
import type { Piece, Zone } from "../wire";
import type { Marked } from "./marks";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The free height at the top of each zone with a heading, in board units: down to the pieces and smaller zones below
 * the words, whose width at the usual size is `wide`. What is larger than the zone, such as a glow, does not lie there. */
export function headroom(
  zones: Marked<Zone>[],
  pieces: Marked<Piece>[],
  wide: (words: string) => number,
): ReadonlyMap<string, number> {
  const lying: Box[] = pieces.map(({ thing: { x, y, w, h } }) => ({
    left: x - w / 2,
    right: x + w / 2,
    top: y - h / 2,
    bottom: y + h / 2,
  }));
  const smaller: Box[] = zones.map(({ thing: { x, y, w, h } }) => ({ left: x, right: x + w, top: y, bottom: y + h }));
  const room = ({ x, y, w, h, label = "" }: Zone): number => {
    const [half, across] = [Math.min(w, wide(label)) / 2, x + w / 2];
    const below = ({ left, right, top, bottom }: Box): boolean =>
      left < across + half &&
      right > across - half &&
      bottom > y &&
      top < y + h &&
      !(right - left > w && bottom - top > h);
    const inside = (box: Box): boolean => below(box) && box.top > y && box.bottom <= y + h;
    const tops = [...lying.filter(below), ...smaller.filter(inside)].map(({ top }) => Math.max(0, top - y));
    return Math.min(h, ...tops);
  };
  return new Map(zones.filter(({ thing }) => thing.label).map(({ thing }) => [thing.id, room(thing)]));
}
