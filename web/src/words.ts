/** The page's words in the chosen language. */
import { settings } from "./settings.svelte";
import { say } from "./texts";

export const w = (id: string, args: Record<string, string | number> = {}): string => say(settings.language, id, args);
