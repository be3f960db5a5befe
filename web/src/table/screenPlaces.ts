/** Where things of the boards are on the screen. */
import type { Piece } from "../wire";
import type { Spot } from "./changes";
import type { Box } from "./sprites";

/** A board on the screen, or the part of it that one drawing shows. */
interface Drawing {
  svg: SVGSVGElement;
  scale: DOMMatrix | null;
  edges: DOMRect;
}

/** Whether a drawing shows a place of its board, if it shows only a part. */
const holds = ({ svg }: Drawing, { x, y }: Spot): boolean => {
  const { x: left, y: top, width, height } = svg.viewBox.baseVal;
  return x >= left && x <= left + width && y >= top && y <= top + height;
};

/** The boards, pieces and counters of the page, where they are now. */
export class ScreenPlaces {
  readonly #boards = new Map<string, Drawing[]>();
  readonly #pieces = new Map<string, ReadonlyMap<string, Element>>();
  readonly #counters = new Map<string, Box>();

  /** Found by tag: a search by attribute would look at every shape of every board. */
  constructor(page: Document) {
    for (const figure of page.getElementsByTagName("figure")) {
      const drawings = [...figure.getElementsByClassName("frame")].flatMap((frame) => {
        const svg = frame.querySelector<SVGSVGElement>("svg");
        return svg ? [{ svg, scale: svg.getScreenCTM(), edges: svg.getBoundingClientRect() }] : [];
      });
      if (drawings.length) this.#boards.set(figure.dataset["board"] ?? "", drawings);
    }
    for (const { children } of page.getElementsByTagName("dl"))
      for (const counter of children) {
        const name = counter instanceof HTMLElement && counter.dataset["counter"];
        const { x, y, width, height } =
          (name && counter.querySelector("svg")?.getBoundingClientRect()) || new DOMRect();
        if (name && width) this.#counters.set(name, { x, y, w: width, h: height });
      }
  }

  /** The drawing of a piece. */
  piece({ id, board }: Piece): Element | null {
    let found = this.#pieces.get(board);
    if (!found) {
      const drawn = (this.#boards.get(board) ?? []).flatMap(({ svg }) => [...svg.children]);
      const pieces = drawn.filter((each) => each.classList.contains("piece"));
      found = new Map(pieces.map((each) => [each.getAttribute("data-id") ?? "", each]));
      this.#pieces.set(board, found);
    }
    return found.get(id) ?? null;
  }

  /** The edges of the drawing that a place is on. */
  edges(spot: Spot): DOMRect {
    return this.#drawing(spot)?.edges ?? new DOMRect();
  }

  /** Whether a place of a board is in sight: not if the board is enlarged and another part of it is seen. */
  shows(spot: Spot): boolean {
    const [box, edges] = [this.box(spot), this.edges(spot)];
    if (!box) return false;
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    return x >= edges.left && x <= edges.right && y >= edges.top && y <= edges.bottom;
  }

  /** A place of a board in screen coordinates; null if the board is not shown. */
  box(spot: Spot): Box | null {
    const { x, y, w, h } = spot;
    const to = this.#drawing(spot)?.scale;
    if (!to?.a) return null;
    return { x: to.e + (x - w / 2) * to.a, y: to.f + (y - h / 2) * to.d, w: w * to.a, h: h * to.d };
  }

  counter(seat: number, counter: string): Box | null {
    return this.#counters.get(`${seat}:${counter}`) ?? null;
  }

  #drawing(spot: Spot): Drawing | undefined {
    const drawings = this.#boards.get(spot.board);
    return drawings?.find((each) => holds(each, spot)) ?? drawings?.[0];
  }
}
