/** Plays what happened. The page always stands at the end of the story already: motion is laid over it and leaves nothing
 * behind, so that it can be cut short at any moment and never keeps anybody from answering. */
import type { Piece } from "../wire";
import { turned, type Change, type Spot } from "./story";

const STEP = 250; // milliseconds that a piece travels
const THROW = 500; // that a die tumbles
const LONGEST = 1_250; // in which the last beat begins at the latest
const SVG = "http://www.w3.org/2000/svg";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How things are drawn: the sheet of sprites and the colours of tones and seats. */
export interface Paints {
  art: string;
  tone: (name: string | undefined) => string;
  seat: (owner: number | null | undefined) => string;
}

const moveTo = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;
/** From one box to another, about their middles. */
const over = (one: Box, other: Box): string => {
  const [x, y] = [other.x - one.x + (other.w - one.w) / 2, other.y - one.y + (other.h - one.h) / 2];
  return `translate(${x}px, ${y}px) scale(${other.w / one.w}, ${other.h / one.h})`;
};

export class Motion {
  #running: Animation[] = [];
  #flyers: SVGElement[] = [];

  /** `page` holds the boards and panels, `sky` lies over the page. */
  constructor(
    readonly page: () => ParentNode,
    readonly sky: () => HTMLElement,
    readonly paints: () => Paints,
  ) {}

  get playing(): boolean {
    return this.#running.length > 0;
  }

  /** Show the beats one after another, from now; what was still moving is at its end. */
  play(beats: Change[][]): void {
    this.finish();
    if (!beats.length) return;
    const frames = new Frames(this.page(), beats.flat());
    const gap = Math.min(STEP, LONGEST / beats.length);
    let delay = 0;
    for (const beat of beats) {
      for (const change of beat) this.#show(change, delay, frames);
      delay += beat.some(({ kind }) => kind === "tumble") ? THROW : gap;
    }
    this.#mark();
    void Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => this.#ended());
  }

  /** Go to the end at once. */
  finish(): void {
    for (const each of this.#running) each.cancel();
    for (const each of this.#flyers) each.remove();
    this.#running = [];
    this.#flyers = [];
    this.#mark();
  }

  #mark(): void {
    this.sky().toggleAttribute("data-playing", this.playing);
  }

  #ended(): void {
    if (this.#running.every(({ playState }) => playState !== "running")) this.finish();
  }

  #show(change: Change, delay: number, frames: Frames): void {
    switch (change.kind) {
      case "travel":
        return this.#travel(change.piece, change.from, delay, frames);
      case "flip":
        return this.#flip(change.piece, change.from, delay, frames);
      case "tumble":
        return this.#tumble(change.piece, change.from, delay, frames);
      case "come":
        return this.#come(change.piece, delay, frames);
      case "go":
        return this.#fly(change.from, frames.box(change.from), null, delay);
      case "count":
        return this.#count(change, delay, frames);
    }
  }

