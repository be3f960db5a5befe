"""Nothing keeps the event loop waiting: what takes long is done elsewhere. `loop_guard` watches this in every test."""

import asyncio
import random
import threading

import pytest

from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records.record import Playback, record
from igroteka.table.core import playbacks
from igroteka.table.core.playbacks import playback, stored_match
from igroteka.testing.reference import GAME
from tests.table.build import play_of
from tests.table.conftest import Invite
from tests.table.people import play_out


def long_match() -> Match:  # type: ignore[type-arg]  # of the reference game
    match = Match(GAME, GAME.setup(seats=4), Luck(3))
    luck = random.Random(3)
    while match.ask:
        match.answer(luck.choice(match.ask.keys))
    return match


def test_the_guard_sees_a_replay_in_a_loop(slow_in_loops: list[str]) -> None:
    async def wrong() -> None:
        Playback(GAME, record(long_match()))

    server = threading.Thread(target=asyncio.run, args=[wrong()])
    server.start()
    server.join()

    assert slow_in_loops == ["Playback.__init__"]
    slow_in_loops.clear()


def test_an_undo_by_consent_is_made_elsewhere(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", end_turn=False)
    two.post(f"/api/tables/{table}/claim", {})
    one.connect(table)
    two.connect(table).until(lambda state: bool(state.get("question")))
    first = two.state["question"]
    two.answer("done")
    one.until(lambda state: bool(state.get("question")))
    one.answer("done")
    two.post(f"/api/tables/{table}/ask", {"kind": "undo", "seat": 1, "answers": 1})
    one.until(lambda state: bool(state.get("requests")))
    wish = one.state["requests"][0]["id"]
    one.post(f"/api/tables/{table}/reply", {"id": wish, "seat": 0, "agree": True})

    two.until(lambda state: bool(state.get("question")) and state["question"]["options"] == first["options"])
    assert any(line["kind"] == "table.forced" for line in two.state["log"])
    play_out(random.Random(5), one, two)


def test_a_replay_keeps_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playbacks, "STRIDE", 5)
    stored = stored_match(play_of("reference", long_match()))
    last = len(playback(stored).record.entries)
    assert last > 3 * 5
    playback(stored).at(last)
    played: list[int] = []
    enter = Playback.enter

    def count(playing: Playback, entry: object) -> None:  # type: ignore[type-arg]
        played.append(playing.entries)
        enter(playing, entry)  # type: ignore[arg-type]

    monkeypatch.setattr(Playback, "enter", count)
    for step in range(last + 1):
        played.clear()
        playback(stored).at(step)
        assert len(played) <= 5
