"""Positions for tests: a dealt table with bare cities, furnished by the words of the rulebook.

s = table(2)
city(s, 0, tokens="ship:2 wild", ship="A2", gnomes="21")
t = at(s)
t.play("ship", "A3")
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX, Box
from igroteka.games.bonfire.box.area import Laid, laid_tile
from igroteka.games.bonfire.flow import AGENDA
from igroteka.games.bonfire.rules.countdown import end_turn
from igroteka.games.bonfire.rules.turn import bonus_actions, list_options
from igroteka.games.bonfire.setup import deal
from igroteka.games.bonfire.state import State, gift_of, isle_at, novices_at, tile_of
from igroteka.games.bonfire.topics import GNOMES, ISLANDS, STOPS, TASKS, TILES
from igroteka.games.bonfire.words import (
    ALL_CELLS,
    ALL_RESOURCES,
    ALL_SEATS,
    ALL_STOPS,
    CELLS,
    GUARDIANS,
    MASTERS,
    NO_FATE_TILE,
    NO_GNOME,
    NO_RESOURCE,
    NO_TASK,
    PLACES,
    RESOURCES,
    TOKENS,
    Board,
    City,
    FateTile,
    Gnome,
    Lay,
    Novice,
    Task,
    Tile,
    ids,
)
from igroteka.kernel.agenda import Due
from igroteka.kernel.ask import Flow
from igroteka.kernel.flow import Table
from igroteka.kernel.luck import Luck, Value
from igroteka.testing.scenario import Scenario, scenario

BonfireScenario = Scenario[State, Box]
V = TypeVar("V")


def due(step: Callable[..., Flow[None] | None], *args: int) -> Due:
    """A step as an agenda holds it."""
    return AGENDA.ids[step], args


TURN = [due(end_turn), due(bonus_actions), due(list_options)]
"""What is due at the start of a turn."""


def task(name: str) -> Task:
    return BOX.tasks[TASKS.index(name)]


def tile(name: str) -> Tile:
    return BOX.tiles[TILES.index(name)]


def put(row: tuple[V, ...], at: int, *values: V) -> tuple[V, ...]:
    """A row with the values from a place on replaced by others."""
    return (*row[:at], *values, *row[at + len(values) :])


def mode_of(s: State) -> str:
    return "solo" if s.solo else "base"


def table(seats: int = 2, mode: str = "base", *, seed: int = 1) -> State:
    """A dealt table at the start of seat 0's turn, who is first; cities hold a laid starting tile and nothing else."""
    s = GAME.start(GAME.setup(mode, seats if mode == "base" else 1), BOX)
    deal(Table(s, BOX, Luck(seed), ids=AGENDA.ids))
    s.first = s.seat = ALL_SEATS[0]
    s.turns = 1
    s.boards = ids(Board, s.cities)
    for seat in range(s.seats):
        s.supply = put(s.supply, seat, ids(FateTile, 7))
        s.set_aside = put(s.set_aside, seat, NO_FATE_TILE)
        s.laid = put(s.laid, seat, (laid_tile(BOX.fate.start, FateTile(7)),))
        gifts(s, seat, "flower", "fruit")
    s.agenda = TURN[:]
    return s


def at(s: State, *luck: Value, seed: int | None = 1) -> BonfireScenario:
    """Play on from a position; luck comes from the script, then from the seed."""
    return scenario(GAME, s, mode=mode_of(s), seats=s.seats, luck=luck, seed=seed)


def counts(words: str, names: Iterable[str]) -> list[int]:
    """`"ship:2 wild"` as numbers of each name."""
    order = list(names)
    found = [0] * len(order)
    for word in words.split():
        name, _, count = word.partition(":")
        found[order.index(name)] += int(count or 1)
    return found


def gnome_bits(names: str) -> int:
    """`"5 21 elder_2"` as bits: plain numbers are masters."""
    ids = [f"master_{int(name):02}" if name.isdigit() else name for name in names.split()]
    return sum(1 << GNOMES.index(each) for each in ids)


def city(
    s: State,
    seat: int = 0,
    *,
    tokens: str | None = None,
    resources: str | None = None,
    ship: str | None = None,
    gnomes: str | None = None,
    paths: str | None = None,
    portals: Iterable[int] | None = None,
    guardians: Mapping[str, str] | None = None,
    tasks: Mapping[int, str] | None = None,
    lit: Iterable[int] = (),
    supply: Iterable[str] | None = None,
    board: str | None = None,
) -> State:
    """Furnish a city; what is not named stays as it was. Slots and notches count from 1."""
    if tokens is not None:
        s.tokens[seat * 7 : seat * 7 + 7] = counts(tokens, TOKENS)
    if resources is not None:
        s.resources[seat * 6 : seat * 6 + 6] = counts(resources, RESOURCES)
    if ship is not None:
        s.ships = put(s.ships, seat, BOX.islands[ISLANDS.index(ship)])
    if gnomes is not None:
        recruit(s, seat, gnomes)
    if paths is not None:
        s.built = put(s.built, seat, tuple(tile(name) for name in paths.split()))
        bury_paths(s)
    if portals is not None:
        s.portals = put(s.portals, seat, sum(1 << notch - 1 for notch in portals))
    for name, stop in (guardians or {}).items():
        s.guardians = put(s.guardians, seat * 5 + GUARDIANS.index(name), ALL_STOPS[STOPS.index(stop)])
    for slot, name in (tasks or {}).items():
        s.slots = put(s.slots, seat * 7 + slot - 1, task(name))
    for slot in lit:
        s.lit = put(s.lit, seat, s.lit[seat] | 1 << slot - 1)
    if supply is not None:
        s.supply = put(s.supply, seat, tuple(FateTile(int(name[1:]) - 1) for name in supply))
    if board is not None:
        s.boards = put(s.boards, seat, Board(int(board[-1]) - 1))
    return s


