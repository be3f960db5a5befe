"""Boxes on the wire: the printed values of a game to look at and to correct, and boxes that guests keep."""

from typing import Literal, TypeAlias

from igroteka.content.scene import Piece
from igroteka.table.wire.messages import Wire

FieldKind: TypeAlias = Literal["number", "word", "flag", "text", "numbers", "words", "texts", "amounts", "other"]


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


class BoxValue(Wire, frozen=True):
    """A printed value."""

    field: str
    value: str  # as JSON
    text: str  # in words; empty where they are wanting
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


class BoxKind(Wire, frozen=True):
    """Components of one kind."""

    id: str
    title: str
    fields: tuple[BoxField, ...]
    rows: tuple[BoxRow, ...]


class BoxSheet(Wire, frozen=True):
    """A box of a game. If the values cannot be, the fault says why, and nothing is drawn."""

    kinds: tuple[BoxKind, ...] = ()
    fault: str = ""


class BoxChange(Wire, frozen=True):
    """One printed value as it is in somebody's own box."""

    kind: str
    row: str
    field: str
    value: str  # as JSON


class LookAtBox(Wire, frozen=True):
    """Draw and check a box with these values."""

    changes: tuple[BoxChange, ...] = ()
    only: tuple[str, ...] = ()  # rows to answer with, as "kind/row"; none: all


class SaveBox(Wire, frozen=True):
    """Keep a box."""

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
    """A box that is kept."""

    id: str
    game: str
    name: str
    author: str
    mine: bool
    published: bool
    played: int  # tables that used it
    differs: int  # values that differ from the default
    touched: int  # unix seconds
    changes: tuple[BoxChange, ...] = ()  # left out in lists
