/** Finds the rules that a text names by their ids. */
const ID = /([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+)/;

/** A text in parts: words, and ids of rules, named with or without their game. */
export const parts = (text: string, game: string, rules: ReadonlySet<string>): { words: string; rule: string }[] =>
  text.split(ID).map((words) => ({ words, rule: [words, `${game}.${words}`].find((id) => rules.has(id)) ?? "" }));
