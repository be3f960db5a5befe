"""Nothing hidden leaves the server in the middle of a match either: states, updates, hints, pauses, replays, exports.

A twin is the table in another world that a viewer can't tell from this one. Whatever is sent to the viewer must be the
same in both.
"""

from zlib import crc32

import pytest
from msgspec.structs import replace

from igroteka.content.scene import Scene
from igroteka.kernel.encoding import encode
from igroteka.table.core import replays
from igroteka.table.core.play import Play
from igroteka.table.core.playbacks import playback, stored_match
from igroteka.table.hub.listener import Listener, encoder
from igroteka.table.hub.listeners import Listeners
from igroteka.table.presenter.diff import update
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.wire.messages import State
from tests.table.build import NOW
from tests.table.leaks import GAMES, advised, exported, hinted, leak_loop, pairs, paused, playing, state_of


@pytest.mark.parametrize("game", GAMES)
def test_states_all_through_a_match_are_the_same_in_both_worlds(game: str, seed: int) -> None:
    for play, other, viewer in pairs(game, seed):
        here, there = state_of(play, viewer), state_of(other, viewer)
        assert encoder.encode(here) == encoder.encode(there), f"viewer {viewer}, revision {play.row.revision}"


@pytest.mark.parametrize("game", GAMES)
def test_pauses_hints_advice_and_exports_are_the_same_in_both_worlds(game: str, seed: int) -> None:
    for play, other, viewer in pairs(game, seed):
        assert play.match and other.match
        assert exported(other, viewer) == exported(play, viewer)[-len(other.match.done) or len(play.match.done) :]
        if viewer is None:
            continue
        assert advised(play, viewer) == advised(other, viewer)
        if any(ask.seat == viewer for ask in play.match.asks):
            assert paused(play, viewer) == paused(other, viewer)
            assert hinted(play, viewer) == hinted(other, viewer)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pushed_is_the_difference_of_two_states_and_nothing_else(game: str, seed: int) -> None:
    rooms: dict[str, Listener] = {}
    listeners = Listeners()
    for play, _ in playing(game, seed):
        if not listeners.here:
            for viewer in (None, *range(len(play.seats))):
                listener = rooms[str(viewer)] = Listener("" if viewer is None else f"guest {viewer}", "en", viewer)
                listeners.here.add(listener)
                listeners.greet(listener, listeners.state_for(play, listener, NOW))
                listener.queue.get_nowait()
        before = {name: listener.last for name, listener in rooms.items()}
        listeners.tell(listeners.news(play, NOW))
        for name, listener in rooms.items():
            old, new = before[name], listener.last
            assert old and new
            expected = update(old, new)
            sent = None if listener.queue.empty() else listener.queue.get_nowait()
            assert sent == (encoder.encode(expected) if expected else None)
        if play.row.revision > 60:
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_of_a_running_match_shows_a_seat_what_it_was_sent_then(game: str, seed: int) -> None:
    shown: dict[int, State] = {}
    for play, _ in playing(game, seed):
        assert play.match
        if not play.match.open and len(play.match.log) % 7 == 0:
            shown[len(play.match.log)] = state_of(play, 1)
        if len(play.match.log) > 60:
            break
    again_played = playback(stored_match(play))
    for step, live in shown.items():
        again = Presenter(again_played.table_at(step), 1, "ru")
        assert again.scene() == live.scene
        assert [line.text for line in again.log()] == [line.text for line in live.log]


def at_segment_start(game: str, seed: int) -> Play:
    """A table in play where a segment has just begun, whatever luck that took."""
    for number in range(20):
        for play, _ in playing(game, seed + number):
            assert play.match
            if len(play.match.log) > 20 and not play.match.segment()[1]:
                return play
    raise AssertionError("no match came so far")


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_of_a_running_match_begins_in_a_world_that_only_the_seats_view_shapes(game: str, seed: int) -> None:
    play = at_segment_start(game, seed)
    assert play.match
    branched = replays.branch(playback(stored_match(play)), len(play.match.log), 1)

    assert encode(branched.view(1).known) == encode(play.match.view(1).known)
    assert branched.dealt != play.match.dealt, "it begins from an imagined state, not with the true deal"
    assert branched.done == []


def test_a_leak_would_be_found(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(presenter: Presenter) -> Scene | None:
        assert presenter.play.match
        scene = draw(presenter)
        return scene and replace(scene, status=str(crc32(encode(presenter.play.match.state))))

    draw = Presenter.scene
    monkeypatch.setattr(Presenter, "scene", peeking)

    with pytest.raises(AssertionError, match="the state"):
        leak_loop(100, seed)


def test_all_games_modes_and_numbers_of_seats_are_compared(seed: int) -> None:
    assert leak_loop(100, seed) == 100
