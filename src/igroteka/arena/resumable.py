"""Resumable runs: a fixed plan, and one line for each finished piece of work.

A piece is written as soon as it is finished, so a crash loses only pieces in progress. A truncated last line is
dropped, and its piece is done again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from igroteka.kernel.game import SetupError

T = TypeVar("T")
P = TypeVar("P", bound=msgspec.Struct)


def write_whole(file: Path, data: bytes) -> None:
    """Write a file completely or not at all: a full disk must not spoil it."""
    new = file.with_suffix(".new")
    new.write_bytes(data)
    new.replace(file)


def expect_same_plan(file: Path, plan: P, remedy: str) -> None:
    """Save the plan of a new run, or compare it with the saved one; ``remedy`` says what to do if they differ."""
    if not file.exists():
        write_whole(file, msgspec.json.format(msgspec.json.encode(plan)))
    try:
        before = msgspec.json.decode(file.read_bytes(), type=type(plan))
    except msgspec.DecodeError as error:
        raise SetupError(f"{file} is damaged ({error}); {remedy}") from None
    differing = [name for name in plan.__struct_fields__ if getattr(before, name) != getattr(plan, name)]
    if differing:
        raise SetupError(f"{file.parent} was begun with other {', '.join(differing)}; {remedy}")


class Finished(Generic[T]):
    """The finished pieces of a run, one line of JSON each."""

    def __init__(self, file: Path, kind: type[T], remedy: str) -> None:
        self.file = file
        self.remedy = remedy
        self._decoder = msgspec.json.Decoder(kind)

    def __iter__(self) -> Iterator[T]:
        for number, line in enumerate(self._lines(), 1):
            try:
                yield self._decoder.decode(line)
            except msgspec.DecodeError as error:
                where = f"{self.file}, line {number}"
                raise SetupError(f"{where} is damaged or of another command ({error}); {self.remedy}") from None

    def _lines(self) -> list[bytes]:
        """The complete lines of the file; a truncated last line is removed from it."""
        lines = self.file.read_bytes().splitlines(keepends=True) if self.file.exists() else []
        if lines and not lines[-1].endswith(b"\n") and lines[-1][:1] in (b"[", b"{"):
            lines.pop()
            write_whole(self.file, b"".join(lines))
        return lines

    def add(self, piece: T) -> None:
        """Write a finished piece immediately."""
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(piece) + b"\n")
