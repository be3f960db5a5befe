"""A player with a plan: always the option after which the position looks best.

`python -m tests.games.bonfire.plan` writes the matches of such players anew, after a change of rules or state.
"""

from pathlib import Path
from random import Random

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.bots.value import evaluate
from igroteka.games.bonfire.box import BOX, Box
from igroteka.games.bonfire.state import State
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records import record

MATCHES = Path(__file__).parent / "matches"
WANTED = (  # mode, seats, reason the match ends
    ("base", 2, "all_out"),
    ("base", 3, "all_out"),
    ("base", 4, "all_out"),
    ("solo", 1, "countdown"),
    ("solo", 1, "fourth_pass"),
    ("handicap", 1, "countdown"),
)


def best(match: Match[State, Box], random: Random) -> int:
    """The option after which the position looks best for the asked seat."""
    assert match.ask
    seat, values = match.ask.seat, []
    for index in range(len(match.ask.options)):
        run = match.rollout(Luck(random.getrandbits(30)))
        run.step(index)
        values.append((evaluate(run.state, BOX, seat), random.random(), index))
    return max(values)[2]


def planned(mode: str, seats: int, seed: int) -> Match[State, Box]:
    """A match between such players."""
    random, match = Random(seed), Match(GAME, GAME.setup(mode, seats), Luck(seed))
    while match.ask:
        match.answer(best(match, random))
    return match


def write() -> None:
    """For each wanted ending the first match that ends that way."""
    MATCHES.mkdir(exist_ok=True)
    for mode, seats, reason in WANTED:
        for seed in range(1, 200):
            match = planned(mode, seats, seed)
            if match.result and match.result.reason == reason:
                path = MATCHES / f"{mode}-{seats}-{reason}.jsonl"
                path.write_bytes(record.write(record.record(match)))
                break


if __name__ == "__main__":
    write()
