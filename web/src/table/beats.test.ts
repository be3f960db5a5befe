import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire";
import { battleOf } from "./battle";
import {
  ADDED,
  beatsOf,
  captions,
  causeOf,
  isHeld,
  lastMoveAt,
  lastMoves,
  length,
  meant,
  presented,
  type Beat,
} from "./beats";

let number = 0;
const line = (act: string, seat: number | null = null, more: Partial<LogLine> = {}): LogLine => ({
  number: ++number,
  text: `${act} ${seat}`,
  rule: "",
  seat,
  act,
  ...more,
});
const acts = (news: LogLine[]): string[][] => beatsOf(news).map(({ lines }) => lines.map(({ act }) => act ?? ""));
const first = (news: LogLine[]): Beat => beatsOf(news)[0] ?? { main: line("tell"), lines: [] };

describe("beats", () => {
  it("show a throw with what it matches, what is paid for that, and its result", () => {
    const ghost = { pieces: ["ghoul"] };
    const news = [line("throw", 0), line("match", null, ghost), line("match", null, ghost), line("pay", 0)];

    expect(acts([...news, line("leave", null, ghost), line("result", null, ghost)])).toEqual([
      ["throw", "match", "match", "pay", "leave", "result"],
    ]);
    expect(acts([line("match"), line("pay", 0), line("result", null, ghost), line("show")])).toEqual([
      ["match", "pay", "result"],
      ["show"],
    ]);
  });

  it("caption what fell once, and leave what was matched to the picture", () => {
    const ghost = { pieces: ["ghoul"] };
    const beat = first([line("throw"), line("match"), line("leave", null, ghost), line("result", null, ghost)]);

    expect(captions(beat)).toEqual(["throw null", "result null"]);
    expect(captions(first([line("match"), line("result", null, ghost)]))).toEqual(["result null"]);
  });

  it("show a card that changes the match long enough to be read", () => {
    expect(length(first([line("reveal")]), "normal")).toBeGreaterThanOrEqual(6_000);
    expect(isHeld(first([line("reveal", 0)]), true, 0)).toBe(true);
  });

  it("name the one card that appears", () => {
    const card = { pieces: ["ghoul", "ghoul:*"] };

    expect(presented(first([line("show", null, card)]))).toBe("ghoul");
    expect(presented(first([line("show", null, card), line("show", null, card)]))).toBe("");
    expect(presented(first([line("move", 1, card)]))).toBe("");
  });

  it("show a gain together with its cause", () => {
    expect(acts([line("move", 1), line("gain", 1), line("gain", 1), line("move", 1)])).toEqual([
      ["move", "gain", "gain"],
      ["move"],
    ]);
  });

  it("show a payment together with what it is for", () => {
    expect(acts([line("pay", 1), line("pay", 1), line("move", 1)])).toEqual([["pay", "pay", "move"]]);
  });

  it("show each seat's gain together with the event that brings it, sector by sector", () => {
    const from = (place: string): Partial<LogLine> => ({ source: [place] });
    const night = [
      line("gain", 0, from("gates")),
      line("gain", 1, from("gates")),
      line("light", 1, from("gates")),
      line("gain", 1),
      line("gain", 0, from("capital")),
      line("light", 0, from("capital")),
    ];

    expect(beatsOf(night).map(({ lines }) => lines.length)).toEqual([4, 2]);
  });

  it("show what was gained since a tally with the next one", () => {
    const night = [line("tally", 0), line("gain", 0), line("gain", 0), line("gain", 1), line("tally", 1)];

    expect(acts(night)).toEqual([
      ["tally", "gain"],
      ["gain", "gain", "tally"],
    ]);
  });

  it("show what a tally does not count before it", () => {
    const from = (place: string): Partial<LogLine> => ({ source: [place] });
    const night = [
      line("leave"),
      line("gain", 0, from("gates")),
      line("gain", 0, from("capital")),
      line("tally", 0, from("capital")),
    ];

    expect(acts(night)).toEqual([["leave"], ["gain"], ["gain", "tally"]]);
  });

  it("show a payment together with what the same seat does next", () => {
    expect(acts([line("move", 0), line("pay", 0), line("flip", 0)])).toEqual([["move"], ["pay", "flip"]]);
    expect(acts([line("announce"), line("pay", 0), line("leave")])).toEqual([["announce", "pay"], ["leave"]]);
  });

  it("show a gain from elsewhere with the event before it, unless the next one comes from there", () => {
    const hired = line("move", 1, { source: ["area"] });
    const gain = line("gain", 1, { source: ["house"] });

    expect(acts([hired, gain, line("dusk")])).toEqual([["move", "gain"], ["dusk"]]);
    expect(acts([hired, gain])).toEqual([["move", "gain"]]);
    expect(acts([hired, gain, line("light", 0, { source: ["house"] })])).toEqual([["move"], ["gain", "light"]]);
  });

  it("keep gains without a cause apart", () => {
    expect(acts([line("gain", 0), line("pay", 1)])).toEqual([["gain", "pay"]]);
  });

  it("do not stop for a turn that begins", () => {
    expect(acts([line("move", 0), line("turn", 1)])).toEqual([["move"]]);
  });

  it("show the outcome of a throw together with it", () => {
    expect(acts([line("throw", 0), line("leave"), line("result", 0), line("throw")])).toEqual([
      ["throw", "leave", "result"],
      ["throw"],
    ]);
  });

  it("show what leaves together with the result that makes it leave", () => {
    const [leaves, fell] = [line("leave", null, { pieces: ["ghoul"] }), line("result", 0, { pieces: ["ghoul"] })];

    expect(first([leaves, fell])).toEqual({ main: fell, lines: [leaves, fell] });
    expect(acts([leaves, line("result", 0, { pieces: ["skinner"] })])).toEqual([["leave"], ["result"]]);
  });

  it("announce several of a kind together", () => {
    const dies = { kind: "villager_died" };

    expect(acts([line("announce", null, dies), line("announce", null, dies), line("announce")])).toEqual([
      ["announce", "announce"],
      ["announce"],
    ]);
  });

  it("count the strengths of a battle and name the winner in one", () => {
    expect(acts([line("battle"), line("strength", 0), line("strength", 1), line("won", 1)])).toEqual([
      ["battle", "strength", "strength", "won"],
    ]);
  });

  it("take about 0.8 seconds, longer to be read, and less at a faster pace", () => {
    const [moved, long] = [first([line("move", 1)]), first([line("move", 1, { text: "x".repeat(100) })])];

    expect(length(moved, "normal")).toBe(800);
    expect(length(moved, "fast")).toBe(400);
    expect(length(long, "normal")).toBeGreaterThan(1_500);
  });

  it("are waited for unless they are one's own move", () => {
    expect(isHeld(first([line("move", 1)]), false, 0)).toBe(true);
    expect(isHeld(first([line("move", 0)]), true, 0)).toBe(false);
    expect(isHeld(first([line("throw", 0)]), true, 0)).toBe(true);
    expect(isHeld(first([line("move", 1)]), true, 0)).toBe(true);
  });

  it("put the main event first", () => {
    expect(captions(first([line("pay", 1), line("move", 1)]))).toEqual(["move 1", "pay 1"]);
  });

  it("name their seat once", () => {
    const said = (act: string, seat: number): LogLine =>
      line(act, seat, { text: `Ann ${seat} does ${act}.`, subject: `Ann ${seat}` });
    expect(captions(first([said("move", 1), said("gain", 1)]))).toEqual(["Ann 1 does move.", "does gain."]);
  });
});

