"""Every kind of question of the game, with all answers that may ever be offered."""

from typing import Final

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.words import (
    CELLS,
    COLOURS,
    FIGURES,
    HOUSES,
    QUESTS,
    RESOURCES,
    ROLES,
    SYMBOLS,
    TERRITORIES,
    WITHER_CHOICES,
)
from igroteka.kernel.ask import Topic

CANDLES: Final = tuple(row.id for row in BOX.candle)
TACTICS: Final = tuple(row.id for row in BOX.tactic)
CURSES: Final = tuple(row.id for row in BOX.curse)
STACKS: Final = 9
SEATS: Final = 5
MOST: Final = 10  # cubes of one Mine action that find room

# Options that say two things are one small number each.
FLAME_TARGETS: Final = 32  # a target: seat * 32 + territory for a flame, CANDLE_TARGETS + seat * 3 + role for a candle
CANDLE_TARGETS: Final = SEATS * FLAME_TARGETS
OWN_CANDLES: Final = len(TERRITORIES)  # lit: a territory, or OWN_CANDLES + role
MANEUVERS: Final = 3  # of a turn: card * 4 + role to deploy it, card * 4 + MANEUVERS to discard it
BURN: Final = 4  # of a maneuver: a figure, or BURN + role for the extra move
TEMPLES_FOR_SALE: Final = STACKS  # a stack, or TEMPLES_FOR_SALE + colour


def turn_key(option: int) -> str:
    """The role to which a card is deployed, or the maneuver for which it is discarded, and the card."""
    card, what = divmod(option, 4)
    return f"{'maneuver' if what == MANEUVERS else ROLES[what]}:{CANDLES[card]}"


def target_key(target: int | None) -> str:
    assert target is not None
    if target >= CANDLE_TARGETS:
        seat, role = divmod(target - CANDLE_TARGETS, 3)
        return f"candle:{seat}:{ROLES[role]}"
    seat, territory = divmod(target, FLAME_TARGETS)
    return f"flame:{seat}:{TERRITORIES[territory]}"


def light_key(target: int | None) -> str:
    assert target is not None
    return f"candle:{ROLES[target - OWN_CANDLES]}" if target >= OWN_CANDLES else f"flame:{TERRITORIES[target]}"


def figure_key(figure: int | None) -> str:
    assert figure is not None
    return f"burn:{ROLES[figure - BURN]}" if figure >= BURN else FIGURES[figure]


def territory_key(territory: int) -> str:
    return TERRITORIES[territory]


def candle_key(candle: int | None) -> str:
    """Somebody's candle: seat * 3 + role."""
    assert candle is not None
    return f"{candle // 3}:{ROLES[candle % 3]}"


def card_key(card: int) -> str:
    return CANDLES[card]


def tactic_key(card: int | None) -> str:
    assert card is not None
    return TACTICS[card]


def steal_key(option: int | None) -> str:
    assert option is not None
    return f"{option // 2}:{RESOURCES[option % 2]}"


def buy_key(option: int | None) -> str:
    assert option is not None
    if option >= TEMPLES_FOR_SALE:
        return f"temple:{COLOURS[option - TEMPLES_FOR_SALE]}"
    return f"upgrade:{option + 1}"


def place_key(place: int | None) -> str:
    """A place of the curse board, from the left."""
    assert place is not None
    return f"curse:{place + 1}"


def step_key(option: int | None) -> str:
    """A curse's step: place * 32 + territory."""
    assert option is not None
    return f"curse:{option // 32 + 1}:{TERRITORIES[option % 32]}"


def effect_key(option: int) -> str:
    """A symbol and how often: symbol * 16 + times."""
    symbol, times = divmod(option, 16)
    return f"{SYMBOLS[symbol]}:{times}" if symbol < len(SYMBOLS) else "temple_move"


def move_key(option: int | None) -> str:
    """An own candle's move: role * 32 + territory."""
    assert option is not None
    return f"{ROLES[option // 32]}:{TERRITORIES[option % 32]}"


def neutralise_key(option: int | None) -> str:
    """An own cell and another seat's: own cell * 16 + seat * 2 + cell."""
    assert option is not None
    own, other = divmod(option, 16)
    return f"{CELLS[own]}:{other // 2}:{CELLS[other % 2]}"


def mine_key(cubes: tuple[int, int]) -> str:
    return f"wax:{cubes[0]}:gold:{cubes[1]}"


def region_key(region: int | None) -> str:
    return f"region:{region}"


