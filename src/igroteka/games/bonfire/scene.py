"""The table: a night sea of islands, the Great Bonfire and the council, displays, and each player's city.

Each part is drawn from just the fields it shows and kept: all eyes share it, and it is drawn again when it changes.
"""

from functools import lru_cache
from itertools import chain
from math import cos, radians, sin
from typing import Final

from igroteka.games.bonfire.components import CELLS, GUARDIANS, MASTERS, RESOURCES, SHAPES, TOKENS, Box
from igroteka.games.bonfire.scoring import total
from igroteka.games.bonfire.state import AT_BONFIRE, AWAY, EMPTY, GIFT, NEUTRAL, NOVICES, State
from igroteka.games.bonfire.topics import GNOMES, ISLANDS, TASKS, TILES
from igroteka.kernel.scene import Board, Counter, Panel, Piece, Role, Say, Scene, Scenery, Zone
from igroteka.kernel.view import View

KEPT: Final = 2048  # drawings of each part, for all tables together
WIDTH, HEIGHT = 1280, 900
ROWS: Final = {
    "A": (110, 190, 105),
    "B": (205, 190, 310),
    "C": (110, 190, 515),
}  # left, step, height of a row of islands
GREAT: Final = (1095, 156)
COUNCIL: Final = (1095, 476)
LAID: Final = {"masters": (16, 628, 560, 128), "elders": (16, 764, 560, 128), "paths": (592, 628, 400, 264)}
PITCH: Final = 28  # of the fate area's cells
FATE: Final = (738, 50)  # left and top of its cell in row 1, column 1
PALETTE: Final = {
    "blue": "#4f86c6", "red": "#cf5a4a", "yellow": "#e0b53c", "none": "#9a948a",
    "pink": "#e39ab5", "grey": "#a9adb5", "brown": "#9a7350", "own": "#f0ead8",
    "route": "#7fb4cc", "sea": "#173246", "town": "#1b2731", "neutral": "#c9c4b5",
    "city0": "#0072b2", "city1": "#d55e00", "city2": "#009e73", "city3": "#cc79a7",
}  # fmt: skip


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The sea with all that lies on it, and the cities."""
    s = seen.known
    cities = range(s.cities)
    return Scene(
        boards=(
            Board("sea", say("board-sea"), "main", WIDTH, HEIGHT, sprite="night"),
            *(town(seen, city, say) for city in cities),
        ),
        zones=(
            *sea(box, tuple([say(f"cell-{cell}") for cell in CELLS]), tuple([say(f"label-{name}") for name in LAID])),
            *chain.from_iterable([plots(box, s.boards[city], city) for city in cities]),
        ),
        pieces=(
            *tasks(box, s.isles),
            *ships(s.seats, s.ships),
            *flames(box, s.pointer, s.areas),
            *novices(s.seats, s.council, s.token or s.stack if s.counting else None),
            *shown(box, s.open_masters, s.elders, s.open_paths, s.piles),
            *chain.from_iterable([life(s, box, city) for city in cities]),
        ),
        panels=panels(s, box, say),
        status=say("status-countdown", number=s.token or s.stack) if s.counting else say("status-turn", turn=s.turns),
    )


def town(seen: View[State], city: int, say: Say) -> Board:
    role: Role = "own" if city == seen.seat else "other"
    person = city < seen.known.seats
    title = say("board-city") if person else say("name-opponent")
    return Board(f"town:{city}", title, role, 1080, 400, owner=city if person else None, sprite="town")


def island_at(name: str) -> tuple[int, int]:
    """The middle of an island."""
    left, step, height = ROWS[name[0]]
    return left + step * (int(name[1:]) - 1), height


@lru_cache(KEPT)
def sea(box: Box, cells: tuple[str, ...], labels: tuple[str, ...]) -> tuple[Zone, ...]:
    """All areas of the main board."""
    return (*routes(box), *islands(box), *fire(box), *council(cells), *displays(labels))


def routes(box: Box) -> list[Zone]:
    """Ship routes as thin strips."""
    found = []
    for row in box.route:
        (x1, y1), (x2, y2) = island_at(row.ends[0]), island_at(row.ends[1])
        across = (3, 0) if abs(y2 - y1) > abs(x2 - x1) else (0, 3)
        points = (x1, y1, x2, y2, x2 + across[0], y2 + across[1], x1 + across[0], y1 + across[1])
        found.append(
            Zone(
                f"route:{row.id}", "sea", min(x1, x2), min(y1, y2), abs(x2 - x1) + 3, abs(y2 - y1) + 3, "poly",
                points=points, tone="route",
            )
        )  # fmt: skip
    return found


def islands(box: Box) -> list[Zone]:
    """Task islands with their resource, Guardian islands with their colour."""
    found = []
    for row in box.island:
        x, y = island_at(row.id)
        sprite = "island" if row.resource else "isle_holy"
        found.append(
            Zone(f"island:{row.id}", "sea", x - 80, y - 66, 160, 132, "circle", tone="sea", sprite=sprite, tip=row.id)
        )
    return found


def around(middle: tuple[int, int], radius: int, n: int, count: int) -> tuple[int, int]:
    angle = 360 / count * n
    return middle[0] + round(radius * sin(radians(angle))), middle[1] - round(radius * cos(radians(angle)))


def fire(box: Box) -> list[Zone]:
    """The seven cells round the Great Bonfire."""
    found = []
    for n, row in enumerate(box.great_cell):
        x, y = around(GREAT, 104, n, 7)
        found.append(Zone(f"great:{row.id}", "sea", x - 40, y - 40, 80, 80, "circle", tone="sea", tip=row.id))
    return found


def council(labels: tuple[str, ...]) -> list[Zone]:
    """The eight seats of the council."""
    return [
        Zone(f"council:{cell}", "sea", x - 42, y - 34, 84, 68, "round", tone="sea", tip=cell, label=labels[n])
        for n, cell in enumerate(CELLS)
        for x, y in [around(COUNCIL, 116, n, 8)]
    ]


def displays(labels: tuple[str, ...]) -> list[Zone]:
    """Where masters, elders and Path tiles are laid out."""
    return [
        Zone(name, "sea", *LAID[name], "round", tone="sea", label=label)
        for name, label in zip(LAID, labels, strict=True)
    ]


@lru_cache(KEPT)
def tasks(box: Box, isles: tuple[int, ...]) -> tuple[Piece, ...]:
    """Tasks and gift tokens on the islands, the islands' resources and waiting Guardians."""
    found: list[Piece] = []
    for n, row in enumerate(box.island):
        x, y = island_at(row.id)
        if row.resource:
            found.append(
                Piece(f"grows:{row.id}", "sea", x, y - 44, 34, 34, f"resource_{row.resource}", tip=row.resource)
            )
        elif row.guardian:
            found.append(
                Piece(f"waits:{row.id}", "sea", x, y - 10, 46, 46, "guardian", tone=row.guardian, tip=row.guardian)
            )
        for place in range(3):
            thing = isles[n * 3 + place]
            at = (x - 40 + 40 * place, y + 8)
            if thing >= 0:
                task = box.task[thing]
                found.append(
                    Piece(
                        f"task:{task.id}",
                        "sea",
                        *at,
                        36,
                        48,
                        "task",
                        tone=task.colour,
                        badge=str(task.points),
                        tip=task.id,
                        z=2,
                    )
                )
            elif thing <= GIFT:
                found.append(
                    Piece(f"gift:{row.id}:{place}", "sea", *at, 32, 32, "gift", owner=GIFT - thing, tip="gift", z=1)
                )
    return tuple(found)


