"""Luck that nobody can predict."""

from collections.abc import Iterable
from random import SystemRandom

from igroteka.kernel.luck import Luck, Value


class TrueLuck(Luck):
    """Draws from the operating system."""

    __slots__ = ()

    def __init__(self, script: Iterable[Value | None] = ()) -> None:
        super().__init__(script=script)
        self._bits = SystemRandom().getrandbits
