import { afterEach, describe, expect, it, vi } from "vitest";
import * as drafts from "./drafts";

const change = { kind: "task", row: "B01", field: "points", value: "3" };

describe("unsaved changes of a box", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it("are found again until they are forgotten", () => {
    drafts.keep("bonfire", "", [change]);
    expect(drafts.find("bonfire", "")).toEqual([change]);
    expect(drafts.find("bonfire", "other")).toBeNull();
    drafts.forget("bonfire", "");
    expect(drafts.find("bonfire", "")).toBeNull();
  });
  it("are ignored when damaged, and lost quietly where nothing can be kept", () => {
    localStorage.setItem("igroteka-box/bonfire/", "{");
    expect(drafts.find("bonfire", "")).toBeNull();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
      throw new Error("closed");
    });
    expect(() => drafts.keep("bonfire", "", [change])).not.toThrow();
    expect(() => drafts.forget("bonfire", "")).not.toThrow();
  });
});
