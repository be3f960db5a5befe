"""kill -9 loses nothing that was acknowledged. Fifty kills: `make soak`."""

from pathlib import Path

import pytest

from tests.table.kills import kill_loop


@pytest.mark.parametrize("workers", [1, 2])
def test_acknowledged_answers_survive_kills(tmp_path: Path, workers: int, seed: int) -> None:

    assert kill_loop(tmp_path, 2 * workers, seed, workers) > 0
