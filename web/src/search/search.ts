/** Search in the rules as people ask: questions, word forms and synonyms in both languages, ё as е. */
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as russian } from "@orama/stemmers/russian";
import { STOP_WORDS, SYNONYMS } from "./vocabulary";

const WORD = /[\p{L}\p{N}]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const SHORTEST_PREFIX = 3; // letters typed before a word also matches by its beginning
const ONLY_BEGUN = 0.25; // weight of a word that matches only by its beginning: "wind" for the query "win"
const ABOUT_IT = 3; // weight of a thing that is about the subject of the query

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

/** A word of the query: as typed, and the stems of its synonyms. */
interface Term {
  typed: string;
  stems: ReadonlySet<string>;
}

function term(typed: string): Term {
  const own = stemOf(typed);
  const synonyms = groups.filter((group) => group.has(own)).flatMap((group) => [...group]);
  return { typed, stems: new Set([own, ...synonyms]) };
}

/** How well a word of a text matches one of the query: 1, less if only its beginning was typed, or 0. */
function fit({ typed, stems }: Term, word: string): number {
  if (stems.has(stemOf(word))) return 1;
  return typed.length >= SHORTEST_PREFIX && word.startsWith(typed) ? ONLY_BEGUN : 0;
}

/** A text that is searched, and the weight of a hit in it. */
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

  /** For each word of the query, the weight of its best field; 0 if it is in none. */
  hits(fields: readonly Field[]): number[] {
    return this.#terms.map((each) => bestWeight(each, fields));
  }

  /** A text in parts, with the hits told apart from the rest. */
  marked(text: string): Part[] {
    const parts: Part[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (!this.#terms.some((each) => fit(each, plain(word)))) continue;
      if (index > end) parts.push({ text: text.slice(end, index), hit: false });
      parts.push({ text: word, hit: true });
      end = index + word.length;
    }
    return end < text.length ? [...parts, { text: text.slice(end), hit: false }] : parts;
  }
}

function bestWeight(wanted: Term, fields: readonly Field[]): number {
  return Math.max(
    0,
    ...fields.map(({ text = "", weight }) => weight * Math.max(0, ...wordsOf(text).map((word) => fit(wanted, word)))),
  );
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

const LIKE_THE_BEST = 0.7; // the least share of what the best match finds, by how telling the words are
const WORDS = 80; // a text of so many words counts half as much as a very short one

/** How telling each word of the query is: the fewer things have it, the more. */
const tellingOf = (hits: readonly (readonly number[])[]): number[] =>
  (hits[0] ?? []).map((_, at) => {
    const having = hits.filter((each) => each[at]).length;
    return having ? Math.log(1 + hits.length / having) : 0;
  });

const total = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

/** Things that match a query, best first: those with its most telling words. `about` names what a thing is about, and
 * `apt` how well it suits the kind of question: neither matches by itself, but both rank. */
export function ranked<T>(
  query: Query,
  things: readonly T[],
  fieldsOf: (thing: T) => Field[],
  about: (thing: T) => string = () => "",
  apt: (thing: T) => number = () => 1,
): T[] {
  const fields = things.map(fieldsOf);
  const hits = fields.map((each) => query.hits(each));
  const telling = tellingOf(hits);
  const scored = things.map((thing, nth) => {
    const weights = hits[nth] ?? [];
    const found = total(telling.filter((_, at) => weights[at]));
    const asked = found ? total(query.hits([{ text: about(thing), weight: ABOUT_IT }])) : 0;
    const matched = total(telling.map((value, at) => value * (weights[at] ?? 0)));
    return { thing, found, score: ((matched + asked) * apt(thing)) / (1 + lengthOf(fields[nth] ?? []) / WORDS) };
  });
  const most = Math.max(0, ...scored.map(({ found }) => found));
  if (!most) return [];
  return scored
    .filter(({ found }) => found >= LIKE_THE_BEST * most)
    .sort((one, other) => other.score - one.score)
    .map(({ thing }) => thing);
}

const lengthOf = (fields: readonly Field[]): number => total(fields.map(({ text = "" }) => wordsOf(text).length));
