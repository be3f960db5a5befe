"""A player's city: the arc of the Path with portals and Bonfires, the fate area as a grid, and all it has gathered."""

from functools import lru_cache
from itertools import chain
from typing import Final

from msgspec import structs

from igroteka.content.scene import Pane, Piece, Say, Zone
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.box.area import Laid, laid_tile, lay_of, tile_of
from igroteka.games.bonfire.rules.conditions import progress
from igroteka.games.bonfire.scene.parts import CACHE_SIZE, EMBLEMS, gnome_card, path_tile, task_card
from igroteka.games.bonfire.scene.pictures import novice, of_city, resource
from igroteka.games.bonfire.state import (
    State,
    gift_stacks_of,
    gift_tops_of,
    guardians_of,
    resources_of,
    slots_of,
    tokens_of,
)
from igroteka.games.bonfire.words import (
    ALL_GUARDIANS,
    AWAY,
    GUARDIANS,
    NO_FATE_TILE,
    NO_TASK,
    OWN,
    RESOURCES,
    TOKENS,
    Board,
    City,
    FateTile,
    Lay,
    Resource,
    Stop,
    Task,
    Tile,
    is_by_bonfire,
    slot_of,
)
from igroteka.kernel.bits import has

WIDTH, HEIGHT = 1036, 636
FATE: Final = (618, 34, 406, 290)  # left, top, width and height of the fate area
CELL: Final = 58  # the side of a cell, if they all have room
PLACES: Final = range(1, 8)
PANES: Final = (Pane(0, 0, 608, 374), Pane(608, 0, 428, 514), Pane(0, 374, 608, 262), Pane(608, 514, 428, 122))
TOMS_PANES: Final = (PANES[0], Pane(608, 0, 428, HEIGHT), PANES[2])
STORES: Final = {  # left, top, width and height
    "gnomes": (8, 380, 322, 248),
    "goods": (336, 380, 268, 248),
    "supply": (612, 332, 416, 178),
    "gifts": (612, 516, 416, 112),
    "fate": (612, 6, 416, 322),
}
GNOME_ROWS: Final = 3
END: Final = 51  # the side of a symbol of the tiles at the ends of the supply: a finger's width on a phone
INNER: Final = 40  # of the tiles between them, if they all have room
ASIDE: Final = 38  # of the tile set aside
SUPPLY: Final = (652, 988, 431)  # the middles of the tiles at its ends, and of the row
ASIDE_AT: Final = 1000  # the middle of the tile set aside
SUPPLY_SHIFT: Final = 64  # how much earlier the supply ends beside it
SLOT_Y, NOTCH_Y, PLACE_Y, WORTH_Y = 26, 140, 196, 268  # of the places at the top of the arc
WAITING: Final = (72, 322, 376, 50)  # left, top, width and height of where Guardians wait
APART: Final = 72  # from one of them to the next: a finger's width on a phone
BUILDING: Final = (500, 348)  # the first player's building
SHARED_ID: Final = "start"  # also the id of a mark of the fate area


def column(n: int) -> int:
    """The middle of place n (1 to 7) of a city."""
    return 47 + 86 * (n - 1)


def rise(n: int) -> int:
    """How far a place lies below the top of the arc."""
    return 6 * (n - 4) ** 2


