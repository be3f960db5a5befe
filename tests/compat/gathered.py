"""Which matches are kept for comparison: stored records, golden playthroughs, and further matches of bots."""

import re
from collections.abc import Iterator
from pathlib import Path

from igroteka.bots import GreedyBot, Perspective
from igroteka.records.record import record
from igroteka.records.record import write as record_bytes
from igroteka.testing.golden import answers_luck, recorded
from igroteka.testing.setups import any_options
from tests.compat.engine import AnyGame, AnyMatch, Luck, Match, find_game
from tests.compat.saved import Played, from_record, write
from tests.compat.trace import Replay, observed

GAMES = Path(__file__).parents[1] / "games"
RANDOM, GREEDY = 6, 2  # further matches of each mode and number of seats
FIRST_SEED = 101  # the stored records have those below
RARE_SEED = 1_001
SOUGHT, SOUGHT_GREEDY = 400, 20  # matches of each mode and number of seats in which rare things are looked for
PLAYED = re.compile(r"mode (?P<mode>[\w-]+), (?P<seats>\d+) seats(?P<options>.*), seed (?P<seed>\d+)")


def keep(game_id: str) -> str:
    """Play and keep the matches of a game; returns a line about them."""
    game = find_game(game_id)
    usual = [*stored(game_id), *goldens(game), *further(game)]
    met = {name for each in usual for name in names_in(game, each)}
    matches = [observed(game, each) for each in (*usual, *rare(game, met))]
    size = write(game_id, matches)
    answers = sum(len(each.played.entries) for each in matches)
    missed = {topic.name for topic in game.topics} | {kind.name for kind in game.events}
    missed -= met
    return f"{game_id}: {len(matches)} matches, {answers} entries, {size} bytes; never met: {sorted(missed)}"


def stored(game_id: str) -> Iterator[Played]:
    """The records of the repository."""
    for path in sorted((GAMES / game_id).glob("*/*.jsonl")):
        yield from_record(f"{path.parent.name}/{path.stem}", path.read_bytes())


def goldens(game: AnyGame) -> Iterator[Played]:
    """The golden playthroughs, played again from their seeds."""
    for path in sorted((GAMES / game.id / "golden").glob("*.txt")):
        said = PLAYED.fullmatch(path.read_text(encoding="utf-8").splitlines()[1])
        assert said, path
        options = dict(each.split(" ", 1) for each in said["options"].split(", ")[1:])
        setup, seed = game.valid(said["mode"], int(said["seats"]), options), int(said["seed"])
        match, answers = Match(game, setup, Luck(seed)), answers_luck(seed)
        while match.ask:
            match.answer(answers.fresh(len(match.ask.options)))
        yield played(f"golden/{path.stem}", match)


def names_in(game: AnyGame, each: Played) -> set[str]:
    """The topics and kinds of events that a match meets."""
    replay = Replay(game, each)
    topics = set()
    for number in range(len(each.entries)):
        topics |= {ask.topic.name for ask in replay.match.asks}
        replay.enter(number)
    return topics | {event.kind.name for event in replay.match.events}


def rare(game: AnyGame, met: set[str]) -> Iterator[Played]:
    """Matches that meet topics or kinds of events that none before them met."""
    for mode in game.modes:
        for seats in mode.seats:
            for seed in range(RARE_SEED, RARE_SEED + SOUGHT + SOUGHT_GREEDY):
                setup = any_options(game, game.setup(mode.name, seats), seed)
                is_random = seed < RARE_SEED + SOUGHT
                match = recorded(game, setup, seed) if is_random else greedy(Match(game, setup, Luck(seed)), seed)
                each = played(f"rare/{mode.name}-{seats}-{seed}", match)
                names = names_in(game, each)
                if names - met:
                    met |= names
                    yield each


def further(game: AnyGame) -> Iterator[Played]:
    """Matches of random bots that sometimes take answers back, and of greedy ones, with any options."""
    for mode in game.modes:
        for seats in mode.seats:
            for seed in range(FIRST_SEED, FIRST_SEED + RANDOM + GREEDY):
                setup = any_options(game, game.setup(mode.name, seats), seed)
                if seed < FIRST_SEED + RANDOM:
                    yield played(f"random/{mode.name}-{seats}-{seed}", recorded(game, setup, seed))
                else:
                    yield played(f"greedy/{mode.name}-{seats}-{seed}", greedy(Match(game, setup, Luck(seed)), seed))


def greedy(match: AnyMatch, seed: int) -> AnyMatch:
    """A match that greedy bots play to its end, straying now and then."""
    bot = GreedyBot(seed, worlds=1, stray=10)
    while match.ask:
        match.answer(bot.choose(Perspective(match, match.ask.seat)), match.ask.seat)
    return match


def played(name: str, match: AnyMatch) -> Played:
    return from_record(name, record_bytes(record(match)))
