import { describe, expect, it } from "vitest";
import type { LogLine, Piece, Scene } from "../wire";
import { changes, gains, turned } from "./changes";

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
const scene = (pieces: Piece[], gold: number[] = [], zones: Scene["zones"] = []): Scene => ({
  boards: [],
  zones,
  pieces,
  panels: gold.map((value, seat) => ({
    seat,
    score: value * 2,
    counters: [{ id: "gold", icon: "coin", value, label: "Gold" }],
  })),
});
const kinds = (before: Scene, after: Scene, news: LogLine[] = []): string[] =>
  changes(before, after, news).map(({ kind }) => kind);

describe("changes", () => {
  it("are none when nothing changed", () => {
    const a = piece("a");

    expect(changes(scene([a], [1]), scene([a], [1]), [])).toEqual([]);
  });

  it("let a piece travel from where it was", () => {
    const [before, after] = [piece("a"), piece("a", { x: 40 })];

    expect(changes(scene([before]), scene([after]), [])).toEqual([{ kind: "travel", piece: after, from: before }]);
  });

  it("turn a thing that was turned in place", () => {
    expect(kinds(scene([piece("disc")]), scene([piece("disc", { rot: 60 })]))).toEqual(["travel"]);
  });

  it("flip a card that shows another face, and move it", () => {
    expect(kinds(scene([piece("a")]), scene([piece("a", { sprite: "back", x: 9 })]))).toEqual(["flip", "travel"]);
  });

  it("leave a change of words alone", () => {
    expect(kinds(scene([piece("a")]), scene([piece("a", { badge: "3" })]))).toEqual([]);
  });

  it("throw a die that shows another face", () => {
    const dice = (tone: string): Scene => scene([piece("die:0", { sprite: "die", tone })]);

    expect(kinds(dice("red"), dice("blue"))).toEqual(["tumble"]);
    expect(kinds(dice("red"), dice("red"))).toEqual([]);
    expect(kinds(scene([]), dice("red"))).toEqual(["tumble"]);
  });

  it("treat a thing that left and a like one that arrived as the same", () => {
    const [before, after] = [piece("row:1", { tip: "elder" }), piece("hand:1", { tip: "elder", board: "own" })];

    expect(changes(scene([before]), scene([after]), [])).toEqual([{ kind: "travel", piece: after, from: before }]);
  });

  it("let other things come and go", () => {
    expect(kinds(scene([piece("a")]), scene([piece("b", { sprite: "coin" })]))).toEqual(["come", "go"]);
  });

  it("do not follow a board that is laid out anew", () => {
    const many = (x: number): Scene => scene(Array.from({ length: 80 }, (_, n) => piece(`p${n}`, { x })));

    expect(changes(many(0), many(5), [])).toEqual([]);
  });
});

describe("flights", () => {
  const gain: LogLine = { number: 2, text: "", rule: "", act: "gain", seat: 0, pieces: ["panel:0:gold"], amount: 2 };
  const shop: Scene["zones"] = [{ id: "shop", board: "main", x: 10, y: 10, w: 20, h: 20 }];

  it("bring a gain from the event that caused it", () => {
    const a = piece("a", { x: 50 });
    const news = [{ number: 1, text: "", rule: "", act: "move", seat: 0, pieces: ["a"] }, gain];

    expect(changes(scene([a], [0]), scene([a], [2]), news)).toEqual([
      { kind: "count", seat: 0, counter: "gold", icon: "coin", by: 2, spot: a, home: null },
    ]);
  });

  it("end at the thing on the seat's board where there is no counter in sight", () => {
    const [a, coins] = [piece("a", { x: 50 }), piece("coins")];
    const news = [
      { number: 1, text: "", rule: "", act: "move", seat: 0, pieces: ["a"] },
      { ...gain, pieces: ["panel:0:gold", "coins"] },
    ];

    expect(changes(scene([a], [0]), scene([a, coins], [2]), news)).toContainEqual(
      expect.objectContaining({ kind: "count", spot: a, home: coins }),
    );
  });

  it("bring a payment to what it is for", () => {
    const news = [{ ...gain, act: "pay", source: ["shop"] }];

    expect(changes(scene([], [2], shop), scene([], [0], shop), news)).toMatchObject([
      { by: -2, spot: { board: "main", x: 20, y: 20 } },
    ]);
  });

  it("are none from nowhere, and none to a counter that is not shown", () => {
    expect(changes(scene([], [0]), scene([], [2]), [gain])).toEqual([]);
    expect(changes(scene([], [], shop), scene([], [], shop), [{ ...gain, source: ["shop"] }])).toEqual([]);
  });
});

describe("gains", () => {
  it("say by how much counters and scores changed", () => {
    expect([...gains(scene([], [1, 5]), scene([], [3, 5]))]).toEqual([
      ["0:", 4],
      ["0:gold", 2],
    ]);
  });

  it("are empty at first", () => {
    expect(gains(null, scene([], [3])).size).toBe(0);
  });
});

describe("a turn", () => {
  it("goes the short way round", () => {
    expect([turned(300, 0), turned(0, 60), turned(60, 0), turned(10, 10)]).toEqual([60, 60, -60, 0]);
  });
});
