/** The part of a board that is shown: it can be enlarged about a point and dragged, never beyond the board's edge. What
 * is shown at scale 1 is the view: the whole board, or what fills a viewport of another shape. */
export interface Viewport {
  x: number;
  y: number;
  /** How many times larger than the view: from 1. */
  scale: number;
}

export interface Size {
  w: number;
  h: number;
}

export interface Position {
  x: number;
  y: number;
}

export const WHOLE: Viewport = { x: 0, y: 0, scale: 1 };
const LARGEST = 6;
const TWICE = 2;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function kept(viewport: Viewport, board: Size, view: Size): Viewport {
  return {
    x: within(0, viewport.x, board.w - view.w / viewport.scale),
    y: within(0, viewport.y, board.h - view.h / viewport.scale),
    scale: viewport.scale,
  };
}

/** Enlarged by a factor while the given spot of the board stays where it is on the screen. */
export function enlarged(viewport: Viewport, board: Size, factor: number, at: Position, view: Size = board): Viewport {
  const scale = within(1, viewport.scale * factor, LARGEST);
  const shrink = viewport.scale / scale;
  return kept({ x: at.x - (at.x - viewport.x) * shrink, y: at.y - (at.y - viewport.y) * shrink, scale }, board, view);
}

/** Moved by a distance in board units. */
export const dragged = (viewport: Viewport, board: Size, by: Position, view: Size = board): Viewport =>
  kept({ ...viewport, x: viewport.x + by.x, y: viewport.y + by.y }, board, view);

/** The part of a board that fills a pane of the screen: all of its height or of its width. */
export function filling(board: Size, pane: Size): Size {
  const pixels = Math.max(pane.w / board.w, pane.h / board.h);
  return { w: pane.w / pixels, h: pane.h / pixels };
}

/** The part shown at first, centred on a spot: at most half of the board's width. */
export function begun(board: Size, view: Size, at: Position): Viewport {
  const scale = Math.max(1, (TWICE * view.w) / board.w);
  return about({ ...WHOLE, scale }, board, at, view);
}

/** With a spot in the middle, as far as the board's edges allow. */
export const about = ({ scale }: Viewport, board: Size, at: Position, view: Size): Viewport =>
  kept({ x: at.x - view.w / scale / 2, y: at.y - view.h / scale / 2, scale }, board, view);

/** Whether a spot is visible. */
export const shows = ({ x, y, scale }: Viewport, view: Size, at: Position): boolean =>
  at.x >= x && at.x <= x + view.w / scale && at.y >= y && at.y <= y + view.h / scale;

export const viewBox = (viewport: Viewport, view: Size): string =>
  [viewport.x, viewport.y, view.w / viewport.scale, view.h / viewport.scale].join(" ");
