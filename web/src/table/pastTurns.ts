/** Fetches what happened since the viewer's last turn, for a page that was opened meanwhile. */
import * as api from "../api";
import type { ReplayPoint } from "../wire";
import { viewOf, type TableView } from "./tableView";

const MOST = 12; // states that are fetched

/** The last step of the viewer's last turn, then the last step of each turn since. */
export function turnEnds(steps: readonly Pick<ReplayPoint, "step" | "seat">[], viewer: number): number[] {
  let to = steps.length - 1;
  while (to > 0 && steps[to]?.seat === viewer) to -= 1; // skip the turn that is going on
  let from = to;
  while (from > 0 && steps[from]?.seat !== viewer) from -= 1;
  const ends = steps.slice(from, to + 1).filter(({ seat }, at, all) => all[at + 1]?.seat !== seat);
  return ends.map(({ step }) => step).slice(-MOST);
}

/** The table after each turn since the viewer's last one. */
export async function pastTurns(table: string, viewer: number): Promise<TableView[]> {
  const { steps } = await api.replay(table, viewer);
  const found: TableView[] = [];
  for (const step of turnEnds(steps, viewer))
    found.push(viewOf(await api.replayStep(table, step, viewer), found.at(-1) ?? null));
  return found;
}
