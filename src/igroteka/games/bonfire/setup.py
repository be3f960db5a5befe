"""Setting up the board and the cities (bonfire.setup.*, bonfire.solo.setup.*)."""

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.events import DEALT, PATH_OPENED
from igroteka.games.bonfire.rules.gnome import open_masters
from igroteka.games.bonfire.rules.path import split
from igroteka.games.bonfire.rules.task import open_gift
from igroteka.games.bonfire.state import NOVICES, PLAYING, POINTS, State, T, area_at, isle_at, point_at, seats_of, take
from igroteka.games.bonfire.words import (
    ALL_CITIES,
    ALL_GREAT_CELLS,
    ALL_SEATS,
    ALL_SHAPES,
    ALL_STACKS,
    AWAY,
    COLOURS,
    COUNCIL_CELLS,
    GIFT_STACK,
    GIFT_STACKS,
    GIFTS,
    GOLD,
    GREAT_CELLS,
    HEAD_START,
    MASTER_IDS,
    NO_FATE_TILE,
    NO_GNOME,
    NO_RESOURCE,
    NO_TASK,
    NO_TILE,
    OPEN_MASTERS,
    OPEN_PATHS,
    PIER,
    PILES,
    PLACES,
    RESOURCES,
    SHAPES,
    SLOTS,
    SOUTH,
    TOKENS,
    WAITING,
    Board,
    Card,
    FateTile,
    Island,
    Task,
    ids,
)
from igroteka.kernel.game import Setup
from igroteka.kernel.pile import changed

PAIRS = ((0, 1), (0, 2), (1, 2))  # of task colours, for islands with two different ones
SOLO_PAIRS = (0, 0, 0, 0, 1, 1, 1, 2, 2, 2)  # 7 blue, 7 red and 6 yellow tasks allow no other split


def start(setup: Setup, box: Box) -> State:
    """The pieces as they come out of the box; the first step deals them."""
    seats = setup.seats
    cities = seats if setup.mode == "base" else 2
    return State(
        seats=seats,
        cities=cities,
        mixed=setup.options.get("tasks") == "mixed",
        handicap=int(setup.options.get("handicap", "0")),
        agenda=[],
        seat=ALL_SEATS[0],
        first=ALL_SEATS[0],
        turns=0,
        isles=(NO_TASK,) * (len(box.island) * PLACES),
        areas=(0,) * (GREAT_CELLS * len(SHAPES)),
        pointer=SOUTH,
        open_paths=(NO_TILE,) * OPEN_PATHS,
        path_unseen=box.tiles,
        piles=(0,) * len(PILES),
        under=(),
        put_back=0,
        open_masters=(NO_GNOME,) * OPEN_MASTERS,
        masters_unseen=tuple(each for each in MASTER_IDS if cities == seats or box.gnome_resource[each] != GOLD),
        masters_out=(),
        elders=0b111111,
        neutrals=0b11111,
        council=(0,) * (COUNCIL_CELLS * NOVICES),
        counting=False,
        stack=0,
        token=0,
        boards=ids(Board, cities),
        out=(PLAYING,) * cities,
        tokens=[0] * (len(TOKENS) * cities),
        resources=[0] * (len(RESOURCES) * cities),
        points=(0,) * (POINTS * cities),
        ships=(PIER,) * cities,
        built=((),) * cities,
        portals=(0,) * cities,
        guardians=(AWAY, AWAY, AWAY, AWAY, WAITING) * cities,
        slots=(NO_TASK,) * (SLOTS * cities),
        lit=(0,) * cities,
        gnomes=(0,) * cities,
        gift_tops=(NO_RESOURCE,) * (GIFT_STACKS * cities),
        gift_stacks=(GIFT_STACK,) * (GIFT_STACKS * seats) + (0,) * (GIFT_STACKS * (cities - seats)),
        gifts_unseen=tuple(gift.copies for gift in box.gift) * seats + (0,) * (GIFTS * (cities - seats)),
        supply=((),) * cities,
        set_aside=(NO_FATE_TILE,) * cities,
        laid=((),) * cities,
        offered=(),
        tom_pile=ids(Card, len(box.tom_card)) if cities > seats else (),
        tom_played=0,
        swap_fewer=setup.options["swap"] == "fewer",
        tom_stops=setup.options.get("tom") == "stops",
    )


