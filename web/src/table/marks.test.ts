import { describe, expect, it } from "vitest";
import type { Piece, Scene, Zone } from "../wire";
import { outermost, SceneMarker, type Marks } from "./marks";

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  board: "main",
  x: 0,
  y: 0,
  w: 10,
  h: 10,
  sprite: "card",
  ...more,
});
const zone = (id: string): Zone => ({ id, board: "main", x: 0, y: 0, w: 10, h: 10 });
const board = (id: string): Scene["boards"][number] => ({ id, title: id, role: "main", w: 100, h: 100 });
const plain: Marks = { open: new Map(), refused: new Map(), fresh: new Set(), pointed: new Set(), lit: new Set() };
const scene = (pieces: Piece[], zones: Zone[] = []): Scene => ({
  boards: [board("main"), board("own")],
  zones,
  pieces,
  panels: [],
});

describe("what belongs together", () => {
  const candle = piece("candle", { w: 60, h: 60 });

  it("has one outline: a candle, but not its fire and its arms", () => {
    const parts = [candle, piece("fire", { y: -33, w: 42, h: 29 }), piece("arms", { x: 17, y: 20, w: 20, h: 20 })];

    expect([...outermost(parts, new Set(["candle", "fire", "arms"]))]).toEqual(["candle"]);
  });

  it("is close to something much larger that is marked too", () => {
    const others = [candle, piece("far", { x: 90 }), piece("beside", { x: 20, w: 50, h: 50 }), piece("on", { x: 20 })];

    expect([...outermost(others, new Set(["candle", "far", "beside"]))]).toEqual(["candle", "far", "beside"]);
    expect([...outermost(others, new Set(["on"]))]).toEqual(["on"]);
  });
});

describe("marked things", () => {
  it("lie on their boards in the order of their height", () => {
    const laid = new SceneMarker().mark(
      scene([piece("top", { z: 2 }), piece("low"), piece("mine", { board: "own" })]),
      plain,
    );

    expect(laid.get("main")?.pieces.map(({ thing }) => thing.id)).toEqual(["low", "top"]);
    expect(laid.get("own")?.pieces.map(({ thing }) => thing.id)).toEqual(["mine"]);
  });

  it("have the marks of their ids", () => {
    const marks: Marks = { ...plain, open: new Map([["a", "Take it"]]), fresh: new Set(["a"]) };
    const [a, b] = new SceneMarker().mark(scene([piece("a"), piece("b")]), marks).get("main")?.pieces ?? [];

    expect([a?.open, a?.fresh, b?.open, b?.fresh]).toEqual(["Take it", true, undefined, false]);
  });

  it("stay the same objects while they look the same", () => {
    const marker = new SceneMarker();
    const [a, b] = [piece("a"), piece("b")];
    const before = marker.mark(scene([a, b]), plain).get("main")?.pieces ?? [];
    const after = marker.mark(scene([a, { ...b, x: 5 }]), { ...plain, fresh: new Set(["b"]) }).get("main")?.pieces;

    expect(after?.[0]).toBe(before[0]);
    expect(after?.[1]).not.toBe(before[1]);
  });

  it("leave a board alone on which nothing changed", () => {
    const marker = new SceneMarker();
    const [a, mine, field] = [piece("a"), piece("mine", { board: "own" }), zone("field")];
    const before = marker.mark(scene([a, mine], [field]), plain);
    const after = marker.mark(scene([a, { ...mine, x: 5 }], [field]), { ...plain, open: new Map() });

    expect(after.get("main")).toBe(before.get("main"));
    expect(after.get("own")).not.toBe(before.get("own"));
  });
});
