import { describe, expect, it } from "vitest";
import type { Board, Piece, Question, State } from "../wire";
import {
  advance,
  begin,
  buttons,
  counts,
  course,
  inOrder,
  labels,
  laid,
  marks,
  merged,
  reasons,
  sourcesOf,
  targets,
  iconsOf,
} from "./look";

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  board: "main",
  x: 0,
  y: 0,
  w: 10,
  h: 10,
  sprite: "card",
  ...more,
});

const state = (): State => ({
  type: "state",
  table: {} as State["table"],
  seat: 0,
  revision: 4,
  scene: { boards: [], zones: [], pieces: [piece("a"), piece("b")], panels: [], status: "first" },
  waiting: [],
  log: [{ number: 1, text: "one", rule: "r" }],
  chat: [],
});

const question: Question = {
  seat: 0,
  topic: "t",
  prompt: "p",
  rules: [],
  options: [
    { key: "a", label: "A", targets: ["deck"] },
    { key: "b", label: "B", targets: ["deck", "hand"] },
    { key: "pass", label: "Pass" },
  ],
};

describe("a look", () => {
  it("moves pieces by their id and keeps the others", () => {
    const next = advance(begin(state()), { type: "update", since: 4, revision: 5, pieces: [piece("b", { x: 7 })] });

    expect(next?.scene?.pieces.map((each) => [each.id, each.x])).toEqual([
      ["a", 0],
      ["b", 7],
    ]);
    expect([...(next?.fresh ?? [])]).toEqual(["b"]);
  });

  it("asks for the whole state when an update is missing", () => {
    expect(advance(begin(state()), { type: "update", since: 5, revision: 6 })).toBeNull();
  });

  it("adds to the log", () => {
    const line = { number: 2, text: "two", rule: "r" };

    expect(advance(begin(state()), { type: "update", since: 4, revision: 5, log: [line] })?.log.length).toBe(2);
  });

  it("keeps the question until the server speaks of it", () => {
    const asked = { ...begin(state()), question };

    expect(advance(asked, { type: "update", since: 4, revision: 5 })?.question).toBe(question);
    expect(advance(asked, { type: "update", since: 4, revision: 5, asked: true })?.question).toBeNull();
  });

  it("keeps status and panels that did not change", () => {
    expect(advance(begin(state()), { type: "update", since: 4, revision: 5 })?.scene?.status).toBe("first");
  });

  it("keeps panels and counters that are sent as they were", () => {
    const [coins, cards] = [
      { id: "coins", icon: "coin", label: "Coins", value: 1 },
      { id: "cards", icon: "card", label: "Cards", value: 2 },
    ];
    const now = begin({
      ...state(),
      scene: {
        boards: [],
        zones: [],
        pieces: [],
        panels: [
          { seat: 0, score: 3, counters: [coins] },
          { seat: 1, score: 4, counters: [coins, cards] },
        ],
      },
    });
    const sent = [
      { seat: 0, score: 3, counters: [{ ...coins }] },
      { seat: 1, score: 4, counters: [{ ...coins }, { ...cards, value: 5 }] },
    ];
    const next = advance(now, { type: "update", since: 4, revision: 5, panels: sent });

    expect(next?.scene?.panels).toEqual(sent);
    expect(next?.scene?.panels[0]).toBe(now.scene?.panels[0]);
    expect(next?.scene?.panels[1]?.counters?.[0]).toBe(coins);
  });
});

describe("things of a scene", () => {
  it("are replaced, removed and added", () => {
    const after = merged([piece("a"), piece("b")], [piece("b", { x: 3 }), piece("c")], new Set(["a"]));

    expect(after.map((each) => [each.id, each.x])).toEqual([
      ["b", 3],
      ["c", 0],
    ]);
  });

  it("stand in the order of drawing when some come or overtake others", () => {
    const [a, b, c, d] = [piece("a"), piece("b"), piece("c"), piece("d")];

    expect(merged([a, b, c], [d], new Set(["b"]), { d: 0, a: 2 })).toEqual([d, c, a]);
  });

  it("are the very same list when nothing of theirs changed", () => {
    const old = [piece("a")];

    expect(merged(old, [], new Set(["zone:1"]), { "zone:2": 0 })).toBe(old);
  });

  it("stand for all the options that point at them", () => {
    expect(targets(question).get("deck")).toEqual(["a", "b"]);
    expect(buttons(question).map((option) => option.key)).toEqual(["pass"]);
  });

  it("put the main board first and one's own after it", () => {
    const boards = (["other", "own", "side", "main"] as const).map((role) => ({
      id: role,
      title: "",
      role,
      w: 1,
      h: 1,
    }));

    expect(inOrder(boards).map((board) => board.role)).toEqual(["main", "own", "side", "other"]);
  });
});

