import { describe, expect, it } from "vitest";
import type { Book, Question } from "../wire";
import { explanationOf, SeenTopics } from "./seenTopics";

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const question: Question = { seat: 0, topic: "move", prompt: "Where to?", rules: ["g.move.one"], options: [] };
const book: Book = {
  game: "g",
  title: "G",
  components: [],
  tips: {},
  chapters: [{ id: "move", title: "Moves", rules: [{ id: "g.move.one", kind: "rule", text: "One step at most." }] }],
};

describe("a kind of question", () => {
  it("is new once in each game", () => {
    const seenTopics = new SeenTopics(memory());

    expect([seenTopics.isFirst("a", "move"), seenTopics.isFirst("a", "move"), seenTopics.isFirst("b", "move")]).toEqual(
      [true, false, true],
    );
  });

  it("is known on the next visit", () => {
    const device = memory();
    new SeenTopics(device).isFirst("a", "move");

    expect(new SeenTopics(device).isFirst("a", "move")).toBe(false);
  });

  it("is known for this visit where nothing can be kept", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    const seenTopics = new SeenTopics(full);

    expect([seenTopics.isFirst("a", "move"), seenTopics.isFirst("a", "move")]).toEqual([true, false]);
  });

  it("is explained in its own words, else by its rule", () => {
    expect(explanationOf({ ...question, explain: "Walk." }, book)).toBe("Walk.");
    expect(explanationOf(question, book)).toBe("One step at most.");
    expect(explanationOf({ ...question, rules: [] }, book)).toBe("");
  });

  it("that only ends the turn is not explained by the rule of what was done before", () => {
    expect(explanationOf({ ...question, end_turn: true }, book)).toBe("");
  });
});
