"""Every kind of question of the game, with all answers that may ever be offered."""

from collections.abc import Callable
from functools import lru_cache
from itertools import chain, product
from typing import Final, NamedTuple

from igroteka.games.candelabria.box import BOX, Box
from igroteka.games.candelabria.words import (
    ALL_CANDLES,
    ALL_COLOURS,
    ALL_HOUSES,
    ALL_QUESTS,
    ALL_REGIONS,
    ALL_ROLES,
    ALL_TERRITORIES,
    BURNERS,
    CANDLES_OF,
    CASTLE,
    CELL_SIDES,
    CELLS,
    CELLS_OF,
    COLOURS,
    CURSE_PLACES,
    FIGURES,
    FLAME_TARGETS,
    GOLD,
    HOUSES,
    MOVERS,
    QUESTS,
    RESOURCES,
    ROLES,
    SEATS,
    SYMBOLS,
    TEMPLE_MOVE,
    TERRITORIES,
    WAX,
    WITHER_CHOICES,
    Candle,
    CandleCard,
    Cell,
    CellSide,
    Choice,
    Colour,
    CursePlace,
    Effect,
    Figure,
    Flame,
    House,
    Mover,
    Quest,
    Region,
    Resource,
    Role,
    Stack,
    Symbol,
    TacticCard,
    Target,
    Territory,
    fighter_at,
    owner_of,
    role_of,
    side_of,
)
from igroteka.kernel.ask import Seat, Topic

CANDLES: Final = tuple(row.id for row in BOX.candle)
CURSES: Final = tuple(row.id for row in BOX.curse)
BOXES: Final = 64  # whose topics are cached
STACKS: Final = 9
MOST: Final = 10  # the most cubes that one Mine action can store


class Turn(NamedTuple):
    """A candle card, and the role to which it is deployed; without one it is discarded for a maneuver."""

    card: CandleCard
    role: Role | None


DEPLOYMENTS: Final = tuple(tuple(Turn(CandleCard(n), role) for role in ALL_ROLES) for n in range(len(CANDLES)))
MANEUVERS: Final = tuple(Turn(CandleCard(number), None) for number in range(len(CANDLES)))


class Good(NamedTuple):
    """What a Forge sells: the top of a stack of upgrades, or a temple of a colour."""

    stack: Stack | None = None
    colour: Colour | None = None


UPGRADES_FOR_SALE: Final = tuple(Good(stack=Stack(number)) for number in range(STACKS))
TEMPLES_FOR_SALE: Final = tuple(Good(colour=colour) for colour in ALL_COLOURS)


def turn_key(option: Turn) -> str:
    """The role to which a card is deployed, or the maneuver for which it is discarded, and the card."""
    return f"{'maneuver' if option.role is None else ROLES[option.role]}:{CANDLES[option.card]}"


def target_key(target: Target | None) -> str:
    assert target is not None
    if isinstance(target, Flame):
        return f"flame:{target.owner}:{TERRITORIES[target.territory]}"
    return f"candle:{owner_of(target)}:{ROLES[role_of(target)]}"


def light_key(target: Target | None) -> str:
    assert target is not None
    if isinstance(target, Flame):
        return f"flame:{TERRITORIES[target.territory]}"
    return f"candle:{ROLES[role_of(target)]}"


def mover_key(mover: Mover | None) -> str:
    assert mover is not None
    figure, burns = mover
    return f"burn:{ROLES[figure]}" if burns else FIGURES[figure]


def figure_key(figure: Figure | None) -> str:
    assert figure is not None
    return FIGURES[figure]


def territory_key(territory: Territory) -> str:
    return TERRITORIES[territory]


def candle_key(candle: Candle | None) -> str:
    """A candle by owner and role."""
    assert candle is not None
    return f"{owner_of(candle)}:{ROLES[role_of(candle)]}"


def card_key(card: CandleCard) -> str:
    return CANDLES[card]


def tactic_cards(box: Box) -> tuple[TacticCard, ...]:
    """The numbers of all tactic cards of a box."""
    return tuple(TacticCard(number) for number in range(len(box.tactic)))


