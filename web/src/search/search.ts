/** Search in the rules as people ask: questions, word forms and synonyms in both languages, ё as е. */
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as russian } from "@orama/stemmers/russian";
import { STOP_WORDS, SYNONYMS } from "./vocabulary";

const WORD = /[\p{L}\p{N}]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const SHORTEST_PREFIX = 3; // letters of a word that is still being typed

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");
const stems = new Map<string, string>();

/** A word without its ending. */
function stemOf(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    found = CYRILLIC.test(word) ? russian(word) : english(word);
    stems.set(word, found);
  }
  return found;
}

const groups = SYNONYMS.map((words) => new Set(words.map((word) => stemOf(plain(word)))));

/** A word of the query: the stems of its synonyms, and what was typed of it. */
interface Term {
  typed: string;
  stems: ReadonlySet<string>;
}

function term(typed: string): Term {
  const own = stemOf(typed);
  const synonyms = groups.filter((group) => group.has(own)).flatMap((group) => [...group]);
  return { typed, stems: new Set([own, ...synonyms]) };
}

const fits = ({ typed, stems }: Term, word: string): boolean =>
  stems.has(stemOf(word)) || (typed.length >= SHORTEST_PREFIX && word.startsWith(typed));

/** What is looked for in a text, and how much a hit in it counts. */
export interface Field {
  text: string | undefined;
  weight: number;
}

export interface Part {
  text: string;
  hit: boolean;
}

export class Query {
  readonly #terms: Term[];

  constructor(wanted: string) {
    const words = plain(wanted).match(WORD) ?? [];
    const telling = words.filter((word) => !STOP_WORDS.has(word));
    this.#terms = (telling.length ? telling : words).map(term);
  }

  get empty(): boolean {
    return this.#terms.length === 0;
  }

  /** How well some fields answer: every word of the query that is found counts once, by its best field. */
  score(fields: readonly Field[]): number {
    return this.#terms.reduce((sum, each) => sum + bestWeight(each, fields), 0);
  }

  /** How many of the words are found at all. */
  found(fields: readonly Field[]): number {
    return this.#terms.filter((each) => bestWeight(each, fields) > 0).length;
  }

  /** A text in parts, those that were looked for told from the rest. */
  marked(text: string): Part[] {
    const parts: Part[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (!this.#terms.some((each) => fits(each, plain(word)))) continue;
      if (index > end) parts.push({ text: text.slice(end, index), hit: false });
      parts.push({ text: word, hit: true });
      end = index + word.length;
    }
    return end < text.length ? [...parts, { text: text.slice(end), hit: false }] : parts;
  }
}

function bestWeight(wanted: Term, fields: readonly Field[]): number {
  const weights = fields.filter(({ text }) => text && wordsOf(text).some((word) => fits(wanted, word)));
  return Math.max(0, ...weights.map(({ weight }) => weight));
}

const split = new Map<string, string[]>();

function wordsOf(text: string): string[] {
  let found = split.get(text);
  if (!found) {
    found = plain(text).match(WORD) ?? [];
    split.set(text, found);
  }
  return found;
}

/** Things that answer a query, best first: those with all its words, or else those with most of them. */
export function ranked<T>(query: Query, things: readonly T[], fieldsOf: (thing: T) => Field[]): T[] {
  const scored = things.map((thing) => {
    const fields = fieldsOf(thing);
    return { thing, found: query.found(fields), score: query.score(fields) };
  });
  const most = Math.max(0, ...scored.map(({ found }) => found));
  if (!most) return [];
  return scored
    .filter(({ found }) => found === most)
    .sort((one, other) => other.score - one.score)
    .map(({ thing }) => thing);
}
