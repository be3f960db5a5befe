"""Steps that one chapter of the rules puts on the agenda and a later chapter carries out (see flow.py)."""

from igroteka.games.ryozen.state import T
from igroteka.kernel.ask import Flow


def basilisk_hires(t: T, coins: int) -> Flow[None] | None:
    """The rest of the Basilisk's Clan House effect; it gains `coins` if it can hire nobody."""
    raise AssertionError("bound in flow.py")
