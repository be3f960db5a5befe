"""Luck: drawn live, recorded by result, replayed from a record, or scripted by a test.

No source of randomness is ever part of a state, so a clone cannot see the future and a record does not depend on a
generator. Every result carries its audience: who saw it.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.kernel.ask import EVERYONE, Audience

Value: TypeAlias = int | str
V = TypeVar("V", bound=int | str)

new: Final = tuple.__new__  # makes a named tuple in half the time that calling its class takes


class LuckError(Exception):
    """A script or record whose next entry does not fit what the rules drew."""


class Drawn(NamedTuple):
    """One result of luck and who saw it."""

    value: Value
    seen: Audience


def values_of(drawn: Iterable[Drawn]) -> list[Value]:
    """The results alone."""
    return [value for value, _ in drawn]


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Results come from the script while it lasts, then from the generator.

    A ``None`` in the script stands for "draw this one afresh". Without a seed nothing is drawn beyond the script.
    """

    __slots__ = ("_bits", "_script", "log")

    def __init__(self, seed: int | str | None = None, script: Iterable[Value | None] = ()) -> None:
        self._bits = None if seed is None else Random(seed).getrandbits  # noqa: S311  # a game, not a secret
        self.replay(script)
        self.log: list[Drawn] | None = None  # the results, while they are recorded

    @property
    def script(self) -> list[Value | None]:
        """The scripted results that have not been used."""
        return self._script[::-1]

    def below(self, n: int, seen: Audience = EVERYONE) -> int:
        """A number from 0 to n - 1. If only one result is possible, nothing is drawn or recorded."""
        if n == 1:
            return 0
        value: int | None = None
        if self._script:
            value = self._scripted(range(n))
        if value is None:
            value = self.fresh(n)
        if self.log is not None:
            self.log.append(new(Drawn, (value, seen)))
        return value

    def pick(self, options: Sequence[V], seen: Audience = EVERYONE) -> V:
        """One of the options, all equally likely; the option itself is recorded, not its index."""
        if len(options) == 1:
            return options[0]
        value: V | None = None
        if self._script:
            value = self._scripted(options)
        if value is None:
            value = options[self.fresh(len(options))]
        if self.log is not None:
            self.log.append(new(Drawn, (value, seen)))
        return value

    def take(self, items: list[V], seen: Audience = EVERYONE) -> V:
        """Pick one of the items and remove it from them."""
        if len(items) == 1:
            return items.pop()
        if self._script:
            value = self.pick(items, seen)
            items.remove(value)
            return value
        value = items.pop(self.fresh(len(items)))
        if self.log is not None:
            self.log.append(new(Drawn, (value, seen)))
        return value

    def order(self, items: Iterable[V], seen: Audience = EVERYONE) -> list[V]:
        """The items in random order."""
        left = list(items)
        return [self.take(left, seen) for _ in range(len(left))]

    def replay(self, script: Iterable[Value | None]) -> None:
        """Give these results before anything else."""
        self._script = list(script)
        self._script.reverse()

    def copy(self) -> "Luck":
        """The same luck to come, without a record."""
        other = Luck(script=self.script)
        if self._bits is not None:
            generator = Random()  # noqa: S311  # a game, not a secret
            generator.setstate(self._bits.__self__.getstate())  # type: ignore[attr-defined]  # a generator's method
            other._bits = generator.getrandbits
        return other

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (type(self), self._bits, self._script, self.log)

    def fresh(self, n: int) -> int:
        """A number from 0 to n - 1 that is neither scripted nor recorded."""
        draw = self._bits
        if draw is None:
            raise LuckError(f"the script of luck is used up, and one of {n} results is needed")
        assert n > 0, "there is nothing to draw from"
        bits = (n - 1).bit_length()
        value = draw(bits)
        while value >= n:
            value = draw(bits)
        return value

    def _scripted(self, options: Sequence[V]) -> V | None:
        value = self._script.pop()
        if value is None:
            return None
        if value not in options:
            raise LuckError(f"luck gave {value!r}, which is none of {list(options)[:20]}")
        return value  # type: ignore[return-value]  # it is one of the options


def restored(
    kind: type[Luck], bits: Callable[[int], int] | None, script: list[Value | None], log: list[Drawn] | None
) -> Luck:
    """Luck that was pickled."""
    luck = kind.__new__(kind)
    luck._bits, luck._script, luck.log = bits, script, log
    return luck
