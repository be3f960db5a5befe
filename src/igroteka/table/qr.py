"""A short address as a QR code in the terminal (ISO 18004: bytes, error correction L, versions 1 to 5, one block)."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, TypeAlias

DATA: Final = (19, 34, 55, 80, 108)  # code words of data by version
CHECK: Final = (7, 10, 15, 20, 26)  # and of error correction
FORMATS: Final = (0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976)  # of level L by mask
QUIET: Final = 2
Grid: TypeAlias = list[list[bool | None]]


def qr(text: str) -> str:
    """The code as lines of half blocks, dark on light."""
    grid = matrix(text.encode())
    size = len(grid)
    light = [False] * (size + 2 * QUIET)
    rows = (
        [light] * QUIET
        + [[False] * QUIET + [bool(cell) for cell in row] + [False] * QUIET for row in grid]
        + [light] * (QUIET + 1)
    )
    pairs = zip(rows[::2], rows[1::2], strict=False)
    return "\n".join("".join("█▄▀ "[2 * upper + lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs)


def matrix(data: bytes) -> Grid:
    """The modules of the code, dark ones true."""
    version = next((at for at, room in enumerate(DATA) if len(data) <= room - 2), None)
    if version is None:
        raise ValueError(f"a code holds {DATA[-1] - 2} bytes, not {len(data)}")
    words = padded(data, DATA[version])
    bits = [word >> shift & 1 for word in words + remainder(words, CHECK[version]) for shift in range(7, -1, -1)]
    grids = [masked(version, bits, mask) for mask in range(8)]
    return min(grids, key=penalty)


def padded(data: bytes, room: int) -> list[int]:
    """Mode, length, the bytes, and filling."""
    number = (0b0100 << 8 | len(data)) << 8 * len(data) | int.from_bytes(data, "big")
    words = list((number << 4).to_bytes(len(data) + 2, "big"))
    return words + [(0xEC, 0x11)[at % 2] for at in range(room - len(words))]


def times(one: int, other: int) -> int:
    """The product in the field of 256 elements."""
    product = 0
    for shift in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * 0x11D
        product ^= (other >> shift & 1) * one
    return product


def remainder(words: list[int], count: int) -> list[int]:
    """Reed and Solomon's check words."""
    divisor, root = [0] * (count - 1) + [1], 1
    for _ in range(count):
        divisor = [times(each, root) ^ (divisor[at + 1] if at + 1 < count else 0) for at, each in enumerate(divisor)]
        root = times(root, 2)
    rest = [0] * count
    for word in words:
        factor = word ^ rest.pop(0)
        rest = [each ^ times(part, factor) for each, part in zip([*rest, 0], divisor, strict=True)]
    return rest


def frame(version: int) -> Grid:
    """Everything that does not depend on the data; format places are kept free."""
    size = 21 + 4 * version
    grid: Grid = [[None] * size for _ in range(size)]
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        for down in range(-4, 5):
            for right in range(-4, 5):
                if 0 <= row + down < size and 0 <= column + right < size:
                    grid[row + down][column + right] = max(abs(down), abs(right)) not in (2, 4)
    if version:
        for down in range(-2, 3):
            for right in range(-2, 3):
                grid[size - 7 + down][size - 7 + right] = max(abs(down), abs(right)) != 1
    for at in range(8, size - 8):
        grid[6][at] = grid[at][6] = at % 2 == 0
    for row, column in format_places(size):
        grid[row][column] = False
    grid[size - 8][8] = True
    return grid


def format_places(size: int) -> list[tuple[int, int]]:
    """Where the format's fifteen bits stand, twice, from the lowest bit."""
    first = [(at, 8) for at in (0, 1, 2, 3, 4, 5, 7, 8)] + [(8, at) for at in (7, 5, 4, 3, 2, 1, 0)]
    second = [(8, size - 1 - at) for at in range(8)] + [(size - 7 + at, 8) for at in range(7)]
    return first + second


def path(size: int) -> Iterator[tuple[int, int]]:
    """The zigzag in which data fills the grid."""
    upward = True
    for right in (*range(size - 1, 7, -2), 5, 3, 1):
        for row in range(size - 1, -1, -1) if upward else range(size):
            yield row, right
            yield row, right - 1
        upward = not upward


def flips(mask: int, row: int, column: int) -> bool:
    tests = (
        (row + column) % 2,
        row % 2,
        column % 3,
        (row + column) % 3,
        (row // 2 + column // 3) % 2,
        row * column % 2 + row * column % 3,
        (row * column % 2 + row * column % 3) % 2,
        ((row + column) % 2 + row * column % 3) % 2,
    )
    return tests[mask] == 0


def masked(version: int, bits: list[int], mask: int) -> Grid:
    grid = frame(version)
    left = iter(bits)
    for row, column in path(len(grid)):
        if grid[row][column] is None:
            grid[row][column] = bool(next(left, 0)) != flips(mask, row, column)
    for at, (row, column) in enumerate(format_places(len(grid))):
        grid[row][column] = bool(FORMATS[mask] >> at % 15 & 1)
    return grid


def penalty(grid: Grid) -> int:
    """How hard the code is to read: long runs, squares of one colour, more dark than light."""
    runs = squares = 0
    for lines in (grid, [list(column) for column in zip(*grid, strict=True)]):
        for line in lines:
            text = "".join("x" if cell else "." for cell in line)
            runs += sum(len(run) - 2 for run in text.replace("x.", "x .").replace(".x", ". x").split() if len(run) >= 5)
            runs += 40 * (text.count("x.xxx.x....") + text.count("....x.xxx.x"))
    for upper, lower in pairwise(grid):
        squares += sum(upper[at] == upper[at + 1] == lower[at] == lower[at + 1] for at in range(len(grid) - 1))
    dark = sum(map(sum, [[bool(cell) for cell in row] for row in grid]))
    share = abs(dark * 20 - len(grid) ** 2 * 10) // len(grid) ** 2
    return runs + 3 * squares + 10 * share
