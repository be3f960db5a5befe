/** Plays the events of a table one after another before the page shows their outcome. */
import type { Pace } from "../settings.svelte";
import type { LogLine, Question, Scene } from "../wire";
import { actOf, beatsOf, isHeld, length, type Beat } from "./beats";
import { litBy, staged } from "./staging";
import type { TableView } from "./tableView";

/** From one state of the table to the next. */
interface Transition {
  before: TableView;
  after: TableView;
  news: LogLine[];
  /** Whether it was the viewer's own answer. */
  own: boolean;
}

const LONGEST = 30_000; // milliseconds that may be due: a longer queue is played faster
const KEPT = 80; // transitions that can be played again
const NOTHING: ReadonlySet<string> = new Set();

/** The lines of the log that came since; none when some were taken back. */
export function newLines(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  const last = before.at(-1)?.number ?? -1;
  return (after.at(-1)?.number ?? -1) > last ? after.filter(({ number }) => number > last) : [];
}

export class EventPlayer {
  /** The table between two states while events are played; otherwise the session's state is shown. */
  view: TableView | null = $state.raw(null);
  beat: Beat | null = $state.raw(null);
  /** How the table was before the beat. */
  was: TableView | null = $state.raw(null);
  /** Ids of the things that the beat is about. */
  lit: ReadonlySet<string> = $state.raw(NOTHING);
  paused = $state(false);
  #queue: Transition[] = [];
  #transition: Transition | null = null; // being played
  #due: Beat[] = []; // the beats of that transition still to play
  #again = false; // whether it is played again: its questions are in the past
  #past: Transition[] = $state.raw([]);
  #begun = 0; // when playing began, in milliseconds
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly pace: () => Pace,
    /** Called when everything due has been shown, with the milliseconds it took. */
    readonly ended: (ms: number) => void = () => undefined,
    readonly hidden: () => boolean = () => document.hidden,
    /** Called with the events that are shown together, as they are shown. */
    readonly heard: (lines: readonly LogLine[]) => void = () => undefined,
  ) {}

  get playing(): boolean {
    return this.view !== null;
  }

  /** Whether the others' turns since the viewer's last one are all known here: a page opened later must fetch them. */
  get remembers(): boolean {
    const [first] = this.#sinceMyTurn();
    return first?.own === true;
  }

  /** The table moved on; the caller shows it unless there is something to be played first. */
  receive(before: TableView | null, after: TableView): void {
    if (!before?.scene || !after.scene || before.seat !== after.seat || after.revision < before.revision) {
      this.#past = [];
      return this.skip();
    }
    if (after.revision === before.revision) return this.#talk(after);
    const transition = transitionOf(before, after);
    this.#past = [...this.#past, transition].slice(-KEPT);
    if (!this.playing && !this.#holds(transition)) {
      this.heard(transition.news);
      return this.ended(0);
    }
    this.#queue.push(transition);
    if (this.playing) return;
    this.#begun = performance.now();
    this.view = before;
    this.#next();
  }

  /** Go to the end: the session's state is shown. */
  skip(): void {
    clearTimeout(this.#timer);
    const [played, again] = [this.playing, this.#again];
    this.#queue = [];
    this.#due = [];
    this.#transition = this.view = this.beat = this.was = null;
    this.lit = NOTHING;
    this.paused = this.#again = false;
    if (played && !again) this.ended(performance.now() - this.#begun);
  }

  /** Show the next beat now. */
  next(): void {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  pause(): void {
    this.paused = !this.paused;
    clearTimeout(this.#timer);
    if (!this.paused) this.#next();
  }

  /** Play again what others did since the viewer's last turn. */
  replay(now: TableView): void {
    this.#playAgain(this.#sinceMyTurn(), now);
  }

  /** Play what lies between states that were fetched. */
  replayStates(states: readonly TableView[], now: TableView): void {
    const transitions = states.slice(1).map((after, at) => transitionOf(states[at] ?? after, after));
    this.#playAgain(
      transitions.filter(({ news }) => news.length),
      now,
    );
  }

  #playAgain(transitions: Transition[], now: TableView): void {
    this.skip();
    const [first] = transitions;
    if (!first) return;
    this.#queue = transitions;
    this.#again = true;
    this.view = { ...first.before, question: null, chat: now.chat };
    this.#next();
  }

  /** Chat goes on while events are played. */
  #talk({ chat }: TableView): void {
    if (this.view) this.view = { ...this.view, chat };
  }

  #holds({ own, after, news }: Transition): boolean {
    return this.pace() !== "at-once" && !this.hidden() && beatsOf(news).some((beat) => isHeld(beat, own, after.seat));
  }

  /** The latest run of others' transitions, before the viewer's newest answers, with the viewer's answer that led to it. */
  #sinceMyTurn(): Transition[] {
    const past = this.#past.filter(({ news }) => news.length);
    let to = past.length;
    while (to && past[to - 1]?.own) to -= 1;
    let from = to;
    while (from && !past[from - 1]?.own) from -= 1;
    return to ? past.slice(Math.max(0, from - 1), to) : [];
  }

  #next(): void {
    while (!this.#due.length) {
      if (this.#transition)
        this.view = { ...this.#transition.after, question: this.#question(this.#transition), handover: null };
      this.#transition = this.#taken();
      if (!this.#transition) return this.skip();
      this.#due = beatsOf(this.#transition.news);
    }
    const [transition, beat] = [this.#transition, this.#due.shift()];
    if (!beat || !transition?.after.scene || !this.view?.scene) return this.skip();
    this.was = this.view;
    const scene = staged(this.view.scene, transition.after.scene, beat.lines);
    this.lit = litBy(scene, beat.lines);
    this.beat = beat;
    this.heard(beat.lines);
    this.view = this.#between(transition, scene, beat.lines.at(-1)?.number ?? 0);
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), this.#hold(beat));
  }

  /** The next transition; one that only pays is taken together with what it pays for, if that has arrived. */
  #taken(): Transition | null {
    let first = this.#queue.shift() ?? null;
    for (let next = this.#queue[0]; first && next && paysFor(first, next); next = this.#queue[0]) {
      this.#queue.shift();
      first = { ...next, before: first.before, news: [...first.news, ...next.news] };
    }
    return first;
  }

  /** The table after a beat, before the next one. */
  #between(transition: Transition, scene: Scene, last: number): TableView {
    const { before, after } = transition;
    return {
      ...after,
      scene,
      revision: before.revision,
      log: after.log.filter(({ number }) => number <= last),
      question: this.#question(transition),
      outcome: before.outcome ?? null,
      handover: null,
    };
  }

  /** A question that stays the same through a transition can be answered meanwhile. */
  #question({ before, after }: Transition): Question | null {
    return before.question === after.question && !this.#again ? (after.question ?? null) : null;
  }

  #hold(beat: Beat): number {
    const chosen = this.pace();
    if (chosen === "at-once" && !this.#again) return 0;
    const pace = chosen === "at-once" ? "normal" : chosen;
    const rest = [...this.#due, ...this.#queue.flatMap(({ news }) => beatsOf(news))];
    const due = rest.reduce((sum, each) => sum + length(each, pace), length(beat, pace));
    return length(beat, pace) * Math.min(1, LONGEST / due);
  }
}

/** Whether a transition has nothing but payments, and the next one is of the same seat. */
function paysFor({ news, own }: Transition, next: Transition): boolean {
  const [first] = next.news;
  return (
    own === next.own && news.length > 0 && news.every((line) => actOf(line) === "pay" && line.seat === first?.seat)
  );
}

function transitionOf(before: TableView, after: TableView): Transition {
  const own = Boolean(before.question) && before.question !== after.question;
  return { before, after, news: newLines(before.log, after.log), own };
}
