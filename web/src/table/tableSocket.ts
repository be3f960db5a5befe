/** A WebSocket to a table that reconnects by itself and numbers the messages it sends. */
import type { ClientMessage, ServerMessage } from "../wire";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";

/** The part of WebSocket used here, so that tests can replace it. */
export interface Socket {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

type Unsent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;
const REPLY_MS = 10_000; // the connection is dropped if no message comes within this time after sending one
const CONNECT_MS = 20_000; // the same after connecting
const PING_MS = 25_000; // of silence before a ping
const REFUSED = 4400; // close code: do not reconnect

export class TableSocket {
  #socket: Socket | null = null;
  #opening: Promise<Socket> | null = null;
  #tries = 0;
  #sent = 0;
  #closed = false;
  #refused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined; // fires when no message came in time
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly open: () => Promise<Socket>,
    readonly onMessage: (message: ServerMessage) => void,
    readonly onState: (connection: ConnectionState) => void,
  ) {
    addEventListener("offline", this.#drop);
    addEventListener("online", this.#retry);
    this.#connect();
  }

  /** Send a message and return its id, or null while disconnected. */
  send(message: Unsent): string | null {
    if (!this.#socket || this.#tries) return null;
    const id = `m${Date.now().toString(36)}-${++this.#sent}`;
    this.#socket.send(JSON.stringify({ ...message, id }));
    this.#expect(REPLY_MS);
    return id;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#drop);
    removeEventListener("online", this.#retry);
    this.#still();
    this.#opening = null;
    this.#socket?.close();
  }

  /** Drop a connection that may be dead: browsers notice only after minutes. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    if (!socket && !this.#opening) return;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#again();
  };

  /** The device is online again: reconnect now. */
  readonly #retry = (): void => {
    if (this.#socket || this.#opening || this.#closed || this.#refused) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    this.onState("connecting");
    const opening = this.open();
    this.#opening = opening;
    this.#expect(CONNECT_MS);
    opening.then(
      (socket) => (this.#opening === opening ? this.#listen(socket) : socket.close()),
      () => this.#opening === opening && this.#again(),
    );
  }

  #listen(socket: Socket): void {
    this.#opening = null;
    this.#socket = socket;
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => (event.code === REFUSED ? this.#refuse() : this.#again());
  }

  #expect(within: number): void {
    this.#due ??= setTimeout(this.#drop, within);
  }

  #still(): void {
    for (const timer of [this.#timer, this.#due, this.#quiet]) clearTimeout(timer);
    this.#due = undefined;
  }

  #refuse(): void {
    this.#refused = true;
    this.#socket = null;
    this.#still();
    this.onState("refused");
  }

  /** An error does not prove that the connection works: it neither resets the retry delay nor counts as restored. */
  #heard(message: ServerMessage): void {
    if (message.type !== "error") {
      this.#tries = 0;
      this.onState("open");
    }
    this.#still();
    this.#quiet = setTimeout(() => this.send({ type: "ping" }), PING_MS);
    this.onMessage(message);
  }

  #again(): void {
    if (this.#closed) return;
    this.#socket = this.#opening = null;
    this.#still();
    this.#tries += 1;
    this.onState("lost");
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (this.#tries - 1), LAST_RETRY_MS);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
