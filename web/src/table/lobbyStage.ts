/** What a table that has not begun waits for. */
import type { TableInfo } from "../wire";

export type LobbyStage = "free" | "unready" | "countdown" | "full";

/** How many chairs nobody has taken. */
export const freeSeats = ({ seats }: TableInfo): number => seats.filter(({ kind }) => kind === "open").length;

/** The people who have not said that they are ready. */
export const unready = ({ seats }: TableInfo): string[] =>
  seats.filter(({ kind, ready }) => kind === "person" && !ready).map(({ name }) => name);

/** Whether all people at the table are me, so that nobody need be waited for. */
export const amAlone = ({ seats }: TableInfo): boolean =>
  seats.every(({ kind, mine }) => kind === "bot" || (kind === "person" && mine));

/** What it waits for: people, their readiness, the end of the countdown, or its creator. */
export function stageOf(table: TableInfo): LobbyStage {
  if (table.starts_in) return "countdown";
  if (freeSeats(table)) return "free";
  return table.ready_check && !amAlone(table) && unready(table).length ? "unready" : "full";
}
