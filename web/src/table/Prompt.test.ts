import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Hint, Question } from "../wire";
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
      ...{
        question,
        undo,
        game: "g",
        busy: false,
        narrowed: null,
        hint: null,
        lesson: "",
        suggested: [],
        shownPreview: null,
      },
      ...{ turns: 0, turn: nothing, lay: nothing, answer: nothing, widen: nothing, ask: nothing, unask: nothing },
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

it("offers single answers before whole payments, and nothing that only leads to one", async () => {
  const answer = vi.fn();
  const question = {
    seat: 0,
    topic: "pay.token",
    prompt: "?",
    options: [
      { key: "two", label: "Two of any kind" },
      { key: "wild", label: "Wild" },
    ],
    rules: [],
    bundles: [
      { label: "Wild", keys: ["wild"] },
      { label: "Ship + Path", keys: ["two", "ship:path"] },
    ],
  } as Question;
  const nothing = (): void => undefined;
  const prompt = mount(Prompt, {
    target: document.body,
    props: {
      ...{ question, answer, game: "g", busy: false, narrowed: null, hint: null, lesson: "", suggested: [] },
      ...{
        shownPreview: null,
        turns: 0,
        turn: nothing,
        lay: nothing,
        undo: nothing,
        widen: nothing,
        ask: nothing,
        unask: nothing,
      },
    },
  });
  flushSync();
  const offered = [...document.querySelectorAll<HTMLButtonElement>(".options button")];
  offered[1]?.click();

  expect(offered.map((button) => button.textContent.trim())).toEqual(["Wild", "Ship + Path"]);
  expect(answer).toHaveBeenCalledExactlyOnceWith(["two", "ship:path"]);
  await unmount(prompt);
});

it("closes the hint by its button and by Escape", async () => {
  const unask = vi.fn();
  const question = { seat: 0, topic: "t", prompt: "?", options: [{ key: "a", label: "A" }], rules: [] } as Question;
  const nothing = (): void => undefined;
  const prompt = mount(Prompt, {
    target: document.body,
    props: {
      ...{ question, unask, game: "g", busy: false, narrowed: null, lesson: "", suggested: [], shownPreview: null },
      ...{ hint: { options: [{ key: "a", label: "A", value: 1, line: [] }] } as unknown as Hint },
      ...{ turns: 0, turn: nothing, lay: nothing, answer: nothing, undo: nothing, widen: nothing, ask: nothing },
    },
  });
  flushSync();
  document.querySelector<HTMLButtonElement>(".hint .close")?.click();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

  expect(unask).toHaveBeenCalledTimes(2);
  await unmount(prompt);
});
