/** The sprites of a game, drawn on the boards as plain shapes in the units of the board. A `use` of a symbol would be three
 * groups with transforms of their own, and a browser sorts all such groups of the page for every frame it draws. */
const SVG = "http://www.w3.org/2000/svg";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One command of a path with its numbers. */
export type PathCommand = [command: string, numbers: number[]];

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`;
const NUMBERS = new RegExp(NUMBER, "g");
// the two flags of an arc may be followed by the next number without a separator
const ARC = new RegExp(`${Array.from({ length: 3 }, () => `(${NUMBER})`).join("[\\s,]*")}[\\s,]*([01])[\\s,]*([01])[\\s,]*(${NUMBER})[\\s,]*(${NUMBER})`, "g"); // prettier-ignore

/** The commands of a path, with an absolute start. */
export function pathCommands(path: string): PathCommand[] {
  const found = (path.match(/[a-df-z][^a-df-z]*/gi) ?? []).map((words): PathCommand => {
    const command = words.charAt(0);
    const numbers = /a/i.test(command)
      ? [...words.matchAll(ARC)].flatMap(([, ...each]) => each)
      : (words.match(NUMBERS) ?? []);
    return [command, numbers.map(Number)];
  });
  const [first, ...rest] = found;
  if (first?.[0] !== "m") return found;
  return [
    ["M", first[1].slice(0, 2)],
    ...(first[1].length > 2 ? [["l", first[1].slice(2)] as PathCommand] : []),
    ...rest,
  ];
}

/** How far a picture is moved, and its scale. */
export interface Placement {
  x: number;
  y: number;
  by: number;
}

const short = (value: number): number => Math.round(value * 100) / 100;

/** A path at its place. */
export const traced = (path: PathCommand[], { x, y, by }: Placement): string =>
  path
    .map(([command, numbers]) => {
      const kind = command.toLowerCase();
      const [right, down] = command === kind ? [0, 0] : [x, y];
      const along = (value: number, nth: number): number => value * by + (nth % 2 ? down : right);
      const one = (value: number, nth: number): number => {
        if (kind === "h") return value * by + right;
        if (kind === "v") return value * by + down;
        if (kind !== "a") return along(value, nth);
        const part = nth % 7;
        return part < 2 ? value * by : part < 5 ? value : along(value, part - 5);
      };
      return command + numbers.map((value, nth) => short(one(value, nth))).join(" ");
    })
    .join("");

/** Attributes that are coordinates, and those that are lengths. */
const ACROSS = new Set(["x", "cx", "x1", "x2"]);
const DOWN = new Set(["y", "cy", "y1", "y2"]);
const LENGTH = new Set(["r", "rx", "ry", "width", "height", "stroke-width"]);

type Attribute = [name: string, value: (place: Placement) => string];

/** A shape that can be put anywhere. */
type Shape = (place: Placement) => SVGElement;

function attribute(name: string, value: string): Attribute {
  const number = Number(value);
  if (name === "d") {
    const path = pathCommands(value);
    return [name, (place) => traced(path, place)];
  }
  if (ACROSS.has(name)) return [name, ({ x, by }) => `${short(number * by + x)}`];
  if (DOWN.has(name)) return [name, ({ y, by }) => `${short(number * by + y)}`];
  if (LENGTH.has(name)) return [name, ({ by }) => `${short(number * by)}`];
  if (name === "points") {
    const corners: PathCommand[] = [["L", (value.match(NUMBERS) ?? []).map(Number)]];
    return [name, (place) => traced(corners, place).slice(1)];
  }
  if (name === "stroke-dasharray") {
    const lengths = value.split(/[\s,]+/).map(Number);
    return [name, ({ by }) => lengths.map((each) => short(each * by)).join(" ")];
  }
  return [name, () => value];
}

const KNOWN = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "image", "g"]);

/** A shape of a sprite; one with a transform of its own, or otherwise tied to its sprite's units, is moved whole. */
function shape(drawn: Element, whole = false): Shape {
  const turned = drawn.getAttribute("transform") ?? "";
  if (turned || whole || !KNOWN.has(drawn.localName))
    return ({ x, y, by }) => {
      const copy = document.importNode(drawn, true) as SVGElement;
      copy.setAttribute("transform", `translate(${short(x)} ${short(y)}) scale(${by}) ${turned}`);
      return copy;
    };
  const attributes = [...drawn.attributes].map(({ name, value }) => attribute(name, value));
  if (drawn.localName === "rect" || drawn.localName === "image")
    for (const name of ["x", "y"]) if (!drawn.hasAttribute(name)) attributes.push(attribute(name, "0"));
  const inside = [...drawn.children].map((each) => shape(each));
  return (place) => {
    const made = document.createElementNS(SVG, drawn.localName) as SVGElement;
    for (const [name, value] of attributes) made.setAttribute(name, value(place));
    made.append(...inside.map((each) => each(place)));
    return made;
  };
}

/** Attributes shared by the shapes of a picture; a line without a width is one unit of the picture wide. */
const LOOKS = ["fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"];
const PLAIN: Record<string, string> = { "stroke-width": "1" };

interface Sprite {
  box: Box;
  looks: Attribute[];
  shapes: Shape[];
  /** Whether it has a certain number of pixels: one for each unit of its box. */
  picture: boolean;
  /** The copy of a picture for screens of density 1, and its width in pixels. */
  small?: { wide: number; shapes: Shape[] };
}

const SMALL = "data-small";
const SMALL_W = "data-small-w";

/** A picture's small copy, taken off the element, which keeps only what is drawn. */
function smallOf(picture: Element | null): Sprite["small"] {
  const [href, wide] = [picture?.getAttribute(SMALL), Number(picture?.getAttribute(SMALL_W))];
  if (!picture || !href) return undefined;
  for (const name of [SMALL, SMALL_W]) picture.removeAttribute(name);
  const copy = picture.cloneNode() as Element;
  copy.setAttribute("href", href);
  return { wide, shapes: [shape(copy)] };
}

function sprite(symbol: Element): Sprite {
  const [x = 0, y = 0, w = 1, h = 1] = (symbol.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const whole = symbol.querySelector('[gradientUnits="userSpaceOnUse"]') !== null;
  const small = smallOf(symbol.querySelector(`image[${SMALL}]`));
  return {
    ...(small ? { small } : {}),
    box: { x, y, w, h },
    picture: symbol.querySelector(":scope > image") !== null,
    looks: LOOKS.map((name) => attribute(name, symbol.getAttribute(name) ?? PLAIN[name] ?? "")),
    shapes: [...symbol.children].filter(({ localName }) => localName !== "defs").map((each) => shape(each, whole)),
  };
}

/** The position and scale of a picture that is centred in a box and as large as fits. */
export function within({ x, y, w, h }: Box, picture: Box): Placement {
  const by = Math.min(w / picture.w, h / picture.h);
  return { x: x + (w - picture.w * by) / 2 - picture.x * by, y: y + (h - picture.h * by) / 2 - picture.y * by, by };
}

/** What is seen of shapes through a box. */
function cutOut({ x, y, w, h }: Box, shapes: SVGElement[]): SVGElement {
  const made = document.createElementNS(SVG, "svg") as SVGElement;
  for (const [name, value] of Object.entries({ x, y, width: w, height: h })) made.setAttribute(name, `${value}`);
  made.append(...shapes);
  return made;
}

const ABOVE = 0.35; // of what is cut off a picture, above the strip that is shown: faces are above the middle
const STEP = 1.05; // between the scales of a sheet: a coarser one loads large pictures where small ones will do
const NO_PICTURE: Sprite = { box: { x: 0, y: 0, w: 1, h: 1 }, looks: [], shapes: [], picture: false };

/** What the sheets of a game share at all scales. */
interface Shared {
  sprites: Map<string, Sprite>;
  symbols: Map<string, Element>;
  /** What each group shows, so that it is redrawn only when that changes. */
  shown: WeakMap<Element, string>;
  /** Pictures that were drawn large: their small copies need not be loaded any more. */
  large: Set<string>;
  scaled: Map<number, Sheet>;
  paints: Element[];
}

const sharedOf = (sheet: Document): Shared => ({
  sprites: new Map<string, Sprite>(),
  symbols: new Map([...sheet.querySelectorAll("symbol")].map((symbol) => [symbol.id, symbol])),
  shown: new WeakMap<Element, string>(),
  large: new Set<string>(),
  scaled: new Map<number, Sheet>(),
  paints: [...sheet.querySelectorAll("defs > *")],
});

export class Sheet {
  readonly #of: Shared;

  /** `scale` is the number of device pixels per unit of a box; 0 before it is known, when pictures are not drawn. */
  constructor(
    source: Document | Sheet,
    readonly scale = globalThis.devicePixelRatio || 1,
  ) {
    this.#of = source instanceof Sheet ? source.#of : sharedOf(source);
  }

  /** Gradients and the like, used by several shapes; they belong on the page once. */
  get paints(): Element[] {
    return this.#of.paints;
  }

  /** The sheet for a board drawn at that many device pixels per unit, rounded up to a step. */
  at(scale: number): Sheet {
    const rounded = scale > 0 && scale < Infinity ? STEP ** Math.ceil(Math.log(scale) / Math.log(STEP)) : scale;
    const known = this.#of.scaled.get(rounded) ?? new Sheet(this, rounded);
    this.#of.scaled.set(rounded, known);
    return known;
  }

  readonly has = (name: string): boolean => this.#of.symbols.has(name);

  /** The only sprite whose name ends so; null if there is none, or more than one. */
  readonly ending = (end: string): string | null => {
    const found = [...this.#of.symbols.keys()].filter((name) => name.endsWith(end));
    return found.length === 1 ? (found[0] ?? null) : null;
  };

  /** How a sprite moves by itself: it flickers, swells, drifts in or sweeps; empty if it does not. */
  moves(name: string): string {
    return this.#of.symbols.get(name)?.getAttribute("data-moves") ?? "";
  }

  /** Whether a sprite is the face or the back of a card, which has an edge. */
  card(name: string): boolean {
    return this.#of.symbols.get(name)?.hasAttribute("data-card") ?? false;
  }

  /** Whether a sprite is a ribbon of paper, drawn around the words on it. */
  paper(name: string): boolean {
    return this.#of.symbols.get(name)?.hasAttribute("data-paper") ?? false;
  }

  /** Whether a sprite draws nothing, so that its words stand on the board itself. */
  blank(name: string): boolean {
    return !this.#sprite(name).shapes.length;
  }

  /** Draws a sprite in a box, as the only content of a group. If its whole picture is taller than the box, only a strip of
   * it is drawn. */
  draw(group: Element, name: string, box: Box, tall = 0): void {
    const found = this.#sprite(name);
    const place = within(tall ? { x: 0, y: ABOVE * (box.h - tall), w: box.w, h: tall } : box, found.box);
    const shapes = this.#sharp(name, found, place);
    const wanted = [name, box.x, box.y, box.w, box.h, tall, shapes === found.shapes ? "" : shapes.length].join(" ");
    if (this.#of.shown.get(group) === wanted) return;
    this.#of.shown.set(group, wanted);
    const drawn = shapes.map((each) => each(place));
    group.replaceChildren(...(tall ? [cutOut(box, drawn)] : drawn));
    for (const [key, value] of found.looks) {
      const look = value(place);
      if (look) group.setAttribute(key, look);
      else group.removeAttribute(key);
    }
  }

  /** The shapes of a sprite; of a picture the small copy if that has enough pixels. */
  #sharp(name: string, { box, shapes, small }: Sprite, { by }: Placement): Shape[] {
    if (!small || this.#of.large.has(name)) return shapes;
    if (!this.scale) return [];
    if (box.w * by * this.scale <= small.wide) return small.shapes;
    this.#of.large.add(name);
    return shapes;
  }

  /** The most pixels per unit at which a picture in a box is sharp; no limit for a drawing. */
  sharpest(name: string, box: Box): number {
    const found = this.#sprite(name);
    return found.picture ? 1 / within(box, found.box).by : Infinity;
  }

  /** The part of a box that a sprite fills. */
  filled(name: string, box: Box): Box {
    const { box: picture } = this.#sprite(name);
    const { x, y, by } = within(box, picture);
    return { x: x + picture.x * by, y: y + picture.y * by, w: picture.w * by, h: picture.h * by };
  }

  #sprite(name: string): Sprite {
    const [known, symbol] = [this.#of.sprites.get(name), this.#of.symbols.get(name)];
    if (known) return known;
    const made = symbol ? sprite(symbol) : NO_PICTURE;
    this.#of.sprites.set(name, made);
    return made;
  }
}
