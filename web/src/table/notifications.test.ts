import { afterEach, describe, expect, it, vi } from "vitest";
import { allowed, notify } from "./notifications";

const shown: string[] = [];
class Fake {
  static permission = "granted";
  static requestPermission = (): Promise<string> => Promise.resolve(Fake.permission);
  onclick: (() => void) | null = null;
  constructor(title: string, options: { body: string }) {
    shown.push(`${title}: ${options.body}`);
  }
  close(): void {}
}

const looked = (away: boolean): void => {
  vi.stubGlobal("Notification", Fake);
  vi.spyOn(document, "hidden", "get").mockReturnValue(away);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shown.length = 0;
  Fake.permission = "granted";
});

describe("notifications", () => {
  it("are shown while the page is not looked at", () => {
    looked(true);
    notify("Bonfire", "Your turn");
    expect(shown).toEqual(["Bonfire: Your turn"]);
  });

  it("are not shown while the table is looked at", () => {
    looked(false);
    notify("Bonfire", "Your turn");
    expect(shown).toEqual([]);
  });

  it("need the browser's permission", async () => {
    looked(true);
    Fake.permission = "denied";
    notify("Bonfire", "Your turn");
    expect([shown, await allowed()]).toEqual([[], false]);
  });
});
