import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage, State } from "../wire";
import type { Socket } from "./tableSocket";
import { TableSession } from "./tableSession.svelte";

class Wire implements Socket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { id: string; type: string }[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { id: string; type: string });
  }

  close(): void {
    this.onclose?.({ code: 1006 });
  }

  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const asked = {
  type: "state",
  revision: 3,
  seat: 0,
  scene: null,
  waiting: [],
  log: [],
  chat: [],
  question: { seat: 0, topic: "t", prompt: "?", options: [{ key: "a", label: "A" }], rules: [] },
} as unknown as State;

let wire: Wire;
let session: TableSession;

/** Wait for the socket. */
const connected = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  wire = new Wire();
  session = new TableSession(
    () => Promise.resolve(wire),
    (act) => act(),
  );
  await connected();
  wire.say(asked);
  session.answer(["a"]);
});

describe("an answer on its way", () => {
  it("is sent once, however often it is clicked", () => {
    session.answer(["a"]);

    expect(wire.sent.map((each) => each.type)).toEqual(["answer"]);
  });

  it("keeps the table busy until its outcome is shown", () => {
    wire.say({ type: "accepted", reply_to: wire.sent[0]?.id ?? "", revision: 4 });
    const before = session.busy;
    wire.say({ type: "update", revision: 4, since: 3 });

    expect([before, session.busy]).toEqual([true, false]);
  });

  it("is over at once when its outcome was shown before", () => {
    wire.say({ type: "update", revision: 4, since: 3 });
    wire.say({ type: "accepted", reply_to: wire.sent[0]?.id ?? "", revision: 4 });

    expect(session.busy).toBe(false);
  });

  it("is over when it is refused, and the refusal is shown", () => {
    wire.say({ type: "error", code: "no", message: "No.", reply_to: wire.sent[0]?.id ?? "" });

    expect([session.busy, session.error?.message]).toEqual([false, "No."]);
  });

  it("is refused until the table moves on", () => {
    wire.say({ type: "error", code: "no", message: "No.", reply_to: wire.sent[0]?.id ?? "" });
    wire.say({ type: "update", revision: 4, since: 3 });

    expect(session.error).toBeNull();
  });

  it("is not awaited when the connection breaks", () => {
    wire.close();
    session.close();

    expect(session.busy).toBe(false);
  });
});

describe("handing the device over", () => {
  it("keeps the table busy until the other seat's view is shown", async () => {
    const frames: (() => void)[] = [];
    session = new TableSession(
      () => Promise.resolve(wire),
      (act) => frames.push(act),
    );
    await connected();
    wire.say({ ...asked, seat: null, question: null, handover: 1 });
    session.lookThrough(1);
    session.lookThrough(1);
    const sent = wire.sent.filter(({ type }) => type === "look");
    wire.say({ ...asked, seat: 1 });
    wire.say({ type: "accepted", reply_to: sent[0]?.id ?? "", revision: 3 });
    const before = [session.busy, session.view?.handover];
    for (const act of frames) act();

    expect(sent).toHaveLength(1);
    expect(before).toEqual([true, 1]);
    expect([session.busy, session.view?.seat]).toEqual([false, 1]);
  });
});

describe("taking back", () => {
  it("waits until the answer in flight has arrived", () => {
    session.undo();
    wire.say({ type: "accepted", reply_to: wire.sent[0]?.id ?? "", revision: 3 });
    session.undo();
    session.undo();

    expect(wire.sent.map((each) => each.type)).toEqual(["answer", "undo"]);
  });
});

describe("the connection", () => {
  it("sends nothing while it is down, and says so", () => {
    const before = session.say("Hello");
    wire.close();

    expect([before, session.say("Hello?")]).toEqual([true, false]);
  });

  it("is shown as broken until it is open again, and then as restored", () => {
    expect([session.broken, session.regained]).toEqual([false, false]);
    wire.close();
    expect([session.broken, session.regained]).toEqual([true, false]);
    wire.say(asked);
    expect([session.broken, session.regained]).toEqual([false, true]);
  });

  it("is not shown as retrying when the server refuses it for good", () => {
    wire.close();
    wire.onclose?.({ code: 4400 });

    expect(session.broken).toBe(false);
  });

  it("leaves nothing of a table that is gone, and is not shown as restored", () => {
    wire.close();
    wire.say({ type: "error", code: "not-found", message: "There is no table." });
    const back = session.regained;
    wire.onclose?.({ code: 4400 });

    expect([back, session.refused, session.view]).toEqual([false, true, null]);
  });
});

describe("what is received between two frames", () => {
  const piece = (id: string) => ({ id, board: "b", x: 0, y: 0, w: 1, h: 1, sprite: "s" });
  let due: (() => void)[];
  let since: (number | undefined)[];

  beforeEach(async () => {
    [due, since] = [[], []];
    session = new TableSession(
      (from) => {
        since.push(from);
        return Promise.resolve(wire);
      },
      (act) => due.push(act),
    );
    await connected();
    wire.say(asked);
    wire.say({ type: "update", revision: 4, since: 3, pieces: [piece("one")] });
    wire.say({ type: "update", revision: 5, since: 4, pieces: [piece("two")] });
  });

  it("is shown at once if it is the first", () => {
    expect([session.view?.revision, due.length]).toEqual([3, 1]);
  });

  it("is shown together with the frame if it came later", () => {
    due.pop()?.();

    expect(session.view?.revision).toBe(5);
  });

  it("is not requested again when the connection breaks", () => {
    vi.useFakeTimers();
    wire.onclose?.({ code: 1006 });
    vi.runOnlyPendingTimers();
    vi.useRealTimers();

    expect(since).toEqual([undefined, 5]);
  });
});
