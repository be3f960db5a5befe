/** Pieces and zones with their marks: can be chosen, refused, just changed, pointed at. Unchanged things keep their object
 * and unchanged boards their lists, so that Svelte redraws only what changed. */
import type { Piece, Scene, Zone } from "../wire";

export interface Marks {
  /** Labels of the options that each thing stands for. */
  open: ReadonlyMap<string, string>;
  /** Why a thing cannot be chosen now. */
  refused: ReadonlyMap<string, string>;
  fresh: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
  /** What the event being played is about. */
  lit: ReadonlySet<string>;
}

export interface Marked<T extends Piece | Zone> {
  thing: T;
  /** The label of its options, if it can be chosen. */
  open: string | undefined;
  refused: boolean;
  fresh: boolean;
  pointed: boolean;
  lit: boolean;
}

/** The contents of one board, in drawing order. */
export interface BoardThings {
  zones: Marked<Zone>[];
  pieces: Marked<Piece>[];
}

const alike = <T extends Piece | Zone>(one: Marked<T> | undefined, other: Marked<T>): boolean =>
  one !== undefined &&
  one.thing === other.thing &&
  one.open === other.open &&
  one.refused === other.refused &&
  one.fresh === other.fresh &&
  one.pointed === other.pointed &&
  one.lit === other.lit;

const same = <T>(one: T[], other: T[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** The marked pieces, or zones, of the last scene. */
class MarkCache<T extends Piece | Zone> {
  #known = new Map<string, Marked<T>>();
  #boards = new Map<string, Marked<T>[]>();

  mark(things: T[], marks: Marks): ReadonlyMap<string, Marked<T>[]> {
    const known = new Map<string, Marked<T>>();
    const boards = new Map<string, Marked<T>[]>();
    for (const thing of things) {
      const marked = this.#one(thing, marks);
      known.set(thing.id, marked);
      const beside = boards.get(thing.board);
      if (beside) beside.push(marked);
      else boards.set(thing.board, [marked]);
    }
    for (const [board, found] of boards) {
      found.sort((one, other) => near(one.thing) - near(other.thing));
      const before = this.#boards.get(board);
      if (before && same(before, found)) boards.set(board, before);
    }
    this.#known = known;
    this.#boards = boards;
    return boards;
  }

  #one(thing: T, { open, refused, fresh, pointed, lit }: Marks): Marked<T> {
    const { id } = thing;
    const before = this.#known.get(id);
    const now = {
      thing,
      open: open.get(id),
      refused: refused.has(id),
      fresh: fresh.has(id),
      pointed: pointed.has(id),
      lit: lit.has(id),
    };
    return before && alike(before, now) ? before : now;
  }
}

const near = (thing: Piece | Zone): number => ("z" in thing ? (thing.z ?? 0) : 0);

const AROUND = 1.2; // how much larger a thing's surroundings are than the thing
const LARGER = 2; // by its area, at least, a thing that others belong to

/** Of pieces that lie on or close above a much larger one of them, such as the fire of a candle, only that one: its outline is
 * enough. */
export function outermost(pieces: readonly Piece[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const marked = pieces.filter(({ id }) => ids.has(id));
  const holds = (large: Piece, { board, x, y, w, h }: Piece): boolean =>
    large.board === board &&
    large.w * large.h >= LARGER * w * h &&
    Math.abs(large.x - x) <= (AROUND * large.w) / 2 &&
    Math.abs(large.y - y) <= (AROUND * large.h) / 2;
  const inner = marked.filter((each) => marked.some((large) => holds(large, each)));
  return inner.length ? new Set([...ids].filter((id) => !inner.some((each) => each.id === id))) : ids;
}

export class SceneMarker {
  readonly #zones = new MarkCache<Zone>();
  readonly #pieces = new MarkCache<Piece>();
  #boards = new Map<string, BoardThings>();

  /** The contents of each board. */
  mark(scene: Scene, marks: Marks): ReadonlyMap<string, BoardThings> {
    const outer = (ids: ReadonlySet<string>): ReadonlySet<string> =>
      ids.size > 1 ? outermost(scene.pieces, ids) : ids;
    const zones = this.#zones.mark(scene.zones, marks);
    const pieces = this.#pieces.mark(scene.pieces, { ...marks, fresh: outer(marks.fresh), lit: outer(marks.lit) });
    this.#boards = new Map(
      scene.boards.map(({ id }) => {
        const before = this.#boards.get(id);
        const now = { zones: zones.get(id) ?? NONE, pieces: pieces.get(id) ?? NONE };
        return [id, before && before.zones === now.zones && before.pieces === now.pieces ? before : now];
      }),
    );
    return this.#boards;
  }
}

const NONE: never[] = [];
