/** Sprites, rules and texts of the game on a table, and the last error: shared by matches and replays. */
import * as api from "../api";
import { drawer } from "../drawer.svelte";
import type { Book, GameInfo } from "../wire";
import { Sheet } from "./sprites";

export class GameAssets {
  info: GameInfo | null = $state.raw(null);
  sheet: Sheet | null = $state.raw(null);
  book: Book | null = $state.raw(null);
  #art = ""; // URL of the loaded sheet
  /** Why the last call failed: for people, and for the page. */
  error = $state("");
  code = $state("");

  /** Run a call that may be refused; whether it succeeded. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      this.error = "";
      await act();
      return true;
    } catch (wrong) {
      ({ reason: this.error, code: this.code } = api.refusal(wrong));
      return false;
    }
  }

  /** Load the sprites and rules of a game, in the language of the page; `table` is one with a box of its own. */
  async load(game: string, table = ""): Promise<void> {
    const [games, book] = await Promise.all([api.games(), api.book(game, table)]);
    const info = games.find((each) => each.id === game) ?? null;
    this.info = info;
    this.book = book;
    drawer.read(book);
    if (info && (!this.sheet || this.#art !== info.art)) this.sheet = new Sheet(await api.art(info.art));
    this.#art = info?.art ?? "";
  }

  /** The name of a component or place. */
  readonly names = (key: string): string => this.book?.tips[key]?.name ?? "";

  /** The effect of a component or place. */
  readonly effects = (key: string): string => this.book?.tips[key]?.about ?? "";
}
