import { describe, expect, it } from "vitest";
import type { Piece, Preview, Question } from "../wire";
import { newcomerOf, previewAt, previewsByTarget, turned } from "./previews";

const piece = (id: string, x: number, y: number): Piece => ({ id, board: "b", x, y, w: 10, h: 10, sprite: id });
const across = (key: string, x: number): Preview => ({
  keys: [key],
  pieces: [piece("1", x, 0), piece("2", x + 10, 0)],
});
const down = (key: string, x: number): Preview => ({ keys: [key], pieces: [piece("1", x, 0), piece("2", x, 10)] });
const question: Question = {
  seat: 0,
  topic: "lay",
  prompt: "?",
  rules: [],
  options: [
    { key: "a:east", label: "", targets: ["a"] },
    { key: "a:south", label: "", targets: ["a"] },
    { key: "b:east", label: "", targets: ["b"] },
    { key: "b:south", label: "", targets: ["b"] },
    { key: "c:east", label: "", targets: ["c"] },
    { key: "outside", label: "" },
    { key: "bare", label: "", targets: ["d"] },
  ],
  previews: [
    across("a:east", 0),
    down("a:south", 0),
    across("b:east", 50),
    down("b:south", 50),
    across("c:east", 90),
    across("outside", -9),
  ],
};
const all = previewsByTarget(question);
const keys = (target: string) => all.get(target)?.map((each) => each.keys[0]);

describe("placements", () => {
  it("belong to the things that stand for their first answers", () => {
    expect([...all.keys()]).toEqual(["a", "b", "c"]);
    expect(keys("a")).toEqual(["a:east", "a:south"]);
  });

  it("are only those of options that are offered", () => {
    const guided = { ...question, options: question.options.slice(1, 2) };

    expect([...previewsByTarget(guided).values()].flat().map((each) => each.keys[0])).toEqual(["a:south"]);
  });

  it("are none without previews, and none without a question", () => {
    expect(previewsByTarget({ ...question, previews: [] }).size).toBe(0);
    expect(previewsByTarget(null).size).toBe(0);
  });

  it("of several answers belong to what the same gesture is about", () => {
    const long: Preview = { keys: ["bare", "there"], pieces: [] };
    const chains = [{ keys: ["bare", "there", "pay"], label: "", targets: ["e"], via: ["d"] }];
    const found = previewsByTarget({ ...question, chains, previews: [long] });

    expect([...found]).toEqual([["e", [long]]]);
  });
});

describe("the shown preview", () => {
  it("is the first way at a thing", () => {
    expect(previewAt(all, "a", null)?.preview.keys).toEqual(["a:east"]);
  });

  it("does not come where nothing can be laid", () => {
    expect(previewAt(all, "d", null)).toBeNull();
  });

  it("turns to the next way and round again", () => {
    const first = previewAt(all, "a", null)!;
    const second = turned(all, first);

    expect(second.preview.keys).toEqual(["a:south"]);
    expect(turned(all, second)).toEqual(first);
  });

  it("stays turned over another thing", () => {
    const last = turned(all, previewAt(all, "a", null)!).preview;

    expect(previewAt(all, "b", last)?.preview.keys).toEqual(["b:south"]);
  });

  it("lies as it can where it can't lie as before", () => {
    const last = turned(all, previewAt(all, "a", null)!).preview;

    expect(previewAt(all, "c", last)?.preview.keys).toEqual(["c:east"]);
  });

  it("is held when a finger called it, also when it turns", () => {
    expect(turned(all, previewAt(all, "a", null, true)!).held).toBe(true);
  });
});

describe("a card to be placed", () => {
  const placed = (...pieces: Piece[]): Question => ({
    ...question,
    previews: pieces.map((each) => ({ keys: [`${each.x}`], pieces: [each] })),
  });

  it("is the same in every place it may take", () => {
    expect(newcomerOf(placed(piece("ghoul", 1, 0), piece("ghoul", 2, 0)), () => true)).toEqual([piece("ghoul", 1, 0)]);
    expect(newcomerOf(placed(piece("ghoul", 1, 0), piece("buddha", 2, 0)), () => true)).toEqual([]);
  });

  it("is a card, and only where there is something to place", () => {
    expect(newcomerOf(placed(piece("buddha", 1, 0)), () => false)).toEqual([]);
    expect(newcomerOf(null, () => true)).toEqual([]);
    expect(newcomerOf({ ...question, previews: [] }, () => true)).toEqual([]);
  });
});
