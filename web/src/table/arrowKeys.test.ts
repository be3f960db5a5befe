import { describe, expect, it } from "vitest";
import { inReadingOrder, nextByKey } from "./arrowKeys";

const place = (name: string, x: number, y: number) => ({ name, x, y });
const middle = place("middle", 50, 50);
const right = place("right", 80, 60);
const far = place("far", 120, 50);
const low = place("low", 60, 90);
const corner = place("corner", 0, 0);
const all = [middle, right, far, low, corner];

describe("keys on a board", () => {
  it("go to the nearest thing that way", () => {
    expect(nextByKey("ArrowRight", middle, all)).toBe(right);
    expect(nextByKey("ArrowRight", right, all)).toBe(far);
    expect(nextByKey("ArrowDown", middle, all)).toBe(low);
    expect(nextByKey("ArrowUp", low, all)).toBe(right);
    expect(nextByKey("ArrowLeft", middle, all)).toBe(corner);
  });

  it("go sideways where nothing lies straight ahead", () => {
    const steep = place("steep", 55, 200);
    expect(nextByKey("ArrowRight", middle, [middle, steep])).toBe(steep);
  });

  it("stay where nothing lies that way", () => {
    expect(nextByKey("ArrowUp", corner, all)).toBeUndefined();
    expect(nextByKey("ArrowRight", far, all)).toBeUndefined();
  });

  it("go through all that lies on one spot, there and back", () => {
    const under = place("under", 80, 60);
    const heap = [middle, under, right, far];
    expect(nextByKey("ArrowRight", middle, heap)).toBe(under);
    expect(nextByKey("ArrowRight", under, heap)).toBe(right);
    expect(nextByKey("ArrowRight", right, heap)).toBe(far);
    expect(nextByKey("ArrowLeft", far, heap)).toBe(right);
    expect(nextByKey("ArrowLeft", right, heap)).toBe(under);
    expect(nextByKey("ArrowLeft", under, heap)).toBe(middle);
  });

  it("go to the first and the last in reading order", () => {
    expect(nextByKey("Home", far, all)).toBe(corner);
    expect(nextByKey("End", far, all)).toBe(low);
    expect(inReadingOrder(all)[0]).toBe(corner);
  });

  it("are left alone if they mean nothing here", () => {
    expect(nextByKey("a", middle, all)).toBeUndefined();
  });

  it("reach everything on a grid with gaps and heaps", () => {
    const grid = [...Array(60).keys()]
      .filter((n) => n % 7)
      .map((n) => place(String(n), (n % 10) * 37 + ((n * n) % 11), Math.floor(n / 10) * 50 + ((n * 5) % 13)));
    const places = [...grid, ...grid.slice(4, 9).map(({ x, y }, n) => place(`heap ${n}`, x, y))];
    const seen = new Set(places.slice(0, 1));
    for (const from of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nextByKey(key, from, places);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(places.length);
  });
});
