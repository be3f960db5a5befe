/** Seats are told apart by colour (Okabe–Ito) and by emblem. */
export const SEATS: readonly { colour: string; emblem: string }[] = [
  { colour: "#0072b2", emblem: "●" },
  { colour: "#d55e00", emblem: "▲" },
  { colour: "#009e73", emblem: "■" },
  { colour: "#cc79a7", emblem: "◆" },
  { colour: "#e69f00", emblem: "★" },
];
