"""Hand-made states for tests.

Red sits in the north, blue in the east, green in the south, yellow in the west; with fewer seats yellow (3), yellow and
blue (2), or all but red (1) are neutral. Tiles, row by row: Cemetery, Altar, Herbalist; Hut, Tea House, Temple; Night
Watch (in White Moon the Kung-Fu School), Circle, Pavilion.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict, Unpack

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import BOX, VILLAGERS, Box
from igroteka.games.ghost_stories.rules import barrier, due, yang, yin
from igroteka.games.ghost_stories.setup import SEATED, lay_out, set_village, start
from igroteka.games.ghost_stories.state import GHOST, State, T
from igroteka.games.ghost_stories.words import (
    ALTAR,
    ARTIFACTS,
    BOARDS,
    CEMETERY,
    CIRCLE,
    COLOURS,
    HERBALIST,
    HUT,
    KUNG_FU_SCHOOL,
    NIGHT_WATCH,
    PAVILION,
    POSITIONS,
    POWERS,
    SPACES,
    TEA_HOUSE,
    TEMPLE,
    Card,
)
from igroteka.kernel.ask import Flow
from igroteka.kernel.flow import Table
from igroteka.kernel.luck import Luck, Value
from igroteka.testing.scenario import Scenario, scenario

RED, BLUE, GREEN, YELLOW, BLACK = range(5)
VILLAGE = (CEMETERY, ALTAR, HERBALIST, HUT, TEA_HOUSE, TEMPLE, NIGHT_WATCH, CIRCLE, PAVILION)
END, TO_COME = (barrier.end_turn,), (barrier.end_turn, yang.place, yang.act, yang.move)
STEPS: Mapping[str, Sequence[Callable[[T], Flow[None] | None]]] = {  # what is due at a place, the next step last
    "turn.start": (),
    "yin.overrun": (*TO_COME, yin.overrun),
    "yin.arrival": (*TO_COME, due.bring_ghost),
    "yang.move": TO_COME,
    "yang.act": TO_COME[:3],
    "yang.place": TO_COME[:2],
    "turn.su_ling": END,
    "turn.barrier": (barrier.check_barrier,),
}
YANG = {"yang.move": 1, "yang.act": 2, "yang.place": 3}
POWERS_UP = ("spires", "gust", "favorite", "pockets")


def board(name: str) -> int:
    return BOARDS.index(name)


def space(name: str) -> int:
    return SPACES.index(name)


def tile(name: str) -> int:
    return POSITIONS.index(name)


def villager(name: str) -> int:
    return VILLAGERS.index(name) + 1


class Options(TypedDict, total=False):
    """What a hand-made state may be told."""

    moon: bool
    seats: int
    level: str
    powers: Sequence[str]
    active: str
    ghosts: Mapping[str, int]
    deck: Sequence[int]  # the next cards to be drawn; twenty unseen ghosts lie below
    at: Mapping[str, str]
    stacks: Mapping[str, Sequence[str]]  # villagers, the top one first
    haunted: Sequence[str]
    village: Sequence[int] | None
    artifacts: Mapping[str, str]
    portal: str


def go_to(s: State, where: str) -> None:
    """Go to a place in the active board's turn; what is due there is in `STEPS`."""
    t = Table(s, BOX, Luck(0), ids=GAME.agenda.ids)
    s.agenda = []
    s.yang = YANG.get(where, 0)
    for step in STEPS[where]:
        t.then(step)


def table(where: str = "yang.act", **options: Unpack[Options]) -> State:
    """A match at the given place in the active board's turn."""
    moon, seats = options.get("moon", False), options.get("seats", 4)
    mode = "white-moon" if moon else "base"
    portal = {"portal": options.get("portal", "centre")} if moon else {}
    s = start(GAME.setup(mode, seats, level=options.get("level", "normal"), **portal), BOX)
    _seat(s, options.get("powers", POWERS_UP))
    tiles = list(options.get("village") or VILLAGE)
    if moon and not options.get("village"):
        tiles[tiles.index(NIGHT_WATCH)] = KUNG_FU_SCHOOL
    set_village(s, tiles)
    lay_out(Table(s, BOX, Luck(0), ids=GAME.agenda.ids))
    s.active = board(options.get("active", "red"))
    s.own_turn = s.seat_of[s.active] >= 0
    go_to(s, where)
    _populate(s, options)
    return s


