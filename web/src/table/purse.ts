/** Paying by touching the pieces: of the whole payments that the server offers, the one that fits what was touched. */
import type { Bundle, Panel, Question } from "../wire";

/** A kind of piece that could be paid with: how many of it any payment takes at most. */
export interface Kind {
  id: string;
  icon: string;
  label: string;
  most: number;
}

const much = (bundle: Bundle, kind: string): number => bundle.paid?.[kind] ?? 0;

const size = ({ paid = {} }: Bundle): number => Object.values(paid).reduce((sum, number) => sum + number, 0);

const sameAs = (one: Bundle, other: Bundle): boolean => apart(one, other) === 0;

/** By how many pieces two payments differ. */
const apart = (one: Bundle, other: Bundle): number =>
  [...new Set([...Object.keys(one.paid ?? {}), ...Object.keys(other.paid ?? {})])].reduce(
    (sum, kind) => sum + Math.abs(much(one, kind) - much(other, kind)),
    0,
  );

/** The payments to choose from by their pieces; none if their pieces don't tell them apart. */
export function payments(question: Pick<Question, "bundles"> | null | undefined): Bundle[] {
  const bundles = question?.bundles ?? [];
  const told = bundles.every(
    (each, at) => Object.keys(each.paid ?? {}).length && bundles.findIndex((other) => sameAs(each, other)) === at,
  );
  return told && bundles.length > 1 ? bundles : [];
}

/** The kinds of pieces in payments, in the order of the seat's counters; none if one of them is not counted there. */
export function kinds(bundles: readonly Bundle[], panel: Panel | undefined): Kind[] {
  const wanted = new Set(bundles.flatMap(({ paid }) => Object.keys(paid ?? {})));
  const found = (panel?.counters ?? [])
    .filter(({ id }) => wanted.has(id))
    .map(({ id, icon, label }) => ({ id, icon, label, most: Math.max(...bundles.map((each) => much(each, id))) }));
  return found.length === wanted.size ? found : [];
}

/** The answers that are part of no payment: they need buttons of their own. */
export function unpaid<T extends { keys: readonly string[] }>(offers: readonly T[], bundles: readonly Bundle[]): T[] {
  const paying = new Set(bundles.flatMap(({ keys }) => keys));
  return offers.filter(({ keys: [first = ""] }) => !paying.has(first));
}

/** How many pieces of a kind a payment takes. */
export const takes = much;

/** A payment, and how many pieces of each kind in it were taken by touch. */
export interface Touched {
  paying: Bundle;
  kept: Readonly<Record<string, number>>;
}

/** The payment after a piece of a kind was touched: it takes one more or less of that kind, keeps most of what was taken
 * by touch, and differs least from the one before; with one more, it takes as few pieces as it can. Whoever touches the
 * missing pieces of any payment one by one comes to it. */
export function switched(bundles: readonly Bundle[], now: Touched, kind: string, more: boolean): Touched {
  const { paying, kept } = now;
  const before = much(paying, kind);
  const wanted = bundles.filter((each) => (more ? much(each, kind) > before : much(each, kind) < before));
  const held = Object.entries({ ...kept, [kind]: more ? before + 1 : Math.min(kept[kind] ?? 0, before - 1) });
  const keeps = (each: Bundle): number => held.reduce((sum, [id, number]) => sum + Math.min(number, much(each, id)), 0);
  const [best] = wanted.sort(
    (one, other) =>
      keeps(other) - keeps(one) || (more ? size(one) - size(other) : 0) || apart(one, paying) - apart(other, paying),
  );
  if (!best) return now;
  return { paying: best, kept: Object.fromEntries(held.map(([id, number]) => [id, Math.min(number, much(best, id))])) };
}
