"""Checks of a game's texts, on made-up games."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar, Self

import pytest

from igroteka.content.components import Components, Row
from igroteka.content.ledger import parse
from igroteka.content.texts import Texts
from igroteka.kernel.agenda import Agenda, Due
from igroteka.kernel.ask import Flow, Topic
from igroteka.kernel.flow import Kind, Table
from igroteka.kernel.game import Bots, Game, Mode, Setup
from igroteka.kernel.result import Line
from igroteka.testing import reference
from igroteka.testing.textcheck import (
    complaints,
    differences,
    display_text,
    lacking,
    literals,
    reasons,
    strange_citations,
    unnamed,
    unsaid_reasons,
)

COMMON = "opt-yes = Да\nopt-no = Нет\n"


@dataclass(slots=True)
class Nothing:
    agenda: list[Due]

    def copy(self) -> Self:
        return type(self)(self.agenda[:])


class Mark(Row, frozen=True):
    pass


class Count(Row, frozen=True):
    named: ClassVar[bool] = False


class Box(Components, frozen=True):
    mark: tuple[Mark, ...] = ()
    count: tuple[Count, ...] = ()


BOX = Box(mark=(Mark(id="dot", provenance="given"),), count=(Count(id="seats_2", provenance="given"),))


def start(setup: Setup, box: Box) -> Nothing:
    return Nothing([])


def segment(t: Table[Nothing, Box]) -> Flow[None] | None:
    return None


def score(state: Nothing, box: Box) -> tuple[tuple[Line, ...], ...]:
    return ()


def evaluate(state: Nothing, box: Box, seat: int) -> int:
    return 0


PICK: Topic[object] = Topic("pick", ("a", ("b", 1)), ("toy.turn.pick",))
SURE: Topic[object] = Topic("sure", (True, False), ("toy.turn.sure",))
GAME = Game(
    id="toy",
    package="toy",
    version=1,
    modes=(Mode("base", (2,), {"level": ("easy",)}),),
    topics=(PICK, SURE),
    events=(Kind("card.drawn", ("seat", "card"), "toy.turn.draw"),),
    box=BOX,
    state=Nothing,
    start=start,
    agenda=Agenda((), segment),
    score=score,
    bots=Bots(evaluate),
)
COMPLETE = """
ask-pick = Что?
ask-sure = Точно?
opt-pick--a = А
opt-pick--b-1 = Б
event-card-drawn = { $seat }: { $card-acc }
mode-base = Обычный
option-level = Уровень
option-level--easy = Легко
"""


def texts(path: Path, ru: str, en: str | None = None) -> Texts:
    (path / "ru.ftl").write_text(ru, encoding="utf-8")
    (path / "en.ftl").write_text(ru if en is None else en, encoding="utf-8")
    return Texts([path], strict=True)


def test_equal_languages_have_no_differences(tmp_path: Path) -> None:
    found = differences(texts(tmp_path, "a = { $x } { $y-acc }\n    .acc = б", "a = { $y } of { $x } by { $y }"))

    assert found == []


def test_differences_of_ids_and_variables(tmp_path: Path) -> None:
    found = differences(texts(tmp_path, "a = { $x } { $w }\nb = б\nd = д", "a = a\nc = c\nd = d"))

    assert found == ['no en text "b"', 'no ru text "c"', 'text "a": ru uses w, x, en uses nothing']


def test_a_complete_game_lacks_nothing(tmp_path: Path) -> None:
    assert lacking(texts(tmp_path, COMPLETE + COMMON), GAME) == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("ask-pick = Что?", 'no ru text "ask-pick"'),
        ("opt-pick--b-1 = Б", 'no ru text "opt-pick--b-1"'),
        ("event-card-drawn = { $seat }: { $card-acc }", 'no ru text "event-card-drawn"'),
        ("mode-base = Обычный", 'no ru text "mode-base"'),
        ("option-level = Уровень", 'no ru text "option-level"'),
        ("option-level--easy = Легко", 'no ru text "option-level--easy"'),
    ],
)
def test_whatever_a_game_has_no_words_for_is_named(tmp_path: Path, line: str, complaint: str) -> None:
    full = COMPLETE + COMMON
    assert line in full

    assert lacking(texts(tmp_path, full.replace(line + "\n", ""), full), GAME) == [complaint]


def test_the_parts_of_a_key_that_a_text_says_need_names(tmp_path: Path) -> None:
    lines = [line for line in (COMPLETE + COMMON).splitlines() if not line.startswith("opt-pick")]
    ru = "\n".join([*lines, "opt-pick = { $a }", "name-a = А"])
    en = "\n".join([*lines, "opt-pick = { $a ->\n    [b] one\n   *[other] other\n }"])

    assert lacking(texts(tmp_path, ru, en), GAME) == ['no ru text "name-b"']


def test_a_text_must_not_speak_of_parts_that_a_key_has_not(tmp_path: Path) -> None:
    full = COMPLETE + COMMON + "name-b = Б\n"

    found = lacking(texts(tmp_path, full, full.replace("opt-pick--a = А", "opt-pick--a = { $b } { $a } { $c }")), GAME)

    assert found == ['en text "opt-pick--a" uses b, c; the option a has a']


def test_an_event_that_uses_a_field_it_has_not_is_named(tmp_path: Path) -> None:
    full = COMPLETE + COMMON

    found = lacking(texts(tmp_path, full, full.replace("{ $card-acc }", "{ $tile } { $die }")), GAME)

    assert found == ['en text "event-card-drawn" uses die, tile; the event has seat, card']


def test_components_need_names_unless_their_kind_has_none(tmp_path: Path) -> None:
    found = unnamed(texts(tmp_path, "name-dot = Точка", "name-dash = Dash"), BOX)

    assert found == ['no en text "name-dot"']


def test_reasons_are_read_from_the_rules() -> None:
    source = """
