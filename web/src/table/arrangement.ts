/** Where the boards of a table stand on the page. */
import type { Board } from "../wire";

/** Boards in the order of a page: the main one, one's own, displays beside, then the others'. */
export function inOrder(boards: Board[]): Board[] {
  const rank = { main: 0, own: 1, side: 2, other: 3 };
  return [...boards].sort((one, other) => rank[one.role] - rank[other.role]);
}

/** The boards by position: on the stage, in the column beside it, in the strip below, and other players'. */
export interface Arrangement {
  stage: Board[];
  column: Board[];
  strip: Board[];
  others: Board[];
}

/** How wide boards of one height are together, in heights. */
export const wide = (boards: Board[]): number => boards.reduce((sum, board) => sum + board.w / board.h, 0);

/** The arrangement of boards. An enlarged board has the stage alone. */
export function arranged(boards: Board[], large: string): Arrangement {
  const stage = staged(boards, large);
  const rest = boards.filter((board) => !stage.includes(board));
  const beside = rest.filter((board) => board.role === "side" && board.w < board.h * 1.3);
  const column = large ? [] : rest.some((board) => board.role === "side") || wide(stage) > 1.3 ? beside : rest;
  const below = rest.filter((board) => !column.includes(board));
  const others = below.filter((board) => board.role === "other");
  return { stage, column, strip: below.filter((board) => board.role !== "other"), others };
}

/** The boards that stand on the stage: the enlarged one, else the main one, with one's own beside it unless that is a strip. */
function staged(boards: Board[], large: string): Board[] {
  const chosen = boards.find((board) => board.id === large);
  if (chosen) return [chosen];
  const own = boards.find((board) => board.role === "own" && board.w < board.h * 1.8);
  const main = boards.find((board) => board.role === "main") ?? boards[0];
  return [main, own].filter((board) => board !== undefined);
}
