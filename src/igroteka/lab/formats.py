"""The files of a dataset: NumPy (.npz) and Parquet (.parquet). Both are written match by match, with little memory."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
import numpy as np
from numpy.lib import format as npy

from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, SetupError
from igroteka.lab.codec import codec
from igroteka.lab.partial_dataset import PartialDataset

if TYPE_CHECKING:
    import pyarrow as pa

NAMES: Final = ("observations", "masks", "actions", "seats", "outcomes", "scores", "matches")

Words: TypeAlias = dict[str, list[str] | str]
Write: TypeAlias = Callable[[Path, Words, PartialDataset, range], None]


def write(path: Path, game: Game[S, B], dataset: PartialDataset, numbers: range) -> int:
    """Write the decisions of these matches, and what they mean; returns the number of decisions."""
    to = writer(path)
    new = path.with_name(f"{path.name}.new")
    to(new, meaning(game), dataset, numbers)
    new.replace(path)
    return sum(len(actions) for actions in dataset.columns(numbers, "actions"))


def writer(path: Path) -> Write:
    """The writer for a file name, or an error if there is none."""
    if path.suffix not in WRITERS:
        raise SetupError(f"the file's name ends with {' or '.join(WRITERS)}, not {path.name!r}")
    if path.suffix == ".parquet":
        try:
            import_module("pyarrow")
        except ModuleNotFoundError:
            raise SetupError("pyarrow is not installed; `pip install igroteka[lab]` brings it") from None
    return WRITERS[path.suffix]


def meaning(game: Game[S, B]) -> Words:
    """The game, its rules version and box, and the names of the columns of an observation and of the actions."""
    numbers = codec(game)
    return {
        "game": game.id,
        "rules": str(game.version),
        "box": game.box.digest,
        "columns": list(numbers.columns),
        "vocabulary": [" ".join(action) for action in numbers.actions],
    }


def write_numpy(path: Path, words: Words, dataset: PartialDataset, numbers: range) -> None:
    """One compressed file of arrays."""
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for name, each in words.items():
            with archive.open(f"{name}.npy", "w") as file:
                npy.write_array(file, np.array(each), allow_pickle=False)
        for name in NAMES:
            _append(archive, name, dataset, numbers)


def _append(archive: ZipFile, name: str, dataset: PartialDataset, numbers: range) -> None:
    """One array, joined from those of the matches."""
    first = dataset.column(numbers[0], name)
    rows = sum(map(len, dataset.columns(numbers, name)))
    header = {"descr": npy.dtype_to_descr(first.dtype), "fortran_order": False, "shape": (rows, *first.shape[1:])}
    with archive.open(f"{name}.npy", "w", force_zip64=True) as file:
        npy.write_array_header_2_0(file, header)
        for part in dataset.columns(numbers, name):
            file.write(np.ascontiguousarray(part).tobytes())


def write_parquet(path: Path, words: Words, dataset: PartialDataset, numbers: range) -> None:
    """One table: a row group per match, and the meaning of the numbers as JSON in its metadata."""
    from pyarrow.parquet import ParquetWriter

    first = _batch(dataset, numbers[0])
    schema = first.schema.with_metadata({name: msgspec.json.encode(each) for name, each in words.items()})
    with ParquetWriter(path, schema, compression="zstd") as file:
        for number in numbers:
            file.write_batch(_batch(dataset, number).cast(schema))


def _batch(dataset: PartialDataset, number: int) -> "pa.RecordBatch":
    """The decisions of a match; observations and masks are lists of fixed size."""
    import pyarrow as pa

    columns: list[pa.Array] = []
    for name in NAMES:
        found = dataset.column(number, name)
        flat = pa.array(found.reshape(-1))
        columns.append(flat if found.ndim == 1 else pa.FixedSizeListArray.from_arrays(flat, found.shape[1]))
    return pa.RecordBatch.from_arrays(columns, names=list(NAMES))


WRITERS: Final[dict[str, Write]] = {".npz": write_numpy, ".parquet": write_parquet}
