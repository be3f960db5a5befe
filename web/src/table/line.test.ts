import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../wire";
import { Line, type Connection, type Socket } from "./line";

class Fake implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }
}

let sockets: Fake[];
let states: Connection[];
let heard: ServerMessage[];

function line(): Line {
  const open = () => {
    const socket = new Fake();
    sockets.push(socket);
    return socket;
  };
  return new Line(
    open,
    (message) => heard.push(message),
    (state) => states.push(state),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard] = [[], [], []];
});

afterEach(() => vi.useRealTimers());

describe("a line", () => {
  it("hears what the server says", () => {
    line();
    sockets[0]?.onmessage?.({ data: '{"type":"accepted","reply_to":"m1","revision":3}' });

    expect(heard).toEqual([{ type: "accepted", reply_to: "m1", revision: 3 }]);
  });

  it("gives every message an id of its own", () => {
    const to = line();
    sockets[0]?.onopen?.();
    const ids = [to.send({ type: "sync" }), to.send({ type: "sync" })];

    expect(new Set(ids).size).toBe(2);
    expect(JSON.parse(sockets[0]?.sent[0] ?? "")).toEqual({ type: "sync", id: ids[0] });
  });

  it("connects again when it is cut, later each time", () => {
    line();
    sockets[0]?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    sockets[1]?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(999);
    const before = sockets.length;
    vi.advanceTimersByTime(1);

    expect([before, sockets.length]).toEqual([2, 3]);
    expect(states).toEqual(["connecting", "lost", "connecting", "lost", "connecting"]);
  });

  it("sends nothing while it is down", () => {
    const to = line();
    sockets[0]?.onclose?.({ code: 1006 });

    expect(to.send({ type: "sync" })).toBeNull();
  });

  it("does not come again when it is turned away for good", () => {
    line();
    sockets[0]?.onopen?.();
    sockets[0]?.onclose?.({ code: 4400 });
    vi.advanceTimersByTime(60_000);

    expect([sockets.length, states.at(-1)]).toEqual([1, "refused"]);
  });

  it("does not knock faster for having been let in to hear a fault", () => {
    line();
    for (const at of [0, 1]) {
      sockets[at]?.onopen?.();
      sockets[at]?.onmessage?.({ data: '{"type":"fault","code":"busy","message":""}' });
      sockets[at]?.onclose?.({ code: 4408 });
      vi.advanceTimersByTime(500);
    }

    expect(sockets.length).toBe(2);
  });

  it("stays closed when it is closed", () => {
    line().close();
    vi.advanceTimersByTime(60_000);

    expect(sockets.length).toBe(1);
  });
});
