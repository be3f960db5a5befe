"""Hand-made states for tests.

Red sits in the north, blue in the east, green in the south, yellow in the west; with fewer seats yellow (3), yellow and
blue (2), or all but red (1) are neutral. Tiles, row by row: Cemetery, Altar, Herbalist; Hut, Tea House, Temple; Night
Watch (in White Moon the Kung-Fu School), Circle, Pavilion.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict, Unpack

from igroteka.content.scene import Scene, scenery_of
from igroteka.content.texts import Texts
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import BOX, VILLAGER_NAMED, Box, name_of
from igroteka.games.ghost_stories.query import tao_of
from igroteka.games.ghost_stories.rules import barrier, due, yang, yin
from igroteka.games.ghost_stories.setup import SEATED, build_deck, lay_out, set_village, start
from igroteka.games.ghost_stories.state import FACE_DOWN, GHOST, NEUTRAL, ON_CARD, State, T
from igroteka.games.ghost_stories.words import (
    ALTAR,
    ARTIFACT_NAMED,
    BOARD_NAMED,
    CEMETERY,
    CIRCLE,
    COLOUR_NAMED,
    COLOURS,
    EACH_BOARD,
    EACH_POWER,
    EACH_SIDE,
    HERBALIST,
    HUT,
    KUNG_FU_SCHOOL,
    NIGHT_WATCH,
    PAVILION,
    POSITION_NAMED,
    POWERS,
    SPACE_NAMED,
    TEA_HOUSE,
    TEMPLE,
    Board,
    Card,
    Position,
    Space,
    Tile,
    Villager,
    tao_at,
    villager_at,
)
from igroteka.kernel.ask import Flow
from igroteka.kernel.bits import has, with_bit
from igroteka.kernel.flow import Table
from igroteka.kernel.luck import Luck, Value
from igroteka.kernel.view import View
from igroteka.testing.scenario import Scenario, scenario

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


def board(name: str) -> Board:
    return BOARD_NAMED[name]


def space(name: str) -> Space:
    return SPACE_NAMED[name]


def position(name: str) -> Position:
    return POSITION_NAMED[name]


def villager(name: str) -> Villager:
    return VILLAGER_NAMED[name]


class Options(TypedDict, total=False):
    """The settings of a hand-made state."""

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
    village: Sequence[Tile] | None
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
    tiles: list[Tile] = list(options.get("village") or VILLAGE)
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
    s.side, s.board_at = EACH_SIDE, EACH_BOARD
    s.seat_of = tuple(sides.index(side) if side in sides else NEUTRAL for side in EACH_SIDE)
    s.power = tuple(EACH_POWER[POWERS.index(name)] for name in powers)
    s.first = 0


def _populate(s: State, options: Options) -> None:
    deck = options.get("deck", ())
    s.deck = [GHOST] * 20 + [Card(card) for card in reversed(deck)]
    s.ghosts = [card for card in s.ghosts if card not in deck]
    for name, card in options.get("ghosts", {}).items():
        put_ghost(s, name, card)
    for name, at in options.get("at", {}).items():
        s.at[board(name)] = position(at)
    for at in options.get("haunted", ()):
        s.haunted = with_bit(s.haunted, position(at))
    s.face_down = list(BOX.tables.villagers) if s.white_moon else []
    for at, names in options.get("stacks", {}).items():
        put_stack(s, at, names)
    for artifact, name in options.get("artifacts", {}).items():
        s.artifacts[ARTIFACT_NAMED[artifact]] = board(name)


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
        s.su_ling = ON_CARD


def put_stack(s: State, at: str, names: Sequence[str]) -> None:
    """Lay villagers on a tile, the top one first; "?" is one that nobody has seen."""
    where = position(at)
    for name in reversed(names):
        one = FACE_DOWN if name == "?" else villager(name)
        s.villagers[villager_at(where, s.height[where])] = one
        s.height[where] += 1
        if one > 0:
            s.face_down.remove(one)


def figurine(s: State, name: str) -> None:
    """A figurine on the haunter stone."""
    s.out = with_bit(s.out, space(name))


def buddha(s: State, name: str) -> None:
    """A Buddha of the Temple placed in a space."""
    s.buddha = with_bit(s.buddha, space(name))
    s.temple -= 1


def give(s: State, name: str, **tokens: int) -> None:
    """Tao tokens of these colours from the supply."""
    for colour, count in tokens.items():
        s.tao[tao_at(board(name), COLOUR_NAMED[colour])] += count
        s.tao_supply[COLOUR_NAMED[colour]] -= count


def strip(s: State) -> None:
    """Nobody holds a Yin-Yang token: menus offer only what the test is about."""
    s.yin_yang = 0


def tao(s: State, name: str) -> dict[str, int]:
    """The Tao tokens of a Taoist."""
    return {colour: count for colour, count in zip(COLOURS, tao_of(s, board(name)), strict=True) if count}


def stack(s: State, at: str) -> tuple[str, ...]:
    """The villagers on a tile, the top one first."""
    where = position(at)
    bottom = villager_at(where, 0)
    row = s.villagers[bottom : bottom + s.height[where]]
    return tuple("?" if one == FACE_DOWN else name_of(one) for one in reversed(row))


def names(bits: int) -> set[str]:
    """The villagers of a set of bits."""
    return {name for name, number in VILLAGER_NAMED.items() if has(bits, number)}


def card_at(s: State, name: str) -> Card:
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


def holding(artifact: str, phase: str = "yang.act", owner: str = "red", **options: Unpack[Options]) -> State:
    options["moon"] = True
    options["artifacts"] = {artifact: owner}
    s = table(phase, **options)
    strip(s)
    return s


def eaten(villager: str, **options: Unpack[Options]) -> State:
    """Red's turn begins with a devourer before this villager."""
    options["moon"] = True
    options["ghosts"] = {"north:1": 77}
    options["stacks"] = {"north": (villager,), **options.get("stacks", {})}
    return table("turn.start", **options)


def begin(mode: str = "base", seats: int = 4, seed: int = 1, **options: str) -> Scenario[State, Box]:
    return scenario(GAME, None, mode=mode, seats=seats, seed=seed, **options)


def played(s: State) -> list[int]:
    return [board for board in range(4) if s.seat_of[board] >= 0]


def deck_of(s: State) -> State:
    build_deck(s, BOX)
    return s


MANTRA = ("spires", "gust", "favorite", "mantra")


MOUNTAIN = ("spires", "gust", "mountain", "pockets")


SECOND = ("spires", "second_wind", "favorite", "pockets")


WINDS = ("twin_winds", "gust", "favorite", "pockets")


HAUNTER, TORMENTOR, IMMUNE, PLAIN = 34, 44, 35, 43  # red cards


QUIET = 10  # a yellow ghost that does nothing


def drawn(s: State, seat: int | None = 0) -> Scene:
    """The scene in English as a seat or an onlooker sees it."""
    texts = Texts.of(GAME)
    return scenery_of(GAME).draw(View(seat, s), GAME.box, lambda key, /, **args: texts.say("en", key, **args))
