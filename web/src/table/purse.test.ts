import { describe, expect, it } from "vitest";
import type { Bundle, Panel } from "../wire";
import { kinds, payments, switched } from "./purse";

const bundle = (paid: Record<string, number>): Bundle => ({ label: Object.keys(paid).join(" + "), keys: ["x"], paid });
const ship = bundle({ ship: 1 });
const wild = bundle({ wild: 1 });
const pair = bundle({ path: 1, task: 1 });
const counter = (id: string) => ({ id, icon: `token_${id}`, value: 2, label: id });
const panel: Panel = { seat: 0, score: 0, counters: ["ship", "path", "task", "wild"].map(counter) };

describe("payments", () => {
  it("are told apart by their pieces", () => {
    expect(payments({ bundles: [ship, wild, pair] })).toEqual([ship, wild, pair]);
  });

  it("are buttons where two take the same pieces, or pieces are not counted", () => {
    expect(payments({ bundles: [ship, wild, bundle({ ship: 1 })] })).toEqual([]);
    expect(payments({ bundles: [ship, bundle({})] })).toEqual([]);
    expect(payments({ bundles: [ship] })).toEqual([]);
  });

  it("show each kind of piece in the order of the counters", () => {
    expect(kinds([wild, bundle({ ship: 2 }), pair], panel).map(({ id, most }) => [id, most])).toEqual([
      ["ship", 2],
      ["path", 1],
      ["task", 1],
      ["wild", 1],
    ]);
    expect(kinds([ship, bundle({ unknown: 1 })], panel)).toEqual([]);
  });

  it("change to the nearest that takes the piece touched, or leaves it", () => {
    const all = [ship, wild, pair, bundle({ path: 1, wild: 1 })];

    expect(switched(all, ship, "wild", true)).toBe(wild);
    expect(switched(all, ship, "task", true)).toBe(pair);
    expect(switched(all, pair, "task", false)).toBe(all[3]);
    expect(switched([ship], ship, "ship", true)).toBe(ship);
  });
});