@lru_cache(KEPT)
def ships(seats: int, islands: tuple[int, ...]) -> tuple[Piece, ...]:
    """Ships at their islands or at the pier."""
    found = []
    for seat in range(seats):
        where = islands[seat]
        x, y = island_at(ISLANDS[where]) if where != EMPTY else (84, 590)
        shift = 30 * seat
        found.append(
            Piece(
                f"ship:{seat}",
                "sea",
                x - 44 + shift,
                y + (46 if where != EMPTY else 0),
                38,
                38,
                "ship",
                owner=seat,
                tip="ship",
                z=4,
            )
        )
    return tuple(found)


@lru_cache(KEPT)
def flames(box: Box, pointer: int, areas: tuple[int, ...]) -> tuple[Piece, ...]:
    """The Great Bonfire, its pointer, and what its cells give."""
    turn = round(360 / 7 * pointer) if pointer >= 0 else 180
    found = [Piece("pointer", "sea", *GREAT, 96, 96, "pointer", rot=turn, tip="great", z=3)]
    for n, row in enumerate(box.great_cell):
        x, y = around(GREAT, 104, n, 7)
        found.append(Piece(f"gives:{n}", "sea", x - 18, y - 10, 30, 30, f"token_{row.token}", tip=row.token))
        if row.resource:
            found.append(
                Piece(f"goods:{n}", "sea", x + 16, y - 10, 30, 30, f"resource_{row.resource}", tip=row.resource)
            )
        left = [shape for shape in range(7) if areas[n * 7 + shape]]
        for at, shape in enumerate(left):
            count = areas[n * 7 + shape]
            found.append(
                Piece(
                    f"portal:{n}:{SHAPES[shape]}", "sea", x - 22 + 22 * at, y + 22, 20, 20, f"portal_{SHAPES[shape]}",
                    badge=str(count) if count > 1 else "", tip=SHAPES[shape], z=2,
                )
            )  # fmt: skip
    return tuple(found)


