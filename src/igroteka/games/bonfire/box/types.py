"""Typed rows of `components.toml`."""

from typing import Literal

from igroteka.content.components import Components, Row
from igroteka.games.bonfire.words import Colour, Crystal, Order, Resource, Shape, Token


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


class Rows(Components, frozen=True):
    """All components as they are written."""

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
