import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../wire";
import { amAlone, stageOf, unready } from "./lobbyStage";

const ann: SeatInfo = { seat: 0, kind: "person", name: "Ann", mine: true };
const boris: SeatInfo = { seat: 1, kind: "person", name: "Boris" };
const bot: SeatInfo = { seat: 1, kind: "bot", name: "Bot", ready: true };
const free: SeatInfo = { seat: 2, kind: "open", name: "" };

const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ seats, ready_check: true, ...more }) as TableInfo;

describe("a table before the start", () => {
  it.each([
    ["free", table([ann, boris, free])],
    ["unready", table([{ ...ann, ready: true }, boris])],
    ["countdown", table([ann, boris], { starts_in: 5 })],
    ["full", table([ann, boris], { ready_check: false })],
    ["full", table([ann, bot])],
  ])("is %s", (stage, each) => {
    expect(stageOf(each)).toBe(stage);
  });

  it("names the people who are not ready", () => {
    expect(unready(table([{ ...ann, ready: true }, boris, free]))).toEqual(["Boris"]);
  });

  it("knows whether other people play", () => {
    expect([amAlone(table([ann, bot])), amAlone(table([ann, boris])), amAlone(table([ann, free]))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
