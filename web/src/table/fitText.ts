/** Fits text into boxes at a legible size. Sizes are in board units. */

/** Widths of the page's letters relative to the font size, in bold: the widest of each class; 0.62 for all others. */
const CLASSES: readonly [RegExp, number][] = [
  [/[ЩЖШЮW…]/, 1.02],
  [/[ФМMщmwшж]/, 0.88],
  [/[юыфДЦОQНИNH]/, 0.77],
  [/[ ijlI.,:;'’|!]/, 0.33],
  [/[\p{Lu}м]/u, 0.73],
  [/[frt()-]/, 0.4],
  [/[гz1]/, 0.52],
  [/[сэчзьтъвакяхеёcsxkae]/, 0.585],
  [/\p{N}/u, 0.64],
];
const breadth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (CLASSES.find(([kind]) => kind.test(letter))?.[1] ?? 0.62), 0);

/** The font size at which a text stays inside a width: at most the usual size. */
export const fitting = (text: string, width: number, usual: number): number =>
  Math.min(usual, width / Math.max(0.62, breadth(text)));

export interface Written {
  lines: string[];
  size: number;
}

const SOFT = "\u00ad"; // soft hyphen: where a long word may be split
export const LEADING = 0.95; // line height, relative to the font size

/** A text without its soft hyphens. */
export const whole = (text: string): string => text.replaceAll(SOFT, "");

/** A text inside a width at the size that fits; in two lines where one could not be read and there is room for them;
 * else cut short. In a very narrow box nothing is left. */
export function written(text: string, width: number, usual: number, least: number, high = 0): Written {
  const readable = Math.min(least, usual);
  const line = whole(text);
  const size = fitting(line, width, usual);
  if (size >= readable) return { lines: [line], size };
  const two = halves(text, width, Math.min(usual, high / 2 / LEADING));
  return two && two.size >= readable ? two : { lines: [cut(line, width, readable)], size: readable };
}

/** Split into two lines of nearly the same width. */
function halves(text: string, width: number, usual: number): Written | null {
  const breaks = [...text].flatMap((letter, at) => (at >= FEWEST && (letter === " " || letter === SOFT) ? [at] : []));
  const parted = (at: number): string[] => [
    whole(text.slice(0, at)) + (text[at] === SOFT ? "-" : ""),
    whole(text.slice(at + 1)),
  ];
  const widest = (lines: string[]): number => Math.max(...lines.map(breadth));
  const lines = breaks.map(parted).sort((one, other) => widest(one) - widest(other))[0];
  return lines ? { lines, size: Math.min(...lines.map((line) => fitting(line, width, usual))) } : null;
}

function cut(text: string, width: number, size: number): string {
  const letters = [...text];
  const fits = (count: number): boolean => breadth(`${letters.slice(0, count).join("")}…`) * size <= width;
  let count = letters.length - 1;
  while (count > 0 && !fits(count)) count -= 1;
  return count < FEWEST ? "" : `${letters.slice(0, count).join("").trimEnd()}…`;
}

const FEWEST = 3; // letters needed to recognise a word

const PIXELS = 12; // font size on the screen, at the usual text size
const LEAST = 12; // the same for text that shrinks to fit
const SMALL = 13; // board units: font size on a board that is drawn large
const HEADING = 30; // board units available for a heading

export interface Lettering {
  /** Of headings and words. */
  size: number;
  /** Of counts and marks, which are limited only by their piece. */
  count: number;
  /** The smallest legible size. */
  least: number;
  /** Whether words have room at all: a very small board is only a picture. */
  words: boolean;
}

/** The font sizes of a board drawn at `unit` board units per pixel. */
export const lettering = (unit: number, scale: number): Lettering => ({
  size: Math.max(SMALL, Math.min(HEADING, PIXELS * scale * unit)),
  count: Math.max(SMALL, PIXELS * scale * unit),
  least: LEAST * unit,
  words: LEAST * unit <= HEADING,
});

const SIGN = /[\p{L}\p{N}]/u; // letters and digits, which must be legible

/** A number or sign on a piece, at a legible size if the piece is large enough; none where it would hide the piece. */
export function marked(text: string, high: number, { count, least }: Lettering, wide = Infinity): Written {
  const read = SIGN.test(text);
  const size = Math.max(Math.min(18, high / 2), Math.min(count, high * (read ? 0.7 : 0.5)));
  if (!read || size >= least) return { lines: [text], size };
  const room = least <= high * ROOM && breadth(text) * least <= wide;
  return { lines: [room ? text : ""], size: room ? least : size };
}

export interface Badge {
  x: number;
  y: number;
  /** Half its plate's width and height; 0: no plate, so that the piece is visible behind the number. */
  half: number;
  high: number;
  size: number;
}

/** The count in the corner of a piece, hardly beyond its right edge so that no neighbour hides it; none where it would
 * hide the piece. */
export function badge(text: string, wide: number, high: number, { count, least }: Lettering): Badge | null {
  const side = Math.min(wide, high);
  if (least > side * ROOM) return null;
  const size = Math.max(SMALL, Math.min(count, side * ROOM));
  const [half, tall] = [(breadth(text) * size) / 2, size * 0.65];
  if (size > side * PLATE) return { x: wide / 2 + 3 - half, y: size * 0.4 - high / 2, half: 0, high: tall, size };
  const plate = half + size * 0.3;
  return { x: wide / 2 - Math.max(3, plate - 10), y: Math.max(5, tall - 8) - high / 2, half: plate, high: tall, size };
}

const ROOM = 1.15; // of a piece's side, for the letters of its count
const PLATE = 0.55; // of a piece's side: up to this size a count stands on a plate of its own