def _seat(s: State, powers: Sequence[str]) -> None:
    sides = SEATED[s.seats]
    s.side = s.board_at = (0, 1, 2, 3)
    s.seat_of = tuple(sides.index(side) if side in sides else -1 for side in range(4))
    s.power = tuple(POWERS.index(name) for name in powers)
    s.first = 0


def _populate(s: State, options: Options) -> None:
    deck = options.get("deck", ())
    s.deck = [GHOST] * 20 + [Card(card) for card in reversed(deck)]
    s.ghosts = [card for card in s.ghosts if card not in deck]
    for name, card in options.get("ghosts", {}).items():
        put_ghost(s, name, card)
    for name, position in options.get("at", {}).items():
        s.at[board(name)] = tile(position)
    for position in options.get("haunted", ()):
        s.haunted |= 1 << tile(position)
    s.face_down = list(BOX.tables.villagers) if s.white_moon else []
    for position, names in options.get("stacks", {}).items():
        put_stack(s, position, names)
    for artifact, name in options.get("artifacts", {}).items():
        s.artifacts[ARTIFACTS.index(artifact)] = board(name)


def put_ghost(s: State, name: str, card: int) -> None:
    """Lay a ghost in a space as if it had arrived there long ago."""
    at, left = space(name), BOX.tables.left[card]
    s.space[at] = Card(card)
    s.captors |= ("die" in left) << at
    s.power_locks |= ("power_lock" in left) << at
    s.tao_locks |= ("tao_lock" in left) << at
    s.powers_off |= ("all_powers_off" in left) << at
    if card in s.ghosts:
        s.ghosts.remove(Card(card))
    if "su_ling_off" in left:
        s.su_ling = -2


def put_stack(s: State, position: str, names: Sequence[str]) -> None:
    """Lay villagers on a tile, the top one first; "?" is one that nobody has seen."""
    at = tile(position)
    for name in reversed(names):
        one = -1 if name == "?" else villager(name)
        s.villagers[3 * at + s.height[at]] = one
        s.height[at] += 1
        if one > 0:
            s.face_down.remove(one)


def figurine(s: State, name: str) -> None:
    """A figurine on the haunter stone."""
    s.out |= 1 << space(name)


def buddha(s: State, name: str) -> None:
    """A Buddha of the Temple placed in a space."""
    s.buddha |= 1 << space(name)
    s.temple -= 1


def give(s: State, name: str, **tokens: int) -> None:
    """Tao tokens of these colours from the supply."""
    for colour, count in tokens.items():
        s.tao[5 * board(name) + COLOURS.index(colour)] += count
        s.tao_supply[COLOURS.index(colour)] -= count


def strip(s: State) -> None:
    """Nobody holds a Yin-Yang token: menus offer only what the test is about."""
    s.yin_yang = 0


def tao(s: State, name: str) -> dict[str, int]:
    """The Tao tokens of a Taoist."""
    row = s.tao[5 * board(name) : 5 * board(name) + 5]
    return {colour: count for colour, count in zip(COLOURS, row, strict=True) if count}


def stack(s: State, position: str) -> tuple[str, ...]:
    """The villagers on a tile, the top one first."""
    at = tile(position)
    row = s.villagers[3 * at : 3 * at + s.height[at]]
    return tuple("?" if one < 0 else VILLAGERS[one - 1] for one in reversed(row))


def names(bits: int) -> set[str]:
    """The villagers of a set of bits."""
    return {name for number, name in enumerate(VILLAGERS, 1) if bits >> number & 1}


def card_at(s: State, name: str) -> int:
    return s.space[space(name)]


def at(s: State, *luck: Value, seed: int = 1) -> Scenario[State, Box]:
    """Play on from a state; luck comes from the script, then from the seed."""
    mode = "white-moon" if s.white_moon else "base"
    return scenario(GAME, s, mode=mode, seats=s.seats, luck=luck, seed=seed, level=s.level)


# Faces of the dice as luck gives them
FACE = {"red": 0, "blue": 1, "green": 2, "yellow": 3, "black": 4, "white": 5}
CURSE = {"blank": 0, "haunt": 2, "ghost": 3, "tao": 4, "qi": 5}


def faces(*colours: str) -> list[int]:
    return [FACE[colour] for colour in colours]
