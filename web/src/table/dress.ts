/** Things of the boards with the marks they wear now. A thing that looks as before keeps its very object, and a board
 * of such things its very lists, so that only what changed is drawn again. */
import type { Piece, Scene, Zone } from "../wire";

export interface Marks {
  /** What each thing that can be chosen stands for, in words. */
  open: ReadonlyMap<string, string>;
  /** Why each thing that can't be used now can't. */
  refused: ReadonlyMap<string, string>;
  fresh: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
}

export interface Dressed<T extends Piece | Zone> {
  thing: T;
  /** What it stands for, if it can be chosen. */
  open: string | undefined;
  refused: boolean;
  fresh: boolean;
  pointed: boolean;
}

/** All that lies on one board, in the order of drawing. */
export interface Laid {
  zones: Dressed<Zone>[];
  pieces: Dressed<Piece>[];
}

const alike = <T extends Piece | Zone>(one: Dressed<T> | undefined, other: Dressed<T>): boolean =>
  one !== undefined &&
  one.thing === other.thing &&
  one.open === other.open &&
  one.refused === other.refused &&
  one.fresh === other.fresh &&
  one.pointed === other.pointed;

const same = <T>(one: T[], other: T[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Things of one kind, kept from one dressing to the next. */
class Rail<T extends Piece | Zone> {
  #worn = new Map<string, Dressed<T>>();
  #boards = new Map<string, Dressed<T>[]>();

  dress(things: T[], marks: Marks): ReadonlyMap<string, Dressed<T>[]> {
    const worn = new Map<string, Dressed<T>>();
    const boards = new Map<string, Dressed<T>[]>();
    for (const thing of things) {
      const dressed = this.#one(thing, marks);
      worn.set(thing.id, dressed);
      const beside = boards.get(thing.board);
      if (beside) beside.push(dressed);
      else boards.set(thing.board, [dressed]);
    }
    for (const [board, found] of boards) {
      found.sort((one, other) => near(one.thing) - near(other.thing));
      const before = this.#boards.get(board);
      if (before && same(before, found)) boards.set(board, before);
    }
    this.#worn = worn;
    this.#boards = boards;
    return boards;
  }

  #one(thing: T, { open, refused, fresh, pointed }: Marks): Dressed<T> {
    const { id } = thing;
    const before = this.#worn.get(id);
    const now = {
      thing,
      open: open.get(id),
      refused: refused.has(id),
      fresh: fresh.has(id),
      pointed: pointed.has(id),
    };
    return before && alike(before, now) ? before : now;
  }
}

const near = (thing: Piece | Zone): number => ("z" in thing ? (thing.z ?? 0) : 0);

export class Wardrobe {
  readonly #zones = new Rail<Zone>();
  readonly #pieces = new Rail<Piece>();
  #laid = new Map<string, Laid>();

  /** What lies on each board. */
  dress(scene: Scene, marks: Marks): ReadonlyMap<string, Laid> {
    const zones = this.#zones.dress(scene.zones, marks);
    const pieces = this.#pieces.dress(scene.pieces, marks);
    this.#laid = new Map(
      scene.boards.map(({ id }) => {
        const before = this.#laid.get(id);
        const now = { zones: zones.get(id) ?? NONE, pieces: pieces.get(id) ?? NONE };
        return [id, before && before.zones === now.zones && before.pieces === now.pieces ? before : now];
      }),
    );
    return this.#laid;
  }
}

const NONE: never[] = [];
