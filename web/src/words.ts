/** The page's words in the chosen language. */
import { settings } from "./settings.svelte";
import { say } from "./texts";

export const w = (id: string, args: Record<string, string | number> = {}): string => say(settings.language, id, args);

/** Several names in one sentence. */
export const joined = (names: string[]): string => new Intl.ListFormat(settings.language).format(names);