@lru_cache(KEPT)
def novices(seats: int, council: tuple[int, ...], countdown: int | None) -> tuple[Piece, ...]:
    """Novices on the council's seats, and the countdown once it runs."""
    found = []
    for n, cell in enumerate(CELLS):
        x, y = around(COUNCIL, 116, n, 8)
        kinds = [kind for kind in range(NOVICES) if council[n * NOVICES + kind]]
        for at, kind in enumerate(kinds):
            count = council[n * NOVICES + kind]
            tone = f"city{kind}" if kind < NEUTRAL else "neutral"
            found.append(
                Piece(
                    f"novice:{cell}:{kind}", "sea", x - 26 + 20 * at, y + 8, 28, 28, "novice", tone=tone,
                    owner=kind if kind < seats else None, badge=str(count) if count > 1 else "", tip="novice", z=2,
                    rot=90 if kind > NEUTRAL else 0,
                )
            )  # fmt: skip
    if countdown is not None:
        found.append(
            Piece("countdown", "sea", *COUNCIL, 52, 52, "countdown", text=str(countdown), tip="countdown_token", z=2)
        )
    return tuple(found)


@lru_cache(KEPT)
def shown(
    box: Box, masters: tuple[int, ...], elders: int, paths: tuple[int, ...], piles: tuple[int, ...]
) -> tuple[Piece, ...]:
    """Masters, elders and Path tiles on display, with their piles."""
    found: list[Piece] = []
    for n, gnome in enumerate(masters):
        if gnome >= 0:
            found += gnome_card(box, gnome, "sea", 66 + 92 * n, 696, 70)
    for elder in range(len(box.gnome) - MASTERS):
        if elders >> elder & 1:
            found += gnome_card(box, MASTERS + elder, "sea", 66 + 92 * elder, 832, 70)
    for n, number in enumerate(paths):
        if number >= 0:
            found += path_tile(box, number, "sea", 644 + 96 * n, 700)
    found += [
        Piece(f"pile:{n + 1}", "sea", 660 + 110 * n, 820, 84, 63, "path_back", badge=str(size), tip="paths")
        for n, size in enumerate(piles)
    ]
    return tuple(found)


def gnome_card(box: Box, gnome: int, board: str, x: int, y: int, width: int) -> list[Piece]:
    """A gnome and the resource on its card."""
    row = box.gnome[gnome]
    height = width * 11 // 8
    return [
        Piece(f"gnome:{row.id}", board, x, y, width, height, row.kind, text="", tip=row.id, z=1),
        Piece(
            f"fee:{row.id}",
            board,
            x + width // 4,
            y + height // 3,
            width // 3,
            width // 3,
            f"resource_{row.resource}",
            tip=row.resource,
            z=2,
        ),
    ]


