/** Search in texts as people type: any order of words, any case, ё as е; and rules that a text names. */
const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");

/** Whether every word that is wanted occurs in one of the texts. */
export function fits(wanted: string, ...texts: (string | undefined)[]): boolean {
  const all = plain(texts.filter(Boolean).join(" "));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const ID = /([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+)/;

/** A text in parts: words, and ids of rules which it names with or without their game. */
export const parts = (text: string, game: string, rules: ReadonlySet<string>): { words: string; rule: string }[] =>
  text.split(ID).map((words) => ({ words, rule: [words, `${game}.${words}`].find((id) => rules.has(id)) ?? "" }));
