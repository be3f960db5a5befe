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
  it("tell who looks elsewhere", () => {
    looked(true);
    notify("Bonfire", "Your turn");
    expect(shown).toEqual(["Bonfire: Your turn"]);
  });

  it("leave who looks at the table alone", () => {
    looked(false);
    notify("Bonfire", "Your turn");
    expect(shown).toEqual([]);
  });

  it("need the browser's leave", async () => {
    looked(true);
    Fake.permission = "denied";
    notify("Bonfire", "Your turn");
    expect([shown, await allowed()]).toEqual([[], false]);
  });
});
