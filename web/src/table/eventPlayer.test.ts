import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Piece, Question, Scene } from "../wire";
import { EventPlayer, newLines } from "./eventPlayer.svelte";
import type { TableView } from "./tableView";

const piece = (id: string, x: number): Piece => ({ id, board: "main", x, y: 5, w: 10, h: 10, sprite: "card" });
const zone = (id: string, x: number): Scene["zones"][number] => ({ id, board: "main", x, y: 0, w: 10, h: 10 });
const scene = (a: number, b: number, gold = 0): Scene => ({
  boards: [],
  zones: [zone("west", 0), zone("east", 100)],
  pieces: [piece("a", a), piece("crest", a), piece("b", b)],
  panels: [{ seat: 1, score: gold, counters: [] }],
});
const line = (number: number, act: string, more: Partial<LogLine> = {}): LogLine => ({
  number,
  text: `${number}`,
  rule: "",
  seat: 1,
  act,
  ...more,
});
const question = { seat: 0, topic: "t", prompt: "?", options: [], rules: [] } satisfies Question;
const view = (revision: number, drawn: Scene, log: LogLine[], more: Partial<TableView> = {}): TableView =>
  ({ revision, scene: drawn, log, seat: 0, chat: [], waiting: [], question: null, ...more }) as unknown as TableView;

const LOG = [
  line(1, "move", { pieces: ["a", "east"] }),
  line(2, "gain", { pieces: ["panel:1:gold"] }),
  line(3, "move", { pieces: ["b"] }),
];
const [BEFORE, AFTER] = [view(1, scene(5, 45), []), view(2, scene(105, 55, 3), LOG)];

describe("a player of events", () => {
  let pace: "normal" | "at-once";
  let ended: number;
  let player: EventPlayer;

  beforeEach(() => {
    vi.useFakeTimers();
    [pace, ended] = ["normal", 0];
    player = new EventPlayer(
      () => pace,
      (ms) => (ended += ms),
      () => false,
    );
  });
  afterEach(() => vi.useRealTimers());

  const places = (): (number | undefined)[] =>
    ["a", "crest", "b"].map((id) => player.view?.scene?.pieces.find((each) => each.id === id)?.x);

  it("shows one event after another, and then the table as it is", () => {
    player.receive(BEFORE, AFTER);

    expect([player.beat?.main.number, ...places()]).toEqual([1, 105, 105, 45]);
    expect(player.view?.scene?.panels[0]?.score).toBe(3);
    expect(player.view?.log).toHaveLength(2);
    vi.advanceTimersByTime(800);
    expect([player.beat?.main.number, ...places()]).toEqual([3, 105, 105, 55]);
    vi.advanceTimersByTime(800);
    expect([player.playing, ended]).toEqual([false, 1_600]);
  });

  it("queues what arrives meanwhile", () => {
    player.receive(BEFORE, AFTER);
    player.receive(AFTER, view(3, scene(105, 77, 3), [...LOG, line(4, "move", { pieces: ["b"] })]));
    vi.advanceTimersByTime(1_600);

    expect([player.beat?.main.number, ...places()]).toEqual([4, 105, 105, 77]);
  });

  it("shows a payment together with what it pays for", () => {
    const paid = [...LOG, line(4, "pay", { pieces: ["panel:1:gold"] })];
    const done = [...paid, line(5, "move", { pieces: ["b"] })];
    const [third, fourth] = [view(3, scene(105, 55, 2), paid), view(4, scene(105, 77, 2), done)];
    player.receive(BEFORE, AFTER);
    player.receive(AFTER, third);
    player.receive(third, fourth);
    vi.advanceTimersByTime(1_600);

    expect(player.beat?.lines.map(({ number }) => number)).toEqual([4, 5]);
  });

  it("goes to the end when told to", () => {
    player.receive(BEFORE, AFTER);
    player.skip();

    expect([player.playing, player.beat, ended]).toEqual([false, null, 0]);
  });

  it("stands still when paused, and goes on by steps", () => {
    player.receive(BEFORE, AFTER);
    player.pause();
    vi.advanceTimersByTime(60_000);
    expect(player.beat?.main.number).toBe(1);
    player.next();
    expect(player.beat?.main.number).toBe(3);
    player.pause();
    expect(player.playing).toBe(false);
  });

  it("has nothing to show at the pace “at once”", () => {
    pace = "at-once";
    player.receive(BEFORE, AFTER);

    expect(player.playing).toBe(false);
  });

  it("does not stop for one's own move, but for a throw of dice", () => {
    const asked = view(1, scene(5, 45), [], { question });
    player.receive(asked, view(2, scene(105, 5), [line(1, "move", { seat: 0, pieces: ["a"] })]));
    expect(player.playing).toBe(false);
    player.receive(asked, view(2, scene(105, 5), [line(1, "throw", { seat: 0 })]));
    expect(player.playing).toBe(true);
  });

  it("keeps only a question that stays open while others act", () => {
    const asked = view(1, scene(5, 45), [], { question });
    player.receive(asked, { ...AFTER, question });
    expect(player.view?.question).toBe(question);
    player.skip();
    player.receive(BEFORE, { ...AFTER, question });
    expect(player.view?.question).toBeNull();
  });

  it("plays again what happened since my last turn, without its questions", () => {
    pace = "at-once";
    const asked = view(0, scene(5, 45), [], { question });
    player.receive(asked, BEFORE);
    player.receive(BEFORE, { ...AFTER, question });
    const mine = view(3, scene(1, 1), [...LOG, line(4, "move", { seat: 0 })]);
    player.receive({ ...AFTER, question }, mine);
    player.replay(mine);

    expect([player.beat?.main.number, player.view?.question]).toEqual([1, null]);
    vi.advanceTimersByTime(800);
    expect(player.beat?.main.number).toBe(3);
    vi.advanceTimersByTime(800);
    expect(player.playing).toBe(false);
  });

  it("drops what is due when the viewer changes or the match goes back", () => {
    player.receive(BEFORE, AFTER);
    player.receive(AFTER, { ...AFTER, seat: 1 });

    expect([player.playing, player.remembers]).toEqual([false, false]);
  });

  it("lets the chat go on meanwhile", () => {
    player.receive(BEFORE, AFTER);
    const chat = [{ number: 1, name: "A", text: "hi", at: 0 }];
    player.receive(AFTER, { ...AFTER, chat });

    expect(player.view?.chat).toBe(chat);
  });

  it("hurries when very much is due", () => {
    const many = Array.from({ length: 100 }, (_, n) => line(n + 1, "move"));
    player.receive(BEFORE, view(2, scene(5, 45), many));
    vi.advanceTimersByTime(90_000);

    expect(player.playing).toBe(false);
  });
});

describe("new lines", () => {
  it("are those that came since, and none when some were taken back", () => {
    expect(newLines(LOG.slice(0, 1), LOG)).toEqual(LOG.slice(1));
    expect(newLines(LOG, LOG.slice(0, 1))).toEqual([]);
  });
});
