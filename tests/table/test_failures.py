"""A full disk, a jumping clock, a fail-over and a lost Redis lose nothing that was acknowledged. More: `make soak`."""

from pathlib import Path

import pytest

from tests.table.failures import KINDS, failure_loop


@pytest.mark.parametrize("kind", KINDS)
def test_acknowledged_answers_survive_failures(tmp_path: Path, kind: str, seed: int) -> None:
    assert failure_loop(tmp_path, kind, 1, seed) > 0
