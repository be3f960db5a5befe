/** A table on the page: its look, its connection, and what a person can do at it. */
import type { Fault, Point, ServerMessage } from "../wire";
import { withFrame, type Frame } from "./frame";
import { Line, type Connection, type Socket } from "./line";
import { advance, begin, heard, type Look } from "./look";

const POINTING = 4_000; // milliseconds that a pointing finger stays, or the word that the line is back

export class Live {
  look: Look | null = $state.raw(null);
  /** Whether the line broke and has not come back. */
  broken = $state(false);
  /** Whether the server does not want it: the fault says why. */
  refused = $state(false);
  /** Whether it just came back. */
  regained = $state(false);
  fault: Fault | null = $state.raw(null);
  points: Point[] = $state.raw([]);
  /** Whether an answer is on its way. */
  busy = $state(false);
  readonly #line: Line;
  #waiting: string | null = null;
  #until: number | null = null; // the revision that the accepted answer leads to
  #heard: Look | null = null; // what is to be shown with the next frame
  #shown = false; // whether something was put on the page since the last frame

  /** `open` gets the revision that was heard of, so that the server may send only what was missed. What is heard first
   * after a frame is put on the page at once, while the last one is still drawn; the rest until the next frame together. */
  constructor(
    open: (since?: number) => Promise<Socket>,
    readonly frame: Frame = withFrame,
  ) {
    this.#line = new Line(
      () => open(this.#latest?.revision),
      (message) => this.hear(message),
      (connection) => this.#connected(connection),
    );
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.#hear(begin(message, this.#latest));
        break;
      case "update":
        this.fault = null; // the table has moved on since
        this.#update(this.#latest && advance(this.#latest, message));
        break;
      case "chat":
        if (this.#latest) this.#hear(heard(this.#latest, message.chat));
        break;
      case "point":
        this.#point(message.point);
        break;
      case "fault":
        this.fault = message;
        this.#settled(message.reply_to ?? "");
        break;
      case "accepted":
        this.#accepted(message.reply_to, message.revision);
        break;
    }
  }

  answer(keys: string[]): void {
    const question = this.look?.question;
    if (!this.look || !question || this.busy) return;
    this.fault = null;
    this.#waiting = this.#line.send({ type: "answer", seat: question.seat, revision: this.look.revision, keys });
    this.busy = this.#waiting !== null;
  }

  undo(answers = 1): void {
    const seat = this.look?.seat;
    if (!this.look || seat === null || seat === undefined || this.busy) return;
    this.fault = null;
    this.#waiting = this.#line.send({ type: "undo", seat, revision: this.look.revision, answers });
    this.busy = this.#waiting !== null;
  }

  /** Whether it could be said. */
  say(text: string): boolean {
    return this.#line.send({ type: "say", text }) !== null;
  }

  point(target: string, key = ""): void {
    this.#line.send({ type: "point", target, key });
  }

  /** Ask for the whole state. */
  sync(): void {
    this.#line.send({ type: "sync" });
  }

  lookThrough(seat: number | null): void {
    this.#line.send({ type: "look", seat });
  }

  close(): void {
    this.#line.close();
  }

  #update(next: Look | null): void {
    if (next) this.#hear(next);
    else this.#line.send({ type: "sync" });
  }

  get #latest(): Look | null {
    return this.#heard ?? this.look;
  }

  #hear(look: Look): void {
    const before = this.#heard;
    this.#heard = before ? { ...look, fresh: new Set([...before.fresh, ...look.fresh]) } : look;
    if (this.#shown) return;
    this.#shown = true;
    this.#show(this.#heard);
    this.frame(() => {
      this.#shown = false;
      if (this.#heard) this.#show(this.#heard);
    });
  }

  /** What was on its way when the line broke is not waited for: the whole state comes again. */
  #connected(connection: Connection): void {
    if (connection === "lost") {
      this.broken = true;
      this.#free();
    } else if (connection === "open" && this.broken) {
      this.broken = false;
      this.regained = true;
      setTimeout(() => (this.regained = false), POINTING);
    } else if (connection === "refused") {
      this.broken = false; // nobody tries again
      this.refused = true;
      this.look = null;
    }
  }

  #show(look: Look): void {
    if (this.look && look.revision > this.look.revision) this.points = this.points.filter((each) => !each.key);
    this.look = look;
    this.#heard = null;
    if (this.#until !== null && look.revision >= this.#until) this.#free();
  }

  /** An answer is over when the table after it is shown, not before: until then the old question still stands there. */
  #accepted(id: string, revision: number): void {
    if (id !== this.#waiting) return;
    if (this.look && this.look.revision >= revision) this.#free();
    else this.#until = revision;
  }

  #settled(id: string): void {
    if (id === this.#waiting) this.#free();
  }

  #free(): void {
    this.#waiting = this.#until = null;
    this.busy = false;
  }

  #point(point: Point): void {
    this.points = [...this.points.filter((each) => each.seat !== point.seat), point];
    if (point.key) return; // a suggestion stays until the table moves
    setTimeout(() => (this.points = this.points.filter((each) => each !== point)), POINTING);
  }
}
