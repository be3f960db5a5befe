/** What one gesture can do: an option of the question, or a chain of answers that the server offers. */
import type { Panel, Question } from "../wire";

export interface Offer {
  keys: string[];
  label: string;
  /** What is clicked; without any it is a button. */
  targets: string[];
  /** What may be dragged there. */
  via: string[];
  /** What it does to the counters of the seat, by their ids, and to its "points". */
  changes: Record<string, number>;
  /** How many keys come before a payment that could be made in other ways. */
  pays: number;
  /** Whether it can't be taken back although the turn goes on. */
  final: boolean;
  /** Whether it answers just this question: what it costs may be paid with it. */
  direct: boolean;
  /** Whether its button shows a card or tile: it has one even where a thing on the table can be clicked. */
  pictured: boolean;
}

const MOST = 6; // offers of one thing that a click can list as buttons

const sameThings = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** All offers of a question. A chain that only adds the payment stands in for its option. */
export function offersOf(question: Question | null | undefined): Offer[] {
  const options = (question?.options ?? []).map((option) => {
    const { key, label, targets = [], changes = {}, final = false, picture = [] } = option;
    return {
      keys: [key],
      label,
      targets,
      via: [],
      changes,
      pays: 0,
      final,
      direct: true,
      pictured: picture.length > 0,
    };
  });
  const labels = new Map(options.map((option) => [option.keys[0], option]));
  const chains = (question?.chains ?? []).map((chain) => {
    const { keys, label, targets = [], via = [], changes = {}, pays = 0, final = false } = chain;
    const option = labels.get(keys[0]);
    const direct = option !== undefined && option.label === label && sameThings(option.targets, targets);
    return { keys, label, targets, via, changes, pays, final, direct, pictured: false };
  });
  const paid = new Set(chains.filter(({ direct }) => direct).map(({ keys }) => keys[0]));
  const place = new Map(options.map(({ keys }, at) => [keys[0], at]));
  return [...options.filter(({ keys }) => !paid.has(keys[0])), ...chains].sort(
    (one, other) => (place.get(one.keys[0]) ?? 0) - (place.get(other.keys[0]) ?? 0),
  );
}

/** The offers of each thing. Answers to this question go before chains beyond it; a thing that stands for more
 * offers than can be listed is reached only by dragging. */
export function offersByTarget(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers)
    for (const target of offer.targets) found.set(target, [...(found.get(target) ?? []), offer]);
  for (const [target, here] of found) {
    const direct = here.filter((offer) => offer.direct);
    if (direct.length) found.set(target, direct);
    else if (here.length > MOST) found.delete(target);
  }
  return found;
}

/** The offers without targets and those with a picture: they become buttons, chains in place of the option they begin
 * with. */
export function buttonsOf(offers: readonly Offer[]): Offer[] {
  const buttons = offers.filter(({ targets, pictured }) => pictured || !targets.length);
  const joined = new Set(buttons.filter(({ direct }) => !direct).map(({ keys }) => keys[0]));
  return buttons.filter(({ keys, direct }) => !direct || !joined.has(keys[0]));
}

/** What a gesture sends: all of its keys, or those before the payment that the player wants to choose. */
export const sent = ({ keys, pays }: Offer, choosesPayment: boolean): string[] =>
  choosesPayment && pays ? keys.slice(0, pays) : keys;

/** The offers of dragging a thing: where it goes next, or what stands for the same option, such as a role for a card. */
export const dragged = (offers: readonly Offer[], from: string): Offer[] =>
  offers.filter(({ via, targets, direct }) => via.includes(from) || (direct && targets.includes(from)));

/** The offers of dragging one thing to another. */
export const dropped = (offers: readonly Offer[], from: string, to: string): Offer[] =>
  from === to ? [] : dragged(offers, from).filter(({ targets }) => targets.includes(to));

/** The things that can be dragged: to what follows from them, or to tell which of their options is meant. */
export function draggable(offers: readonly Offer[]): ReadonlySet<string> {
  const several = [...offersByTarget(offers)].filter(
    ([target, here]) => here.length > 1 && here.some(({ targets }) => targets.length > 1 && targets[0] === target),
  );
  return new Set([...offers.flatMap(({ via }) => via), ...several.map(([target]) => target)]);
}

export interface Change {
  icon: string;
  label: string;
  by: number;
}

/** What an offer costs and brings, with the icons of the seat's counters: the costs first. */
export function changesOf({ changes }: Pick<Offer, "changes">, panel: Panel | undefined): Change[] {
  const known = new Map((panel?.counters ?? []).map(({ id, icon, label }) => [id, { icon, label }]));
  return Object.entries(changes)
    .flatMap(([id, by]) => {
      const counter = known.get(id);
      return counter ? [{ ...counter, by }] : [];
    })
    .sort((one, other) => Number(one.by > 0) - Number(other.by > 0));
}

/** A change in writing, with its sign. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
