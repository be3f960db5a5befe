"""Every kind of question of the game, with all answers that may ever be offered."""

from itertools import chain, product
from typing import Final, TypeAlias

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.words import (
    CANDLES_OF,
    CELLS,
    CELLS_OF,
    COLOURS,
    FIGURES,
    HOUSES,
    QUESTS,
    RESOURCES,
    ROLES,
    SEATS,
    SYMBOLS,
    TEMPLE_MOVE,
    TERRITORIES,
    WITHER_CHOICES,
    Candle,
    Cell,
    bits,
    fighter_at,
    owner_of,
    role_of,
    side_of,
)
from igroteka.kernel.ask import Seat, Topic

CANDLES: Final = tuple(row.id for row in BOX.candle)
TACTICS: Final = tuple(row.id for row in BOX.tactic)
CURSES: Final = tuple(row.id for row in BOX.curse)
STACKS: Final = 9
MOST: Final = 10  # cubes of one Mine action that find room

# Options that say two things are tuples; those that are offered often are made once.
Target: TypeAlias = tuple[int, Seat, int]  # FLAME, owner and territory, or CANDLE, owner and role
FLAME, CANDLE = range(2)
FLAME_TARGETS: Final = tuple(tuple((FLAME, seat, at) for at in range(len(TERRITORIES))) for seat in range(SEATS))
CANDLE_TARGETS: Final = tuple(tuple((CANDLE, seat, role) for role in range(3)) for seat in range(SEATS))

_FLAMES_IN: Final = [  # by owner, and by ten territories each
    [[tuple(flames[shift + at] for at in bits(chunk)) for chunk in range(1024)] for shift in (0, 10, 20)]
    for flames in FLAME_TARGETS
]


def flame_targets(owner: Seat, territories: int) -> tuple[Target, ...]:
    """The flames of a seat on a set of territories, in rising order."""
    low, middle, high = _FLAMES_IN[owner]
    return low[territories & 1023] + middle[territories >> 10 & 1023] + high[territories >> 20]


Turn: TypeAlias = tuple[int, int]  # a card, and the role to which it is deployed or MANEUVERS
MANEUVERS: Final = 3
TURNS: Final = tuple(tuple((card, what) for what in (*range(3), MANEUVERS)) for card in range(len(CANDLES)))

Mover: TypeAlias = tuple[int, bool]  # a figure, and whether it burns a fire for the extra move
MOVERS: Final = tuple((figure, False) for figure in range(len(FIGURES)))
BURNERS: Final = tuple((role, True) for role in range(len(ROLES)))

Good: TypeAlias = tuple[int, int]  # an UPGRADE_GOOD and its stack, or a TEMPLE_GOOD and its colour
UPGRADE_GOOD, TEMPLE_GOOD = range(2)
UPGRADES_FOR_SALE: Final = tuple((UPGRADE_GOOD, stack) for stack in range(STACKS))
TEMPLES_FOR_SALE: Final = tuple((TEMPLE_GOOD, colour) for colour in range(len(COLOURS)))


def turn_key(option: Turn) -> str:
    """The role to which a card is deployed, or the maneuver for which it is discarded, and the card."""
    card, what = option
    return f"{'maneuver' if what == MANEUVERS else ROLES[what]}:{CANDLES[card]}"


def target_key(target: Target | None) -> str:
    assert target is not None
    kind, owner, at = target
    return f"candle:{owner}:{ROLES[at]}" if kind == CANDLE else f"flame:{owner}:{TERRITORIES[at]}"


def light_key(target: Target | None) -> str:
    """An own candle or territory."""
    assert target is not None
    kind, _, at = target
    return f"candle:{ROLES[at]}" if kind == CANDLE else f"flame:{TERRITORIES[at]}"


def mover_key(mover: Mover | None) -> str:
    assert mover is not None
    figure, burns = mover
    return f"burn:{ROLES[figure]}" if burns else FIGURES[figure]


def figure_key(figure: int | None) -> str:
    assert figure is not None
    return FIGURES[figure]


def territory_key(territory: int) -> str:
    return TERRITORIES[territory]


def candle_key(candle: Candle | None) -> str:
    """A candle by owner and role."""
    assert candle is not None
    return f"{owner_of(candle)}:{ROLES[role_of(candle)]}"


def card_key(card: int) -> str:
    return CANDLES[card]


def tactic_key(card: int | None) -> str:
    assert card is not None
    return TACTICS[card]


def steal_key(cube: tuple[Seat, int] | None) -> str:
    """A cube: its owner and its resource."""
    assert cube is not None
    return f"{cube[0]}:{RESOURCES[cube[1]]}"


def buy_key(good: Good | None) -> str:
    assert good is not None
    kind, which = good
    return f"temple:{COLOURS[which]}" if kind == TEMPLE_GOOD else f"upgrade:{which + 1}"


def place_key(place: int | None) -> str:
    """A place of the curse board, from the left."""
    assert place is not None
    return f"curse:{place + 1}"


def step_key(step: tuple[int, int] | None) -> str:
    """A curse's step: its place on the curse board, and the territory it goes to."""
    assert step is not None
    place, territory = step
    return f"curse:{place + 1}:{TERRITORIES[territory]}"


def effect_key(effect: tuple[int, int]) -> str:
    """A symbol and how often; the Knights' move carries the region of the temple, which it need not tell."""
    symbol, times = effect
    return f"{SYMBOLS[symbol]}:{times}" if symbol < len(SYMBOLS) else "temple_move"


def move_key(move: tuple[int, int] | None) -> str:
    """An own candle's move: its role, and the territory it goes to."""
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


