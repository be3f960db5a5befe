/** A battle, reconstructed from the log. */
import type { LogLine, Piece } from "../wire";
import { actOf, meant } from "./beats";

export interface Side {
  seat: number;
  /** The piece that stands for it, such as its crest. */
  crest: string | null;
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
  /** Who won what, in words. */
  verdict: string;
}

/** The last battle of a log. Whoever owns a piece that its first event names is a side from the beginning. */
export function battleOf(log: readonly LogLine[], pieces: readonly Piece[] = []): Battle | null {
  const began = log.findLastIndex((line) => actOf(line) === "battle");
  const first = log[began];
  if (!first) return null;
  const named = meant(first.pieces ?? []);
  const sideOf = (seat: number, crest: string | null): Side => ({ seat, crest, cards: [], parts: [], strength: null });
  const sides = new Map<number, Side>();
  for (const { id, owner } of pieces) if (named(id) && typeof owner === "number") sides.set(owner, sideOf(owner, id));
  let winner: number | null = null;
  let verdict = "";
  for (const line of log.slice(began + 1)) {
    const [seat, act] = [line.seat, actOf(line)];
    if (typeof seat !== "number" || !["card", "part", "strength", "won"].includes(act)) continue;
    const side = sides.get(seat) ?? sideOf(seat, null);
    sides.set(seat, side);
    if (act === "card" && line.pieces?.[0]?.endsWith("*") === false) side.cards.push(line.pieces);
    if (act === "part") side.parts.push({ text: line.text, amount: line.amount ?? 0 });
    if (act === "strength") side.strength = line.amount ?? null;
    if (act === "won") [winner, verdict] = [seat, line.text];
  }
  const inOrder = [...sides.values()].sort((one, other) => one.seat - other.seat);
  return { title: first.text, sides: inOrder, winner, verdict };
}
