"""The plans of the last hints."""

from collections import OrderedDict
from typing import Final

from igroteka.bots.plans import Planned
from igroteka.kernel.ask import Seat

KEPT: Final = 1_000


class Plans:
    """Plans by table and seat; a forgotten one is thought of again."""

    def __init__(self) -> None:
        self._plans: OrderedDict[tuple[str, Seat], Planned] = OrderedDict()

    def get(self, table: str, seat: Seat) -> Planned | None:
        return self._plans.get((table, seat))

    def keep(self, table: str, seat: Seat, plan: Planned) -> None:
        self._plans.pop((table, seat), None)
        self._plans[table, seat] = plan
        while len(self._plans) > KEPT:
            self._plans.popitem(last=False)
