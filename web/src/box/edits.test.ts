import { describe, expect, it } from "vitest";
import type { BoxRow } from "../wire";
import { changed, differences, filtered, isUncertain, plain, refreshed, standingOf, told } from "./edits";

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
  it("forget a value that is as it was", () => {
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
  it("are filtered with their kinds", () => {
    const kinds = [{ id: "task", title: "Tasks", fields: [], rows: [row("a", "given")] }];
    expect(filtered(kinds, isUncertain)).toEqual([]);
    expect(refreshed(kinds, [{ ...kinds[0]!, rows: [row("a", "found")] }])[0]?.rows[0]?.values[0]?.standing).toBe(
      "found",
    );
  });
  it("tell values without signs", () => {
    expect(plain('["ship","path"]')).toBe("ship, path");
    expect(plain("null")).toBe("–");
    expect(told({ field: "a", value: "3", text: "", standing: "given" })).toBe("3");
  });
});

it("two boxes are compared value by value", () => {
  expect(differences([change("3")], [change("3")])).toEqual([]);
  expect(differences([change("3")], [])).toEqual([{ place: change("3"), one: "3", other: undefined }]);
});
