"""Nothing hidden leaves the server: in two worlds a seat can't tell apart, the socket sends it the same bytes."""

import random

import msgspec
import pytest

from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import determinise, view
from igroteka.table.diff import update
from igroteka.table.play import Play
from igroteka.table.room import Listener, Room, encoder
from igroteka.table.rows import TableRow
from igroteka.table.shelf import known_games, plain
from tests.table.build import NOW, play_of


def sent(play: Play, seat: int) -> bytes:
    """What the socket of a seat is sent at first."""
    room = Room("table")
    room.play = play
    listener = Listener(f"guest {seat}", "en", seat)
    room.listeners.add(listener)
    room.greet(listener, NOW)
    data = listener.queue.get_nowait()
    assert data is not None
    return data


def twin(play: Play, seat: int, seed: int) -> Play:
    """The same table in another world that the seat can't tell from this one."""
    match = play.match
    assert match
    start, since, _ = match.segment()
    assert not since, "only at the start of a segment"
    world = determinise(match.game, view(match.game, start, seat), Luck(seed))
    other = Match(match.game, match.setup, Luck(f"other {seed}"), world)
    copy = Play(msgspec.convert(msgspec.to_builtins(play.row), TableRow), play.seats)
    copy.match, copy.told, copy.told_at, copy.scores = other, play.told, play.told_at, play.scores
    copy.trails = play.trails
    other.log, other.dealt = match.log, match.dealt
    return copy


@pytest.mark.parametrize("game", known_games(reference=True))
def test_the_socket_sends_the_same_in_worlds_a_seat_cannot_tell_apart(game: str) -> None:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    luck = random.Random(seed)
    found = plain(game)
    setup = found.setup(seats=max(found.modes[0].seats))
    play = play_of(game, Match(found, setup, Luck(seed)))
    compared = 0
    for _ in range(600):
        match = play.match
        assert match
        if match.result or compared >= 40:
            break
        _, since, drawn = match.segment()
        if not since and not drawn and not any(map(match.undo_depth, range(setup.seats))):
            for seat in range(setup.seats):
                here, there = sent(play, seat), sent(twin(play, seat, seed + compared), seat)
                assert here == there, f"seat {seat}, answers {len(match.done)}, seed {seed}"
                compared += 1
        ask = luck.choice(match.asks)
        play.answer(ask.seat, (luck.choice(ask.keys),), NOW)
    assert compared >= 8


def test_what_workers_tell_each_other_is_only_where_the_table_is() -> None:
    from igroteka.table.tables import Event

    fields = set(Event.__struct_fields__)

    assert fields == {"worker", "at", "online", "who", "chat", "point", "gone"}


def test_an_update_holds_no_more_than_the_states_it_is_between() -> None:
    found = plain("reference")
    match = Match(found, found.setup(seats=2), Luck(4))
    play = play_of("reference", match)
    room = Room("table")
    room.play = play
    listener = Listener("guest 1", "en", 1)
    before = room.state_for(listener, NOW)
    hidden = [f'"{match.game.box.card[card].id}"' for card in match.state.hands[0].things]
    play.answer(0, ("done",), NOW)
    after = room.state_for(listener, NOW)
    data = encoder.encode(update(before, after)).decode()

    assert [card for card in hidden if card in data] == []
