"""Appendix II: the bonuses of the High Council (bonfire.council.*)."""

from collections.abc import Callable
from typing import Final

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.query import can_build, fate_lays, gnome_count, leaps, missing_guardians
from igroteka.games.bonfire.rules.fate import take_tile
from igroteka.games.bonfire.rules.gain import gain_resource, gain_token
from igroteka.games.bonfire.rules.gnome import take_gnome
from igroteka.games.bonfire.rules.great import turn_great_bonfire
from igroteka.games.bonfire.rules.guardian import arrive, welcome
from igroteka.games.bonfire.rules.path import search_path_tile
from igroteka.games.bonfire.rules.ship import sail_free
from igroteka.games.bonfire.state import State, T, guardians_of
from igroteka.games.bonfire.topics import (
    COUNCIL_GUARDIAN,
    COUNCIL_MASTER,
    COUNCIL_MOVE,
    COUNCIL_SHIP,
    COUNCIL_STOP,
    GREAT_CELL,
)
from igroteka.games.bonfire.words import (
    ALL_GREAT_CELLS,
    ALL_GUARDIANS,
    AWAY,
    C_FATE,
    C_GUARDIAN,
    C_MASTER,
    C_MOVE,
    C_PATH,
    CELLS,
    GNOME_LIMIT,
    GOLD,
    WILD,
    Cell,
    Guardian,
    Seat,
)
from igroteka.kernel.ask import Flow, choose


def possible(s: State, box: Box, seat: Seat, cell: Cell) -> bool:
    """Whether the effect of a cell can be carried out."""
    if cell == C_PATH:
        return can_build(s, seat)
    if cell == C_GUARDIAN:
        return bool(missing_guardians(s, seat))
    if cell == C_MASTER:
        return gnome_count(s, seat) < GNOME_LIMIT and max(s.open_masters) >= 0
    if cell == C_MOVE:
        return bool(movers(s, seat))
    return cell != C_FATE or bool(fate_lays(s, box, seat))


def movers(s: State, seat: Seat) -> list[Guardian]:
    """Guardians that the council may move somewhere."""
    return [each for each in ALL_GUARDIANS if guardians_of(s, seat)[each] != AWAY and leaps(s, seat, each)]


def take_gold(t: T) -> None:
    """Step: 2 gold and 1 yellow token."""
    gain_resource(t, t.state.seat, GOLD, 2)
    gain_token(t, t.state.seat, WILD)


def call_guardian(t: T) -> Flow[None]:
    """Step: a Guardian of a missing colour comes to the starting tile."""
    s = t.state
    colour = yield from choose(s.seat, COUNCIL_GUARDIAN, missing_guardians(s, s.seat))
    t.then(welcome, colour)


def turn_anywhere(t: T) -> Flow[None]:
    """Step: turn the Great Bonfire to any cell; its rewards follow."""
    cell = yield from choose(t.state.seat, GREAT_CELL, ALL_GREAT_CELLS)
    t.then(turn_great_bonfire, cell)


def take_master(t: T) -> Flow[None]:
    """Step: an open master, free of charge."""
    s = t.state
    taken = yield from choose(s.seat, COUNCIL_MASTER, [each for each in s.open_masters if each >= 0])
    t.then(take_gnome, taken)


def move_guardian(t: T) -> Flow[None]:
    """Step: one Guardian goes forward or back to a free Path place or Bonfire; the only way back there is."""
    s = t.state
    seat = s.seat
    mover = yield from choose(seat, COUNCIL_MOVE, movers(s, seat))
    stop = yield from choose(seat, COUNCIL_STOP, leaps(s, seat, mover))
    yield from arrive(t, seat, mover, stop, resources=True)


def sail_anywhere(t: T) -> Flow[None]:
    """Step: the ship goes to any other island, free of charge; the island action is paid."""
    s = t.state
    islands = [island for island in t.box.islands if island != s.ships[s.seat]]
    island = yield from choose(s.seat, COUNCIL_SHIP, islands)
    t.then(sail_free, island)


EFFECTS: Final[tuple[Callable[[T], Flow[None] | None], ...]] = (
    take_gold,
    search_path_tile,
    call_guardian,
    turn_anywhere,
    take_master,
    move_guardian,
    sail_anywhere,
    take_tile,
)
"""What each cell of the council does, in the order of the cells."""

assert len(EFFECTS) == len(CELLS)
