/** Fits text into boxes at a legible size. Sizes are in board units. */
import { filled, lined, whole } from "./lineBreaks";

/** Widths of the page's letters in hundredths of the font size, in bold; 62 for all others. */
const WIDTHS = new Map(
  Object.entries({
    24: "'",
    26: " ",
    28: "ij",
    32: "!’,.:;·",
    34: "Il|",
    38: "()-f",
    40: "rt",
    48: '"/г',
    52: "1zт",
    56: "?«»7sГзь",
    58: "+−×JLackxавксхчэ",
    60: "Feouvyбеёлопуя",
    64: "4689EZЕЁдц",
    66: "0TТ",
    68: "PSБЗРЬ",
    70: "ABRVYАВУЧЯ",
    72: "CDKXСХЭм",
    74: "GUКЛ",
    76: "HNДИЙНПЪы",
    78: "OQОЦфю",
    84: "wшж",
    88: "mщ",
    92: "MМФЫ",
    98: "Ю",
    104: "WШЖЩ",
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width) / 100] as const)),
);
export const breadth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? 0.62), 0);

/** The font size at which a text stays inside a width: at most the usual size. */
export const fitting = (text: string, width: number, usual: number): number =>
  Math.min(usual, width / Math.max(0.62, breadth(text)));

/** The width of the letters of names and headings (Alegreya), relative to those of the page. */
export const NARROW = 0.88;

export interface Written {
  lines: string[];
  size: number;
}

export const LEADING = 0.95; // line height, relative to the font size
const MOST_LINES = 3;

/** A text inside a width at the size that fits: in as few lines as can be read, if there is room for them, and with
 * hyphens only where it must be. Nothing is left where it would have to be cut. */
export function written(text: string, width: number, usual: number, least: number, high = 0): Written {
  const line = whole(text);
  const size = fitting(line, width, usual);
  if (size >= least) return { lines: [line], size };
  for (let count = 2; count <= MOST_LINES; count += 1)
    for (const hyphens of [false, true]) {
      const lines = lined(text, count, hyphens, breadth) ?? [line];
      const most = Math.min(usual, high / count / LEADING);
      const fitted = Math.min(...lines.map((each) => fitting(each, width, most)));
      if (fitted >= least) return { lines, size: fitted };
    }
  return { lines: [""], size: least };
}

/** A longer text in as many lines as fit into a box, at the largest legible size; nothing where it would be cut. */
export function paragraph(text: string, width: number, usual: number, least: number, high: number): Written {
  for (const size of [usual, (usual + least) / 2, least]) {
    const lines = filled(text, width / size, breadth);
    if (lines && lines.length * size * LEADING <= high) return { lines, size };
  }
  return { lines: [""], size: least };
}

const PIXELS = 12; // font size on the screen, at the usual text size
const LEAST = 12; // the same for text that shrinks to fit
const SMALL = 13; // board units: font size on a board that is drawn large
const HEADING = 34; // board units available for a heading

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
