"""A game whose values are known exactly: each of two seats takes two points for sure, or rolls for none to three."""

from dataclasses import dataclass
from typing import TypeAlias

from igroteka.kernel.agenda import Agenda, Due, step
from igroteka.kernel.ask import Flow, Seat, Topic, choose
from igroteka.kernel.flow import Table, end_match
from igroteka.kernel.game import Bots, Game, Mode, Setup
from igroteka.kernel.result import Line, Result
from igroteka.review.fits import SCALE, Fit

RULES = ("dice.turn",)
TURN: Topic[str] = Topic("turn", ("sure", "roll"), RULES)
SURE = 2
FACES = 4  # none to three points
EXACT = Fit("base", 2, 1, 2, (0.0, 0.0), (1.0, 1.0), (0.0, 0.0))


@dataclass(frozen=True)
class Box:
    digest: str = "dice"


@dataclass(slots=True)
class State:
    points: list[int]
    at: Seat
    agenda: list[Due]

    def copy(self) -> "State":
        return State(self.points[:], self.at, self.agenda[:])


T: TypeAlias = Table[State, Box]


def start(setup: Setup, box: Box) -> State:
    return State([0, 0], 0, [])


def begin(t: T) -> None:
    if t.state.at == len(t.state.points):
        lines = score(t.state, t.box)
        best = max(t.state.points)
        end_match(Result(tuple(seat for seat in (0, 1) if t.state.points[seat] == best), lines, "done"))
    t.then(turn)


def turn(t: T) -> Flow[None]:
    seat = t.state.at
    answer = yield from choose(seat, TURN, ("sure", "roll"))
    t.state.points[seat] += SURE if answer == "sure" else t.luck.below(FACES)
    t.state.at += 1


def score(state: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    return tuple((Line("points", points, RULES[0]),) for points in state.points)


def evaluate(state: State, box: Box, seat: Seat) -> int:
    """The points at the end if everybody plays best."""
    return round(SCALE) * (state.points[seat] + SURE * (seat >= state.at))


GAME: Game[State, Box] = Game(
    id="dice",
    package="tests.review",
    version=1,
    modes=(Mode("base", (2,)),),
    topics=(TURN,),  # type: ignore[arg-type]  # topics of any value
    events=(),
    box=Box(),
    state=State,
    start=start,
    agenda=Agenda((step(1, turn, frame=True),), idle=begin),
    score=score,
    bots=Bots(evaluate),
)
