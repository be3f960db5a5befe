import type { Book } from "./wire";

/** The rules beside the table: which rule is looked up, while a table is open. */
class Drawer {
  /** Whether there is a table to open it beside. */
  here = $state(false);
  open = $state(false);
  rule = $state("");
  #titles: ReadonlyMap<string, string> = $state.raw(new Map());

  show(rule = ""): void {
    this.rule = rule;
    this.open = true;
  }

  /** Take the titles of rules from a game's book. */
  read({ chapters }: Book): void {
    this.#titles = new Map(
      chapters.flatMap(({ title, rules }) => rules.map(({ id, name }) => [id, name || title] as const)),
    );
  }

  /** The title of a rule: its name, or else its chapter; empty until the book is loaded. */
  titleOf(rule: string): string {
    return this.#titles.get(rule) ?? "";
  }
}

export const drawer = new Drawer();
