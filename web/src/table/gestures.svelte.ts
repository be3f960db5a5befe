/** Wheel, drag, pinch and double tap on a board. A press that moved the board is not a click. */
import { about, begun, dragged, enlarged, shows, WHOLE, type Viewport, type Size, type Position } from "./zoom";

const FAR = 6; // pixels after which a press is a drag
const STEP = 1.25;

export class Gestures {
  viewport: Viewport = $state.raw(WHOLE);
  /** Whether the press that just ended moved the board. */
  moved = false;
  readonly #fingers = new Map<number, Position>();
  #span = 0;

  constructor(
    readonly board: () => Size,
    /** What is shown at scale 1, if that is not the whole board. */
    readonly view: () => Size = board,
  ) {}

  whole(): void {
    this.viewport = WHOLE;
  }

  closer(factor = STEP): void {
    const { w, h } = this.view();
    const middle = {
      x: this.viewport.x + w / this.viewport.scale / 2,
      y: this.viewport.y + h / this.viewport.scale / 2,
    };
    this.#enlarge(factor, middle);
  }

  /** Start in a pane that shows a part of the board, at the first of the spots, or in the middle of the board. */
  begin([first]: readonly Position[]): void {
    const { w, h } = this.board();
    this.viewport = begun(this.board(), this.view(), first ?? { x: w / 2, y: h / 2 });
  }

  /** Go to the first of the spots, unless one of them is visible. */
  seek(spots: readonly Position[]): void {
    const [first] = spots;
    if (!first || spots.some((each) => shows(this.viewport, this.view(), each))) return;
    this.viewport = about(this.viewport, this.board(), first, this.view());
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    if (!event.ctrlKey && !event.metaKey && this.viewport.scale === 1) return;
    event.preventDefault();
    this.#enlarge(event.deltaY < 0 ? STEP : 1 / STEP, spot(event, svg));
  }

  twice(event: MouseEvent, svg: SVGSVGElement): void {
    this.#enlarge(this.viewport.scale > 1 ? 1 / this.viewport.scale : 2.5, spot(event, svg));
  }

  down(event: PointerEvent): void {
    if (!this.#fingers.size) this.moved = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#span = this.#spread();
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const by = { x: before.x - event.clientX, y: before.y - event.clientY };
    if (!this.moved && Math.hypot(by.x, by.y) < FAR) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 2) this.#pinch(svg);
    else if (this.viewport.scale > 1 || this.view() !== this.board()) this.#drag(by, svg);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #drag(by: Position, svg: SVGSVGElement): void {
    this.moved = true;
    const unit = 1 / (svg.getScreenCTM()?.a || 1);
    this.viewport = dragged(this.viewport, this.board(), { x: by.x * unit, y: by.y * unit }, this.view());
  }

  #pinch(svg: SVGSVGElement): void {
    this.moved = true;
    const span = this.#spread();
    const [one, other] = [...this.#fingers.values()] as [Position, Position];
    const middle = { clientX: (one.x + other.x) / 2, clientY: (one.y + other.y) / 2 };
    if (this.#span) this.#enlarge(span / this.#span, spot(middle, svg));
    this.#span = span;
  }

  #enlarge(factor: number, at: Position): void {
    this.viewport = enlarged(this.viewport, this.board(), factor, at, this.view());
  }

  #spread(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}

/** Converts a point of the screen to board units. */
function spot(at: { clientX: number; clientY: number }, svg: SVGSVGElement): Position {
  const back = svg.getScreenCTM()?.inverse();
  return back ? new DOMPoint(at.clientX, at.clientY).matrixTransform(back) : { x: 0, y: 0 };
}
