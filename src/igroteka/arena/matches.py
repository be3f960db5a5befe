"""Matches between bots: seatings, outcomes, and statistics of bots with confidence intervals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log10, sqrt
from statistics import fmean, stdev
from time import thread_time
from typing import Final, NamedTuple, Protocol

import msgspec

from igroteka.bots.levels import bot
from igroteka.bots.random import Bot, Perspective
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.result import Result

Z: Final = 1.96  # of 95 %
STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)  # the same for 2 to 10 values
SEATED: Final = 1_000  # distance between the bot seeds of two matches
ROUNDS: Final = 200  # enough for the ratings to settle
BASE_RATING: Final = 1500.0


class Outcome(msgspec.Struct, frozen=True):
    """A finished match."""

    number: int
    seed: int
    seating: tuple[str, ...]  # the bot of each seat
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: tuple[int, ...]  # of each seat
    seconds: tuple[float, ...]  # each seat's thinking, of processor time
    habits: tuple[dict[str, int], ...] = ()  # by seat: how often it did what the game counts
    luck: tuple[float, ...] = ()  # by seat: what luck gave, if it was measured (`control.py`)

    def share(self, seat: int) -> float:
        """Winners share a win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Watcher(Protocol[S, B]):
    """Sees each step of a match that is played."""

    def opened(self, match: Match[S, B]) -> None:
        """The match has been set up."""

    def answered(self, before: Match[S, B], index: int, seat: int, bot: str, after: Match[S, B]) -> None:
        """A bot has answered."""


class Interval(NamedTuple):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class BotStats(NamedTuple):
    """What a bot did in all its matches."""

    bot: str
    seats: int  # at which it sat, over all matches
    wins: Interval
    score: Interval
    rating: float | None  # None if no bot beat another
    milliseconds: float  # per decision


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The seatings to cycle through, so that each bot sits at each seat equally often.

    If there are as many bots as seats, they rotate around the table. Of two bots at a larger table the first sits alone
    among copies of the second. Otherwise every selection of bots that fits the table rotates around it.
    """
    if len(bots) == 1:
        return [tuple(bots) * seats]
    if len(bots) == 2 and seats > 2:
        groups = [(bots[0], *(bots[1],) * (seats - 1))]
    elif len(bots) <= seats:
        groups = [tuple(bots[seat % len(bots)] for seat in range(seats))]
    else:
        groups = list(combinations(bots, seats))
    return [*dict.fromkeys((*group[turn:], *group[:turn]) for turn in range(seats) for group in groups)]


def play(
    game: Game[S, B],
    setup: Setup,
    seating: tuple[str, ...],
    number: int,
    seed: int,
    watcher: "Watcher[S, B] | None" = None,
) -> tuple[Outcome, Match[S, B]]:
    """One match; a watcher sees each step of it."""
    bots: list[Bot] = [bot(name, seed * SEATED + seat) for seat, name in enumerate(seating)]
    match = Match(game, setup, Luck(seed))
    decisions, seconds = [0] * len(seating), [0.0] * len(seating)
    done: list[Counter[str]] = [Counter() for _ in seating]
    if watcher:
        watcher.opened(match)
    while match.ask:
        seat = match.ask.seat
        began = thread_time()
        index = bots[seat].choose(Perspective(match, seat))
        seconds[seat] += thread_time() - began
        decisions[seat] += 1
        count_habits(done[seat], match, index)
        before = match.clone(Luck()) if watcher else None
        match.answer(index, seat)
        if watcher and before:
            watcher.answered(before, index, seat, seating[seat], match)
    assert match.result
    outcome = _bout(match.result, seating, number, seed, decisions, seconds)
    return msgspec.structs.replace(outcome, habits=tuple(map(dict, done))), match


def count_habits(done: Counter[str], match: Match[S, B], index: int) -> None:
    """Count an answer that is about to be given, if the game counts such answers."""
    habits, ask = match.game.bots.habits, match.ask
    if habits is None or ask is None or len(ask.options) == 1:
        return
    topic = ask.topic.name
    if topic in habits.actions:
        done[f"{topic} {ask.keys[index].partition(':')[0]}"] += 1
    for folly in habits.follies:
        if folly.topic == topic:
            done[f"asked {folly.name}"] += 1
            done[f"folly {folly.name}"] += folly.shows(match.state, match.game.box, ask, index)


def _bout(
    result: Result, seating: tuple[str, ...], number: int, seed: int, decisions: list[int], seconds: list[float]
) -> Outcome:
    times = tuple(round(each, 4) for each in seconds)
    return Outcome(number, seed, seating, result.winners, result.scores, result.reason, tuple(decisions), times)


def wilson(won: float, matches: int, z: float = Z) -> Interval:
    """A share and its 95 % interval by Wilson's score, which also holds for few matches and extreme shares."""
    if not matches:
        return Interval(0.0, 0.0, 1.0)
    share, square = won / matches, z * z
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    half = z * sqrt(share * (1 - share) / matches + square / (4 * matches * matches)) / (1 + square / matches)
    return Interval(share, max(min(middle - half, share), 0.0), min(max(middle + half, share), 1.0))


