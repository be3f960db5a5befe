/** In one column, scrolls the page to what matters now: the thing a tour describes, what can be chosen, what happens, the end. */
import { tick } from "svelte";
import type { Question } from "../wire";
import { ONE_COLUMN } from "./layout";
import { outside, toAll, toAny } from "./tour";

export interface Followed {
  /** Whether the match has not begun. */
  waiting: () => boolean;
  /** Whether the boards are drawn: the pictures of a table come after its first question. */
  drawn: () => boolean;
  question: () => Question | null;
  /** Changes with each step of the tour; empty outside a tour. */
  tour: () => unknown;
  /** Ids of the things that the event being played is about. */
  happening: () => ReadonlySet<string>;
  /** The hint or the solution that is shown, if any. */
  advised: () => unknown;
  ended: () => boolean;
}

const narrow = (): boolean => matchMedia(ONE_COLUMN).matches;
const prompt = (): Element | null => document.querySelector(".ask");
/** Where what lies over the bottom of the window begins. */
const floor = (): number | undefined =>
  [...document.querySelectorAll(".ask .sheet")]
    .filter((sheet) => getComputedStyle(sheet).position === "fixed")
    .map((sheet) => sheet.getBoundingClientRect().top)[0];

/** Scrolls a part of the page that is larger than its place to something that can be chosen in it. */
export function scrollToChoice(place: Element): void {
  if (place.scrollWidth <= place.clientWidth && place.scrollHeight <= place.clientHeight) return;
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const boxes = [...place.querySelectorAll("g.open")].map((thing) => thing.getBoundingClientRect());
  const seen = (box: DOMRect): boolean =>
    box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
  const [first] = boxes;
  if (!first || boxes.some(seen)) return;
  const by = (from: number, to: number, low: number, high: number): number =>
    from < low || to > high ? (from + to - low - high) / 2 : 0;
  place.scrollBy(by(first.left, first.right, left, right), by(first.top, first.bottom, top, bottom));
}

/** Scrolls boards that are wider than the page until one of the things can be seen on each. */
function seekSideways(things: readonly Element[]): void {
  for (const figure of new Set(things.map((thing) => thing.closest("figure")))) {
    if (!figure || figure.scrollWidth <= figure.clientWidth) continue;
    const { left, right } = figure.getBoundingClientRect();
    const here = things.filter((thing) => figure.contains(thing)).map((thing) => thing.getBoundingClientRect());
    const [first] = here;
    if (first && !here.some((box) => box.left >= left && box.right <= right))
      figure.scrollBy(first.left + first.width / 2 - (left + right) / 2, 0);
  }
}

/** Whether a thing is on a board that stays in its place while the page scrolls: on a phone held sideways. */
const stands = (thing: Element): boolean => {
  const figure = thing.closest("figure");
  return figure !== null && getComputedStyle(figure).position === "fixed";
};

/** The things that options name first: a card rather than where it may be put. */
function mainTargets(things: readonly SVGElement[], question: Question | null): readonly SVGElement[] {
  const ids = new Set(question?.options.map(({ targets = [] }) => targets[0]));
  return things.filter((thing) => ids.has(thing.dataset["id"]));
}

/** Follow a table while a component is mounted. */
export function followOnPhone({ waiting, drawn, question, tour, happening, advised, ended }: Followed): void {
  $effect(() => {
    void drawn();
    if (!tour() || !narrow()) return;
    // what the step points at, else what is to be chosen, once the bubble has its final height
    void tick().then(() => {
      const thing = document.querySelector(".pointed") ?? document.querySelector("g.open");
      const box = thing?.getBoundingClientRect();
      if (!thing || !box) return;
      if (!stands(thing)) scrollBy(0, outside(box, prompt(), floor()));
      thing.closest("figure")?.scrollBy(box.left + box.width / 2 - innerWidth / 2, 0); // a hand scrolls sideways
    });
  });

  // a match begins at the top of its page, however far the lobby was scrolled
  let lobby = false;
  $effect.pre(() => {
    if (lobby && !waiting()) scrollTo(0, 0);
    lobby = waiting();
  });

  let sought = ""; // the question whose options were brought into view
  $effect(() => {
    const put = tour() ? null : question();
    const asked = put ? [put.topic, ...put.options.map(({ key }) => key)].join(" ") : "";
    if (!drawn() || asked === sought) return;
    sought = asked;
    if (!asked || !narrow()) return;
    // once the question has its final height: an explanation may come with it
    void tick().then(() => {
      const things = [...document.querySelectorAll<SVGElement>("g.open")];
      const direct = things.filter((thing) => !thing.classList.contains("faint"));
      const first = mainTargets(direct, put);
      const wanted = (first.length ? first : direct.length ? direct : things).filter((thing) => !stands(thing));
      seekSideways(wanted);
      const boxes = wanted.map((thing) => thing.getBoundingClientRect());
      const around = [...new Set(wanted.map((thing) => thing.closest(".pane, figure")))].flatMap((place) =>
        place ? [place.getBoundingClientRect()] : [],
      );
      const board = document.querySelector("figure[data-role=main]");
      const main = board && wanted.length && !stands(board) ? [board.getBoundingClientRect()] : [];
      // the main board with the boards of the choice, else they alone, else all that can be chosen, else the main board
      // with some of it, else some of it
      const some = main.length ? boxes.map((box) => [...main, box]) : [];
      const ways = [[...main, ...around], around, boxes, ...some].map((each) => toAll(each, prompt(), floor()));
      scrollBy(0, ways.find((by) => by !== null) ?? toAny(boxes, prompt(), floor()));
    });
  });

  // on the main board; what happens elsewhere is shown in a close-up
  $effect(() => {
    const ids = happening();
    if (!ids.size || !narrow()) return;
    void tick().then(() => {
      const things = [...document.querySelectorAll<SVGElement>("figure[data-role=main] [data-id]")];
      const lit = things.filter((thing) => ids.has(thing.dataset["id"] ?? "") && !stands(thing));
      seekSideways(lit);
      const boxes = lit.map((thing) => thing.getBoundingClientRect());
      scrollBy(0, toAny(boxes, prompt(), floor()));
    });
  });

  // the pieces that a hint or a solution speaks of, once its words have their height
  $effect(() => {
    if (!advised() || !narrow()) return;
    void tick().then(() => {
      const lit = [...document.querySelectorAll<SVGElement>("figure .highlighted")].filter((thing) => !stands(thing));
      seekSideways(lit);
      const boxes = lit.map((thing) => thing.getBoundingClientRect());
      scrollBy(0, toAll(boxes, prompt(), floor()) ?? toAny(boxes, prompt(), floor()));
    });
  });

  $effect(() => {
    if (ended() && narrow()) void tick().then(() => document.querySelector("[data-over]")?.scrollIntoView());
  });
}
