/** Letters that stay inside their box. */

/** Widths of the page's letters in their height, at the bolder weight; a letter of no class has 0.62. */
const CLASSES: readonly [RegExp, number][] = [
  [/[mwMWжшщюыфЖШЩЮМФ]/, 0.95],
  [/[\p{Lu}]/u, 0.74],
  [/[ ijlfrtI.,:;'’()|!-]/, 0.38],
];
const breadth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (CLASSES.find(([kind]) => kind.test(letter))?.[1] ?? 0.62), 0);

/** The size of letters at which a text stays inside a width: at most the usual one. */
export const fitting = (text: string, width: number, usual: number): number =>
  Math.min(usual, width / Math.max(0.62, breadth(text)));

export interface Written {
  text: string;
  size: number;
}

/** A text inside a width at the size that fits; cut short where it could not be read at that size. Of a very narrow box
 * nothing is left. */
export function written(text: string, width: number, usual: number, least: number): Written {
  const readable = Math.min(least, usual);
  const size = fitting(text, width, usual);
  if (size >= readable * NEARLY) return { text, size };
  const letters = [...text];
  const fits = (count: number): boolean => breadth(`${letters.slice(0, count).join("")}…`) * readable <= width;
  let count = letters.length - 1;
  while (count > 0 && !fits(count)) count -= 1;
  return { text: count < FEWEST ? "" : `${letters.slice(0, count).join("").trimEnd()}…`, size: readable };
}

const NEARLY = 0.9; // rather a little smaller than without the last letters
const FEWEST = 3; // letters by which a word can be known
