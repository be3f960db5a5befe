/** What a question offers: which things stand for its options, in which words, and why others do not. */
import type { Panel, Question } from "../wire";

/** The keys each piece or zone stands for: several options may point at one thing. */
export function targets(question: Question | null | undefined): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const option of question?.options ?? [])
    for (const target of option.targets ?? []) found.set(target, [...(found.get(target) ?? []), option.key]);
  return found;
}

/** The options that point at nothing on the boards: they become buttons. */
export const buttons = (question: Question) => question.options.filter((option) => !option.targets?.length);

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

/** What each thing that can be chosen stands for, in words: the labels of its options. */
export function labels(question: Question | null | undefined): Map<string, string> {
  const said = new Map((question?.options ?? []).map((option) => [option.key, option.label]));
  return new Map(
    [...targets(question)].map(([target, keys]) => [target, keys.map((key) => said.get(key)).join(" / ")]),
  );
}

/** Why each thing that can't be used now can't. */
export function reasons(question: Question | null | undefined): Map<string, string> {
  return new Map((question?.refusals ?? []).flatMap((no) => (no.targets ?? []).map((target) => [target, no.reason])));
}
