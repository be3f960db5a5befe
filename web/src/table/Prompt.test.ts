import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Question } from "../wire";
import Prompt from "./Prompt.svelte";

it("goes back to a choice of this turn by its chip", async () => {
  const undo = vi.fn();
  const question = {
    seat: 0,
    topic: "t",
    prompt: "?",
    options: [{ key: "a", label: "A" }],
    rules: [],
    trail: ["one", "two", "three"].map((label) => ({ label, prompt: `Where is ${label}?` })),
    undo: 3,
  } as Question;
  const nothing = (): void => undefined;
  const prompt = mount(Prompt, {
    target: document.body,
    props: {
      ...{ question, undo, game: "g", busy: false, narrowed: null, hint: null, lesson: "", suggested: [], ghost: null },
      ...{ turns: 0, turn: nothing, lay: nothing, answer: nothing, widen: nothing, ask: nothing },
    },
  });
  flushSync();
  const chip = document.querySelectorAll<HTMLButtonElement>(".chips button")[1];
  chip?.click();

  expect(chip?.title).toContain("Where is two?");
  expect(chip?.getAttribute("aria-label")).toMatch(/^Where is two\? two/);
  expect(undo).toHaveBeenCalledExactlyOnceWith(2);
  await unmount(prompt);
});
