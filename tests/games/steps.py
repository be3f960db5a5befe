"""The committed list of a game's steps, `steps.txt` beside its tests: one line `id name`, sorted by id.

Saved matches hold ids, so lines are added but never changed or removed: the id of a removed step stays taken.
"""

from pathlib import Path

from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game

HERE = Path(__file__).parent


def expect_committed(game: Game[S, B]) -> None:
    """Every step of the game is listed under its id, and no id is listed twice."""
    listed = (HERE / game.id / "steps.txt").read_text(encoding="utf-8").splitlines()
    ids = [int(line.split(" ", 1)[0]) for line in listed]
    missing = [line for step in game.agenda.steps if (line := f"{step.id} {step.name}") not in listed]

    assert missing == [], "a new step is added to steps.txt with an id of its own; a listed one keeps id and name"
    assert ids == sorted(set(ids))