def path_tile(box: Box, number: int, board: str, x: int, y: int) -> list[Piece]:
    """A Path tile with its crystal and resource."""
    row = box.path_tile[number]
    return [
        Piece(f"path:{row.id}", board, x, y, 84, 63, "path", tone=row.crystal, tip=row.id, z=1),
        Piece(f"yields:{row.id}", board, x - 24, y - 14, 26, 26, f"resource_{row.resource}", tip=row.resource, z=2),
    ]


def column(n: int) -> int:
    """The middle of place n (1 to 7) of a city."""
    return 56 + 96 * (n - 1)


@lru_cache(KEPT)
def plots(box: Box, side: int, city: int) -> tuple[Zone, ...]:
    """Places for tasks, notches for portals, places of the Path, and the cells of the fate area."""
    board = f"town:{city}"
    found = [
        Zone(f"slot:{city}:{n}", board, column(n) - 34, 12, 68, 90, "round", tone="town", tip="bonfire")
        for n in range(1, 8)
    ]
    found += [
        Zone(
            f"notch:{city}:{n}",
            board,
            column(n) - 24,
            110,
            48,
            48,
            "round",
            tone="town",
            sprite=f"notch_{shape}",
            tip=shape,
        )
        for n, shape in enumerate(box.board[side].notches, 1)
    ]
    found += [
        Zone(f"place:{city}:{n}", board, column(n) - 44, 172, 88, 68, "round", tone="town", tip=f"place_{n}")
        for n in range(1, 8)
    ]
    marks = {tuple(cell): row.id for row in box.fate_mark for cell in row.cells}
    for row in range(1, box.fate.rows + 1):
        for col in range(1, box.fate.columns + 1):
            mark = marks.get((row, col), "")
            sprite = f"cell_{mark}" if mark in ("gold", "yellow", "marked") else "cell"
            x, y = cell_at(row, col)
            found.append(Zone(f"cell:{city}:r{row}c{col}", board, x - 14, y - 14, 28, 28, tone="town", sprite=sprite))
    return tuple(found)


def cell_at(row: int, col: int) -> tuple[int, int]:
    """The middle of a cell of the fate area."""
    return FATE[0] + PITCH * col + 40, FATE[1] + PITCH * row


def life(s: State, box: Box, city: int) -> list[Piece]:
    """All that a city has built and gathered."""
    supply, person = s.supply[city], city < s.seats
    tops, stacks = (each[city * 2 : city * 2 + 2] if person else () for each in (s.gift_tops, s.gift_stacks))
    return [
        *road(box, city, person, s.built[city], s.guardians[city * 5 : city * 5 + 5]),
        *works(box, city, s.boards[city], s.slots[city * 7 : city * 7 + 7], s.lit[city], s.portals[city]),
        *laid(box, city, s.laid[city]),
        *fate(box, city, supply[0] if supply else EMPTY, supply[-1] if len(supply) > 1 else EMPTY, len(supply)),
        *gnomes(box, city, s.gnomes[city]),
        *household(city, goods_of(s, city), tops, stacks),
    ]


@lru_cache(KEPT)
def road(box: Box, city: int, person: bool, built: tuple[int, ...], guardians: tuple[int, ...]) -> tuple[Piece, ...]:
    """Path tiles, and Guardians walking on them or standing by a Bonfire."""
    board = f"town:{city}"
    found = [Piece(f"start:{city}", board, column(1), 206, 84, 63, "path", tone="none", tip="start")]
    for n, number in enumerate(built):
        found += path_tile(box, number, board, column(n + 2), 206)
    for guardian, place in enumerate(guardians):
        if place == AWAY:
            continue
        by_fire = place > AT_BONFIRE
        n = place - AT_BONFIRE if by_fire else max(place, 1)
        x = column(n) + (20 if by_fire else -28 + 12 * guardian)
        y = 60 if by_fire else 208 if place else 262
        owner = city if guardian == 4 and person else None
        name = GUARDIANS[guardian]
        found.append(
            Piece(f"guardian:{city}:{name}", board, x, y, 40, 40, "guardian", tone=name, owner=owner, tip=name, z=5)
        )
    return tuple(found)


