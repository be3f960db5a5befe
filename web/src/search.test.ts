import { describe, expect, it } from "vitest";
import { fits, parts } from "./search";

const texts = ["ryozen.night.tie", "При равенстве считают чей счёт больше.", undefined];

describe("a search", () => {
  it.each(["счет", "счёт", "СЧЁТ ", " больше  при", "night равенстве", ""])("for “%s” finds the text", (wanted) => {
    expect(fits(wanted, ...texts)).toBe(true);
  });

  it.each(["день", "счёт дня"])("for “%s” does not", (wanted) => {
    expect(fits(wanted, ...texts)).toBe(false);
  });
});

describe("rules that a text names", () => {
  const rules = new Set(["g.turn.first", "g.end"]);

  it("are told from its words, with or without their game", () => {
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
