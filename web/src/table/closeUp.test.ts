import { describe, expect, it } from "vitest";
import type { Piece, Scene } from "../wire";
import { closeUpOf } from "./closeUp";

const piece = (id: string, board: string, x: number): Piece => ({ id, board, x, y: 50, w: 10, h: 10, sprite: "card" });
const board = (id: string, role: Scene["boards"][number]["role"]): Scene["boards"][number] => ({
  ...{ id, role, title: id, w: 400, h: 100 },
});
const scene = (...pieces: Piece[]): Scene => ({
  boards: [board("sea", "main"), board("city", "other")],
  zones: [{ id: "slot", board: "city", x: 300, y: 0, w: 20, h: 20 }],
  pieces,
  panels: [],
});
const [SHIP, GUARDIAN] = [piece("ship", "sea", 50), piece("guardian", "city", 100)];
const BEFORE = scene(SHIP, GUARDIAN);
const NONE: ReadonlySet<string> = new Set();
const unseen = (): boolean => false;

describe("a close-up", () => {
  it("shows what changes on a board that is not on the stage", () => {
    const found = closeUpOf(BEFORE, scene(SHIP, piece("guardian", "city", 120)), NONE, null, unseen, 2, 0);

    expect([found?.board.id, found?.ids]).toEqual(["city", ["guardian"]]);
    expect(found?.box).toEqual({ x: 74, y: 27, w: 92, h: 46 });
  });

  it("shows the whole of a row of large things", () => {
    const row = { ...board("city", "other"), w: 300, h: 50 };
    const before = { ...BEFORE, boards: [row], pieces: [], zones: [] };
    const after = { ...before, pieces: [{ ...piece("qi", "city", 60), y: 25, w: 34, h: 34 }] };

    expect(closeUpOf(before, after, NONE, null, unseen, 1.6, 512)?.box).toEqual({ x: 0, y: 0, w: 300, h: 50 });
  });

  it("shows so much of the board that its pictures are sharp, and never more than the board", () => {
    const after = scene(SHIP, piece("guardian", "city", 120));
    const box = (least: number): unknown => closeUpOf(BEFORE, after, NONE, null, unseen, 2, least)?.box;

    expect(box(150)).toEqual({ x: 45, y: 12.5, w: 150, h: 75 });
    expect(box(300)).toEqual({ x: 0, y: 0, w: 300, h: 100 });
    expect(box(500)).toEqual({ x: 0, y: 0, w: 400, h: 100 });
  });

  it("prefers the board of the seat that acts", () => {
    const shared: Scene = { ...BEFORE, boards: [board("bonfire", "side"), { ...board("city", "other"), owner: 1 }] };
    const before = { ...shared, pieces: [piece("portal", "bonfire", 50)] };
    const after = { ...shared, pieces: [piece("portal", "bonfire", 70), GUARDIAN] };

    expect(closeUpOf(before, after, NONE, 1, unseen, 2, 0)?.board.id).toBe("city");
    expect(closeUpOf(before, after, NONE, 0, unseen, 2, 0)?.board.id).toBe("bonfire");
  });

  it("shows what is lit if nothing changes", () => {
    expect(closeUpOf(BEFORE, BEFORE, new Set(["slot"]), null, unseen, 2, 0)?.ids).toEqual(["slot"]);
  });

  it("is not needed for what can be seen, on the main board, or where nothing happens", () => {
    const after = scene(SHIP, piece("guardian", "city", 120));

    expect(closeUpOf(BEFORE, after, NONE, null, () => true, 2, 0)).toBeNull();
    expect(closeUpOf(BEFORE, scene(piece("ship", "sea", 90), GUARDIAN), NONE, null, unseen, 2, 0)).toBeNull();
    expect(closeUpOf(BEFORE, BEFORE, NONE, null, unseen, 2, 0)).toBeNull();
  });
});
