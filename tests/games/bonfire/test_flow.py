"""The agenda: every step that a rule puts on it exists, and quiet ones neither ask nor draw."""

import re
from inspect import getsource, isgeneratorfunction
from pathlib import Path

import pytest

from igroteka.games import bonfire
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.flow import QUIET, STEPS
from igroteka.games.bonfire.topics import ACTIONS
from igroteka.games.bonfire.words import CELLS
from tests.games.bonfire.build import city, play, table, tokens

SOURCES = sorted((Path(bonfire.__file__).parent / "rules").glob("*.py"))
NAMED = re.compile(r'later\("(\w+)"')


def test_every_step_named_exists() -> None:
    named = {name for path in SOURCES for name in NAMED.findall(path.read_text(encoding="utf-8"))}
    named |= {*ACTIONS, "discard"} | {f"tom_{card.action}" for card in BOX.tom_card}
    named |= {f"council_{cell}" for cell in CELLS if cell != "fate"}
    assert named <= set(STEPS)
    assert set(STEPS) - named == {"deal"}


@pytest.mark.parametrize("name", sorted(QUIET))
def test_a_quiet_step_neither_asks_nor_draws(name: str) -> None:
    step = STEPS[name]
    assert not isgeneratorfunction(step)
    assert "luck" not in getsource(step)
    assert "take(t," not in getsource(step)


def test_each_question_begins_a_segment() -> None:
    t = play(city(table(), tokens="ship path:2 task:2", ship="A1"))
    t.play("ship", "A3", "two", "path:task", "two")
    start, answers, _ = t.match.segment()
    assert answers == []
    assert tokens(start) == tokens(t.state)