def tactic_key(box: Box) -> Callable[[TacticCard | None], str]:
    """A tactic card by its id, which depends on the box."""
    return lambda card: box.tactic[card or 0].id


def steal_key(cube: tuple[Seat, Resource] | None) -> str:
    """A cube: its owner and its resource."""
    assert cube is not None
    return f"{cube[0]}:{RESOURCES[cube[1]]}"


def buy_key(good: Good | None) -> str:
    assert good is not None
    if good.stack is not None:
        return f"upgrade:{good.stack + 1}"
    assert good.colour is not None
    return f"temple:{COLOURS[good.colour]}"


def place_key(place: CursePlace | None) -> str:
    """A place of the curse board, from the left."""
    assert place is not None
    return f"curse:{place + 1}"


def step_key(step: tuple[CursePlace, Territory] | None) -> str:
    """A curse's step: its place on the curse board, and the territory it goes to."""
    assert step is not None
    place, territory = step
    return f"curse:{place + 1}:{TERRITORIES[territory]}"


def effect_key(effect: Effect) -> str:
    """A symbol and how often it applies; the Knights' move carries the temple's region, which is not shown."""
    symbol, times = effect
    return f"{SYMBOLS[symbol]}:{times}" if symbol < len(SYMBOLS) else "temple_move"


def move_key(move: tuple[Role, Territory] | None) -> str:
    """A move of the seat's own candle: its role, and the territory it goes to."""
    assert move is not None
    role, territory = move
    return f"{ROLES[role]}:{TERRITORIES[territory]}"


def neutralise_key(pair: tuple[Cell, Cell] | None) -> str:
    """The cell of the card that is spent, and that of the card it removes."""
    assert pair is not None
    own, other = pair
    return f"{CELLS[side_of(own)]}:{fighter_at(other)}:{CELLS[side_of(other)]}"


def mine_key(cubes: tuple[int, int]) -> str:
    return f"wax:{cubes[0]}:gold:{cubes[1]}"


def region_key(region: Region | None) -> str:
    return f"region:{region}"


_TARGETS: Final[tuple[Target, ...]] = (*chain.from_iterable(FLAME_TARGETS), *ALL_CANDLES)
_MOVES: Final = tuple(product(ALL_ROLES, ALL_TERRITORIES))
_CANDLE_CARDS: Final = tuple(CandleCard(number) for number in range(len(CANDLES)))
_SYMBOLS: Final = tuple(Symbol(number) for number in range(len(SYMBOLS)))
_CHOICES: Final = tuple(Choice(Symbol(number)) for number in range(len(WITHER_CHOICES)))

HOUSE: Topic[House] = Topic(
    "setup.house", ALL_HOUSES, ("candelabria.setup.player.house",), key=lambda house: HOUSES[house]
)
START_REGION: Topic[Region] = Topic(
    "setup.region", ALL_REGIONS, ("candelabria.two.setup.first", "candelabria.two.setup.second"), key=region_key
)
QUEST_KEEP: Topic[Quest] = Topic(
    "quest.keep",
    ALL_QUESTS,
    ("candelabria.quest.personal", "candelabria.quest.choice"),
    key=lambda quest: QUESTS[quest],
    secret=True,
)
TURN: Topic[Turn] = Topic(
    "ignition.turn",
    chain.from_iterable((*deployed, discarded) for deployed, discarded in zip(DEPLOYMENTS, MANEUVERS, strict=True)),
    ("candelabria.ignition.turn", "candelabria.deploy.role", "candelabria.maneuver.discard"),
    key=turn_key,
    secret=True,
)
DEPLOY_TERRITORY: Topic[Territory] = Topic(
    "deploy.territory", ALL_TERRITORIES, ("candelabria.house.seeders.ability1",), key=territory_key
)
EFFECT_ORDER: Topic[Effect] = Topic(
    "effect.order",
    (*product(_SYMBOLS, range(1, 16)), (TEMPLE_MOVE, 1)),
    ("candelabria.flow.effect_order", "candelabria.deploy.property"),
    key=effect_key,
)
LIGHT_TARGET: Topic[Target | None] = Topic(
    "light.target",
    (*FLAME_TARGETS[0], *CANDLES_OF[0], None),
    ("candelabria.icon.light",),
    key=light_key,
)
EXTINGUISH_TARGET: Topic[Target | None] = Topic(
    "extinguish.target", (*_TARGETS, None), ("candelabria.icon.extinguish",), key=target_key
)


