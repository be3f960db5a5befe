"""Moments: how the client plays an event, and which things on the table it is about.

A game declares one moment for each kind of event (``scene/moments.py``). Ids are templates over the event's values:
``"card:{card}"`` names a piece or zone of the scene, ``"panel:{seat}:{resource}"`` a counter of a panel, and a ``*`` at
the end stands for any ending. Names of things that are not on the table are harmless.
"""

from collections.abc import Callable, Mapping
from typing import Final, Generic, Literal, NamedTuple, TypeAlias, get_args

from igroteka.kernel.flow import B, Kind, S
from igroteka.kernel.luck import Value

Act: TypeAlias = Literal[
    "turn",  # a seat's turn begins: shown with the next event
    "tell",  # a caption
    "move",  # pieces travel
    "arrive",  # pieces appear, and are shown alone long enough to be seen
    "show",  # a card appears, and is shown large with its words, long enough to be read
    "leave",  # pieces go
    "flip",  # pieces turn over or change
    "light",  # its source is lit
    "tally",  # the same, with all that was gained since the last tally and the first gain of its seat after it
    "gain",  # shown with the event that caused it; it flies to a panel
    "pay",  # shown with the event it pays for; it flies from a panel
    "throw",  # dice are thrown, large
    "match",  # one of the things that a throw is aimed at: what it needs, and what dice and tokens match of that
    "result",  # the result of a throw: the dice that matched are lit
    "reveal",  # a card is announced with its words, long enough to be read
    "announce",  # pictures and words over the table
    "dusk",  # announced; the table is dark until dawn
    "dawn",
    "battle",  # a battle begins: a scene of its own until it is won
    "card",  # a side of the battle lays or plays a card
    "part",  # one part of the strength of a side of the battle, such as its castle
    "strength",  # the strength of a side of the battle
    "won",  # the side that won the battle
]
ACTS: Final = get_args(Act)

Word: TypeAlias = Value | tuple[str, ...]  # a value, or several ids
Words: TypeAlias = dict[str, Word]
"""An event's values by name, and what a game adds: ``seat`` (whose event it is), ``act`` (a different act)."""


class Moment(NamedTuple):
    """How a kind of event is played: the act, what moves or changes, where it comes from, which value is its number."""

    act: Act
    pieces: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    number: str = ""
    dice: tuple[str, ...] = ()  # sprites of the dice thrown, which may be gone from the table when it is played
    symbols: tuple[str, ...] = ()  # sprites of the symbols that a throw must match
    matched: tuple[str, ...] = ()  # for each of them the sprite of what matches it, or nothing


def as_they_are(state: S, box: B, kind: str, words: Words) -> Words:
    """For games whose events name everything as the scene does: the words unchanged."""
    return words


class Moments(NamedTuple, Generic[S, B]):
    """The moments of a game, by the name of the kind of event."""

    of: Mapping[str, Moment]
    words: Callable[[S, B, str, Words], Words] = as_they_are  # view's state, box, kind's name, values
    subjects: tuple[str, ...] = ()  # arguments of the sentences that name the acting seat, besides the player's name
    opening: frozenset[str] = frozenset()  # names of kinds with which a seat's turn begins, where no event announces it


class Played(NamedTuple):
    """An event as the client plays it."""

    act: str
    pieces: tuple[str, ...]
    source: tuple[str, ...]
    number: int | None
    seat: int | None
    dice: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    matched: tuple[str, ...] = ()


def table(*rows: tuple[Kind, Moment]) -> dict[str, Moment]:
    """Moments by the name of their kind; each kind may occur only once."""
    found = {kind.name: moment for kind, moment in rows}
    assert len(found) == len(rows), "a kind has one moment"
    return found


def played(moments: Moments[S, B], state: S, box: B, kind: Kind, values: tuple[Value, ...]) -> Played:
    """What to play for an event; a kind without a moment gets a caption, about the ids among its values."""
    words = moments.words(state, box, kind.name, dict(zip(kind.fields, values, strict=True)))
    moment = moments.of.get(kind.name) or Moment("tell", tuple(f"{{{field}}}" for field in kind.fields))
    act, seat, number = words.get("act"), words.get("seat"), words.get(moment.number)
    return Played(
        str(act) if act else moment.act,
        named(moment.pieces, words),
        named(moment.source, words),
        number if isinstance(number, int) else None,
        seat if isinstance(seat, int) else None,
        named(moment.dice, words),
        named(moment.symbols, words),
        named(moment.matched, words),
    )


def named(templates: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """The ids that templates stand for; a word alone may stand for several."""
    found: list[str] = []
    for each in templates:
        word = words.get(each[1:-1])
        found += word if isinstance(word, tuple) else (each.format_map(words),)
    return tuple(found)