  #travel(piece: Piece, from: Piece, delay: number, frames: Frames): void {
    const drawn = frames.piece(piece);
    if (from.board !== piece.board) {
      this.#fly(from, frames.box(from), frames.box(piece), delay);
      this.#hide(drawn, delay + STEP);
      return;
    }
    if (from.x !== piece.x || from.y !== piece.y)
      this.#run(drawn, [{ transform: moveTo(from) }, { transform: moveTo(piece) }], delay, STEP);
    const by = turned(from.rot ?? 0, piece.rot ?? 0);
    const at = piece.rot ?? 0;
    if (by)
      this.#run(turn(drawn), [{ transform: `rotate(${at - by}deg)` }, { transform: `rotate(${at}deg)` }], delay, STEP);
  }

  /** The old face narrows to nothing, then the new one widens: where it was, or where it has just come from another board. */
  #flip(piece: Piece, from: Piece, delay: number, frames: Frames): void {
    const at = `rotate(${piece.rot ?? 0}deg)`;
    const edge = { transform: `scaleX(0) ${at}` };
    this.#run(turn(frames.piece(piece)), [edge, { ...edge, offset: 0.5 }, { transform: at }], delay, STEP);
    const away = from.board !== piece.board;
    const box = frames.box(away ? piece : from);
    if (!box) return;
    const old = this.#flyer(from.sprite, from, box);
    const narrow = { transform: "scaleX(0)" };
    this.#run(old, [{ transform: "none" }, { ...narrow, offset: 0.5 }, narrow], delay, STEP, "both");
    if (away && delay) this.#hide(old, delay);
  }

  #tumble(piece: Piece, from: Piece | null, delay: number, frames: Frames): void {
    const drawn = frames.piece(piece);
    const roll = [
      { transform: `translate(${-piece.w}px, ${-piece.h / 2}px) rotate(-540deg)` },
      { transform: `translate(${-piece.w / 4}px, ${-piece.h / 2}px) rotate(-180deg)`, offset: 0.6 },
      { transform: `rotate(${piece.rot ?? 0}deg)` },
    ];
    this.#run(turn(drawn), roll, delay, THROW);
    if (!from || from.tone === piece.tone) return;
    const { tone } = this.paints();
    this.#run(drawn, [{ "--tone": tone(from.tone) }, { "--tone": tone(piece.tone) }], delay, THROW);
  }

  #come(piece: Piece, delay: number, frames: Frames): void {
    this.#run(frames.piece(piece), [{ opacity: 0, offset: 0 }], delay, STEP);
  }

  #count({ seat, counter, icon, by, spot }: Change & { kind: "count" }, delay: number, frames: Frames): void {
    const panel = frames.counter(seat, counter);
    const place = spot && frames.box(small(spot));
    if (!panel || !place) return;
    const looks = { owner: seat, tone: "" };
    if (by > 0) this.#fly({ ...looks, sprite: icon }, place, panel, delay);
    else this.#fly({ ...looks, sprite: icon }, panel, place, delay);
  }

  /** A picture over the page: from one place to another, or fading away where it is. */
  #fly(looks: Pick<Piece, "sprite" | "owner" | "tone">, from: Box | null, to: Box | null, delay: number): void {
    if (!from) return;
    const flyer = this.#flyer(looks.sprite, looks, from);
    const path = to ? [{ transform: "none" }, { transform: over(from, to) }] : [{ opacity: 1 }, { opacity: 0 }];
    this.#run(flyer, path, delay, STEP, "both");
    if (delay && to) this.#hide(flyer, delay);
  }

  /** Before its beginning: an animation that runs is served in every frame, even if it changes nothing. */
  #hide(drawn: Element | null, until: number): void {
    this.#run(drawn, [{ opacity: 0 }, { opacity: 0 }], until, 1);
  }

  #flyer(sprite: string, { owner, tone }: Pick<Piece, "owner" | "tone">, box: Box): SVGElement {
    const paints = this.paints();
    const flyer = document.createElementNS(SVG, "svg");
    const picture = document.createElementNS(SVG, "use");
    picture.setAttribute("href", `${paints.art}#${sprite}`);
    picture.setAttribute("width", "100%");
    picture.setAttribute("height", "100%");
    flyer.append(picture);
    flyer.style.cssText = `left: ${box.x}px; top: ${box.y}px; width: ${box.w}px; height: ${box.h}px`;
    flyer.style.setProperty("--tone", paints.tone(tone));
    flyer.style.setProperty("--seat", paints.seat(owner));
    flyer.style.color = paints.seat(owner);
    this.sky().append(flyer);
    this.#flyers.push(flyer);
    return flyer;
  }

  #run(drawn: Element | null, frames: Keyframe[], delay: number, duration: number, fill: FillMode = "backwards"): void {
    if (drawn) this.#running.push(drawn.animate(frames, { delay, duration, fill, easing: "ease-in-out" }));
  }
}

const turn = (drawn: Element | null): Element | null => drawn?.querySelector(".turn") ?? null;

/** A token of the size that flies to a counter, in the middle of a large thing. */
const small = (spot: Spot): Spot => ({ ...spot, w: Math.min(spot.w, 40), h: Math.min(spot.h, 40) });

/** Where things of the boards are on the screen. All is read before anything is shown, so that the page is laid out once. */
class Frames {
  readonly #boards = new Map<string, SVGSVGElement>();
  readonly #scales = new Map<string, DOMMatrix | null>();
  readonly #counters = new Map<string, Box>();

  constructor(page: ParentNode, changes: Change[]) {
    for (const figure of page.querySelectorAll<HTMLElement>("[data-board]")) {
      const [svg, id] = [figure.querySelector<SVGSVGElement>("svg"), figure.dataset["board"] ?? ""];
      if (svg) this.#boards.set(id, svg);
      this.#scales.set(id, svg?.getScreenCTM() ?? null);
    }
    if (changes.some(({ kind }) => kind === "count"))
      for (const counter of page.querySelectorAll<HTMLElement>("[data-counter]")) {
        const { x, y, width, height } = counter.querySelector("svg")?.getBoundingClientRect() ?? new DOMRect();
        if (width) this.#counters.set(counter.dataset["counter"] ?? "", { x, y, w: width, h: height });
      }
  }

  /** The drawing of a piece. */
  piece({ id, board }: Piece): Element | null {
    return this.#boards.get(board)?.querySelector(`g.piece[data-id="${CSS.escape(id)}"]`) ?? null;
  }

  /** A place of a board on the screen; nothing if the board is not shown. */
  box({ board, x, y, w, h }: Spot): Box | null {
    const to = this.#scales.get(board);
    if (!to?.a) return null;
    return { x: to.e + (x - w / 2) * to.a, y: to.f + (y - h / 2) * to.d, w: w * to.a, h: h * to.d };
  }

  counter(seat: number, counter: string): Box | null {
    return this.#counters.get(`${seat}:${counter}`) ?? null;
  }
}
