"""Move the ship, and the island action after it (bonfire.ship.*)."""

from collections.abc import Sequence

from igroteka.games.bonfire.events import SAILED
from igroteka.games.bonfire.query import can_take_task, most_tokens, retrievable, ship_cost
from igroteka.games.bonfire.rules.pay import owe_tokens
from igroteka.games.bonfire.state import EMPTY, T, put
from igroteka.games.bonfire.topics import SHIP_ACTION, SHIP_FURTHER, SHIP_TO
from igroteka.games.bonfire.words import FURTHER_SHIP, GUARDIAN, SHIP
from igroteka.kernel.ask import Flow, WhyNot, choose


def ship(t: T) -> Flow[None]:
    """Step: choose an island; its price is 1, 2 or 3 tokens."""
    s, box = t.state, t.box
    seat = s.seat
    most = most_tokens(s, seat, SHIP)
    here = s.ships[seat]
    islands: Sequence[int] = range(len(box.island))
    if here != EMPTY:
        islands = [at for at, cost in enumerate(box.distance[here]) if 0 < cost <= most]
    island = yield from choose(seat, SHIP_TO, islands, (), lambda: _too_far(t, most))
    owe_tokens(s, SHIP, ship_cost(s, box, seat, island))
    s.later("sail", island, 1)
    s.later("pay")


def _too_far(t: T, most: int) -> list[WhyNot]:
    s, box = t.state, t.box
    found = []
    for at, island in enumerate(box.island):
        cost = ship_cost(s, box, s.seat, at)
        if cost == 0:
            found.append(WhyNot(island.id, "ship.here", "bonfire.ship.cost3"))
        elif cost > most:
            found.append(WhyNot(island.id, "ship.too_far", f"bonfire.ship.cost{cost}", (cost, most)))
    return found


def sail(t: T, island: int, paid: int) -> None:
    """Step: the ship arrives; a paid move may be followed by one more route (bonfire.master.21)."""
    s = t.state
    s.ships = put(s.ships, s.seat, island)
    t.tell(SAILED, s.seat, t.box.island[island].id)
    s.later("island")
    if paid and s.gnomes[s.seat] & FURTHER_SHIP:
        s.later("further")


def further(t: T) -> Flow[None]:
    """Step: one further route, if wished."""
    s = t.state
    near = t.box.distance[s.ships[s.seat]]
    islands: list[int | None] = [at for at, routes in enumerate(near) if routes == 1]
    island = yield from choose(s.seat, SHIP_FURTHER, [*islands, None])
    if island is not None:
        s.ships = put(s.ships, s.seat, island)
        t.tell(SAILED, s.seat, t.box.island[island].id)


def island(t: T) -> None:
    """Step: the action of the island reached, if it can be paid (bonfire.ship.extra_action)."""
    s = t.state
    if can_take_task(s, t.box, s.seat):
        s.later("visit", 0)
    elif retrievable(s, t.box, s.seat) >= 0 and most_tokens(s, s.seat, GUARDIAN):
        s.later("visit", 1)


def visit(t: T, kind: int) -> Flow[None]:
    """Step: receive a task or retrieve a Guardian, if wished."""
    s = t.state
    choice = yield from choose(s.seat, SHIP_ACTION, (("task", "retrieve")[kind], None))
    if choice is not None:
        s.later(choice)
