/** What is known of a table: the server's last full state, kept current by its numbered updates. */
import type { Board, Chat, Panel, Question, Scene, State, Update } from "../wire";

export interface Look extends Omit<State, "type" | "scene"> {
  scene: Scene | null;
  /** Ids of pieces that the last update moved, changed or brought: "this just changed". */
  fresh: ReadonlySet<string>;
}

/** The look that a whole state gives; what is as it was before stays the very same object. */
export const begin = (state: State, before: Look | null = null): Look => ({
  ...state,
  scene: settled(before?.scene ?? null, state.scene),
  fresh: new Set(),
});

/** A scene with the things of an earlier one wherever they are equal, so that only the others are drawn again. */
export function settled(before: Scene | null, scene: Scene | null): Scene | null {
  if (!before || !scene) return scene;
  return {
    ...scene,
    boards: kept(before.boards, scene.boards),
    zones: kept(before.zones, scene.zones),
    pieces: kept(before.pieces, scene.pieces),
  };
}

const alike = <T>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Panels with those of before, and their counters, wherever they are equal. */
function seated(old: Panel[], now: Panel[]): Panel[] {
  return now.map((panel) => {
    const before = panelOf(old, panel.seat);
    if (!before) return panel;
    if (alike(before, panel)) return before;
    return panel.counters ? { ...panel, counters: kept(before.counters ?? [], panel.counters) } : panel;
  });
}

function kept<T extends { id: string }>(old: T[], now: T[]): T[] {
  const known = new Map(old.map((each) => [each.id, each]));
  const equal = (each: T): T => {
    const before = known.get(each.id);
    return before && alike(before, each) ? before : each;
  };
  const found = now.map(equal);
  return found.length === old.length && found.every((each, at) => each === old[at]) ? old : found;
}

/** The look after an update, or nothing if an update is missing and the whole state must be asked for. */
export function advance(look: Look, update: Update): Look | null {
  if (update.since !== look.revision) return null;
  const kept = <T>(value: T | null | undefined, before: T): T => value ?? before;
  return {
    ...look,
    table: kept(update.table, look.table),
    revision: update.revision,
    scene: look.scene && changed(look.scene, update),
    fresh: new Set((update.pieces ?? []).map((piece) => piece.id)),
    log: update.log?.length ? [...look.log, ...update.log] : look.log,
    waiting: kept(update.waiting, look.waiting),
    question: update.asked ? (update.question ?? null) : (look.question ?? null),
    outcome: update.outcome ?? look.outcome ?? null,
    handover: update.handover ?? null,
    requests: update.requests ?? look.requests ?? [],
    undo: update.undo ?? look.undo ?? 0,
    server_time: update.server_time ?? look.server_time ?? 0,
  };
}

function changed(scene: Scene, update: Update): Scene {
  const gone = new Set(update.gone);
  return {
    ...scene,
    boards: update.boards ?? scene.boards,
    zones: merged(scene.zones, update.zones ?? [], gone, update.places),
    pieces: merged(scene.pieces, update.pieces ?? [], gone, update.places),
    panels: update.panels ? seated(scene.panels, update.panels) : scene.panels,
    status: update.status ?? scene.status ?? "",
    stage: update.stage ?? scene.stage ?? [],
    at: update.at ?? scene.at ?? -1,
  };
}

/** Things with the changed ones in place of the old and the gone ones left out, in the order of drawing: those that are
 * new or have overtaken others stand where `places` says, the rest in their old order between them. */
export function merged<T extends { id: string }>(
  old: T[],
  news: T[],
  gone: ReadonlySet<string>,
  places: Readonly<Record<string, number>> = {},
): T[] {
  const known = new Map(old.map((each) => [each.id, each]));
  const fresh = new Map(news.map((each) => [each.id, each]));
  const placed = Object.entries(places).filter(([id]) => fresh.has(id) || known.has(id));
  if (!news.length && !placed.length && !old.some(({ id }) => gone.has(id))) return old;
  const stay = old.filter(({ id }) => !gone.has(id) && !(id in places)).map((each) => fresh.get(each.id) ?? each);
  const order = [...stay, ...news.filter(({ id }) => !known.has(id) && !(id in places))];
  for (const [id, at] of placed.sort(([, one], [, other]) => one - other)) {
    const thing = fresh.get(id) ?? known.get(id);
    if (thing) order.splice(at, 0, thing);
  }
  return order;
}

export const heard = (look: Look, chat: Chat): Look =>
  look.chat.some((each) => each.number === chat.number) ? look : { ...look, chat: [...look.chat, chat] };

/** The keys each piece or zone stands for: several options may point at one thing. */
export function targets(question: Question | null | undefined): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const option of question?.options ?? [])
    for (const target of option.targets ?? []) found.set(target, [...(found.get(target) ?? []), option.key]);
  return found;
}

