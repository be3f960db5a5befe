/** A block of the log in rows: a sentence without the subject that heads its block, with what was paid and gained. */
import type { LogLine, Panel } from "../wire";
import { actOf } from "./beats";

export interface Chip {
  /** The sprite of the counter that changed. */
  icon: string;
  by: number;
  /** Whose counter it is, where that is another seat than the row is about. */
  seat: number | null;
  /** The sentences it stands for. */
  lines: LogLine[];
}

export interface LogRow {
  /** Missing where a block has gains and payments alone. */
  line: LogLine | null;
  chips: Chip[];
}

/** The sprite of the counter that a line changes by a number and says nothing else about. */
function counterOf({ pieces = [], amount }: LogLine, panels: readonly Panel[]): string | null {
  if (typeof amount !== "number") return null;
  for (const { seat, counters = [] } of panels)
    for (const { id, icon } of counters) if (pieces.includes(`panel:${seat}:${id}`)) return icon;
  return null;
}

function add(row: LogRow, line: LogLine, icon: string, of: number | null): void {
  const by = (actOf(line) === "pay" ? -1 : 1) * (line.amount ?? 0);
  const about = row.line?.seat ?? of;
  const seat = line.seat === about ? null : (line.seat ?? null);
  const same = row.chips.find((chip) => chip.icon === icon && chip.seat === seat && chip.by > 0 === by > 0);
  if (same) {
    same.by += by;
    same.lines.push(line);
  } else row.chips.push({ icon, by, seat, lines: [line] });
}

const comesFrom = ({ source = [] }: LogLine, cause: LogLine | null | undefined): boolean =>
  source.some((each) => cause?.source?.includes(each));

const isResult = (line: LogLine | undefined): boolean =>
  line !== undefined && ["result", "leave"].includes(actOf(line));
/** Whether an event costs what is paid after it: it lit its source, or it is a throw that has no result to be paid for. */
const isCause = (last: LogLine, next: LogLine | undefined): boolean =>
  actOf(last) === "light" || (actOf(last) === "throw" && !isResult(next));

/** Whether a gain or payment belongs to the event after it rather than to the one before: what comes from the same
 * source decides, then whether it was gained or paid. Everybody's event costs whom the next one is not about. `gained`:
 * whether the one before already has a gain after it. */
function isAhead(line: LogLine, last: LogLine | null, next: LogLine | undefined, gained: boolean): boolean {
  const [before, after] = [comesFrom(line, last), comesFrom(line, next)];
  if (before !== after) return after;
  if (next && actOf(next) === "tally" && last && actOf(last) === "tally") return gained || line.seat !== last.seat;
  if (actOf(line) === "gain" || !last || isCause(last, next)) return false;
  return actOf(last) === "throw" || typeof last.seat === "number" || !next || next.seat === line.seat;
}

/** The row that brought a gain: the last one; but a curse thrown for what fell, with what that brought, comes before the
 * reward, and gives nothing itself. */
function causeOf(rows: readonly LogRow[]): LogRow | undefined {
  const acts = rows.map(({ line }) => (line ? actOf(line) : ""));
  const thrown = acts.length - (["announce", "reveal", "show"].includes(acts.at(-1) ?? "") ? 2 : 1);
  const before = rows[acts.findLastIndex((act, at) => at < thrown && act !== "throw")];
  return acts[thrown] === "throw" && before?.line && actOf(before.line) === "result" ? before : rows.at(-1);
}

