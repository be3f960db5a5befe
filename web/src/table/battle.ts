/** A battle, reconstructed from the log. */
import type { LogLine } from "../wire";
import { actOf } from "./beats";

export interface Side {
  seat: number;
  /** The cards laid, each by the names it has on the table over time. */
  cards: string[][];
  /** What its strength is made of, in words and numbers. */
  parts: { text: string; amount: number }[];
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
    if (typeof seat !== "number" || !["card", "part", "strength", "won"].includes(act)) continue;
    const side = sides.get(seat) ?? { seat, cards: [], parts: [], strength: null };
    sides.set(seat, side);
    if (act === "card" && line.pieces?.[0]?.endsWith("*") === false) side.cards.push(line.pieces);
    if (act === "part") side.parts.push({ text: line.text, amount: line.amount ?? 0 });
    if (act === "strength") side.strength = line.amount ?? null;
    if (act === "won") winner = seat;
  }
  return { title: first.text, sides: [...sides.values()].sort((one, other) => one.seat - other.seat), winner };
}