describe("names", () => {
  it("mean one thing, or all whose ids have that prefix", () => {
    const named = meant(["ship:1", "die:*"]);

    expect(["ship:1", "ship:10", "die:3"].map(named)).toEqual([true, false, true]);
  });
});

describe("the last moves", () => {
  it("are kept for each seat until its next", () => {
    const log = [
      line("move", 0, { pieces: ["old"] }),
      line("move", 1, { pieces: ["a", "b:*"] }),
      line("gain", 1, { pieces: ["panel:1:gold"] }),
      line("tell"),
      line("move", 0, { pieces: ["c"] }),
    ];

    expect(lastMoves(log)).toEqual(["c", "a"]);
  });

  it("end where the turn began", () => {
    const log = [line("move", 0, { pieces: ["a"] }), line("turn", 0), line("move", 0, { pieces: ["b"] })];

    expect(lastMoves(log)).toEqual(["b"]);
  });

  it("are those of the turn's own seat, from what opens it until something is announced", () => {
    const log = [
      line("move", 0, { pieces: ["a"], opens: true }),
      line("move", 1, { pieces: ["b"] }),
      line("move", 0, { pieces: ["c"] }),
      line("announce"),
      line("move", 0, { pieces: ["d"] }),
    ];

    expect(lastMoves(log)).toEqual(["c", "a"]);
  });

  it("are also those of what is played in a battle", () => {
    const log = [
      line("move", 0, { pieces: ["a"], opens: true }),
      line("battle"),
      line("card", 1, { pieces: ["used:*"], opens: true }),
      line("arrive", 1, { pieces: ["b"] }),
      line("won", 1),
    ];

    expect(lastMoves(log)).toEqual(["b", "a"]);
  });

  it("are at first only those of the last turn in which something was moved", () => {
    const log = [
      line("turn", 0),
      line("move", 0, { pieces: ["a"] }),
      line("turn", 1),
      line("move", 1, { pieces: ["b"] }),
      line("turn", 2),
    ].map((each, number) => ({ ...each, number }));
    const moved = { ...line("move", 2, { pieces: ["c"] }), number: 5 };

    expect(lastMoveAt(log)).toBe(2);
    expect(lastMoves(log, 2)).toEqual(["b"]);
    expect(lastMoves([...log, moved], 2)).toEqual(["c", "b"]);
    expect(lastMoves([...log, moved], 4)).toEqual(["c"]);
    expect(lastMoves(log.slice(0, 2), 2)).toEqual(["a"]);
  });
});

