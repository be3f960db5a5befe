import { describe, expect, it } from "vitest";
import { closest, nearest } from "./hitTest";

const at = (x: number, y: number, size: number) => ({ left: x, top: y, right: x + size, bottom: y + size });

describe("a finger", () => {
  it("means a small thing that it just misses", () => {
    expect(nearest(131, 110, [["a", at(100, 100, 20)]])).toBe("a");
  });

  it("means nothing farther away", () => {
    expect(nearest(133, 110, [["a", at(100, 100, 20)]])).toBeNull();
  });

  it("means the nearer of two", () => {
    expect(
      nearest(126, 110, [
        ["a", at(100, 100, 20)],
        ["b", at(130, 100, 20)],
      ]),
    ).toBe("b");
  });

  it("must hit a large thing itself", () => {
    expect(nearest(190, 110, [["a", at(100, 100, 80)]])).toBeNull();
  });
});

describe("a place where things lie on each other", () => {
  const pile = [
    ["top", at(110, 100, 40)],
    ["under", at(100, 100, 40)],
  ] as const;

  it("means the thing with the nearest centre", () => {
    expect([closest(121, 120, pile), closest(129, 120, pile)]).toEqual(["under", "top"]);
  });

  it("means the thing on top when their centres coincide", () => {
    const [top, under] = [at(105, 105, 10), at(100, 100, 20)];
    expect(
      closest(108, 112, [
        ["top", top],
        ["under", under],
      ]),
    ).toBe("top");
  });
});