/** The options that point at nothing on the boards: they become buttons. */
export const buttons = (question: Question) => question.options.filter((option) => !option.targets?.length);

/** The sprites that show what keys are about: those of the counters that a key names, or sprites of the same name. */
export function iconsOf(
  keys: readonly string[],
  panel: Panel | undefined,
  known: (sprite: string) => boolean,
): string[] {
  const counted = new Map((panel?.counters ?? []).map(({ id, icon }) => [id, icon]));
  const words = keys.flatMap((key) => key.split(":"));
  return words.flatMap((word) => counted.get(word) ?? (known(word) ? word : [])).slice(0, MOST_ICONS);
}

const MOST_ICONS = 6; // on one button

/** Boards in the order of a page: the main one, one's own, displays beside, then the others'. */
export function inOrder(boards: Board[]): Board[] {
  const rank = { main: 0, own: 1, side: 2, other: 3 };
  return [...boards].sort((one, other) => rank[one.role] - rank[other.role]);
}

export const panelOf = (panels: Panel[], seat: number): Panel | undefined => panels.find((each) => each.seat === seat);

/** What each thing that can be chosen stands for, in words: the labels of its options. */
export function labels(question: Question | null | undefined): Map<string, string> {
  const said = new Map((question?.options ?? []).map((option) => [option.key, option.label]));
  return new Map(
    [...targets(question)].map(([target, keys]) => [target, keys.map((key) => said.get(key)).join(" / ")]),
  );
}

/** Why each thing that can't be used now can't. */
export function reasons(question: Question | null | undefined): Map<string, string> {
  return new Map((question?.refusals ?? []).flatMap((no) => (no.targets ?? []).map((target) => [target, no.reason])));
}

/** Where the boards of a page stand: large ones, displays beside them, the own one and wide displays below, the others'. */
export interface Places {
  stage: Board[];
  column: Board[];
  strip: Board[];
  others: Board[];
}

/** How wide boards of one height are together, in heights. */
export const wide = (boards: Board[]): number => boards.reduce((sum, board) => sum + board.w / board.h, 0);

/** Boards in their places. An enlarged one has the stage alone; a square main board without displays has all the rest beside it. */
export function laid(boards: Board[], large: string): Places {
  const stage = staged(boards, large);
  const rest = boards.filter((board) => !stage.includes(board));
  const beside = rest.filter((board) => board.role === "side" && board.w < board.h * 1.3);
  const column = large ? [] : rest.some((board) => board.role === "side") || wide(stage) > 1.3 ? beside : rest;
  const below = rest.filter((board) => !column.includes(board));
  const others = below.filter((board) => board.role === "other");
  return { stage, column, strip: below.filter((board) => board.role !== "other"), others };
}

/** The boards that stand on the stage: the enlarged one, else the main one, with one's own beside it unless that is a strip. */
function staged(boards: Board[], large: string): Board[] {
  const chosen = boards.find((board) => board.id === large);
  if (chosen) return [chosen];
  const own = boards.find((board) => board.role === "own" && board.w < board.h * 1.8);
  const main = boards.find((board) => board.role === "main") ?? boards[0];
  return [main, own].filter((board) => board !== undefined);
}

/** The lines of a chart of scores, one a seat: points from left to right, higher scores nearer the top. */
export function course(history: number[][], seats: number, width: number, height: number): [number, number][][] {
  const [low, high] = range(history);
  const last = Math.max(1, history.length - 1);
  return Array.from({ length: seats }, (_, seat) =>
    history.map((scores, at) => [(at / last) * width, height - (((scores[seat] ?? 0) - low) / (high - low)) * height]),
  );
}

/** From the lowest score to the highest, with zero between them. */
const range = (history: number[][]): [number, number] => [
  Math.min(0, ...history.flat()),
  Math.max(1, ...history.flat()),
];

/** A few round scores beside such a chart, and how far from its top they stand. */
export function marks(history: number[][], height: number): [number, number][] {
  const [low, high] = range(history);
  return round(low, high, 5).map((score) => [score, height - ((score - low) / (high - low)) * height]);
}

/** A few round counts of answers below it, and how far from its left they stand. */
export const counts = (answers: number, width: number): [number, number][] =>
  round(0, answers, 6).map((count) => [count, (count / Math.max(1, answers)) * width]);

/** Round numbers from one to another, so many at most but one. */
function round(low: number, high: number, most: number): number[] {
  const least = Math.max(1, (high - low) / most);
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = ten * ([1, 2, 5].find((each) => each * ten >= least) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** The sources of all scores, each once: those that differ by a number, such as the year, beside each other in its order. */
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
