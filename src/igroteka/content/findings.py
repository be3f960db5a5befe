"""What a check finds in a box: an error that makes it unplayable, or a warning that something is unusual.

A finding names its place (kind, row, value) and a message with arguments, so that it can be said in either language:
`check-…` in the common texts, or in the game's own. `Expectations` holds what can be expected of a box: either the
first expectation that is not met is raised as an error, or all unmet ones are collected as warnings.
"""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from igroteka.content import toml

if TYPE_CHECKING:
    from igroteka.content.components import Components, Row
    from igroteka.content.texts import Language, Texts

_PLACE: Final = re.compile(
    r'(?P<kind>\w+)(?: "(?P<row>[^"]+)")?(?:, (?P<field>\w+)(?:\[\d+\])*)?: (?P<what>.*)', re.DOTALL
)
_UNREADABLE: Final = (  # the message for an owner, and what msgspec says about an impossible value
    ("check-value", re.compile(r"(?is)expected a word, a whole number, true or false, found (?P<found>.+)")),
    ("check-huge", re.compile(r"(?is)expected a number within ±(?P<high>\d+), found a larger one")),
    ("check-least", re.compile(r"(?is)expected int >= (?P<low>-?\d+).*")),
    ("check-most", re.compile(r"(?is)expected int <= (?P<high>-?\d+).*")),
    ("check-least-items", re.compile(r"(?is)expected \w+ of length >= (?P<low>\d+).*")),
    ("check-longest", re.compile(r"(?is)expected str of length <= (?P<high>\d+).*")),
    ("check-most-items", re.compile(r"(?is)expected \w+ of length <= (?P<high>\d+).*")),
    ("check-plain", re.compile(r"(?is)expected str matching regex .+")),
    ("check-word", re.compile(r"(?is)invalid enum value (?P<found>.+)")),
    ("check-words", re.compile(r"(?is)expected one of (?P<known>.+), found (?P<found>.+)")),
    ("check-type", re.compile(r"(?is)expected (?P<wanted>.+?), got (?P<found>.+)")),
    ("check-lacking", re.compile(r"(?is)missing required field (?P<found>.+)")),
    ("check-superfluous", re.compile(r"(?is)contains unknown field (?P<found>.+)")),
)


class Finding(NamedTuple):
    """Something about a box that is wrong or unusual."""

    message: str  # `check-count`
    kind: str = ""
    row: str = ""
    field: str = ""
    args: tuple[tuple[str, str | int], ...] = ()
    package: str = "igroteka.content"  # whose texts have the message

    def place(self) -> str:
        """Where, by ids: `task "blue_1", points`."""
        row = f' "{self.row}"' if self.row else ""
        return f"{self.kind}{row}" + (f", {self.field}" if self.field else "")

    def said(self, lang: "Language") -> str:
        """The finding in words for people who edit the file: places and values by their ids."""
        said = _texts(self.package).say(lang, self.message, **dict(self.args))
        return f"{self.place()}: {said}" if self.kind else said


class ComponentError(toml.TomlError):
    """A box that can't be used; the message says where, what was found and what would be right."""

    def __init__(self, error: Finding | str) -> None:
        super().__init__(error if isinstance(error, str) else error.said("en"))
        self.finding = _read(error) if isinstance(error, str) else error


def _read(error: str) -> Finding | None:
    """The finding that a decoder's error message stands for."""
    place = _PLACE.fullmatch(error)
    if place is None:
        return None
    found = unreadable(place["kind"], place["row"] or "", place["field"] or "", place["what"])
    return found if found.args else found._replace(message="check-said", args=(("what", place["what"][:300]),))


def unreadable(kind: str, row: str, field: str, said: str) -> Finding:
    """The finding that a value is not of its type."""
    what = said.partition(" - at ")[0].replace("`", "")
    for message, form in _UNREADABLE:
        found = form.fullmatch(what)
        if found:
            args = [(name, _number_or_word(value)) for name, value in found.groupdict().items()]
            return Finding(message, kind, row, field, tuple(args))
    return Finding("check-unreadable", kind, row, field)


def _number_or_word(value: str) -> str | int:
    return int(value) if value.lstrip("-").isdigit() else value[:120]


@lru_cache
def _texts(package: str) -> "Texts":
    from igroteka.content.texts import Texts  # not at the top: texts import components, which import this module

    return Texts((files(package) / "texts", files("igroteka.content") / "common"))


def refuse(found: Finding) -> None:
    raise ComponentError(found)


class Expectations:
    """What is expected of a box. Each finding goes to `tell`, which raises it or collects it."""

    def __init__(self, box: "Components", tell: Callable[[Finding], None] = refuse) -> None:
        self.box = box
        self.package = type(box).__module__.rpartition(".")[0]
        self.tell = tell

    def that(
        self, holds: bool, message: str, kind: str = "", row: str = "", field: str = "", **args: str | int
    ) -> None:
        """Anything else: the message `check-…` of the game's texts says what is expected."""
        if not holds:
            self.tell(Finding(message, kind, row, field, tuple(args.items()), self.package))

    def count(self, kind: str, count: int) -> None:
        """The box holds exactly this number of rows of a kind."""
        found = len(self.box.rows(kind))
        self.that(found == count, "check-count", kind, wanted=count, found=found)

    def sum(self, kind: str, field: str, total: int) -> None:
        """A field (copies, points) adds up to a printed total over all rows of a kind."""
        found = sum(int(value) for row in self.box.rows(kind) for value in values_of(row, field))
        self.that(found == total, "check-sum", kind, field=field, wanted=total, found=found)

    def range(self, kind: str, field: str, low: int, high: int) -> None:
        """Every number of a field lies in low…high; lists and tables are looked into, absent values are not."""
        for row in self.box.rows(kind):
            for value in values_of(row, field):
                holds = low <= int(value) <= high
                self.that(holds, "check-range", kind, row.id, field, low=low, high=high, found=str(value))

    def length(self, kind: str, field: str, low: int, high: int) -> None:
        """Every list of a field has low…high items."""
        for row in self.box.rows(kind):
            found = len(values_of(row, field))
            self.that(low <= found <= high, "check-length", kind, row.id, field, low=low, high=high, found=found)

    def words(self, kind: str, field: str, known: Iterable[str]) -> None:
        """Every word of a field is one of these."""
        allowed = tuple(known)
        for row in self.box.rows(kind):
            for value in values_of(row, field):
                known_words = ", ".join(allowed)
                self.that(
                    value in allowed, "check-words", kind, row.id, field, known=known_words, found=str(value)[:60]
                )

    def reference(self, kind: str, field: str, other: str) -> None:
        """Every id in a field (a word or a list of words) is a row of another kind."""
        known = {row.id for row in self.box.rows(other)}
        for row in self.box.rows(kind):
            for value in values_of(row, field):
                found = str(value)[:60]
                self.that(value in known, "check-reference", kind, row.id, field, other=other, found=found)

    def distinct(self, kind: str, field: str) -> None:
        """No two rows of a kind have the same value in a field."""
        seen: dict[object, str] = {}
        for row in self.box.rows(kind):
            value = getattr(row, field)
            other = seen.setdefault(value, row.id)
            self.that(other == row.id, "check-twice", kind, row.id, field, found=repr(value)[:60], other=other)


def values_of(row: "Row", field: str) -> tuple[Any, ...]:
    """The values in a field: of a list or a table each of them, of an absent one none."""
    value = getattr(row, field)
    match value:
        case None:
            return ()
        case dict():
            return tuple(value.values())
        case list() | tuple() | frozenset():
            return tuple(value)
        case _:
            return (value,)
