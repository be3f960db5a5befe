"""Nothing hidden leaves the server: in two worlds a seat can't tell apart, the socket sends it the same bytes."""

import dataclasses
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from igroteka.content.scene import Say, Scene, scenery_of
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import View, determinise, view
from igroteka.table.catalogue.games import AnyGame, known_games, plain
from igroteka.table.core.play import Play
from igroteka.table.core.rows import TableRow
from igroteka.table.hub.listener import Listener, encoder
from igroteka.table.hub.listeners import Listeners
from igroteka.table.presenter.diff import update
from tests.table.build import NOW, play_of

MATCHES = 20
ANSWERS = 600


def sent(play: Play, seat: int) -> bytes:
    """What the socket of a seat is sent at first."""
    listeners = Listeners()
    listener = Listener(f"guest {seat}", "en", seat)
    listeners.here.add(listener)
    listeners.greet(listener, listeners.state_for(play, listener, NOW))
    data = listener.queue.get_nowait()
    assert data is not None
    return data


def twin(play: Play, seat: int, seed: int) -> Play:
    """The same table in another world that the seat can't tell from this one."""
    assert play.match
    start, since, _ = play.match.segment()
    assert not since, "only at the start of a segment"
    return in_world(play, determinise(play.match.game, view(play.match.game, start, seat), Luck(seed)), seed)


def in_world(play: Play, world: Any, seed: int) -> Play:
    """The same table, but for what its state holds, and with other luck to come."""
    match = play.match
    assert match
    other = Match(match.game, match.setup, Luck(f"other {seed}"), world)
    copy = Play(msgspec.convert(msgspec.to_builtins(play.row), TableRow), play.seats)
    copy.match, copy.journal.events, copy.journal.revisions, copy.journal.scores = (
        other,
        play.journal.events,
        play.journal.revisions,
        play.journal.scores,
    )
    copy.journal.trails = play.journal.trails
    other.log, other.dealt = match.log, match.dealt
    return copy


def at_starts(game: str, seed: int) -> Iterator[Play]:
    """A table again and again along random matches, whenever a segment begins and nothing can be taken back."""
    luck, found = random.Random(seed), plain(game)
    setup = found.setup(seats=max(found.modes[0].seats))
    for number in range(MATCHES):
        match = Match(found, setup, Luck(f"{seed} {number}"))
        play = play_of(game, match)
        for _ in range(ANSWERS):
            if match.result:
                break
            _, since, drawn = match.segment()
            if not since and not drawn and not any(map(match.undo_depth, range(setup.seats))):
                yield play
            ask = luck.choice(match.asks)
            play.answer(ask.seat, (luck.choice(ask.keys),), NOW)


def differences(game: str, seed: int, most: int) -> Iterator[bool]:
    """Whether what a seat is sent differs between worlds it can't tell apart, moment for moment."""
    compared = 0
    for play in at_starts(game, seed):
        for seat in range(len(play.seats)):
            yield sent(play, seat) != sent(twin(play, seat, seed + compared), seat)
            compared += 1
        if compared >= most:
            return


@pytest.mark.parametrize("game", known_games(reference=True))
def test_the_socket_sends_the_same_in_worlds_a_seat_cannot_tell_apart(game: str, seed: int) -> None:
    found = list(differences(game, seed, 40))

    assert len(found) >= 8
    assert not any(found), f"after {found.index(True)} looks"


def whole_state(game: AnyGame, state: Any, seat: int | None) -> View[Any]:
    """A view that hides nothing."""
    return View(seat, state.copy())


@pytest.mark.parametrize("game", ["reference", "candelabria"])  # in the others no seat knows what another does not
def test_a_view_made_of_the_whole_state_would_be_caught(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.kernel.match.view", whole_state)

    assert any(differences(game, seed, 200))


UNSEEN_BY_ALL = (
    "path_unseen",
    "masters_unseen",
    "tom_pile",
)  # in Bonfire nothing else is hidden: there it has no order


def shuffled(state: Any, luck: random.Random) -> Any:
    """The same state of Bonfire, with all that nobody has seen in another order."""
    other = state.copy()
    for name in UNSEEN_BY_ALL:
        setattr(other, name, tuple(luck.sample(getattr(state, name), len(getattr(state, name)))))
    return other


def orders_told(seed: int) -> Iterator[bool]:
    """Whether a seat of Bonfire is told anything of the order of what nobody has seen."""
    luck = random.Random(seed)
    for play in islice(at_starts("bonfire", seed), 30):
        assert play.match
        world = shuffled(play.match.segment()[0], luck)
        yield sent(play, 0) != sent(in_world(play, world, seed), 0)


def test_what_nobody_has_seen_of_bonfire_has_no_order(seed: int) -> None:
    found = list(orders_told(seed))

    assert len(found) == 30
    assert not any(found)


def test_an_order_of_what_nobody_has_seen_would_be_caught(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    scenery = scenery_of(plain("bonfire"))

    def peeking(seen: View[Any], box: Any, say: Say) -> Scene:
        return replace(scenery.draw(seen, box, say), status=str(seen.known.masters_unseen[:1]))

    leaky = dataclasses.replace(plain("bonfire"), scene=scenery._replace(draw=peeking))
    monkeypatch.setattr("igroteka.table.core.play.game_with", lambda game, components: leaky)

    assert any(orders_told(seed))


def test_what_workers_tell_each_other_is_only_where_the_table_is() -> None:
    from igroteka.table.hub.bus_message import BusMessage

    fields = set(BusMessage.__struct_fields__)

    assert fields == {"worker", "at", "online", "who", "chat", "point", "gone"}


def test_an_update_holds_no_more_than_the_states_it_is_between() -> None:
    found = plain("reference")
    match = Match(found, found.setup(seats=2), Luck(4))
    play = play_of("reference", match)
    listeners = Listeners()
    listener = Listener("guest 1", "en", 1)
    before = listeners.state_for(play, listener, NOW)
    hidden = [f'"{match.game.box.card[card].id}"' for card in match.state.hands[0].things]
    play.answer(0, ("done",), NOW)
    after = listeners.state_for(play, listener, NOW)
    data = encoder.encode(update(before, after)).decode()

    assert [card for card in hidden if card in data] == []
