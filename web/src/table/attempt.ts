/** An attempt: a throw of dice at things that each need some symbols, and what matches those. */
import type { LogLine, Piece, Scene } from "../wire";
import { actOf, meant } from "./beats";
import { isDie } from "./changes";

export interface Attempt {
  thrown: LogLine;
  /** What each thing needs, and what matches it. */
  aims: LogLine[];
  results: LogLine[];
}

/** The last throw of a log. An aim that is told again, with what was paid for it, stands for the one before. */
export function attemptOf(log: readonly LogLine[]): Attempt | null {
  const at = log.findLastIndex((line) => actOf(line) === "throw");
  const thrown = log[at];
  if (!thrown) return null;
  const since = log.slice(at + 1);
  const aims = new Map(since.filter((line) => actOf(line) === "match").map((line) => [line.pieces?.[0] ?? "", line]));
  const results = since.filter((line) => actOf(line) === "result");
  const fallen = [...aims].filter(
    ([id, aim]) => results.some(({ pieces }) => pieces?.includes(id)) && aim.matched?.every(Boolean),
  );
  return { thrown, aims: fallen.length ? fallen.map(([, aim]) => aim) : [...aims.values()], results };
}

/** The attempt that a question is about: dice have been thrown at something, and nothing is decided yet. */
export function running(log: readonly LogLine[]): Attempt | null {
  const last = attemptOf(log);
  return last?.aims.length && !last.results.length ? last : null;
}

/** The dice of a throw as they lie on the table. */
export function diceOf({ pieces }: Pick<Scene, "pieces">, thrown: LogLine | undefined): Piece[] {
  const named = meant(thrown?.pieces ?? []);
  return pieces.filter((each) => isDie(each) && named(each.id));
}
