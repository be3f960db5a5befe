/** A battle as far as the log tells of it. */
import type { LogLine } from "../wire";
import { actOf } from "./beats";

export interface Side {
  seat: number;
  /** The cards laid, each by the names it has on the table one after another. */
  cards: string[][];
  strength: number | null;
}

export interface Battle {
  title: string;
  sides: Side[];
  winner: number | null;
}

/** The last battle of a log. */
export function battleOf(log: readonly LogLine[]): Battle | null {
  const began = log.findLastIndex((line) => actOf(line) === "battle");
  const first = log[began];
  if (!first) return null;
  const sides = new Map<number, Side>();
  let winner: number | null = null;
  for (const line of log.slice(began + 1)) {
    const [seat, act] = [line.seat, actOf(line)];
    if (typeof seat !== "number" || !["card", "strength", "won"].includes(act)) continue;
    const side = sides.get(seat) ?? { seat, cards: [], strength: null };
    sides.set(seat, side);
    if (act === "card" && line.pieces?.[0]?.endsWith("*") === false) side.cards.push(line.pieces);
    if (act === "strength") side.strength = line.amount ?? null;
    if (act === "won") winner = seat;
  }
  return { title: first.text, sides: [...sides.values()].sort((one, other) => one.seat - other.seat), winner };
}
