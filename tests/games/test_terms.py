"""Russian texts use the words of the rulebooks."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from igroteka.games import find_game
from igroteka.table.catalogue.games import rules

HERE = Path(__file__).parent
GUIDES = HERE.parents[1] / "docs" / "guides"


class Term(msgspec.Struct, frozen=True):
    """A word of a book, how often the book has it, and what must not be said instead."""

    stem: str
    book: int
    others: tuple[str, ...] = msgspec.field(name="not")


TERMS = msgspec.convert(tomllib.loads((HERE / "terms.toml").read_text(encoding="utf-8")), dict[str, tuple[Term, ...]])


def russian(game: str) -> Iterator[tuple[str, str]]:
    """Everything that a game says in Russian, and where."""
    package = files(find_game(game).package)
    for file in sorted((Path(str(package)) / "texts" / "ru").glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.name}:{number}", line.partition("=")[2] or line
    for english, note in tomllib.loads((package / "box" / "notes_ru.toml").read_text(encoding="utf-8")).items():
        yield f"notes_ru.toml: {english}", note
    for rule in rules(game).rule:
        yield rule.id, rule.ru
        yield f"{rule.id} (ruling)", rule.ruling_ru
    yield f"{game}.ru.md", (GUIDES / f"{game}.ru.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", TERMS)
def test_russian_texts_use_the_terms_of_the_rulebook(game: str) -> None:
    strange = [
        f"{where}: {found.group()!r}, the book says {term.stem}…"
        for where, text in russian(game)
        for term in TERMS[game]
        for other in term.others
        if (found := re.search(rf"\b{other}", text.lower()))
    ]

    assert strange == []


@pytest.mark.parametrize("game", TERMS)
def test_every_term_of_the_glossary_is_used(game: str) -> None:
    said = "\n".join(text for _, text in russian(game)).lower()

    assert [term.stem for term in TERMS[game] if not re.search(rf"\b{term.stem}", said)] == []
