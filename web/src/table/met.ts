/** Which kinds of questions somebody has met on this device: the first time, a line explains them. */
import { deviceMemory, type Memory } from "../settings.svelte";
import type { Book, Question } from "../wire";

const KEY = "igroteka.met";

export class Met {
  readonly #kinds: Set<string>;

  constructor(readonly memory: Memory | null = deviceMemory(window)) {
    this.#kinds = new Set((memory?.getItem(KEY) ?? "").split("\n").filter(Boolean));
  }

  /** Whether this kind is new; from now on it is not. */
  first(game: string, topic: string): boolean {
    const kind = `${game} ${topic}`;
    if (this.#kinds.has(kind)) return false;
    this.#kinds.add(kind);
    try {
      this.memory?.setItem(KEY, [...this.#kinds].join("\n"));
    } catch {
      // a full or forbidden store: it is known for this visit
    }
    return true;
  }
}

/** What a question of this kind is about: its own explanation, else the rule behind it. The end of a turn says it itself:
 * the rule with it is of what was done before. */
export function explained({ explain, rules, end_turn }: Question, book: Book): string {
  if (explain || end_turn) return explain ?? "";
  return book.chapters.flatMap((chapter) => chapter.rules).find(({ id }) => id === rules[0])?.text ?? "";
}
