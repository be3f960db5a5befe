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

/** How many pieces of a kind a payment takes. */
export const takes = much;

/** The payment with one piece more or less of a kind that differs least from the present one; the same if there is none. */
export function switched(bundles: readonly Bundle[], now: Bundle, kind: string, more: boolean): Bundle {
  const wanted = bundles.filter((each) =>
    more ? much(each, kind) > much(now, kind) : much(each, kind) < much(now, kind),
  );
  return (
    wanted.reduce<Bundle | null>((best, each) => (!best || apart(each, now) < apart(best, now) ? each : best), null) ??
    now
  );
}
