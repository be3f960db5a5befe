import { describe, expect, it } from "vitest";
import type { Bundle, Panel } from "../wire";
import { kinds, payments, switched, unpaid, type Touched } from "./purse";

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

  it("leave the answers that are part of none", () => {
    const offers = [{ keys: ["first"] }, { keys: ["second"] }, { keys: ["other"] }];

    expect(unpaid(offers, [{ label: "both", keys: ["first", "second"] }])).toEqual([{ keys: ["other"] }]);
    expect(unpaid(offers, [])).toEqual(offers);
  });

  const usual = (all: Bundle[]) => ({ paying: all[0] ?? ship, kept: {} });

  it("change to the nearest that takes the piece touched, or leaves it", () => {
    const all = [ship, wild, pair, bundle({ path: 1, wild: 1 })];

    expect(switched(all, usual(all), "wild", true).paying).toBe(wild);
    expect(switched(all, usual(all), "task", true).paying).toBe(pair);
    expect(switched(all, { paying: pair, kept: {} }, "task", false).paying).toBe(all[3]);
    expect(switched([ship], usual([ship]), "ship", true).paying).toBe(ship);
  });

  it("are each reached by touching their pieces one by one", () => {
    const ids = ["ship", "path", "task", "wild", "gold"];
    const sets = [
      ids.flatMap((one, at) => ids.slice(at).map((other) => (one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 }))),
      ids.flatMap((one, at) => ids.slice(at + 1).map((other) => ({ [one]: 1, [other]: 1 }))),
      [{ ship: 1 }, { wild: 1 }, { ship: 1, wild: 1 }],
      [{ wild: 1 }, { gold: 1 }, { ship: 1, path: 1 }, { ship: 1, task: 1 }, { path: 1, task: 1 }],
      [
        { ship: 3 },
        { ship: 2, path: 1 },
        { ship: 1, path: 2 },
        { path: 3 },
        { ship: 1, path: 1, task: 1 },
        { wild: 2 },
      ],
    ];
    for (const all of sets.map((set) => set.map((paid) => bundle(paid))))
      for (const wanted of all) {
        let now: Touched = usual(all);
        const missing = (): string | undefined =>
          Object.entries(wanted.paid ?? {}).find(([id, number]) => (now.paying.paid?.[id] ?? 0) < number)?.[0];
        for (let id = missing(); id; id = missing()) now = switched(all, now, id, true);

        expect(now.paying).toBe(wanted);
      }
  });
});