_TERRITORY_NUMBERS: Final = range(len(TERRITORIES))
_REGIONS: Final = range(1, 11)
_TARGETS: Final = (
    *(seat * FLAME_TARGETS + territory for seat in range(SEATS) for territory in _TERRITORY_NUMBERS),
    *range(CANDLE_TARGETS, CANDLE_TARGETS + SEATS * 3),
)
_MOVES: Final = tuple(role * 32 + territory for role in range(3) for territory in _TERRITORY_NUMBERS)

HOUSE: Topic[int] = Topic("setup.house", range(5), ("candelabria.setup.player.house",), key=lambda house: HOUSES[house])
START_REGION: Topic[int] = Topic(
    "setup.region", _REGIONS, ("candelabria.two.setup.first", "candelabria.two.setup.second"), key=region_key
)
QUEST_KEEP: Topic[int] = Topic(
    "quest.keep",
    range(24),
    ("candelabria.quest.personal", "candelabria.quest.choice"),
    key=lambda quest: QUESTS[quest],
    secret=True,
)
TURN: Topic[int] = Topic(
    "ignition.turn",
    range(len(CANDLES) * 4),
    ("candelabria.ignition.turn", "candelabria.deploy.role", "candelabria.maneuver.discard"),
    key=turn_key,
    secret=True,
)
DEPLOY_TERRITORY: Topic[int] = Topic(
    "deploy.territory", _TERRITORY_NUMBERS, ("candelabria.house.seeders.ability1",), key=territory_key
)
EFFECT_ORDER: Topic[int] = Topic(
    "effect.order",
    (*(symbol * 16 + times for symbol in range(6) for times in range(1, 16)), *range(6 * 16 + 1, 6 * 16 + 2)),
    ("candelabria.flow.effect_order", "candelabria.deploy.property"),
    key=effect_key,
)
LIGHT_TARGET: Topic[int | None] = Topic(
    "light.target",
    (*range(OWN_CANDLES + 3), None),
    ("candelabria.icon.light",),
    key=light_key,
)
EXTINGUISH_TARGET: Topic[int | None] = Topic(
    "extinguish.target", (*_TARGETS, None), ("candelabria.icon.extinguish",), key=target_key
)
TACTIC_CARD_TAKEN: Topic[int] = Topic(
    "tactic.take", range(len(TACTICS)), ("candelabria.icon.draw_tactic", "candelabria.tactics.refill"), key=tactic_key
)
STEAL_FROM: Topic[int | None] = Topic(
    "steal.from", (*range(SEATS * 2), None), ("candelabria.icon.steal",), key=steal_key
)
TEMPLE_DESTROY: Topic[int | None] = Topic(
    "temple.destroy", (*_REGIONS, None), ("candelabria.temple.destroy",), key=region_key
)
TEMPLE_REGION: Topic[int] = Topic("temple.region", _REGIONS, ("candelabria.temple.presence",), key=region_key)
TEMPLE_MOVED: Topic[int | None] = Topic(
    "temple.move", (*_MOVES, None), ("candelabria.house.knights.ability1",), key=move_key
)
MOVE_FIGURE: Topic[int | None] = Topic(
    "maneuver.figure",
    (*range(BURN + 3), None),
    ("candelabria.maneuver.move", "candelabria.maneuver.candle.extra"),
    key=figure_key,
    none="done",
)
MOVE_TERRITORY: Topic[int] = Topic(
    "maneuver.territory", _TERRITORY_NUMBERS, ("candelabria.maneuver.adjacency",), key=territory_key
)
STRIKE_TARGET: Topic[int | None] = Topic(
    "castle.strike", (*_TARGETS, None), ("candelabria.maneuver.castle.strike",), key=target_key
)
PUSH_CANDLE: Topic[int] = Topic(
    "warrior.push", range(SEATS * 3), ("candelabria.role.warrior.push.choice",), key=candle_key
)
PUSH_TERRITORY: Topic[int] = Topic(
    "warrior.push.territory",
    _TERRITORY_NUMBERS,
    ("candelabria.role.warrior.push.choice", "candelabria.role.warrior.push.distance"),
    key=territory_key,
)
INFLUENCE_PLACE: Topic[int] = Topic("curse.influence", range(3), ("candelabria.territory.curse",), key=place_key)
CURSE_STEP: Topic[int | None] = Topic(
    "curse.step",
    (*(place * 32 + territory for place in range(3) for territory in _TERRITORY_NUMBERS), None),
    ("candelabria.two.territory.curse",),
    key=step_key,
)
FLAME_TO_CURSE: Topic[int | None] = Topic(
    "extinguished.curse",
    (*range(3), None),
    ("candelabria.extinguished.to_curse", "candelabria.extinguished.to_supply"),
    key=place_key,
)
FORGE_BUY: Topic[int | None] = Topic(
    "forge.buy",
    (*range(TEMPLES_FOR_SALE + 3), None),
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
PORTAL_FIGURE: Topic[int | None] = Topic(
    "portal.figure", (*range(4), None), ("candelabria.territory.portal",), key=figure_key, none="done"
)
PORTAL_TERRITORY: Topic[int] = Topic(
    "portal.territory", _TERRITORY_NUMBERS, ("candelabria.territory.portal",), key=territory_key
)
TAVERN_RETURN: Topic[int] = Topic(
    "tavern.return", range(len(CANDLES)), ("candelabria.territory.tavern.return",), key=card_key, secret=True
)
COVEN_UNDER: Topic[int] = Topic(
    "candle.under", range(len(CANDLES)), ("candelabria.house.coven.ability1",), key=card_key, secret=True
)
CURSE_REGION: Topic[int] = Topic(
    "curse.place", _REGIONS, ("candelabria.war.curse.place", "candelabria.war.curse.place.presence"), key=region_key
)
CURSE_REAPPLY: Topic[int] = Topic(
    "curse.reapply", range(3), ("candelabria.curse.reapply",), key=lambda role: ROLES[role]
)
CURSE_RELOCATE: Topic[int | None] = Topic(
    "curse.relocate", (*range(SEATS * 3), None), ("candelabria.curse.relocate",), key=candle_key
)
CURSE_RELOCATE_TO: Topic[int] = Topic(
    "curse.relocate.territory", _TERRITORY_NUMBERS, ("candelabria.curse.relocate",), key=territory_key
)
CURSE_GIFT: Topic[int] = Topic(
    "curse.gift", range(TEMPLES_FOR_SALE + 3), ("candelabria.curse.temple_or_upgrade",), key=buy_key
)
WITHER_CELL: Topic[int] = Topic("withering.cell", range(2), ("candelabria.wither.place",), key=lambda cell: CELLS[cell])
WITHER_DISCARD: Topic[int] = Topic(
    "withering.discard", range(2), ("candelabria.wither.third",), key=lambda cell: CELLS[cell]
)
WITHER_USE: Topic[int] = Topic(
    "withering.use", range(8), ("candelabria.wither.place",), key=lambda choice: WITHER_CHOICES[choice]
)
WITHER_MOVED: Topic[int | None] = Topic(
    "withering.move", (*_MOVES, None), ("candelabria.wither.card.move",), key=move_key
)
WITHER_VICTIM: Topic[int | None] = Topic(
    "withering.victim", (*range(SEATS), None), ("candelabria.wither.card.steal_vp",)
)
BATTLE_CARD: Topic[int | None] = Topic(
    "battle.card",
    (*range(len(TACTICS)), None),
    ("candelabria.battle.choose_cards", "candelabria.battle.cover"),
    key=tactic_key,
    none="none",
    secret=True,
)
NEUTRALISE_CARD: Topic[int | None] = Topic(
    "battle.neutralise",
    (*(own * 16 + other for own in range(2) for other in range(SEATS * 2)), None),
    ("candelabria.battle.neutralise",),
    key=neutralise_key,
)
CELL_ORDER: Topic[int] = Topic("battle.cell", range(2), ("candelabria.battle.play",), key=lambda cell: CELLS[cell])
UNDER_DECK: Topic[int] = Topic(
    "endwar.under", range(3), ("candelabria.endwar.candle_cards",), key=lambda role: ROLES[role]
)

TOPICS: tuple[Topic[object], ...] = (  # type: ignore[assignment]  # each topic has its own type of options
    HOUSE,
    START_REGION,
    QUEST_KEEP,
    TURN,
    DEPLOY_TERRITORY,
    EFFECT_ORDER,
    LIGHT_TARGET,
    EXTINGUISH_TARGET,
    TACTIC_CARD_TAKEN,
    STEAL_FROM,
    TEMPLE_DESTROY,
    TEMPLE_REGION,
    TEMPLE_MOVED,
    MOVE_FIGURE,
    MOVE_TERRITORY,
    STRIKE_TARGET,
    PUSH_CANDLE,
    PUSH_TERRITORY,
    INFLUENCE_PLACE,
    CURSE_STEP,
    FLAME_TO_CURSE,
    FORGE_BUY,
    MINE_TAKE,
    PORTAL_FIGURE,
    PORTAL_TERRITORY,
    TAVERN_RETURN,
    COVEN_UNDER,
    CURSE_REGION,
    CURSE_REAPPLY,
    CURSE_RELOCATE,
    CURSE_RELOCATE_TO,
    CURSE_GIFT,
    WITHER_CELL,
    WITHER_DISCARD,
    WITHER_USE,
    WITHER_MOVED,
    WITHER_VICTIM,
    BATTLE_CARD,
    NEUTRALISE_CARD,
    CELL_ORDER,
    UNDER_DECK,
)
