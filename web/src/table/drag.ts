/** Dragging a thing to another one: its picture follows the pointer, and a callback gets the drop target. */
import { closest, nearest, type Edges } from "./hitTest";

const FAR = 8; // pixels after which a press is a drag
const SVG = "http://www.w3.org/2000/svg";

export interface Dragging {
  begun: (from: string) => void;
  /** Dropped on a thing that can be chosen; null: beside all of them. */
  ended: (from: string, to: string | null) => void;
}

/** Follow a press on a thing until it ends; a press that does not move remains a click. */
export function drag(event: PointerEvent, drawn: SVGElement, { begun, ended }: Dragging): void {
  const from = drawn.dataset["id"] ?? "";
  const start = { x: event.clientX, y: event.clientY };
  let picture: SVGSVGElement | null = null;

  const move = (next: PointerEvent): void => {
    if (next.pointerId !== event.pointerId) return;
    if (!picture && Math.hypot(next.clientX - start.x, next.clientY - start.y) < FAR) return;
    if (!picture) {
      picture = pictureOf(drawn);
      begun(from);
    }
    picture.style.translate = `${next.clientX - start.x}px ${next.clientY - start.y}px`;
  };
  const end = (last: PointerEvent): void => {
    if (last.pointerId !== event.pointerId) return;
    for (const [name, handler] of handlers) removeEventListener(name, handler);
    if (!picture) return;
    picture.remove();
    ignoreClick();
    ended(from, last.type === "pointerup" ? under(last.clientX, last.clientY, from) : null);
  };
  const handlers = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  for (const [name, handler] of handlers) addEventListener(name, handler);
}

/** The thing that can be chosen at a point of the screen, or a small one close by. */
function under(x: number, y: number, from: string): string | null {
  const ready = [...document.querySelectorAll<SVGElement>("g.open")].filter(({ dataset }) => dataset["id"] !== from);
  const framed = ready.map((each): readonly [SVGElement, Edges] => [
    each,
    (each.querySelector(":scope > .ring") ?? each).getBoundingClientRect(),
  ]);
  const inside = framed.filter(([, box]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  return (closest(x, y, inside) ?? nearest(x, y, framed))?.dataset["id"] ?? null;
}

/** A copy of a thing over the page, at its place and size. */
function pictureOf(drawn: SVGElement): SVGSVGElement {
  const box = drawn.getBoundingClientRect();
  const inside = drawn instanceof SVGGraphicsElement ? drawn.getBBox() : box;
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `${inside.x} ${inside.y} ${inside.width} ${inside.height}`);
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("data-dragged", "");
  const copy = drawn.cloneNode(true) as SVGElement;
  copy.removeAttribute("data-id");
  copy.removeAttribute("class");
  picture.append(copy);
  const place = { left: box.left, top: box.top, width: box.width, height: box.height };
  for (const [name, value] of Object.entries(place)) picture.style.setProperty(name, `${value}px`);
  picture.style.cssText += "position: fixed; z-index: 6; overflow: visible; opacity: 0.85; pointer-events: none";
  document.body.append(picture);
  return picture;
}

/** Ignores the click that a browser fires when a press ends somewhere else. */
function ignoreClick(): void {
  const ignore = (event: Event): void => event.stopPropagation();
  addEventListener("click", ignore, { capture: true });
  setTimeout(() => removeEventListener("click", ignore, { capture: true }));
}
