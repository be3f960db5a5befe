import { describe, expect, it } from "vitest";
import type { BoxField, BoxRow } from "../wire";
import {
  blank,
  changed,
  copied,
  differences,
  filtered,
  inWords,
  isUncertain,
  plain,
  refreshed,
  removed,
  restored,
  standingOf,
  valueText,
} from "./edits";

const row = (id: string, standing: string, mine = false): BoxRow => ({
  id,
  name: id,
  effect: "",
  values: [{ field: "points", value: "2", text: "2", standing, mine }],
});
const change = (value: string) => ({ kind: "task", row: "B01", field: "points", value });

describe("changes of a box", () => {
  it("keep one value for each place", () => {
    expect(changed([change("3")], change("4"), "2")).toEqual([change("4")]);
  });
  it("drop a value that is back to the original", () => {
    expect(changed([change("3")], change("2"), "2")).toEqual([]);
  });
});

describe("components", () => {
  it("are uncertain until they are corrected", () => {
    expect([row("a", "given"), row("b", "reconstructed"), row("c", "reconstructed", true)].map(isUncertain)).toEqual([
      false,
      true,
      false,
    ]);
    expect(standingOf(row("c", "reconstructed", true))).toBe("mine");
    expect(standingOf(row("b", "found"))).toBe("found");
  });
  it("are filtered along with their kinds", () => {
    const kinds = [{ id: "task", title: "Tasks", chapter: "Tasks", fields: [], rows: [row("a", "given")] }];
    expect(filtered(kinds, isUncertain)).toEqual([]);
    const fresh = [{ ...kinds[0]!, rows: [row("a", "found")] }];
    expect(refreshed(kinds, kinds, fresh, [])[0]?.rows[0]?.values[0]?.standing).toBe("found");
  });
  it("show values without JSON punctuation", () => {
    expect(plain('["ship","path"]')).toBe("ship, path");
    expect(plain("null")).toBe("–");
    expect(valueText({ field: "a", value: "3", text: "", standing: "given" })).toBe("3");
  });
});

describe("rows", () => {
  const kinds = [
    { id: "task", title: "Tasks", chapter: "Tasks", fields: [], rows: [row("B01", "given"), row("B02", "given")] },
  ];
  it("are copied with the values that were corrected", () => {
    const { id, changes } = copied([change("3")], "task", "B01");
    expect(id).toBe("own_1");
    expect(changes.slice(1)).toEqual([
      { kind: "task", row: "own_1", field: "+", value: '"B01"' },
      { ...change("3"), row: "own_1" },
    ]);
    expect(copied(changes, "task", "own_1").changes.at(-2)).toEqual({
      kind: "task",
      row: "own_2",
      field: "+",
      value: '"B01"',
    });
  });
  it("are removed and put back", () => {
    const without = removed([change("3")], "task", "B01");
    expect(without).toEqual([{ kind: "task", row: "B01", field: "-", value: "null" }]);
    expect(refreshed(kinds, kinds, [], without)[0]?.rows.map((each) => each.id)).toEqual(["B02"]);
    expect(restored(without, "task", "B01")).toEqual([]);
  });
  it("that were added are dropped when they are removed", () => {
    const { changes } = copied([], "task", "B01");
    const drawn = refreshed(kinds, kinds, [{ ...kinds[0]!, rows: [row("own_1", "found", true)] }], changes);
    expect(drawn[0]?.rows.map((each) => each.id)).toEqual(["B01", "B02", "own_1"]);
    expect(removed(changes, "task", "own_1")).toEqual([]);
    expect(refreshed(kinds, drawn, [], [])[0]?.rows.map((each) => each.id)).toEqual(["B01", "B02"]);
  });
});

it("two boxes are compared value by value", () => {
  expect(differences([change("3")], [change("3")])).toEqual([]);
  expect(differences([change("3")], [])).toEqual([{ place: change("3"), one: "3", other: undefined }]);
});

describe("values by their type", () => {
  const number: BoxField = { field: "n", name: "n", kind: "number", low: 2 };
  const words: BoxField = {
    field: "w",
    name: "w",
    kind: "words",
    words: [
      { value: "ship", title: "корабль" },
      { value: "path", title: "Путь" },
    ],
    least: 2,
  };

  it("begin within their bounds", () => {
    expect(blank(number)).toBe(2);
    expect(blank(words)).toEqual(["ship", "ship"]);
    expect(blank({ ...number, kind: "numbers", least: 2 })).toEqual([2, 2]);
    expect(blank({ ...words, kind: "amounts" })).toEqual({ ship: 1 });
    expect(blank({ field: "l", name: "l", kind: "lists", least: 1, parts: [words] })).toEqual([["ship", "ship"]]);
    expect([blank({ ...number, kind: "flag" }), blank({ ...number, kind: "text" })]).toEqual([false, ""]);
  });
  it("are told in words", () => {
    expect(inWords(words, '["path","ship"]')).toBe("Путь, корабль");
    expect(inWords({ ...words, kind: "amounts" }, '{"path":3}')).toBe("Путь 3");
    expect([inWords(number, "7"), inWords(number, "null"), inWords(undefined, '"x"')]).toEqual(["7", "–", "x"]);
  });
});