@lru_cache(BOXES)
def tactic_taken(box: Box) -> Topic[TacticCard]:
    """Which of the open tactic cards is taken."""
    rules = ("candelabria.icon.draw_tactic", "candelabria.tactics.refill")
    return Topic("tactic.take", tactic_cards(box), rules, key=tactic_key(box))


TACTIC_CARD_TAKEN: Topic[TacticCard] = tactic_taken(BOX)
STEAL_FROM: Topic[tuple[Seat, Resource] | None] = Topic(
    "steal.from", (*product(range(SEATS), (WAX, GOLD)), None), ("candelabria.icon.steal",), key=steal_key
)
TEMPLE_DESTROY: Topic[Region | None] = Topic(
    "temple.destroy", (*ALL_REGIONS, None), ("candelabria.temple.destroy",), key=region_key
)
TEMPLE_REGION: Topic[Region] = Topic("temple.region", ALL_REGIONS, ("candelabria.temple.presence",), key=region_key)
TEMPLE_MOVED: Topic[tuple[Role, Territory] | None] = Topic(
    "temple.move", (*_MOVES, None), ("candelabria.house.knights.ability1",), key=move_key
)
MOVE_FIGURE: Topic[Mover | None] = Topic(
    "maneuver.figure",
    (*MOVERS, *BURNERS, None),
    ("candelabria.maneuver.move", "candelabria.maneuver.candle.extra"),
    key=mover_key,
    none="done",
)
MOVE_TERRITORY: Topic[Territory] = Topic(
    "maneuver.territory", ALL_TERRITORIES, ("candelabria.maneuver.adjacency",), key=territory_key
)
STRIKE_TARGET: Topic[Target | None] = Topic(
    "castle.strike", (*_TARGETS, None), ("candelabria.maneuver.castle.strike",), key=target_key
)
PUSH_CANDLE: Topic[Candle] = Topic(
    "warrior.push", ALL_CANDLES, ("candelabria.role.warrior.push.choice",), key=candle_key
)
PUSH_TERRITORY: Topic[Territory] = Topic(
    "warrior.push.territory",
    ALL_TERRITORIES,
    ("candelabria.role.warrior.push.choice", "candelabria.role.warrior.push.distance"),
    key=territory_key,
)
INFLUENCE_PLACE: Topic[CursePlace] = Topic(
    "curse.influence", CURSE_PLACES, ("candelabria.territory.curse",), key=place_key
)
CURSE_STEP: Topic[tuple[CursePlace, Territory] | None] = Topic(
    "curse.step",
    (*product(CURSE_PLACES, ALL_TERRITORIES), None),
    ("candelabria.two.territory.curse",),
    key=step_key,
)
FLAME_TO_CURSE: Topic[CursePlace | None] = Topic(
    "extinguished.curse",
    (*CURSE_PLACES, None),
    ("candelabria.extinguished.to_curse", "candelabria.extinguished.to_supply"),
    key=place_key,
)
FORGE_BUY: Topic[Good | None] = Topic(
    "forge.buy",
    (*UPGRADES_FOR_SALE, *TEMPLES_FOR_SALE, None),
    ("candelabria.territory.forge", "candelabria.territory.forge.pay"),
    key=buy_key,
    none="done",
)
MINE_TAKE: Topic[tuple[int, int]] = Topic(
    "mine.take",
    ((wax, gold) for wax in range(MOST + 1) for gold in range(MOST + 1 - wax)),
    ("candelabria.territory.mine", "candelabria.territory.mine.mix"),
    key=mine_key,
)
PORTAL_FIGURE: Topic[Figure | None] = Topic(
    "portal.figure", (*ALL_ROLES, CASTLE, None), ("candelabria.territory.portal",), key=figure_key, none="done"
)
PORTAL_TERRITORY: Topic[Territory] = Topic(
    "portal.territory", ALL_TERRITORIES, ("candelabria.territory.portal",), key=territory_key
)
TAVERN_RETURN: Topic[CandleCard] = Topic(
    "tavern.return", _CANDLE_CARDS, ("candelabria.territory.tavern.return",), key=card_key, secret=True
)
COVEN_UNDER: Topic[CandleCard] = Topic(
    "candle.under", _CANDLE_CARDS, ("candelabria.house.coven.ability1",), key=card_key, secret=True
)
CURSE_REGION: Topic[Region] = Topic(
    "curse.place", ALL_REGIONS, ("candelabria.war.curse.place", "candelabria.war.curse.place.presence"), key=region_key
)
CURSE_REAPPLY: Topic[Role] = Topic(
    "curse.reapply", ALL_ROLES, ("candelabria.curse.reapply",), key=lambda role: ROLES[role]
)
CURSE_RELOCATE: Topic[Candle | None] = Topic(
    "curse.relocate", (*ALL_CANDLES, None), ("candelabria.curse.relocate",), key=candle_key
)
CURSE_RELOCATE_TO: Topic[Territory] = Topic(
    "curse.relocate.territory", ALL_TERRITORIES, ("candelabria.curse.relocate",), key=territory_key
)
CURSE_GIFT: Topic[Good] = Topic(
    "curse.gift", (*UPGRADES_FOR_SALE, *TEMPLES_FOR_SALE), ("candelabria.curse.temple_or_upgrade",), key=buy_key
)
WITHER_CELL: Topic[CellSide] = Topic(
    "withering.cell", CELL_SIDES, ("candelabria.wither.place",), key=lambda cell: CELLS[cell]
)
WITHER_DISCARD: Topic[CellSide] = Topic(
    "withering.discard", CELL_SIDES, ("candelabria.wither.third",), key=lambda cell: CELLS[cell]
)
WITHER_USE: Topic[Choice] = Topic(
    "withering.use", _CHOICES, ("candelabria.wither.place",), key=lambda choice: WITHER_CHOICES[choice]
)
WITHER_MOVED: Topic[tuple[Role, Territory] | None] = Topic(
    "withering.move", (*_MOVES, None), ("candelabria.wither.card.move",), key=move_key
)
WITHER_VICTIM: Topic[Seat | None] = Topic(
    "withering.victim", (*range(SEATS), None), ("candelabria.wither.card.steal_vp",)
)


