"""Move the ship, and the island action after it (bonfire.ship.*)."""

from collections.abc import Sequence

from igroteka.games.bonfire.events import SAILED
from igroteka.games.bonfire.query import can_take_task, most_tokens, retrievable, ship_cost
from igroteka.games.bonfire.rules.guardian import retrieve_guardian
from igroteka.games.bonfire.rules.pay import pay_tokens
from igroteka.games.bonfire.rules.task import receive_task
from igroteka.games.bonfire.state import T
from igroteka.games.bonfire.topics import SHIP_ACTION, SHIP_FURTHER, SHIP_TO
from igroteka.games.bonfire.words import FURTHER_SHIP, GUARDIAN, PIER, SHIP, Island
from igroteka.kernel.ask import Flow, WhyNot, choose
from igroteka.kernel.pile import changed


def move_ship(t: T) -> Flow[None]:
    """Step: choose an island; its price is 1, 2 or 3 tokens."""
    s, box = t.state, t.box
    seat = s.seat
    most = most_tokens(s, seat, SHIP)
    here = s.ships[seat]
    islands: Sequence[Island] = box.islands
    if here != PIER:
        islands = [island for island in box.islands if 0 < box.distance[here][island] <= most]
    island = yield from choose(seat, SHIP_TO, islands, (), lambda: _too_far(t, most))
    t.then(sail, island)
    t.then(pay_tokens, SHIP, ship_cost(s, box, seat, island))


def _too_far(t: T, most: int) -> list[WhyNot]:
    s, box = t.state, t.box
    found = []
    for at, island in zip(box.islands, box.island, strict=True):
        cost = ship_cost(s, box, s.seat, at)
        if cost == 0:
            found.append(WhyNot(island.id, "ship.here", "bonfire.ship.cost3"))
        elif cost > most:
            found.append(WhyNot(island.id, "ship.too_far", f"bonfire.ship.cost{cost}", (cost, most)))
    return found


def sail(t: T, island: Island) -> None:
    """Step: a paid move arrives; it may be followed by one more route (bonfire.master.21)."""
    arrive(t, island)
    t.then(island_action)
    if t.state.gnomes[t.state.seat] & FURTHER_SHIP:
        t.then(sail_further)


def sail_free(t: T, island: Island) -> None:
    """Step: a move granted by the High Council arrives."""
    arrive(t, island)
    t.then(island_action)


def arrive(t: T, island: Island) -> None:
    """The ship lies at an island."""
    s = t.state
    s.ships = changed(s.ships, s.seat, island)
    t.tell(SAILED, s.seat, t.box.island[island].id)


def sail_further(t: T) -> Flow[None]:
    """Step: one further route, if wished."""
    s = t.state
    near = t.box.distance[s.ships[s.seat]]
    islands: list[Island | None] = [island for island in t.box.islands if near[island] == 1]
    island = yield from choose(s.seat, SHIP_FURTHER, [*islands, None])
    if island is not None:
        arrive(t, island)


def island_action(t: T) -> None:
    """Step: the action of the island reached, if it can be paid (bonfire.ship.extra_action)."""
    s = t.state
    if can_take_task(s, t.box, s.seat):
        t.then(offer_task)
    elif retrievable(s, t.box, s.seat) >= 0 and most_tokens(s, s.seat, GUARDIAN):
        t.then(offer_guardian)


def offer_task(t: T) -> Flow[None]:
    """Step: receive a task at once, if wished."""
    choice = yield from choose(t.state.seat, SHIP_ACTION, ("task", None))
    if choice is not None:
        t.then(receive_task)


def offer_guardian(t: T) -> Flow[None]:
    """Step: retrieve a Guardian at once, if wished."""
    choice = yield from choose(t.state.seat, SHIP_ACTION, ("retrieve", None))
    if choice is not None:
        t.then(retrieve_guardian)
