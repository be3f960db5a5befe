import { describe, expect, it } from "vitest";
import { asRead, led } from "./roam";

const place = (name: string, x: number, y: number) => ({ name, x, y });
const middle = place("middle", 50, 50);
const right = place("right", 80, 60);
const far = place("far", 120, 50);
const low = place("low", 60, 90);
const corner = place("corner", 0, 0);
const all = [middle, right, far, low, corner];

describe("keys on a board", () => {
  it("go to the nearest thing that way", () => {
    expect(led("ArrowRight", middle, all)).toBe(right);
    expect(led("ArrowRight", right, all)).toBe(far);
    expect(led("ArrowDown", middle, all)).toBe(low);
    expect(led("ArrowUp", low, all)).toBe(right);
    expect(led("ArrowLeft", middle, all)).toBe(corner);
  });

  it("go aside where nothing lies straight ahead", () => {
    const steep = place("steep", 55, 200);
    expect(led("ArrowRight", middle, [middle, steep])).toBe(steep);
  });

  it("stay where nothing lies that way", () => {
    expect(led("ArrowUp", corner, all)).toBeUndefined();
    expect(led("ArrowRight", far, all)).toBeUndefined();
  });

  it("go through all that lies on one spot, there and back", () => {
    const under = place("under", 80, 60);
    const heap = [middle, under, right, far];
    expect(led("ArrowRight", middle, heap)).toBe(under);
    expect(led("ArrowRight", under, heap)).toBe(right);
    expect(led("ArrowRight", right, heap)).toBe(far);
    expect(led("ArrowLeft", far, heap)).toBe(right);
    expect(led("ArrowLeft", right, heap)).toBe(under);
    expect(led("ArrowLeft", under, heap)).toBe(middle);
  });

  it("go to the first and the last as one reads", () => {
    expect(led("Home", far, all)).toBe(corner);
    expect(led("End", far, all)).toBe(low);
    expect(asRead(all)[0]).toBe(corner);
  });

  it("are left alone if they mean nothing here", () => {
    expect(led("a", middle, all)).toBeUndefined();
  });

  it("reach everything on a grid with gaps and heaps", () => {
    const grid = [...Array(60).keys()]
      .filter((n) => n % 7)
      .map((n) => place(String(n), (n % 10) * 37 + ((n * n) % 11), Math.floor(n / 10) * 50 + ((n * 5) % 13)));
    const places = [...grid, ...grid.slice(4, 9).map(({ x, y }, n) => place(`heap ${n}`, x, y))];
    const seen = new Set(places.slice(0, 1));
    for (const from of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = led(key, from, places);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(places.length);
  });
});
