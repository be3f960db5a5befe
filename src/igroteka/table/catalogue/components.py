"""A game's components in words: every printed value with its name and standing."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec

from igroteka.content.components import Components, Row
from igroteka.content.printed import effect
from igroteka.content.texts import Language, Texts, slug
from igroteka.kernel.game import Game
from igroteka.table.wire.bodies import ComponentInfo, ComponentKind, ValueInfo


class NoTextError(LookupError):
    """A value without words of its own; the effect of its row describes it."""


class ComponentTexts:
    """The box of a game as a reader sees it."""

    def __init__(self, game: Game[Any, Any], texts: Texts, lang: Language) -> None:
        self._box: Components = game.box
        self._texts, self._lang = texts, lang
        self._notes = notes(game) if lang == "ru" else {}

    def kinds(self) -> tuple[ComponentKind, ...]:
        return tuple(self._kind(kind) for kind in self._box.kinds())

    def _kind(self, kind: str) -> ComponentKind:
        return ComponentKind(
            id=kind, title=self.title(kind), rows=tuple(self.row(kind, row) for row in self._box.rows(kind))
        )

    def title(self, kind: str) -> str:
        """The name of a kind of components."""
        return self._said(f"kind-{kind}") or kind

    def chapter(self, kind: str) -> str:
        """The chapter of the rulebook's list of contents that a kind belongs to; one of its own is called like it."""
        found = next((name for name, kinds in self._box.contents.items() if kind in kinds), kind)
        return self._said(f"contents-{found}") or self.title(kind)

    def field(self, kind: str, field: str) -> str:
        """The name of a value."""
        return self._said(f"field-{kind}-{field}", f"field-{field}") or field

    def row(self, kind: str, row: Row) -> ComponentInfo:
        """A component with its values."""
        return ComponentInfo(
            id=row.id,
            name=(self._named("name", kind, row) or row.id) if row.named else self.title(kind),
            effect=self._named("about", kind, row) if row.named else "",
            values=tuple(self._values(kind, row)),
            note=self._notes.get(row.note, row.note),
        )

    def _named(self, what: str, kind: str, row: Row) -> str:
        """The words for a row: those of this kind if another kind has a row with the same id."""
        return self._said(f"{what}-{kind}-{slug(row.id)}", f"{what}-{slug(row.id)}")

    def _values(self, kind: str, row: Row) -> Iterator[ValueInfo]:
        for field in row.values():
            value = getattr(row, field)
            if value not in (None, "", (), {}):
                yield ValueInfo(
                    name=self.field(kind, field), value=self.words(field, value), standing=row.standing(field)
                )

    def words(self, field: str, value: object) -> str:
        """A value in words; empty if there are none."""
        try:
            return self._words(field, value)
        except NoTextError:
            return ""

    def _words(self, field: str, value: object) -> str:
        if isinstance(value, bool):
            return self._word(field, "yes" if value else "no")
        if isinstance(value, tuple):
            nested = any(isinstance(each, tuple) for each in value)
            return ("; " if nested else ", ").join([self._words(field, each) for each in value])
        if isinstance(value, dict):
            pairs = value.items()
            return ", ".join(f"{self._word(field, str(key))} {self._words(field, each)}" for key, each in pairs)
        if isinstance(value, msgspec.Struct):
            return effect(self._texts, self._lang, field, value)
        return self._word(field, value) if isinstance(value, str) else str(value)

    def _word(self, field: str, word: str) -> str:
        found = self._said(f"value-{field}-{slug(word)}", f"value-{slug(word)}", f"name-{slug(word)}")
        if not found:
            raise NoTextError(word)
        return found

    def _said(self, *messages: str) -> str:
        """The first of these messages that exists."""
        found = [each for each in messages if self._texts.has(self._lang, each)]
        return self._texts.say(self._lang, found[0]) if found else ""


def notes(game: Game[Any, Any]) -> dict[str, str]:
    """The notes of the component file in Russian."""
    file = files(game.package) / "box" / "notes_ru.toml"
    if not file.is_file():
        file = files(game.package) / "notes_ru.toml"
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}
