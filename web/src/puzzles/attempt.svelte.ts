/**
 * My attempt at a puzzle: once I have answered, the position as it was asked stays on the board until I play on or take
 * the next one. Where a whole turn is asked for, the board goes on with it until the turn is over.
 */
import type { TableView } from "../table/tableView";
import type { PuzzleInfo } from "../wire";

type Judge = (giveUp: boolean) => Promise<PuzzleInfo>;

export class PuzzleAttempt {
  info: PuzzleInfo | null = $state.raw(null);
  /** The table as it stood when the puzzle was asked; null before the answer and while I play on. */
  position: TableView | null = $state.raw(null);
  /** Whether the player has left the puzzle behind to play the match on. */
  playingOn = $state(false);
  /** Whether a whole turn is asked for and has begun. */
  begun = $state(false);
  #asked: TableView | null = null;
  #asks = 0;
  #change = 0; // of my rating
  readonly #judge: Judge;

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** The table has changed: remember the question, or judge the answer. */
  async see(state: TableView): Promise<void> {
    if (this.#asked === null && state.question) {
      this.#asked = state;
      await this.#ask(false);
    } else if (this.#asked?.revision === state.revision) {
      this.#asked = state; // the same in another language
      await this.#ask(false);
    } else if (this.info?.phase === "open" && !this.playingOn) {
      if (this.info.turn) this.begun = true;
      else this.#show();
      await this.#ask(false);
      if (this.#over()) this.#show();
    }
  }

  /** Show the solution; without an answer before it, the puzzle counts as missed. */
  async giveUp(): Promise<void> {
    this.#show();
    await this.#ask(true);
  }

  /** Go on with the match from where the answer has led. */
  playOn(): void {
    this.playingOn = true;
    this.position = null;
  }

  /** Put the position that was asked back on the board. */
  #show(): void {
    this.position = this.#asked && { ...this.#asked, question: null };
  }

  #over(): boolean {
    return this.info !== null && this.info.phase !== "open";
  }

  async #ask(giveUp: boolean): Promise<void> {
    const number = ++this.#asks;
    const found = await this.#judge(giveUp);
    this.#change = found.change ?? this.#change;
    const late = number < this.#asks && this.info; // a later answer has been judged, or is being judged
    this.info = {
      ...(late || found),
      solution: found.solution ?? this.info?.solution ?? null,
      change: this.#change,
    };
  }
}
