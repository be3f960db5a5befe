import { describe, expect, it } from "vitest";
import { parts } from "./ids";

describe("rules that a text names", () => {
  const rules = new Set(["g.turn.first", "g.end"]);

  it("are told apart from its words, with or without their game", () => {
    expect(parts("As g.turn.first (turn.first), i.e. not g.turn.", "g", rules)).toEqual([
      { words: "As ", rule: "" },
      { words: "g.turn.first", rule: "g.turn.first" },
      { words: " (", rule: "" },
      { words: "turn.first", rule: "g.turn.first" },
      { words: "), ", rule: "" },
      { words: "i.e", rule: "" },
      { words: ". not ", rule: "" },
      { words: "g.turn", rule: "" },
      { words: ".", rule: "" },
    ]);
  });
});
