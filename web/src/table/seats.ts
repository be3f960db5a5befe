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

/** Whether a colour, "#rrggbb", is so light that words on it must be dark. */
export function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = /^#[0-9a-f]{6}$/i.test(colour)
    ? [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    : [];
  return 0.3 * red + 0.59 * green + 0.11 * blue > 0.7;
}

/** The colours of a game's tones, and of seats. */
export const paintsOf = (palette: Readonly<Record<string, string>>): Paints => ({
  tone: (name) => (name && palette[name]) || "var(--board-tone)",
  light: (name) => isLight((name && palette[name]) || ""),
  seat: (owner) => SEATS[owner ?? -1]?.colour ?? "var(--ink-soft)",
});
