/** Animates what happened. The page already shows the final state; animations run on copies in an overlay, so they can be
 * cut short at any moment and never block an answer. */
import type { Piece } from "../wire";
import type { Box, Sheet } from "./sprites";
import { turned, type Change, type Spot } from "./changes";
import { ScreenPlaces } from "./screenPlaces";

const STEP = 250; // milliseconds that a piece travels for
const THROW = 500; // milliseconds that a die tumbles
const SWEEP = 1200; // milliseconds that a light takes to turn
const DRIFT = 700; // milliseconds that a ghost takes to come
const FLARE = 500; // milliseconds that a flame takes to be lit
const ALOFT = "data-aloft";
const SVG = "http://www.w3.org/2000/svg";

/** The colours of tones and seats. */
export interface Paints {
  tone: (name: string | undefined) => string;
  seat: (owner: number | null | undefined) => string;
}

/** Turned about the centre of a piece. */
const around = ({ x, y }: Piece, by: number): string =>
  `translate(${x}px, ${y}px) rotate(${by}deg) translate(${-x}px, ${-y}px)`;
/** From one box to another, about their centres. */
const over = (one: Box, other: Box): string => {
  const [x, y] = [other.x - one.x + (other.w - one.w) / 2, other.y - one.y + (other.h - one.h) / 2];
  return `translate(${x}px, ${y}px) scale(${other.w / one.w}, ${other.h / one.h})`;
};

/** Attributes of the thing itself that its copies must not have. */
const OWN = ["data-id", "role", "tabindex", "aria-label", "data-aimed"];
const MARKS = ["open", "fresh", "refused", "pointed"];

/** Whatever moves from place to place is a picture in an overlay ("sky"). In its own place on a board, the browser
 * would have to separate it from everything below and above it, and redraw half of the page. */
export class Motion {
  #running: Animation[] = [];
  /** Timers of animations that start later. */
  readonly #due = new Set<ReturnType<typeof setTimeout>>();
  /** Things shown in the overlay instead of on their board, and by how many pictures. */
  readonly #aloft = new Map<Element, number>();

  /** `page` holds the boards and panels, `sky` is the overlay, which scrolls with the boards. */
  constructor(
    readonly page: () => Document,
    readonly sky: () => HTMLElement | null,
    readonly paints: () => Paints,
    readonly sheet: () => Sheet,
  ) {}

  get playing(): boolean {
    return this.#running.length > 0 || this.#due.size > 0;
  }

  /** Animate from one scene to the next, starting now; what was still moving jumps to its end. Call it when the page
   * shows the next scene: it may have moved or rescaled the boards, and things fly where the boards are now. */
  play(changes: Change[]): void {
    this.finish();
    if (!changes.length) return;
    this.sky()?.toggleAttribute("data-playing", true);
    const places = new ScreenPlaces(this.page());
    const delays = delaysOf(changes);
    const leaving = new Map<string, number>();
    for (const each of changes) if (each.kind === "travel") leaving.set(each.piece.id, delays.get(each) ?? 0);
    for (const each of changes) this.#show(each, delays.get(each) ?? 0, places, leaving);
    this.#mark();
    this.#watch();
  }

  /** Go to the end at once. */
  finish(): void {
    for (const each of this.#due) clearTimeout(each);
    for (const each of this.#running) each.cancel();
    for (const each of this.#aloft.keys()) each.removeAttribute(ALOFT);
    this.sky()?.replaceChildren();
    this.#due.clear();
    this.#aloft.clear();
    this.#running = [];
    this.#mark();
  }

  #mark(): void {
    this.sky()?.toggleAttribute("data-playing", this.playing);
  }

  /** Go to the end when all animations have finished. */
  #watch(): void {
    void Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => this.#ended());
  }

  #ended(): void {
    if (!this.#due.size && this.#running.every(({ playState }) => playState !== "running")) this.finish();
  }

  /** Pictures are made when they are first needed, so that the first frame after an update comes sooner. */
  #at(delay: number, act: () => void): void {
    if (!delay) return act();
    const timer = setTimeout(() => {
      this.#due.delete(timer);
      act();
      this.#watch();
    }, delay);
    this.#due.add(timer);
  }

