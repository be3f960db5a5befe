/** The values of a box that were changed, with undo; and what of a box is shown. */
import type { BoxChange, BoxKind, BoxRow, BoxValue } from "../wire";

/** Standings from the most to the least certain. */
export const STANDINGS = ["given", "derived", "found", "recalled", "inferred", "reconstructed"];
const CERTAIN = new Set(["given", "derived"]);

export const placeOf = ({ kind, row, field }: { kind: string; row: string; field: string }): string =>
  `${kind}/${row}/${field}`;

/** The changes with one more; a value that is as it was is no change. */
export function changed(changes: BoxChange[], change: BoxChange, original: string): BoxChange[] {
  const others = changes.filter((each) => placeOf(each) !== placeOf(change));
  return change.value === original ? others : [...others, change];
}

/** Whether something about a component is uncertain. */
export const isUncertain = (row: BoxRow): boolean =>
  row.values.some((value) => !value.mine && !CERTAIN.has(value.standing));

/** The least certain standing of a component, or that it was corrected. */
export function standingOf(row: BoxRow): string {
  if (row.values.some((value) => value.mine)) return "mine";
  const worst = Math.max(0, ...row.values.map((value) => STANDINGS.indexOf(value.standing)));
  return STANDINGS[worst] ?? "given";
}

/** The kinds with those rows that fit; kinds without any are left out. */
export const filtered = (kinds: BoxKind[], fits: (row: BoxRow) => boolean): BoxKind[] =>
  kinds.map((kind) => ({ ...kind, rows: kind.rows.filter(fits) })).filter((kind) => kind.rows.length > 0);

/** The kinds with rows replaced by newer ones of the same id. */
export function refreshed(kinds: BoxKind[], fresh: BoxKind[]): BoxKind[] {
  const rows = new Map(fresh.flatMap((kind) => kind.rows.map((row) => [`${kind.id}/${row.id}`, row] as const)));
  return kinds.map((kind) => ({ ...kind, rows: kind.rows.map((row) => rows.get(`${kind.id}/${row.id}`) ?? row) }));
}

/** A value as it is read: its words, or what is written in it. */
export const told = (value: BoxValue): string => value.text || plain(value.value);

/** JSON without its signs. */
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

/** Values in which two boxes differ: where, and what each says; undefined is as in the game's own box. */
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
