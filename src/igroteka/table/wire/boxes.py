"""Boxes on the wire: printed values to view and correct, and saved boxes."""

from typing import Literal, TypeAlias

from igroteka.content.scene import Piece
from igroteka.table.wire.messages import Wire

FieldKind: TypeAlias = Literal[
    "number", "word", "flag", "text", "prose", "numbers", "words", "texts", "amounts", "effects", "lists", "other"
]


class BoxWord(Wire, frozen=True):
    """A word that a value may be."""

    value: str
    title: str
    sprite: str = ""


class BoxField(Wire, frozen=True):
    """How a value of a kind of components is edited."""

    field: str
    name: str
    kind: FieldKind
    words: tuple[BoxWord, ...] = ()  # that it may be, or its items may be
    optional: bool = False  # it may be left out
    low: int | None = None  # bounds of a number, or of the numbers in it
    high: int | None = None
    least: int | None = None  # how many items a list may have, where their number is not fixed
    most: int | None = None
    parts: "tuple[BoxField, ...]" = ()  # of an effect: the word first, then its parameters; of lists: an item


class BoxValue(Wire, frozen=True):
    """A printed value."""

    field: str
    value: str  # as JSON
    text: str  # in words; empty if there are none
    standing: str  # given, derived, found, recalled, inferred or reconstructed
    mine: bool = False  # it was changed


class BoxRow(Wire, frozen=True):
    """A component: as it is drawn on the table, and its values."""

    id: str
    name: str
    effect: str
    values: tuple[BoxValue, ...]
    note: str = ""
    picture: tuple[Piece, ...] = ()  # around any place
    added: bool = False  # it is not in the game's own box


class BoxKind(Wire, frozen=True):
    """Components of one kind."""

    id: str
    title: str
    chapter: str  # of the rulebook's list of contents
    fields: tuple[BoxField, ...]
    rows: tuple[BoxRow, ...]
    least: int | None = None  # how many rows there may be, where rows can be added and removed
    most: int | None = None


class BoxSheet(Wire, frozen=True):
    """A box of a game. If its values are impossible, the error says why; it is drawn as far as it can be."""

    kinds: tuple[BoxKind, ...] = ()
    error: str = ""
    warnings: tuple[str, ...] = ()  # what is unusual, though it can be played


class BoxChange(Wire, frozen=True):
    """One printed value as it is in somebody's own box; or a row that is added or is not there."""

    kind: str
    row: str
    field: str  # "+": a new row; "-": a row that is not there
    value: str  # as JSON; of a new row the id of the row that it is a copy of


class LookAtBox(Wire, frozen=True):
    """Draw and check a box with these values."""

    changes: tuple[BoxChange, ...] = ()
    only: tuple[str, ...] = ()  # rows to return, as "kind/row"; empty: all


class SaveBox(Wire, frozen=True):
    """Save a box."""

    game: str
    name: str
    changes: tuple[BoxChange, ...]


class EditBox(Wire, frozen=True):
    """Change a box of mine."""

    name: str | None = None
    changes: tuple[BoxChange, ...] | None = None
    published: bool | None = None


class ReportBox(Wire, frozen=True):
    text: str


class BoxInfo(Wire, frozen=True):
    """A saved box."""

    id: str
    game: str
    name: str
    author: str
    mine: bool
    published: bool
    played: int  # tables that used it
    differs: int  # values that differ from the default
    touched: int  # unix seconds
    kinds: tuple[str, ...] = ()  # of components in which it differs
    changes: tuple[BoxChange, ...] = ()  # left out in lists
