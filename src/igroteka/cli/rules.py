"""`igroteka rules`: shows a game's ledger, and which of its rules the tests prove."""

import errno
import json
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter, validators
from rich.table import Table

from igroteka.cli import rulings
from igroteka.cli.output import Output, paged, words
from igroteka.content import ledger
from igroteka.content.ledger import KINDS, Kind, Language, Ledger, Rule
from igroteka.content.texts import Texts
from igroteka.games import find_game
from igroteka.testing.results import Proofs, read

RESULTS = Path(".coverage-rules.json")
Percent = Annotated[float, Parameter("--min", validator=validators.Number(gte=0, lte=100))]


def rules(
    game: str,
    *,
    search: str = "",
    lang: Language = "en",
    kind: Kind | None = None,
    chapter: str | None = None,
    coverage: bool = False,
    missing: bool = False,
    doubtful: bool = False,
    least: Percent = 100,
    results: Path = RESULTS,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> int:
    """Read the rules of a game, or see which of them passing tests prove.

    Examples: `igroteka rules ryozen --search herald`, `igroteka rules bonfire --lang ru --chapter task`,
    `igroteka rules ryozen --coverage --min 90`

    Parameters
    ----------
    game
        Id of the game.
    search
        Only rules that hold this text: in their id or their words, in either language, whatever the case.
    lang
        Language of the rules' words.
    kind
        Only rules of this kind.
    chapter
        Only rules of this chapter, the second part of their ids.
    coverage
        Count by kind the rules that passing tests prove; list those that can't be tested and those that are missing.
    missing
        Only list, with their words, the rules that no passing test proves.
    doubtful
        Only the rules that the book leaves open, with what we decided and what a table may decide, as a page.
    least
        Exit with 1 if fewer of the testable rules, in percent, are proved.
    results
        File in which the tests have left what they prove.
    as_json
        Print JSON, for programs.
    """
    book = ledger_of(game)
    if doubtful:
        print(rulings.doubtful(find_game(game), book, lang), end="")
        return 0
    found = [rule for rule in book.search(search) if _fits(rule, kind, chapter)]
    if chapter is not None and chapter not in book.chapters():
        raise LookupError(f"{game} has no chapter {chapter!r}; its chapters are {', '.join(book.chapters())}")
    if coverage or missing:
        report = Coverage.of(found, proofs(results))
        _show_coverage(report, lang, missing, least, as_json)
        return 0 if report.percent >= least else 1
    _show_rules(book, found, lang, as_json)
    return 0 if found else 1


def ledger_of(game: str) -> Ledger:
    """The ledger of a game, with the values of its default box."""
    found = find_game(game)
    return ledger.filled(ledger.load(files(found.package) / "ledger.toml"), Texts.of(found).fill)


def proofs(path: Path) -> Proofs:
    """The rules that the last test run proved, or an error if there was none."""
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, "no results of tests here yet; run them first", str(path))
    return read(path)


@dataclass(frozen=True)
class Coverage:
    """Rules, each either cited by a passing test, untestable, or missing."""

    cited: dict[str, list[str]]
    untestable: list[Rule]
    missing: list[Rule]
    kinds: dict[str, list[int]]  # total, untestable, cited, missing

    @classmethod
    def of(cls, found: Iterable[Rule], proved: Proofs) -> "Coverage":
        report = cls({}, [], [], {kind: [0, 0, 0, 0] for kind in KINDS})
        for rule in found:
            counts = report.kinds[rule.kind]
            counts[0] += 1
            counts[report._sort(rule, proved)] += 1
        return report

    def _sort(self, rule: Rule, proved: Proofs) -> int:
        """Classify a rule; returns the index of its count."""
        if rule.id in proved:
            self.cited[rule.id] = proved[rule.id]
            return 2
        if rule.untestable:
            self.untestable.append(rule)
            return 1
        self.missing.append(rule)
        return 3

    @property
    def percent(self) -> float:
        return percent(len(self.cited), len(self.missing))


def percent(cited: int, missing: int) -> float:
    """Cited rules among the testable ones, rounded down so that 100 means all."""
    return cited * 1000 // (cited + missing) / 10 if cited + missing else 100.0


def _fits(rule: Rule, kind: Kind | None, chapter: str | None) -> bool:
    return kind in (None, rule.kind) and chapter in (None, rule.chapter)


def _show_rules(book: Ledger, found: list[Rule], lang: Language, as_json: bool) -> None:
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
        return
    texts = words()
    with paged() as output:
        output.line(texts.say(lang, "rules-count", title=book.game.title(lang), rules=len(found)), "bold")
        for chapter, rules_of in msgspec.structs.replace(book, rule=tuple(found)).chapters().items():
            output.line()
            output.line(texts.say(lang, "rules-chapter", chapter=chapter, rules=len(rules_of)), "bold reverse")
            for rule in rules_of:
                _show_rule(output, rule, lang)
        if not found:
            output.line(texts.say(lang, "rules-none"))


def _show_rule(output: Output, rule: Rule, lang: Language) -> None:
    texts = words()
    output.line()
    output.line(
        " · ".join(filter(None, (rule.id, rule.name(lang), rule.kind, rule.src, ", ".join(rule.modes)))), "cyan"
    )
    output.line(f"  {rule.text(lang)}")
    for name, said in (("gap", rule.gap), ("ruling", rule.decision(lang)), ("untestable", rule.untestable)):
        if said:
            output.line(f"  {texts.say(lang, f'rules-{name}')}: {said}", "dim")


def _show_coverage(report: Coverage, lang: Language, missing: bool, least: float, as_json: bool) -> None:
    if as_json:
        print(json.dumps(_plain(report), ensure_ascii=False, indent=2))
        return
    texts = words()
    with paged() as output:
        if missing:
            for rule in report.missing:
                _show_rule(output, rule, lang)
        else:
            output.console.print(_table(report, lang))
            _list(
                output, texts.say(lang, "rules-head-untestable"), [f"{r.id}: {r.untestable}" for r in report.untestable]
            )
            _list(output, texts.say(lang, "rules-head-missing"), [rule.id for rule in report.missing])
        if report.percent < least:
            output.line()
            output.line(texts.say(lang, "rules-below", percent=f"{report.percent:g}", least=f"{least:g}"), "red")


def _list(output: Output, head: str, lines: list[str]) -> None:
    if lines:
        output.line()
        output.line(head, "bold")
    for line in lines:
        output.line(f"  {line}")


def _table(report: Coverage, lang: Language) -> Table:
    texts = words()
    table = Table(box=None, pad_edge=False)
    for name in ("kind", "total", "untestable", "cited", "missing", "percent"):
        table.add_column(texts.say(lang, f"rules-col-{name}"), justify="left" if name == "kind" else "right")
    shown = {kind: counts for kind, counts in report.kinds.items() if counts[0]}
    total = [sum(each) for each in zip(*shown.values(), strict=True)] or [0, 0, 0, 0]
    for kind, counts in (*shown.items(), (texts.say(lang, "rules-sum"), total)):
        table.add_row(kind, *map(str, counts), f"{percent(counts[2], counts[3]):g}")
    return table


def _plain(report: Coverage) -> dict[str, object]:
    names = ("total", "untestable", "cited", "missing")
    return {
        "percent": report.percent,
        "kinds": {kind: dict(zip(names, counts, strict=True)) for kind, counts in report.kinds.items()},
        "cited": report.cited,
        "untestable": {rule.id: rule.untestable for rule in report.untestable},
        "missing": [rule.id for rule in report.missing],
    }
