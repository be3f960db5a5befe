"""All questions of the game and the keys of their answers."""

from collections.abc import Callable, Sequence
from typing import cast

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.words import ANY, CELLS, COMMON, GOLD, GUARDIANS, MASTERS, RESOURCES, SHAPES, TOKENS
from igroteka.kernel.ask import Topic, yes_no

TWO = 7  # in payments: two pieces of any kind instead of the one due
PILE = 28  # in the choice of a Path tile: a pile, after the 28 tiles


def names(words: Sequence[str]) -> Callable[[int | None], str]:
    """Keys of small ids."""
    table = tuple(words)

    def key(value: int | None) -> str:
        assert value is not None
        return table[value]

    return key


def _pair(words: Sequence[str]) -> Callable[[tuple[int, int]], str]:
    return lambda pair: f"{words[pair[0]]}:{words[pair[1]]}"


def _pairs(kinds: int) -> list[tuple[int, int]]:
    return [(one, two) for one in range(kinds) for two in range(one, kinds)]


def _ids(kind: str) -> tuple[str, ...]:
    return tuple(row.id for row in BOX.rows(kind))


ISLANDS, TASKS, TILES, GNOMES = _ids("island"), _ids("task"), _ids("path_tile"), _ids("gnome")
STOPS = ("waiting", *(f"path:{n}" for n in range(1, 8)), *(f"bonfire:{n}" for n in range(1, 8)))
BONUSES = tuple(f"bonus:{name}" for name in COMMON)
ACTIONS = ("fate", "ship", "path", "task", "retrieve", "procession", "great", "gnome", "light")
_bonus_or_done: list[str | None] = [*BONUSES, None]
_islands: list[int | None] = [*range(len(ISLANDS)), None]
_guardians: list[int | None] = [*range(5), None]
_stops: list[int | None] = [*range(1, 15), None]

START = Topic("fate.start", range(8), ("bonfire.setup.player.fate_choice",), key=names(_ids("fate_tile")))
OPTION = Topic(
    "turn.option",
    (*ACTIONS, "discard", *BONUSES, "pass", "out"),
    ("bonfire.turn.one_option", "bonfire.turn.bonus_extra", "bonfire.countdown.pass_instead"),
)
AFTER = Topic("turn.after", _bonus_or_done, ("bonfire.bonus.when",), none="done")
DISCARD = Topic("turn.discard", range(7), ("bonfire.fate.discard_any_time",), key=names(TOKENS))

FATE_END = Topic("fate.tile", ("top", "bottom"), ("bonfire.fate.take_ends",))
LAY = Topic(
    "fate.lay",
    range(len(BOX.fate.lay_names)),
    ("bonfire.fate.place.orientation", "bonfire.fate.place.adjacent", "bonfire.fate.place.inside"),
    key=names(BOX.fate.lay_names),
)

PAY_TOKEN = Topic("pay.token", range(8), ("bonfire.pay.token.yellow",), key=names((*TOKENS, "two")), payment=True)
PAY_TOKENS = Topic("pay.tokens", _pairs(7), ("bonfire.pay.token.two_any",), key=_pair(TOKENS), payment=True)
PAY_RESOURCE = Topic(
    "pay.resource",
    [*range(ANY), TWO],
    ("bonfire.pay.resource.gold",),
    key=names((*RESOURCES, "any", "two")),
    payment=True,
)
PAY_RESOURCES = Topic("pay.resources", _pairs(6), ("bonfire.pay.resource.two_any",), key=_pair(RESOURCES), payment=True)

SHIP_TO = Topic("ship.to", range(len(ISLANDS)), ("bonfire.ship.first_move", "bonfire.ship.cost3"), key=names(ISLANDS))
SHIP_FURTHER = Topic("ship.further", _islands, ("bonfire.master.21",), key=names(ISLANDS))
SHIP_ACTION = Topic[str | None]("ship.action", ("task", "retrieve", None), ("bonfire.ship.extra_action",))

