/** Where a piece is drawn on its board. */
import type { Piece } from "../wire";
import type { Box } from "./sprites";

export const boxOf = ({ x, y, w, h }: Piece): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
export const rotated = ({ x, y, rot }: Piece): string | undefined => (rot ? `rotate(${rot} ${x} ${y})` : undefined);

/** How round the corners of a piece's outline are. */
export const corner = ({ round, w, h }: Piece): number => (round ? Math.min(w, h) / 2 + 2 : 6);