@lru_cache(KEPT)
def works(box: Box, city: int, side: int, slots: tuple[int, ...], lit: int, portals: int) -> tuple[Piece, ...]:
    """Tasks and Bonfires in their slots, portals in their notches."""
    board = f"town:{city}"
    found = []
    for n in range(7):
        number = slots[n]
        if number >= 0:
            task = box.task[number]
            sprite = "bonfire" if lit >> n & 1 else "task"
            found.append(
                Piece(
                    f"task:{task.id}",
                    board,
                    column(n + 1),
                    57,
                    62,
                    82,
                    sprite,
                    tone=task.colour,
                    badge=str(task.points),
                    tip=task.id,
                    z=2,
                )
            )
    notches = box.board[side].notches
    found += [
        Piece(f"built:{city}:{n}", board, column(n + 1), 134, 44, 44, f"portal_{shape}", tip=shape, z=1)
        for n, shape in enumerate(notches)
        if portals >> n & 1
    ]
    return tuple(found)


@lru_cache(KEPT)
def laid(box: Box, city: int, tiles: tuple[int, ...]) -> tuple[Piece, ...]:
    """Fate tiles in their cells."""
    board = f"town:{city}"
    found = []
    for tile in tiles:
        lay, number = divmod(tile, 8)
        for n, (row, col, symbol) in enumerate(spread(box, lay, number)):
            x, y = cell_at(row, col)
            found.append(
                Piece(f"fate:{city}:{number}:{n}", board, x, y, 28, 28, f"fate_{symbol}", tip=f"F{number + 1}", z=2)
            )
    return tuple(found)


@lru_cache(KEPT)
def fate(box: Box, city: int, top: int, bottom: int, size: int) -> tuple[Piece, ...]:
    """The ends of the supply of fate tiles, and how many there are."""
    board = f"town:{city}"
    found = []
    for end, tile, y in (("top", top, 300), ("bottom", bottom, 342)):
        if tile >= 0:
            found += [
                Piece(f"{end}:{city}:{n}", board, 800 + 36 * n, y, 34, 34, f"fate_{symbol}", tip=f"F{tile + 1}")
                for n, symbol in enumerate(box.fate_tile[tile].symbols)
            ]
    if size > 2:
        found.append(
            Piece(f"supply:{city}", board, 940, 320, 34, 34, "fate_wild", badge=str(size), tip="fate", dim=True)
        )
    return tuple(found)


def spread(box: Box, lay: int, number: int) -> list[tuple[int, int, str]]:
    """Rows, columns and symbols of a laid tile."""
    where, _, direction = box.fate.lay_names[lay].partition(":")
    row_text, _, column_text = where[1:].partition("c")
    row, col = int(row_text), int(column_text)
    symbols = box.fate_tile[number].symbols
    ordered = symbols if direction in ("east", "south") else symbols[::-1]
    down = direction in ("south", "north")
    return [(row + n * down, col + n * (not down), symbol) for n, symbol in enumerate(ordered)]


@lru_cache(KEPT)
def gnomes(box: Box, city: int, owned: int) -> tuple[Piece, ...]:
    """A city's gnomes."""
    own = [gnome for gnome in range(len(box.gnome)) if owned >> gnome & 1]
    cards = [gnome_card(box, gnome, f"town:{city}", 34 + 62 * n, 316, 54) for n, gnome in enumerate(own)]
    return tuple(chain.from_iterable(cards))


@lru_cache(KEPT)
def household(city: int, goods: tuple[int, ...], tops: tuple[int, ...], stacks: tuple[int, ...]) -> tuple[Piece, ...]:
    """Tokens, resources and gift stacks."""
    board = f"town:{city}"
    found: list[Piece] = []
    for kind, words, counts, y in (("token", TOKENS, goods[:7], 296), ("resource", RESOURCES, goods[7:], 346)):
        for n, (word, count) in enumerate(zip(words, counts, strict=True)):
            name, sprite, x = f"{kind}:{city}:{word}", f"{kind}_{word}", 440 + 44 * n
            found.append(Piece(name, board, x, y, 36, 36, sprite, badge=str(count), tip=word, dim=not count))
    for stack, top in enumerate(tops):
        if top >= 0:
            count = stacks[stack] + 1
            x = 1000 + 44 * stack
            found.append(
                Piece(
                    f"stack:{city}:{stack + 1}", board, x, 300, 38, 38, "gift", owner=city, badge=str(count), tip="gift"
                )
            )
            found.append(
                Piece(
                    f"open:{city}:{stack + 1}", board, x, 342, 32, 32, f"resource_{RESOURCES[top]}", tip=RESOURCES[top]
                )
            )
    return tuple(found)


