/** The tour ("First steps"): which step of the scripted match is shown, and what it lets the newcomer choose. */
import type { Point, Question, TourStep } from "../wire";

const EDGE = 8; // pixels left free around what is pointed at
const BAR = 45; // pixels of the bar at its top
const TABS = 52; // pixels of the tabs at the bottom of a narrow page
const count = (step: TourStep): number => step.keys?.length ?? 0;
const done = (step: TourStep, played: number): boolean => count(step) > 0 && played >= step.at + count(step);

/** The step to begin with after this many answers: the first that is not yet passed. */
export function entered(steps: TourStep[], played: number): number {
  const at = steps.findIndex((step) => (count(step) ? !done(step, played) : step.at >= played));
  return at < 0 ? steps.length - 1 : reached(steps, at, played);
}

/** The step after the table moved: past a step whose answers are given, back to one whose answers were taken back. */
export function followed(steps: TourStep[], at: number, played: number): number {
  const step = steps[at];
  if (!step) return entered(steps, played);
  return done(step, played) ? reached(steps, at + 1, played) : reached(steps, at, played);
}

/** That step, or the last before it that has been reached: the others may still have to answer. */
function reached(steps: TourStep[], at: number, played: number): number {
  let found = Math.min(at, steps.length - 1);
  while (found > 0 && (steps[found]?.at ?? 0) > played) found -= 1;
  return found;
}

/** Whether the reader may go on without answering. */
export const onward = (steps: TourStep[], at: number, played: number): boolean => {
  const [step, next] = [steps[at], steps[at + 1]];
  return Boolean(step && (!count(step) || done(step, played)) && (!next || next.at <= played));
};

/** What the step waits for: the key of an answer, or nothing while it only explains. */
export const due = (step: TourStep | undefined, played: number): string =>
  (played >= (step?.at ?? 0) && step?.keys?.[played - step.at]) || "";

/** The question with the one option that the step is about, or none while it only explains. */
export function guided(question: Question | null, key: string): Question | null {
  const options = question?.options.filter((option) => option.key === key) ?? [];
  return question && options.length ? { ...question, options, bundles: [], chains: [], refusals: [] } : null;
}

/** What the step points at. */
export const shown = (step: TourStep | undefined): Point[] =>
  (step?.shows ?? []).map((target) => ({ seat: -1, name: "", target }));

/** The part of the window in which a thing can be seen, from its upper to its lower edge. */
function room(prompt: Element | null, below = innerHeight - TABS): { ceiling: number; floor: number } {
  const above = prompt?.getBoundingClientRect();
  const beside = above && above.left > innerWidth / 2; // on a phone held sideways
  return { ceiling: Math.max(0, beside ? BAR : (above?.bottom ?? 0)) + EDGE, floor: below - EDGE };
}

/** By how much the page must be scrolled to bring a thing into view, between the prompt above and the tabs, or what lies over them, below. */
export function outside({ top, bottom, height }: DOMRect, prompt: Element | null, below?: number): number {
  const { ceiling, floor } = room(prompt, below);
  if (!height || (top >= ceiling && bottom <= floor)) return 0;
  return top < ceiling ? top - ceiling : Math.min(bottom - floor, top - ceiling);
}

/** The same for several things of which one is enough: nothing while any of them is in view. */
export function toAny(boxes: readonly DOMRect[], prompt: Element | null, below?: number): number {
  const [first] = boxes;
  return first && boxes.every((box) => outside(box, prompt, below) !== 0) ? outside(first, prompt, below) : 0;
}

/** The same for all of several things; null where there is no room for them. */
export function toAll(boxes: readonly DOMRect[], prompt: Element | null, below?: number): number | null {
  const shown = boxes.filter(({ height }) => height);
  const top = Math.min(...shown.map((box) => box.top));
  const bottom = Math.max(...shown.map((box) => box.bottom));
  const { ceiling, floor } = room(prompt, below);
  const spare = floor - ceiling - (bottom - top);
  if (!shown.length || spare < -2 * EDGE) return null;
  const edge = Math.min(0, spare / 2);
  return top < ceiling + edge ? top - ceiling - edge : Math.max(0, bottom - floor + edge);
}

/** Where a bubble stands in the window. */
export interface BubblePosition {
  left: number;
  top: number;
  /** On which side of the thing the bubble is. */
  side: "right" | "left" | "below" | "above";
}

const GAP = 16; // pixels between a thing and the bubble that describes it
const within = (wanted: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(wanted, room - size - EDGE));

/** Where to put a bubble of this size beside a thing: where it fits, else where there is most room. */
export function bubbleAt(
  { left, top, right, bottom }: Pick<DOMRect, "left" | "top" | "right" | "bottom">,
  { w, h }: { w: number; h: number },
  room: { w: number; h: number },
): BubblePosition {
  const spare = { right: room.w - right - w, left: left - w, below: room.h - bottom - h, above: top - h };
  const sides = Object.entries(spare) as [BubblePosition["side"], number][];
  const [side] = sides.find(([, free]) => free >= GAP + EDGE) ??
    sides.sort(([, one], [, other]) => other - one)[0] ?? ["below"];
  const [middle, height] = [(left + right - w) / 2, (top + bottom - h) / 2];
  const across = { right: right + GAP, left: left - GAP - w, below: middle, above: middle }[side];
  const down = { right: height, left: height, below: bottom + GAP, above: top - GAP - h }[side];
  return { side, left: within(across, w, room.w), top: within(down, h, room.h) };
}
