"""All questions of the game and the keys of their answers."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar, cast

from igroteka.games.bonfire.box import BOX, Box
from igroteka.games.bonfire.words import (
    ALL_CELLS,
    ALL_GREAT_CELLS,
    ALL_GUARDIANS,
    ALL_RESOURCES,
    ALL_SHAPES,
    ALL_SLOTS,
    ALL_STACKS,
    ALL_STOPS,
    ALL_TOKENS,
    CELLS,
    COMMON,
    FARTHEST,
    GUARDIANS,
    MASTER_IDS,
    ORDERS,
    PILES,
    RESOURCES,
    SHAPES,
    SLOTS,
    TOKENS,
    TWO_RESOURCES,
    TWO_TOKENS,
    FateTile,
    Guardian,
    Island,
    Lay,
    Pile,
    Stop,
    TileSource,
    ids,
)
from igroteka.kernel.ask import Topic, yes_no

V = TypeVar("V")


def names(words: Sequence[str]) -> Callable[[int | None], str]:
    """Keys of small ids."""
    table = tuple(words)

    def key(value: int | None) -> str:
        assert value is not None
        return table[value]

    return key


def _pair(words: Sequence[str]) -> Callable[[tuple[int, int]], str]:
    return lambda pair: f"{words[pair[0]]}:{words[pair[1]]}"


def _pairs(kinds: Sequence[V]) -> list[tuple[V, V]]:
    return [(one, two) for at, one in enumerate(kinds) for two in kinds[at:]]


def _ids(kind: str) -> tuple[str, ...]:
    return tuple(row.id for row in BOX.rows(kind))


ISLANDS, TASKS, TILES, GNOMES = _ids("island"), _ids("task"), _ids("path_tile"), _ids("gnome")
PLACE_NUMBERS = range(1, SLOTS + 1)
STOPS = ("waiting", *(f"path:{n}" for n in PLACE_NUMBERS), *(f"bonfire:{n}" for n in PLACE_NUMBERS))
PILE_NAMES = ("pile:1", "pile:2", "pile:3")
BONUSES = tuple(f"bonus:{name}" for name in COMMON)
ACTIONS = ("fate", "ship", "path", "task", "retrieve", "procession", "great", "gnome", "light")
_bonus_or_done: list[str | None] = [*BONUSES, None]
_island_or_none: list[Island | None] = [*BOX.islands, None]
_guardian_or_none: list[Guardian | None] = [*ALL_GUARDIANS, None]
_stop_or_none: list[Stop | None] = [*ALL_STOPS[1:], None]
_tile_sources: list[TileSource] = [*BOX.tiles, *(TileSource(len(TILES) + pile) for pile in PILES)]


def source_of(pile: Pile) -> TileSource:
    """A pile, as a place where a Path tile is taken."""
    return _tile_sources[len(TILES) + pile]


def pile_in(source: TileSource) -> Pile | None:
    """The pile from which a Path tile is taken; None for an open tile."""
    return PILES[source - len(TILES)] if source >= len(TILES) else None


START = Topic(
    "fate.start", ids(FateTile, len(BOX.fate_tile)), ("bonfire.setup.player.fate_choice",), key=names(_ids("fate_tile"))
)
OPTION = Topic(
    "turn.option",
    (*ACTIONS, "discard", *BONUSES, "pass", "out"),
    ("bonfire.turn.one_option", "bonfire.turn.bonus_extra", "bonfire.countdown.pass_instead"),
)
AFTER = Topic("turn.after", _bonus_or_done, ("bonfire.bonus.when",), none="done")
DISCARD = Topic("turn.discard", ALL_TOKENS, ("bonfire.fate.discard_any_time",), key=names(TOKENS))

FATE_END = Topic("fate.tile", ("top", "bottom"), ("bonfire.fate.take_ends",))


@lru_cache
def lay_topic(box: Box) -> Topic[Lay]:
    """Where a fate tile is laid, in the fate area of a box."""
    return _lay_topic(tuple(box.fate.lay_names))


@lru_cache
def _lay_topic(lay_names: tuple[str, ...]) -> Topic[Lay]:
    """The same for all boxes with a fate area of this size."""
    return Topic(
        "fate.lay",
        ids(Lay, len(lay_names)),
        ("bonfire.fate.place.orientation", "bonfire.fate.place.adjacent", "bonfire.fate.place.inside"),
        key=names(lay_names),
    )


LAY = lay_topic(BOX)

PAY_TOKEN = Topic(
    "pay.token",
    (*ALL_TOKENS, TWO_TOKENS),
    ("bonfire.pay.token.yellow",),
    key=names((*TOKENS, "two")),
    payment=True,
)
PAY_TOKENS = Topic("pay.tokens", _pairs(ALL_TOKENS), ("bonfire.pay.token.two_any",), key=_pair(TOKENS), payment=True)
PAY_RESOURCE = Topic(
    "pay.resource",
    (*ALL_RESOURCES, TWO_RESOURCES),
    ("bonfire.pay.resource.gold",),
    key=names((*RESOURCES, "any", "two")),
    payment=True,
)
PAY_RESOURCES = Topic(
    "pay.resources", _pairs(ALL_RESOURCES), ("bonfire.pay.resource.two_any",), key=_pair(RESOURCES), payment=True
)

SHIP_TO = Topic("ship.to", BOX.islands, ("bonfire.ship.first_move", "bonfire.ship.cost3"), key=names(ISLANDS))
SHIP_FURTHER = Topic("ship.further", _island_or_none, ("bonfire.master.21",), key=names(ISLANDS))
SHIP_ACTION = Topic[str | None]("ship.action", ("task", "retrieve", None), ("bonfire.ship.extra_action",))

PATH_TAKE = Topic("path.take", _tile_sources, ("bonfire.path.take",), key=names((*TILES, *PILE_NAMES)))
PATH_SWAP = yes_no("path.swap", ("bonfire.path.same_colour_swap",))
PATH_PILE = Topic("path.pile", PILES, ("bonfire.path.same_colour_swap",), key=names(PILE_NAMES))
PATH_ORDER = Topic("path.order", BOX.tiles, ("bonfire.path.same_colour_swap",), key=names(TILES))
PATH_REFILL = Topic("path.refill", PILES, ("bonfire.path.refill",), key=names(PILE_NAMES))
PATH_SEARCH = Topic("path.search", BOX.tiles, ("bonfire.council.path",), key=names(TILES))

TASK_GIFT = Topic(
    "task.gift", ALL_STACKS, ("bonfire.task.take.choose_gift",), key=names(("stack:1", "stack:2")), payment=True
)
TASK_TAKE = Topic("task.take", BOX.tasks, ("bonfire.task.take.swap",), key=names(TASKS))
TASK_SLOT = Topic("task.slot", ALL_SLOTS, ("bonfire.task.take.slot",), key=names([f"slot:{n}" for n in PLACE_NUMBERS]))

STEPS = Topic("procession.steps", range(1, FARTHEST + 1), ("bonfire.procession.pay",))
NEXT = Topic(
    "procession.next", _guardian_or_none, ("bonfire.procession.start_choice",), key=names(GUARDIANS), none="stay"
)
STOP = Topic(
    "procession.to",
    _stop_or_none,
    ("bonfire.procession.step.forward", "bonfire.procession.step.bonfire", "bonfire.procession.one_per_place"),
    key=names(STOPS),
    none="stay",
)
HARVEST = Topic("procession.resource", ALL_RESOURCES, ("bonfire.master.06",), key=names(RESOURCES))

GREAT_CELL = Topic(
    "great.cell", ALL_GREAT_CELLS, ("bonfire.great.cost1", "bonfire.great.cost3"), key=names(_ids("great_cell"))
)
GREAT_REWARDS = Topic(
    "great.rewards",
    ("token:goods", "token:portal", "goods:portal", "all"),
    ("bonfire.great.choose2", "bonfire.master.23"),
)
GREAT_GOODS = Topic("great.goods", ("resource", "points"), ("bonfire.great.reward.resource",))
GREAT_PORTAL = Topic("great.portal", ALL_SHAPES, ("bonfire.great.reward.portal",), key=names(SHAPES))

GNOME_TAKE = Topic("gnome.take", BOX.gnomes, ("bonfire.gnome.take",), key=names(GNOMES))
GNOME_PRICE = Topic(
    "gnome.price",
    ("two_tokens", "two_resources"),
    ("bonfire.gnome.cost.two_tokens", "bonfire.gnome.cost.two_resources"),
    payment=True,
)

LIGHT = Topic("light.task", BOX.tasks, ("bonfire.light.choose",), key=names(TASKS))
CELL = Topic("council.cell", ALL_CELLS, ("bonfire.light.novice", "bonfire.bonus.place"), key=names(CELLS))
BONUS = Topic("council.bonus", ("effect", "point"), ("bonfire.light.bonus", "bonfire.council.one_point"))
COUNCIL_GUARDIAN = Topic("council.guardian", ORDERS, ("bonfire.council.guardian",), key=names(GUARDIANS))
COUNCIL_MASTER = Topic("council.master", MASTER_IDS, ("bonfire.council.master",), key=names(GNOMES))
COUNCIL_MOVE = Topic("council.move", ALL_GUARDIANS, ("bonfire.council.guardian_move",), key=names(GUARDIANS))
COUNCIL_STOP = Topic("council.move_to", ALL_STOPS[1:], ("bonfire.council.guardian_move",), key=names(STOPS))
COUNCIL_SHIP = Topic("council.ship", BOX.islands, ("bonfire.council.ship",), key=names(ISLANDS))

TOM_TASK = Topic("tom.task", BOX.tasks, ("bonfire.tom.task_tie",), key=names(TASKS))
TOM_GUARDIAN = Topic("tom.guardian", ORDERS, ("bonfire.tom.guardian",), key=names(GUARDIANS))
TOM_CELL = Topic("tom.cell", ALL_CELLS, ("bonfire.tom.task2.novice", "bonfire.tom.bonus"), key=names(CELLS))

TOPICS = cast(
    "tuple[Topic[object], ...]",
    (
        START, OPTION, AFTER, DISCARD, FATE_END, LAY, PAY_TOKEN, PAY_TOKENS, PAY_RESOURCE, PAY_RESOURCES,
        SHIP_TO, SHIP_FURTHER, SHIP_ACTION, PATH_TAKE, PATH_SWAP, PATH_PILE, PATH_ORDER, PATH_REFILL, PATH_SEARCH,
        TASK_GIFT, TASK_TAKE, TASK_SLOT, STEPS, NEXT, STOP, HARVEST, GREAT_CELL, GREAT_REWARDS, GREAT_GOODS,
        GREAT_PORTAL, GNOME_TAKE, GNOME_PRICE, LIGHT, CELL, BONUS, COUNCIL_GUARDIAN, COUNCIL_MASTER, COUNCIL_MOVE,
        COUNCIL_STOP, COUNCIL_SHIP, TOM_TASK, TOM_GUARDIAN, TOM_CELL,
    ),
)  # fmt: skip


def topics_of(box: Box) -> tuple[Topic[object], ...]:
    """The topics for a box: the default ones, except where the size of the fate area differs."""
    lay = cast("Topic[object]", lay_topic(box))
    return tuple(lay if each.name == LAY.name else each for each in TOPICS)
