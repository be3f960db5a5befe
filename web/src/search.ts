/** Search in texts as people type: any order of words, any case, ё as е. */
const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");

/** Whether every word that is wanted occurs in one of the texts. */
export function fits(wanted: string, ...texts: (string | undefined)[]): boolean {
  const all = plain(texts.filter(Boolean).join(" "));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
