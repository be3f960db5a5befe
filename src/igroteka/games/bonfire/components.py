"""The printed things of the box: typed rows of `components.toml`, and the same as tables of small ids for the rules.

Ids of the rules are positions in the rows: resource 5 is gold, token 6 is the yellow one, gnomes 0-26 are masters.
"""

from functools import cached_property
from importlib.resources import files
from typing import Literal, TypeAlias

from igroteka.content.components import ComponentError, Components, Row, load
from igroteka.games.bonfire.area import Area

Token: TypeAlias = Literal["ship", "path", "task", "bonfire", "guardian", "gnome", "wild"]
Resource: TypeAlias = Literal["flower", "fruit", "herb", "shell", "root", "gold"]
Colour: TypeAlias = Literal["blue", "red", "yellow"]
Crystal: TypeAlias = Literal["blue", "red", "yellow", "none"]
Order: TypeAlias = Literal["pink", "grey", "brown", "blue"]  # the Guardians' colours
Shape: TypeAlias = Literal["circle", "triangle", "square", "pentagon", "hexagon", "star", "crescent"]

TOKENS: tuple[str, ...] = ("ship", "path", "task", "bonfire", "guardian", "gnome", "wild")
RESOURCES: tuple[str, ...] = ("flower", "fruit", "herb", "shell", "root", "gold")
COLOURS: tuple[str, ...] = ("blue", "red", "yellow", "none")  # of tasks and crystals
GUARDIANS: tuple[str, ...] = ("pink", "grey", "brown", "blue", "own")
SHAPES: tuple[str, ...] = ("circle", "triangle", "square", "pentagon", "hexagon", "star", "crescent")
CELLS: tuple[str, ...] = ("gold", "path", "guardian", "great", "master", "move", "ship", "fate")
COMMON: tuple[str, ...] = ("paths", "tasks", "portals", "guardians", "gnomes")

SHIP, PATH, TASK, BONFIRE, GUARDIAN, GNOME, WILD = range(7)
GOLD, ANY = 5, 6  # ANY: a resource of the payer's choice is due
OWN = 4  # the Guardian of the player's own colour
C_GOLD, C_PATH, C_GUARDIAN, C_GREAT, C_MASTER, C_MOVE, C_SHIP, C_FATE = range(8)
PATHS7, TASKS7, PORTALS7, GUARDIANS5, GNOMES6 = range(5)
NONE = -1
MASTERS = 27
SLOTS = 7  # path places, notches, task slots and novices of a city
PLACES = 3  # for tasks on an island
TASK_ISLANDS = 10
GNOME_LIMIT, PATH_LIMIT = 6, 6


class TokenRow(Row, frozen=True):
    colour: str
    copies: int


class Stock(Row, frozen=True):
    copies: int


class FateTile(Row, frozen=True):
    symbols: tuple[Token, Token, Token]


class FateArea(Row, frozen=True):
    columns: int
    rows: int


class FateMark(Row, frozen=True):
    cells: tuple[tuple[int, int], ...]  # row, column


class Island(Row, frozen=True):
    resource: Resource | None = None  # of a task island
    guardian: Order | None = None  # of a Guardian island
    corner: bool = False


class Route(Row, frozen=True):
    ends: tuple[str, str]


class Task(Row, frozen=True):
    colour: Colour
    points: int
    kind: str
    of: tuple[str, ...] = ()  # what the condition shows
    seats: int = 1  # not used by fewer participants


class PathTile(Row, frozen=True):
    crystal: Crystal
    resource: Resource


class Board(Row, frozen=True):
    notches: tuple[Shape, ...]


class CityPlace(Row, frozen=True):
    guardian_points: int
    path_cost: int


class GreatCell(Row, frozen=True):
    token: Token
    resource: Resource | None = None
    points: int = 0


class CouncilCell(Row, frozen=True):
    point: bool  # 1 point is a choice


class CommonTask(Row, frozen=True):
    need: int
    points: int
    all_lit: int | None = None  # points if all are Bonfires


