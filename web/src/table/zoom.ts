/** The part of a board that is shown: it can be enlarged about a point and dragged, never beyond the board's edge. What
 * is shown at scale 1 is the view: the whole board, or what fills a frame of another shape. */
export interface Frame {
  x: number;
  y: number;
  /** How many times larger than the view: from 1. */
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
const TWICE = 2;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function kept(frame: Frame, board: Size, view: Size): Frame {
  return {
    x: within(0, frame.x, board.w - view.w / frame.scale),
    y: within(0, frame.y, board.h - view.h / frame.scale),
    scale: frame.scale,
  };
}

/** Enlarged by a factor while the given spot of the board stays where it is on the screen. */
export function enlarged(frame: Frame, board: Size, factor: number, at: Spot, view: Size = board): Frame {
  const scale = within(1, frame.scale * factor, LARGEST);
  const shrink = frame.scale / scale;
  return kept({ x: at.x - (at.x - frame.x) * shrink, y: at.y - (at.y - frame.y) * shrink, scale }, board, view);
}

/** Moved by so many units of the board. */
export const dragged = (frame: Frame, board: Size, by: Spot, view: Size = board): Frame =>
  kept({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, board, view);

/** The part of a board that fills a pane of the screen: all of its height or of its width. */
export function filling(board: Size, pane: Size): Size {
  const pixels = Math.max(pane.w / board.w, pane.h / board.h);
  return { w: pane.w / pixels, h: pane.h / pixels };
}

/** Such a part to begin with, about a spot: at most half of the board's width. */
export function begun(board: Size, view: Size, at: Spot): Frame {
  const scale = Math.max(1, (TWICE * view.w) / board.w);
  return about({ ...WHOLE, scale }, board, at, view);
}

/** With a spot in the middle, as far as the board's edges let it. */
export const about = ({ scale }: Frame, board: Size, at: Spot, view: Size): Frame =>
  kept({ x: at.x - view.w / scale / 2, y: at.y - view.h / scale / 2, scale }, board, view);

/** Whether a spot is shown. */
export const shows = ({ x, y, scale }: Frame, view: Size, at: Spot): boolean =>
  at.x >= x && at.x <= x + view.w / scale && at.y >= y && at.y <= y + view.h / scale;

export const viewBox = (frame: Frame, view: Size): string =>
  [frame.x, frame.y, view.w / frame.scale, view.h / frame.scale].join(" ");
