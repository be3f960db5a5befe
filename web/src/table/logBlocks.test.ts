import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire";
import { iconsOf, logBlocks } from "./logBlocks";

const log = (...lines: [act: string, seat: number | null][]): LogLine[] =>
  lines.map(([act, seat], number) => ({ number, text: `${number}`, rule: "", seat, act }));
const blocks = (lines: LogLine[]): unknown[] =>
  logBlocks(lines).map(({ setup, seat, head, lines: rest }) => [
    setup ? "setup" : (seat ?? "-"),
    head?.number ?? "-",
    rest.map(({ number }) => number),
  ]);

const known = (has: (sprite: string) => boolean): Parameters<typeof iconsOf>[2] => ({ has, ending: () => null });

describe("the log", () => {
  it("is divided by turns, after the set-up", () => {
    const lines = log(["tell", 0], ["tell", null], ["turn", 0], ["gain", 0], ["arrive", 1], ["turn", 1], ["pay", 1]);

    expect(blocks(lines)).toEqual([
      ["setup", "-", [0, 1]],
      [0, 2, [3, 4]],
      [1, 5, [6]],
    ]);
  });

  it("is divided by the acting seat where no event announces turns", () => {
    const lines = log(["tell", 0], ["announce", null], ["move", 2], ["arrive", null], ["move", 1], ["move", 2]);

    expect(blocks(lines)).toEqual([
      ["setup", "-", [0]],
      ["-", 1, []],
      [2, "-", [2, 3]],
      [1, "-", [4]],
      [2, "-", [5]],
    ]);
  });

  it("is divided by what opens turns, with what others do in them", () => {
    const lines = log(
      ["announce", null],
      ["move", 0],
      ["move", 1],
      ["move", 0],
      ["move", 1],
      ["announce", null],
      ["tell", 0],
    );
    for (const at of [1, 4]) Object.assign(lines[at] ?? {}, { opens: true });

    expect(blocks(lines)).toEqual([
      ["-", 0, []],
      [0, "-", [1, 2, 3]],
      [1, "-", [4]],
      ["-", 5, [6]],
    ]);
  });

  it("keeps a battle together, and what is announced about a thing in its turn", () => {
    const fought = log(
      ["announce", null],
      ["move", 0],
      ["battle", null],
      ["strength", 0],
      ["won", 1],
      ["announce", null],
    );
    const haunted = log(["turn", 0], ["announce", null], ["move", 0]);
    haunted[1] = { ...haunted[1], number: 1, text: "", rule: "", pieces: ["tile"] };

    expect(blocks(fought)).toEqual([
      ["-", 0, []],
      [0, "-", [1]],
      ["-", 2, [3, 4]],
      ["-", 5, []],
    ]);
    expect(blocks(haunted)).toEqual([[0, 0, [1, 2]]]);
  });

  it("counts the points of each seat in a block of its own, without those that brought none", () => {
    const lines = log(["turn", 0], ["move", 0], ["gain", 0], ["gain", 1], ["gain", 1]);
    const counted = lines.map((line, at) => (line.act === "gain" ? { ...line, amount: at - 2 } : line));

    expect(blocks(counted)).toEqual([
      [0, 0, [1]],
      [1, "-", [3, 4]],
    ]);
  });

  it("says once that a thing left, where its reason follows", () => {
    const lines = log(["turn", 0], ["leave", null], ["tell", null], ["result", null], ["leave", null]);
    for (const at of [1, 3, 4]) lines[at] = { ...lines[at], number: at, text: "", rule: "", pieces: ["ghost"] };

    expect(blocks(lines)).toEqual([[0, 0, [2, 3, 4]]]);
  });

  it("says once what a card did, where the next line says what came of it", () => {
    const lines = log(["turn", 0], ["light", null], ["arrive", 0], ["light", null], ["announce", null], ["light", 0]);
    lines.push({ number: 6, text: "", rule: "", act: "leave", seat: 0 });
    for (const at of [1, 2, 3, 4, 5, 6])
      Object.assign(lines[at] ?? {}, { source: ["ghost"], pieces: at % 2 ? [] : ["x"] });

    expect(blocks(lines)).toEqual([[0, 0, [2, 3, 4, 5, 6]]]);
  });

  it("has no set-up where its beginning is cut off", () => {
    const lines = log(["tell", 0], ["gain", 0], ["turn", 1], ["move", 1]).slice(1);

    expect(blocks(lines)).toEqual([
      [0, "-", [1]],
      [1, 2, [3]],
    ]);
  });

  it("is all set-up until something is announced or opens a turn", () => {
    const lines = log(["tell", 0], ["arrive", null], ["tell", 1]);
    const opened = log(["tell", 0], ["move", 1]);
    Object.assign(opened[1] ?? {}, { opens: true });

    expect(blocks(lines)).toEqual([["setup", "-", [0, 1, 2]]]);
    expect(blocks(opened)).toEqual([
      ["setup", "-", [0]],
      [1, "-", [1]],
    ]);
  });

  it("shows a turn once something has happened in it", () => {
    const lines = log(["turn", 0], ["move", 0], ["turn", 1]);

    expect(blocks(lines)).toEqual([[0, 0, [1]]]);
  });
});

describe("a line", () => {
  const panels = [{ seat: 0, score: null, counters: [{ id: "gold", icon: "resource_gold", value: 1, label: "" }] }];

  it("shows the counter that it changes", () => {
    const line = { number: 0, text: "", rule: "", act: "gain", pieces: ["panel:0:gold"] };

    expect(
      iconsOf(
        line,
        panels,
        known(() => true),
      ),
    ).toEqual(["resource_gold"]);
  });

  it("shows what it names", () => {
    const line = { number: 0, text: "", rule: "", values: { candle: "A2", role: "warrior" } };

    expect(
      iconsOf(
        line,
        panels,
        known((sprite) => sprite === "candle_A2"),
      ),
    ).toEqual(["candle_A2"]);
  });

  it("shows the card that it is about, and the dice that were thrown", () => {
    const card = {
      ...{ number: 0, text: "", rule: "", values: { card: "ghoul_1", tile: "temple" } },
      pieces: ["ghoul_1", "ghoul_1:*"],
    };
    const dice = { number: 1, text: "", rule: "", act: "throw", values: { red: 2 }, dice: ["die_red", "die_red"] };
    const sheet = { ...known(() => true), ending: (name: string) => `ghost${name}` };

    expect(iconsOf(card, panels, sheet)).toEqual(["ghost_ghoul_1"]);
    expect(iconsOf(dice, panels, sheet)).toEqual(["die_red", "die_red"]);
  });
});
