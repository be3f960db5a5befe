"""Behaviour before and after a change: matches played by older code are played again, and every difference is named.

What counts is what can be observed: the seats that are asked, the topics, the option keys, the luck, the events with
their audiences, and the scores. Hashes and states do not count, so they may change.

    python -m tests.compat.trace                              compare every game
    python -m tests.compat.trace --write                      keep the matches anew, by the code at hand
    python -m tests.compat.trace --show bonfire NAME [ENTRY]  print a stored match as the code at hand plays it
"""

import argparse
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from igroteka.games.ghost_stories.words import CEMETERY, KUNG_FU_SCHOOL
from tests.compat.engine import GAMES, AnyGame, AnyMatch, Ask, Luck, LuckError, Match, Refused, find_game
from tests.compat.saved import PARTS, Digest, KeptMatch, Offered, Outcome, Played, Undone, read

# Corrected rules: at these questions more may be offered than was. Where such a question was not asked at all, because
# nothing or one thing was left to choose, it gets this answer (none: the first option) and is otherwise passed over.
WIDENED: dict[str, str | None] = {
    "bid.card": "done",
    "dice.reroll": "keep",
    "exorcism.ghost": "done",
    "procession.steps": None,
}
LEADS_TO_WIDENED = ("procession",)  # answers after which such a question may come that was not asked before
# An option that older code offered before an exorcism or the help of such a tile alone, though the rules always allowed
# it for what Yin-Yang and Fireworks reach.
MOUNTAIN = "borrow:mountain"
# Events that older code did not report, though the same happened.
NEW_EVENTS = (
    "act_settled",
    "barrier_filled",
    "barrier_spent",
    "circle_cleared",
    "battle.part",
    "matched",
    "su_ling_back",
)
CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SHOWN = 2_000  # characters of a part in a message


def older_keys(match: AnyMatch, ask: Ask) -> tuple[str, ...]:
    """The keys of a question without those that only the corrected rules offer."""
    if MOUNTAIN not in ask.keys or (ask.topic.name == "yang.act" and lent_before(match, ask)):
        return ask.keys
    return tuple(key for key in ask.keys if key != MOUNTAIN)


def lent_before(match: AnyMatch, ask: Ask) -> bool:
    """Whether older code offered the Mountain here: before an exorcism, the Cemetery or the Kung-Fu School."""
    s = match.state
    return "exorcism" in ask.keys or ("help" in ask.keys and s.village[s.at[s.active]] in (CEMETERY, KUNG_FU_SCHOOL))


class Point(NamedTuple):
    """What can be observed after an entry: the questions, and luck and events since the entry before."""

    seats: str
    topics: str
    keys: str
    luck: str
    events: str
    widened: dict[int, Offered]  # by seat


class Difference(Exception):  # noqa: N818  # what a comparison looks for
    """The code at hand behaves differently."""


class Replay:
    """A kept match that is played again by answers and luck alone."""

    def __init__(self, game: AnyGame, played: Played) -> None:
        self.played = played
        self._luck = Luck(script=played.luck)
        self.match: AnyMatch = Match(game, game.stored(played.mode, played.seats, played.options), self._luck)
        self._taken: list[int] = []  # answers that each answer of the kept match took here
        self._seen = (0, 0)  # luck and events observed so far

    def enter(self, number: int) -> None:
        """Play one entry."""
        entry = self.played.entries[number]
        if isinstance(entry, Undone):
            answers = sum(self._taken[-entry.answers :])
            del self._taken[-entry.answers :]
            self.match.undo(entry.seat, answers, force=True)
            self._seen = (len(self.match.drawn), len(self.match.events))
            return
        self._luck.replay(entry.luck)
        self.match.answer(entry.key, entry.seat)
        self._taken.append(1)

    def pass_over(self, expected: KeptMatch, number: int) -> None:
        """Answer questions that the older code did not ask, after a number of entries."""
        asked = {(seat, offered.topic) for seat, offered in expected.widened.get(number, {}).items()}
        while extra := [each for each in self.match.asks if is_extra(each, asked)]:
            self.match.answer(WIDENED[extra[0].topic.name] or 0, extra[0].seat)
            self._taken[-1] += 1

    def observe(self) -> Point:
        """What can be observed now."""
        match = self.match
        luck, events = self._seen
        self._seen = (len(match.drawn), len(match.events))
        asks = match.asks
        drawn = [f"{each.value!r}@{each.seen}" for each in match.drawn[luck:]]
        known = [each for each in match.events if each.kind.name not in NEW_EVENTS]
        rows = [
            f"{each.kind.name}{list(each.values)}@{each.seen}"
            for each in match.events[events:]
            if each.kind.name not in NEW_EVENTS
        ]
        return Point(
            seats=" ".join(str(ask.seat) for ask in asks),
            topics=" ".join(ask.topic.name for ask in asks),
            keys=" | ".join(" ".join(older_keys(match, ask)) for ask in asks if ask.topic.name not in WIDENED),
            luck=" ".join(drawn) + (f" unused: {self._luck.script}" if self._luck.script else ""),
            events=" ".join([str(len(known)), *rows]),
            widened={ask.seat: Offered(ask.topic.name, ask.keys) for ask in asks if ask.topic.name in WIDENED},
        )

    def outcome(self) -> Outcome | None:
        """How it ended, if it did."""
        result = self.match.result
        return result and msgspec.convert(
            {"reason": result.reason, "winners": result.winners, "lines": result.lines}, Outcome
        )


