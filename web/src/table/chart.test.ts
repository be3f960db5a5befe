import { describe, expect, it } from "vitest";
import { answerMarks, chartLines, placed, roundMarks, scoreMarks, sourcesOf, turnMarks } from "./chart";

describe("the lines of the scores", () => {
  it("goes from left to right, the highest score at the top", () => {
    expect(
      chartLines(
        [
          [0, 0],
          [10, 5],
        ],
        2,
        100,
        50,
      ),
    ).toEqual([
      [
        [0, 50],
        [100, 0],
      ],
      [
        [0, 50],
        [100, 25],
      ],
    ]);
  });

  it("makes room for scores below zero", () => {
    expect(chartLines([[-10], [10]], 1, 100, 50)[0]).toEqual([
      [0, 50],
      [100, 0],
    ]);
  });

  it("is measured by a few round scores", () => {
    expect(scoreMarks([[0], [87]], 87).map(([score]) => score)).toEqual([0, 20, 40, 60, 80]);
    expect(scoreMarks([[0], [240]], 96).map(([score]) => score)).toEqual([0, 50, 100, 150, 200]);
    expect(scoreMarks([[-10], [10]], 40)).toEqual([
      [-10, 40],
      [-5, 30],
      [0, 20],
      [5, 10],
      [10, 0],
    ]);
  });

  it("is measured by a few round numbers of answers", () => {
    expect(answerMarks(250, 500)).toEqual([
      [0, 0],
      [50, 100],
      [100, 200],
      [150, 300],
      [200, 400],
      [250, 500],
    ]);
    expect(answerMarks(1, 10)).toEqual([
      [0, 0],
      [1, 10],
    ]);
  });

  it("is measured by whole scores where they are low", () => {
    expect(scoreMarks([[0], [1]], 10).map(([score]) => score)).toEqual([0, 1]);
    expect(scoreMarks([[0], [3]], 9).map(([score]) => score)).toEqual([0, 1, 2, 3]);
    expect(scoreMarks([[0]], 9)).toHaveLength(2);
  });
});

describe("the sources of scores", () => {
  it("are listed once each, those of several years beside each other", () => {
    const lines = [["a-1", "a-2", "b-2", "c"], ["a-2", "b-1"], ["d"]].map((all) => all.map((source) => ({ source })));
    expect(sourcesOf(lines).map(({ source }) => source)).toEqual(["a-1", "a-2", "b-1", "b-2", "c", "d"]);
  });
});

describe("the sides", () => {
  it("are ordered by place, winners before others with as many points", () => {
    expect(placed([10, 30, 30, 20], [2])).toEqual([2, 1, 3, 0]);
  });
});

it("divides a chart by rounds, each number in the middle of its round", () => {
  expect(roundMarks([0, 50], 100, 200)).toEqual([
    { number: 1, left: 0, middle: 50 },
    { number: 2, left: 100, middle: 150 },
  ]);
});

describe("the numbers of turns below a chart", () => {
  it("are left out where they would stand over each other", () => {
    const turns = [0, 10, 20, 30, 40, 41, 42, 43, 44, 100];

    expect(turnMarks(turns, 120, 240).map(([turn]) => turn)).toEqual([2, 4, 8, 10]);
  });
});
