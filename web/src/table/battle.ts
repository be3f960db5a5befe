/** A battle: as the log tells it, and what a question about it offers. */
import type { LogLine, Piece, Question, Scene } from "../wire";
import { actOf, meant } from "./beats";
import type { Offer } from "./offers";
import type { Pointing } from "./pointing.svelte";

/** What a banner shows. */
export interface Banner {
  seat: number;
  /** What its strength is made of. */
  parts: { label: string; amount: number }[];
  strength: number | null;
}

export interface Side extends Banner {
  /** The piece that stands for it, such as its crest. */
  crest: string | null;
  /** The cards laid, each by the names it has on the table over time. */
  cards: string[][];
}

export interface Battle {
  title: string;
  sides: Side[];
  winner: number | null;
  /** Who won what, in words. */
  verdict: string;
}

/** A part of a strength without its number, which has a column of its own. */
const wordsOf = (text: string): string => text.replace(/[\s:,]*[+−-]?\d+\.?$/, "");

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
    if (act === "part") side.parts.push({ label: wordsOf(line.text), amount: line.amount ?? 0 });
    if (act === "strength") side.strength = line.amount ?? null;
    if (act === "won") [winner, verdict] = [seat, line.text];
  }
  const inOrder = [...sides.values()].sort((one, other) => one.seat - other.seat);
  return { title: first.text, sides: inOrder, winner, verdict };
}

/** What can be chosen but lies before no side: the viewer's own cards, as far as they are not on the main board. */
export const handOf = (scene: Scene, { open }: Pick<Pointing, "open">): string[] => {
  const laid = new Set((scene.sides ?? []).flatMap(({ cards = [] }) => cards));
  return scene.pieces.filter(({ id }) => open.has(id) && !laid.has(id)).map(({ id }) => id);
};

/** Options that lie nowhere on the table, with their pictures. */
export function picturedOf(question: Question | null, buttons: readonly Offer[]): { offer: Offer; picture: Piece[] }[] {
  const pictures = new Map(question?.options.map(({ key, picture }) => [key, picture]));
  return buttons.flatMap((offer) => {
    const picture = offer.keys.length === 1 && !offer.targets.length ? pictures.get(offer.keys[0] ?? "") : undefined;
    return picture?.length ? [{ offer, picture }] : [];
  });
}

/** Whether a question is about the battle that is being fought, rather than about something on the main board. */
export function isAboutBattle(
  scene: Scene | null,
  question: Question | null,
  { open }: Pick<Pointing, "open">,
): boolean {
  if (!scene?.sides?.length || !question) return false;
  const main = new Set(scene.boards.filter(({ role }) => role === "main").map(({ id }) => id));
  return ![...scene.zones, ...scene.pieces].some(({ id, board }) => main.has(board) && open.has(id));
}
