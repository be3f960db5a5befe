/** How a match ended, in one sentence. */
import type { Outcome, TableInfo } from "../wire";
import { joined, w } from "../words";

export function headline(
  { winners }: Outcome,
  { seats, cooperative }: Pick<TableInfo, "seats" | "cooperative">,
): string {
  if (cooperative) return w(winners.length ? "together-won" : "together-lost");
  if (!winners.length) return w("nobody-wins");
  const names = joined(winners.map((seat) => seats[seat]?.name ?? ""));
  return winners.length === 1 ? w("winner", { name: names }) : w("winners", { names });
}
