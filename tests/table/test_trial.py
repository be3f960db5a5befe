"""Component files of strangers: tried out before a table uses them."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest

from igroteka.content.components import export
from igroteka.games.bonfire.box import BOX
from igroteka.table.catalogue.games import exported, plain
from igroteka.table.compute import trial
from igroteka.table.compute.pool import Compute
from igroteka.table.compute.trial import Trial, Verdict, tried
from igroteka.table.errors import RequestError
from igroteka.table.ops.limits import OneAtATime
from igroteka.table.services.components import MOST_COMPONENTS, expect_playable
from tests.table.conftest import Invite

PLANNED = Trial("reference", exported("reference"), "", 2, {})


@pytest.fixture
def thinkers() -> Iterator[Compute]:
    pool = Compute(1)
    yield pool
    pool.close()


def test_a_good_file_passes() -> None:
    assert tried(PLANNED) == Verdict()


def test_a_broken_file_is_told_in_words() -> None:
    assert tried(PLANNED._replace(components="[[card]]\nid = 1")).code == "bad-components"


def test_a_deal_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_: object) -> None:
        for _each in count():
            pass

    monkeypatch.setattr(trial, "game_with", lambda *_: replace(plain("reference"), start=endless))
    assert tried(PLANNED, seconds=0.2).code == "unplayable"


def test_whatever_the_rules_trip_over_is_the_files_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def trip(*_: object) -> None:
        raise AssertionError("an empty pile")

    monkeypatch.setattr(trial, "game_with", lambda *_: replace(plain("reference"), start=trip))
    assert tried(PLANNED) == Verdict("unplayable", "AssertionError an empty pile")


def test_it_is_tried_in_another_process(thinkers: Compute) -> None:
    with pytest.raises(RequestError) as refused:
        asyncio.run(expect_playable(thinkers, PLANNED._replace(components="[[card]]\nid = 1"), "ann"))
    assert refused.value.code == "bad-components"


def test_a_huge_file_is_not_even_tried(thinkers: Compute) -> None:
    with pytest.raises(RequestError) as refused:
        asyncio.run(expect_playable(thinkers, PLANNED._replace(components="#" * (MOST_COMPONENTS + 1)), "ann"))
    assert refused.value.code == "too-long"


def test_one_thing_at_a_time() -> None:
    turns = OneAtATime("components")
    with turns.turn("anna"), turns.turn("boris"), pytest.raises(RequestError), turns.turn("anna"):
        pass
    with turns.turn("anna"):
        pass


def test_a_table_without_end_is_refused(invite_light: Invite) -> None:
    edited = export(BOX).replace("portals_removed = 1", "portals_removed = -1000000")
    body = {"game": "bonfire", "seats": [{"kind": "me"}, {"kind": "me"}], "components": edited}
    status, error = invite_light().error("POST", "/api/tables", body)

    assert (status, error["code"]) == (400, "bad-components")
    assert "portals_removed: the rulebook says 1, found -1,000,000" in error["message"]
