import { describe, expect, it } from "vitest";
import type { Piece, Question, State } from "../wire";
import { updated, viewOf, merged } from "./tableView";

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  board: "main",
  x: 0,
  y: 0,
  w: 10,
  h: 10,
  sprite: "card",
  ...more,
});

const state = (): State => ({
  type: "state",
  table: {} as State["table"],
  seat: 0,
  revision: 4,
  scene: { boards: [], zones: [], pieces: [piece("a"), piece("b")], panels: [], status: "first" },
  waiting: [],
  log: [{ number: 1, text: "one", rule: "r" }],
  chat: [],
});

const question: Question = {
  seat: 0,
  topic: "t",
  prompt: "p",
  rules: [],
  options: [
    { key: "a", label: "A", targets: ["deck"] },
    { key: "b", label: "B", targets: ["deck", "hand"] },
    { key: "pass", label: "Pass" },
  ],
};

describe("a table view", () => {
  it("moves pieces by their id and keeps the others", () => {
    const next = updated(viewOf(state()), { type: "update", since: 4, revision: 5, pieces: [piece("b", { x: 7 })] });

    expect(next?.scene?.pieces.map((each) => [each.id, each.x])).toEqual([
      ["a", 0],
      ["b", 7],
    ]);
  });

  it("asks for the whole state when an update is missing", () => {
    expect(updated(viewOf(state()), { type: "update", since: 5, revision: 6 })).toBeNull();
  });

  it("adds to the log", () => {
    const line = { number: 2, text: "two", rule: "r" };

    expect(updated(viewOf(state()), { type: "update", since: 4, revision: 5, log: [line] })?.log.length).toBe(2);
  });

  it("keeps the question until the server sends another", () => {
    const asked = { ...viewOf(state()), question };

    expect(updated(asked, { type: "update", since: 4, revision: 5 })?.question).toBe(question);
    expect(updated(asked, { type: "update", since: 4, revision: 5, asked: true })?.question).toBeNull();
  });

  it("keeps status and panels that did not change", () => {
    expect(updated(viewOf(state()), { type: "update", since: 4, revision: 5 })?.scene?.status).toBe("first");
  });

  it("keeps panels and counters that are sent unchanged", () => {
    const [coins, cards] = [
      { id: "coins", icon: "coin", label: "Coins", value: 1 },
      { id: "cards", icon: "card", label: "Cards", value: 2 },
    ];
    const now = viewOf({
      ...state(),
      scene: {
        boards: [],
        zones: [],
        pieces: [],
        panels: [
          { seat: 0, score: 3, counters: [coins] },
          { seat: 1, score: 4, counters: [coins, cards] },
        ],
      },
    });
    const sent = [
      { seat: 0, score: 3, counters: [{ ...coins }] },
      { seat: 1, score: 4, counters: [{ ...coins }, { ...cards, value: 5 }] },
    ];
    const next = updated(now, { type: "update", since: 4, revision: 5, panels: sent });

    expect(next?.scene?.panels).toEqual(sent);
    expect(next?.scene?.panels[0]).toBe(now.scene?.panels[0]);
    expect(next?.scene?.panels[1]?.counters?.[0]).toBe(coins);
  });
});

describe("things of a scene", () => {
  it("are replaced, removed and added", () => {
    const after = merged([piece("a"), piece("b")], [piece("b", { x: 3 }), piece("c")], new Set(["a"]));

    expect(after.map((each) => [each.id, each.x])).toEqual([
      ["b", 3],
      ["c", 0],
    ]);
  });

  it("are in drawing order when some are added or overtake others", () => {
    const [a, b, c, d] = [piece("a"), piece("b"), piece("c"), piece("d")];

    expect(merged([a, b, c], [d], new Set(["b"]), { d: 0, a: 2 })).toEqual([d, c, a]);
  });

  it("are the very same list when nothing in it changed", () => {
    const old = [piece("a")];

    expect(merged(old, [], new Set(["zone:1"]), { "zone:2": 0 })).toBe(old);
  });
});
