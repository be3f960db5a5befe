/** Changes of a box that are not saved yet, kept in this browser. */
import type { BoxChange } from "../wire";

const keyOf = (game: string, id: string): string => `igroteka-box/${game}/${id}`;

/** Keep the changes of a box; where the browser keeps nothing, they last as long as the page. */
export function keep(game: string, id: string, changes: BoxChange[]): void {
  try {
    localStorage.setItem(keyOf(game, id), JSON.stringify(changes));
  } catch {
    // private windows and full stores
  }
}

export function forget(game: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(game, id));
  } catch {
    // nothing was kept
  }
}

/** The kept changes of a box, or null. */
export function find(game: string, id: string): BoxChange[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game, id)) ?? "null");
    return Array.isArray(found) ? (found as BoxChange[]) : null;
  } catch {
    return null;
  }
}
