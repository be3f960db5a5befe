import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import Rules from "./Rules.svelte";
import { settings } from "./settings.svelte";
import type { Book } from "./wire";

let rules: ReturnType<typeof mount>;

const values = [
  { name: "цвет", value: "синий", standing: "given" },
  { name: "очки", value: "2", standing: "reconstructed" },
  { name: "действие", value: "", standing: "given" },
];
const row = { id: "b1", name: "Задание", effect: "", values, note: "печать неясна" };
const book: Book = {
  game: "g",
  title: "G",
  chapters: [],
  components: [{ id: "task", title: "Задания", rows: [row] }],
  tips: {},
};

beforeEach(() => settings.setLanguage("ru"));
afterEach(() => unmount(rules));

describe("the list of components", () => {
  it("says how certain every value is, and shows the note", () => {
    rules = mount(Rules, { target: document.body, props: { book, rule: "" } });
    flushSync();

    expect([...document.querySelectorAll("details small")].map((each) => each.textContent)).toEqual([
      "цвет: синий · действие (есть в правилах)",
      "очки: 2 (восстановлено: печать утрачена)",
      "Примечание: печать неясна",
    ]);
  });
});