describe("the cause of a question", () => {
  it("is the last event, whoever it was about", () => {
    expect(causeOf([line("turn", 0), line("light", 1), line("gain", 0)], 0)).toBe("light 1");
  });

  it("is nothing at the beginning of a turn, or after another's in a game without turns", () => {
    expect(causeOf([line("move", 1), line("turn", 0)], 0)).toBe("");
    expect(causeOf([line("move", 1)], 0)).toBe("");
    expect(causeOf([line("move", 0)], 0)).toBe("move 0");
    expect(causeOf([], 0)).toBe("");
  });
});

describe("a battle", () => {
  it("is everything in the log since it began", () => {
    const log = [
      line("card", 3),
      line("battle", null, { text: "Battle" }),
      line("card", 1, { pieces: ["fights:1:left", "tactic:*"] }),
      line("card", 0, { pieces: ["fights:0:left"] }),
      line("card", 1, { pieces: ["used:*"] }),
      line("part", 1, { amount: 3, text: "Candles: +3." }),
      line("part", 1, { amount: 4, text: "Castle: +4." }),
      line("strength", 1, { amount: 7 }),
      line("won", 1),
    ];
    const parts = [
      { label: "Candles", amount: 3 },
      { label: "Castle", amount: 4 },
    ];

    expect(battleOf(log)).toEqual({
      title: "Battle",
      sides: [
        { seat: 0, crest: null, cards: [["fights:0:left"]], parts: [], strength: null },
        { seat: 1, crest: null, cards: [["fights:1:left", "tactic:*"]], parts, strength: 7 },
      ],
      winner: 1,
      verdict: "won 1",
    });
    expect(battleOf([])).toBeNull();
  });

  it("has a side for everyone who owns a piece that its beginning names, whatever they play", () => {
    const crest = { board: "war", x: 0, y: 0, w: 9, h: 9, sprite: "crest" };
    const pieces = [
      { ...crest, id: "banner:2", owner: 2 },
      { ...crest, id: "castle:1", owner: 1 },
    ];
    const sides = battleOf([line("battle", null, { pieces: ["banner:*"] }), line("card", 0)], pieces)?.sides ?? [];

    expect(sides.map(({ seat, crest: shown }) => [seat, shown])).toEqual([
      [0, null],
      [2, "banner:2"],
    ]);
  });

  it("is told by its outcome, without the parts of the strengths", () => {
    const count = [line("part", 0), line("strength", 0), line("part", 1), line("strength", 1), line("won", 1)];

    expect(captions(first(count))).toEqual(["won 1", "strength 0", "strength 1"]);
  });

  it("is counted in one beat, which lasts until the longest sum has added up", () => {
    const count = [line("part", 0), line("part", 1), line("part", 1), line("strength", 1), line("won", 1)];

    expect(acts(count)).toEqual([["part", "part", "part", "strength", "won"]]);
    expect(length(first(count), "normal") - length(first(count.slice(3)), "normal")).toBe(2 * ADDED);
  });
});
