import { describe, expect, it } from "vitest";
import type { Board } from "../wire";
import { inOrder, arranged } from "./arrangement";

describe("the stage", () => {
  const board = (id: string, role: Board["role"], w: number): Board => ({ id, title: id, role, w, h: 100 });
  const ids = (places: ReturnType<typeof arranged>): Record<string, string[]> =>
    Object.fromEntries(Object.entries(places).map(([place, boards]) => [place, boards.map(({ id }: Board) => id)]));

  it("holds one's own board beside the main one", () => {
    const places = arranged([board("m", "main", 150), board("o", "own", 120), board("x", "other", 120)], "");
    expect(ids(places)).toEqual({ stage: ["m", "o"], column: [], strip: [], others: ["x"] });
  });

  it("leaves a wide strip of one's own below", () => {
    const places = arranged([board("m", "main", 150), board("o", "own", 500)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: [], strip: ["o"], others: [] });
  });

  it("stands displays beside the main board, wide ones below", () => {
    const places = arranged([board("m", "main", 100), board("s", "side", 90), board("l", "side", 300)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: ["s"], strip: ["l"], others: [] });
  });

  it("stands all the rest beside a square main board without displays", () => {
    const places = arranged([board("m", "main", 100), board("o", "own", 200), board("x", "other", 200)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: ["o", "x"], strip: [], others: [] });
  });

  it("gives all its room to an enlarged board", () => {
    const places = arranged([board("m", "main", 100), board("x", "other", 120)], "x");
    expect(ids(places)).toEqual({ stage: ["x"], column: [], strip: ["m"], others: [] });
  });
});

describe("boards", () => {
  it("put the main board first and one's own after it", () => {
    const boards = (["other", "own", "side", "main"] as const).map((role) => ({
      id: role,
      title: "",
      role,
      w: 1,
      h: 1,
    }));

    expect(inOrder(boards).map((board) => board.role)).toEqual(["main", "own", "side", "other"]);
  });
});
