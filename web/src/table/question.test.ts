import { describe, expect, it } from "vitest";
import { iconsOf, reasons } from "./question";

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

  it("tells why a thing can't be used", () => {
    expect([...reasons(question)]).toEqual([["tile:3", "no water"]]);
  });
});

describe("icons of an option", () => {
  const panel = { seat: 0, score: 0, counters: [{ id: "ship", icon: "token_ship", value: 1, label: "" }] };

  it("are those of the counters and sprites that its keys name", () => {
    expect(iconsOf(["ship:path", "none"], panel, (sprite) => sprite === "path")).toEqual(["token_ship", "path"]);
  });
});
