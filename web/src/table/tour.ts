/** First steps: which step of the scripted match is told, and what it lets the newcomer choose. */
import type { Point, Question, TourStep } from "../wire";

const EDGE = 8; // pixels left free round what is pointed at
const TABS = 52; // pixels of the tabs at the bottom of a narrow page
const count = (step: TourStep): number => step.keys?.length ?? 0;
const done = (step: TourStep, played: number): boolean => count(step) > 0 && played >= step.at + count(step);

/** The step to begin with when so many answers stand: the first that is not behind. */
export function entered(steps: TourStep[], played: number): number {
  const at = steps.findIndex((step) => (count(step) ? !done(step, played) : step.at >= played));
  return at < 0 ? steps.length - 1 : reached(steps, at, played);
}

/** The step after the table moved: a step whose answers are given is left, one that was taken back is gone back to. */
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

/** What the step waits for: the key of an answer, or nothing while it only tells. */
export const due = (step: TourStep | undefined, played: number): string =>
  (played >= (step?.at ?? 0) && step?.keys?.[played - step.at]) || "";

/** The question with the one option that the step is about, or none while it only tells. */
export function guided(question: Question | null, key: string): Question | null {
  const options = question?.options.filter((option) => option.key === key) ?? [];
  return question && options.length ? { ...question, options, bundles: [], refusals: [] } : null;
}

/** What the step points at. */
export const shown = (step: TourStep | undefined): Point[] =>
  (step?.shows ?? []).map((target) => ({ seat: -1, name: "", target }));

/** By how much the page must be scrolled to bring a thing into view, between the prompt above and the tabs below. */
export function outside({ top, bottom, height }: DOMRect, prompt: Element | null): number {
  const ceiling = Math.max(0, prompt?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const floor = innerHeight - TABS - EDGE;
  if (!height || (top >= ceiling && bottom <= floor)) return 0;
  return top < ceiling ? top - ceiling : Math.min(bottom - floor, top - ceiling);
}

/** The same for several things of which one is enough: nothing while any of them is in view. */
export function toAny(boxes: readonly DOMRect[], prompt: Element | null): number {
  const [first] = boxes;
  return first && boxes.every((box) => outside(box, prompt) !== 0) ? outside(first, prompt) : 0;
}
