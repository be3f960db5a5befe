/** The client's copy of a table: the last full state with the numbered updates since. */
import type { Chat, Panel, Scene, State, Update } from "../wire";

export interface TableView extends Omit<State, "type" | "scene"> {
  scene: Scene | null;
}

/** The view of a full state; equal parts of the previous view are reused. */
export const viewOf = (state: State, before: TableView | null = null): TableView => ({
  ...state,
  scene: reuseEqual(before?.scene ?? null, state.scene),
});

/** A scene that reuses equal objects of the previous one, so that only the others are drawn again. */
export function reuseEqual(before: Scene | null, scene: Scene | null): Scene | null {
  if (!before || !scene) return scene;
  return {
    ...scene,
    boards: kept(before.boards, scene.boards),
    zones: kept(before.zones, scene.zones),
    pieces: kept(before.pieces, scene.pieces),
  };
}

const alike = <T>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Panels that reuse equal panels and counters of the previous ones. */
function reusePanels(old: Panel[], now: Panel[]): Panel[] {
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

/** The view after an update, or null if one is missing: then ask for the full state. */
export function updated(look: TableView, update: Update): TableView | null {
  if (update.since !== look.revision) return null;
  const kept = <T>(value: T | null | undefined, before: T): T => value ?? before;
  return {
    ...look,
    table: kept(update.table, look.table),
    revision: update.revision,
    scene: look.scene && changed(look.scene, update),
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
    panels: update.panels ? reusePanels(scene.panels, update.panels) : scene.panels,
    status: update.status ?? scene.status ?? "",
    stage: update.stage ?? scene.stage ?? [],
    at: update.at ?? scene.at ?? -1,
    heading: update.heading ?? scene.heading ?? "",
    sides: update.sides ?? scene.sides ?? [],
  };
}

/** Things in drawing order after an update: `news` replace things with the same id, `gone` are removed, `places` gives the
 * index of things that are new or changed their order. */
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

export const withChat = (look: TableView, chat: Chat): TableView =>
  look.chat.some((each) => each.number === chat.number) ? look : { ...look, chat: [...look.chat, chat] };

export const panelOf = (panels: Panel[], seat: number): Panel | undefined => panels.find((each) => each.seat === seat);
