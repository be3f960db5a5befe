/** The part of a board that is shown: it can be enlarged about a point and dragged, never beyond the board's edge. */
export interface Frame {
  x: number;
  y: number;
  /** How many times larger than the whole board: from 1. */
  scale: number;
}

export interface Size {
  w: number;
  h: number;
}

export interface Spot {
  x: number;
  y: number;
}

export const WHOLE: Frame = { x: 0, y: 0, scale: 1 };
const LARGEST = 6;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function kept(frame: Frame, board: Size): Frame {
  return {
    x: within(0, frame.x, board.w - board.w / frame.scale),
    y: within(0, frame.y, board.h - board.h / frame.scale),
    scale: frame.scale,
  };
}

/** Enlarged by a factor while the given spot of the board stays where it is on the screen. */
export function enlarged(frame: Frame, board: Size, factor: number, at: Spot): Frame {
  const scale = within(1, frame.scale * factor, LARGEST);
  const shrink = frame.scale / scale;
  return kept({ x: at.x - (at.x - frame.x) * shrink, y: at.y - (at.y - frame.y) * shrink, scale }, board);
}

/** Moved by so many units of the board. */
export const dragged = (frame: Frame, board: Size, by: Spot): Frame =>
  kept({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, board);

export const viewBox = (frame: Frame, board: Size): string =>
  [frame.x, frame.y, board.w / frame.scale, board.h / frame.scale].join(" ");
