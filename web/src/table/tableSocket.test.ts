import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../wire";
import { TableSocket, type ConnectionState, type Socket } from "./tableSocket";

class Fake implements Socket {
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
let states: ConnectionState[];
let heard: ServerMessage[];

let made: TableSocket[];

async function line(): Promise<TableSocket> {
  const open = () => {
    const socket = new Fake();
    sockets.push(socket);
    return Promise.resolve(socket);
  };
  const one = new TableSocket(
    open,
    (message) => heard.push(message),
    (state) => states.push(state),
  );
  made.push(one);
  await vi.advanceTimersByTimeAsync(0);
  return one;
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard, made] = [[], [], [], []];
});

afterEach(() => {
  for (const each of made) each.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("receives the server's messages", async () => {
    await line();
    sockets[0]?.onmessage?.({ data: '{"type":"accepted","reply_to":"m1","revision":3}' });

    expect(heard).toEqual([{ type: "accepted", reply_to: "m1", revision: 3 }]);
  });

  it("gives every message an id of its own", async () => {
    const to = await line();
    const ids = [to.send({ type: "sync" }), to.send({ type: "sync" })];

    expect(new Set(ids).size).toBe(2);
    expect(JSON.parse(sockets[0]?.sent[0] ?? "")).toEqual({ type: "sync", id: ids[0] });
  });

  it("reconnects when it is cut, later each time", async () => {
    await line();
    sockets[0]?.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(500);
    sockets[1]?.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(999);
    const before = sockets.length;
    await vi.advanceTimersByTimeAsync(1);

    expect([before, sockets.length]).toEqual([2, 3]);
    expect(states).toEqual(["connecting", "lost", "connecting", "lost", "connecting"]);
  });

  it("sends nothing while it is down", async () => {
    const to = await line();
    sockets[0]?.onclose?.({ code: 1006 });

    expect(to.send({ type: "sync" })).toBeNull();
  });

  it("does not reconnect when it is refused for good", async () => {
    await line();
    sockets[0]?.onclose?.({ code: 4400 });
    await vi.advanceTimersByTimeAsync(60_000);

    expect([sockets.length, states.at(-1)]).toEqual([1, "refused"]);
  });

  it("does not retry faster after a connection that only brought an error", async () => {
    await line();
    for (const at of [0, 1]) {
      sockets[at]?.onmessage?.({ data: '{"type":"error","code":"busy","message":""}' });
      sockets[at]?.onclose?.({ code: 4408 });
      await vi.advanceTimersByTimeAsync(500);
    }

    expect(sockets.length).toBe(2);
  });

  it("is dropped when a message is not answered", async () => {
    const to = await line();
    sockets[0]?.onmessage?.({ data: '{"type":"accepted","reply_to":"","revision":3}' });
    to.send({ type: "sync" });
    await vi.advanceTimersByTimeAsync(9_999);
    const before = states.at(-1);
    await vi.advanceTimersByTimeAsync(1);

    expect([before, states.at(-1), sockets[0]?.closed]).toEqual(["open", "lost", true]);
  });

  it("is kept when a message is answered", async () => {
    const to = await line();
    const id = to.send({ type: "sync" });
    sockets[0]?.onmessage?.({ data: JSON.stringify({ type: "accepted", reply_to: id, revision: 3 }) });
    await vi.advanceTimersByTimeAsync(20_000);

    expect([sockets.length, sockets[0]?.closed]).toEqual([1, false]);
  });

  it("is pinged after a long silence", async () => {
    await line();
    sockets[0]?.onmessage?.({ data: '{"type":"accepted","reply_to":"","revision":3}' });
    await vi.advanceTimersByTimeAsync(25_000);
    const tried = sockets[0]?.sent.map((each) => (JSON.parse(each) as { type: string }).type);
    await vi.advanceTimersByTimeAsync(10_000);

    expect([tried, states.at(-1)]).toEqual([["ping"], "lost"]);
  });

  it("is dropped when nothing comes after connecting", async () => {
    await line();
    await vi.advanceTimersByTimeAsync(20_500);

    expect(sockets.length).toBe(2);
  });

  it("is lost with the device's network, and back with it at once", async () => {
    await line();
    dispatchEvent(new Event("offline"));
    const then = states.at(-1);
    dispatchEvent(new Event("online"));

    expect([then, states.at(-1), sockets.length]).toEqual(["lost", "connecting", 2]);
  });

  it("stays closed when it is closed", async () => {
    (await line()).close();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(sockets.length).toBe(1);
  });

  it("tries again when the socket cannot be made", async () => {
    let tries = 0;
    const open = () => (++tries < 3 ? Promise.reject(new Error("no server")) : Promise.resolve(new Fake()));
    const one = new TableSocket(
      open,
      () => undefined,
      (state) => states.push(state),
    );
    made.push(one);
    await vi.advanceTimersByTimeAsync(1_500);

    expect([tries, states.at(-1), one.send({ type: "sync" })]).toEqual([3, "connecting", null]);
  });

  it("closes a socket that opens after it was given up", async () => {
    const late = new Fake();
    let give: (socket: Socket) => void = () => undefined;
    const one = new TableSocket(
      () => new Promise((resolve) => (give = resolve)),
      () => undefined,
      () => undefined,
    );
    one.close();
    give(late);
    await vi.advanceTimersByTimeAsync(0);

    expect(late.closed).toBe(true);
  });
});
