import { beforeEach, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import type { Outcome, SeatInfo } from "../wire";
import { headline } from "./result";

const seats = ["Ann", "Bob"].map((name, seat): SeatInfo => ({ seat, kind: "person", name }));
const won = (...winners: number[]): Outcome => ({ winners, scores: [], lines: [], reason: "" });

beforeEach(() => settings.setLanguage("en"));

it.each([
  [won(1), false, "Bob wins"],
  [won(0, 1), false, "Ann and Bob win"],
  [won(), false, "Nobody wins"],
  [won(0, 1), true, "You won together"],
  [won(), true, "The game has won this time"],
])("%j ends as it should", (outcome, cooperative, said) => {
  expect(headline(outcome, { seats, cooperative })).toBe(said);
});

it.each([
  [won(0), "Ann wins"],
  [won(1), "The Basilisk wins"],
  [won(), "The match was left unfinished"],
])("%j against the rulebook's opponent ends as it should", (outcome, said) => {
  expect(headline(outcome, { seats: seats.slice(0, 1), opponent: "The Basilisk" })).toBe(said);
});
