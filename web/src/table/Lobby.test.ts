import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import type { TableInfo } from "../wire";
import Lobby from "./Lobby.svelte";

let lobby: ReturnType<typeof mount>;

function open(link: string): void {
  const table = { id: "a1", phase: "open", seats: [], link } as unknown as TableInfo;
  lobby = mount(Lobby, { target: document.body, props: { table } });
  flushSync();
}

const field = (): HTMLInputElement | null => document.querySelector("input[readonly]");

async function copy(): Promise<string | null | undefined> {
  document.querySelector<HTMLButtonElement>(".copy")?.click();
  await new Promise((tell) => setTimeout(tell));
  flushSync();
  return document.querySelector(".link [role=status]")?.textContent;
}

beforeEach(() => {
  settings.setLanguage("en");
  location.href = "http://192.168.0.7:8000/games/#/table/a1";
});

afterEach(async () => {
  await unmount(lobby);
  vi.unstubAllGlobals();
});

describe("the link to a table", () => {
  it.each([
    ["/#/table/a1", "http://192.168.0.7:8000/games/#/table/a1"],
    ["https://play.example/#/table/a1", "https://play.example/#/table/a1"],
  ])("%s is shown with its host", (link, whole) => {
    open(link);

    expect(field()?.value).toBe(whole);
  });

  it("is copied in full", async () => {
    const kept: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void kept.push(text) } });
    open("/#/table/a1");

    expect([await copy(), kept]).toEqual(["Copied", ["http://192.168.0.7:8000/games/#/table/a1"]]);
  });

  it("is selected to be copied by hand where there is no clipboard", async () => {
    vi.stubGlobal("navigator", {});
    open("/#/table/a1");

    expect(await copy()).toContain("by hand");
    expect(field()?.selectionEnd).toBe(field()?.value.length);
  });
});
