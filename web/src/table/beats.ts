/** Groups events into beats: events that are played together, under one caption. */
import type { Pace } from "../settings.svelte";
import type { LogLine } from "../wire";
import { begins } from "./logBlocks";

export interface Beat {
  /** What the beat is about. */
  main: LogLine;
  /** All its events, in order. */
  lines: LogLine[];
}

/** Factor on all durations, by pace. */
const PACES: Readonly<Record<Exclude<Pace, "at-once">, number>> = { slow: 1.75, normal: 1, fast: 0.5 };

/** Milliseconds that a beat takes at the normal pace, by its act. */
const LENGTHS: Readonly<Record<string, number>> = {
  arrive: 1_300,
  show: 2_800,
  reveal: 6_000,
  leave: 600,
  gain: 500,
  pay: 500,
  throw: 2_000,
  match: 3_400,
  result: 2_800,
  announce: 1_700,
  dusk: 1_500,
  dawn: 900,
  battle: 1_100,
  card: 1_200,
  part: 800,
  strength: 800,
  won: 2_600,
};
const USUAL = 800;
const READ = 17; // milliseconds to read a letter
/** Milliseconds until the next part of a side's strength is added. */
export const ADDED = 350;
const MOST = 4_500; // milliseconds that any beat takes, unless its act alone takes longer

/** Acts that are shown over the boards, large. */
const LARGE = new Set([
  ...["throw", "result", "announce", "reveal", "dusk", "dawn"],
  ...["battle", "card", "part", "strength", "won"],
]);
/** Acts that stay marked as a seat's last move. */
const MOVES = new Set(["move", "arrive", "show", "flip", "leave", "announce", "reveal"]);
const MINOR = new Set(["gain", "pay"]);

export const actOf = ({ act = "tell" }: LogLine): string => act;
export const isMinor = (line: LogLine): boolean => MINOR.has(actOf(line));
export const isLarge = (line: LogLine): boolean => LARGE.has(actOf(line));

/** How long the strengths of the sides take to add up, in milliseconds: all sides add up at the same time. */
export function addingUp(lines: readonly LogLine[]): number {
  const parts = lines.filter((each) => actOf(each) === "part").map(({ seat }) => seat);
  return Math.max(0, ...parts.map((seat) => parts.filter((each) => each === seat).length)) * ADDED;
}

/** How long a beat is shown, in milliseconds. */
export function length({ main, lines }: Beat, pace: Exclude<Pace, "at-once">): number {
  const least = Math.max(
    ...[main, ...lines].filter((each) => each === main || !isMinor(each)).map((each) => LENGTHS[actOf(each)] ?? USUAL),
  );
  const read = isMinor(main) ? 0 : main.text.length * READ;
  return Math.max(least, Math.min(MOST, Math.max(least + addingUp(lines), read))) * PACES[pace];
}

const comesFrom = ({ source = [] }: LogLine, cause: LogLine): boolean =>
  source.some((each) => cause.source?.includes(each));
/** Whether both are about the same seat; an event of everybody's is about each. */
const isAlike = (main: LogLine, { seat = null }: LogLine): boolean => (main.seat ?? seat) === seat;

/** Whether a tally has its own gain: what is gained after that belongs to the next one. */
const isTold = ({ main, lines }: Beat): boolean => actOf(main) === "tally" && lines.at(-1) !== main;

/** A gain or payment goes with its cause: an event of the same seat, or of everybody, from the same source. */
const follows = (beat: Beat, line: LogLine): boolean =>
  isAlike(beat.main, line) && (!line.source?.length || comesFrom(line, beat.main)) && !isTold(beat);

/** Whether an event is part of the beat before it: the outcome of a throw or battle, or several events of a kind. */
function joins({ main, lines }: Beat, line: LogLine, rest: readonly LogLine[]): boolean {
  const [act, began] = [actOf(line), actOf(main)];
  if ((began === "throw" || began === "match") && act === "match") return true;
  if ((began === "throw" || began === "match") && !lines.some((each) => actOf(each) === "result"))
    return act === "result" || (act === "leave" && rest.some((each) => actOf(each) === "result"));
  if (began === "leave" && act === "result") return line.pieces?.join() === main.pieces?.join();
  if (["battle", "part", "strength"].includes(began)) return ["part", "strength", "won"].includes(act);
  const everybodys = (act === "arrive" || act === "show") && typeof line.seat !== "number";
  const together = act === "announce" || act === "card" || everybodys;
  return together && line.kind === main.kind && began === act;
}

/** Gives a beat the gains after it whose source the next event does not share either; returns the rest. */
function returned(beat: Beat, loose: LogLine[], next: LogLine | null): LogLine[] {
  const own = (line: LogLine): boolean =>
    !isTold(beat) && actOf(line) === "gain" && beat.main.seat === line.seat && !(next && comesFrom(line, next));
  const rest = loose.findIndex((line) => !own(line));
  beat.lines.push(...(rest < 0 ? loose : loose.slice(0, rest)));
  return rest < 0 ? [] : loose.slice(rest);
}

/** Whether a payment is for the next event, of the same seat, rather than caused by the one before. */
function paysAhead(line: LogLine, { main }: Beat, rest: readonly LogLine[]): boolean {
  const next = rest.find((each) => !isMinor(each));
  const same = typeof line.seat === "number" && next?.seat === line.seat && actOf(next) !== "turn";
  return actOf(line) === "pay" && same && !comesFrom(line, main);
}

