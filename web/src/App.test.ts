import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

let app: ReturnType<typeof mount>;

const heading = (): string | null | undefined => document.querySelector("h1")?.textContent;
const names = (): (string | null)[] => [...document.querySelectorAll("h3")].map((each) => each.textContent);

function choose(name: string, value: string): void {
  document.querySelector<HTMLInputElement>(`input[name=${name}][value=${value}]`)?.click();
  flushSync();
}

beforeEach(() => {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(address.includes("history") ? '{"matches":[],"stats":[]}' : "[]")),
  );
  settings.speak("en");
  settings.wear("system");
  app = mount(App, { target: document.body });
  flushSync();
});

afterEach(async () => {
  await unmount(app);
  vi.unstubAllGlobals();
});

describe("the first page", () => {
  it("names the four games", () => {
    expect(names()).toEqual(["Ryozen", "Bonfire", "Ghost Stories", "The Curse of Candelabria"]);
  });

  it("speaks Russian when asked, also to screen readers", () => {
    choose("language", "ru");

    expect([heading(), names()[1], document.documentElement.lang, document.title]).toEqual([
      "Игротека",
      "Костёр",
      "ru",
      "Игротека",
    ]);
  });

  it("wears the chosen theme", () => {
    choose("theme", "dark");

    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });

  it("remembers the choice on the device", () => {
    choose("language", "ru");

    expect(localStorage.getItem("igroteka.language")).toBe("ru");
  });
});
