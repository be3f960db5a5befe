"""Moments: how the client plays an event, and what on the table the event is about.

A game declares one moment for each kind of event (``scene/moments.py``). Ids are templates over the event's values:
``"card:{card}"`` names a piece or zone of the scene, ``"panel:{seat}:{resource}"`` a counter of a panel, and a ``*`` at
the end stands for any ending. Names of things that are not on the table do no harm.
"""

from collections.abc import Callable, Mapping
from typing import Final, Generic, Literal, NamedTuple, TypeAlias, get_args

from igroteka.kernel.flow import B, Kind, S
from igroteka.kernel.luck import Value

Act: TypeAlias = Literal[
    "turn",  # a seat's turn begins: said with what follows
    "tell",  # a caption
    "move",  # pieces travel
    "arrive",  # pieces come, and stay alone long enough to be read
    "leave",  # pieces go
    "flip",  # pieces turn over or change
    "light",  # where it comes from is lit
    "gain",  # said with what it follows from; it flies to a panel
    "pay",  # said with what it is for; it flies from a panel
    "throw",  # dice are thrown, large
    "result",  # what came of a throw: the dice that matched are lit
    "announce",  # pictures and words over the table
    "dusk",  # announced; the table lies in the dark until dawn
    "dawn",
    "battle",  # a battle begins: a scene of its own until it is won
    "card",  # a side of the battle lays or plays a card
    "part",  # of the strength of a side of the battle, such as its castle
    "strength",  # of a side of the battle
    "won",  # who won the battle
]
ACTS: Final = get_args(Act)

Word: TypeAlias = Value | tuple[str, ...]  # a value, or several ids
Words: TypeAlias = dict[str, Word]
"""The values of an event by their names, and what a game adds: ``seat``, whose event it is, ``act``, another act."""


class Moment(NamedTuple):
    """How a kind of event is played: the act, what moves or changes, where it comes from, which value is its number."""

    act: Act
    pieces: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    number: str = ""


def as_they_are(state: S, box: B, kind: str, words: Words) -> Words:
    """The words of a game whose events name everything as the scene does."""
    return words


class Moments(NamedTuple, Generic[S, B]):
    """The moments of a game by the names of its kinds of events."""

    of: Mapping[str, Moment]
    words: Callable[[S, B, str, Words], Words] = as_they_are  # from the state of a view; the kind's name, its values


class Played(NamedTuple):
    """An event as the client plays it."""

    act: str
    pieces: tuple[str, ...]
    source: tuple[str, ...]
    number: int | None
    seat: int | None


def table(*rows: tuple[Kind, Moment]) -> dict[str, Moment]:
    """Moments by the names of their kinds, each kind once."""
    found = {kind.name: moment for kind, moment in rows}
    assert len(found) == len(rows), "a kind has one moment"
    return found


def played(moments: Moments[S, B], state: S, box: B, kind: Kind, values: tuple[Value, ...]) -> Played:
    """What to play for an event; a kind without a moment is told, and the ids among its values are what it is about."""
    words = moments.words(state, box, kind.name, dict(zip(kind.fields, values, strict=True)))
    moment = moments.of.get(kind.name) or Moment("tell", tuple(f"{{{field}}}" for field in kind.fields))
    act, seat, number = words.get("act"), words.get("seat"), words.get(moment.number)
    return Played(
        str(act) if act else moment.act,
        named(moment.pieces, words),
        named(moment.source, words),
        number if isinstance(number, int) else None,
        seat if isinstance(seat, int) else None,
    )


def named(templates: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """The ids that templates stand for; a word alone may stand for several."""
    found: list[str] = []
    for each in templates:
        word = words.get(each[1:-1])
        found += word if isinstance(word, tuple) else (each.format_map(words),)
    return tuple(found)
