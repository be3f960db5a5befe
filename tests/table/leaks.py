"""Compares what the server sends in two worlds that a viewer can't tell apart.

A twin is the table in another world that a viewer can't tell from this one. Whatever is sent to the viewer must be the
same in both. `python -m tests.table.leaks --decisions 10000 --seed 1` compares at that many decisions of random matches
of all games, modes and numbers of seats (`make soak`).
"""

import argparse
import random
from collections.abc import Iterator
from itertools import chain, count

import msgspec

from igroteka.content.texts import LANGUAGES, Language
from igroteka.kernel.ask import Refused, Seat, sees
from igroteka.kernel.encoding import encode
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import Done, Match
from igroteka.kernel.view import determinise, view
from igroteka.records.saving import save
from igroteka.table.catalogue.games import AnyMatch, known_games, plain
from igroteka.table.compute.pool import BotJob, think
from igroteka.table.core.lookahead import ends_turn
from igroteka.table.core.play import Play
from igroteka.table.core.replays import seen_lines
from igroteka.table.core.rows import LogEvent, TableRow
from igroteka.table.errors import RequestError
from igroteka.table.hub.listener import Listener, encoder
from igroteka.table.hub.listeners import Listeners
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.services import actions
from igroteka.table.wire.messages import State
from tests.table.build import NOW, play_of

GAMES = known_games(reference=True)
COMPARED = 40  # pairs of worlds a game
ANSWERS = 500
MATCHES = 6  # at most: some are lost soon
TRIES = 60  # to find another world
HINTED = 0.02  # of the decisions: hints take long


def playing(game: str, seed: int) -> Iterator[tuple[Play, random.Random]]:
    """A table again and again, after a few more random answers each time."""
    luck, found = random.Random(seed), plain(game)
    setup = found.setup(seats=max(found.modes[0].seats))
    yield from answering(play_of(game, Match(found, setup, Luck(seed)), end_turn=False), luck)


def answering(play: Play, luck: random.Random) -> Iterator[tuple[Play, random.Random]]:
    """The table before each of its random answers."""
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


def state_of(play: Play, viewer: Seat | None, lang: Language = "ru") -> State:
    listeners = Listeners()
    return listeners.state_for(play, Listener("" if viewer is None else f"guest {viewer}", lang, viewer), NOW)


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


def any_play(game: str, seed: int) -> Iterator[tuple[Play, random.Random]]:
    """A table of any mode and number of seats before each answer of a random match."""
    luck, found = random.Random(seed), plain(game)
    mode = luck.choice(found.modes)
    setup = found.setup(mode.name, seats=luck.choice(sorted(mode.seats)))
    yield from answering(play_of(game, Match(found, setup, Luck(seed)), end_turn=False), luck)


def unlike(play: Play, other: Play, viewer: Seat | None, luck: random.Random) -> str:
    """What differs between a table and its twin in what the viewer is sent; empty if nothing does."""
    assert play.match and other.match
    lang = luck.choice(LANGUAGES)
    if encoder.encode(state_of(play, viewer, lang)) != encoder.encode(state_of(other, viewer, lang)):
        return "the state"
    if exported(other, viewer) != exported(play, viewer)[-len(other.match.done) or len(play.match.done) :]:
        return "the export"
    if viewer is None or all(ask.seat != viewer for ask in play.match.asks):
        return ""
    if paused(play, viewer) != paused(other, viewer):
        return "the pause at the end of a turn"
    if luck.random() < HINTED and hinted(play, viewer) != hinted(other, viewer):
        return "the hint"
    return ""


def leak_loop(decisions: int, seed: int) -> int:
    """Compare at this number of decisions; returns how many were compared."""
    compared = 0
    for number in count():
        game = GAMES[number % len(GAMES)]
        for play, luck in any_play(game, seed + number):
            assert play.match
            viewer = luck.choice([None, *range(play.match.setup.seats)])
            if viewer is not None and play.match.undo_depth(viewer) > len(play.match.segment()[1]):
                continue  # what could be taken back lies before the segment
            other = twin(play, viewer, luck.randrange(1 << 30))
            if other is None:
                continue
            found = unlike(play, other, viewer, luck)
            assert not found, f"{game}, seed {seed + number}, viewer {viewer}, revision {play.row.revision}: {found}"
            compared += 1
            if compared >= decisions:
                return compared
    raise AssertionError


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"{leak_loop(given.decisions, given.seed)} decisions, seed {given.seed}")
