/** Placements to look at before they are made: the ghost of a piece over the thing that is pointed at. */
import type { Piece, Preview, Question } from "../wire";

export interface Ghost {
  /** The thing it was called by. */
  target: string;
  preview: Preview;
  /** Called by a finger: it stays until it is laid or another thing is touched. */
  held: boolean;
}

/** The ways to lay something at each thing that stands for such options. */
export type Ways = ReadonlyMap<string, Preview[]>;

export function ways(question: Question | null | undefined): Ways {
  const found = new Map<string, Preview[]>();
  for (const { key, targets } of question?.options ?? []) {
    const here = question?.previews?.filter(({ keys }) => keys[0] === key) ?? [];
    for (const target of here.length ? (targets ?? []) : []) found.set(target, [...(found.get(target) ?? []), ...here]);
  }
  return found;
}

/** What a placement looks like wherever it lies. */
function form({ pieces }: Preview): string {
  const from = pieces[0];
  const beside = ({ sprite, rot, x, y }: Piece) => [sprite, rot ?? 0, x - (from?.x ?? 0), y - (from?.y ?? 0)];
  return JSON.stringify(pieces.map(beside));
}

/** The ghost at a thing, turned as the last one was if it can lie so there. */
export function over(all: Ways, target: string, last: Preview | null, held = false): Ghost | null {
  const here = all.get(target) ?? [];
  const preview = here.find((each) => last && form(each) === form(last)) ?? here[0];
  return preview ? { target, preview, held } : null;
}

/** The ghost turned to the next way it can lie there. */
export function turned(all: Ways, ghost: Ghost): Ghost {
  const here = all.get(ghost.target) ?? [];
  const next = here[(here.indexOf(ghost.preview) + 1) % here.length];
  return next ? { ...ghost, preview: next } : ghost;
}
