import { describe, expect, it } from "vitest";
import type { LogLine, Piece, Scene } from "../wire";
import { gains, story, turned } from "./story";

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
const line = (number: number, seat: number): LogLine => ({ number, text: "", rule: "", seat });
const kinds = (before: Scene, after: Scene, news: LogLine[] = []): string[][] =>
  story(before, after, news).map((beat) => beat.map(({ kind }) => kind));

describe("a story", () => {
  it("tells nothing when nothing changed", () => {
    const a = piece("a");

    expect(story(scene([a], [1]), scene([a], [1]), [])).toEqual([]);
  });

  it("lets a piece travel from where it was", () => {
    const [before, after] = [piece("a"), piece("a", { x: 40 })];

    expect(story(scene([before]), scene([after]), [])).toEqual([[{ kind: "travel", piece: after, from: before }]]);
  });

  it("turns what is turned in its place", () => {
    expect(kinds(scene([piece("disc")]), scene([piece("disc", { rot: 60 })]))).toEqual([["travel"]]);
  });

  it("flips a card that shows another face, and then moves it", () => {
    expect(kinds(scene([piece("a")]), scene([piece("a", { sprite: "back", x: 9 })]))).toEqual([["flip"], ["travel"]]);
  });

  it("flips a card that came from another board when it has arrived", () => {
    expect(kinds(scene([piece("a")]), scene([piece("a", { sprite: "back", board: "own" })]))).toEqual([
      ["travel"],
      ["flip"],
    ]);
  });

  it("only marks a change of words", () => {
    expect(kinds(scene([piece("a")]), scene([piece("a", { badge: "3" })]))).toEqual([]);
  });

  it("throws a die that shows another face", () => {
    const dice = (tone: string): Scene => scene([piece("die:0", { sprite: "die", tone })]);

    expect(kinds(dice("red"), dice("blue"))).toEqual([["tumble"]]);
    expect(kinds(dice("red"), dice("red"))).toEqual([]);
    expect(kinds(scene([]), dice("red"))).toEqual([["tumble"]]);
  });

  it("takes a thing that left and one just like it that came for one", () => {
    const [before, after] = [piece("row:1", { tip: "elder" }), piece("hand:1", { tip: "elder", board: "own" })];

    expect(story(scene([before]), scene([after]), [])).toEqual([[{ kind: "travel", piece: after, from: before }]]);
  });

  it("lets other things come and go", () => {
    expect(kinds(scene([piece("a")]), scene([piece("b", { sprite: "coin" })]))).toEqual([["go"], ["come"]]);
  });

  it("follows the order of the log", () => {
    const before = scene([piece("a", { owner: 0 }), piece("b", { owner: 1 })]);
    const after = scene([piece("a", { owner: 0, x: 1 }), piece("b", { owner: 1, x: 1 })]);
    const told = (news: LogLine[]) =>
      story(before, after, news).map((beat) => beat.map((each) => "piece" in each && each.piece.id));

    expect(told([line(1, 1), line(2, 0)])).toEqual([["b"], ["a"]]);
    expect(told([line(1, 0), line(2, 1)])).toEqual([["a"], ["b"]]);
  });

  it("brings what was taken from the board to the counter", () => {
    const coin = piece("coin:1", { sprite: "coin", x: 30 });
    const [, count] = story(scene([coin], [1, 4]), scene([], [2, 4]), []);

    expect(count).toEqual([{ kind: "count", seat: 0, counter: "gold", icon: "coin", by: 1, spot: coin }]);
  });

  it("brings what the seat's own move earned from where it went", () => {
    const after = piece("a", { owner: 1, x: 50 });
    const beats = story(scene([piece("a", { owner: 1 })], [0, 0]), scene([after], [0, 3]), []);

    expect(beats.at(-1)).toEqual([{ kind: "count", seat: 1, counter: "gold", icon: "coin", by: 3, spot: after }]);
  });

  it("brings the rest from what was clicked", () => {
    const zones: Scene["zones"] = [{ id: "shop", board: "main", x: 10, y: 10, w: 20, h: 20 }];
    const [[count] = []] = story(scene([], [0], zones), scene([], [1], zones), [], "shop");

    expect(count).toMatchObject({ kind: "count", spot: { board: "main", x: 20, y: 20 } });
  });

  it("does not follow a board that is laid anew", () => {
    const many = (x: number): Scene => scene(Array.from({ length: 80 }, (_, n) => piece(`p${n}`, { x })));

    expect(story(many(0), many(5), [])).toEqual([]);
  });
});

describe("gains", () => {
  it("say by how much counters and scores changed", () => {
    expect([...gains(scene([], [1, 5]), scene([], [3, 5]))]).toEqual([
      ["0:", 4],
      ["0:gold", 2],
    ]);
  });

  it("are nothing at first", () => {
    expect(gains(null, scene([], [3])).size).toBe(0);
  });
});

describe("a turn", () => {
  it("goes the short way round", () => {
    expect([turned(300, 0), turned(0, 60), turned(60, 0), turned(10, 10)]).toEqual([60, 60, -60, 0]);
  });
});