class Gnome(Row, frozen=True):
    kind: Literal["master", "elder"]
    resource: Resource
    guardian: Order | None = None  # whose resources the master doubles


class TomCard(Row, frozen=True):
    action: Literal["great", "path", "master", "task1", "task2", "guardian"]
    reveal: bool


class TableSize(Row, frozen=True):
    seats: int
    corner_tasks: int
    other_tasks: int
    portals_removed: int
    novices: int  # in the High Council: the countdown starts


class Box(Components, frozen=True):
    token: tuple[TokenRow, ...]
    resource: tuple[Stock, ...]
    fate_tile: tuple[FateTile, ...]
    fate_area: tuple[FateArea, ...]
    fate_mark: tuple[FateMark, ...]
    gift: tuple[Stock, ...]
    island: tuple[Island, ...]
    route: tuple[Route, ...]
    task: tuple[Task, ...]
    path_tile: tuple[PathTile, ...]
    start_tile: tuple[PathTile, ...]
    portal: tuple[Stock, ...]
    board: tuple[Board, ...]
    place: tuple[CityPlace, ...]
    great_cell: tuple[GreatCell, ...]
    council_cell: tuple[CouncilCell, ...]
    common: tuple[CommonTask, ...]
    gnome: tuple[Gnome, ...]
    tom_card: tuple[TomCard, ...]
    table_size: tuple[TableSize, ...]
    piece: tuple[Stock, ...]

    def check(self) -> None:
        """Counts of the rulebook's contents page, and what the text fixes about lost pictures."""
        for kind, count in COUNTS.items():
            self.expect_count(kind, count)
        for kind, field, total in SUMS:
            self.expect_sum(kind, field, total)
        for kind, field, low, high in RANGES:
            self.expect_range(kind, field, low, high)
        self.expect_reference("route", "ends", "island")
        for board in self.board:
            if sorted(board.notches) != sorted(SHAPES):
                raise ComponentError(f'board "{board.id}", notches: expected each of the 7 shapes once')
        for resource in RESOURCES[:GOLD]:
            found = sum(isle.resource == resource for isle in self.island)
            if found != 2:
                raise ComponentError(f"island, resource: {resource} must be on 2 task islands, found {found}")
        if len({isle.guardian for isle in self.island}) != len(GUARDIANS):
            raise ComponentError("island, guardian: expected one island of each Guardian colour")
        for colour, points in (("blue", (2, 3)), ("red", (4, 5)), ("yellow", (6, 7, 8))):
            tasks = [task for task in self.task if task.colour == colour]
            if len(tasks) != 22:
                raise ComponentError(f"task, colour: 22 {colour} tasks expected, found {len(tasks)}")
            for task in tasks:
                if task.points not in points:
                    raise ComponentError(f'task "{task.id}", points: {colour} tasks give {points}, found {task.points}')
        for task in self.task:
            for word in task.of:
                if word not in _shown(task.kind):
                    raise ComponentError(f'task "{task.id}", of: expected one of {_shown(task.kind)}, found "{word}"')
        self._check_tables()
        self._check_area()

    def _check_tables(self) -> None:
        """Every table can be laid: its row is there, and so are the tasks that its islands may take."""
        for seats, row in enumerate(self.table_size, 1):
            if row.seats != seats:
                raise ComponentError(f'table_size "{row.id}", seats: expected {seats}, found {row.seats}')
            for colour in COLOURS[:-1]:
                found = sum(task.colour == colour and task.seats <= seats for task in self.task)
                if found < TASK_ISLANDS:
                    raise ComponentError(
                        f"task, seats: {seats} at the table may need {TASK_ISLANDS} {colour} tasks, found {found}"
                    )

    def _check_area(self) -> None:
        area = self.fate_area[0]
        for mark in self.fate_mark:
            for row, column in mark.cells:
                if not (1 <= row <= area.rows and 1 <= column <= area.columns):
                    raise ComponentError(f'fate_mark "{mark.id}", cells: {row}, {column} is outside the fate area')
        if self.fate.start < 0:
            raise ComponentError('fate_mark "start", cells: expected 3 cells in a line')

    # Tables of small ids

    @cached_property
    def fate(self) -> Area:
        """Geometry of the fate area."""
        area = self.fate_area[0]
        marks = {mark.id: mark.cells for mark in self.fate_mark}
        symbols = [tuple(TOKENS.index(each) for each in tile.symbols) for tile in self.fate_tile]
        return Area(area.rows, area.columns, symbols, marks)

    @cached_property
    def island_resource(self) -> tuple[int, ...]:
        """The resource of each task island; -1 for Guardian islands."""
        return tuple(NONE if isle.resource is None else RESOURCES.index(isle.resource) for isle in self.island)

    @cached_property
    def island_guardian(self) -> tuple[int, ...]:
        """The Guardian colour of each Guardian island; -1 for task islands."""
        return tuple(NONE if isle.guardian is None else GUARDIANS.index(isle.guardian) for isle in self.island)

    @cached_property
    def islands_of(self) -> tuple[tuple[int, ...], ...]:
        """The two task islands of each resource; none for gold."""
        found = self.island_resource
        return tuple(tuple(at for at, each in enumerate(found) if each == resource) for resource in range(6))

    @cached_property
    def distance(self) -> tuple[tuple[int, ...], ...]:
        """Routes between any two islands, at most 3 (3 stands for farther ones too)."""
        names = [isle.id for isle in self.island]
        size = len(names)
        near: list[set[int]] = [set() for _ in names]
        for route in self.route:
            one, two = (names.index(end) for end in route.ends)
            near[one].add(two)
            near[two].add(one)
        rows = []
        for start in range(size):
            two_off = {far for mid in near[start] for far in near[mid]}
            rows.append(
                tuple(0 if at == start else 1 if at in near[start] else 2 if at in two_off else 3 for at in range(size))
            )
        return tuple(rows)

    @cached_property
    def task_colour(self) -> tuple[int, ...]:
        return tuple(COLOURS.index(task.colour) for task in self.task)

    @cached_property
    def task_points(self) -> tuple[int, ...]:
        return tuple(task.points for task in self.task)

    @cached_property
    def task_kind(self) -> tuple[str, ...]:
        return tuple(task.kind for task in self.task)

    @cached_property
    def task_of(self) -> tuple[tuple[int, ...], ...]:
        """What each task shows, as ids of Guardians, tokens or resources."""
        return tuple(tuple(_shown(task.kind).index(word) for word in task.of) for task in self.task)

    @cached_property
    def path_resource(self) -> tuple[int, ...]:
        return tuple(RESOURCES.index(tile.resource) for tile in self.path_tile)

    @cached_property
    def path_crystal(self) -> tuple[int, ...]:
        return tuple(COLOURS.index(tile.crystal) for tile in self.path_tile)

    @cached_property
    def path_kind(self) -> tuple[int, ...]:
        """Tiles with the same crystal and resource have the same number."""
        return tuple(crystal * 8 + each for crystal, each in zip(self.path_crystal, self.path_resource, strict=True))

    @cached_property
    def start_resource(self) -> int:
        return RESOURCES.index(self.start_tile[0].resource)

    @cached_property
    def start_crystal(self) -> int:
        return COLOURS.index(self.start_tile[0].crystal)

    @cached_property
    def path_cost(self) -> tuple[int, ...]:
        return tuple(place.path_cost for place in self.place)

    @cached_property
    def notch_shape(self) -> tuple[tuple[int, ...], ...]:
        """The shape of each notch (0 = notch 1) of each city board."""
        return tuple(tuple(SHAPES.index(shape) for shape in board.notches) for board in self.board)

    @cached_property
    def shape_notch(self) -> tuple[tuple[int, ...], ...]:
        """The notch of each shape of each city board."""
        return tuple(tuple(row.index(shape) for shape in range(SLOTS)) for row in self.notch_shape)

    @cached_property
    def great_token(self) -> tuple[int, ...]:
        return tuple(TOKENS.index(cell.token) for cell in self.great_cell)

    @cached_property
    def great_resource(self) -> tuple[int, ...]:
        return tuple(NONE if cell.resource is None else RESOURCES.index(cell.resource) for cell in self.great_cell)

    @cached_property
    def common_need(self) -> tuple[int, ...]:
        return tuple(task.need for task in self.common)

    @cached_property
    def gnome_resource(self) -> tuple[int, ...]:
        return tuple(RESOURCES.index(gnome.resource) for gnome in self.gnome)

    @cached_property
    def doubling(self) -> tuple[int, ...]:
        """For each Guardian the bit of the master that doubles its resources; 0 for the own one."""
        bits = [0] * len(GUARDIANS)
        for at, gnome in enumerate(self.gnome):
            if gnome.guardian is not None:
                bits[GUARDIANS.index(gnome.guardian)] |= 1 << at
        return tuple(bits)

    @cached_property
    def pieces(self) -> dict[str, int]:
        return {piece.id: piece.copies for piece in self.piece}


