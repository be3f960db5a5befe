"""kill -9 loses nothing that was acknowledged. Fifty kills: `make soak`."""

import random
from pathlib import Path

from tests.table.kills import kill_loop


def test_acknowledged_answers_survive_kills(tmp_path: Path) -> None:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")

    assert kill_loop(tmp_path, 2, seed) > 0
