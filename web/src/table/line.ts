/** The live line to a table: reconnects by itself, tells what arrives, and sends numbered messages. */
import type { ClientMessage, ServerMessage } from "../wire";

export type Connection = "connecting" | "open" | "lost" | "refused";

/** What a line needs of a WebSocket, so that tests can bring their own. */
export interface Socket {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

type Unsent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

const SOONEST = 500; // milliseconds
const LATEST = 15_000;
const PATIENCE = 10_000; // until something must be heard after a message was sent, or the line is dead
const ARRIVAL = 20_000; // the same after connecting
const SILENCE = 25_000; // after which the line is tried
const REFUSED = 4400; // the server's word for: do not come again like this

export class Line {
  #socket: Socket | null = null;
  #opening: Promise<Socket> | null = null;
  #tries = 0;
  #sent = 0;
  #closed = false;
  #refused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined; // when something must have been heard
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly open: () => Promise<Socket>,
    readonly hear: (message: ServerMessage) => void,
    readonly tell: (connection: Connection) => void,
  ) {
    addEventListener("offline", this.#drop);
    addEventListener("online", this.#retry);
    this.#connect();
  }

  /** Send a message and return its id, or nothing while the line is down. */
  send(message: Unsent): string | null {
    if (!this.#socket || this.#tries) return null;
    const id = `m${Date.now().toString(36)}-${++this.#sent}`;
    this.#socket.send(JSON.stringify({ ...message, id }));
    this.#expect(PATIENCE);
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

  /** Give up a line that may be dead: a browser would tell of it after minutes only. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    if (!socket && !this.#opening) return;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#again();
  };

  /** The device has its network back: do not wait any longer. */
  readonly #retry = (): void => {
    if (this.#socket || this.#opening || this.#closed || this.#refused) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    this.tell("connecting");
    const opening = this.open();
    this.#opening = opening;
    this.#expect(ARRIVAL);
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
    this.tell("refused");
  }

  /** Only what is no fault shows that the line is good: who is turned away at the door neither is told that it is back
   * nor knocks faster. */
  #heard(message: ServerMessage): void {
    if (message.type !== "fault") {
      this.#tries = 0;
      this.tell("open");
    }
    this.#still();
    this.#quiet = setTimeout(() => this.send({ type: "ping" }), SILENCE);
    this.hear(message);
  }

  #again(): void {
    if (this.#closed) return;
    this.#socket = this.#opening = null;
    this.#still();
    this.#tries += 1;
    this.tell("lost");
    const wait = Math.min(SOONEST * 2 ** (this.#tries - 1), LATEST);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
