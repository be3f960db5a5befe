import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire";
import { soundOf } from "./sound";

const line = (act: string): LogLine => ({ number: 1, act }) as LogLine;

describe("what is heard of events", () => {
  it("is dice for a throw, whatever else happens with it", () => {
    expect(soundOf([line("gain"), line("throw"), line("move")])).toBe("dice");
  });
  it("is one sound for a move with its price", () => {
    expect(soundOf([line("move"), line("pay")])).toBe("wood");
  });
  it("is nothing for events that only appear in the log", () => {
    expect(soundOf([line("tell"), line("turn")])).toBeNull();
  });
});
