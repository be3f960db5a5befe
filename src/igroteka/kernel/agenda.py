"""The agenda: a stack of steps that are still to be done.

A step is a rule function whose arguments after the table are small numbers. A rule puts one on top of what is due, or
below it, and mypy checks the arguments::

    t.then(strike, side, place)
    t.later(end_turn, side)

A game's ``flow.py`` lists its steps, each with an id that is never used for another one: states hold ids, so a saved
match survives renamed functions and modules. A step that returns a flow asks; one that returns ``None`` is done.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

from igroteka.kernel.ask import Flow

P = ParamSpec("P")
T = TypeVar("T")

Due: TypeAlias = tuple[int, tuple[int, ...]]  # the id of a step, and its arguments
Rule: TypeAlias = Callable[P, Flow[None] | None]


class Step(NamedTuple):
    """An entry of a game's ``flow.py``."""

    id: int
    name: str
    declared: Callable[..., Flow[None] | None]  # what rules put on the agenda
    rule: Callable[..., Flow[None] | None]  # what is called when it is due
    frame: bool


def step(number: int, declared: Rule[P], rule: Rule[P] | None = None, *, frame: bool = False) -> Step:
    """A rule function as a step with this id.

    Where two chapters of rules trigger each other, the function that both name is declared below them, without a body
    of its own, and ``rule`` binds it to the chapter that implements it. ``frame``: the step belongs to the frame of a
    turn (choose an action, end of the turn, between turns), so that a position with nothing else due is quiet.
    """
    return Step(number, declared.__name__, declared, rule or declared, frame)


class Agenda(Generic[T]):
    """All steps of a game, and what happens when nothing is due."""

    __slots__ = ("frame", "idle", "ids", "rules", "steps")

    def __init__(self, steps: Sequence[Step], idle: Callable[[T], Flow[None] | None]) -> None:
        self.steps: Final = tuple(steps)
        self.idle: Final = idle
        self.ids: Final = {each.declared: each.id for each in steps}
        self.rules: Final = {each.id: each.rule for each in steps}
        self.frame: Final = frozenset(each.id for each in steps if each.frame)
        assert len(self.rules) == len(steps), "two steps have the same id"
        assert len(self.ids) == len(steps), "one function is two steps"

    def quiet(self, due: Iterable[Due]) -> bool:
        """Whether only the frame of a turn is due, so that the position can be judged as it stands."""
        return all(number in self.frame for number, _ in due)

    def name(self, due: Due) -> str:
        """A readable form for debugging: ``strike(1, 4)``."""
        number, args = due
        name = next(each.name for each in self.steps if each.id == number)
        return f"{name}({', '.join(map(str, args))})"
