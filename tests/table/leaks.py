"""Compares what the server sends in two worlds that a viewer can't tell apart.

A twin is the table in another world that a viewer can't tell from this one. Whatever is sent to the viewer must be the
same in both. `python -m tests.table.leaks --decisions 10000 --seed 1` compares at that many decisions of random matches
of all games, modes and numbers of seats (`make soak`).
"""

import argparse
import random
from collections.abc import Iterator
from copy import copy
from itertools import chain, compress, count, cycle
from operator import is_not

import msgspec
from msgspec.structs import replace

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
PAUSED = 0.25  # of the decisions: whether an answer would end the turn is looked up in several worlds


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
    same = Play(msgspec.convert(msgspec.to_builtins(play.row), TableRow), play.seats)
    same.match = other
    same.journal.scores, same.journal.trails = play.journal.scores, play.journal.trails
    fresh = events_of(other, viewer)
    kept = before_last(play.journal.events, len(fresh), viewer)
    told = [
        at
        for event, at in zip(play.journal.events[kept:], play.journal.revisions[kept:], strict=True)
        if sees(event.seen, viewer)
    ]
    same.journal.events, same.journal.revisions = (
        play.journal.events[:kept] + fresh,
        play.journal.revisions[:kept] + told,
    )
    other.log, other.dealt = match.log, match.dealt
    return same


def before_last(events: list[LogEvent], count: int, viewer: Seat | None) -> int:
    """How many events come before the last ones that the viewer heard."""
    at = len(events)
    while count:
        at -= 1
        count -= sees(events[at].seen, viewer)
    return at


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
    return shown(Listeners(), play, viewer, lang)


def shown(listeners: Listeners, play: Play, viewer: Seat | None, lang: Language, visited: int | None = None) -> State:
    listener = Listener("" if viewer is None else f"guest {viewer}", lang, viewer)
    return listeners.state_for(play, listener, NOW, visited)


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


def without_repeats(said: Listeners, play: Play, other: Play, viewer: Seat | None, lang: Language) -> Listeners:
    """Listeners for a twin, who know the lines of the log about events before the worlds parted."""
    found, events, fresh = said._cache._logs.get((viewer, lang, True)), play.journal.events, Listeners()
    same = next(compress(count(), map(is_not, events, other.journal.events)), len(other.journal.events))
    if found and same:
        log = fresh._cache._logs[viewer, lang, True] = copy(found)
        new = sum(sees(each.seen, viewer) for each in events[same : found.scanned])
        log.said, log.count = found.said[: len(found.said) - new], found.count - new
        log.scanned = min(same, found.scanned)
        log.last = events[log.scanned - 1]
    return fresh


def differ(one: State, two: State) -> bool:
    """Whether two states are not sent as the same bytes; of a long log one may hold fewer old lines."""
    lines = min(len(one.log), len(two.log))
    one, two = (replace(each, log=each.log[len(each.log) - lines :]) for each in (one, two))
    return encoder.encode(one) != encoder.encode(two)


def unlike(said: Listeners, play: Play, other: Play, viewer: Seat | None, luck: random.Random) -> str:
    """What differs between a table and its twin in what the viewer is sent; empty if nothing does."""
    assert play.match and other.match
    lang, visited = luck.choice(LANGUAGES), luck.randrange(play.row.revision + 1)
    here = shown(said, play, viewer, lang, visited)
    there = shown(without_repeats(said, play, other, viewer, lang), other, viewer, lang, visited)
    if differ(here, there):
        return "the state"
    if exported(other, viewer) != exported(play, viewer)[-len(other.match.done) or len(play.match.done) :]:
        return "the export"
    if viewer is None:
        return ""
    if advised(play, viewer) != advised(other, viewer):
        return "the advice"
    if all(ask.seat != viewer for ask in play.match.asks):
        return ""
    if luck.random() < PAUSED and paused(play, viewer) != paused(other, viewer):
        return "the pause at the end of a turn"
    if luck.random() < HINTED and hinted(play, viewer) != hinted(other, viewer):
        return "the hint"
    return ""


def tables(game: str, seed: int) -> Iterator[tuple[Play, random.Random, Listeners]]:
    """Tables of a game, match after match, before each answer, with what was shown there so far."""
    for number in count():
        said = Listeners()
        for play, luck in any_play(game, seed + number):
            yield play, luck, said


def leak_loop(decisions: int, seed: int) -> int:
    """Compare at this number of decisions, game by game in turn; returns how many were compared."""
    compared = 0
    running = {game: tables(game, seed) for game in GAMES}
    for game in cycle(GAMES):
        play, luck, said = next(running[game])
        assert play.match
        viewer = luck.choice([None, *range(play.match.setup.seats)])
        if viewer is not None and play.match.undo_depth(viewer) > len(play.match.segment()[1]):
            continue  # what could be taken back lies before the segment
        other = twin(play, viewer, luck.randrange(1 << 30))
        if other is None:
            continue
        found = unlike(said, play, other, viewer, luck)
        assert not found, f"{game}, seed {seed}, decision {compared}, viewer {viewer}: {found}"
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
