/** What a question offers: the icons of its options, and why some things can't be used. */
import type { Panel, Question } from "../wire";

/** The sprites that show what keys are about: those of the counters that a key names, or sprites of the same name. */
export function iconsOf(
  keys: readonly string[],
  panel: Panel | undefined,
  known: (sprite: string) => boolean,
): string[] {
  const counted = new Map((panel?.counters ?? []).map(({ id, icon }) => [id, icon]));
  const words = keys.flatMap((key) => key.split(":"));
  return words.flatMap((word) => counted.get(word) ?? (known(word) ? word : [])).slice(0, MOST_ICONS);
}

const MOST_ICONS = 6; // on one button

/** Why each thing that can't be used now can't. */
export function reasons(question: Question | null | undefined): Map<string, string> {
  return new Map((question?.refusals ?? []).flatMap((no) => (no.targets ?? []).map((target) => [target, no.reason])));
}
