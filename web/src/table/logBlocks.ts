/** The log in blocks: the set-up, then one block per turn, with what happens between turns apart. */
import type { LogLine, Panel } from "../wire";

export interface LogBlock {
  /** Number of its first line. */
  number: number;
  setup: boolean;
  /** The seat whose turn it is, if it is one seat's. */
  seat: number | null;
  /** What announces it, such as a turn or a round. */
  head: LogLine | null;
  lines: LogLine[];
}

/** A turn, a battle, the night, or an announcement about the whole match rather than about a thing on the table. */
export const begins = ({ act = "", pieces = [], source = [] }: LogLine): boolean =>
  ["turn", "battle", "dusk", "dawn"].includes(act) || (act === "announce" && !pieces.length && !source.length);

/** Whether a later line of the same turn says that this thing left, and why. */
function isToldAgain(line: LogLine, after: readonly LogLine[]): boolean {
  if (line.act !== "leave" || !line.pieces?.length) return false;
  const next = after.slice(0, Math.max(0, after.findIndex(begins)) || after.length);
  return next.some(({ act, pieces }) => act === "result" && pieces?.join() === line.pieces?.join());
}

/** Whether the next line says what it brought: a card acted, and something came from it or went back to it. */
const isSaidNext = ({ act, seat, pieces, source }: LogLine, next: LogLine | undefined): boolean =>
  act === "light" &&
  typeof seat !== "number" &&
  !pieces?.length &&
  Boolean(source?.length) &&
  (next?.act === "arrive" || next?.act === "leave") &&
  next.source?.join() === source?.join();

/** Whether it says that nothing was gained or paid, as of a source of points that brought none. */
const isNothing = ({ act, amount }: LogLine): boolean => (act === "gain" || act === "pay") && amount === 0;

/** Whether it counts points for the result: such lines have no thing on the table. */
const isCounted = ({ act, pieces = [] }: LogLine): boolean => act === "gain" && !pieces.length;

/** Divides the log by turns if the game announces them or says what opens them, else by the acting seat; a battle is one
 * block. Parts of a strength and what was matched are left out, and turns in which nothing has happened. */
export function logBlocks(lines: readonly LogLine[]): LogBlock[] {
  const log = lines.filter(
    (line, at) =>
      line.act !== "part" &&
      line.act !== "match" &&
      !isNothing(line) &&
      !isSaidNext(line, lines[at + 1]) &&
      !isToldAgain(line, lines.slice(at + 1, at + 8)),
  );
  const blocks: LogBlock[] = [];
  const turns = log.some(({ act, opens }) => act === "turn" || opens);
  const play = log.findIndex((line) => begins(line) || line.opens);
  const first = log[0]?.number !== 0 ? 0 : play < 0 ? log.length : play;
  for (const [at, line] of log.entries()) {
    const block = blocks.at(-1);
    const setup = at < first;
    const fought = block?.head?.act === "battle";
    const other =
      (!turns || isCounted(line)) && !fought && !setup && typeof line.seat === "number" && block?.seat !== line.seat;
    const next = begins(line) || (line.opens && !fought) || other;
    if (block && block.setup === setup && (setup || !next)) block.lines.push(line);
    else if (begins(line) && !setup)
      blocks.push({
        number: line.number,
        setup,
        seat: line.act === "turn" ? (line.seat ?? null) : null,
        head: line,
        lines: [],
      });
    else
      blocks.push({ number: line.number, setup, seat: setup ? null : (line.seat ?? null), head: null, lines: [line] });
  }
  return blocks.filter(({ head, lines: told }) => head?.act !== "turn" || told.length);
}

/** The sprites for a line: its counter's, the dice thrown, the card it is about, else those named after its values. */
export function iconsOf(
  line: LogLine,
  panels: readonly Panel[],
  { has, ending }: { has: (sprite: string) => boolean; ending: (name: string) => string | null },
): string[] {
  const counters = panels.flatMap(({ seat, counters = [] }) =>
    counters.map(({ id, icon }) => [`panel:${seat}:${id}`, icon] as const),
  );
  const counter = counters.find(([name]) => line.pieces?.includes(name))?.[1];
  if (counter && (line.act === "gain" || line.act === "pay")) return [counter];
  const dice = (line.dice ?? []).filter(has);
  if (dice.length) return dice;
  const values = Object.entries(line.values ?? {});
  const card = values.find(([, value]) => line.pieces?.includes(String(value)))?.[1];
  const picture = card === undefined ? null : ending(`_${card}`);
  if (picture) return [picture];
  return values
    .map(([field, value]) => `${field}_${value}`)
    .filter(has)
    .slice(0, 2);
}