no = WhyNot(key, "too.dear", "toy.a.b", (1,))
no = WhyNot(key, rule="toy.a.b", reason="late")
no = WhyNot(key, reason)
line = Line("night", 3, "toy.a.c")
line = flow.Line("elsewhere", 3, "toy.a.c")
end_match(Result((), lines, "overrun"))
print(3)
"""
    assert list(reasons(source)) == ["why-too-dear", "why-late", "score-night", "end-overrun"]


def test_reasons_without_a_text_are_named(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text('WhyNot(key, "dear", "toy.a.b")\nLine("night", 1, "toy.a.c")\n', encoding="utf-8")

    assert unsaid_reasons(texts(tmp_path, "why-dear = Дорого\nscore-night = Ночь", "score-night = Night"), [rules]) == [
        'no en text "why-dear"'
    ]


@pytest.mark.parametrize(
    "line",
    [
        'x = "Ночь"',
        'tell("The night falls")',
        'tell(f"{name} takes the card")',
        'tell("a" + "takes: the card")',
        "x = {'k': 'Not here'}",
    ],
)
def test_display_text_is_found(line: str) -> None:
    assert [number for number, _ in literals(f"import x\n{line}\n")] == [2]


@pytest.mark.parametrize(
    "line",
    [
        '"""A docstring of words."""',
        'def f(): "Also a docstring."',
        'def f(x: "Flow of, None") -> "Some Type":\n    x: "Other Type" = 1',
        'assert x, "our own mistake"',
        "assert x",
        'raise ValueError(f"{x} is wrong here")',
        'X: TypeAlias = "dict of, many"',
        'x = cast("tuple of, ints", y)',
        'X = TypeVar("X", bound="some Type")',
        'x = "night.tie"',
        'x = "gates:2"',
        "x = 'a b'",
    ],
)
def test_other_strings_are_no_display_text(line: str) -> None:
    assert list(literals(line)) == []


def test_display_text_is_reported_with_its_place(tmp_path: Path) -> None:
    module = tmp_path / "rules" / "night.py"
    module.parent.mkdir()
    module.write_text('x = 1\ny = "The night falls"\n', encoding="utf-8")

    assert display_text([module]) == ["rules/night.py:2: 'The night falls'"]


LEDGER = """
[game]
id = "toy"
title_ru = "Игрушка"
title_en = "Toy"
players = "2"
sources = ["rules"]

[[rule]]
id = "toy.night.tie.two"
kind = "flow"
src = "rules:1"
en = "A rule."
ru = "Правило."
modes = []
"""


@pytest.mark.parametrize(
    "text",
    [
        '"toy.night.tie.two"',
        '"by toy.night.tie.two."',
        '"toy.night.*"',
        '"toy.*"',
        '"toy.night.tie.t*"',
        'f"toy.night.{x}.two {y}"',
        'f"toy.night.{x}"',
        'f"{x} toy.night.tie.t{y}"',
        '"games.toy.rules.x"',
        '"toy.svg"',
        '"toyish.a.b"',
    ],
)
def test_known_rules_may_be_cited(tmp_path: Path, text: str) -> None:
    module = tmp_path / "night.py"
    module.write_text(text, encoding="utf-8")

    assert strange_citations(parse(LEDGER), [module]) == []


@pytest.mark.parametrize("text", ["toy.night.tie", "toy.night.tie.three", "toy.x.y.x", "toy.day.*", "toy.night.ties.*"])
def test_unknown_rules_must_not_be_cited(tmp_path: Path, text: str) -> None:
    module = tmp_path / "rules" / "night.py"
    module.parent.mkdir()
    module.write_text(f'def f() -> None:\n    """Something ({text})."""', encoding="utf-8")

    assert strange_citations(parse(LEDGER), [module]) == [f"rules/night.py cites {text}, which is not in the ledger"]


def test_the_reference_game_gives_no_cause_for_complaint() -> None:
    assert complaints(reference.GAME) == []


def test_only_the_rules_of_a_package_are_searched_for_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "toy_of_words"
    (package / "rules").mkdir(parents=True)
    (package / "texts").mkdir()
    texts(package / "texts", COMPLETE + "name-dot = Точка")
    (package / "ledger.toml").write_text(LEDGER, encoding="utf-8")
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "query.py").write_text('X = "The night falls"\nY = Line("night", 1, RULE)', encoding="utf-8")
    (package / "rules" / "night.py").write_text('"""See toy.day.dawn."""\nX = "The night falls"', encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    assert complaints(replace(GAME, package="toy_of_words")) == [
        'no ru text "score-night"',
        'no en text "score-night"',
        "rules/night.py:2: 'The night falls'",
        "rules/night.py cites toy.day.dawn, which is not in the ledger",
    ]
