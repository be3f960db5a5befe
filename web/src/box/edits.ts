/** The changed values of a box, with undo, and the filters for what is shown of it. */
import type { BoxChange, BoxField, BoxKind, BoxRow, BoxValue } from "../wire";

/** Standings from the most to the least certain. */
export const STANDINGS = ["given", "derived", "found", "recalled", "inferred", "reconstructed"];
const CERTAIN = new Set(["given", "derived"]);

export const placeOf = ({ kind, row, field }: { kind: string; row: string; field: string }): string =>
  `${kind}/${row}/${field}`;

/** The changes with one more; a value equal to the original is no change. */
export function changed(changes: BoxChange[], change: BoxChange, original: string): BoxChange[] {
  const others = changes.filter((each) => placeOf(each) !== placeOf(change));
  return change.value === original ? others : [...others, change];
}

/** Whether something about a component is uncertain. */
export const isUncertain = (row: BoxRow): boolean =>
  row.values.some((value) => !value.mine && !CERTAIN.has(value.standing));

/** The least certain standing of a component, or "mine" if it was corrected. */
export function standingOf(row: BoxRow): string {
  if (row.values.some((value) => value.mine)) return "mine";
  const worst = Math.max(0, ...row.values.map((value) => STANDINGS.indexOf(value.standing)));
  return STANDINGS[worst] ?? "given";
}

/** The kinds with the rows that match; kinds without any are left out. */
export const filtered = (kinds: BoxKind[], fits: (row: BoxRow) => boolean): BoxKind[] =>
  kinds.map((kind) => ({ ...kind, rows: kind.rows.filter(fits) })).filter((kind) => kind.rows.length > 0);

/** Used in place of a value's name: the row is a copy of another, or is not in the box. */
export const ADD = "+";
export const REMOVE = "-";

/** Whether a value is a name that its owner gave a component. */
export const isName = ({ field }: { field: string }): boolean => field === "name_ru" || field === "name_en";

const isOf = (kind: string, row: string) => (each: BoxChange) => each.kind === kind && each.row === row;

/** The kinds of the game's own box with these changes: rows are drawn as last seen, added ones come last. */
export function refreshed(original: BoxKind[], shown: BoxKind[], fresh: BoxKind[], changes: BoxChange[]): BoxKind[] {
  const drawn = new Map(
    [...original, ...shown, ...fresh].flatMap((kind) => kind.rows.map((row) => [`${kind.id}/${row.id}`, row] as const)),
  );
  return original.map((kind) => {
    const ids = [...kind.rows.map((row) => row.id), ...addedTo(kind.id, changes)];
    const there = ids.filter((id) => !changes.some((each) => isOf(kind.id, id)(each) && each.field === REMOVE));
    return { ...kind, rows: there.flatMap((id) => drawn.get(`${kind.id}/${id}`) ?? []) };
  });
}

/** The ids of a kind's new rows. */
export const addedTo = (kind: string, changes: BoxChange[]): string[] =>
  changes.filter((each) => each.kind === kind && each.field === ADD).map((each) => each.row);

/** The ids of rows that are not in the box. */
export const removedFrom = (kind: string, changes: BoxChange[]): string[] =>
  changes.filter((each) => each.kind === kind && each.field === REMOVE).map((each) => each.row);

/** The changes with a copy of a row, and the copy's id. */
export function copied(changes: BoxChange[], kind: string, row: string): { id: string; changes: BoxChange[] } {
  const used = new Set(changes.filter((each) => each.field === ADD).map((each) => each.row));
  let number = 1;
  while (used.has(`own_${number}`)) number += 1;
  const id = `own_${number}`;
  const mine = changes.filter(isOf(kind, row));
  const pattern = mine.find((each) => each.field === ADD)?.value ?? JSON.stringify(row);
  const values = mine.filter((each) => ![ADD, REMOVE].includes(each.field) && !isName(each));
  return {
    id,
    changes: [
      ...changes,
      { kind, row: id, field: ADD, value: pattern },
      ...values.map((each) => ({ ...each, row: id })),
    ],
  };
}

/** The changes with a row removed: a new row is dropped, any other is marked as not in the box. */
export function removed(changes: BoxChange[], kind: string, row: string): BoxChange[] {
  const others = changes.filter((each) => !isOf(kind, row)(each));
  const isNew = addedTo(kind, changes).includes(row);
  return isNew ? others : [...others, { kind, row, field: REMOVE, value: "null" }];
}

/** The changes with a removed row put back. */
export const restored = (changes: BoxChange[], kind: string, row: string): BoxChange[] =>
  changes.filter((each) => !(isOf(kind, row)(each) && each.field === REMOVE));

/** A value as shown: its words, or its text. */
export const valueText = (value: BoxValue): string => value.text || plain(value.value);

/** A value of a type as it is entered first, where nothing was printed before. */
export function blank(field: BoxField): unknown {
  const word = field.words?.[0]?.value;
  const items = field.least ?? 0;
  switch (field.kind) {
    case "flag":
      return false;
    case "text":
    case "prose":
      return "";
    case "number":
      return field.low ?? 0;
    case "numbers":
      return Array.from({ length: items }, () => field.low ?? 0);
    case "words":
      return Array.from({ length: items }, () => word ?? "");
    case "amounts":
      return word ? { [word]: Math.max(1, field.low ?? 1) } : {};
    case "lists":
      return Array.from({ length: items }, () => (field.parts?.[0] ? blank(field.parts[0]) : null));
    case "word":
      return word ?? "";
    default:
      return [];
  }
}

/** A value in a reader's words, by its type. */
export function inWords(field: BoxField | undefined, json: string): string {
  const value: unknown = JSON.parse(json);
  const word = (each: unknown): string =>
    field?.words?.find((known) => known.value === String(each))?.title ?? String(each);
  if (value === null || value === "") return "–";
  if (Array.isArray(value) && value.every((each) => typeof each !== "object")) return value.map(word).join(", ") || "–";
  if (field?.kind === "amounts" && typeof value === "object") {
    return Object.entries(value)
      .map(([name, amount]) => `${word(name)} ${amount}`)
      .join(", ");
  }
  return typeof value === "object" ? plain(json) : word(value);
}

/** JSON without its punctuation. */
export function plain(json: string): string {
  const value: unknown = JSON.parse(json);
  if (value === null || value === "") return "–";
  return typeof value === "string"
    ? value
    : json
        .replace(/["{}[\]]/g, "")
        .replace(/,/g, ", ")
        .replace(/:/g, ": ");
}

/** Values in which two boxes differ: where, and each box's value; undefined means as in the game's own box. */
export function differences(
  one: BoxChange[],
  other: BoxChange[],
): { place: BoxChange; one: string | undefined; other: string | undefined }[] {
  const [ours, theirs] = [one, other].map((all) => new Map(all.map((each) => [placeOf(each), each])));
  const places = new Map([...(ours ?? []), ...(theirs ?? [])]);
  return [...places]
    .map(([key, place]) => ({ place, one: ours?.get(key)?.value, other: theirs?.get(key)?.value }))
    .filter((each) => each.one !== each.other);
}
