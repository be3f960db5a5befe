"""A game in numbers: the stable vocabulary of its actions, and the columns of its observations."""

from array import array
from collections.abc import Mapping
from functools import cached_property
from operator import attrgetter
from typing import Final, Generic, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from igroteka.content.components import Components
from igroteka.games import find_game
from igroteka.kernel.ask import Ask, Refused, Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.view import View
from igroteka.lab.columns import LARGEST, Column, Kind, columns_of
from igroteka.lab.layout import OTHER, PAD, Extents, LayoutError, Part, Write, extents, fields_of, lay_out

ABOUT: Final = 6  # columns for a question's `about`
HEAD: Final = ("seat", "seats", "asked", "topic", *(f"about.{at}" for at in range(ABOUT)))

Numbers: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.int8]


class Action(NamedTuple):
    """An answer to a kind of question."""

    topic: str
    key: str


class Sheet(Generic[S]):
    """The columns of one view, written again only where the next view differs.

    Keep one for each match: from one question to the next little changes. A view must not change after it was written.
    """

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self._values = attrgetter(*parts)
        self._last: tuple[object, ...] = (None,) * len(parts)
        self._parts: list[tuple[Write, int, int]] = []
        start = len(HEAD)
        for part in parts.values():
            self._parts.append((part.write, start, start + len(part.names)))
            start += len(part.names)
        self._columns = array("i", bytes(start * array("i").itemsize))
        self._shown = np.frombuffer(self._columns, np.int32)

    def write(self, head: list[int], known: S) -> Numbers:
        """These first columns and this view; the array is the sheet's own and changes with the next view."""
        values, columns = self._values(known), self._columns
        columns[: len(HEAD)] = array("i", head)
        for value, last, (write, start, end) in zip(values, self._last, self._parts, strict=True):
            if value is not last and value != last:
                out: list[int] = []
                write(value, out)
                columns[start:end] = array("i", out)
        self._last = values
        return self._shown


class Codec(Generic[S, B]):
    """A game in numbers: its actions and the columns of its observations. The same for all seats and modes.

    It is also the same for all boxes with the rows and answers of the default one. Another box has numbers of its own,
    named by its digest; matches of another space are refused.
    """

    def __init__(self, game: Game[S, B], box: str = "") -> None:
        self.game = game
        self.space = f"{game.id} {box}".rstrip()
        self.actions = tuple(Action(topic.name, key) for topic in game.topics for key in topic.keys)
        self._starts: dict[str, int] = {}
        self._keys: dict[str, dict[str, int]] = {}
        for topic in game.topics:
            start = sum(map(len, self._keys.values()))
            self._starts[topic.name] = len(self._starts)
            self._keys[topic.name] = {key: start + at for at, key in enumerate(topic.keys)}
        known = _grown(game) if box else extents(game.package)
        self._extents = known
        self._words = {word: number for number, word in enumerate(known.words, 1)}
        self._view: Part = lay_out(game.state, known)
        self._fields = fields_of(game.state, known)
        self._numbered: dict[str, dict[object, int]] = {topic.name: {} for topic in game.topics}  # options met so far

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """The names of the observation's columns."""
        return (*HEAD, *self._view.names)

    @cached_property
    def described(self) -> tuple[Column, ...]:
        """What each column means, with bounds that no observation leaves."""
        words = len(self._words)
        topics, seats = len(self._starts), max(seats for mode in self.game.modes for seats in mode.seats)
        about = [Column(name, Kind.COUNT, -LARGEST, LARGEST, 0, "about", words, "about") for name in HEAD[4:]]
        return (
            Column("seat", Kind.CATEGORY, -1, seats - 1, seats, "seat", seats, "seat"),
            Column("seats", Kind.COUNT, 1, seats, 0, "seats", seats, "seats"),
            Column("asked", Kind.CATEGORY, -1, seats - 1, seats, "seat", seats, "asked"),
            Column("topic", Kind.CATEGORY, -1, topics - 1, topics, "topic", topics, "topic"),
            *about,
            *columns_of(self.game.state, self._extents),
        )

    def action(self, ask: Ask, key: str) -> int:
        """The action number of an option."""
        return self._keys[ask.topic.name][key]

    def option(self, ask: Ask, action: int) -> int:
        """The index of the option that an action stands for, or a refusal."""
        if not 0 <= action < len(self.actions):
            raise Refused(f"actions are 0 to {len(self.actions) - 1}, not {action}")
        topic, key = self.actions[action]
        if topic != ask.topic.name:
            raise Refused(f"action {action} answers {topic}, and {ask.topic.name} is asked; use the action mask")
        answers = self._answers(ask)
        return answers.index(action) if action in answers else ask.index(key)

    def legal(self, ask: Ask | None) -> list[int]:
        """The actions that answer a question, in ascending order."""
        return sorted(self._answers(ask)) if ask else []

    def mask(self, ask: Ask | None) -> Mask:
        """1 for each legal action."""
        mask = np.zeros(len(self.actions), np.int8)
        self.mask_into(mask, ask)
        return mask

    def mask_into(self, mask: Mask, ask: Ask | None) -> None:
        """The same into an array of zeros."""
        if ask:
            mask[self._answers(ask)] = 1

    def _answers(self, ask: Ask) -> list[int]:
        """The actions of a question's options, in their order."""
        numbered = self._numbered[ask.topic.name]
        try:
            return [numbered[option] for option in ask.options]
        except KeyError:
            keys = self._keys[ask.topic.name]
            numbered.update((option, keys[ask.topic.key(option)]) for option in ask.options)
            return [numbered[option] for option in ask.options]

    def sheet(self) -> Sheet[S]:
        """What to write the observations of one match on."""
        return Sheet(self._fields)

    def observe(self, match: Match[S, B], seat: Seat, sheet: Sheet[S] | None = None) -> Numbers:
        """All a seat knows, in the order of the columns; faster on a sheet that holds an earlier view of the match."""
        return self.written(match, seat, sheet or self.sheet()).copy()

    def written(self, match: Match[S, B], seat: Seat, sheet: Sheet[S]) -> Numbers:
        """The same as an array that changes with the next observation on this sheet."""
        if match.game is not self.game:
            self._expect(match)
        own = match.ask
        if own is not None and own.seat != seat:
            own = next((ask for ask in match.asks if ask.seat == seat), None)
        deciding = match.deciding()
        topic = self._starts[own.topic.name] if own else -1
        head = [seat, match.setup.seats, deciding[0] if deciding else -1, topic, *self._about(own)]
        return sheet.write(head, match.view(seat).known)

    def seen(self, view: View[S], ask: Ask, seats: int, sheet: Sheet[S] | None = None) -> Numbers:
        """The observation of a seat that is asked, from its view; on a sheet it changes with the next one there."""
        head = [ask.seat, seats, ask.seat, self._starts[ask.topic.name], *self._about(ask)]
        return (sheet or self.sheet()).write(head, view.known)

    def everything(self, match: Match[S, B]) -> Numbers:
        """The full state in the same columns; seat and topic are -1."""
        deciding = match.deciding()
        head = [-1, match.setup.seats, deciding[0] if deciding else -1, -1, *self._about(None)]
        return self.sheet().write(head, match.state)  # of a sheet that nobody writes on again

    def _expect(self, match: Match[S, B]) -> None:
        other = codec(match.game).space
        if other != self.space:
            raise LayoutError(f"a match of the space {other} has no numbers in the space {self.space}")

    def decode(self, numbers: Numbers) -> S:
        """The view, or the state, that an observation was made from."""
        found: S = self._view.read(iter(numbers[len(HEAD) :].tolist()))  # type: ignore[assignment]  # of this state
        return found

    def _about(self, ask: Ask | None) -> list[int]:
        about = ask.about[:ABOUT] if ask else ()
        numbers = [self._words.get(each, OTHER) if isinstance(each, str) else each for each in about]
        return numbers + [PAD] * (ABOUT - len(numbers))


