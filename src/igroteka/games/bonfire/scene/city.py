"""A player's city: the arc of the Path with portals and Bonfires, the fate area as a grid, and all it has gathered."""

from functools import lru_cache
from itertools import chain
from typing import Final

from msgspec import structs

from igroteka.content.scene import Piece, Say, Zone
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

WIDTH, HEIGHT = 900, 420
FATE: Final = (612, 10, 280, 200)  # left, top, width and height of the fate area
PLACES: Final = range(1, 8)
SHARED_ID: Final = "start"  # also the id of a mark of the fate area


def column(n: int) -> int:
    """The middle of place n (1 to 7) of a city."""
    return 46 + 86 * (n - 1)


def rise(n: int) -> int:
    """How far a place lies below the top of the arc."""
    return 4 * (n - 4) ** 2


def pitch(box: Box) -> int:
    """The side of a cell of the fate area."""
    return min(40, FATE[2] // box.fate.columns, FATE[3] // box.fate.rows)


def cell_at(box: Box, row: int, col: int) -> tuple[int, int]:
    """The middle of a cell of the fate area."""
    side = pitch(box)
    return FATE[0] + side * col - side // 2, FATE[1] + side * row - side // 2


@lru_cache(CACHE_SIZE)
def plots(box: Box, side: Board, city: City, labels: tuple[str, ...]) -> tuple[Zone, ...]:
    """Slots for tasks, notches for portals, places of the Path, cells of the fate area, and storage."""
    board = f"town:{city}"
    found = [
        Zone(f"slot:{city}:{n}", board, column(n) - 34, 8 + rise(n), 68, 88, "round", tone="town", tip="bonfire")
        for n in PLACES
    ]
    found += [
        Zone(
            f"notch:{city}:{n}", board, column(n) - 21, 100 + rise(n), 42, 42, "round", tone="town",
            sprite=f"notch_{shape}", tip=shape,
        )
        for n, shape in enumerate(box.board[side].notches, 1)
    ]  # fmt: skip
    found += [
        Zone(f"place:{city}:{n}", board, column(n) - 41, 148 + rise(n), 82, 64, "round", tone="town", tip=f"place_{n}")
        for n in PLACES
    ]
    found += [
        Zone(
            f"worth:{city}:{n}", board, column(n) - 19, 213 + rise(n), 38, 27, "round", tone="town", tip=f"place_{n}",
            label=str(points),
        )
        for n, points in enumerate(box.guardian_points[side], 1)
    ]  # fmt: skip
    stores = {"gnomes": (8, 276, 320, 136), "goods": (334, 276, 268, 136), "supply": (612, 218, 150, 194)}
    stores["gifts"] = (768, 218, 124, 194)
    found += [
        Zone(f"store:{city}:{name}", board, *where, tone="town", label=label, tip=f"store_{name}")
        for (name, where), label in zip(stores.items(), labels, strict=False)  # Tom has no fate tiles and no gifts
    ]
    return (*found, *_cells(box, city, board))


def _cells(box: Box, city: City, board: str) -> list[Zone]:
    side = pitch(box)
    marks = {tuple(cell): row.id for row in box.fate_mark for cell in row.cells}
    found = []
    for row in range(1, box.fate.rows + 1):
        for col in range(1, box.fate.columns + 1):
            mark = marks.get((row, col), "")
            sprite = f"cell_{mark}" if mark in ("gold", "yellow", "marked") else "cell"
            x, y = cell_at(box, row, col)
            name = f"cell:{city}:r{row}c{col}"
            found.append(
                Zone(name, board, x - side // 2, y - side // 2, side, side, tone="town", sprite=sprite, tip=sprite)
            )
    return found


def life(s: State, box: Box, city: City, say: Say) -> list[Piece]:
    """All that a city has built and gathered."""
    found = [
        *start_tile(box, city, s.boards[city]),
        *road(box, city, city < s.seats, s.built[city], guardians_of(s, city)),
        *works(box, city, s.boards[city], s.portals[city]),
        *tasks(box, city, slots_of(s, city), s.lit[city], advance(s, box, city, say)),
        *gnomes(box, city, s.gnomes[city]),
    ]
    if city >= s.seats:
        return found
    tops, stacks = gift_tops_of(s, city), gift_stacks_of(s, city)
    found += [
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
    board, x, y = f"town:{city}", column(1), 180 + rise(1)
    tip = f"start_tile-{row.id}" if row.id == SHARED_ID else row.id
    return (
        Piece(f"start:{city}", board, x, y, 78, 58, f"path_{row.crystal}", tip=tip),
        Piece(f"start:{city}:yields", board, x - 20, y - 13, 29, 29, f"resource_{row.resource}", tip=row.resource),
    )


@lru_cache(CACHE_SIZE)
def road(box: Box, city: City, person: bool, built: tuple[Tile, ...], guardians: tuple[Stop, ...]) -> tuple[Piece, ...]:
    """Path tiles, and Guardians walking on them or standing by a Bonfire."""
    board = f"town:{city}"
    found: list[Piece] = []
    for n, number in enumerate(built, 2):
        found += path_tile(box, number, board, column(n), 180 + rise(n), 78)
    for guardian, stop in zip(ALL_GUARDIANS, guardians, strict=True):
        if stop == AWAY:
            continue
        by_fire = is_by_bonfire(stop)
        n = slot_of(stop) + 1 if stop else 1  # waiting Guardians stand below the first place
        x = column(n) + (22 if by_fire else -28 + 14 * guardian)
        y = rise(n) + (66 if by_fire else 186 if stop else 226)
        owner, name = city if guardian == OWN and person else None, GUARDIANS[guardian]
        sprite = of_city("guardian_own", city) if guardian == OWN else f"guardian_{name}"
        found.append(Piece(f"guardian:{city}:{name}", board, x, y, 44, 48, sprite, owner=owner, tip=name, z=5))
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
        task_card(box, task, board, column(n), 52 + rise(n), 62, bool(lit >> n - 1 & 1), (step,) if step else ())
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
            Piece(
                f"built:{city}:{n}", board, column(n + 1), 121 + rise(n + 1), 40, 40, f"portal_{shape}", tip=shape, z=1
            )
            for n, shape in enumerate(box.board[side].notches)
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
                f"novice:{city}:{n}", board, column(n) + 30, 80 + rise(n), 46, 46, novice(city), tone=tone, owner=city,
                tip="novice", z=4,
            )
            for n in PLACES
            if not lit >> n - 1 & 1
        ]
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def building(city: City, countdown: int) -> tuple[Piece, ...]:
    """The first player's oval building, and the countdown tokens still on it."""
    board, x = f"town:{city}", column(4)
    house = Piece(f"building:{city}", board, x - 24 * bool(countdown), 254, 42, 42, "building", tip="building")
    if not countdown:
        return (house,)
    left = str(countdown)
    return (house, Piece("countdowns", board, x + 24, 254, 40, 40, "countdown", badge=left, tip="countdown_token"))


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
    """The supply of fate tiles as a column, its two ends large; beside it the tile set aside before the first turn."""
    found = []
    for n, tile in enumerate(supply):
        end = "top" if not n else "bottom" if n == len(supply) - 1 else f"inner:{n}"
        y, size = (265, 32) if not n else (394, 32) if end == "bottom" else (274 + 18 * n, 17)
        found += [
            Piece(f"{end}:{city}:{at}", f"town:{city}", 667 + size * (at - 1), y, size, size, f"fate_{symbol}", tip=tip)
            for at, symbol in enumerate(box.fate_tile[tile].symbols)
            for tip in [box.fate_tile[tile].id]
        ]
    if aside != NO_FATE_TILE:
        tip, facts = box.fate_tile[aside].id, (fact,)
        found += [
            Piece(
                f"aside:{city}:{n}", f"town:{city}", 741, 300 + 27 * n, 27, 27, f"fate_{symbol}", tip=tip, facts=facts
            )
            for n, symbol in enumerate(box.fate_tile[aside].symbols)
        ]
    return tuple(found)


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
    """A city's gnomes."""
    own = [gnome for gnome in box.gnomes if has(owned, gnome)]
    step = min(74, 246 // max(len(own) - 1, 1))
    cards = [gnome_card(box, gnome, f"town:{city}", 46 + step * n, 356, 68) for n, gnome in enumerate(own)]
    return tuple(chain.from_iterable(cards))


@lru_cache(CACHE_SIZE)
def household(
    city: City, goods: tuple[int, ...], tops: tuple[Resource, ...], stacks: tuple[int, ...]
) -> tuple[Piece, ...]:
    """Tokens, resources and gift stacks."""
    board = f"town:{city}"
    found: list[Piece] = []
    for kind, words, counts, y in (("token", TOKENS, goods[:7], 336), ("resource", RESOURCES, goods[7:], 384)):
        for n, (word, count) in enumerate(zip(words, counts, strict=True)):
            name, x = f"{kind}:{city}:{word}", 356 + 37 * n
            sprite = f"token_{word}" if kind == "token" else resource(word)
            found.append(
                Piece(name, board, x, y, 34, 34, sprite, badge=str(count or ""), tip=word, dim=not count, pile="heap")
            )
    for stack, top in enumerate(tops):
        if top >= 0:
            x, left = 800 + 60 * stack, str(stacks[stack] + 1)
            found += [
                Piece(
                    f"stack:{city}:{stack + 1}", board, x, 290, 52, 52, of_city("gift", city), owner=city, badge=left,
                    text=EMBLEMS[city], tip="gift", pile="heap",
                ),
                Piece(
                    f"open:{city}:{stack + 1}", board, x, 358, 42, 42, resource(RESOURCES[top]), tip=RESOURCES[top]
                ),
            ]  # fmt: skip
    return tuple(found)
