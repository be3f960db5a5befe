"""`igroteka` with a clock that jumps: the file that IGROTEKA_TEST_CLOCK names says by how many seconds it is wrong."""

import os
import time
from pathlib import Path

_right = time.time
_error = Path(os.environ["IGROTEKA_TEST_CLOCK"])


def wrong_time() -> float:
    return _right() + float(_error.read_text(encoding="ascii"))


if __name__ == "__main__":
    time.time = wrong_time  # before any module of the server takes it
    from igroteka.cli.main import run

    run()