def recruit(s: State, seat: int, names: str) -> None:
    """Put gnomes under a city's board; the display is filled up again from the deck."""
    s.gnomes = put(s.gnomes, seat, gnome_bits(names))
    owned = s.gnomes[seat]
    s.elders &= ~(owned >> MASTERS)
    s.masters_unseen = tuple(each for each in s.masters_unseen if not owned >> each & 1)
    for place, each in enumerate(s.open_masters):
        if each != NO_GNOME and owned >> each & 1:
            first, *others = s.masters_unseen
            s.open_masters, s.masters_unseen = put(s.open_masters, place, first), tuple(others)


def masters(s: State, names: str) -> None:
    """Open these masters on the board, from the left; `-` leaves a place empty."""
    wanted = [NO_GNOME if name == "-" else Gnome(int(name) - 1) for name in names.split()]
    deck = [*s.masters_unseen, *(each for each in s.open_masters if each != NO_GNOME)]
    s.open_masters = (*wanted, *[NO_GNOME] * (6 - len(wanted)))
    s.masters_unseen = tuple(sorted(set(deck) - set(wanted)))


def open_paths(s: State, names: str) -> None:
    """Open these four Path tiles, from the left."""
    s.open_paths = tuple(tile(name) for name in names.split())
    bury_paths(s)


def bury_paths(s: State) -> None:
    """All Path tiles that lie nowhere else are unseen in the piles."""
    laid = {each for built in s.built for each in built} | {tile_of(each) for each in s.under}
    taken = laid | set(s.open_paths)
    for place, each in enumerate(s.open_paths):
        if each in laid:
            s.open_paths = put(s.open_paths, place, next(other for other in BOX.tiles if other not in taken))
            taken.add(s.open_paths[place])
    s.path_unseen = tuple(each for each in BOX.tiles if each not in taken)
    count = len(s.path_unseen)
    s.piles = ((count + 2) // 3, (count + 1) // 3, count // 3)


def island(s: State, name: str, *things: str) -> None:
    """Lay tasks (`"B01"`) and gift tokens (`"gift:0"`, of seat 0) on an island's three places."""
    first = isle_at(BOX.islands[ISLANDS.index(name)], 0)
    row = [gift_of(City(int(each[5:]))) if each.startswith("gift") else task(each) for each in things]
    for place, thing in enumerate(s.isles):
        if thing >= 0 and thing in row:
            s.isles = put(s.isles, place, NO_TASK)
    s.isles = put(s.isles, first, *row, *[NO_TASK] * (PLACES - len(row)))


def gifts(s: State, seat: int, left: str, right: str, below: tuple[int, int] = (4, 4)) -> None:
    """Open gift tokens of the two stacks (`"none"`: used up), and how many lie below."""
    tops = [NO_RESOURCE if name == "none" else ALL_RESOURCES[RESOURCES.index(name)] for name in (left, right)]
    s.gift_tops = put(s.gift_tops, seat * 2, *tops)
    s.gift_stacks = put(s.gift_stacks, seat * 2, *below)
    unseen = [2] * 5
    for top in tops:
        if top != NO_RESOURCE:
            unseen[top] -= 1
    surplus = sum(unseen) - sum(below)
    for resource in range(5):
        gone = min(unseen[resource], max(surplus, 0))
        unseen[resource] -= gone
        surplus -= gone
    s.gifts_unseen = put(s.gifts_unseen, seat * 5, *unseen)


def areas(s: State, cells: Mapping[int, str]) -> None:
    """What portals lie in these cells (1-7) of the Great Bonfire; the others are empty."""
    s.areas = (0,) * 49
    for cell, words in cells.items():
        s.areas = put(s.areas, (cell - 1) * 7, *counts(words, [row.id for row in BOX.portal]))


def lay(*names: str) -> tuple[Laid, ...]:
    """A fate area: `"F1@r3c3:east"` for each laid tile."""
    found = []
    for name in names:
        number, _, where = name.partition("@")
        found.append(laid_tile(Lay(BOX.fate.lay_names.index(where)), FateTile(int(number[1:]) - 1)))
    return tuple(found)


def novices(s: State, cell: str, kind: int, count: int = 1) -> None:
    """Put novices of a kind (a seat's number, NEUTRAL, LYING) into a council cell."""
    where = novices_at(ALL_CELLS[CELLS.index(cell)], Novice(kind))
    s.council = put(s.council, where, s.council[where] + count)


def tokens(s: State, seat: int = 0) -> dict[str, int]:
    """A seat's action tokens, those it has."""
    purse = s.tokens[seat * 7 : seat * 7 + 7]
    return {name: count for name, count in zip(TOKENS, purse, strict=True) if count}


def resources(s: State, seat: int = 0) -> dict[str, int]:
    """A seat's resources, those it has."""
    purse = s.resources[seat * 6 : seat * 6 + 6]
    return {name: count for name, count in zip(RESOURCES, purse, strict=True) if count}


def stop_of(s: State, guardian: str, seat: int = 0) -> str:
    """Where a Guardian stands."""
    place = s.guardians[seat * 5 + GUARDIANS.index(guardian)]
    return "away" if place < 0 else STOPS[place]
