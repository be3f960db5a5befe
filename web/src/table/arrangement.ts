/** The arrangement of a table's boards on the page. */
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

/** The total width of boards drawn at one height, in heights. */
export const wide = (boards: Board[]): number => boards.reduce((sum, board) => sum + board.w / board.h, 0);

const BETWEEN = 4; // pixels between boards

/** The height of boards below one another at a width, in pixels. */
export const columnHeight = (boards: Board[], width: number): number =>
  boards.reduce((sum, { w, h }) => sum + (width * h) / w + BETWEEN, 0);

/** The arrangement of boards. An enlarged board has the stage to itself. */
export function arranged(boards: Board[], large: string): Arrangement {
  const stage = staged(boards, large);
  const rest = boards.filter((board) => !stage.includes(board));
  const beside = rest.filter((board) => board.role === "side" && board.w < board.h * 1.3);
  // a wide board needs the whole width: nothing stands beside it
  const column = large || wide(stage) > 1.3 ? [] : rest.some((board) => board.role === "side") ? beside : rest;
  const below = rest.filter((board) => !column.includes(board));
  const [first, ...more] = below.filter((board) => board.role === "other");
  const strip = below.filter((board) => board.role !== "other");
  if (!first) return { stage, column, strip, others: [] };
  // a viewer without a board of their own sees the first of the others'
  if (!boards.some((board) => board.role === "own")) return { stage, column, strip: [first, ...strip], others: more };
  return { stage, column, strip, others: [first, ...more] };
}

/** The boards on the stage: the enlarged one, else the main one, with one's own beside it unless that is a strip. */
function staged(boards: Board[], large: string): Board[] {
  const chosen = boards.find((board) => board.id === large);
  if (chosen) return [chosen];
  const own = boards.find((board) => board.role === "own" && board.w < board.h * 1.3);
  const main = boards.find((board) => board.role === "main") ?? boards[0];
  return [main, own].filter((board) => board !== undefined);
}

/** The board that the question is about, if it is shown small or not at all: it changes places with the main one. */
export function inFocus(boards: Board[], asked: Board[]): Board | undefined {
  const { stage, column } = arranged(boards, "");
  const small = asked.filter((board) => !stage.includes(board) && !column.includes(board));
  const [first] = small;
  if (!first || small.length < asked.length) return undefined;
  return first.role === "other" || first.w < first.h * 3 ? first : undefined;
}

/** Which board each frame shows while one board is in focus; frames keep their size. */
export function swapped(boards: Board[], focus: Board | undefined): (frame: Board) => Board {
  const main = boards.find((board) => board.role === "main") ?? boards[0];
  return (frame) => (!focus || !main ? frame : frame === main ? focus : frame === focus ? main : frame);
}
