/** The usual seatings of a new table. */
import type { Level, SeatPlan } from "./wire";

export const WAYS = ["bots", "friends", "device"] as const;
export type Way = (typeof WAYS)[number];

/** I sit at the first seat; the others belong to bots, to whoever has the link, or to this device too. */
export function planned(count: number, way: Way, level: Level): SeatPlan[] {
  const other: SeatPlan = way === "bots" ? { kind: "bot", level } : { kind: way === "friends" ? "open" : "me" };
  return Array.from({ length: count }, (_, at) => (at === 0 ? { kind: "me" } : { ...other }));
}
