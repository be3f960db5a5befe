"""A match: the one authority, in tests, in process and behind the socket alike.

>>> from igroteka.kernel.match import Match                                    # doctest: +SKIP
>>> match = Match(game, game.setup(seats=3), Luck("seed"))                     # doctest: +SKIP
>>> while match.ask:                                                           # doctest: +SKIP
...     match.answer(0)
>>> match.result.scores                                                        # doctest: +SKIP
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from igroteka.kernel.ask import EVERYONE, Ask, Audience, Refused, Seat, only, sees
from igroteka.kernel.flow import B, Event, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Drawn, Luck, LuckError, Value
from igroteka.kernel.run import Run
from igroteka.kernel.view import View, determinise, horizon, view

WORLDS = 2_000  # tries to imagine one world before giving up


class Answer(msgspec.Struct, frozen=True, array_like=True, tag="a"):
    """An answer of the log, with the luck the rules used after it."""

    seat: Seat
    key: str
    luck: tuple[Value, ...] = ()


class Undo(msgspec.Struct, frozen=True, array_like=True, tag="u"):
    """So many answers were taken back."""

    seat: Seat
    answers: int


class Done(NamedTuple):
    """An answer that stands: what it was, and how far luck, events and the log had come after it."""

    seat: Seat
    key: str
    index: int
    seen: Audience
    luck: int
    events: int


class Checkpoint(NamedTuple):
    """The state at the start of a segment, after so many answers and so much luck."""

    state: State  # type: ignore[valid-type]  # noqa: F821
    answers: int
    luck: int


class Unimaginable(Exception):
    """No world was found that fits what a seat knows: an error of the game's view."""
