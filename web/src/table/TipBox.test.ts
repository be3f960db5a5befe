import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drawer } from "../drawer.svelte";
import type { Book, Zone } from "../wire";
import TipBox from "./TipBox.svelte";

let box: ReturnType<typeof mount>;

const rules = [
  { id: "g.sea.route", kind: "action", text: "Sail." },
  { id: "g.sea.pier", kind: "term", text: "Ships begin here.", name: "Pier" },
];
const tips = {
  route: { name: "Route", about: "For ships.", rule: "g.sea.route" },
  pier: { name: "A", rule: "g.sea.pier" },
};
const book = { game: "g", chapters: [{ id: "sea", title: "The sea", rules }], components: [], tips } as unknown as Book;

function tell(tip: string): HTMLElement {
  const thing: Zone = { id: "z", board: "b", x: 0, y: 0, w: 9, h: 9, tip };
  const props = { thing, at: new DOMRect(), book, open: new Map(), refused: new Map() };
  box = mount(TipBox, { target: document.body, props });
  flushSync();
  return document.querySelector("[role=tooltip]")!;
}

const press = (from: Element, key: string): boolean =>
  from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

beforeEach(() => {
  drawer.open = false;
  drawer.rule = "";
});

afterEach(() => unmount(box));

describe("the rule of a tip", () => {
  it.each([
    ["route", "§ The sea"],
    ["pier", "§ Pier"],
  ])("of %s is shown by its name or its chapter", (tip, said) => {
    expect(tell(tip).querySelector("a")?.textContent).toBe(said);
  });

  it("opens by its link", () => {
    tell("route").querySelector("a")?.click();

    expect([drawer.open, drawer.rule]).toEqual([true, "g.sea.route"]);
  });

  it("opens by a question mark", () => {
    tell("pier");
    press(document.body, "?");

    expect([drawer.open, drawer.rule]).toEqual([true, "g.sea.pier"]);
  });

  it("does not open by a question mark typed in a field", () => {
    tell("pier");
    const field = document.body.appendChild(document.createElement("input"));
    press(field, "?");
    field.remove();

    expect(drawer.open).toBe(false);
  });

  it("is not shown where there is none", () => {
    expect(tell("unknown").querySelector("a")).toBeNull();
  });
});
