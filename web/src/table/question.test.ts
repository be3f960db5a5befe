import { describe, expect, it } from "vitest";
import type { Question } from "../wire";
import { buttons, iconsOf, labels, reasons, targets } from "./question";

const offered: Question = {
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

describe("what is shown of a question", () => {
  const question = {
    seat: 0,
    topic: "move",
    prompt: "Where?",
    rules: [],
    options: [
      { key: "a", label: "Walk", targets: ["tile:1"] },
      { key: "b", label: "Fly", targets: ["tile:1", "tile:2"] },
    ],
    refusals: [{ target: "c", label: "Swim", reason: "no water", rule: "r", targets: ["tile:3"] }],
  };

  it("names a thing by all that it stands for", () => {
    expect([...labels(question)]).toEqual([
      ["tile:1", "Walk / Fly"],
      ["tile:2", "Fly"],
    ]);
  });

  it("tells why a thing can't be used", () => {
    expect([...reasons(question)]).toEqual([["tile:3", "no water"]]);
  });
});

describe("a thing", () => {
  it("stands for all the options that point at it", () => {
    expect(targets(offered).get("deck")).toEqual(["a", "b"]);
    expect(buttons(offered).map((option) => option.key)).toEqual(["pass"]);
  });
});

describe("icons of an option", () => {
  const panel = { seat: 0, score: 0, counters: [{ id: "ship", icon: "token_ship", value: 1, label: "" }] };

  it("are those of the counters and sprites that its keys name", () => {
    expect(iconsOf(["ship:path", "none"], panel, (sprite) => sprite === "path")).toEqual(["token_ship", "path"]);
  });
});
