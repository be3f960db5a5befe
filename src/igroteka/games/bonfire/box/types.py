"""Typed rows of `components.toml`."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from igroteka.content.components import Components, Row
from igroteka.games.bonfire.words import (
    GUARDIANS,
    RESOURCES,
    TOKENS,
    ColourWord,
    CrystalWord,
    OrderWord,
    PriceWord,
    ResourceWord,
    ShapeWord,
    TaskWord,
    TokenWord,
)

GuardianPoints: TypeAlias = Annotated[int, Meta(ge=2, le=8)]
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
FateCell: TypeAlias = tuple[Annotated[int, Meta(ge=1, le=9)], Annotated[int, Meta(ge=1, le=11)]]  # row, column


class TokenRow(Row, frozen=True):
    fixed: ClassVar = ("colour",)
    term: ClassVar = True

    colour: str
    copies: int


class StockRow(Row, frozen=True):
    term: ClassVar = True

    copies: int


class FateTileRow(Row, frozen=True):
    symbols: tuple[TokenWord, TokenWord, TokenWord]


class FateAreaRow(Row, frozen=True):
    columns: Annotated[int, Meta(ge=3, le=11)]
    rows: Annotated[int, Meta(ge=3, le=9)]


class FateMarkRow(Row, frozen=True):
    term: ClassVar = True

    cells: Annotated[tuple[FateCell, ...], Meta(min_length=1, max_length=99)]


class IslandRow(Row, frozen=True):
    resource: ResourceWord | None = None  # of a task island
    guardian: OrderWord | None = None  # of a Guardian island
    corner: bool = False
    at: tuple[Percent, Percent] | None = None  # of the sea, from the left and from the top; None: where our map has it

    added: ClassVar = ("at",)


class RouteRow(Row, frozen=True):
    how_many: ClassVar = (1, 60)
    refers: ClassVar = {"ends": "island"}

    ends: tuple[str, str]


class TaskRow(Row, frozen=True):
    known_words: ClassVar = {"of": (*GUARDIANS, *RESOURCES, *TOKENS)}

    colour: ColourWord
    points: Annotated[int, Meta(ge=2, le=8)]
    kind: TaskWord
    of: Annotated[tuple[str, ...], Meta(max_length=5)] = ()  # what the condition shows
    seats: Annotated[int, Meta(ge=1, le=4)] = 1  # not used by fewer participants


class PathTileRow(Row, frozen=True):
    crystal: CrystalWord
    resource: ResourceWord


class StartTileRow(Row, frozen=True):
    """One for all cities, or one for each city board in turn."""

    how_many: ClassVar = (1, 4)

    crystal: CrystalWord
    resource: ResourceWord


class BoardRow(Row, frozen=True):
    notches: Annotated[tuple[ShapeWord, ...], Meta(min_length=7, max_length=7)]
    guardian_points: Annotated[tuple[GuardianPoints, ...], Meta(max_length=7)] = ()  # where this board has its own

    added: ClassVar = ("guardian_points",)


class PlaceRow(Row, frozen=True):
    guardian_points: GuardianPoints
    path_cost: Annotated[int, Meta(ge=0, le=3)]


class GreatCellRow(Row, frozen=True):
    token: TokenWord
    resource: ResourceWord | None = None
    points: Annotated[int, Meta(ge=0, le=9)] = 0


class CouncilCellRow(Row, frozen=True):
    term: ClassVar = True

    point: bool  # 1 point is a choice


class CommonRow(Row, frozen=True):
    term: ClassVar = True

    need: int
    points: int
    all_lit: int | None = None  # points if all are Bonfires


class GnomeRow(Row, frozen=True):
    fixed: ClassVar = ("kind",)  # the id says whose ability it has, a master's or an elder's

    kind: Literal["master", "elder"]
    resource: PriceWord
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

    contents: ClassVar = {
        "board": ("island", "route", "great_cell", "council_cell", "common"),
        "start_tile": ("start_tile",),
        "cities": ("board", "place"),
        "path_tile": ("path_tile",),
        "task": ("task",),
        "portal": ("portal",),
        "token": ("token",),
        "piece": ("piece",),
        "resource": ("resource",),
        "colours": ("fate_area", "fate_mark", "fate_tile", "gift"),
        "gnome": ("gnome",),
        "tom_card": ("tom_card",),
        "table_size": ("table_size",),
    }

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
    start_tile: tuple[StartTileRow, ...]
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
