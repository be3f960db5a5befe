/** The page's own words, from the same kind of Fluent files as the rest of the project. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "./texts/en.ftl?raw";
import ru from "./texts/ru.ftl?raw";
import type { Language } from "./settings.svelte";

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const [error] = made.addResource(new FluentResource(source));
  if (error) throw error;
  return made;
}

export const bundles: Record<Language, FluentBundle> = { ru: bundle("ru", ru), en: bundle("en", en) };

/** A message as text; a missing one shows its name, so that it is noticed and fixed. */
export function say(language: Language, id: string, args: Record<string, string | number> = {}): string {
  const pattern = bundles[language].getMessage(id)?.value;
  return pattern ? bundles[language].formatPattern(pattern, args) : `[${id}]`;
}
