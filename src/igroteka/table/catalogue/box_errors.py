"""What a check finds in a box, in a reader's words: components and values by their names."""

import re
import tomllib
from collections.abc import Callable
from typing import Any, Final

from igroteka.content.components import Components, Row
from igroteka.content.findings import ComponentError, Finding
from igroteka.content.texts import Language
from igroteka.content.toml import TomlError
from igroteka.kernel.game import Game
from igroteka.table.catalogue.components import ComponentTexts
from igroteka.table.catalogue.games import known_games, plain, texts, texts_with, title

LONGEST: Final = 400  # of an error
LINE: Final = re.compile(r"line (\d+)")


class FindingWords:
    """Findings about a box of a game in a language."""

    def __init__(self, game: Game[Any, Any], lang: Language, box: Components | None = None) -> None:
        self.box: Components = box or game.box
        self.lang = lang
        self.texts = texts_with(game.id, self.box) if box else texts(game.id)
        self.words = ComponentTexts(game.with_box(self.box), self.texts, lang)

    def error(self, error: TomlError) -> str:
        """An error in words; one without a finding is about the file and stays as it is."""
        finding = error.finding if isinstance(error, ComponentError) else None
        return (self.said(finding) if finding else str(error))[:LONGEST]

    def of_file(self, error: TomlError, text: str) -> str:
        """What is wrong with a component file: it is damaged, it is another game's, or a value of it is impossible."""
        try:
            kinds = {*tomllib.loads(text)}
        except (ValueError, RecursionError) as damage:
            line = LINE.search(str(damage))
            return self.texts.say(self.lang, "check-damaged", line=int(line[1]) if line else text.count("\n") + 1)
        other = next((name for name in known_games(reference=False) if kinds == {*plain(name).box.kinds()}), "")
        if other and kinds != {*self.box.kinds()}:
            return self.texts.say(self.lang, "check-other-game", found=title(other, self.lang))
        known = isinstance(error, ComponentError) and error.finding
        return self.error(error) if known else self.texts.say(self.lang, "check-file", what=str(error)[:LONGEST])

    def said(self, found: Finding) -> str:
        """A finding with names in place of ids."""
        args = {name: self._named(found, name, value) for name, value in found.args}
        what = self.texts.say(self.lang, found.message, **args)
        where = " · ".join(dict.fromkeys(filter(None, self._place(found))))
        return f"{where}: {what}" if where else what

    def _place(self, found: Finding) -> tuple[str, str, str]:
        if found.kind not in self.box.kinds():
            return (found.kind, found.row, "")
        field = self.words.field(found.kind, found.field) if found.field else ""
        return self.words.title(found.kind), self._row(found.kind, found.row), field

    def _row(self, kind: str, row: str) -> str:
        known: Row | None = next((each for each in self.box.rows(kind) if each.id == row), None)
        return self.words.row(kind, known).name if known else row

    def _named(self, found: Finding, name: str, value: str | int) -> str | int:
        """An argument as a reader knows it: a kind, a row, a word that is printed, or words."""
        if isinstance(value, int):
            return value
        naming: dict[str, Callable[[str], str]] = {
            "check-reference other": self.words.title,
            "check-twice other": lambda row: self._row(found.kind, row),
            "check-type wanted": self._type,
            "check-type found": self._type,
        }
        if f"{found.message} {name}" in naming:
            return naming[f"{found.message} {name}"](value)
        parts = value.split(", ")
        return ", ".join(self.words.words(found.field, part.strip("'\"")) or part for part in parts)

    def _type(self, name: str) -> str:
        """A type of value in words."""
        key = f"type-{name.split(maxsplit=1)[0]}"
        return self.texts.say(self.lang, key) if self.texts.has(self.lang, key) else name
