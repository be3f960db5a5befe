/** The scores of a match as a chart and as a table. */

const APART = 24; // between the middles of two numbers below a chart

/** The lines of a chart of scores, one per seat: points from left to right, higher scores nearer the top. */
export function chartLines(history: number[][], seats: number, width: number, height: number): [number, number][][] {
  const [low, high] = range(history);
  const last = Math.max(1, history.length - 1);
  const known = Math.min(seats, history[0]?.length ?? seats); // older matches did not record the opponent's score
  return Array.from({ length: known }, (_, seat) =>
    history.map((scores, at) => [(at / last) * width, height - (((scores[seat] ?? 0) - low) / (high - low)) * height]),
  );
}

/** The range from the lowest score to the highest, always with zero in it. */
const range = (history: number[][]): [number, number] => [
  Math.min(0, ...history.flat()),
  Math.max(1, ...history.flat()),
];

/** A few round scores beside such a chart, and their distances from its top. */
export function scoreMarks(history: number[][], height: number): [number, number][] {
  const [low, high] = range(history);
  return round(low, high, 5).map((score) => [score, height - ((score - low) / (high - low)) * height]);
}

/** A few round counts of answers below it, and their distances from its left edge. */
export const answerMarks = (answers: number, width: number): [number, number][] =>
  round(0, answers, 6).map((count) => [count, (count / Math.max(1, answers)) * width]);

/** A few round numbers of turns below it, and their distances from its left edge. Turns of few answers stand so near
 * each other that not all of their numbers have room. */
export function turnMarks(turns: readonly number[], answers: number, width: number): [number, number][] {
  const marks: [number, number][] = [];
  for (const turn of round(1, turns.length, 6)) {
    const x = ((turns[turn - 1] ?? 0) / Math.max(1, answers)) * width;
    if (x - (marks.at(-1)?.[1] ?? -Infinity) >= APART) marks.push([turn, x]);
  }
  return marks;
}

/** Where each round begins below such a chart, and where its number goes. */
export function roundMarks(
  rounds: readonly number[],
  answers: number,
  width: number,
): { number: number; left: number; middle: number }[] {
  const left = rounds.map((answer) => (Math.min(answer, answers) / Math.max(1, answers)) * width);
  return left.map((x, at) => ({ number: at + 1, left: x, middle: (x + (left[at + 1] ?? width)) / 2 }));
}

/** Round numbers between two bounds, in at most `most` steps. */
function round(low: number, high: number, most: number): number[] {
  const least = Math.max(1, (high - low) / most);
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = ten * ([1, 2, 5].find((each) => each * ten >= least) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** The sources of all scores, each once; those that differ by a number, such as the year, in a row and in its order. */
export function sourcesOf<Line extends { source: string }>(lines: Line[][]): Line[] {
  const found = [...new Map(lines.flat().map((line) => [line.source, line])).values()];
  const parts = ({ source }: Line): [string, number] => {
    const number = /\d+$/.exec(source)?.[0] ?? "";
    return [source.slice(0, source.length - number.length), Number(number)];
  };
  const kinds = [...new Set(found.map((line) => parts(line)[0]))];
  const rank = (line: Line): number => kinds.indexOf(parts(line)[0]);
  return found.sort((one, other) => rank(one) - rank(other) || parts(one)[1] - parts(other)[1]);
}

/** The sides by place: winners first, then by points. */
export const placed = (scores: number[], winners: number[]): number[] =>
  scores
    .map((_, side) => side)
    .sort(
      (one, other) =>
        Number(winners.includes(other)) - Number(winners.includes(one)) || (scores[other] ?? 0) - (scores[one] ?? 0),
    );

/** Whether all have the same score, line by line. */
export const together = (lines: object[][]): boolean => new Set(lines.map((each) => JSON.stringify(each))).size === 1;
