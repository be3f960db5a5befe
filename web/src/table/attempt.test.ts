import { describe, expect, it } from "vitest";
import type { LogLine, Piece } from "../wire";
import { attemptOf, diceOf, running } from "./attempt";

let number = 0;
const line = (act: string, more: Partial<LogLine> = {}): LogLine => ({
  number: ++number,
  text: act,
  rule: "",
  act,
  ...more,
});
const aim = (card: string, ...matched: string[]): LogLine =>
  line("match", { pieces: [card], symbols: matched.map(() => "token_red"), matched });

describe("an attempt", () => {
  it("is the last throw with what it is aimed at", () => {
    const [one, two] = [aim("ghoul", "die_red", ""), aim("reaper", "")];

    expect(attemptOf([line("throw"), aim("older", ""), line("throw"), one, two])?.aims).toEqual([one, two]);
    expect(attemptOf([line("move")])).toBeNull();
  });

  it("is told as it ended: with what was paid, and of what fell alone", () => {
    const paid = aim("ghoul", "die_red", "token_red");
    const log = [line("throw"), aim("ghoul", "die_red", ""), aim("reaper", "die_red"), paid];

    expect(attemptOf([...log, line("result", { pieces: ["ghoul", "ghoul:*"] })])?.aims).toEqual([paid]);
  });

  it("keeps all it was aimed at when it failed", () => {
    const aims = [aim("ghoul", ""), aim("reaper", "die_red", "")];

    expect(attemptOf([line("throw"), ...aims, line("result", { pieces: ["ghoul", "reaper"] })])?.aims).toEqual(aims);
  });

  it("runs until its result, if it is aimed at something", () => {
    const log = [line("throw"), aim("ghoul", "")];

    expect(running(log)).not.toBeNull();
    expect(running([...log, line("result", { pieces: ["ghoul"] })])).toBeNull();
    expect(running([line("throw")])).toBeNull();
  });

  it("has the dice that lie on the table", () => {
    const piece = (id: string, sprite: string): Piece => ({ id, board: "b", x: 0, y: 0, w: 1, h: 1, sprite });
    const pieces = [piece("die:0", "die_red"), piece("die:x", "token_red"), piece("rolled:1", "die_blue")];

    expect(diceOf({ pieces }, line("throw", { pieces: ["die:*"] })).map(({ id }) => id)).toEqual(["die:0"]);
    expect(diceOf({ pieces }, undefined)).toEqual([]);
  });
});
