import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Question, TourStep } from "../wire";
import { bubbleAt, due, entered, followed, guided, onward, outside, shown, toAll, toAny } from "./tour";

const steps: TourStep[] = [
  { text: "look", at: 0, shows: ["gates"] },
  { text: "two answers", at: 0, keys: ["a", "b"] },
  { text: "look, after another seat's answer", at: 3 },
  { text: "one answer", at: 3, keys: ["c"] },
];
const question: Question = {
  seat: 0,
  topic: "place",
  prompt: "Where?",
  rules: [],
  options: [
    { key: "a", label: "A" },
    { key: "b", label: "B" },
  ],
  bundles: [{ label: "both", keys: ["a", "b"] }],
};

describe("first steps", () => {
  it("begin where the table is", () => {
    expect([0, 1, 3, 4].map((played) => entered(steps, played))).toEqual([0, 1, 2, 3]);
  });

  it("wait on a step until its answers are given and the others have answered", () => {
    expect([0, 1, 2, 3].map((played) => followed(steps, 1, played))).toEqual([1, 1, 1, 2]);
  });

  it("go back when an answer is taken back", () => {
    expect(followed(steps, 3, 1)).toBe(1);
  });

  it("let the reader go on only where nothing is to be answered", () => {
    expect([0, 1, 2, 3].map((at) => onward(steps, at, 3))).toEqual([true, true, true, false]);
    expect(onward(steps, 1, 0)).toBe(false);
    expect(onward(steps, 3, 4)).toBe(true);
  });

  it("ask for one answer after another", () => {
    expect([0, 1, 2].map((played) => due(steps[1], played))).toEqual(["a", "b", ""]);
    expect(due(steps[0], 0)).toBe("");
  });

  it("offer only the option they are about, and none while they only explain", () => {
    expect(guided(question, "b")?.options).toEqual([{ key: "b", label: "B" }]);
    expect(guided(question, "b")?.bundles).toEqual([]);
    expect(guided(question, "")).toBeNull();
  });

  it("point at what they describe", () => {
    expect(shown(steps[0]).map((point) => point.target)).toEqual(["gates"]);
    expect(shown(undefined)).toEqual([]);
  });
});

describe("what is pointed at", () => {
  const prompt = { getBoundingClientRect: () => new DOMRect(0, 0, 390, 150) } as unknown as Element;

  beforeEach(() => vi.stubGlobal("innerHeight", 844));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["in view stays", 200, 80, 0],
    ["behind the tabs comes above them", 750, 100, 66],
    ["behind the prompt comes below it", 100, 100, -58],
    ["higher than the window shows its top", 300, 900, 142],
    ["not drawn moves nothing", 700, 0, 0],
  ])("%s", (_, top, height, by) => {
    expect(outside(new DOMRect(0, top, 100, height), prompt)).toBe(by);
  });

  it("is sought only if nothing else that can be chosen is in view", () => {
    const [seen, hidden] = [new DOMRect(0, 200, 100, 80), new DOMRect(0, 750, 100, 100)];
    expect(toAny([hidden, seen], prompt)).toBe(0);
    expect(toAny([hidden], prompt)).toBe(66);
    expect(toAny([], prompt)).toBe(0);
  });

  it.each([
    ["all in view move nothing", [200, 500], 0],
    ["one behind the tabs brings both into view", [300, 750], 66],
    ["one behind the prompt brings both into view", [100, 500], -58],
    ["a little more than there is room for may touch the edges", [150, 692], 0],
    ["more than there is room for is another matter", [100, 800], null],
    ["nothing at all is another matter", [], null],
  ])("of several: %s", (_, tops, by) => {
    expect(
      toAll(
        tops.map((top) => new DOMRect(0, top, 100, 100)),
        prompt,
      ),
    ).toBe(by);
  });
});

describe("the bubble of a step", () => {
  const [size, room] = [
    { w: 320, h: 200 },
    { w: 1440, h: 900 },
  ];
  const place = (left: number, top: number, w: number, h: number) => bubbleAt(new DOMRect(left, top, w, h), size, room);

  it.each([
    ["at its right", [100, 400, 50, 50], { side: "right", left: 166, top: 325 }],
    ["at its left near the edge", [1300, 400, 100, 50], { side: "left", left: 964, top: 325 }],
    ["inside the window", [100, 10, 50, 50], { side: "right", left: 166, top: 8 }],
    ["above a broad thing", [50, 700, 1300, 180], { side: "above", left: 540, top: 484 }],
  ] as const)("stands beside the thing: %s", (_, [left, top, w, h], expected) => {
    expect(place(left, top, w, h)).toEqual(expected);
  });
});
