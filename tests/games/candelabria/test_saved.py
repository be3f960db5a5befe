"""States saved by rules version 1 go on as they did under it.

`states/version-1.jsonl.gz` was written by the code of that version: for each kind of effect and phase, with and
without a third player, a state at whose start it was due, and a digest of the next questions and random answers.
"""

import base64
import gzip
import hashlib
import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from igroteka.games.candelabria import GAME
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run
from igroteka.records.snapshot import load

FILE = Path(__file__).parent / "states" / "version-1.jsonl.gz"
SEED = 7


class Saved(msgspec.Struct, frozen=True):
    """A state of version 1, and how it went on."""

    mode: str
    seats: int
    options: dict[str, str]
    due: str
    state: str
    played: int  # answers
    points: tuple[int, ...]  # after them
    digest: str  # of questions and answers


def saved() -> list[Saved]:
    return [msgspec.json.decode(line, type=Saved) for line in gzip.decompress(FILE.read_bytes()).splitlines()]


@pytest.mark.parametrize("was", saved(), ids=lambda was: f"{was.mode}-{was.due}")
def test_a_state_of_version_1_goes_on_as_it_did(was: Saved) -> None:
    run = Run(GAME, load(GAME, base64.b64decode(was.state)), Luck(SEED))
    run.start()
    random, lines = Random(SEED), list[list[object]]()
    while run.ask and len(lines) < was.played:
        answer = random.randrange(len(run.ask.options))
        lines.append([run.ask.seat, run.ask.topic.name, list(run.ask.keys), answer])
        run.step(answer)

    assert hashlib.sha256(json.dumps(lines).encode()).hexdigest()[:16] == was.digest
    assert run.state.vp == was.points