def region_key(region: int | None) -> str:
    return f"region:{region}"


_TERRITORY_NUMBERS: Final = range(len(TERRITORIES))
_REGIONS: Final = range(1, 11)
_TARGETS: Final = (*chain.from_iterable(FLAME_TARGETS), *chain.from_iterable(CANDLE_TARGETS))
_CANDLES: Final = tuple(chain.from_iterable(CANDLES_OF))
_MOVES: Final = tuple(product(range(3), _TERRITORY_NUMBERS))

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
TURN: Topic[Turn] = Topic(
    "ignition.turn",
    chain.from_iterable(TURNS),
    ("candelabria.ignition.turn", "candelabria.deploy.role", "candelabria.maneuver.discard"),
    key=turn_key,
    secret=True,
)
DEPLOY_TERRITORY: Topic[int] = Topic(
    "deploy.territory", _TERRITORY_NUMBERS, ("candelabria.house.seeders.ability1",), key=territory_key
)
EFFECT_ORDER: Topic[tuple[int, int]] = Topic(
    "effect.order",
    (*product(range(len(SYMBOLS)), range(1, 16)), (TEMPLE_MOVE, 1)),
    ("candelabria.flow.effect_order", "candelabria.deploy.property"),
    key=effect_key,
)
LIGHT_TARGET: Topic[Target | None] = Topic(
    "light.target",
    (*FLAME_TARGETS[0], *CANDLE_TARGETS[0], None),
    ("candelabria.icon.light",),
    key=light_key,
)
EXTINGUISH_TARGET: Topic[Target | None] = Topic(
    "extinguish.target", (*_TARGETS, None), ("candelabria.icon.extinguish",), key=target_key
)
TACTIC_CARD_TAKEN: Topic[int] = Topic(
    "tactic.take", range(len(TACTICS)), ("candelabria.icon.draw_tactic", "candelabria.tactics.refill"), key=tactic_key
)
STEAL_FROM: Topic[tuple[Seat, int] | None] = Topic(
    "steal.from", (*product(range(SEATS), range(2)), None), ("candelabria.icon.steal",), key=steal_key
)
TEMPLE_DESTROY: Topic[int | None] = Topic(
    "temple.destroy", (*_REGIONS, None), ("candelabria.temple.destroy",), key=region_key
)
TEMPLE_REGION: Topic[int] = Topic("temple.region", _REGIONS, ("candelabria.temple.presence",), key=region_key)
TEMPLE_MOVED: Topic[tuple[int, int] | None] = Topic(
    "temple.move", (*_MOVES, None), ("candelabria.house.knights.ability1",), key=move_key
)
MOVE_FIGURE: Topic[Mover | None] = Topic(
    "maneuver.figure",
    (*MOVERS, *BURNERS, None),
    ("candelabria.maneuver.move", "candelabria.maneuver.candle.extra"),
    key=mover_key,
    none="done",
)
MOVE_TERRITORY: Topic[int] = Topic(
    "maneuver.territory", _TERRITORY_NUMBERS, ("candelabria.maneuver.adjacency",), key=territory_key
)
STRIKE_TARGET: Topic[Target | None] = Topic(
    "castle.strike", (*_TARGETS, None), ("candelabria.maneuver.castle.strike",), key=target_key
)
PUSH_CANDLE: Topic[Candle] = Topic("warrior.push", _CANDLES, ("candelabria.role.warrior.push.choice",), key=candle_key)
PUSH_TERRITORY: Topic[int] = Topic(
    "warrior.push.territory",
    _TERRITORY_NUMBERS,
    ("candelabria.role.warrior.push.choice", "candelabria.role.warrior.push.distance"),
    key=territory_key,
)
INFLUENCE_PLACE: Topic[int] = Topic("curse.influence", range(3), ("candelabria.territory.curse",), key=place_key)
CURSE_STEP: Topic[tuple[int, int] | None] = Topic(
    "curse.step",
    (*product(range(3), _TERRITORY_NUMBERS), None),
    ("candelabria.two.territory.curse",),
    key=step_key,
)
FLAME_TO_CURSE: Topic[int | None] = Topic(
    "extinguished.curse",
    (*range(3), None),
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
CURSE_RELOCATE: Topic[Candle | None] = Topic(
    "curse.relocate", (*_CANDLES, None), ("candelabria.curse.relocate",), key=candle_key
)
CURSE_RELOCATE_TO: Topic[int] = Topic(
    "curse.relocate.territory", _TERRITORY_NUMBERS, ("candelabria.curse.relocate",), key=territory_key
)
CURSE_GIFT: Topic[Good] = Topic(
    "curse.gift", (*UPGRADES_FOR_SALE, *TEMPLES_FOR_SALE), ("candelabria.curse.temple_or_upgrade",), key=buy_key
)
WITHER_CELL: Topic[int] = Topic("withering.cell", range(2), ("candelabria.wither.place",), key=lambda cell: CELLS[cell])
WITHER_DISCARD: Topic[int] = Topic(
    "withering.discard", range(2), ("candelabria.wither.third",), key=lambda cell: CELLS[cell]
)
WITHER_USE: Topic[int] = Topic(
    "withering.use", range(8), ("candelabria.wither.place",), key=lambda choice: WITHER_CHOICES[choice]
)
WITHER_MOVED: Topic[tuple[int, int] | None] = Topic(
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
NEUTRALISE_CARD: Topic[tuple[Cell, Cell] | None] = Topic(
    "battle.neutralise",
    (*product(CELLS_OF[0], chain.from_iterable(CELLS_OF)), None),
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
