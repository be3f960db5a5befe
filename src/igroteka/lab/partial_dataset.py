"""An unfinished dataset: each match is saved when it is over, so that a stopped run can go on.

The matches lie one by one in a folder beside the file. When all are there, the file is written from them, a few at a
time, and the folder goes away.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from igroteka.arena.resumable import expect_same_plan
from igroteka.lab.dataset import Rows, arrays


class Plan(msgspec.Struct, frozen=True):
    """Where the matches come from. Only a run with the same plan may go on."""

    game: str
    version: int  # of the rules
    components: str  # digest of the printed values
    mode: str = ""
    players: int = 0
    options: dict[str, str] = {}
    bots: tuple[str, ...] = ()
    records: tuple[str, ...] = ()  # files, when nothing is played


class PartialDataset:
    """The folder of a dataset that is not finished."""

    def __init__(self, out: Path, plan: Plan) -> None:
        self.folder = out.with_name(f"{out.name}.part")
        self.folder.mkdir(parents=True, exist_ok=True)
        self._agree(plan)

    def _agree(self, plan: Plan) -> None:
        file = self.folder / "plan.json"
        if not any(self.folder.glob("*.npz")):  # nothing to go on with
            file.unlink(missing_ok=True)
        expect_same_plan(file, plan, f"remove {self.folder}, or write to another file")

    def __contains__(self, number: int) -> bool:
        return self._file(number).exists()

    def _file(self, number: int) -> Path:
        return self.folder / f"{number:08}.npz"

    def keep(self, match: Rows) -> None:
        """Save a finished match."""
        file = self._file(match.number)
        new = file.with_suffix(".new")
        with new.open("wb") as opened:
            np.savez_compressed(opened, allow_pickle=False, **arrays([match]))
        new.replace(file)

    def column(self, number: int, name: str) -> NDArray[np.generic]:
        """One of the arrays of a match."""
        with np.load(self._file(number)) as arrays:
            found: NDArray[np.generic] = arrays[name]
            return found

    def columns(self, numbers: range, name: str) -> Iterator[NDArray[np.generic]]:
        """The arrays of that name, match by match."""
        return (self.column(number, name) for number in numbers)

    def clear(self) -> None:
        """Remove the folder, once the file is written."""
        shutil.rmtree(self.folder)