/** What a tally does not count, because it comes from elsewhere, and the rest. */
function uncounted(loose: LogLine[], next: LogLine): [LogLine[], LogLine[]] {
  const isApart = (line: LogLine): boolean => Boolean(line.source?.length) && !comesFrom(line, next);
  const count = actOf(next) === "tally" ? loose.findLastIndex(isApart) + 1 : 0;
  return [loose.slice(0, count), loose.slice(count)];
}

/** The beats of some events. The start of a turn has no beat of its own. */
export function beatsOf(news: readonly LogLine[]): Beat[] {
  const beats: Beat[] = [];
  let loose: LogLine[] = []; // gains and payments that belong to the next event
  for (const [at, line] of news.entries()) {
    const open = beats.at(-1);
    if (actOf(line) === "turn") continue;
    if (isMinor(line)) {
      if (open && !loose.length && follows(open, line) && !paysAhead(line, open, news.slice(at + 1)))
        open.lines.push(line);
      else loose.push(line);
    } else if (open && joins(open, line, news.slice(at + 1))) {
      open.lines.push(...loose, line);
      if (actOf(open.main) === "leave") open.main = line; // why it leaves
      loose = [];
    } else {
      if (open) loose = returned(open, loose, line);
      const [apart, own] = uncounted(loose, line);
      if (apart[0]) beats.push({ main: apart[0], lines: apart });
      beats.push({ main: line, lines: [...own, line] });
      loose = [];
    }
  }
  const last = beats.at(-1);
  if (last) loose = returned(last, loose, null);
  const [first] = loose;
  if (first) beats.push({ main: first, lines: loose });
  return beats;
}

/** Whether the page waits for a beat: others' actions and whatever is shown large, but not the viewer's own moves. */
export const isHeld = ({ main, lines }: Beat, own: boolean, seat: number | null): boolean =>
  !own || lines.some(isLarge) || (typeof main.seat === "number" && main.seat !== seat && !isMinor(main));

/** The single card that a beat shows large, if it does. */
export function presented({ lines }: Beat): string {
  const [first, other] = lines.filter((each) => actOf(each) === "show");
  return (!other && first?.pieces?.find((name) => !name.endsWith("*"))) || "";
}

/** The captions of a beat: what happened, and its outcome. Parts of a strength stand on the banners of their sides, and
 * what was matched beside the dice. */
export function captions({ main, lines }: Beat): string[] {
  const told = new Set(lines.filter((each) => actOf(each) === "result").map(({ pieces }) => pieces?.join()));
  const isToldAgain = (line: LogLine): boolean => actOf(line) === "leave" && told.has(line.pieces?.join());
  const captioned = lines.filter((each) => !["part", "match"].includes(actOf(each)) && !isToldAgain(each));
  const head = ["part", "match", "strength"].includes(actOf(main)) ? captioned.findLast(isLarge) : main;
  const first = head ?? main;
  const rest = captioned.filter((each) => each !== head && each !== main);
  return [first.text, ...rest.map((each) => (each.seat === first.seat ? predicate(each) : each.text))];
}

/** A sentence without the name of its seat, which the one before it says. */
const predicate = ({ text, subject = "" }: LogLine): string => text.slice(subject.length).replace(/^[:,]?\s+/, "");

/** Whether one of the names means a thing; a name that ends in * means all ids with that prefix. */
export function meant(names: readonly string[]): (id: string) => boolean {
  const whole = new Set(names);
  const starts = names.filter((each) => each.endsWith("*")).map((each) => each.slice(0, -1));
  return (id) => whole.has(id) || starts.some((start) => id.startsWith(start));
}

interface Turn {
  seat: number;
  /** Number of its first line. */
  number: number;
  /** What its seat moved, the newest first. */
  things: string[];
}

/** The turns of a log as the game announces or opens them, else each seat's runs of events. What happens between turns
 * belongs to none. */
function turnsOf(log: readonly LogLine[]): Turn[] {
  const isOpened = (line: LogLine): boolean => actOf(line) === "turn" || line.opens === true;
  const opened = log.some(isOpened);
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  for (const line of log) {
    const { seat = null, number, pieces = [] } = line;
    if (seat !== null && (opened ? isOpened(line) : seat !== turn?.seat)) {
      turn = { seat, number, things: [] };
      turns.push(turn);
    } else if (opened && begins(line)) turn = null;
    if (turn && turn.seat === seat && MOVES.has(actOf(line)))
      turn.things.unshift(...pieces.filter((each) => !each.endsWith("*")));
  }
  return turns;
}

const lastMoved = (turns: readonly Turn[]): Turn | undefined => turns.findLast(({ things }) => things.length);

/** Number of the line that began the last turn in which something was moved. */
export const lastMoveAt = (log: readonly LogLine[]): number => lastMoved(turnsOf(log))?.number ?? 0;

/** What each seat moved in its last turn, the newest first. Of turns before line `from`, only the match's last one counts. */
export function lastMoves(log: readonly LogLine[], from = 0): string[] {
  const turns = turnsOf(log);
  const latest = lastMoved(turns);
  const last = new Map(turns.map((turn) => [turn.seat, turn]));
  return turns
    .filter((turn) => turn === last.get(turn.seat) && (turn.number >= from || turn === latest))
    .toReversed()
    .flatMap(({ things }) => things);
}

/** What led to a question: the last event, unless a turn has just begun or, in a game that announces no turns, it was
 * another seat's. */
export function causeOf(log: readonly LogLine[], seat: number): string {
  const last = log.findLast((line) => !isMinor(line) && !["part", "match"].includes(actOf(line)));
  if (!last || actOf(last) === "turn") return "";
  const announced = log.some((line) => actOf(line) === "turn");
  return announced || (last.seat ?? seat) === seat ? last.text : "";
}
