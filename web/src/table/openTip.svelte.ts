/** Which thing of a table is described in a tip. */
import type { Piece, Scene, Zone } from "../wire";

export class OpenTip {
  /** Where the thing was when the tip was opened. */
  at: DOMRect | null = $state.raw(null);
  #id = $state("");

  /** The thing as it is now: an update may have changed it or taken it away. */
  thing(scene: Scene | null): Piece | Zone | undefined {
    if (!this.at || !scene) return undefined;
    return [...scene.pieces, ...scene.zones].find(({ id }) => id === this.#id);
  }

  /** Describe a thing under the pointer or focus, if there is anything to say; nothing closes the tip. */
  show(thing: Piece | Zone | null, from: Element | undefined, worth: (thing: Piece | Zone) => boolean): void {
    const described = thing && from && worth(thing);
    this.#id = described ? thing.id : "";
    this.at = described ? from.getBoundingClientRect() : null;
  }

  close(): void {
    this.at = null;
  }

  /** A press anywhere closes it, except on its own link. */
  press({ target }: Event): void {
    if (!(target instanceof Element && target.closest("[role=tooltip]"))) this.close();
  }
}
