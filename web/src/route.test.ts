import { describe, expect, it } from "vitest";
import { parse } from "./route.svelte";

describe("an address", () => {
  it.each([
    ["", { page: "start" }],
    ["#/", { page: "start" }],
    ["#/nowhere", { page: "missing" }],
    ["#/table", { page: "missing" }],
    ["#/table/a1b2", { page: "table", id: "a1b2" }],
    ["#/replay/a1b2", { page: "replay", id: "a1b2", review: false }],
    ["#/replay/a1b2/review", { page: "replay", id: "a1b2", review: true }],
    ["#/new/bonfire", { page: "new", game: "bonfire", way: "bots", box: "" }],
    ["#/new/bonfire/friends", { page: "new", game: "bonfire", way: "friends", box: "" }],
    ["#/rules/ryozen/ryozen.night.tie", { page: "rules", game: "ryozen", rule: "ryozen.night.tie" }],
    ["#/rules/%E0%A4%A", { page: "missing" }],
    ["#/table/%zz", { page: "missing" }],
    ["#/recover/c%2Fd", { page: "recover", code: "c/d" }],
    ["#/confirm/c", { page: "confirm", code: "c" }],
    ["#/puzzles", { page: "puzzles" }],
    ["#/puzzle/bonfire", { page: "puzzle", game: "bonfire", id: "" }],
    ["#/puzzle/bonfire/a1", { page: "puzzle", game: "bonfire", id: "a1" }],
    ["#/box/bonfire", { page: "box", game: "bonfire", id: "" }],
    ["#/new/bonfire/bots/b1", { page: "new", game: "bonfire", way: "bots", box: "b1" }],
  ])("%s leads to its page", (hash, route) => {
    expect(parse(hash)).toEqual(route);
  });
});
