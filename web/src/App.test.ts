import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

let app: ReturnType<typeof mount>;

const heading = (): string | null | undefined => document.querySelector("h1")?.textContent;
const names = (): (string | null)[] => [...document.querySelectorAll("h3")].map((each) => each.textContent);

const game = (id: string, title: string, seats: number[][], picture = "") => ({
  ...{
    id,
    title,
    picture,
    about: `${title} in words.`,
    players: "",
    minutes: "",
    cooperative: false,
    art: "",
    palette: {},
  },
  modes: seats.map((each, at) => ({ name: `mode${at}`, title: "", seats: each, options: [] })),
});
const games = [game("chess", "Chess", [[2], [2, 3, 4]], "/art/chess.jpg"), game("patience", "Patience", [[1]])];

function answer(address: string): string {
  if (address.includes("history")) return '{"matches":[],"stats":[]}';
  return address.includes("/games") ? JSON.stringify(games) : "[]";
}

function choose(name: string, value: string): void {
  document.querySelector<HTMLInputElement>(`input[name=${name}][value=${value}]`)?.click();
  flushSync();
}

beforeEach(() => {
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(answer(address))));
  settings.setLanguage("en");
  settings.setTheme("system");
  app = mount(App, { target: document.body });
  flushSync();
});

afterEach(async () => {
  await unmount(app);
  vi.unstubAllGlobals();
});

describe("my turn elsewhere", () => {
  it("is checked for regularly, and shown in the title", async () => {
    await unmount(app);
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(new Response(address.includes("/me?") ? '{"turns":2}' : answer(address))),
    );
    app = mount(App, { target: document.body });
    await vi.advanceTimersByTimeAsync(30_000);
    flushSync();
    vi.useRealTimers();

    expect(document.title).toBe("(2) Igroteka");
  });

  it("is notified by the browser only if the player asked for it", async () => {
    await unmount(app);
    vi.useFakeTimers();
    const shown: string[] = [];
    const Notice = class {
      static permission = "granted";
      constructor(title: string) {
        shown.push(title);
      }
    };
    vi.stubGlobal("Notification", Notice);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    let turns = 0;
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(new Response(address.includes("/me?") ? JSON.stringify({ turns: turns++ }) : answer(address))),
    );
    app = mount(App, { target: document.body });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(shown).toEqual([]);
    settings.setNotices("on");
    await vi.advanceTimersByTimeAsync(30_000);
    settings.setNotices("off");
    vi.useRealTimers();
    vi.restoreAllMocks();

    expect(shown).toEqual(["Igroteka"]);
  });
});

describe("the first page", () => {
  it("shows whatever games the server has", async () => {
    await vi.waitFor(() => expect(names()).toEqual(["Chess", "Patience"]));

    const [chess, patience] = [...document.querySelectorAll(".games li")];
    expect(chess?.querySelector("img")?.getAttribute("src")).toBe("/art/chess.jpg");
    expect(chess?.querySelector(".facts")?.textContent).toContain("2–4");
    expect(patience?.querySelector("img")).toBeNull();
    expect(patience?.querySelector(".facts")?.textContent).toContain(": 1");
  });

  it("is in Russian when asked, also for screen readers", () => {
    choose("language", "ru");

    expect([heading(), document.documentElement.lang, document.title]).toEqual(["Игротека", "ru", "Игротека"]);
  });

  it("uses the chosen theme", () => {
    choose("theme", "dark");

    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });

  it("remembers the choice on the device", () => {
    choose("language", "ru");

    expect(localStorage.getItem("igroteka.language")).toBe("ru");
  });
});
