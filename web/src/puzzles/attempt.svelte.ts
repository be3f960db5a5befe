/** My attempt at a puzzle: the position as it was asked stays on the board until I play on or take the next one. */
import type { TableView } from "../table/tableView";
import type { PuzzleInfo } from "../wire";

type Judge = (giveUp: boolean) => Promise<PuzzleInfo>;

export class PuzzleAttempt {
  info: PuzzleInfo | null = $state.raw(null);
  /** The table as it stood when the puzzle was asked; null before the answer and while I play on. */
  position: TableView | null = $state.raw(null);
  /** Whether the player has left the puzzle behind to play the match on. */
  playingOn = $state(false);
  #asked: TableView | null = null;
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
      this.position = this.#asked && { ...this.#asked, question: null };
      await this.#ask(false);
    }
  }

  /** Show the solution; without an answer before it, the puzzle counts as missed. */
  async giveUp(): Promise<void> {
    this.position = this.#asked && { ...this.#asked, question: null };
    await this.#ask(true);
  }

  /** Go on with the match from where the answer has led. */
  playOn(): void {
    this.playingOn = true;
    this.position = null;
  }

  async #ask(giveUp: boolean): Promise<void> {
    const [found, before] = [await this.#judge(giveUp), this.info];
    const change = found.change ?? before?.change ?? 0;
    this.info = { ...found, solution: found.solution ?? before?.solution ?? null, change };
  }
}