@lru_cache(BOXES)
def battle_card(box: Box) -> Topic[TacticCard | None]:
    """Which tactic card is laid on a cell."""
    rules = ("candelabria.battle.choose_cards", "candelabria.battle.cover")
    cards = (*tactic_cards(box), None)
    return Topic("battle.card", cards, rules, key=tactic_key(box), none="none", secret=True)


BATTLE_CARD: Topic[TacticCard | None] = battle_card(BOX)
NEUTRALISE_CARD: Topic[tuple[Cell, Cell] | None] = Topic(
    "battle.neutralise",
    (*product(CELLS_OF[0], chain.from_iterable(CELLS_OF)), None),
    ("candelabria.battle.neutralise",),
    key=neutralise_key,
)
CELL_ORDER: Topic[CellSide] = Topic(
    "battle.cell", CELL_SIDES, ("candelabria.battle.play",), key=lambda cell: CELLS[cell]
)
UNDER_DECK: Topic[Role] = Topic(
    "endwar.under", ALL_ROLES, ("candelabria.endwar.candle_cards",), key=lambda role: ROLES[role]
)

TOPICS: Final[tuple[Topic[object], ...]] = tuple(
    value for value in list(globals().values()) if isinstance(value, Topic)
)


def topics_of(box: Box) -> tuple[Topic[object], ...]:
    """The topics for a box, whose tactic cards may differ from ours."""
    own: dict[str, Topic[object]] = {"tactic.take": tactic_taken(box), "battle.card": battle_card(box)}  # type: ignore[dict-item]
    return tuple(own.get(topic.name, topic) for topic in TOPICS)
