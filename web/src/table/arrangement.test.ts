import { describe, expect, it } from "vitest";
import type { Board } from "../wire";
import { arranged, inFocus, inOrder, swapped } from "./arrangement";

describe("the stage", () => {
  const board = (id: string, role: Board["role"], w: number): Board => ({ id, title: id, role, w, h: 100 });
  const ids = (places: ReturnType<typeof arranged>): Record<string, string[]> =>
    Object.fromEntries(Object.entries(places).map(([place, boards]) => [place, boards.map(({ id }: Board) => id)]));

  it("holds one's own board beside the main one", () => {
    const places = arranged([board("m", "main", 150), board("o", "own", 120), board("x", "other", 120)], "");
    expect(ids(places)).toEqual({ stage: ["m", "o"], column: [], strip: [], others: ["x"] });
  });

  it("leaves one's own wide strip below", () => {
    const places = arranged([board("m", "main", 150), board("o", "own", 500)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: [], strip: ["o"], others: [] });
  });

  it("puts displays beside the main board, wide ones below", () => {
    const places = arranged([board("m", "main", 100), board("s", "side", 90), board("l", "side", 300)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: ["s"], strip: ["l"], others: [] });
  });

  it("gives a wide main board the whole width", () => {
    const places = arranged([board("m", "main", 150), board("s", "side", 70), board("o", "own", 220)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: [], strip: ["s", "o"], others: [] });
  });

  it("puts all the rest beside a square main board without displays", () => {
    const places = arranged([board("m", "main", 100), board("o", "own", 200), board("x", "other", 200)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: ["o", "x"], strip: [], others: [] });
  });

  it("shows an onlooker the first of the players' boards", () => {
    const boards = [board("m", "main", 150), board("x", "other", 500), board("y", "other", 500)];
    expect(ids(arranged(boards, ""))).toEqual({ stage: ["m"], column: [], strip: ["x"], others: ["y"] });
  });

  it("gives all its room to an enlarged board", () => {
    const places = arranged([board("m", "main", 100), board("x", "other", 120)], "x");
    expect(ids(places)).toEqual({ stage: ["x"], column: [], strip: ["m"], others: [] });
  });
});

describe("the focus", () => {
  const sea: Board = { id: "sea", title: "", role: "main", w: 155, h: 100 };
  const city: Board = { id: "city", title: "", role: "own", w: 195, h: 100 };
  const hand: Board = { id: "hand", title: "", role: "own", w: 900, h: 100 };
  const theirs: Board = { id: "theirs", title: "", role: "other", w: 900, h: 100 };
  const fires: Board = { id: "fires", title: "", role: "side", w: 90, h: 100 };

  it("moves to a board of the strip if the question is only about it", () => {
    const boards = [sea, city, fires];
    expect(inFocus(boards, [city])).toBe(city);
    expect(boards.map(swapped(boards, city))).toEqual([city, sea, fires]);
    expect(boards.map(swapped(boards, undefined))).toEqual(boards);
  });

  it("stays if the question is about the main board or the column too", () => {
    expect(inFocus([sea, city, fires], [city, sea])).toBeUndefined();
    expect(inFocus([{ ...sea, w: 100 }, city, fires], [fires])).toBeUndefined();
    expect(inFocus([sea, city, fires], [])).toBeUndefined();
  });

  it("leaves a hand in its strip and shows another player's board", () => {
    expect(inFocus([sea, hand, fires, theirs], [hand])).toBeUndefined();
    expect(inFocus([sea, hand, fires, theirs], [theirs])).toBe(theirs);
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
