"""Nothing hidden leaves the server in the middle of a match either: states, updates, hints, pauses, replays, exports.

A twin is the table in another world that a viewer can't tell from this one. Whatever is sent to the viewer must be the
same in both.
"""

import random
from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest

from igroteka.kernel.ask import Refused, Seat, sees
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import Done, Match
from igroteka.kernel.snapshot import encode
from igroteka.kernel.view import determinise, view
from igroteka.records.saving import save
from igroteka.table.catalogue.games import AnyMatch, known_games, plain
from igroteka.table.compute.pool import BotJob, think
from igroteka.table.core import replays
from igroteka.table.core.lookahead import ends_turn
from igroteka.table.core.play import Play
from igroteka.table.core.playbacks import playback, stored_match
from igroteka.table.core.replays import seen_lines
from igroteka.table.core.rows import LogEvent, TableRow
from igroteka.table.errors import RequestError
from igroteka.table.hub.listener import Listener, encoder
from igroteka.table.hub.listeners import Listeners
from igroteka.table.presenter.diff import update
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.services import actions
from igroteka.table.wire.messages import State
from tests.table.build import NOW, play_of

GAMES = known_games(reference=True)
COMPARED = 40  # pairs of worlds a game
ANSWERS = 500
MATCHES = 6  # at most: some are lost soon
TRIES = 60  # to find another world


def playing(game: str, seed: int) -> Iterator[tuple[Play, random.Random]]:
    """A table again and again, after a few more random answers each time."""
    luck, found = random.Random(seed), plain(game)
    setup = found.setup(seats=max(found.modes[0].seats))
    play = play_of(game, Match(found, setup, Luck(seed)), end_turn=False)
    for _ in range(ANSWERS):
        match = play.match
        assert match
        if match.result:
            return
        yield play, luck
        ask = luck.choice(match.asks)
        play.answer(ask.seat, (luck.choice(ask.keys),), NOW)


def events_of(match: AnyMatch, viewer: Seat | None) -> list[LogEvent]:
    return [LogEvent(event.kind.name, event.values, event.seen) for event in match.heard(viewer)]


def relived(match: AnyMatch, viewer: Seat | None, seed: str) -> AnyMatch | None:
    """The running segment in another world, if the viewer would have seen the same."""
    start, since, drawn = match.segment()
    world = determinise(match.game, view(match.game, start, viewer), Luck(seed))
    luck = Luck(f"other {seed}", script=[each.value if sees(each.seen, viewer) else None for each in drawn])
    try:
        other: AnyMatch = Match(match.game, match.setup, luck, world)
        for each in since:
            answer_again(other, each, viewer, luck, each in match.open)
    except (Refused, LuckError):
        return None
    same = encode(other.view(viewer).known) == encode(match.view(viewer).known)
    return other if same and not luck.script and heard_of(other, viewer) == heard_of(match, viewer) else None


def answer_again(other: AnyMatch, each: Done, viewer: Seat | None, luck: Luck, is_open: bool) -> None:
    """An answer the viewer saw, or any in place of one they did not; open ones of others are not known to them."""
    if sees(each.seen, viewer):
        other.answer(each.key, each.seat)
    elif not is_open:
        other.answer(luck.fresh(len(other.asked(each.seat).keys)), each.seat)


def heard_of(match: AnyMatch, viewer: Seat | None) -> tuple[object, ...]:
    """What the viewer hears of the questions."""
    topic = match.ask.topic.name if match.ask and not match.gathering else ""
    own = [(ask.topic.name, ask.keys) for ask in match.asks if ask.seat == viewer]
    return match.deciding(), topic, own, match.result


def twin(play: Play, viewer: Seat | None, seed: int) -> Play | None:
    """The same table in another world, or nothing when none was found in a few tries."""
    match = play.match
    assert match
    found = (relived(match, viewer, f"{seed} {attempt}") for attempt in range(TRIES))
    other = next((each for each in found if each), None)
    if other is None:
        return None
    copy = Play(msgspec.convert(msgspec.to_builtins(play.row), TableRow), play.seats)
    seen, fresh = [each for each in play.journal.events if sees(each.seen, viewer)], events_of(other, viewer)
    copy.match, copy.journal.events = other, seen[: len(seen) - len(fresh)] + fresh
    copy.journal.revisions, copy.journal.scores, copy.journal.trails = (
        [0] * len(copy.journal.events),
        play.journal.scores,
        play.journal.trails,
    )
    other.log, other.dealt = match.log, match.dealt
    return copy


def pairs(game: str, seed: int) -> Iterator[tuple[Play, Play, Seat | None]]:
    """Tables all through a match, each with a twin for some viewer; an onlooker's too."""
    compared = 0
    for play, luck in chain.from_iterable(playing(game, seed + number) for number in range(MATCHES)):
        match = play.match
        assert match
        viewer = luck.choice([None, *range(match.setup.seats)])
        if luck.random() < 0.5 or (viewer is not None and match.undo_depth(viewer) > len(match.segment()[1])):
            continue  # what could be taken back lies before the segment
        other = twin(play, viewer, luck.randrange(1 << 30))
        if other:
            yield play, other, viewer
            compared += 1
        if compared >= COMPARED:
            break
    assert compared >= COMPARED // 2, f"only {compared} twins were found"


def state_of(play: Play, viewer: Seat | None) -> State:
    listeners = Listeners()
    return listeners.state_for(play, Listener("" if viewer is None else f"guest {viewer}", "ru", viewer), NOW)


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


def exported(play: Play, viewer: Seat | None) -> list[object]:
    assert play.match
    return list(seen_lines(play.match, viewer))


def advised(play: Play, viewer: Seat) -> object:
    try:
        return Presenter(play, viewer, "en").advice(actions.partner_asked(play, f"guest {viewer}"))
    except RequestError as wrong:
        return wrong.code


def paused(play: Play, viewer: Seat) -> list[bool]:
    """Which answers the table would hold back for "end turn"."""
    assert play.match
    return [ends_turn(play, viewer, (key,)) for key in play.match.asked(viewer).keys[:3]]


def hinted(play: Play, viewer: Seat) -> object:
    assert play.match
    return think(BotJob(play.row.game, "", save(play.match), viewer, "easy", 60.0, 7))


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