def pitch(box: Box) -> int:
    """The side of a cell of the fate area."""
    return min(CELL, FATE[2] // box.fate.columns, FATE[3] // box.fate.rows)


def cell_at(box: Box, row: int, col: int) -> tuple[int, int]:
    """The middle of a cell of the fate area."""
    side = pitch(box)
    return FATE[0] + side * col - side // 2, FATE[1] + side * row - side // 2


@lru_cache(CACHE_SIZE)
def plots(box: Box, side: Board, city: City, labels: tuple[str, ...]) -> tuple[Zone, ...]:
    """Slots for tasks, notches for portals, places of the Path, storage, and cells of the fate area; Tom has only the
    first of the stores and no fate area."""
    board = f"town:{city}"
    found = [
        Zone(f"slot:{city}:{n}", board, column(n) - 39, SLOT_Y + rise(n), 78, 106, "round", tone="town", tip="bonfire")
        for n in PLACES
    ]
    found += [
        Zone(
            f"notch:{city}:{n}", board, column(n) - 25, NOTCH_Y + rise(n), 50, 50, "round", tone="town",
            sprite=f"notch_{shape}", tip=shape,
        )
        for n, shape in enumerate(box.board[side].notches, 1)
    ]  # fmt: skip
    found += [
        Zone(
            f"place:{city}:{n}", board, column(n) - 41, PLACE_Y + rise(n), 82, 66, "round", tone="town",
            tip=f"place_{n}",
        )
        for n in PLACES
    ]  # fmt: skip
    found += [
        Zone(
            f"worth:{city}:{n}", board, column(n) - 20, WORTH_Y + rise(n), 40, 28, "round", tone="town",
            tip=f"place_{n}", label=str(points),
        )
        for n, points in enumerate(box.guardian_points[side], 1)
    ]  # fmt: skip
    found.append(Zone(f"waiting:{city}", board, *WAITING, "round", tone="town", tip="waiting"))
    found += [
        Zone(f"store:{city}:{name}", board, *where, "round", tone="town", label=label, tip=f"store_{name}")
        for (name, where), label in zip(STORES.items(), labels, strict=False)
    ]
    return (*found, *(_cells(box, city, board) if len(labels) == len(STORES) else ()))


def _cells(box: Box, city: City, board: str) -> list[Zone]:
    side = pitch(box)
    marks = {tuple(cell): row.id for row in box.fate_mark for cell in row.cells}
    found = []
    for row in range(1, box.fate.rows + 1):
        for col in range(1, box.fate.columns + 1):
            mark = marks.get((row, col), "")
            drawn = mark in ("gold", "yellow", "marked")
            sprite, tip = (f"area_{mark}", f"cell_{mark}") if drawn else ("cell", "cell")
            x, y = cell_at(box, row, col)
            name = f"cell:{city}:r{row}c{col}"
            found.append(
                Zone(name, board, x - side // 2, y - side // 2, side, side, tone="town", sprite=sprite, tip=tip)
            )
    return found


def life(s: State, box: Box, city: City, say: Say) -> list[Piece]:
    """All that a city has built and gathered."""
    found = [
        *start_tile(box, city, s.boards[city]),
        *road(box, city, city < s.seats, s.built[city], guardians_of(s, city)),
        *works(box, city, s.boards[city], s.portals[city]),
        *tasks(box, city, slots_of(s, city), s.lit[city], advance(s, box, city, say)),
    ]
    if city >= s.seats:
        return [*found, *(gnomes(box, city, s.gnomes[city]) if s.gnomes[city] else ())]
    tops, stacks = gift_tops_of(s, city), gift_stacks_of(s, city)
    found += [
        *gnomes(box, city, s.gnomes[city]),
        *novices(city, s.lit[city]),
        *laid(box, city, s.laid[city]),
        *fate(box, city, s.supply[city], s.set_aside[city], say("fact-set_aside")),
        *household(city, goods_of(s, city), tops, stacks),
    ]
    return [*found, *building(city, s.stack if s.counting else 0)] if city == s.first else found


def goods_of(s: State, city: City) -> tuple[int, ...]:
    """A city's tokens, then its resources."""
    return (*tokens_of(s, city), *resources_of(s, city))


@lru_cache(CACHE_SIZE)
def start_tile(box: Box, city: City, side: Board) -> tuple[Piece, ...]:
    """The starting tile of the city board, with its crystal and resource."""
    row = box.start_tile[side % len(box.start_tile)]
    board, x, y = f"town:{city}", column(1), PLACE_Y + 33 + rise(1)
    tip = f"start_tile-{row.id}" if row.id == SHARED_ID else row.id
    return (
        Piece(f"start:{city}", board, x, y, 80, 60, f"path_{row.crystal}", tip=tip),
        Piece(f"start:{city}:yields", board, x - 20, y - 14, 32, 32, f"resource_{row.resource}", tip=row.resource),
    )


@lru_cache(CACHE_SIZE)
def road(box: Box, city: City, person: bool, built: tuple[Tile, ...], guardians: tuple[Stop, ...]) -> tuple[Piece, ...]:
    """Path tiles, and Guardians walking on them or standing by a Bonfire."""
    board = f"town:{city}"
    found: list[Piece] = []
    for n, number in enumerate(built, 2):
        found += path_tile(box, number, board, column(n), PLACE_Y + 33 + rise(n), 80)
    for guardian, stop in zip(ALL_GUARDIANS, guardians, strict=True):
        if stop == AWAY:
            continue
        by_fire = is_by_bonfire(stop)
        n = slot_of(stop) + 1
        waits = WAITING[0] + 8 + APART // 2 + APART * guardian
        x = column(n) + (24 if by_fire else -28 + 14 * guardian) if stop else waits
        y = rise(n) + (SLOT_Y + 76 if by_fire else PLACE_Y + 36) if stop else WAITING[1] + 24
        owner, name = city if guardian == OWN and person else None, GUARDIANS[guardian]
        sprite = of_city("guardian_own", city) if guardian == OWN else f"guardian_{name}"
        found.append(Piece(f"guardian:{city}:{name}", board, x, y, 48, 52, sprite, owner=owner, tip=name, z=5))
    return tuple(found)


def advance(s: State, box: Box, city: City, say: Say) -> tuple[str, ...]:
    """How far the city is with the task in each slot."""
    slots, lit = slots_of(s, city), s.lit[city]
    open_tasks = [NO_TASK if has(lit, n) else task for n, task in enumerate(slots)]
    steps = [progress(s, box, city, task) if task >= 0 else (0, 0) for task in open_tasks]
    return tuple([say("fact-progress", have=min(have, need), need=need) if need else "" for have, need in steps])


@lru_cache(CACHE_SIZE)
def tasks(box: Box, city: City, slots: tuple[Task, ...], lit: int, steps: tuple[str, ...]) -> tuple[Piece, ...]:
    """Tasks and Bonfires in their slots."""
    board = f"town:{city}"
    cards = [
        task_card(
            box, task, board, column(n), SLOT_Y + 53 + rise(n), 72, bool(lit >> n - 1 & 1), (step,) if step else ()
        )
        for n, (task, step) in enumerate(zip(slots, steps, strict=True), 1)
        if task >= 0
    ]
    return tuple(chain.from_iterable(cards))


@lru_cache(CACHE_SIZE)
def works(box: Box, city: City, side: Board, portals: int) -> tuple[Piece, ...]:
    """Portals in their notches."""
    board = f"town:{city}"
    return tuple(
        [
            Piece(f"built:{city}:{n}", board, column(n + 1), NOTCH_Y + 25 + rise(n + 1), 48, 48, sprite, tip=shape, z=1)
            for n, shape in enumerate(box.board[side].notches)
            for sprite in [f"portal_{shape}"]
            if portals >> n & 1
        ]
    )


@lru_cache(CACHE_SIZE)
def novices(city: City, lit: int) -> tuple[Piece, ...]:
    """The city's novices, each beside its Bonfire until it is lit."""
    board, tone = f"town:{city}", f"city{city}"
    return tuple(
        [
            Piece(
                f"novice:{city}:{n}", board, column(n) + 29, SLOT_Y + 90 + rise(n), 46, 46, novice(city), tone=tone,
                owner=city, tip="novice", z=4,
            )
            for n in PLACES
            if not lit >> n - 1 & 1
        ]
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def building(city: City, countdown: int) -> tuple[Piece, ...]:
    """The first player's oval building, and the countdown tokens still on it."""
    board, (x, y) = f"town:{city}", BUILDING
    house = Piece(f"building:{city}", board, x - 26 * bool(countdown), y, 50, 50, "building", tip="building")
    if not countdown:
        return (house,)
    left = str(countdown)
    return (house, Piece("countdowns", board, x + 26, y, 46, 46, "countdown", badge=left, tip="countdown_token"))


@lru_cache(CACHE_SIZE)
def laid(box: Box, city: City, tiles: tuple[Laid, ...]) -> tuple[Piece, ...]:
    """Fate tiles in their cells."""
    return tuple(chain.from_iterable([fate_tile(box, city, lay_of(tile), tile_of(tile)) for tile in tiles]))


def fate_tile(box: Box, city: City, lay: Lay, number: FateTile) -> tuple[Piece, ...]:
    """A fate tile in its three cells."""
    board, side, found = f"town:{city}", pitch(box), []
    for n, (row, col, symbol) in enumerate(spread(box, lay, number)):
        x, y = cell_at(box, row, col)
        found.append(
            Piece(
                f"fate:{city}:{number}:{n}",
                board,
                x,
                y,
                side,
                side,
                f"fate_{symbol}",
                tip=box.fate_tile[number].id,
                z=2,
            )
        )
    return tuple(found)


def fate_preview(box: Box, city: City, laid: tuple[Laid, ...], lay: Lay, number: FateTile) -> tuple[Piece, ...]:
    """A fate tile where it may be laid, with the tokens that its groups would bring (bonfire.fate.gain.group)."""
    layout, counted, badges = box.fate.layout((*laid, laid_tile(lay, number))), 0, []
    for cell, symbol in zip(box.fate.cells[lay], box.fate.tiles[number], strict=True):
        group = 0 if counted & cell else layout.group_at(cell, symbol)
        counted |= group
        badges.append(f"+{group.bit_count()}" if group else "")
    direction = box.fate.lay_names[lay].partition(":")[2]
    ordered = badges if direction in ("east", "south") else badges[::-1]  # in the order of the tile's pieces
    tiles = zip(fate_tile(box, city, lay, number), ordered, strict=True)
    return tuple([structs.replace(piece, badge=badge) for piece, badge in tiles])


@lru_cache(CACHE_SIZE)
def fate(box: Box, city: City, supply: tuple[FateTile, ...], aside: FateTile, fact: str) -> tuple[Piece, ...]:
    """The supply of fate tiles as a row of upright tiles, its two ends large; beside it the tile set aside before the
    first turn."""
    left, right, y = SUPPLY
    right -= 0 if aside == NO_FATE_TILE else SUPPLY_SHIFT
    found, inner = [], max(len(supply) - 2, 1)
    between = min(INNER + 4, (right - left - END - 8) // inner)  # from one inner tile to the next
    for n, tile in enumerate(supply):
        end = end_of(n, len(supply))
        x, size = (left if not n else right), END
        if end.startswith("inner"):
            x, size = (left + right) // 2 + between * (2 * n - inner - 1) // 2, between - 4
        found += upright(box, tile, f"{end}:{city}", f"town:{city}", (x, y), size)
    if aside != NO_FATE_TILE:
        found += upright(box, aside, f"aside:{city}", f"town:{city}", (ASIDE_AT, y), ASIDE, (fact,))
    return tuple(found)


def upright(
    box: Box, tile: FateTile, name: str, board: str, middle: tuple[int, int], size: int, facts: tuple[str, ...] = ()
) -> list[Piece]:
    """A fate tile with its symbols below one another."""
    row, (x, y) = box.fate_tile[tile], middle
    return [
        Piece(f"{name}:{n}", board, x, y + size * (n - 1), size, size, f"fate_{symbol}", tip=row.id, facts=facts)
        for n, symbol in enumerate(row.symbols)
    ]


def end_of(n: int, count: int) -> str:
    """What the ids of a tile of the supply begin with."""
    return "top" if not n else "bottom" if n == count - 1 else f"inner:{n}"


def spread(box: Box, lay: Lay, number: FateTile) -> list[tuple[int, int, str]]:
    """Rows, columns and symbols of a laid tile."""
    where, _, direction = box.fate.lay_names[lay].partition(":")
    row_text, _, column_text = where[1:].partition("c")
    row, col = int(row_text), int(column_text)
    symbols = box.fate_tile[number].symbols
    ordered = symbols if direction in ("east", "south") else symbols[::-1]
    down = direction in ("south", "north")
    return [(row + n * down, col + n * (not down), symbol) for n, symbol in enumerate(ordered)]


@lru_cache(CACHE_SIZE)
def gnomes(box: Box, city: City, owned: int) -> tuple[Piece, ...]:
    """A city's gnomes, each with its effect: up to three below one another, more in two columns."""
    board, (left, top, wide, high) = f"town:{city}", STORES["gnomes"]
    own = [gnome for gnome in box.gnomes if has(owned, gnome)]
    columns, rows = 2 if len(own) > GNOME_ROWS else 1, max(2, min(GNOME_ROWS, len(own)))
    across, down = (wide - 8) // columns, (high - 30) // rows
    card = min(78, (down - 4) * 8 // 11)
    found: list[Piece] = []
    if not own:  # what the place is for
        x, y = left + wide // 2, top + 76
        found.append(Piece(f"nobody:{city}", board, x, y, wide - 24, 96, "tally", tip="store_gnomes", effect=True))
    for n, gnome in enumerate(own):
        x, y = left + 4 + across * (n // rows), top + 28 + down * (n % rows) + down // 2
        row, room = box.gnome[gnome], across - card - 16
        found += gnome_card(box, gnome, board, x + 4 + card // 2, y, card)
        words = Piece(
            f"does:{row.id}", board, x + card + 12 + room // 2, y, room, down - 2, "tally", tip=row.id, effect=True
        )
        found.append(words)
    return tuple(found)


@lru_cache(CACHE_SIZE)
def household(
    city: City, goods: tuple[int, ...], tops: tuple[Resource, ...], stacks: tuple[int, ...]
) -> tuple[Piece, ...]:
    """Tokens, resources and gift stacks."""
    board = f"town:{city}"
    found: list[Piece] = []
    for n, (word, count) in enumerate(zip(TOKENS, goods[:7], strict=True)):
        x, y = 374 + 64 * (n % 4), 432 + 66 * (n // 4)
        found += _counted(f"token:{city}:{word}", board, x, y, 46, f"token_{word}", word, count)
    for n, (word, count) in enumerate(zip(RESOURCES, goods[7:], strict=True)):
        found += _counted(f"resource:{city}:{word}", board, 361 + 44 * n, 572, 40, resource(word), word, count)
    for stack, top in enumerate(tops):
        if top >= 0:
            x, left = 664 + 174 * stack, str(stacks[stack] + 1)
            found += [
                Piece(
                    f"stack:{city}:{stack + 1}", board, x, 583, 80, 80, of_city("gift", city), owner=city, badge=left,
                    text=EMBLEMS[city], tip="gift",
                ),
                Piece(
                    f"open:{city}:{stack + 1}", board, x + 80, 583, 60, 60, resource(RESOURCES[top]), tip=RESOURCES[top]
                ),
            ]  # fmt: skip
    return tuple(found)


def _counted(name: str, board: str, x: int, y: int, size: int, sprite: str, tip: str, count: int) -> list[Piece]:
    """Goods of one kind with their number below; without any, a faint sign of their place."""
    heap = Piece(name, board, x, y, size, size, sprite, tip=tip, dim=not count)
    number = Piece(f"{name}:count", board, x, y + size // 2 + 9, size, 34, "tally", text=str(count), tip=tip)
    return [heap, number] if count else [heap]
