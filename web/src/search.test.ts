import { describe, expect, it } from "vitest";
import { fits } from "./search";

const texts = ["ryozen.night.tie", "При равенстве считают чей счёт больше.", undefined];

describe("a search", () => {
  it.each(["счет", "счёт", "СЧЁТ ", " больше  при", "night равенстве", ""])("for “%s” finds the text", (wanted) => {
    expect(fits(wanted, ...texts)).toBe(true);
  });

  it.each(["день", "счёт дня"])("for “%s” does not", (wanted) => {
    expect(fits(wanted, ...texts)).toBe(false);
  });
});
