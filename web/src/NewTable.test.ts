import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import NewTable from "./NewTable.svelte";
import { settings } from "./settings.svelte";

afterEach(() => vi.unstubAllGlobals());

it("says that there is no such game", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
  settings.setLanguage("en");
  const page = mount(NewTable, { target: document.body, props: { id: "foo", way: "bots" } });
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("no game “foo”"));

  expect(document.querySelector("h2")?.textContent).toBe("There is nothing here");
  await unmount(page);
});
