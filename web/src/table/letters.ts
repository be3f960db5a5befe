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
