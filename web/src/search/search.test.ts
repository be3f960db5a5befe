import { describe, expect, it } from "vitest";
import { Query, ranked } from "./search";

const field = (text: string, weight = 1) => ({ text, weight });
const found = (wanted: string, text: string): boolean => new Query(wanted).hits([field(text)]).some((hit) => hit > 0);

describe("a search", () => {
  it.each([
    ["счет", "чей счёт больше"],
    ["СЧЁТ ", "чей счёт больше"],
    ["храмов", "Серый храм в регионе"],
    ["свечи", "карта свечей"],
    ["как победить", "При равенстве побеждает тот, кто правее"],
    ["как победить", "Игрок выигрывает, набрав больше Тома."],
    ["когда конец игры?", "Партия заканчивается после третьего года"],
    ["когда кончается игра", "Партия заканчивается после третьего года"],
    ["что при ничьей", "При равенстве считают очки"],
    ["сколько стоит корабль", "цена корабля 2"],
    ["how do I win", "The winner has most points"],
    ["how does the game end", "The match ends after the third year"],
    ["cities", "each city"],
    ["bonf", "the bonfires"],
  ])("for “%s” finds “%s”", (wanted, text) => {
    expect(found(wanted, text)).toBe(true);
  });

  it.each([
    ["день", "чей счёт больше"],
    ["how to win", "Move the ship to an island"],
    ["what happens on a tie", "Nothing happens."],
    ["что делает торговец", "Ход делает первый игрок"],
  ])("for “%s” does not find “%s”", (wanted, text) => {
    expect(found(wanted, text)).toBe(false);
  });

  it("is empty without words", () => {
    expect(new Query(" ? ").empty).toBe(true);
  });

  it("looks for the words of a question when there are no others", () => {
    expect(found("как", "как сказано")).toBe(true);
  });
});

describe("what is found", () => {
  const rank = (wanted: string, texts: [string, string][]): string[] =>
    ranked(new Query(wanted), texts, ([name, text]) => [field(name, 3), field(text)]).map(([name]) => name);

  it("is ordered by where the words occur", () => {
    const texts: [string, string][] = [
      ["Fate", "Who wins takes the ship."],
      ["Winner", "Most points."],
    ];

    expect(rank("win", texts)).toEqual(["Winner", "Fate"]);
  });

  it("has all the words, or else most of them", () => {
    const texts: [string, string][] = [
      ["A", "the ship sails"],
      ["B", "the ship sails to an island"],
    ];

    expect([rank("ship island", texts), rank("ship dragon", texts)]).toEqual([["B"], ["A", "B"]]);
  });
});

describe("of many things", () => {
  const rules: [string, string][] = [
    ["Rounds", "The game lasts three rounds."],
    ["Rewards", "Every round many rewards are given, and many rounds follow in which a round is much like any round."],
    ["Tiles", "A tile lies there for a round."],
  ];
  const order = (wanted: string, apt: (name: string) => number = () => 1): string[] =>
    ranked(
      new Query(wanted),
      rules,
      ([, text]) => [field(text, 3)],
      () => "",
      ([name]) => apt(name),
    ).map(([name]) => name);

  it("short ones come before long ones", () => {
    expect(order("how many rounds").at(-1)).toBe("Rewards");
  });

  it("those with the rarer word come alone, if that word tells enough", () => {
    expect(order("rewards of a round")).toEqual(["Rewards"]);
  });

  it("those that suit the kind of question come first", () => {
    expect(order("rounds", (name) => (name === "Tiles" ? 2 : 1))[0]).toBe("Tiles");
  });
});

describe("a question", () => {
  it("is answered first by things about its subject, and by whole words", () => {
    const texts: [string, string][] = [
      ["Winds", "Move a ghost."],
      ["Card", "Who wins it keeps it."],
      ["end", "All win together."],
    ];
    const order = ranked(
      new Query("how do I win"),
      texts,
      ([name, text]) => [field(name, 4), field(text, 3)],
      ([name]) => (name === "end" ? "win" : ""),
    );

    expect(order.map(([name]) => name)).toEqual(["end", "Card", "Winds"]);
  });
});

describe("a text", () => {
  it("is split into parts, with the hits marked", () => {
    expect(new Query("победа").marked("Так побеждает Дом.")).toEqual([
      { text: "Так ", hit: false },
      { text: "побеждает", hit: true },
      { text: " Дом.", hit: false },
    ]);
  });
});