PATH_TAKE = Topic(
    "path.take", range(PILE + 3), ("bonfire.path.take",), key=names((*TILES, "pile:1", "pile:2", "pile:3"))
)
PATH_SWAP = yes_no("path.swap", ("bonfire.path.same_colour_swap",))
PATH_PILE = Topic("path.pile", range(3), ("bonfire.path.same_colour_swap",), key=names(("pile:1", "pile:2", "pile:3")))
PATH_ORDER = Topic("path.order", range(PILE), ("bonfire.path.same_colour_swap",), key=names(TILES))
PATH_REFILL = Topic("path.refill", range(3), ("bonfire.path.refill",), key=names(("pile:1", "pile:2", "pile:3")))
PATH_SEARCH = Topic("path.search", range(PILE), ("bonfire.council.path",), key=names(TILES))

TASK_GIFT = Topic(
    "task.gift", range(2), ("bonfire.task.take.choose_gift",), key=names(("stack:1", "stack:2")), payment=True
)
TASK_TAKE = Topic("task.take", range(len(TASKS)), ("bonfire.task.take.swap",), key=names(TASKS))
TASK_SLOT = Topic("task.slot", range(7), ("bonfire.task.take.slot",), key=names([f"slot:{n}" for n in range(1, 8)]))

STEPS = Topic("procession.steps", range(1, 9), ("bonfire.procession.pay",))
NEXT = Topic("procession.next", _guardians, ("bonfire.procession.start_choice",), key=names(GUARDIANS), none="stay")
STOP = Topic(
    "procession.to",
    _stops,
    ("bonfire.procession.step.forward", "bonfire.procession.step.bonfire", "bonfire.procession.one_per_place"),
    key=names(STOPS),
    none="stay",
)
HARVEST = Topic("procession.resource", range(6), ("bonfire.master.06",), key=names(RESOURCES))

GREAT_CELL = Topic(
    "great.cell", range(7), ("bonfire.great.cost1", "bonfire.great.cost3"), key=names(_ids("great_cell"))
)
GREAT_REWARDS = Topic(
    "great.rewards",
    ("token:goods", "token:portal", "goods:portal", "all"),
    ("bonfire.great.choose2", "bonfire.master.23"),
)
GREAT_GOODS = Topic("great.goods", ("resource", "points"), ("bonfire.great.reward.resource",))
GREAT_PORTAL = Topic("great.portal", range(7), ("bonfire.great.reward.portal",), key=names(SHAPES))

GNOME_TAKE = Topic("gnome.take", range(len(GNOMES)), ("bonfire.gnome.take",), key=names(GNOMES))
GNOME_PRICE = Topic(
    "gnome.price",
    ("two_tokens", "two_resources"),
    ("bonfire.gnome.cost.two_tokens", "bonfire.gnome.cost.two_resources"),
    payment=True,
)

LIGHT = Topic("light.task", range(len(TASKS)), ("bonfire.light.choose",), key=names(TASKS))
CELL = Topic("council.cell", range(8), ("bonfire.light.novice", "bonfire.bonus.place"), key=names(CELLS))
BONUS = Topic("council.bonus", ("effect", "point"), ("bonfire.light.bonus", "bonfire.council.one_point"))
COUNCIL_GUARDIAN = Topic("council.guardian", range(4), ("bonfire.council.guardian",), key=names(GUARDIANS))
COUNCIL_MASTER = Topic("council.master", range(MASTERS), ("bonfire.council.master",), key=names(GNOMES))
COUNCIL_MOVE = Topic("council.move", range(5), ("bonfire.council.guardian_move",), key=names(GUARDIANS))
COUNCIL_STOP = Topic("council.move_to", range(1, 15), ("bonfire.council.guardian_move",), key=names(STOPS))
COUNCIL_SHIP = Topic("council.ship", range(len(ISLANDS)), ("bonfire.council.ship",), key=names(ISLANDS))

TOM_TASK = Topic("tom.task", range(len(TASKS)), ("bonfire.tom.task_tie",), key=names(TASKS))
TOM_GUARDIAN = Topic("tom.guardian", range(4), ("bonfire.tom.guardian",), key=names(GUARDIANS))
TOM_CELL = Topic("tom.cell", range(8), ("bonfire.tom.task2.novice", "bonfire.tom.bonus"), key=names(CELLS))

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

assert len(TILES) == PILE
assert RESOURCES[GOLD] == "gold"
