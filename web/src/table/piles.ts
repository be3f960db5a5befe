/** How several things that one piece stands for lie on the table: cards in a stack, tokens in a heap. */
import type { Piece } from "../wire";
import type { Box } from "./sprites";

const COUNTED = 4; // a heap of this many or more has a number
const SHARE = 6; // cards per visible edge
const MOST_EDGES = 4;

const count = ({ badge = "" }: Piece): number => (/^\d+$/.test(badge) ? Number(badge) : 0);

/** Where the pictures of a heap lie, the last one on top: one, two or three of them. */
export function heaped(piece: Piece, box: Box): Box[] {
  const shown = piece.pile === "heap" ? Math.min(count(piece), 3) : 1;
  if (shown < 2) return [box];
  const [w, h] = [box.w * 0.66, box.h * 0.66];
  const spots = shown === 2 ? [[0, 0.17], [0.34, 0.17]] : [[0.17, 0], [0, 0.34], [0.34, 0.34]]; // prettier-ignore
  return spots.map(([right = 0, down = 0]) => ({ x: box.x + right * box.w, y: box.y + down * box.h, w, h }));
}

/** How much lower each visible edge below the face of a card lies: a single card has one, a stack more. */
export function edges(piece: Piece, card: boolean): number[] {
  const cards = piece.pile === "stack" ? count(piece) : 0;
  const shown = cards < 2 ? Number(card) : Math.min(MOST_EDGES, Math.ceil(cards / SHARE));
  const step = Math.max(1.2, piece.h * 0.022);
  return Array.from({ length: shown }, (_, n) => (shown - n) * step);
}

/** The number of a piece; a heap that is counted at a glance has none. */
export const numbered = (piece: Piece): string =>
  piece.pile === "heap" && count(piece) < COUNTED ? "" : (piece.badge ?? "");
