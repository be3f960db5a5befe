/** Topics already asked on this device: a topic is explained the first time. */
import { deviceMemory, type Memory } from "../settings.svelte";
import type { Book, Question } from "../wire";

const KEY = "igroteka.met";

export class SeenTopics {
  readonly #kinds: Set<string>;

  constructor(readonly memory: Memory | null = deviceMemory(window)) {
    this.#kinds = new Set((memory?.getItem(KEY) ?? "").split("\n").filter(Boolean));
  }

  /** Whether a topic is asked for the first time; remembers it. */
  isFirst(game: string, topic: string): boolean {
    const kind = `${game} ${topic}`;
    if (this.#kinds.has(kind)) return false;
    this.#kinds.add(kind);
    try {
      this.memory?.setItem(KEY, [...this.#kinds].join("\n"));
    } catch {
      // the store is full or forbidden: the topic is known for this visit
    }
    return true;
  }
}

/** What a question of this kind is about: its own explanation, else the rule behind it. The end of a turn needs none:
 * the rule with it belongs to what was done before. */
export function explanationOf({ explain, rules, end_turn }: Question, book: Book): string {
  if (explain || end_turn) return explain ?? "";
  return book.chapters.flatMap((chapter) => chapter.rules).find(({ id }) => id === rules[0])?.text ?? "";
}
