/** What mouse, finger and keys mean on a board: choose a thing, aim at it, or ask about it. */
import type { Piece, Zone } from "../wire";
import { nextByKey } from "./arrowKeys";
import { drag } from "./drag";
import type { Gestures } from "./gestures.svelte";
import { closest, nearest, type Edges } from "./hitTest";
import type { Pointing } from "./pointing.svelte";

/** Something that the keys go to, by its middle. */
export interface Stop {
  id: string;
  tells: boolean;
  open: boolean;
  x: number;
  y: number;
}

interface Pointed {
  svg: () => SVGSVGElement | undefined;
  thing: (id: string | undefined) => Piece | Zone | null;
  stops: () => Stop[];
  /** Moves and enlarges the board, where that can be done. */
  gestures: () => Gestures | null;
  /** What can be dragged where, if anything can. */
  pointing: Pointing | undefined;
  /** Whether only a part of the board is seen. */
  enlarged: () => boolean;
  /** Whether anything can be chosen. */
  asked: () => boolean;
  pick: (target: string, finger: boolean) => void;
  /** Opens a part of the board around one of these things, if they are too small for a finger. */
  opensDetail: (things: string[]) => boolean;
  aim: (target: string, here: boolean) => void;
  showTip: (thing: Piece | Zone | null, from?: Element) => void;
}

const DWELL = 300; // milliseconds that the mouse rests on a thing before its tip opens
const REST = 4; // pixels that a mouse may slip while it rests
const LONG = 450; // milliseconds of a long press, which opens the tip instead of choosing

const drawing = (from: EventTarget | null): SVGElement | null =>
  from instanceof Element ? from.closest<SVGElement>("[data-id]") : null;
const isOpen = (drawn: Element | null): boolean => drawn?.classList.contains("open") ?? false;

/** A thing with its edges on the screen, without what overflows them. */
const framed = <T extends SVGElement | null>(drawn: T): readonly [T, Edges] => [
  drawn,
  (drawn?.querySelector(":scope > .ring") ?? drawn)?.getBoundingClientRect() ?? new DOMRect(),
];

export class BoardPointer {
  /** Whether the press that just ended opened a tip instead of choosing a thing. */
  openedTip = false;
  #held: ReturnType<typeof setTimeout> | undefined;
  #dwelling: ReturnType<typeof setTimeout> | undefined;
  #hovered: SVGElement | null = null; // the thing that the mouse was moved to
  #pressedAt = { x: -REST, y: -REST }; // where the mouse or a finger was pressed last
  #aimed: SVGElement | null = null; // the thing that the mouse means
  #chose = false; // the first of two clicks chose something, so both together do not enlarge

  constructor(readonly on: Pointed) {}

