"""Steps that one chapter triggers and a later one implements; flow.py binds each to its rule."""

from igroteka.games.candelabria.state import T
from igroteka.games.candelabria.words import Region, Source
from igroteka.kernel.ask import Flow, Seat


def destroy_temple(t: T, seat: Seat, source: Source, times: int) -> Flow[None] | None:
    """A seat may destroy a temple, up to `times` times (candelabria.icon.destroy_temple)."""
    raise AssertionError("bound in flow.py")


def move_to_temple(t: T, seat: Seat, region: Region) -> Flow[None] | None:
    """The Knights may move a candle to the region of a temple (candelabria.house.knights.ability1)."""
    raise AssertionError("bound in flow.py")


def use_extinguished_flame(t: T, seat: Seat) -> Flow[None] | None:
    """The owner of a flame that was put out may use it (candelabria.extinguished.to_curse)."""
    raise AssertionError("bound in flow.py")
