/** What a person has chosen on this device: language and theme, remembered between visits. */

export const LANGUAGES = ["ru", "en"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

/** The part of `localStorage` used here; a browser may refuse it altogether. */
export type Memory = Pick<Storage, "getItem" | "setItem">;

function recall<T extends string>(memory: Memory | null, name: string, known: readonly T[]): T | null {
  const found = memory?.getItem(`igroteka.${name}`) ?? null;
  return known.find((value) => value === found) ?? null;
}

function spoken(preferred: readonly string[]): Language {
  const tags = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? "en";
}

export class Settings {
  language: Language = $state("en");
  theme: Theme = $state("system");
  readonly #memory: Memory | null;

  constructor(memory: Memory | null, preferred: readonly string[]) {
    this.#memory = memory;
    this.language = recall(memory, "language", LANGUAGES) ?? spoken(preferred);
    this.theme = recall(memory, "theme", THEMES) ?? "system";
  }

  /** Show the choices on the page's root, from where the style sheet and screen readers take them. */
  apply(root: HTMLElement): void {
    root.lang = this.language;
    root.dataset["theme"] = this.theme;
  }

  speak(language: Language): void {
    this.language = language;
    this.#remember("language", language);
  }

  wear(theme: Theme): void {
    this.theme = theme;
    this.#remember("theme", theme);
  }

  #remember(name: string, value: string): void {
    try {
      this.#memory?.setItem(`igroteka.${name}`, value);
    } catch {
      // a full or forbidden store: the choice holds for this visit
    }
  }
}

/** The browser's store, or nothing where it is forbidden (reading the property itself may throw). */
export function deviceMemory(from: { readonly localStorage: Memory }): Memory | null {
  try {
    return from.localStorage;
  } catch {
    return null;
  }
}

export const settings = new Settings(deviceMemory(window), navigator.languages);