describe("what is shown of a question", () => {
  const question = {
    seat: 0,
    topic: "move",
    prompt: "Where?",
    rules: [],
    options: [
      { key: "a", label: "Walk", targets: ["tile:1"] },
      { key: "b", label: "Fly", targets: ["tile:1", "tile:2"] },
    ],
    refusals: [{ target: "c", label: "Swim", reason: "no water", rule: "r", targets: ["tile:3"] }],
  };

  it("names a thing by all that it stands for", () => {
    expect([...labels(question)]).toEqual([
      ["tile:1", "Walk / Fly"],
      ["tile:2", "Fly"],
    ]);
  });

  it("tells why a thing can't be used", () => {
    expect([...reasons(question)]).toEqual([["tile:3", "no water"]]);
  });
});

describe("the stage", () => {
  const board = (id: string, role: Board["role"], w: number): Board => ({ id, title: id, role, w, h: 100 });
  const ids = (places: ReturnType<typeof laid>): Record<string, string[]> =>
    Object.fromEntries(Object.entries(places).map(([place, boards]) => [place, boards.map(({ id }: Board) => id)]));

  it("holds one's own board beside the main one", () => {
    const places = laid([board("m", "main", 150), board("o", "own", 120), board("x", "other", 120)], "");
    expect(ids(places)).toEqual({ stage: ["m", "o"], column: [], strip: [], others: ["x"] });
  });

  it("leaves a wide strip of one's own below", () => {
    const places = laid([board("m", "main", 150), board("o", "own", 500)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: [], strip: ["o"], others: [] });
  });

  it("stands displays beside the main board, wide ones below", () => {
    const places = laid([board("m", "main", 100), board("s", "side", 90), board("l", "side", 300)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: ["s"], strip: ["l"], others: [] });
  });

  it("stands all the rest beside a square main board without displays", () => {
    const places = laid([board("m", "main", 100), board("o", "own", 200), board("x", "other", 200)], "");
    expect(ids(places)).toEqual({ stage: ["m"], column: ["o", "x"], strip: [], others: [] });
  });

  it("gives all its room to an enlarged board", () => {
    const places = laid([board("m", "main", 100), board("x", "other", 120)], "x");
    expect(ids(places)).toEqual({ stage: ["x"], column: [], strip: ["m"], others: [] });
  });
});

describe("the course of the scores", () => {
  it("goes from left to right, the highest score at the top", () => {
    expect(
      course(
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

  it("finds room for scores below nothing", () => {
    expect(course([[-10], [10]], 1, 100, 50)[0]).toEqual([
      [0, 50],
      [100, 0],
    ]);
  });

  it("is measured by a few round scores", () => {
    expect(marks([[0], [87]], 87).map(([score]) => score)).toEqual([0, 20, 40, 60, 80]);
    expect(marks([[0], [240]], 96).map(([score]) => score)).toEqual([0, 50, 100, 150, 200]);
    expect(marks([[-10], [10]], 40)).toEqual([
      [-10, 40],
      [-5, 30],
      [0, 20],
      [5, 10],
      [10, 0],
    ]);
  });

  it("is measured by a few round counts of answers", () => {
    expect(counts(250, 500)).toEqual([
      [0, 0],
      [50, 100],
      [100, 200],
      [150, 300],
      [200, 400],
      [250, 500],
    ]);
    expect(counts(1, 10)).toEqual([
      [0, 0],
      [1, 10],
    ]);
  });

  it("is measured by whole scores where they are low", () => {
    expect(marks([[0], [1]], 10).map(([score]) => score)).toEqual([0, 1]);
    expect(marks([[0], [3]], 9).map(([score]) => score)).toEqual([0, 1, 2, 3]);
    expect(marks([[0]], 9)).toHaveLength(2);
  });
});

describe("the sources of scores", () => {
  it("stand once each, those of several years beside each other", () => {
    const lines = [["a-1", "a-2", "b-2", "c"], ["a-2", "b-1"], ["d"]].map((all) => all.map((source) => ({ source })));
    expect(sourcesOf(lines).map(({ source }) => source)).toEqual(["a-1", "a-2", "b-1", "b-2", "c", "d"]);
  });
});

describe("icons of an option", () => {
  const panel = { seat: 0, score: 0, counters: [{ id: "ship", icon: "token_ship", value: 1, label: "" }] };

  it("are those of the counters and sprites that its keys name", () => {
    expect(iconsOf(["ship:path", "none"], panel, (sprite) => sprite === "path")).toEqual(["token_ship", "path"]);
  });
});
