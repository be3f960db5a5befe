import { describe, expect, it } from "vitest";
import type { TableView } from "../table/tableView";
import type { PuzzleInfo, Question } from "../wire";
import { PuzzleAttempt } from "./attempt.svelte";
import { ratingChange } from "./rating";

const INFO: PuzzleInfo = {
  id: "p",
  game: "g",
  seat: 0,
  number: 1,
  puzzles: 2,
  phase: "open",
  rating: 1500,
  task: "Find it",
};
const HINT = { seat: 0, level: "expert" as const, options: [] };

const state = (revision: number, asked = true): TableView =>
  ({ revision, question: asked ? ({ topic: "t" } as Question) : null }) as TableView;

/** An attempt that is judged by a list of findings. */
function attemptWith(...found: Partial<PuzzleInfo>[]): { attempt: PuzzleAttempt; calls: boolean[] } {
  const calls: boolean[] = [];
  const attempt = new PuzzleAttempt((giveUp) => {
    calls.push(giveUp);
    return Promise.resolve({ ...INFO, ...found.shift() });
  });
  return { attempt, calls };
}

describe("an attempt at a puzzle", () => {
  it("shows the position that was asked once it is answered", async () => {
    const { attempt } = attemptWith({}, { phase: "wrong", change: -20 });
    await attempt.see(state(5));
    expect(attempt.position).toBeNull();
    await attempt.see(state(6, false));
    expect(attempt.position?.revision).toBe(5);
    expect(attempt.position?.question).toBeNull();
    expect(attempt.info?.phase).toBe("wrong");
  });

  it("is judged once, whatever the others do then", async () => {
    const { attempt, calls } = attemptWith({}, { phase: "right" });
    for (const revision of [5, 6, 7, 8]) await attempt.see(state(revision));
    expect(calls).toEqual([false, false]);
  });

  it("leaves the board alone until a whole turn is over", async () => {
    const { attempt } = attemptWith({ turn: true }, { turn: true }, { turn: true, phase: "right", change: 12 });
    await attempt.see(state(5));
    expect(attempt.begun).toBe(false);
    await attempt.see(state(6));
    expect(attempt.begun).toBe(true);
    expect(attempt.position).toBeNull();
    expect(attempt.info?.phase).toBe("open");
    await attempt.see(state(7, false));
    expect(attempt.position?.revision).toBe(5);
    expect(attempt.info?.change).toBe(12);
  });

  it("takes the latest judgement, and keeps the change of an earlier one", async () => {
    const waiting: ((found: PuzzleInfo) => void)[] = [];
    const attempt = new PuzzleAttempt(() => new Promise((done) => void waiting.push(done)));
    const first = attempt.see(state(5));
    waiting[0]?.({ ...INFO, turn: true });
    await first;
    const [ended, later] = [attempt.see(state(6)), attempt.see(state(7))];
    waiting[2]?.({ ...INFO, turn: true, phase: "wrong" });
    await later;
    waiting[1]?.({ ...INFO, turn: true, phase: "open", change: -20 });
    await ended;
    expect(attempt.info?.phase).toBe("wrong");
    expect(attempt.info?.change).toBe(-20);
  });

  it("keeps what it did to the rating when the solution is shown", async () => {
    const { attempt, calls } = attemptWith({}, { phase: "wrong", change: -20 }, { phase: "wrong", solution: HINT });
    await attempt.see(state(5));
    await attempt.see(state(6));
    await attempt.giveUp();
    expect(calls).toEqual([false, false, true]);
    expect(attempt.info?.change).toBe(-20);
    expect(attempt.info?.solution).toEqual(HINT);
  });

  it("gives the board back to the match when it is played on", async () => {
    const { attempt } = attemptWith({}, { phase: "right", solution: HINT });
    await attempt.see(state(5));
    await attempt.see(state(6));
    attempt.playOn();
    expect(attempt.position).toBeNull();
    await attempt.see(state(7));
    expect(attempt.position).toBeNull();
  });
});

describe("a change of a rating", () => {
  it("has a sign", () => {
    expect([ratingChange(12), ratingChange(-7)]).toEqual(["+12", "−7"]);
  });
});
