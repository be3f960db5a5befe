/** Keys of a table that work wherever the focus is, on any keyboard layout. */

export interface Shortcuts {
  undo: () => void;
  turn: () => void;
}

const READY = "g.open, [data-battle] .choice:enabled, .options button:enabled";

/** "o" goes to the next thing that can be chosen, "u" takes back, "r" turns what would be laid. */
export function shortcut(event: KeyboardEvent, { undo, turn }: Shortcuts): void {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const pressed = (letter: string): boolean => event.key === letter || event.code === `Key${letter.toUpperCase()}`;
  if (pressed("u")) undo();
  if (pressed("r")) turn();
  if (pressed("o")) focusNext();
}

function focusNext(): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(READY)];
  const ready = all.filter((each) => !each.closest("[inert]"));
  const at = ready.indexOf(document.activeElement as HTMLElement);
  ready[(at + 1) % ready.length]?.focus();
}
