"""Typed rows of `components.toml`."""

from typing import Literal

from igroteka.content.components import Components, Row
from igroteka.games.bonfire.words import ColourWord, CrystalWord, OrderWord, ResourceWord, ShapeWord, TokenWord


class TokenRow(Row, frozen=True):
    colour: str
    copies: int


class StockRow(Row, frozen=True):
    copies: int


class FateTileRow(Row, frozen=True):
    symbols: tuple[TokenWord, TokenWord, TokenWord]


class FateAreaRow(Row, frozen=True):
    columns: int
    rows: int


class FateMarkRow(Row, frozen=True):
    cells: tuple[tuple[int, int], ...]  # row, column


class IslandRow(Row, frozen=True):
    resource: ResourceWord | None = None  # of a task island
    guardian: OrderWord | None = None  # of a Guardian island
    corner: bool = False


class RouteRow(Row, frozen=True):
    ends: tuple[str, str]


class TaskRow(Row, frozen=True):
    colour: ColourWord
    points: int
    kind: str
    of: tuple[str, ...] = ()  # what the condition shows
    seats: int = 1  # not used by fewer participants


class PathTileRow(Row, frozen=True):
    crystal: CrystalWord
    resource: ResourceWord


class BoardRow(Row, frozen=True):
    notches: tuple[ShapeWord, ...]


class PlaceRow(Row, frozen=True):
    guardian_points: int
    path_cost: int


class GreatCellRow(Row, frozen=True):
    token: TokenWord
    resource: ResourceWord | None = None
    points: int = 0


class CouncilCellRow(Row, frozen=True):
    point: bool  # 1 point is a choice


class CommonRow(Row, frozen=True):
    need: int
    points: int
    all_lit: int | None = None  # points if all are Bonfires


class GnomeRow(Row, frozen=True):
    kind: Literal["master", "elder"]
    resource: ResourceWord
    guardian: OrderWord | None = None  # whose resources the master doubles


class TomCardRow(Row, frozen=True):
    action: Literal["great", "path", "master", "task1", "task2", "guardian"]
    reveal: bool


class TableSizeRow(Row, frozen=True):
    seats: int
    corner_tasks: int
    other_tasks: int
    portals_removed: int
    novices: int  # in the High Council: the countdown starts


class Rows(Components, frozen=True):
    """All components as they are written."""

    token: tuple[TokenRow, ...]
    resource: tuple[StockRow, ...]
    fate_tile: tuple[FateTileRow, ...]
    fate_area: tuple[FateAreaRow, ...]
    fate_mark: tuple[FateMarkRow, ...]
    gift: tuple[StockRow, ...]
    island: tuple[IslandRow, ...]
    route: tuple[RouteRow, ...]
    task: tuple[TaskRow, ...]
    path_tile: tuple[PathTileRow, ...]
    start_tile: tuple[PathTileRow, ...]
    portal: tuple[StockRow, ...]
    board: tuple[BoardRow, ...]
    place: tuple[PlaceRow, ...]
    great_cell: tuple[GreatCellRow, ...]
    council_cell: tuple[CouncilCellRow, ...]
    common: tuple[CommonRow, ...]
    gnome: tuple[GnomeRow, ...]
    tom_card: tuple[TomCardRow, ...]
    table_size: tuple[TableSizeRow, ...]
    piece: tuple[StockRow, ...]
