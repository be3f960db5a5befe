import { describe, expect, it } from "vitest";
import type { LogLine, Panel } from "../wire";
import { logRows, paragraphs, parted, pictured } from "./logRows";

const counters = ["coin", "scroll"].map((id) => ({ id, icon: `resource_${id}`, value: 0, label: id }));
const panels: Panel[] = [0, 1].map((seat) => ({ seat, score: null, counters }));
const line = (number: number, act: string, seat: number | null, coin = "", amount?: number): LogLine => ({
  number,
  text: `${number}`,
  rule: "",
  act,
  seat,
  pieces: coin ? [`panel:${seat}:${coin}`] : [],
  ...(amount === undefined ? {} : { amount }),
});
const rows = (lines: LogLine[]): unknown[] =>
  logRows(lines, 0, panels).map((row) => [
    row.line?.number ?? "-",
    ...row.chips.map(({ icon, by, seat }) => `${seat ?? ""}${icon.slice(9)}${by > 0 ? "+" : ""}${by}`),
  ]);

describe("the rows of a block", () => {
  it("join gains to their cause and payments to what they pay for", () => {
    const lines = [
      line(0, "pay", 0, "coin", 1),
      line(1, "move", 0),
      line(2, "gain", 0, "scroll", 1),
      line(3, "gain", 0, "scroll", 2),
      line(4, "pay", 0, "coin", 2),
      line(5, "move", 0),
    ];

    expect(rows(lines)).toEqual([
      [1, "coin-1", "scroll+3"],
      [5, "coin-2"],
    ]);
  });

  it("give what fell its reward, past the curse thrown for it and what that brought", () => {
    const lines = [
      line(0, "throw", 0),
      line(1, "gain", 0, "coin", 1),
      line(2, "result", 0),
      line(3, "throw", null),
      line(4, "announce", null),
      line(5, "gain", 0, "coin", 2),
      line(6, "light", 0),
      line(7, "throw", 0),
      line(8, "gain", 0, "coin", 3),
    ];

    expect(rows(lines)).toEqual([[0, "coin+1"], [2, "coin+2"], [3], [4], [6], [7, "coin+3"]]);
  });

  it("say whose counter it is if it is another seat's", () => {
    expect(rows([line(0, "light", 0), line(1, "gain", 1, "coin", 1), line(2, "gain", 0, "coin", 1)])).toEqual([
      [0, "1coin+1", "coin+1"],
    ]);
  });

  it("join what comes from the same source", () => {
    const from = (source: string, each: LogLine): LogLine => ({ ...each, source: [source] });
    const lines = [
      from("events", line(0, "announce", null)),
      from("events", line(1, "pay", 1, "coin", 1)),
      line(2, "pay", 0, "scroll", 1),
      line(3, "leave", null),
      from("gates", line(4, "gain", 1, "coin", 4)),
      from("gates", line(5, "light", 0)),
    ];

    expect(rows(lines)).toEqual([[0, "1coin-1", "scroll-1"], [3], [5, "1coin+4"]]);
  });

  it("give a tally all that was gained since the last one, and its own gain", () => {
    const lines = [
      line(0, "tally", 0),
      line(1, "gain", 0, "coin", 1),
      line(2, "gain", 0, "scroll", 1),
      line(3, "gain", 1, "scroll", 1),
      line(4, "tally", 1),
      line(5, "gain", 1, "coin", 1),
    ];

    expect(rows(lines)).toEqual([
      [0, "coin+1"],
      [4, "0scroll+1", "scroll+1", "coin+1"],
    ]);
  });

  it("keep a gain in words that the tally after it does not count", () => {
    const from = (source: string, each: LogLine): LogLine => ({ ...each, source: [source] });
    const lines = [
      line(0, "leave", null),
      from("gates", line(1, "gain", 0, "coin", 4)),
      from("capital", line(2, "gain", 0, "coin", 2)),
      from("capital", line(3, "tally", 0)),
    ];

    expect(rows(lines)).toEqual([[0], [1], [3, "coin+2"]]);
  });

  it("join losses to the event that caused them", () => {
    for (const cause of ["light", "throw"])
      expect(rows([line(0, cause, 0), line(1, "pay", 0, "coin", 1), line(2, "move", 0)])).toEqual([[0, "coin-1"], [2]]);
  });

  it("join payments after a throw to its result", () => {
    for (const [throwing, of] of [
      [0, 0],
      [null, 1],
    ] as const) {
      const lines = [line(0, "throw", throwing), line(1, "pay", 0, "coin", 1), line(2, "result", of)];

      expect(rows(lines)).toEqual([[0], [2, of ? "0coin-1" : "coin-1"]]);
    }
  });

  it("keep sentences that say more than a number", () => {
    expect(rows([line(0, "gain", 0, "coin"), line(1, "gain", 0, "", 2)])).toEqual([[0], [1]]);
  });

  it("may be gains and payments alone", () => {
    expect(rows([line(0, "pay", 0, "coin", 1), line(1, "gain", 0, "coin", 1)])).toEqual([["-", "coin-1", "coin+1"]]);
  });
});