  close(): void {
    clearTimeout(this.#dwelling);
  }

  click(event: MouseEvent): void {
    clearTimeout(this.#held);
    const drawn = this.#hit(event);
    const id = drawn?.dataset["id"];
    const finger = "pointerType" in event && event.pointerType === "touch";
    if (event.detail < 2) this.#chose = isOpen(drawn);
    if (finger && !this.openedTip && !this.on.gestures()?.moved && this.#opensDetail(event, drawn)) return;
    if (id && !this.openedTip && !this.on.gestures()?.moved) this.on.pick(id, finger);
    // touch has no hover: a tap on what can't be chosen opens its tip
    if (!this.openedTip && finger && !isOpen(drawn)) this.#ask(event);
    this.openedTip = false;
  }

  twice(event: MouseEvent): void {
    const svg = this.on.svg();
    if (svg && !this.#chose) this.on.gestures()?.twice(event, svg);
  }

  key(event: KeyboardEvent): void {
    const id = drawing(event.target)?.dataset["id"];
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") this.on.pick(id, false);
    else if (!this.#moveFocus(event.key, id)) return;
    event.preventDefault();
  }

  move(event: PointerEvent): void {
    if (this.on.pointing?.dragged) return;
    const svg = this.on.svg();
    if (svg) this.on.gestures()?.move(event, svg);
    if (event.pointerType !== "mouse") return;
    this.#hover(event);
    const drawn = this.on.asked() ? this.#hit(event) : null;
    this.#aimAt(isOpen(drawn) ? drawn : null);
  }

  down(event: PointerEvent): void {
    this.on.gestures()?.down(event);
    this.openedTip = false;
    clearTimeout(this.#held);
    this.#grip(event);
    this.#pressedAt = { x: event.clientX, y: event.clientY }; // a mouse is said to move there after a tap, too
    if (event.pointerType === "mouse") {
      clearTimeout(this.#dwelling);
      return;
    }
    this.on.showTip(null);
    this.#held = setTimeout(() => {
      this.openedTip = !this.on.gestures()?.moved;
      if (this.openedTip) this.#ask(event);
    }, LONG);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#held);
    this.on.gestures()?.up(event);
  }

  leave(event: PointerEvent): void {
    this.up(event);
    if (event.pointerType !== "mouse") return;
    this.#aimAt(null);
    this.#unhover();
  }

  /** Moving the focus by keys aims at a thing; focus by a press does not. Returns the id of the focused thing. */
  focus(event: FocusEvent): string {
    const drawn = drawing(event.target);
    const id = drawn?.dataset["id"] ?? "";
    if (drawn?.matches(":focus-visible")) this.#ask(event); // by keys: what was clicked is known, and a tip would hide more
    if (drawn?.matches("g.open:focus-visible")) this.on.aim(id, true);
    return id;
  }

  blur(event: FocusEvent): void {
    this.on.showTip(null);
    this.on.aim(drawing(event.target)?.dataset["id"] ?? "", false);
  }

  /** The thing hit at a point of the screen: of the pieces there that can be chosen, the one with the nearest centre;
   * else the top zone that can be chosen, even under other things; else a small thing close by; else what is there. */
  #hit({ clientX: x, clientY: y, target }: MouseEvent): SVGElement | null {
    const svg = this.on.svg();
    const there = [...new Set(document.elementsFromPoint(x, y).map(drawing))];
    const ready = there.filter((each) => isOpen(each) && svg?.contains(each));
    const pieces = ready.filter((each) => each?.classList.contains("piece"));
    const beside = [...(svg?.querySelectorAll<SVGElement>("g.open") ?? [])];
    return closest(x, y, pieces.map(framed)) ?? ready[0] ?? nearest(x, y, beside.map(framed)) ?? drawing(target);
  }

  /** Whether a part of the board opens instead: unless the finger is right on what answers the question. */
  #opensDetail({ clientX, clientY }: MouseEvent, hit: SVGElement | null): boolean {
    const there = document.elementsFromPoint(clientX, clientY).map(drawing);
    if (hit?.matches(".open:not(.faint)") && there.includes(hit)) return false;
    return this.on.opensDetail(there.flatMap((each) => each?.dataset["id"] ?? []));
  }

  /** Whether a key leads to another thing. */
  #moveFocus(key: string, id: string): boolean {
    const stops = this.on.stops();
    const from = stops.find((each) => each.id === id);
    const next = from && nextByKey(key, from, stops);
    if (next)
      this.on
        .svg()
        ?.querySelector<SVGElement>(`[data-id="${CSS.escape(next.id)}"]`)
        ?.focus();
    return next !== undefined;
  }

  #ask(event: Event): void {
    const drawn = drawing(event.target);
    const thing = this.on.thing(drawn?.dataset["id"]);
    if (thing && drawn?.isConnected) this.on.showTip(thing, drawn);
  }

  /** A tip opens when the mouse was moved to a thing and rests there. A thing that appears under a mouse at rest since
   * its last click opens none: the tip would hide what is to be chosen next. */
  #hover(event: PointerEvent): void {
    const drawn = drawing(event.target);
    const { x, y } = this.#pressedAt;
    if (Math.hypot(event.clientX - x, event.clientY - y) < REST || drawn === this.#hovered) return;
    this.#hovered = drawn;
    clearTimeout(this.#dwelling);
    this.on.showTip(null);
    this.#dwelling = setTimeout(() => this.#ask(event), DWELL);
  }

  #unhover(): void {
    clearTimeout(this.#dwelling);
    this.#hovered = null;
    this.on.showTip(null);
  }

  /** A press on something that can be dragged to another thing may become a drag. */
  #grip(event: PointerEvent): void {
    const { pointing } = this.on;
    if (this.on.enlarged()) return; // dragging moves an enlarged board
    const drawn = this.#hit(event);
    if (!pointing || !drawn || !event.isPrimary || !pointing.movable.has(drawn.dataset["id"] ?? "")) return;
    drag(event, drawn, {
      begun: (from) => {
        clearTimeout(this.#held);
        this.#unhover();
        pointing.dragged = from;
      },
      ended: (from, to) => pointing.drop(from, to ?? ""),
    });
  }

  #aimAt(drawn: SVGElement | null): void {
    const [before, now] = [this.#aimed?.dataset["id"], drawn?.dataset["id"]];
    if (this.#aimed !== drawn) {
      this.#aimed?.removeAttribute("data-aimed");
      drawn?.setAttribute("data-aimed", "");
      this.on.svg()?.classList.toggle("aimed", drawn !== null);
      if (before) this.on.aim(before, false);
    }
    this.#aimed = drawn;
    if (now) this.on.aim(now, true);
  }
}
