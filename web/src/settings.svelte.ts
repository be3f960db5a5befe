/** What a person has chosen on this device, remembered between visits. */

export const LANGUAGES = ["ru", "en"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const SIZES = ["usual", "large", "largest"] as const;
export const MOTIONS = ["system", "less"] as const;
export const PACES = ["slow", "normal", "fast", "at-once"] as const;
export const NOTICES = ["off", "on"] as const;
export const SOUNDS = ["off", "quiet", "on", "loud"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Pace = (typeof PACES)[number];
export type Notices = (typeof NOTICES)[number];
export type Sound = (typeof SOUNDS)[number];

/** The part of `localStorage` used here; a browser may refuse it altogether. */
export type Memory = Pick<Storage, "getItem" | "setItem">;

function recall<T extends string>(memory: Memory | null, name: string, known: readonly T[]): T | null {
  const found = memory?.getItem(`igroteka.${name}`) ?? null;
  return known.find((value) => value === found) ?? null;
}

function preferredLanguage(preferred: readonly string[]): Language {
  const tags = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? "en";
}

const SCALES: Record<Size, number> = { usual: 1, large: 1.15, largest: 1.35 };
const VOLUMES: Record<Sound, number> = { off: 0, quiet: 0.3, on: 0.6, loud: 1 };

export class Settings {
  language: Language = $state("en");
  theme: Theme = $state("system");
  size: Size = $state("usual");
  motion: Motion = $state("system");
  /** How fast other players' actions are shown. */
  pace: Pace = $state("normal");
  sound: Sound = $state("off");
  notices: Notices = $state("off");
  readonly #memory: Memory | null;

  constructor(memory: Memory | null, preferred: readonly string[]) {
    this.#memory = memory;
    this.language = recall(memory, "language", LANGUAGES) ?? preferredLanguage(preferred);
    this.theme = recall(memory, "theme", THEMES) ?? "system";
    this.size = recall(memory, "size", SIZES) ?? "usual";
    this.motion = recall(memory, "motion", MOTIONS) ?? "system";
    this.pace = recall(memory, "pace", PACES) ?? "normal";
    this.sound = recall(memory, "sound", SOUNDS) ?? "off";
    this.notices = recall(memory, "notices", NOTICES) ?? "off";
  }

  /** How much larger than usual the text is. */
  get scale(): number {
    return SCALES[this.size];
  }

  /** How loud sounds are, 1 at most. */
  get volume(): number {
    return VOLUMES[this.sound];
  }

  /** Set the choices on the page's root element, where the style sheet and screen readers read them. */
  apply(root: HTMLElement): void {
    root.lang = this.language;
    root.dataset["theme"] = this.theme;
    root.dataset["size"] = this.size;
    root.style.fontSize = `${100 * this.scale}%`;
    root.dataset["motion"] = this.motion;
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.#remember("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#remember("theme", theme);
  }

  setSize(size: Size): void {
    this.size = size;
    this.#remember("size", size);
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    this.#remember("motion", motion);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#remember("pace", pace);
  }

  setSound(sound: Sound): void {
    this.sound = sound;
    this.#remember("sound", sound);
  }

  /** Whether the browser may notify me of my turn. */
  setNotices(notices: Notices): void {
    this.notices = notices;
    this.#remember("notices", notices);
  }

  #remember(name: string, value: string): void {
    try {
      this.#memory?.setItem(`igroteka.${name}`, value);
    } catch {
      // the store is full or forbidden: the choice holds for this visit
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
