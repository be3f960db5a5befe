import { expect, it } from "vitest";
import { turnEnds } from "./pastTurns";

const steps = (seats: (number | null)[]) => seats.map((seat, step) => ({ step, seat }));

it.each([
  ["others' turns, one after another", [null, 0, 0, 1, 1, 2], [2, 4, 5]],
  ["those before the turn that is going on", [null, 0, 1, 1, 2, 0, 0], [1, 3, 4]],
  ["all that was before one's first turn", [null, 1, 1, 2], [0, 2, 3]],
  ["nothing where nobody else has played", [null, 0, 0], [0]],
])("finds %s", (_, seats, ends) => {
  expect(turnEnds(steps(seats), 0)).toEqual(ends);
});
