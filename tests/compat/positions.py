"""Running matches as older code saved them: every question of every mode, with what can be taken back.

`python -m tests.compat.positions` saves positions of the stored matches anew, by the code at hand.
"""

import gzip
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from igroteka.records.saving import save
from tests.compat.engine import GAMES, AnyMatch, Luck, find_game
from tests.compat.saved import Offered, Played, read
from tests.compat.trace import LEADS_TO_WIDENED, WIDENED, Replay

HERE = Path(__file__).parent
EACH = 3  # positions of each topic and mode


class Position(msgspec.Struct, frozen=True):
    """A saved match, what is asked in it, and what is asked when all is taken back that can be."""

    name: str
    saved: bytes
    asked: dict[int, Offered]  # by seat
    undo: dict[int, int]  # how many answers each seat may take back
    before: dict[int, Offered]


def asked(match: AnyMatch) -> dict[int, Offered]:
    """What every seat is asked."""
    return {ask.seat: Offered(ask.topic.name, ask.keys) for ask in match.asks}


def depths(match: AnyMatch) -> dict[int, int]:
    """How many answers each seat may take back."""
    return {seat: depth for seat in range(match.setup.seats) if (depth := match.undo_depth(seat))}


def take_back(match: AnyMatch) -> None:
    """Undo all that can be undone."""
    for seat, depth in depths(match).items():
        match.undo(seat, depth)


def position(name: str, match: AnyMatch) -> Position:
    """The position at hand."""
    other = match.clone(Luck(0))
    take_back(other)
    return Position(name, save(match), asked(match), depths(match), asked(other))


def found(game_id: str) -> Iterator[Position]:
    """Positions of the stored matches in which each topic of each mode is asked, whatever seats and options."""
    counts: Counter[tuple[str, str]] = Counter()
    for saved in read(game_id):
        met: set[str] = set()
        for number, match in walked(game_id, saved.played):
            assert match.ask
            topic = match.ask.topic.name
            if topic not in met and counts[saved.played.mode, topic] < EACH:
                met.add(topic)
                counts[saved.played.mode, topic] += 1
                yield position(f"{saved.played.name} {number} {topic}", match)


def walked(game_id: str, played: Played) -> Iterator[tuple[int, AnyMatch]]:
    """A match after each entry, where something is asked and nothing that can be taken back is of a corrected rule."""
    replay = Replay(find_game(game_id), played)
    match = replay.match
    topics: list[str] = []
    for number, entry in enumerate(played.entries):
        since = match.undoable()[1]
        corrected = [topic for topic in topics[len(topics) - len(since) :] if topic in WIDENED]
        if match.ask and not corrected and not any(given.key in LEADS_TO_WIDENED for given in since):
            yield number, match
        topics.append(next((ask.topic.name for ask in match.asks if ask.seat == entry.seat), ""))
        replay.enter(number)
        del topics[len(match.done) + len(match.open) :]


def path_of(game_id: str) -> Path:
    return HERE / f"{game_id}-positions.jsonl.gz"


def positions(game_id: str) -> list[Position]:
    """The saved positions of a game."""
    lines = gzip.decompress(path_of(game_id).read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Position) for line in lines]


def reached(game_id: str) -> Iterator[tuple[Position, object]]:
    """Each saved position with the state that the code at hand reaches there; every match is played once."""
    by_match: dict[str, dict[int, Position]] = {}
    for each in positions(game_id):
        name, entries, _ = each.name.split(" ")
        by_match.setdefault(name, {})[int(entries)] = each
    for kept in read(game_id):
        wanted = by_match.pop(kept.played.name, {})
        replay = Replay(find_game(game_id), kept.played)
        for number in range(max(wanted, default=-1) + 1):
            replay.pass_over(kept, number)
            if number in wanted:
                yield wanted[number], replay.match.state
            replay.enter(number)
    assert not by_match, f"matches that are not kept: {[*by_match]}"


def main() -> int:
    """Save the positions of every game."""
    for game_id in GAMES:
        saved = list(found(game_id))
        lines = b"".join(msgspec.json.encode(each) + b"\n" for each in saved)
        size = path_of(game_id).write_bytes(gzip.compress(lines, 9, mtime=0))
        topics = {topic.name for topic in find_game(game_id).topics}
        missed = topics - {each.name.rsplit(" ", 1)[1] for each in saved}
        print(
            f"{game_id}: {len(saved)} positions, {size} bytes, {len(missed)} of {len(topics)} topics missed: {missed}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
