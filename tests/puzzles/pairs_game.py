"""A game of whole turns: each of two seats takes two of four things in any order, and certain pairs are worth more."""

from dataclasses import dataclass
from typing import TypeAlias

from igroteka.kernel.agenda import Agenda, Due, step
from igroteka.kernel.ask import Flow, Seat, Topic, choose
from igroteka.kernel.flow import Table, end_match
from igroteka.kernel.game import Bots, Game, Mode, Setup
from igroteka.kernel.result import Line, Result
from igroteka.review.fits import SCALE, Fit

RULES = ("pairs.take",)
THINGS = ("bow", "arrow", "cup", "die")  # the die is rolled when it is taken
TAKE: Topic[str] = Topic("take", THINGS, RULES)
PAIR = 5  # points of a bow with an arrow
ALONE = {"bow": 0, "arrow": 0, "cup": 1}
EXACT = Fit("base", 2, 1, 4, (0.0, 0.0), (0.0, 0.0), (1.0, 1.0))


@dataclass(frozen=True)
class Box:
    digest: str = "pairs"


@dataclass(slots=True)
class State:
    taken: list[int]  # by seat: a bit for each thing
    rolled: list[int]
    at: Seat
    agenda: list[Due]

    def copy(self) -> "State":
        return State(self.taken[:], self.rolled[:], self.at, self.agenda[:])


T: TypeAlias = Table[State, Box]


def start(setup: Setup, box: Box) -> State:
    return State([0, 0], [0, 0], 0, [])


def begin(t: T) -> None:
    if t.state.at == len(t.state.taken):
        points = [score_of(t.state, seat) for seat in (0, 1)]
        winners = tuple(seat for seat in (0, 1) if points[seat] == max(points))
        end_match(Result(winners, score(t.state, t.box), "done"))
    t.then(turn)


def turn(t: T) -> Flow[None]:
    seat = t.state.at
    for _ in range(2):
        left = tuple(each for each in THINGS if not has(t.state, seat, each))
        taken = yield from choose(seat, TAKE, left)
        t.state.taken[seat] |= 1 << THINGS.index(taken)
        if taken == "die":
            t.state.rolled[seat] = t.luck.below(2)
    t.state.at += 1


def has(state: State, seat: Seat, thing: str) -> bool:
    return bool(state.taken[seat] >> THINGS.index(thing) & 1)


def score_of(state: State, seat: Seat) -> int:
    pair = PAIR * (has(state, seat, "bow") and has(state, seat, "arrow"))
    return pair + state.rolled[seat] + sum(ALONE[each] for each in ALONE if has(state, seat, each))


def score(state: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    return tuple((Line("points", score_of(state, seat), RULES[0]),) for seat in (0, 1))


def evaluate(state: State, box: Box, seat: Seat) -> int:
    return round(SCALE) * score_of(state, seat)


GAME: Game[State, Box] = Game(
    id="pairs",
    package="tests.puzzles",
    version=1,
    modes=(Mode("base", (2,)),),
    topics=(TAKE,),  # type: ignore[arg-type]  # topics of any value
    events=(),
    box=Box(),
    state=State,
    start=start,
    agenda=Agenda((step(1, turn, frame=True),), idle=begin),
    score=score,
    bots=Bots(evaluate),
)
