/** What the pointer means at a table: things that can be chosen, dragged, laid; what each would do and cost. */
import { getContext, setContext } from "svelte";
import type { Panel, Preview, Question } from "../wire";
import {
  buttonsOf,
  changesOf,
  draggable,
  dragged,
  dropped,
  offersByTarget,
  offersOf,
  sent,
  type Change,
  type Offer,
} from "./offers";
import { previewAt, previewsByTarget, turned, type ShownPreview } from "./previews";

/** The table that is pointed at. */
export interface Pointed {
  question: () => Question | null;
  /** The question to a partner, while an option is to be suggested. */
  advice: () => Question | null;
  /** The panel of the seat that is asked. */
  panel: () => Panel | undefined;
  answer: (keys: string[]) => void;
}

const KEY = Symbol("pointing");
const NO_CHANGES: Change[] = [];

/** Where a thing that is dragged can be dropped, and what that does. */
function landings(offers: readonly Offer[], from: string): Map<string, Offer[]> {
  const found = offersByTarget(dragged(offers, from));
  found.delete(from);
  return found;
}

export class Pointing {
  /** Offers among which to choose by buttons. */
  narrowed: Offer[] | null = $state.raw(null);
  /** The thing under the pointer, and what it would do. */
  target = $state("");
  readonly aimed = $derived.by(() => this.byTarget.get(this.target) ?? []);
  /** What would be laid where the pointer is. */
  shownPreview: ShownPreview | null = $state.raw(null);
  /** The thing that is dragged. */
  dragged = $state("");
  /** Whether the player chooses how to pay. */
  choosesPayment = $state(false);
  readonly #table: Pointed;
  #last: Preview | null = null; // the preview before, for its rotation

  readonly offers = $derived.by(() => offersOf(this.#table.question() ?? this.#table.advice()));
  readonly byTarget = $derived.by(() => offersByTarget(this.offers));
  readonly placements = $derived.by(() => previewsByTarget(this.#table.question()));
  readonly movable = $derived.by(() => draggable(this.offers));
  readonly buttons = $derived.by(() => buttonsOf(this.offers));
  /** Whether something that is paid for could be paid in another way. */
  readonly payable = $derived.by(() => this.offers.some(({ pays }) => pays > 0));
  /** What each thing that can be chosen stands for, in words; while one is dragged, where it can be dropped. */
  readonly open = $derived.by(() => {
    const from = this.dragged;
    const shown = from ? landings(this.offers, from) : this.byTarget;
    return new Map([...shown].map(([target, offers]) => [target, offers.map(({ label }) => label).join(" / ")]));
  });

  constructor(table: Pointed) {
    this.#table = table;
  }

  /** What is asked, in words. */
  get asked(): string {
    return this.#table.question()?.prompt ?? "";
  }

  static provide(pointing: Pointing): Pointing {
    return setContext(KEY, pointing);
  }

  static here(): Pointing | undefined {
    return getContext<Pointing | undefined>(KEY);
  }

  /** Whether a thing is reached only by answering a later question in the same gesture: its mark is fainter. */
  faint(target: string): boolean {
    return !this.dragged && this.byTarget.get(target)?.some(({ direct }) => direct) === false;
  }

  /** What the choice of a thing costs and brings, where there is one way. */
  price(target: string): Change[] {
    const here = this.byTarget.get(target);
    return here?.length === 1 && here[0] ? changesOf(here[0], this.#table.panel()) : NO_CHANGES;
  }

  /** Whether two things stand for the same choice, as the symbols of one tile do. */
  together(one: string, other: string): boolean {
    const [choice] = this.byTarget.get(one) ?? [];
    return choice !== undefined && this.byTarget.get(other)?.includes(choice) === true;
  }

  changes(offer: Offer): Change[] {
    return changesOf(offer, this.#table.panel());
  }

  /** The table has moved on: what was opened beside the question is closed. */
  forget(): void {
    this.narrowed = this.shownPreview = null;
    this.target = this.dragged = "";
  }

  give(offer: Offer): void {
    this.#table.answer(sent(offer, this.choosesPayment));
  }

  /** Chooses a thing, or shows its offers as buttons; whether it can be chosen. */
  pick(target: string, finger: boolean): boolean {
    if (this.placements.has(target) && this.#lay(target, finger)) return true;
    return this.#choose(this.byTarget.get(target));
  }

  drop(from: string, to: string): boolean {
    this.dragged = "";
    return this.#choose(dropped(this.offers, from, to));
  }

  #choose(offers: Offer[] | undefined): boolean {
    const [only] = offers ?? [];
    if (!offers || !only) return false;
    if (offers.length === 1) this.give(only);
    else this.narrowed = offers;
    return true;
  }

  /** The pointer or the focus entered or left a thing. */
  aim(target: string, here: boolean): void {
    const shown = this.shownPreview;
    this.target = here ? target : "";
    if (here && (shown?.target !== target || shown.held)) this.#show(previewAt(this.placements, target, this.#last));
    else if (!here && shown?.target === target && !shown.held) this.#show(null);
  }

  /** Turn what would be laid. */
  turn(): void {
    if (this.shownPreview) this.#show(turned(this.placements, this.shownPreview));
  }

  /** Lay what is shown. */
  lay(): void {
    if (this.shownPreview) this.#table.answer(this.shownPreview.preview.keys);
  }

  get turns(): number {
    return (this.shownPreview && this.placements.get(this.shownPreview.target)?.length) ?? 0;
  }

  #show(next: ShownPreview | null): void {
    this.#last = next?.preview ?? this.#last;
    this.shownPreview = next;
    if (next?.held) this.narrowed = null;
  }

  /** On touch nothing is previewed yet: the first tap shows a preview, the next ones turn it. A placement with only one
   * way to lie is chosen like anything else; on touch it is previewed if it can't be taken back. */
  #lay(target: string, finger: boolean): boolean {
    const alone = (this.placements.get(target)?.length ?? 0) < 2;
    if (alone && !(finger && this.byTarget.get(target)?.[0]?.final)) return false;
    const here = this.shownPreview?.target === target;
    if (finger && here) this.turn();
    else if (finger) this.#show(previewAt(this.placements, target, this.#last, true));
    else if (here) this.lay();
    return finger || here;
  }
}
