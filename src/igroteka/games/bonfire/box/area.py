"""The geometry of the fate area: where tiles fit, which groups their symbols form, which printed cells they cover.

Cells are bits. Two more rows and columns lie on every side, for tiles that jut out (bonfire.master.27).
A lay is a row of three cells and a reading direction; a laid tile (`laid_tile`) is both of these in one number.
"""

from collections.abc import Mapping, Sequence
from typing import NewType

from igroteka.games.bonfire.words import TOKENS, FateTile, Lay, Token, ids

MARGIN = 2
DIRECTIONS = ("east", "west", "south", "north")  # from the tile's first symbol to its last
TILE_BITS = 3  # of a fate tile's number
MANY = 20_000  # layouts cached


Laid = NewType("Laid", int)  # a fate tile and how it lies


def laid_tile(lay: Lay, tile: FateTile) -> Laid:
    """A fate tile as it lies in an area."""
    return Laid(lay << TILE_BITS | tile)


def lay_of(laid: Laid) -> Lay:
    """How a laid tile lies."""
    return Lay(laid >> TILE_BITS)


def tile_of(laid: Laid) -> FateTile:
    """Which tile a laid one is."""
    return FateTile(laid & (1 << TILE_BITS) - 1)


class Layout:
    """A set of laid tiles: occupied cells, each symbol's cells, and its groups on demand."""

    __slots__ = ("_area", "_groups", "lays", "occupied", "symbols")

    def __init__(self, area: "Area", laid: tuple[Laid, ...]) -> None:
        self._area = area
        self._groups: list[list[int]] | None = None
        self.occupied = 0
        self.symbols = [0] * len(TOKENS)
        self.lays: list[list[Lay] | None] = [None, None]  # legal ones: inside, and with master 27
        if laid:
            before, lay, tile = area.layout(laid[:-1]), lay_of(laid[-1]), tile_of(laid[-1])
            self.occupied = before.occupied | area.masks[lay]
            self.symbols = before.symbols[:]
            for cell, symbol in zip(area.cells[lay], area.tiles[tile], strict=True):
                self.symbols[symbol] |= cell

    def groups(self) -> list[list[int]]:
        """The sizes of each symbol's groups, largest first (side-connected: bonfire.fate.gain.group)."""
        if self._groups is None:
            self._groups = [self._sizes(cells) for cells in self.symbols]
        return self._groups

    def _sizes(self, cells: int) -> list[int]:
        sizes = []
        while cells:
            group = self._area.flood(cells & -cells, cells)
            cells &= ~group
            sizes.append(group.bit_count())
        sizes.sort(reverse=True)
        return sizes

    def group_at(self, cell: int, symbol: Token) -> int:
        """The group of a symbol that a cell belongs to."""
        return self._area.flood(cell, self.symbols[symbol])


class Area:
    """The fate area of a box, with a cache of layouts."""

    __slots__ = (
        "_known", "borders", "cells", "columns", "gold", "inside", "lay_names", "lines", "marked", "masks", "outer",
        "rows", "start", "tiles", "width", "yellow",
    )  # fmt: skip

    def __init__(
        self,
        rows: int,
        columns: int,
        tiles: Sequence[tuple[Token, ...]],
        marks: Mapping[str, Sequence[tuple[int, int]]],
    ) -> None:
        self.rows, self.columns, self.tiles = rows, columns, tiles
        self.width = columns + 2 * MARGIN + 1  # an empty column keeps the rows' ends apart
        self._known: dict[tuple[Laid, ...], Layout] = {}
        self.inside = self._bits([(row, column) for row in range(1, rows + 1) for column in range(1, columns + 1)])
        self.gold, self.yellow = self._bits(marks["gold"]), self._bits(marks["yellow"])
        self.marked = self._bits(marks["marked"])
        self.outer = self._bits([(row, column) for row in range(1, rows + 1) for column in (1, columns)])
        self.cells: list[tuple[int, ...]] = []  # of each lay, in the order of the tile's symbols
        self.masks: list[int] = []
        self.borders: list[int] = []  # cells that touch the lay
        self.lay_names: list[str] = []
        for row in range(1 - MARGIN, rows + MARGIN + 1):
            for column in range(1 - MARGIN, columns + MARGIN + 1):
                self._add_lays(row, column)
        lays = ids(Lay, len(self.masks))
        each = [((at, lays[at + 1]), self.masks[at], self.borders[at]) for at in lays[::2]]
        self.lines = (
            [line for line in each if not line[1] & ~self.inside],
            each,
        )  # inside, and all: a lay and the same turned round, cells, border
        start = self._bits(marks["start"])
        self.start = Lay(self.masks.index(start) if start in self.masks else -1)

    def _bit(self, row: int, column: int) -> int:
        return 1 << ((row - 1 + MARGIN) * self.width + column - 1 + MARGIN)

    def _bits(self, cells: Sequence[tuple[int, int]]) -> int:
        return sum({self._bit(row, column) for row, column in cells})

    def _add_lays(self, row: int, column: int) -> None:
        """The two reading directions along a row, and the two along a column, of the line that begins here."""
        for down, right in ((0, 1), (1, 0)):
            line = [(row + down * step, column + right * step) for step in range(3)]
            if row + 2 * down > self.rows + MARGIN or column + 2 * right > self.columns + MARGIN:
                continue
            cells = tuple(self._bit(*each) for each in line)
            mask = sum(cells)
            if not mask & self.inside:
                continue
            for turned in (0, 1):
                self.cells.append(cells[::-1] if turned else cells)
                self.masks.append(mask)
                self.borders.append(self._spread(mask) & ~mask)
                self.lay_names.append(f"r{row}c{column}:{DIRECTIONS[2 * down + turned]}")

    def _spread(self, cells: int) -> int:
        """The cells and their neighbours."""
        width = self.width
        return cells | cells << 1 | cells >> 1 | cells << width | cells >> width

    def flood(self, group: int, cells: int) -> int:
        """The connected group that contains the given cell."""
        width = self.width
        while True:
            wider = (group | group << 1 | group >> 1 | group << width | group >> width) & cells
            if wider == group:
                return group
            group = wider

    def layout(self, laid: tuple[Laid, ...]) -> Layout:
        """What these laid tiles show; cached."""
        found = self._known.get(laid)
        if found is None:
            if len(self._known) >= MANY:
                self._known.clear()
            found = self._known[laid] = Layout(self, laid)
        return found

    def lays(self, laid: tuple[Laid, ...], overhang: bool) -> list[Lay]:
        """Where the next tile may lie: beside a laid one, covering none, inside unless it may jut out."""
        layout = self.layout(laid)
        found = layout.lays[overhang]
        if found is None:
            occupied, found = layout.occupied, []
            for both_ways, mask, border in self.lines[overhang]:
                if border & occupied and not mask & occupied:
                    found += both_ways
            layout.lays[overhang] = found
        return found