describe("a sentence", () => {
  const said = { number: 0, text: "Ada: goes home.", rule: "", seat: 0, subject: "Ada" };

  it("leaves out the seat that heads its block", () => {
    expect(parted(said, 0)).toEqual({ subject: "Ada", rest: "goes home" });
  });

  it("is whole in another seat's block", () => {
    expect(parted(said, 1)).toEqual({ subject: "", rest: "Ada: goes home" });
  });
});

describe("events in few words", () => {
  const inBrief = (number: number, seat: number | null, brief: string): LogLine => ({
    ...line(number, "tell", seat),
    brief,
  });
  const said = (lines: LogLine[], of: number | null): unknown[] =>
    paragraphs(logRows(lines, of, panels), of).map(({ seat, rows, briefs }) => [
      seat,
      ...rows.map((each) => each.line?.number),
      ...briefs.map(({ words }) => words),
    ]);

  it("stand in one paragraph, each step of a way said once", () => {
    const lines = [
      inBrief(0, 0, "castle → [place_mine] 5"),
      inBrief(1, 0, "Mine ×2"),
      inBrief(2, 0, "castle → [place_forge] 6"),
      inBrief(3, null, "below it: a token"),
      inBrief(4, 0, "Pilgrim → [place_forge] 6"),
      inBrief(5, 0, "castle → [place_mine] 7"),
    ];

    expect(said(lines, 0)).toEqual([
      [
        null,
        "castle → [place_mine] 5",
        "Mine ×2",
        "→ [place_forge] 6",
        "below it: a token",
        "Pilgrim → [place_forge] 6",
        "castle → [place_mine] 7",
      ],
    ]);
  });

  it("begin with the seat that no heading names", () => {
    expect(said([inBrief(0, 1, "reveals A"), inBrief(1, 1, "reveals B"), inBrief(2, 0, "reveals C")], null)).toEqual([
      [1, "reveals A", "reveals B"],
      [0, "reveals C"],
    ]);
    expect(said([inBrief(0, 0, "strength 3"), line(1, "won", 0), inBrief(2, 0, "moves on")], null)).toEqual([
      [0, "strength 3"],
      [null, 1],
      [0, "moves on"],
    ]);
  });

  it("leave cards that come or are beaten a paragraph of their own, which is nobody's doing", () => {
    const lines = [
      { ...inBrief(0, 1, "A ghost: Lich → Altar"), act: "show" },
      inBrief(1, 0, "→ Temple"),
      inBrief(2, 0, "dice"),
      { ...inBrief(3, 1, "Exorcised: Lich"), act: "result" },
    ];

    expect(said(lines, 0)).toEqual([
      [null, "A ghost: Lich → Altar"],
      [null, "→ Temple", "dice"],
      [null, "Exorcised: Lich"],
    ]);
  });

  it("are counted where one happens several times in a row", () => {
    const lines = [
      inBrief(0, 0, "[flame] → 1"),
      inBrief(1, 0, "[flame] → 2"),
      inBrief(2, 0, "[flame] → 2"),
      inBrief(3, 0, "+1"),
    ];
    const [first] = paragraphs(logRows(lines, 0, panels), 0);

    expect(first?.briefs.map(({ words, times }) => [words, times])).toEqual([
      ["[flame] → 1", 1],
      ["→ 2", 2],
      ["", 0],
      ["+1", 1],
    ]);
  });

  it("have pictures among their words", () => {
    expect(pictured("castle → [place_mine] 5")).toEqual([
      { text: "castle → ", sprite: "place_mine" },
      { text: " 5", sprite: "" },
    ]);
    expect(pictured("[flame]")).toEqual([{ text: "", sprite: "flame" }]);
    expect(pictured("")).toEqual([]);
  });
});