  #show(change: Change, delay: number, places: ScreenPlaces, leaving: ReadonlyMap<string, number>): void {
    switch (change.kind) {
      case "travel":
        return this.#travel(change.piece, change.from, delay, places);
      case "flip":
        return this.#flip(change.piece, change.from, delay, places, leaving.get(change.piece.id) ?? null);
      case "tumble":
        return this.#tumble(change.piece, change.from, delay, places);
      case "come":
        return this.#come(change.piece, delay, places);
      case "go":
        return this.#go(change.from, delay, places);
      case "count":
        return this.#count(change, delay, places);
    }
  }

  #travel(piece: Piece, from: Piece, delay: number, places: ScreenPlaces): void {
    const [drawn, start, end] = [places.piece(piece), places.box(from), places.box(piece)];
    const by = turned(from.rot ?? 0, piece.rot ?? 0);
    if (from.board !== piece.board) {
      if (!end) return this.#go(from, delay, places);
      if (!start) return;
      const flight = (): Animation | null => this.#fly(from, start, end);
      if (drawn) this.#lift(drawn, flight, delay);
      else this.#at(delay, flight);
    } else if (from.x === piece.x && from.y === piece.y) {
      // in its place: other things may lie on it
      const at = piece.rot ?? 0;
      const path = [{ transform: around(piece, at - by) }, { transform: around(piece, at) }];
      this.#run(turn(drawn), path, delay, this.#moves(piece, "sweep") ? SWEEP : STEP);
    } else if (drawn && start && end && (places.shows(from) || places.shows(piece))) {
      const copy = this.#copy(drawn, piece, start);
      const [here, there] = [`rotate(${-by}deg)`, `${over(start, end)} rotate(0deg)`];
      this.#lift(drawn, () => this.#run(copy, [{ transform: here }, { transform: there }], delay, STEP, "both"));
      if (from.sprite !== piece.sprite && delay) this.#hide(copy, delay); // the flip shows it until then
    }
  }

  /** The old face narrows to nothing, then the new one widens: where it was, or where it has just come from another board.
   * The new one stays there until it leaves. */
  #flip(piece: Piece, from: Piece, delay: number, places: ScreenPlaces, leaving: number | null): void {
    const away = from.board !== piece.board;
    const [drawn, box] = [places.piece(piece), places.box(away ? piece : from)];
    if (!drawn || !box || !places.shows(away ? piece : from)) return;
    if (this.#moves(piece, "flicker")) return this.#flare(drawn, piece, box, delay);
    const narrow = { transform: "scaleX(0)" };
    const old = this.#flyer(from.sprite, from, box);
    this.#run(old, [{ transform: "none" }, { ...narrow, offset: 0.5 }, narrow], delay, STEP, "both");
    if (away && delay) this.#hide(old, delay);
    const copy = this.#copy(drawn, piece, box);
    const widen = [narrow, { ...narrow, offset: 0.5 }, { transform: "none" }];
    this.#lift(drawn, () => this.#run(copy, widen, delay, STEP, "both"));
    if (!away && leaving !== null) this.#run(copy, [{ opacity: 0 }, { opacity: 0 }], leaving, 1, "forwards");
  }

  #tumble(piece: Piece, from: Piece | null, delay: number, places: ScreenPlaces): void {
    const [drawn, box] = [places.piece(piece), places.box(piece)];
    if (!drawn || !box || !places.shows(piece)) return;
    const copy = this.#copy(drawn, piece, box);
    const { across, down } = rolledFrom(box, places.edges(piece));
    const roll = [
      { transform: `translate(${across}px, ${down}px) rotate(-540deg)` },
      { transform: `translate(${across / 4}px, ${down}px) rotate(-180deg)`, offset: 0.6 },
      { transform: "none" },
    ];
    this.#lift(drawn, () => this.#run(copy, roll, delay, THROW, "both"));
    if (!from || from.tone === piece.tone) return;
    const { tone } = this.paints();
    this.#run(copy.firstElementChild, [{ "--tone": tone(from.tone) }, { "--tone": tone(piece.tone) }], delay, THROW);
  }

  #come(piece: Piece, delay: number, places: ScreenPlaces): void {
    const [drawn, box] = [places.piece(piece), places.box(piece)];
    if (!drawn || !box || !places.shows(piece)) return;
    if (this.#moves(piece, "flicker")) return this.#flare(drawn, piece, box, delay);
    const drifts = this.#moves(piece, "drift");
    const start = drifts ? { opacity: 0, transform: "translate(-1.5rem, -3rem) scale(1.2)" } : { opacity: 0 };
    const appear = [start, { opacity: 1, transform: "none" }];
    const time = drifts ? DRIFT : STEP;
    this.#lift(drawn, () => this.#run(this.#copy(drawn, piece, box), appear, 0, time, "both"), delay);
  }

  #moves({ sprite }: Piece, way: string): boolean {
    return this.sheet().moves(sprite) === way;
  }

  /** A flame is lit: it blazes up and settles. */
  #flare(drawn: Element, piece: Piece, box: Box, delay: number): void {
    const blaze = [
      { opacity: 0, transform: "scale(0.5)" },
      { opacity: 1, transform: "scale(1.25)", offset: 0.6 },
      { opacity: 1, transform: "none" },
    ];
    this.#lift(drawn, () => this.#run(this.#copy(drawn, piece, box), blaze, 0, FLARE, "both"), delay);
  }

  #go(from: Piece, delay: number, places: ScreenPlaces): void {
    const box = places.box(from);
    if (box) this.#run(this.#flyer(from.sprite, from, box), [{ opacity: 1 }, { opacity: 0 }], delay, STEP, "both");
  }

  #count(change: Change & { kind: "count" }, delay: number, places: ScreenPlaces): void {
    const { seat, counter, icon, by, spot, home } = change;
    const panel = places.counter(seat, counter) ?? (home && places.box(small(home)));
    const place = spot && places.box(small(spot));
    if (!panel || !place) return;
    const looks = { owner: seat, tone: "", sprite: icon };
    this.#at(delay, () => void (by > 0 ? this.#fly(looks, place, panel) : this.#fly(looks, panel, place)));
  }

  /** A picture over the page, from one place to another. */
  #fly(looks: Pick<Piece, "sprite" | "owner" | "tone">, from: Box, to: Box): Animation | null {
    const path = [{ transform: "none" }, { transform: over(from, to) }];
    return this.#run(this.#flyer(looks.sprite, looks, from), path, 0, STEP, "both");
  }

  /** Hides by the fill before the start: a running animation costs time in every frame, even if it changes nothing. */
  #hide(drawn: Element | null, until: number): void {
    this.#run(drawn, [{ opacity: 0 }, { opacity: 0 }], until, 1);
  }

  /** Hide a thing on its board until its picture has stopped moving; the motion may start later. */
  #lift(drawn: Element, moves: () => Animation | null, delay = 0): void {
    this.#aloft.set(drawn, (this.#aloft.get(drawn) ?? 0) + 1);
    drawn.setAttribute(ALOFT, "");
    this.#at(delay, () => {
      const motion = moves();
      motion?.finished.then(
        () => this.#land(drawn, motion),
        () => undefined, // cut short: everything has landed
      );
    });
  }

  #land(drawn: Element, motion: Animation): void {
    const pictures = (this.#aloft.get(drawn) ?? 0) - 1;
    if (pictures < 0) return;
    this.#aloft.set(drawn, pictures);
    if (pictures) return;
    drawn.removeAttribute(ALOFT);
    if (motion.effect instanceof KeyframeEffect) motion.effect.target?.remove();
  }

  /** A copy of a thing as drawn, in a box on the screen. */
  #copy(drawn: Element, { id, x, y, w, h }: Piece, box: Box): SVGElement {
    const copy = drawn.cloneNode(true) as Element;
    for (const each of OWN) copy.removeAttribute(each);
    copy.classList.remove(...MARKS);
    copy.removeAttribute(ALOFT);
    const flyer = this.#aloftIn(box);
    flyer.dataset["of"] = id;
    flyer.setAttribute("viewBox", `${x - w / 2} ${y - h / 2} ${w} ${h}`);
    flyer.append(copy);
    return flyer;
  }

  #flyer(sprite: string, { owner, tone }: Pick<Piece, "owner" | "tone">, box: Box): SVGElement {
    const paints = this.paints();
    const flyer = this.#aloftIn(box);
    const picture = document.createElementNS(SVG, "g");
    this.sheet().draw(picture, sprite, { ...box, x: 0, y: 0 });
    flyer.append(picture);
    flyer.style.setProperty("--tone", paints.tone(tone));
    flyer.style.setProperty("--seat", paints.seat(owner));
    flyer.style.color = paints.seat(owner);
    return flyer;
  }

  /** An empty picture in the overlay. */
  #aloftIn(box: Box): SVGElement {
    const flyer = document.createElementNS(SVG, "svg");
    flyer.style.cssText = `left: ${box.x}px; top: ${box.y}px; width: ${box.w}px; height: ${box.h}px`;
    this.sky()?.append(flyer);
    return flyer;
  }

  #run(
    drawn: Element | null,
    frames: Keyframe[],
    delay: number,
    duration: number,
    fill: FillMode = "backwards",
  ): Animation | null {
    const made = drawn?.animate(frames, { delay, duration, fill, easing: "ease-in-out" }) ?? null;
    if (made) this.#running.push(made);
    return made;
  }
}