def _grown(game: Game[S, B]) -> Extents:
    """The extents of the default box with room for the rows that a larger one has."""
    known, ours = extents(game.package), _rows(find_game(game.id))
    new = [row for kind, rows in _rows(game).items() for row in rows if row not in ours[kind]]
    answers, usual = (max(len(keys) for keys in _answers(each)) for each in (game, find_game(game.id)))
    room = len(new) + max(0, answers - usual)
    return Extents(
        {path: bits + room for path, bits in known.bits.items()},
        (*known.words, *new),
        {path: length + room for path, length in known.lengths.items()},
        {path: largest + room for path, largest in known.largest.items()},
    )


def _rows(game: Game[S, B]) -> dict[str, list[str]]:
    """The ids of a box's rows, by kind."""
    box = game.box
    assert isinstance(box, Components), "a game's box holds components"
    return {kind: [row.id for row in box.rows(kind)] for kind in box.kinds()}


def _named(game: Game[S, B]) -> str:
    """The digest of a box that has other rows or other answers than the default one; else nothing."""
    default = find_game(game.id)
    same = _rows(game) == _rows(default) and _answers(game) == _answers(default)
    return "" if same else game.box.digest


def _answers(game: Game[S, B]) -> list[tuple[str, ...]]:
    return [topic.keys for topic in game.topics]


_CODECS: dict[tuple[str, str], object] = {}
_SPACES: dict[tuple[str, str], str] = {}
MOST_SPACES: Final = 200  # of boxes, that are kept


def codec(game: Game[S, B]) -> Codec[S, B]:
    """The numbers of a game with its box, worked out once."""
    named = (game.id, game.box.digest)
    if named not in _SPACES:
        if len(_SPACES) >= MOST_SPACES:
            _SPACES.clear()
            _CODECS.clear()
        _SPACES[named] = _named(game)
    key = (game.id, _SPACES[named])
    found = _CODECS.get(key)
    if not isinstance(found, Codec):
        found = _CODECS[key] = Codec(game, key[1])
    return found
