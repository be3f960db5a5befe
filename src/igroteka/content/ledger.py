"""The ledger of a game: every rule of its rulebook with an id, in Russian and in English.

`ledger.toml` is the specification that code, tests and the interface cite. Its chapters are the second part of the ids:
`ryozen.night.tie` belongs to the chapter "night" of the game "ryozen".

A sentence that tells a printed value which a box can correct has a placeholder, as messages have:
`{ PRINTED("table.table.rounds") }`. `filled` puts in the values of a box; only filled ledgers are shown to players.
"""

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from igroteka.content import toml

Kind: TypeAlias = Literal[
    "component", "setup", "flow", "action", "effect", "limit", "scoring", "end", "mode", "example", "faq"
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Language: TypeAlias = Literal["ru", "en"]

_Word = Annotated[str, msgspec.Meta(min_length=1)]
_CYRILLIC: Final = re.compile("[А-Яа-яЁё]")


class LedgerError(toml.TomlError):
    """A ledger that can't be used; the message names the rule, what was found and what would be right."""


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One atomic rule, in our own words."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*(\.[a-z0-9_]+){2,}$")]
    kind: Kind
    src: _Word  # "rules:9,71": lines of a book
    en: _Word
    ru: _Word
    modes: tuple[str, ...]
    name_en: str = ""  # of what the rule is about
    name_ru: str = ""
    gap: str = ""  # what the book leaves open
    ruling: str = ""  # what we decided, and why
    ruling_ru: str = ""  # the same in Russian
    untestable: str = ""  # why no test can prove it

    @property
    def chapter(self) -> str:
        return self.id.split(".")[1]

    def text(self, lang: Language) -> str:
        return self.ru if lang == "ru" else self.en

    def name(self, lang: Language) -> str:
        return self.name_ru if lang == "ru" else self.name_en

    def decision(self, lang: Language) -> str:
        """What we decided, and why."""
        return self.ruling_ru if lang == "ru" else self.ruling


class LedgerHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a ledger says about its game."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
    title_ru: _Word
    title_en: _Word
    players: _Word
    sources: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]  # the books that `src` refers to
    modes: tuple[str, ...] = ()

    def title(self, lang: Language) -> str:
        return self.title_ru if lang == "ru" else self.title_en


class Ledger(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """All rules of a game, in the book's order."""

    game: LedgerHeader
    rule: tuple[Rule, ...]

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rule}

    def chapters(self) -> dict[str, list[Rule]]:
        """Rules by chapter, both in the book's order."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rule:
            found.setdefault(rule.chapter, []).append(rule)
        return found

    def search(self, text: str) -> Iterator[Rule]:
        """Rules whose id, names or texts in either language contain the text, ignoring case."""
        wanted = text.casefold()
        for rule in self.rule:
            texts = (rule.id, rule.name_ru, rule.name_en, rule.ru, rule.en, rule.gap, rule.ruling, rule.ruling_ru)
            if any(wanted in each.casefold() for each in texts):
                yield rule


def filled(ledger: Ledger, fill: Callable[[Language, str], str]) -> Ledger:
    """The ledger with the values of a box in its sentences; `fill` puts them into a sentence of a language."""
    return msgspec.structs.replace(ledger, rule=tuple(_filled(rule, fill) for rule in ledger.rule))


def _filled(rule: Rule, fill: Callable[[Language, str], str]) -> Rule:
    english, russian = (rule.en, rule.gap, rule.ruling), (rule.ru, rule.ruling_ru)
    if not any("{" in each for each in (*english, *russian)):
        return rule
    en, gap, ruling = (fill("en", each) for each in english)
    ru, ruling_ru = (fill("ru", each) for each in russian)
    return msgspec.structs.replace(rule, en=en, gap=gap, ruling=ruling, ru=ru, ruling_ru=ruling_ru)


def load(source: str | Path | Traversable) -> Ledger:
    """Read and check a ledger."""
    path = Path(source) if isinstance(source, str) else source
    try:
        return parse(toml.read(path))
    except toml.TomlError as error:
        raise LedgerError(f"{path.name}: {error}") from None


def parse(text: str) -> Ledger:
    """The ledger written in a file's text, checked."""
    try:
        ledger = toml.decode(text, Ledger)
    except toml.TomlError as error:
        raise LedgerError(str(error)) from None
    seen: set[str] = set()
    for rule in ledger.rule:
        problem = _problem(rule, ledger.game, seen)
        if problem:
            raise LedgerError(f'rule "{rule.id}"{problem}')
        seen.add(rule.id)
    return ledger


def _problem(rule: Rule, game: LedgerHeader, seen: set[str]) -> str | None:
    """What is wrong with a rule, if anything."""
    if rule.id in seen:
        return ": the id occurs twice"
    if not rule.id.startswith(f"{game.id}."):
        return f": expected an id that begins with {game.id}."
    if not rule.en.strip():
        return ", en: expected an English text, found none"
    if not _CYRILLIC.search(rule.ru) and "{" not in rule.ru:
        return ", ru: expected a Russian text, found none"
    if bool(rule.name_ru) != bool(rule.name_en):
        return ": expected name_ru and name_en, or neither"
    if bool(rule.ruling) != bool(_CYRILLIC.search(rule.ruling_ru)):
        return ": expected ruling and, in Russian, ruling_ru, or neither"
    return _problem_of_references(rule, game)


def _problem_of_references(rule: Rule, game: LedgerHeader) -> str | None:
    books = [part.partition(":")[0].strip() for part in rule.src.split(";")]
    strange = [book for book in books if book not in game.sources]
    if strange:
        return f', src: expected one of the books {", ".join(game.sources)}, found "{strange[0]}"'
    unknown = [mode for mode in rule.modes if game.modes and mode not in game.modes]
    if unknown:
        return f', modes: expected some of {", ".join(game.modes)}, found "{unknown[0]}"'
    return None