/** When each change begins: a thing flips before it travels on its own board, and after it has come from another board;
 * tokens fly last. */
function delaysOf(changes: readonly Change[]): ReadonlyMap<Change, number> {
  const flips = changes.flatMap((each) => (each.kind === "flip" ? [each.piece.id] : []));
  const moves = changes.some(({ kind }) => kind === "travel" || kind === "tumble");
  const delay = (change: Change): number => {
    if (change.kind === "count") return moves ? STEP : 0;
    if (change.kind !== "flip" && change.kind !== "travel") return 0;
    const away = change.from.board !== change.piece.board;
    return (change.kind === "flip" ? away : !away && flips.includes(change.piece.id)) ? STEP : 0;
  };
  return new Map(changes.map((each) => [each, delay(each)]));
}

const turn = (drawn: Element | null): Element | null => drawn?.querySelector(".turn") ?? null;

/** A token of the size that flies to a counter, in the middle of a large thing. */
const small = (spot: Spot): Spot => ({ ...spot, w: Math.min(spot.w, 40), h: Math.min(spot.h, 40) });

/** How far beside its place a die begins to roll: from the left and above, or from wherever its board has room, so that no
 * part of it is ever outside the board. */
export function rolledFrom(box: Box, board: Pick<DOMRect, "left" | "right" | "top" | "bottom">): Roll {
  const corner = ((Math.SQRT2 - 1) / 2) * box.w; // a die on its corner is wider by this on each side
  const left = Math.max(0, box.x - corner - board.left);
  const right = Math.max(0, board.right - box.x - box.w - corner);
  const above = Math.max(0, box.y - corner - board.top);
  const across = left >= box.w || left >= right ? -Math.min(box.w, left) : Math.min(box.w, right);
  return { across, down: -Math.min(box.h / 2, above) };
}

interface Roll {
  across: number;
  down: number;
}
