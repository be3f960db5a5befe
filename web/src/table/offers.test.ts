import { describe, expect, it } from "vitest";
import type { Question } from "../wire";
import { buttonsOf, changesOf, draggable, dropped, offersByTarget, offersOf, sent } from "./offers";

const question: Question = {
  seat: 0,
  topic: "turn.option",
  prompt: "What do you do?",
  rules: [],
  options: [
    { key: "ship", label: "Sail", targets: ["ship:0"] },
    { key: "path", label: "Path" },
    { key: "walk", label: "Walk", targets: ["tile:1"] },
    { key: "fly", label: "Fly", targets: ["tile:1"] },
    { key: "pass", label: "Pass" },
  ],
  chains: [
    { keys: ["path", "wild"], label: "Path", changes: { wild: -1 }, pays: 1 },
    { keys: ["ship", "A1", "token"], label: "Sail → A1", targets: ["island:A1"], via: ["ship:0"], pays: 2 },
    { keys: ["walk", "A1"], label: "Walk → tile", targets: ["tile:1"], via: ["tile:2"] },
  ],
};
const offers = offersOf(question);
const labels = (target: string) =>
  offersByTarget(offers)
    .get(target)
    ?.map(({ label }) => label);

describe("offers", () => {
  it("pay what an option costs, in its place", () => {
    expect(buttonsOf(offers).map(({ keys }) => keys)).toEqual([["path", "wild"], ["pass"]]);
  });

  it("reach an object with its action by one click", () => {
    expect(labels("island:A1")).toEqual(["Sail → A1"]);
    expect(labels("ship:0")).toEqual(["Sail"]);
  });

  it("of one thing are all answers to this question, and none beyond it", () => {
    expect(labels("tile:1")).toEqual(["Walk", "Fly"]);
  });

  it("are dragged from one thing to another", () => {
    expect([...draggable(offers)]).toEqual(["ship:0", "tile:2"]);
    expect(dropped(offers, "ship:0", "island:A1").map(({ label }) => label)).toEqual(["Sail → A1"]);
    expect(dropped(offers, "tile:2", "tile:1").map(({ label }) => label)).toEqual(["Walk → tile"]);
    expect(dropped(offers, "tile:2", "island:A1")).toEqual([]);
  });

  it("of one thing are told apart by dragging it to another that they share", () => {
    const options = ["pilgrim", "warrior"].map((role) => ({
      ...{ key: `${role}:K1`, label: role, targets: ["hand:K1", `role:${role}`] },
    }));
    const roles = offersOf({ ...question, options, chains: [] });
    expect([...draggable(roles)]).toEqual(["hand:K1"]);
    expect(dropped(roles, "hand:K1", "role:warrior").map(({ label }) => label)).toEqual(["warrior"]);
  });

  it("stop before the payment for those who choose it", () => {
    const [sail] = dropped(offers, "ship:0", "island:A1");
    expect(sail && sent(sail, false)).toEqual(["ship", "A1", "token"]);
    expect(sail && sent(sail, true)).toEqual(["ship", "A1"]);
  });

  it("that are too many for one thing are reached only by dragging", () => {
    const many = Array.from({ length: 7 }, (_, at) => ({
      keys: ["a", `${at}`],
      label: "",
      targets: ["slot"],
      via: [`${at}`],
    }));
    const crowded = offersOf({ ...question, options: [], chains: many });
    expect(offersByTarget(crowded).has("slot")).toBe(false);
    expect(dropped(crowded, "3", "slot")).toHaveLength(1);
  });

  it("list their costs before their gains, by the counters of the seat", () => {
    const counter = (id: string) => ({ id, icon: `icon_${id}`, value: 1, label: id });
    const panel = { seat: 0, score: 0, counters: [counter("gold"), counter("wild")] };
    expect(changesOf({ changes: { gold: 2, wild: -1, points: 3 } }, panel)).toEqual([
      { icon: "icon_wild", label: "wild", by: -1 },
      { icon: "icon_gold", label: "gold", by: 2 },
    ]);
  });

  it("have a button where a picture shows them, though a thing can be clicked too", () => {
    const picture = [{ id: "card", board: "", x: 0, y: 0, w: 1, h: 1, sprite: "card" }];
    const shown = offersOf({ ...question, chains: [], options: [{ key: "a", label: "A", targets: ["x"], picture }] });

    expect(buttonsOf(shown).map(({ keys }) => keys)).toEqual([["a"]]);
    expect(offersByTarget(shown).get("x")).toEqual(shown);
  });
});
