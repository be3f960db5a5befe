/** Runs a function with the next animation frame. */
export type Schedule = (act: () => void) => void;

const LATEST = 100; // milliseconds: a page that is not drawn gets no frames

/** Do something once, just before the next frame is drawn, or after `LATEST` at the latest. */
export const beforeNextFrame: Schedule = (act) => {
  const once = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, LATEST);
};
