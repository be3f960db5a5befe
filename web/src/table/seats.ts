import type { Panel, SeatInfo, TableInfo } from "../wire";
import type { Paints } from "./motion";

/** Seats are told apart by colour (Okabe–Ito) and by emblem. */
export const SEATS: readonly { colour: string; emblem: string }[] = [
  { colour: "#0072b2", emblem: "●" },
  { colour: "#d55e00", emblem: "▲" },
  { colour: "#009e73", emblem: "■" },
  { colour: "#cc79a7", emblem: "◆" },
  { colour: "#e69f00", emblem: "★" },
];

/** The seats, and after them the opponent that the rulebook plays. */
export const sidesOf = ({ seats, opponent }: Pick<TableInfo, "seats" | "opponent">): SeatInfo[] =>
  opponent ? [...seats, { seat: seats.length, kind: "bot", name: opponent }] : seats;

/** A seat's colour: that of its clan, House or Taoist, so that the leader of orange is orange; else the seat's own. */
export function colourOf(
  seat: number,
  panels: readonly Panel[] = [],
  palette: Readonly<Record<string, string>> = {},
): string {
  const tone = panels.find((panel) => panel.seat === seat)?.tone;
  return (tone && palette[tone]) || (SEATS[seat]?.colour ?? "var(--ink-soft)");
}

/** The colours of a game's tones, and of seats. */
export const paintsOf = (palette: Readonly<Record<string, string>>): Paints => ({
  tone: (name) => (name && palette[name]) || "var(--board-tone)",
  seat: (owner) => SEATS[owner ?? -1]?.colour ?? "var(--ink-soft)",
});
