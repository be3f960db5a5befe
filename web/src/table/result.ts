/** How a match ended, in one sentence. */
import type { Outcome, TableInfo } from "../wire";
import { joined, w } from "../words";
import { sidesOf } from "./seats";

export function headline({ winners }: Outcome, table: Pick<TableInfo, "seats" | "cooperative" | "opponent">): string {
  if (table.cooperative) return w(winners.length ? "together-won" : "together-lost");
  if (!winners.length) return w(table.opponent ? "match-unfinished" : "nobody-wins");
  const sides = sidesOf(table);
  const names = joined(winners.map((side) => sides[side]?.name ?? ""));
  return winners.length === 1 ? w("winner", { name: names }) : w("winners", { names });
}