/** The rows of a block: what was gained stands after its cause, what was paid before the next event of the block. */
export function logRows(lines: readonly LogLine[], of: number | null, panels: readonly Panel[]): LogRow[] {
  const rows: LogRow[] = [];
  let paid: [line: LogLine, icon: string][] = [];
  let withGain: LogRow | null = null; // the last row with a gain after it
  /** A gain that the tally after it does not count, because it comes from elsewhere, is a sentence. */
  const isApart = (line: LogLine, last: LogLine | null, ahead: LogLine | undefined): boolean =>
    ahead !== undefined &&
    actOf(ahead) === "tally" &&
    Boolean(line.source?.length) &&
    !comesFrom(line, last) &&
    !comesFrom(line, ahead);
  const next = (at: number): LogLine | undefined => lines.find((_, other) => other > at && icons[other] === null);
  const settle = (row: LogRow): void => {
    for (const [line, icon] of paid) add(row, line, icon, of);
    paid = [];
  };
  const icons = lines.map((line) => (["gain", "pay"].includes(actOf(line)) ? counterOf(line, panels) : null));
  for (const [at, line] of lines.entries()) {
    const icon = icons[at] ?? null;
    const last = rows.at(-1);
    if (icon === null || isApart(line, last?.line ?? null, next(at))) {
      const row = { line, chips: [] };
      settle(row);
      rows.push(row);
    } else if (last && !paid.length && !isAhead(line, last.line, next(at), last === withGain))
      add((withGain = (actOf(line) === "gain" && causeOf(rows)) || last), line, icon, of);
    else paid.push([line, icon]);
  }
  if (paid.length) {
    const last = rows.at(-1) ?? { line: null, chips: [] };
    settle(last);
    if (!rows.length) rows.push(last);
  }
  return rows;
}

/** A sentence in two parts: what names the seat that heads its block, and the rest without the full stop. */
export function parted({ text, subject = "", seat }: LogLine, of: number | null): { subject: string; rest: string } {
  const named = subject && of !== null && seat === of ? subject.length : 0;
  return {
    subject: text.slice(0, named),
    rest: text
      .slice(named)
      .replace(/^[:,]?\s+/, "")
      .replace(/\.$/, ""),
  };
}

/** A row in few words, and whether they go on with those before them. */
export interface Brief extends LogRow {
  line: LogLine;
  /** Empty if it is the one before it once more. */
  words: string;
  /** How often in a row it happened. */
  times: number;
}

/** Rows that stand in one paragraph: either one row, or what a seat did in few words. */
export interface Paragraph {
  /** The seat to be named, where the heading of the block does not. */
  seat: number | null;
  rows: LogRow[];
  briefs: Brief[];
}

const ARROW = "→ ";

/** Words without what the last ones with an arrow began with too: "castle → 5", "castle → 6" is "castle → 5 → 6". */
function continued(words: string, before: readonly Brief[]): string {
  const at = words.indexOf(ARROW);
  const last = before.findLast(({ line }) => line.brief?.includes(ARROW))?.line.brief ?? "";
  return at > 0 && last.startsWith(words.slice(0, at + ARROW.length)) ? words.slice(at) : words;
}

const APART = new Set(["show", "reveal", "result"]); // acts of cards that come or are beaten: a paragraph of their own
const standsAlone = (line: LogLine | undefined): boolean => line !== undefined && APART.has(actOf(line));

/** The rows of a block in paragraphs: what a seat did in few words is one of them. */
export function paragraphs(rows: readonly LogRow[], of: number | null): Paragraph[] {
  const found: Paragraph[] = [];
  for (const { line, chips } of rows) {
    const seat = line?.seat ?? null;
    if (!line?.brief) {
      found.push({ seat: null, rows: [{ line, chips }], briefs: [] });
      continue;
    }
    let last = found.at(-1);
    const named = seat === of || standsAlone(line) ? null : seat;
    if (
      !last?.briefs.length ||
      standsAlone(line) ||
      standsAlone(last.briefs[0]?.line) ||
      (seat !== null && last.seat !== named)
    ) {
      last = { seat: named, rows: [], briefs: [] };
      found.push(last);
    }
    const before = last.briefs.findLast(({ words }) => words);
    if (before?.line.brief === line.brief) {
      before.times += 1;
      last.briefs.push({ line, chips, words: "", times: 0 });
    } else last.briefs.push({ line, chips, words: continued(line.brief, last.briefs), times: 1 });
  }
  return found;
}

/** Words and the sprites between them. */
export const pictured = (words: string): { text: string; sprite: string }[] =>
  [...words.matchAll(/([^[]*)(?:\[(\w+)\])?/g)]
    .map(([, text = "", sprite = ""]) => ({ text, sprite }))
    .filter(({ text, sprite }) => text || sprite);
