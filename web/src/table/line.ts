/** The live line to a table: reconnects by itself, tells what arrives, and sends numbered messages. */
import type { ClientMessage, ServerMessage } from "../wire";

export type Connection = "connecting" | "open" | "lost" | "refused";

/** What a line needs of a WebSocket, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

type Unsent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

const SOONEST = 500; // milliseconds
const LATEST = 15_000;
const REFUSED = 4400; // the server's word for: do not come again like this

export class Line {
  #socket: Socket | null = null;
  #tries = 0;
  #sent = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly open: () => Socket,
    readonly hear: (message: ServerMessage) => void,
    readonly tell: (connection: Connection) => void,
  ) {
    this.#connect();
  }

  /** Send a message and return its id, or nothing while the line is down. */
  send(message: Unsent): string | null {
    if (!this.#socket || this.#tries) return null;
    const id = `m${Date.now().toString(36)}-${++this.#sent}`;
    this.#socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    this.tell("connecting");
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => this.tell("open");
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => (event.code === REFUSED ? this.tell("refused") : this.#again());
  }

  /** Only what is no fault shows that the line is good: who is turned away at the door does not knock faster. */
  #heard(message: ServerMessage): void {
    if (message.type !== "fault") this.#tries = 0;
    this.hear(message);
  }

  #again(): void {
    if (this.#closed) return;
    this.#tries += 1;
    this.tell("lost");
    const wait = Math.min(SOONEST * 2 ** (this.#tries - 1), LATEST);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