class Chain:
    """A running digest of one part."""

    def __init__(self) -> None:
        self._last = b""
        self._characters: list[str] = []

    def add(self, observed: str) -> str:
        """Digest what was observed after one more entry; the character for it."""
        self._last = blake2b(self._last + observed.encode(), digest_size=16).digest()
        self._characters.append(CHARACTERS[self._last[0] % len(CHARACTERS)])
        return self._characters[-1]

    def saved(self) -> Digest:
        return Digest("".join(self._characters), self._last.hex())


def observed(game: AnyGame, played: Played) -> KeptMatch:
    """Play a match and keep what can be observed."""
    replay = Replay(game, played)
    chains = {part: Chain() for part in PARTS}
    widened = {}
    for number in range(len(played.entries) + 1):
        point = replay.observe()
        for part, chain in chains.items():
            chain.add(getattr(point, part))
        if point.widened:
            widened[number] = point.widened
        if number < len(played.entries):
            replay.enter(number)
    return KeptMatch(played, {part: chain.saved() for part, chain in chains.items()}, widened, replay.outcome())


def compare(game: AnyGame, expected: KeptMatch) -> None:
    """Play a stored match again; the first difference is raised."""
    played = expected.played
    replay = Replay(game, played)
    chains = {part: Chain() for part in PARTS}
    for number in range(len(played.entries) + 1):
        replay.pass_over(expected, number)
        point = replay.observe()
        parts = [
            part for part in PARTS if chains[part].add(getattr(point, part)) != expected.digests[part].chain[number]
        ]
        if parts or not covers(point.widened, expected.widened.get(number, {})):
            raise Difference(difference(game, played, number, parts or ["widened"], point))
        if number < len(played.entries):
            try:
                replay.enter(number)
            except (Refused, LuckError, AssertionError) as error:
                raise Difference(f"{where(game, played, number + 1)}: it cannot be played: {error}") from error
    ends(game, expected, replay, [part for part in PARTS if chains[part].saved() != expected.digests[part]])


def is_extra(ask: Ask, asked: set[tuple[int, str]]) -> bool:
    """Whether a question comes from a corrected rule and is not among those that were asked."""
    return ask.topic.name in WIDENED and (ask.seat, ask.topic.name) not in asked


def covers(now: dict[int, Offered], expected: dict[int, Offered]) -> bool:
    """Whether each seat is offered at least what it was."""
    return now.keys() == expected.keys() and all(set(now[seat].keys) >= set(expected[seat].keys) for seat in expected)


def ends(game: AnyGame, expected: KeptMatch, replay: Replay, parts: list[str]) -> None:
    """The match ended as it did."""
    played, outcome = expected.played, replay.outcome()
    if parts:
        raise Difference(f"{where(game, played, len(played.entries))} or shortly before: {' and '.join(parts)} differ")
    if outcome != expected.outcome:
        raise Difference(
            f"{where(game, played, len(played.entries))}: it ended with {expected.outcome}, and now with {outcome}"
        )


def where(game: AnyGame, played: Played, number: int) -> str:
    """A place in a match, for a message."""
    entry = f" {msgspec.json.encode(played.entries[number - 1]).decode()}" if number else ""
    return f"{game.id} {played.name}, entry {number} of {len(played.entries)}{entry}"


def difference(game: AnyGame, played: Played, number: int, parts: list[str], point: Point) -> str:
    """What differs, what it is now, and how to see what it was."""
    now = "".join(f"\n  {part} now: {str(getattr(point, part))[:SHOWN]}" for part in parts)
    show = f"python -m tests.compat.trace --show {game.id} {played.name} {number}"
    return (
        f"{where(game, played, number)}: {' and '.join(parts)} differ{now}\n  the older code tells what it was: {show}"
    )


def differences(game_id: str) -> Iterator[str]:
    """The first place in each match where the code at hand plays a game differently."""
    game = find_game(game_id)
    for expected in read(game_id):
        try:
            compare(game, expected)
        except Difference as difference:
            yield str(difference)


def shown(game_id: str, name: str, only: int | None) -> Iterator[str]:
    """The points of a stored match as the code at hand plays it."""
    expected = next(each for each in read(game_id) if each.played.name == name)
    game, played = find_game(game_id), expected.played
    replay = Replay(game, played)
    for number in range(len(played.entries) + 1):
        replay.pass_over(expected, number)
        point = replay.observe()
        if only is None or number == only:
            yield where(game, played, number)
            yield from (f"  {part}: {value}" for part, value in point._asdict().items())
        if number < len(played.entries):
            replay.enter(number)
    yield f"{replay.outcome()}"


def main() -> int:
    """The commands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--show", nargs="+", metavar=("GAME", "NAME"))
    parser.add_argument("games", nargs="*")
    given = parser.parse_args()
    if given.show:
        game_id, name, *number = given.show
        print("\n".join(shown(game_id, name, int(number[0]) if number else None)))
        return 0
    games = given.games or GAMES
    if given.write:
        from tests.compat.gathered import keep

        for game_id in games:
            print(keep(game_id))
        return 0
    found = [difference for game_id in games for difference in differences(game_id)]
    print("\n".join(found) or f"no difference in {', '.join(games)}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