def _shown(kind: str) -> tuple[str, ...]:
    """The words a task of this kind shows."""
    if kind == "guardian":
        return GUARDIANS
    return TOKENS if kind in ("fate_group3", "fate_two_groups3", "action_tokens5") else RESOURCES


COUNTS = {
    "token": 7,
    "resource": 6,
    "fate_tile": 8,
    "fate_area": 1,
    "fate_mark": 4,
    "gift": 5,
    "island": 14,
    "route": 19,
    "task": 66,
    "path_tile": 28,
    "start_tile": 1,
    "portal": 7,
    "board": 4,
    "place": 7,
    "great_cell": 7,
    "council_cell": 8,
    "common": 5,
    "gnome": 33,
    "tom_card": 8,
    "table_size": 4,
    "piece": 6,
}
SUMS = (("token", "copies", 72), ("resource", "copies", 57), ("portal", "copies", 28), ("gift", "copies", 10))
RANGES = (
    ("fate_area", "columns", 3, 11),
    ("fate_area", "rows", 3, 11),
    ("place", "guardian_points", 2, 8),
    ("place", "path_cost", 0, 3),
    ("great_cell", "points", 0, 9),
    ("task", "seats", 1, 4),
    ("common", "need", 5, 7),
    ("common", "points", 0, 99),
    ("common", "all_lit", 0, 99),
    ("token", "copies", 0, 72),
    ("resource", "copies", 0, 57),
    ("gift", "copies", 0, 10),
    ("portal", "copies", 4, 4),
    ("table_size", "corner_tasks", 2, PLACES),
    ("table_size", "other_tasks", 2, PLACES),
    ("table_size", "portals_removed", 0, 3),
    ("table_size", "novices", 1, 13),
)

BOX = load(files(__package__) / "components.toml", Box)

# The masters, as bits of a city's gnomes.
CROWDED_PATH = 1 << 0
LONGER_PROCESSION = 1 << 1
ANY_GIFTS = 1 << 2
ELDER_POINTS = 1 << 3
DOUBLE_YELLOW = 1 << 4
ANY_HARVEST = 1 << 5
NOVICE_GOLD = 1 << 6
PATH_HARVEST = 1 << 7
ANY_PRICE = 1 << 8
THREE_TOKENS = 1 << 13
GNOME_TOKEN = 1 << 14
DOUBLE_SYMBOLS = 1 << 15
WELCOME_PROCESSION = 1 << 16
ARRIVAL_POINTS = 1 << 17
COMMON_REWARD = 1 << 18
FIRST_PATH_GOLD = 1 << 19
FURTHER_SHIP = 1 << 20
FURTHER_TURN = 1 << 21
THREE_REWARDS = 1 << 22
SHARED_CELL = 1 << 23
ANY_NOTCH = 1 << 24
CHEAP_TASK = 1 << 25
OVERHANG = 1 << 26
ELDERS = 0b111111 << MASTERS
