/** Previews of placements, shown over the thing that the pointer is on. */
import type { Piece, Preview, Question } from "../wire";

export interface ShownPreview {
  /** The thing the pointer is on. */
  target: string;
  preview: Preview;
  /** Opened by touch: it stays until it is laid or another thing is touched. */
  held: boolean;
}

/** The possible placements at each thing. */
export type PreviewsByTarget = ReadonlyMap<string, Preview[]>;

export function previewsByTarget(question: Question | null | undefined): PreviewsByTarget {
  const found = new Map<string, Preview[]>();
  const all = question?.previews ?? [];
  if (!all.length) return found;
  const add = (targets: readonly string[] = [], here: Preview[] = []): void => {
    for (const target of here.length ? targets : []) found.set(target, [...(found.get(target) ?? []), ...here]);
  };
  for (const { key, targets } of question?.options ?? [])
    add(targets, all.filter(({ keys }) => keys.length === 1 && keys[0] === key)); // prettier-ignore
  for (const { keys: chain, targets } of question?.chains ?? [])
    add(targets, all.filter(({ keys }) => keys.length > 1 && keys.every((key, at) => key === chain[at])).slice(0, 1)); // prettier-ignore
  return found;
}

/** What a placement looks like wherever it lies. */
function form({ pieces }: Preview): string {
  const from = pieces[0];
  const beside = ({ sprite, rot, x, y }: Piece) => [sprite, rot ?? 0, x - (from?.x ?? 0), y - (from?.y ?? 0)];
  return JSON.stringify(pieces.map(beside));
}

/** The preview at a thing, turned like the last one if possible. */
export function previewAt(
  all: PreviewsByTarget,
  target: string,
  last: Preview | null,
  held = false,
): ShownPreview | null {
  const here = all.get(target) ?? [];
  const preview = here.find((each) => last && form(each) === form(last)) ?? here[0];
  return preview ? { target, preview, held } : null;
}

/** The next way to lay it there. */
export function turned(all: PreviewsByTarget, shownPreview: ShownPreview): ShownPreview {
  const here = all.get(shownPreview.target) ?? [];
  const next = here[(here.indexOf(shownPreview.preview) + 1) % here.length];
  return next ? { ...shownPreview, preview: next } : shownPreview;
}

/** The card that a question is about to place, with what is printed on it: the same in every place it may take. */
export function newcomerOf(question: Question | null, isCard: (sprite: string) => boolean): Piece[] {
  const [first, ...rest] = question?.previews ?? [];
  const [card] = first?.pieces ?? [];
  const everywhere = rest.every(({ pieces }) => pieces[0]?.id === card?.id);
  return first && card && everywhere && isCard(card.sprite) ? first.pieces : [];
}