def is_dealt(s: State) -> bool:
    """Whether the table is laid and no turn was taken yet: the Path tiles are in piles."""
    return any(s.piles)


def deal(t: T) -> None:
    """Step: shuffle and lay out everything."""
    s = t.state
    deal_tasks(t)
    deal_portals(t)
    for place in range(OPEN_PATHS):
        tile, s.path_unseen = take(t, s.path_unseen)
        s.open_paths = changed(s.open_paths, place, tile)
        t.tell(PATH_OPENED, t.box.path_tile[tile].id, place + 1)
    split(s)
    open_masters(t)
    s.boards = tuple(t.luck.order(ids(Board, len(t.box.board)))[: s.cities])
    s.first = s.seat = ALL_SEATS[0 if s.solo else t.luck.below(s.seats)]
    for seat in seats_of(s):
        for stack in ALL_STACKS:
            open_gift(t, seat, stack)
        *column, last = t.luck.order(ids(FateTile, len(t.box.fate_tile)))
        s.set_aside = changed(s.set_aside, seat, last)
        s.supply = changed(s.supply, seat, tuple(column))
    if s.handicap:
        s.points = changed(s.points, point_at(ALL_CITIES[1 if s.handicap > 0 else 0], HEAD_START), abs(s.handicap))
    t.tell(DEALT, s.first)


def deal_tasks(t: T) -> None:
    """Tasks at random onto the task islands, as many as the number of seats calls for; the rest stay in the box."""
    s, box = t.state, t.box
    usable = [task for task in box.tasks if box.task[task].seats <= s.seats]
    if s.solo:
        _deal_by_colours(t, usable, t.luck.order(SOLO_PAIRS))
    elif s.mixed:
        _deal_by_colours(t, usable, [t.luck.below(3) for _ in range(10)])
    else:
        for island, count in task_islands(s, box):
            for place in range(count):
                s.isles = changed(s.isles, isle_at(island, place), t.luck.take(usable))


def task_islands(s: State, box: Box) -> list[tuple[Island, int]]:
    """The task islands, and how many tasks each gets."""
    size = box.table_size[s.seats - 1]
    return [
        (island, size.corner_tasks if row.corner else size.other_tasks)
        for island, row in zip(box.islands, box.island, strict=True)
        if row.resource is not None
    ]


def _deal_by_colours(t: T, usable: list[Task], pairs: list[int]) -> None:
    """Tasks of different colours on each island: a pair of colours for two tasks, all colours for three."""
    s, box = t.state, t.box
    by_colour = [[task for task in usable if box.task_colour[task] == colour] for colour in range(len(COLOURS) - 1)]
    for (island, count), pair in zip(task_islands(s, box), pairs, strict=True):
        for place, colour in enumerate(PAIRS[pair] if count == 2 else range(count)):
            s.isles = changed(s.isles, isle_at(island, place), t.luck.take(by_colour[colour]))


def deal_portals(t: T) -> None:
    """Portals evenly over the areas of the Great Bonfire; against Tom redrawn until those of each area all differ."""
    s, box = t.state, t.box
    removed = box.table_size[s.seats - 1].portals_removed
    stock = [shape for shape in ALL_SHAPES for _ in range(box.portal[shape].copies - removed)]
    each = len(stock) // GREAT_CELLS
    while True:
        left, areas = stock[:], [0] * (GREAT_CELLS * len(SHAPES))
        for draw in range(len(stock)):
            at = area_at(ALL_GREAT_CELLS[draw // each], t.luck.take(left))
            areas[at] += 1
            if s.solo and areas[at] > 1:
                break
        else:
            s.areas = tuple(areas)
            return
