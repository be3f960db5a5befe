/** One open table: its state, its connection and the actions a person can take. */
import type { ErrorMessage, Point, ServerMessage } from "../wire";
import { beforeNextFrame, type Schedule } from "./nextFrame";
import { TableSocket, type ConnectionState, type Socket } from "./tableSocket";
import { updated, viewOf, withChat, type TableView } from "./tableView";

const NOTICE_MS = 4_000; // how long a pointer mark or "connection restored" is shown

export class TableSession {
  view: TableView | null = $state.raw(null);
  /** Whether the connection is lost. */
  broken = $state(false);
  /** Whether the server refused the connection for good; `error` says why. */
  refused = $state(false);
  /** Whether the connection was restored a moment ago. */
  regained = $state(false);
  error: ErrorMessage | null = $state.raw(null);
  points: Point[] = $state.raw([]);
  /** Whether an answer, an undo or a change of viewer has been sent and its result is not shown yet. */
  busy = $state(false);
  /** How long the page showed what others did before the question: the clock starts after it. */
  shownMs = 0;
  /** Called with every state received, before it is shown. */
  onReceive: (before: TableView | null, after: TableView) => void = () => undefined;
  readonly #socket: TableSocket;
  #waiting: string | null = null;
  #until: number | null = null; // the revision that the accepted answer leads to
  #pending: TableView | null = null; // received, to be shown with the next frame
  #shown = false; // whether the page was updated since the last frame

  /** `open` gets the last revision received, so that the server can send only what was missed. The first message after a
   * frame is shown at once; those that follow are shown together with the next frame. */
  constructor(
    open: (since?: number) => Promise<Socket>,
    readonly frame: Schedule = beforeNextFrame,
  ) {
    this.#socket = new TableSocket(
      () => open(this.#latest?.revision),
      (message) => this.receive(message),
      (connection) => this.#connected(connection),
    );
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.#receive(viewOf(message, this.#latest));
        break;
      case "update":
        this.error = null; // it was about an earlier revision
        this.#update(this.#latest && updated(this.#latest, message));
        break;
      case "chat":
        if (this.#latest) this.#receive(withChat(this.#latest, message.chat));
        break;
      case "point":
        this.#point(message.point);
        break;
      case "error":
        this.error = message;
        if (message.reply_to === this.#waiting) this.#free();
        break;
      case "accepted":
        this.#accepted(message.reply_to, message.revision);
        break;
    }
  }

  answer(keys: string[]): void {
    const question = this.view?.question;
    if (!this.view || !question || this.busy) return;
    this.error = null;
    const { revision } = this.view;
    const shown_ms = Math.round(this.shownMs);
    this.#waiting = this.#socket.send({ type: "answer", seat: question.seat, revision, keys, shown_ms });
    this.busy = this.#waiting !== null;
  }

  /** Take back the last gesture, or this many answers. */
  undo(answers = 0): void {
    const seat = this.view?.seat;
    if (!this.view || seat === null || seat === undefined || this.busy) return;
    this.error = null;
    this.#waiting = this.#socket.send({ type: "undo", seat, revision: this.view.revision, answers });
    this.busy = this.#waiting !== null;
  }

  /** Whether the message could be sent. */
  say(text: string): boolean {
    return this.#socket.send({ type: "say", text }) !== null;
  }

  point(target: string, key = ""): void {
    this.#socket.send({ type: "point", target, key });
  }

  /** Ask for the whole state. */
  sync(): void {
    this.#socket.send({ type: "sync" });
  }

  /** Look at the table as one of one's own seats sees it. */
  lookThrough(seat: number | null): void {
    if (this.busy) return;
    this.#waiting = this.#socket.send({ type: "look", seat });
    this.busy = this.#waiting !== null;
  }

  close(): void {
    this.#socket.close();
  }

  #update(next: TableView | null): void {
    if (next) this.#receive(next);
    else this.#socket.send({ type: "sync" });
  }

  get #latest(): TableView | null {
    return this.#pending ?? this.view;
  }

  #receive(view: TableView): void {
    this.onReceive(this.#latest, view);
    this.#pending = view;
    if (this.#shown) return;
    this.#shown = true;
    this.#show(this.#pending);
    this.frame(() => {
      this.#shown = false;
      if (this.#pending) this.#show(this.#pending);
    });
  }

  /** An answer in flight is not awaited when the connection breaks: the full state is sent again. */
  #connected(connection: ConnectionState): void {
    if (connection === "lost") {
      this.broken = true;
      this.#free();
    } else if (connection === "open" && this.broken) {
      this.broken = false;
      this.regained = true;
      setTimeout(() => (this.regained = false), NOTICE_MS);
    } else if (connection === "refused") {
      this.broken = false; // there is no retry
      this.refused = true;
      this.view = null;
    }
  }

  #show(view: TableView): void {
    if (this.view && view.revision > this.view.revision) this.points = this.points.filter((each) => !each.key);
    this.view = view;
    this.#pending = null;
    if (this.#until !== null && view.revision >= this.#until) this.#free();
  }

  /** A request is pending until the state after it is shown: until then the page still shows the old question. */
  #accepted(id: string, revision: number): void {
    if (id !== this.#waiting) return;
    if (!this.#pending && this.view && this.view.revision >= revision) this.#free();
    else this.#until = revision;
  }

  #free(): void {
    this.#waiting = this.#until = null;
    this.busy = false;
  }

  #point(point: Point): void {
    this.points = [...this.points.filter((each) => each.seat !== point.seat), point];
    if (point.key) return; // a suggestion stays until the table moves
    setTimeout(() => (this.points = this.points.filter((each) => each !== point)), NOTICE_MS);
  }
}
