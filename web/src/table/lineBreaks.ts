/** Where a text may be broken into lines, and the most even way to break it. */

const SOFT = "\u00ad"; // soft hyphen: where a long word may be split

/** A text without its soft hyphens. */
export const whole = (text: string): string => text.replaceAll(SOFT, "");

const [VOWEL, CONSONANT] = ["[аеёиоуыэюя]", "[бвгджзклмнпрстфхцчшщ]"];
const LETTER = "[а-яё]";
/** Between syllables of Russian words; two letters at least stay on each side. */
const SYLLABLES = [
  `(?<=${LETTER}[ьъй])(?=${LETTER}{2})`,
  `(?<=${LETTER}${VOWEL})(?=${VOWEL}${LETTER})`,
  `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}+${VOWEL})`,
  `(?<=${LETTER}${VOWEL})(?=${CONSONANT}${VOWEL}${LETTER}*)`,
].map((pattern) => new RegExp(pattern, "giu"));
const LONG = 7; // letters of a word that may be split

/** A text with soft hyphens in its long Russian words. */
const hyphenated = (text: string): string =>
  text.replace(/[а-яё]+/giu, (word) =>
    word.length < LONG ? word : SYLLABLES.reduce((parted, between) => parted.replace(between, SOFT), word),
  );

const FEWEST = 3; // letters of the first line

/** All ways to break a text into a number of lines, at spaces or also at hyphens. */
function* broken(text: string, count: number, at: RegExp, from = FEWEST): Generator<string[]> {
  if (count === 1) return yield [whole(text)];
  for (let place = from; place < text.length - 1; place += 1) {
    const letter = text.charAt(place);
    if (!at.test(letter)) continue;
    const first = whole(text.slice(0, place)) + (letter === " " ? "" : "-");
    for (const rest of broken(text.slice(place + 1), count - 1, at, 2)) yield [first, ...rest];
  }
}

/** The lines of a longer text, each as full as its width allows; null if a word is wider than that. */
export function filled(text: string, width: number, breadth: (line: string) => number): string[] | null {
  const lines: string[] = [];
  for (const word of whole(text).split(" ")) {
    const last = lines.at(-1);
    if (breadth(word) > width) return null;
    if (last !== undefined && breadth(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const known = new Map<string, string[] | null>();

/** The lines of a text when its widest line is as narrow as possible; null if it cannot be broken so often. */
export function lined(
  text: string,
  count: number,
  hyphens: boolean,
  breadth: (line: string) => number,
): string[] | null {
  const key = `${count} ${hyphens} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const widest = (lines: string[]): number => Math.max(...lines.map(breadth));
  let best: string[] | null = null;
  for (const lines of broken(hyphens ? hyphenated(text) : text, count, hyphens ? /[ \u00ad-]/ : / /))
    if (!best || widest(lines) < widest(best)) best = lines;
  known.set(key, best);
  return best;
}
