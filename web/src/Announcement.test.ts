import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Announcement from "./Announcement.svelte";

let shown: ReturnType<typeof mount>;
let text = "";

async function look(): Promise<string> {
  await new Promise((tell) => setTimeout(tell));
  flushSync();
  return document.querySelector("[role=status] p")?.firstChild?.textContent?.trim() ?? "";
}

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ text })));
});

afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

describe("the operator's announcement", () => {
  it.each(["", "Restart at nine"])("shows %j", async (said) => {
    text = said;
    shown = mount(Announcement, { target: document.body });

    expect(await look()).toBe(said);
  });

  it("stays closed once it was read", async () => {
    text = "Restart at nine";
    shown = mount(Announcement, { target: document.body });
    await look();
    document.querySelector<HTMLButtonElement>("[role=status] button")?.click();

    expect(await look()).toBe("");
  });
});
