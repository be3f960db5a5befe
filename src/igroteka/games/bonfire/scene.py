"""The table: a night sea of islands, the Great Bonfire and the council, displays, and each player's city."""

from math import cos, radians, sin
from typing import Final

from igroteka.games.bonfire.components import CELLS, GUARDIANS, MASTERS, RESOURCES, SHAPES, TOKENS, Box
from igroteka.games.bonfire.scoring import total
from igroteka.games.bonfire.state import AT_BONFIRE, AWAY, EMPTY, GIFT, NEUTRAL, NOVICES, State
from igroteka.games.bonfire.topics import GNOMES, ISLANDS, TASKS, TILES
from igroteka.kernel.scene import Board, Counter, Panel, Piece, Role, Say, Scene, Scenery, Zone
from igroteka.kernel.view import View

WIDTH, HEIGHT = 1280, 900
ROWS: Final = {
    "A": (110, 190, 105),
    "B": (205, 190, 310),
    "C": (110, 190, 515),
}  # left, step, height of a row of islands
GREAT: Final = (1095, 156)
COUNCIL: Final = (1095, 476)
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
            *routes(box),
            *islands(box),
            *fire(box, say),
            *council(say),
            *displays(say),
            *(z for c in cities for z in plots(s, box, c)),
        ),
        pieces=(
            *tasks(s, box),
            *ships(s),
            *flames(s, box),
            *novices(s),
            *shown(s, box),
            *(piece for city in cities for piece in life(s, box, city)),
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


def fire(box: Box, say: Say) -> list[Zone]:
    """The seven cells round the Great Bonfire."""
    found = []
    for n, row in enumerate(box.great_cell):
        x, y = around(GREAT, 104, n, 7)
        found.append(Zone(f"great:{row.id}", "sea", x - 40, y - 40, 80, 80, "circle", tone="sea", tip=row.id))
    return found


def council(say: Say) -> list[Zone]:
    """The eight seats of the council."""
    return [
        Zone(f"council:{cell}", "sea", x - 42, y - 34, 84, 68, "round", tone="sea", tip=cell, label=say(f"cell-{cell}"))
        for n, cell in enumerate(CELLS)
        for x, y in [around(COUNCIL, 116, n, 8)]
    ]


def displays(say: Say) -> list[Zone]:
    """Where masters, elders and Path tiles are laid out."""
    return [
        Zone("masters", "sea", 16, 628, 560, 128, "round", tone="sea", label=say("label-masters")),
        Zone("elders", "sea", 16, 764, 560, 128, "round", tone="sea", label=say("label-elders")),
        Zone("paths", "sea", 592, 628, 400, 264, "round", tone="sea", label=say("label-paths")),
    ]


def tasks(s: State, box: Box) -> list[Piece]:
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
            thing = s.isles[n * 3 + place]
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
    return found


def ships(s: State) -> list[Piece]:
    """Ships at their islands or at the pier."""
    found = []
    for seat in range(s.seats):
        where = s.ships[seat]
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
    return found


def flames(s: State, box: Box) -> list[Piece]:
    """The Great Bonfire, its pointer, and what its cells give."""
    turn = round(360 / 7 * s.pointer) if s.pointer >= 0 else 180
    found = [Piece("pointer", "sea", *GREAT, 96, 96, "pointer", rot=turn, tip="great", z=3)]
    for n, row in enumerate(box.great_cell):
        x, y = around(GREAT, 104, n, 7)
        found.append(Piece(f"gives:{n}", "sea", x - 18, y - 10, 30, 30, f"token_{row.token}", tip=row.token))
        if row.resource:
            found.append(
                Piece(f"goods:{n}", "sea", x + 16, y - 10, 30, 30, f"resource_{row.resource}", tip=row.resource)
            )
        left = [shape for shape in range(7) if s.areas[n * 7 + shape]]
        for at, shape in enumerate(left):
            count = s.areas[n * 7 + shape]
            found.append(
                Piece(
                    f"portal:{n}:{SHAPES[shape]}", "sea", x - 22 + 22 * at, y + 22, 20, 20, f"portal_{SHAPES[shape]}",
                    badge=str(count) if count > 1 else "", tip=SHAPES[shape], z=2,
                )
            )  # fmt: skip
    return found


def novices(s: State) -> list[Piece]:
    """Novices on the council's seats."""
    found = []
    for n, cell in enumerate(CELLS):
        x, y = around(COUNCIL, 116, n, 8)
        kinds = [kind for kind in range(NOVICES) if s.council[n * NOVICES + kind]]
        for at, kind in enumerate(kinds):
            count = s.council[n * NOVICES + kind]
            tone = f"city{kind}" if kind < NEUTRAL else "neutral"
            found.append(
                Piece(
                    f"novice:{cell}:{kind}", "sea", x - 26 + 20 * at, y + 8, 28, 28, "novice", tone=tone,
                    owner=kind if kind < s.seats else None, badge=str(count) if count > 1 else "", tip="novice", z=2,
                    rot=90 if kind > NEUTRAL else 0,
                )
            )  # fmt: skip
    if s.counting:
        found.append(
            Piece(
                "countdown",
                "sea",
                *COUNCIL,
                52,
                52,
                "countdown",
                text=str(s.token or s.stack),
                tip="countdown_token",
                z=2,
            )
        )
    return found


def shown(s: State, box: Box) -> list[Piece]:
    """Masters, elders and Path tiles on display, with their piles."""
    found = []
    for n, gnome in enumerate(s.open_masters):
        if gnome >= 0:
            found += gnome_card(box, gnome, "sea", 66 + 92 * n, 696, 70)
    for elder in range(len(box.gnome) - MASTERS):
        if s.elders >> elder & 1:
            found += gnome_card(box, MASTERS + elder, "sea", 66 + 92 * elder, 832, 70)
    for n, number in enumerate(s.open_paths):
        if number >= 0:
            found += path_tile(box, number, "sea", 644 + 96 * n, 700)
    found += [
        Piece(f"pile:{n + 1}", "sea", 660 + 110 * n, 820, 84, 63, "path_back", badge=str(size), tip="paths")
        for n, size in enumerate(s.piles)
    ]
    return found


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


def plots(s: State, box: Box, city: int) -> list[Zone]:
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
        for n, shape in enumerate(box.board[s.boards[city]].notches, 1)
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
    return found


def cell_at(row: int, col: int) -> tuple[int, int]:
    """The middle of a cell of the fate area."""
    return FATE[0] + PITCH * col + 40, FATE[1] + PITCH * row


def life(s: State, box: Box, city: int) -> list[Piece]:
    """All that a city has built and gathered."""
    return [*road(s, box, city), *works(s, box, city), *fate(s, box, city), *household(s, box, city)]


def road(s: State, box: Box, city: int) -> list[Piece]:
    """Path tiles, and Guardians walking on them or standing by a Bonfire."""
    board = f"town:{city}"
    found = [Piece(f"start:{city}", board, column(1), 206, 84, 63, "path", tone="none", tip="start")]
    for n, number in enumerate(s.built[city]):
        found += path_tile(box, number, board, column(n + 2), 206)
    for guardian, place in enumerate(s.guardians[city * 5 : city * 5 + 5]):
        if place == AWAY:
            continue
        by_fire = place > AT_BONFIRE
        n = place - AT_BONFIRE if by_fire else max(place, 1)
        x = column(n) + (20 if by_fire else -28 + 12 * guardian)
        y = 60 if by_fire else 208 if place else 262
        owner = city if guardian == 4 and city < s.seats else None
        name = GUARDIANS[guardian]
        found.append(
            Piece(f"guardian:{city}:{name}", board, x, y, 40, 40, "guardian", tone=name, owner=owner, tip=name, z=5)
        )
    return found


def works(s: State, box: Box, city: int) -> list[Piece]:
    """Tasks and Bonfires in their slots, portals in their notches."""
    board = f"town:{city}"
    found = []
    for n in range(7):
        number = s.slots[city * 7 + n]
        if number >= 0:
            task = box.task[number]
            sprite = "bonfire" if s.lit[city] >> n & 1 else "task"
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
    notches = box.board[s.boards[city]].notches
    found += [
        Piece(f"built:{city}:{n}", board, column(n + 1), 134, 44, 44, f"portal_{shape}", tip=shape, z=1)
        for n, shape in enumerate(notches)
        if s.portals[city] >> n & 1
    ]
    return found


def fate(s: State, box: Box, city: int) -> list[Piece]:
    """Fate tiles in their cells, and the ends of the supply."""
    board = f"town:{city}"
    found = []
    for laid in s.laid[city]:
        lay, number = divmod(laid, 8)
        for n, (row, col, symbol) in enumerate(spread(box, lay, number)):
            x, y = cell_at(row, col)
            found.append(
                Piece(f"fate:{city}:{number}:{n}", board, x, y, 28, 28, f"fate_{symbol}", tip=f"F{number + 1}", z=2)
            )
    supply = s.supply[city]
    for end, at in (("top", 0), ("bottom", -1)):
        if supply and (end == "top" or len(supply) > 1):
            for n, symbol in enumerate(box.fate_tile[supply[at]].symbols):
                y = 300 if end == "top" else 342
                found.append(
                    Piece(
                        f"{end}:{city}:{n}", board, 800 + 36 * n, y, 34, 34, f"fate_{symbol}", tip=f"F{supply[at] + 1}"
                    )
                )
    if len(supply) > 2:
        found.append(
            Piece(f"supply:{city}", board, 940, 320, 34, 34, "fate_wild", badge=str(len(supply)), tip="fate", dim=True)
        )
    return found


def spread(box: Box, lay: int, number: int) -> list[tuple[int, int, str]]:
    """Rows, columns and symbols of a laid tile."""
    where, _, direction = box.fate.lay_names[lay].partition(":")
    row_text, _, column_text = where[1:].partition("c")
    row, col = int(row_text), int(column_text)
    symbols = box.fate_tile[number].symbols
    ordered = symbols if direction in ("east", "south") else symbols[::-1]
    down = direction in ("south", "north")
    return [(row + n * down, col + n * (not down), symbol) for n, symbol in enumerate(ordered)]


def household(s: State, box: Box, city: int) -> list[Piece]:
    """Gnomes, gift stacks, tokens and resources."""
    board = f"town:{city}"
    found: list[Piece] = []
    own = [gnome for gnome in range(len(box.gnome)) if s.gnomes[city] >> gnome & 1]
    for n, gnome in enumerate(own):
        found += gnome_card(box, gnome, board, 34 + 62 * n, 316, 54)
    for n, token in enumerate(TOKENS):
        count = s.tokens[city * 7 + n]
        found.append(
            Piece(
                f"token:{city}:{token}",
                board,
                440 + 44 * n,
                296,
                36,
                36,
                f"token_{token}",
                badge=str(count),
                tip=token,
                dim=not count,
            )
        )
    for n, resource in enumerate(RESOURCES):
        count = s.resources[city * 6 + n]
        found.append(
            Piece(
                f"resource:{city}:{resource}",
                board,
                440 + 44 * n,
                346,
                36,
                36,
                f"resource_{resource}",
                badge=str(count),
                tip=resource,
                dim=not count,
            )
        )
    for stack in range(2):
        top = s.gift_tops[city * 2 + stack] if city < s.seats else EMPTY
        if top >= 0:
            count = s.gift_stacks[city * 2 + stack] + 1
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
    return found


def panels(s: State, box: Box, say: Say) -> tuple[Panel, ...]:
    """Points, tokens and resources of every seat."""
    found = []
    for city in range(s.seats):
        counters = [
            Counter(token, f"token_{token}", s.tokens[city * 7 + n], say(f"name-{token}"), token)
            for n, token in enumerate(TOKENS)
        ]
        counters += [
            Counter(resource, f"resource_{resource}", s.resources[city * 6 + n], say(f"name-{resource}"), resource)
            for n, resource in enumerate(RESOURCES)
        ]
        emblem = "building" if city == s.first else ""
        found.append(
            Panel(city, total(s, box, city), tuple(counters), tone=f"city{city}", emblem=emblem, out=bool(s.out[city]))
        )
    return tuple(found)


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
