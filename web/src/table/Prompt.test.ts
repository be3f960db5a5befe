import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Hint, Question } from "../wire";
import { Pointing } from "./pointing.svelte";
import Prompt from "./Prompt.svelte";

const nothing = (): void => undefined;

/** A question as the server sends it. */
const put = (question: Question, answer: (keys: string[]) => void = nothing) => ({
  ...{ question, answer, game: "g", busy: false, hint: null, lesson: "", suggested: [], undo: nothing },
  ...{ ask: nothing, unask: nothing },
  pointing: new Pointing({ question: () => question, advice: () => null, panel: () => undefined, answer }),
});

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
  const prompt = mount(Prompt, {
    target: document.body,
    props: { ...put(question), undo },
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
  const prompt = mount(Prompt, {
    target: document.body,
    props: put(question, answer),
  });
  flushSync();
  const offered = [...document.querySelectorAll<HTMLButtonElement>(".options button")];
  offered[1]?.click();

  expect(offered.map((button) => button.textContent.trim())).toEqual(["Wild", "Ship + Path"]);
  expect(answer).toHaveBeenCalledExactlyOnceWith(["two", "ship:path"]);
  await unmount(prompt);
});

it("closes the hint with its button and with Escape", async () => {
  const unask = vi.fn();
  const question = { seat: 0, topic: "t", prompt: "?", options: [{ key: "a", label: "A" }], rules: [] } as Question;
  const prompt = mount(Prompt, {
    target: document.body,
    props: {
      ...put(question),
      ...{ unask, hint: { options: [{ key: "a", label: "A", value: 1, line: [] }] } as unknown as Hint },
    },
  });
  flushSync();
  document.querySelector<HTMLButtonElement>(".hint .close")?.click();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

  expect(unask).toHaveBeenCalledTimes(2);
  await unmount(prompt);
});

it("closes the hint when it says what can't be done, which would begin below it", async () => {
  const unask = vi.fn();
  const refusals = [{ key: "b", label: "B", reason: "taken", rule: "", targets: [], later: false }];
  const options = [{ key: "a", label: "A", value: 1, line: [] }];
  const question = { seat: 0, topic: "t", prompt: "?", options, rules: [], refusals } as unknown as Question;
  const hint = { options } as unknown as Hint;
  const prompt = mount(Prompt, { target: document.body, props: { ...put(question), ...{ unask, hint } } });
  flushSync();
  const tools = [...document.querySelectorAll<HTMLButtonElement>("button[aria-pressed=false]")];
  tools.find((tool) => tool.textContent.includes("Why not"))?.click();
  flushSync();

  expect(unask).toHaveBeenCalledOnce();
  expect(document.querySelector("section > ul")?.textContent).toContain("B: taken");
  await unmount(prompt);
});

it.each([
  [[0.6, 0.4], 2],
  [[0, 0], 0],
])("compares the hinted options %j by bars only where their values differ", async (values, bars) => {
  const options = values.map((value, at) => ({ key: `${at}`, label: `${at}`, value }));
  const question: Question = { seat: 0, topic: "t", prompt: "?", options, rules: [] };
  const prompt = mount(Prompt, { target: document.body, props: { ...put(question), hint: { options } as Hint } });
  flushSync();

  expect(document.querySelectorAll(".hint meter")).toHaveLength(bars);
  expect(document.querySelectorAll(".hint li button")).toHaveLength(2);
  await unmount(prompt);
});

it("joins the buttons of two questions, with what they cost, and says what can't be taken back", async () => {
  const answer = vi.fn();
  const question: Question = {
    seat: 0,
    topic: "place.shown",
    prompt: "Revealed, or hidden?",
    options: [
      { key: "revealed", label: "Revealed" },
      { key: "hidden", label: "Hidden", final: true },
    ],
    rules: [],
    chains: [
      { keys: ["revealed", "yes"], label: "Revealed · effect" },
      { keys: ["revealed", "no"], label: "Revealed · none" },
    ],
  };
  const prompt = mount(Prompt, { target: document.body, props: put(question, answer) });
  flushSync();
  const offered = [...document.querySelectorAll<HTMLButtonElement>(".options button")];
  offered[0]?.click();

  expect(offered.map((button) => button.dataset["key"])).toEqual(["revealed yes", "revealed no", "hidden"]);
  expect(offered[2]?.textContent).toContain("can’t be taken back");
  expect(answer).toHaveBeenCalledExactlyOnceWith(["revealed", "yes"]);
  await unmount(prompt);
});

it("says below the question what it is about", async () => {
  const question = {
    ...{ seat: 0, topic: "t", prompt: "Keep the seal, or discard it? It brings 2 coins.", options: [], rules: [] },
  } as unknown as Question;
  const prompt = mount(Prompt, { target: document.body, props: { ...put(question), lesson: "A lesson." } });
  flushSync();

  expect(document.querySelector(".prompt")?.textContent).toMatch(/^\s*Keep the seal, or discard it\?\s*$/);
  expect(document.querySelector(".about")?.textContent.trim()).toBe("It brings 2 coins.");
  await unmount(prompt);
});