def panels(s: State, box: Box, say: Say) -> tuple[Panel, ...]:
    """Points, tokens and resources of every seat."""
    names = tuple([say(f"name-{goods}") for goods in (*TOKENS, *RESOURCES)])
    return tuple(
        [
            Panel(
                city, total(s, box, city), counters(names, goods_of(s, city)), tone=f"city{city}",
                emblem="building" if city == s.first else "", out=bool(s.out[city]),
            )
            for city in range(s.seats)
        ]
    )  # fmt: skip


def goods_of(s: State, city: int) -> tuple[int, ...]:
    """A city's tokens, then its resources."""
    return (*s.tokens[city * 7 : city * 7 + 7], *s.resources[city * 6 : city * 6 + 6])


@lru_cache(KEPT)
def counters(names: tuple[str, ...], counts: tuple[int, ...]) -> tuple[Counter, ...]:
    sprites = [f"token_{token}" for token in TOKENS] + [f"resource_{resource}" for resource in RESOURCES]
    rows = zip((*TOKENS, *RESOURCES), sprites, counts, names, strict=True)
    return tuple([Counter(goods, sprite, count, name, goods) for goods, sprite, count, name in rows])


ISLAND_TOPICS: Final = frozenset({"ship.to", "ship.further", "council.ship"})
TASK_TOPICS: Final = frozenset({"task.take", "light.task", "tom.task"})
PATH_TOPICS: Final = frozenset({"path.take", "path.order"})
GNOME_TOPICS: Final = frozenset({"gnome.take", "council.master"})
COUNCIL_TOPICS: Final = frozenset({"council.cell", "tom.cell"})
WALK_TOPICS: Final = frozenset({"procession.next", "council.move"})
STOP_TOPICS: Final = frozenset({"procession.to", "council.move_to"})


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """Where on the table an option points."""
    s = seen.known
    head, _, rest = key.partition(":")
    city = s.seat
    if topic in ISLAND_TOPICS and key in ISLANDS:
        return (f"island:{key}",)
    if topic in TASK_TOPICS and key in TASKS:
        return (f"task:{key}",)
    if topic in GNOME_TOPICS and key in GNOMES:
        return (f"gnome:{key}",)
    if topic in COUNCIL_TOPICS:
        return (f"council:{key}",)
    if topic == "great.cell":
        return (f"great:{key}",)
    if topic in PATH_TOPICS or topic in ("path.pile", "path.refill"):
        return (key,) if head == "pile" else ((f"path:{key}",) if on_display(s, key) else ())
    if topic in WALK_TOPICS and key in GUARDIANS:
        return (f"guardian:{city}:{key}",)
    if topic in STOP_TOPICS and rest:
        return (f"place:{city}:{rest}",) if head == "path" else (f"slot:{city}:{rest}",)
    if topic == "task.slot":
        return (f"slot:{city}:{rest}",)
    return lays(s, box, city, topic, key)


def lays(s: State, box: Box, city: int, topic: str, key: str) -> tuple[str, ...]:
    """Places of the fate area and the ends of the supply."""
    if topic == "fate.lay":
        where, _, _ = key.partition(":")
        row, _, col = where[1:].partition("c")
        inside = 1 <= int(row) <= box.fate.rows and 1 <= int(col) <= box.fate.columns
        return (f"cell:{city}:{where}",) if inside else ()
    if topic == "fate.tile":
        both = len(s.supply[city]) > 1
        return tuple(f"{key}:{city}:{n}" for n in range(3)) if both else ()
    return (f"stack:{city}:{key.partition(':')[2]}",) if topic == "task.gift" else ()


def on_display(s: State, tile: str) -> bool:
    """Whether a Path tile lies open on the display."""
    return tile in TILES and TILES.index(tile) in s.open_paths


SCENERY: Final[Scenery[State, Box]] = Scenery(draw, targets, PALETTE)