def normal(values: Sequence[float]) -> Interval:
    """A mean and its 95 % interval (Student's t); a single value has no interval."""
    mean, free = fmean(values), len(values) - 1
    if not free:
        return Interval(mean, mean, mean)
    factor = STUDENT[free - 1] if free <= len(STUDENT) else Z + 2.4 / free + 2.8 / free**2
    half = factor * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def bot_stats(outcomes: Sequence[Outcome], cooperative: bool) -> list[BotStats]:
    """The statistics of each bot, the best first. In co-operative games a match counts once."""
    rated = {} if cooperative else ratings(outcomes)
    names = sorted({name for outcome in outcomes for name in outcome.seating})
    found = [_standing(name, outcomes, cooperative, rated.get(name)) for name in names]
    return sorted(found, key=lambda each: (-each.wins.mean, -each.score.mean, each.bot))


def _standing(name: str, outcomes: Sequence[Outcome], cooperative: bool, rating: float | None) -> BotStats:
    sat = [(outcome, seat) for outcome in outcomes for seat, other in enumerate(outcome.seating) if other == name]
    if cooperative:
        matches = [outcome for outcome in outcomes if name in outcome.seating]
        wins = wilson(sum(bool(outcome.winners) for outcome in matches), len(matches))
    else:
        wins = wilson(sum(outcome.share(seat) for outcome, seat in sat), len(sat))
    seconds, decisions = (
        sum(outcome.seconds[seat] for outcome, seat in sat),
        sum(outcome.decisions[seat] for outcome, seat in sat),
    )
    score = normal([outcome.scores[seat] for outcome, seat in sat])
    return BotStats(name, len(sat), wins, score, rating, 1000 * seconds / max(decisions, 1))


def ratings(outcomes: Iterable[Outcome]) -> dict[str, float]:
    """Bradley-Terry strengths of all pairs that met, on the Elo scale with a mean of 1500.

    A win counts against each loser and half against another winner. Each side of every pair that met is lent half a
    win, so that no strength is infinite.
    """
    won = _pairs(outcomes)
    names = sorted({name for pair in won for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            rivals = [other for other in names if (name, other) in won]
            meetings = sum(
                (won[name, other] + won[other, name]) / (strength[name] + strength[other]) for other in rivals
            )
            strength[name] = sum(won[name, other] for other in rivals) / meetings
    logs = {name: 400 * log10(strength[name]) for name in names}
    mean = fmean(logs.values()) if logs else 0.0
    return {name: BASE_RATING + value - mean for name, value in logs.items()}


def _pairs(outcomes: Iterable[Outcome]) -> dict[tuple[str, str], float]:
    won: dict[tuple[str, str], float] = {}
    for outcome in outcomes:
        for one, other in combinations(range(len(outcome.seating)), 2):
            pair = (outcome.seating[one], outcome.seating[other])
            if pair[0] == pair[1] or (one in outcome.winners) + (other in outcome.winners) == 0:
                continue
            point = ((one in outcome.winners) - (other in outcome.winners) + 1) / 2
            won[pair] = won.get(pair, 0.5) + point
            won[pair[::-1]] = won.get(pair[::-1], 0.5) + 1 - point
    return won
