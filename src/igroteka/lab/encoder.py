"""Observations for a model: numbers between -1 and 1, and indices of categories.

    encoder = Encoder(codec(game))
    x = encoder(rows)                      # one float per number, one per category of each id: for any model
    numbers, ids = encoder.split(rows)     # scaled numbers, and embedding indices for the columns of ``encoder.ids``

A category index is 0 for "none", "not shown" and padding, and id + 1 otherwise.
"""

from typing import Final, Generic

import numpy as np
from numpy.typing import NDArray

from igroteka.kernel.flow import B, S
from igroteka.lab.codec import Codec, Numbers
from igroteka.lab.columns import Kind

Floats = NDArray[np.float32]
Indices = NDArray[np.int64]

LARGEST_ONE_HOT: Final = 64  # categories of a column; columns with more are left to embeddings


class Encoder(Generic[S, B]):
    """Scales counts, lengths and flags, and gives categories as one-hot rows or as indices."""

    def __init__(self, numbers: Codec[S, B], one_hot_up_to: int = LARGEST_ONE_HOT) -> None:
        self.columns: Final = numbers.described
        category = np.array([each.kind is Kind.CATEGORY for each in self.columns])
        self.scaled: Final = np.flatnonzero(~category)  # the columns of numbers
        self.ids: Final = np.flatnonzero(category)  # the columns of categories
        self.sizes: Final = np.array([self.columns[at].categories + 1 for at in self.ids])  # of each, with "none"
        self._usual = np.array([max(1, self.columns[at].usual) for at in self.scaled], np.float32)
        small = self.sizes <= one_hot_up_to + 1
        self._hot, ends = np.flatnonzero(small), np.cumsum(self.sizes[small])
        self._starts = len(self.scaled) + np.concatenate(([0], ends[:-1])).astype(np.int64)
        self.width: Final = len(self.scaled) + int(ends[-1] if len(ends) else 0)  # floats of one encoded row

    def split(self, rows: Numbers) -> tuple[Floats, Indices]:
        """Scaled numbers from -1 to 1, and indices of categories; ids beyond the known ones get the last index."""
        scaled = np.clip(rows[..., self.scaled] / self._usual, -1, 1).astype(np.float32)
        return scaled, np.clip(rows[..., self.ids].astype(np.int64) + 1, 0, self.sizes - 1)

    def __call__(self, rows: Numbers) -> Floats:
        """Scaled numbers, then a one-hot row for each column with few categories."""
        numbers, ids = self.split(np.atleast_2d(rows))
        out = np.zeros((len(numbers), self.width), np.float32)
        out[:, : len(self.scaled)] = numbers
        np.put_along_axis(out, self._starts + ids[:, self._hot], 1, axis=1)
        return out.reshape(*rows.shape[:-1], self.width)

    def sparse(self, row: Numbers) -> tuple[Floats, Indices]:
        """One encoded row as its scaled numbers, which come first, and the places of the ones after them."""
        numbers, ids = self.split(row)
        return numbers, self._starts + ids[self._hot]

    def planes(self, rows: Numbers, field: str) -> Floats:
        """A zone of the table as planes: for a row of categories, one plane per category with a 1 where it stands."""
        at = [n for n, each in enumerate(self.columns) if each.field == field and each.kind is Kind.CATEGORY]
        if not at:
            raise ValueError(f"{field} holds no row of categories")
        count = max(self.columns[n].categories for n in at)
        planes: Floats = (rows[..., None, at] == np.arange(count)[:, None]).astype(np.float32)
        return planes
