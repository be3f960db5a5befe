import { describe, expect, it } from "vitest";
import { deviceMemory, Settings } from "./settings.svelte";

function memory(kept: Record<string, string> = {}) {
  const store = new Map(Object.entries(kept));
  return {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
  };
}

describe("settings", () => {
  it("take the browser's first language that we support", () => {
    expect(new Settings(memory(), ["de-DE", "ru-RU", "en"]).language).toBe("ru");
  });

  it("default to English in a browser with none of our languages", () => {
    expect(new Settings(memory(), ["de-DE"]).language).toBe("en");
  });

  it("remember a chosen language over the browser's", () => {
    const kept = memory();
    new Settings(kept, ["en"]).setLanguage("ru");

    expect(new Settings(kept, ["en"]).language).toBe("ru");
  });

  it("remember a chosen theme", () => {
    const kept = memory();
    new Settings(kept, ["en"]).setTheme("dark");

    expect(new Settings(kept, ["en"]).theme).toBe("dark");
  });

  it("remember the size of the text, the motion and the sound", () => {
    const kept = memory();
    const chosen = new Settings(kept, ["en"]);
    chosen.setSize("large");
    chosen.setMotion("less");
    chosen.setSound("on");

    const again = new Settings(kept, ["en"]);
    expect([again.size, again.motion, again.sound]).toEqual(["large", "less", "on"]);
  });

  it("ignore a remembered value that means nothing", () => {
    expect(new Settings(memory({ "igroteka.theme": "pink" }), ["en"]).theme).toBe("system");
  });

  it("hold a choice for the visit when the store is full", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const settings = new Settings(full, ["en"]);
    settings.setTheme("light");

    expect(settings.theme).toBe("light");
  });

  it("do without a store that the browser forbids", () => {
    const forbidding = {
      get localStorage(): Storage {
        throw new DOMException("denied", "SecurityError");
      },
    };

    expect(deviceMemory(forbidding)).toBeNull();
  });
});
