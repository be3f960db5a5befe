import { describe, expect, it } from "vitest";
import { bundles, say } from "./texts";

const ids = (language: "ru" | "en") => [...bundles[language]._messages.keys()].sort();

describe("texts", () => {
  it("have the same messages in both languages", () => {
    expect(ids("ru")).toEqual(ids("en"));
  });

  it("show the name of a missing message", () => {
    expect(say("ru", "no-such-message")).toBe("[no-such-message]");
  });
});
