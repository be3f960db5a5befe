"""Use the Great Bonfire (bonfire.great.*) and place portals (bonfire.portal.*)."""

from igroteka.games.bonfire.events import PORTAL, TURNED
from igroteka.games.bonfire.query import fitting_portals, great_cost, most_tokens, next_notch
from igroteka.games.bonfire.rules.gain import gain_points, gain_resource, gain_token, reached
from igroteka.games.bonfire.rules.pay import pay_tokens
from igroteka.games.bonfire.state import T, area_at
from igroteka.games.bonfire.topics import GREAT_CELL, GREAT_GOODS, GREAT_PORTAL, GREAT_REWARDS
from igroteka.games.bonfire.words import (
    ALL_GREAT_CELLS,
    ANY_NOTCH,
    BONFIRE,
    GREAT,
    NO_RESOURCE,
    PORTALS7,
    SHAPES,
    THREE_REWARDS,
    City,
    GreatCell,
    Seat,
    Shape,
)
from igroteka.kernel.ask import Flow, WhyNot, choose
from igroteka.kernel.bits import with_bit
from igroteka.kernel.pile import changed


def use_great_bonfire(t: T) -> Flow[None]:
    """Step: choose the cell to turn to; its price is 1, 2 or 3 tokens."""
    s = t.state
    seat = s.seat
    most = most_tokens(s, seat, BONFIRE)
    cells = [cell for cell in ALL_GREAT_CELLS if great_cost(s, seat, cell) <= most]
    cell = yield from choose(seat, GREAT_CELL, cells, (), lambda: _too_dear(t, most))
    t.then(turn_great_bonfire, cell)
    t.then(pay_tokens, BONFIRE, great_cost(s, seat, cell))


def _too_dear(t: T, most: int) -> list[WhyNot]:
    s = t.state
    costs = [great_cost(s, s.seat, cell) for cell in ALL_GREAT_CELLS]
    return [
        WhyNot(t.box.great_cell[cell].id, "great.too_dear", f"bonfire.great.cost{cost}", (cost, most))
        for cell, cost in enumerate(costs)
        if cost > most
    ]


def turn_great_bonfire(t: T, cell: GreatCell) -> Flow[None]:
    """Step: turn the Great Bonfire and take two of its three rewards; with master 23 all of them."""
    s = t.state
    seat = s.seat
    s.pointer = cell
    t.tell(TURNED, seat, t.box.great_cell[cell].id)
    rewards = "token:goods"
    if fitting_portals(s, t.box, seat, cell):
        pairs = ["token:goods", "token:portal", "goods:portal"]
        if s.gnomes[seat] & THREE_REWARDS:
            pairs.append("all")
        rewards = yield from choose(seat, GREAT_REWARDS, pairs, (t.box.great_cell[cell].id,))
    if rewards != "goods:portal":
        gain_token(t, seat, t.box.great_token[cell])
    if rewards != "token:portal":
        yield from _goods(t, seat, cell)
    if rewards != "token:goods":
        shape = yield from choose(seat, GREAT_PORTAL, fitting_portals(s, t.box, seat, cell))
        place_portal(t, seat, cell, shape)


def _goods(t: T, seat: Seat, cell: GreatCell) -> Flow[None]:
    """The cell's resource or its points (bonfire.great.reward.resource)."""
    resource, points = t.box.great_resource[cell], t.box.great_cell[cell].points
    kinds = [name for name, shown in (("resource", resource != NO_RESOURCE), ("points", points > 0)) if shown]
    kind = yield from choose(seat, GREAT_GOODS, kinds)
    if kind == "resource":
        gain_resource(t, seat, resource)
    else:
        gain_points(t, seat, points, GREAT)


def place_portal(t: T, city: City, cell: GreatCell, shape: Shape) -> None:
    """Put a portal of a cell's area into its notch."""
    s = t.state
    notch = t.box.shape_notch[s.boards[city]][shape]
    assert s.gnomes[city] & ANY_NOTCH or notch == next_notch(s.portals[city])
    at = area_at(cell, shape)
    s.areas = changed(s.areas, at, s.areas[at] - 1)
    s.portals = changed(s.portals, city, with_bit(s.portals[city], notch))
    t.tell(PORTAL, city, SHAPES[shape], notch + 1)
    reached(t, city, PORTALS7, s.gnomes[city])
