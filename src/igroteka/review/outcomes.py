"""What luck could have given instead: all outcomes of a step, or a sample of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from igroteka.kernel.ask import EVERYONE, Audience
from igroteka.kernel.luck import Luck, Value

T = TypeVar("T")
V = TypeVar("V", bound=int | str)
Playing: TypeAlias = Callable[[Luck], T]  # plays the step with some luck; returns where that led


class Open(Exception):  # noqa: N818  # not an error: it ends a step that is being enumerated
    """A result of luck that the script does not hold, and what it could be."""

    def __init__(self, results: Sequence[Value]) -> None:
        super().__init__(f"one of {len(results)} results")
        self.results = results


class Scripted(Luck):
    """Luck that stops where its script ends."""

    __slots__ = ()

    def below(self, n: int, seen: Audience = EVERYONE) -> int:
        if n > 1 and not self._script:
            raise Open(range(n))
        return super().below(n, seen)

    def pick(self, options: Sequence[V], seen: Audience = EVERYONE) -> V:
        if len(options) > 1 and not self._script:
            raise Open(options)
        return super().pick(options, seen)

    def take(self, items: list[V], seen: Audience = EVERYONE) -> V:
        if len(items) > 1 and not self._script:
            raise Open(items[:])
        return super().take(items, seen)


def every(play: Playing[T], most: int) -> list[tuple[float, T]] | None:
    """All outcomes with their probabilities; None if there are more than that."""
    found: list[tuple[float, T]] = []
    waiting: list[tuple[float, list[Value]]] = [(1.0, [])]
    while waiting:
        probability, script = waiting.pop()
        try:
            found.append((probability, play(Scripted(script=script))))
        except Open as open_result:
            results = open_result.results
            distinct = dict.fromkeys(results)
            share = probability / len(results)
            waiting += [(share * results.count(value), [*script, value]) for value in distinct]
        if len(found) + len(waiting) > most:
            return None
    return found


def sample(play: Playing[T], number: int, seed: int) -> Iterator[tuple[float, T]]:
    """A number of outcomes, drawn with the chances that the rules give them."""
    for each in range(number):
        yield 1 / number, play(Luck(f"outcome {seed} {each}"))
