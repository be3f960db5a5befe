"""How each kind of event is played on the table."""

from typing import Final

from igroteka.content.moments import Moment, Moments, Words, table
from igroteka.games.ghost_stories import events as e
from igroteka.games.ghost_stories.box import Box, Incarnation
from igroteka.games.ghost_stories.query import exorcisable, spaces_of
from igroteka.games.ghost_stories.scene.ghosts import card_of
from igroteka.games.ghost_stories.scene.pictures import LOOKS
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    BOARD_NAMED,
    BOARDS,
    COLOURS,
    FACING,
    LINES,
    POSITIONS,
    SPACES,
    TILE_NAMED,
    TILES,
    Board,
)

CARD: Final = ("{card}", "{card}:*")
HAND: Final = ("hand:{board}",)
QI: Final = ("panel:{seat}:qi", "qi:{board}", "supply:qi")
TAO: Final = ("panel:{seat}:tao_{hue}", "tao:{board}:{colour}", "supply:{colour}")
TAOIST: Final = ("taoist:{board}",)
TILE: Final = ("tile:{position}",)
VILLAGER: Final = ("villager:{villager}",)
DICE: Final = ("die:*", "rolled:{turns}:0", "rolled:{turns}:1", "rolled:{turns}:2", "rolled:{turns}:3")
FACED: Final = ("{faced}",)
ATTEMPTS: Final = frozenset([e.DICE_ROLLED.name, e.FAILED.name])
MATCHES: Final = {
    "die": "die_{}",
    "white": "die_white",
    "token": "token_{}",
    "crystal": LOOKS["crystal"],
    "mantra": "mantra",
    "none": "",
}  # the sprite of what matches a symbol of a colour

MOMENTS: Final = table(
    (e.FIRST_PLAYER, Moment("tell")),
    (e.BOARD_DEALT, Moment("tell", HAND)),
    (e.BOARD_NEUTRAL, Moment("tell", HAND)),
    (e.POWER_DEALT, Moment("tell", HAND)),
    (e.TILE_LAID, Moment("tell", TILE)),
    (e.TURN_BEGAN, Moment("turn", source=HAND)),
    (e.WON, Moment("announce")),
    (e.LOST, Moment("announce")),
    (e.GHOST_ARRIVED, Moment("show", CARD, ("deck",))),
    (e.NO_SPACE, Moment("announce", source=("deck",))),
    (e.GHOST_STOPPED, Moment("announce", (*CARD, "temple"), ("space:{space}",))),
    (e.GHOST_LEFT, Moment("leave", CARD)),
    (e.GHOST_MOVED, Moment("move", CARD)),
    (e.UNDER_DECK, Moment("leave", (*CARD, "deck"))),
    (e.ON_DECK, Moment("leave", (*CARD, "deck"))),
    (e.REPLACED, Moment("leave", CARD)),
    (e.CARD_REMOVED, Moment("light", ("deck",), ("deck",))),
    (e.BUDDHA_BACK, Moment("move", ("buddha:{space}", "temple"))),
    (e.FIGURINE_OUT, Moment("arrive", ("figurine:{space}",), CARD[:1])),
    (e.FIGURINE_BACK, Moment("leave", ("figurine:{space}",), CARD[:1])),
    (e.DIE_CAPTURED, Moment("arrive", ("captured:*",), CARD[:1])),
    (e.OVERRUN, Moment("light", ("danger:{board}",), ("danger:{board}", *HAND))),
    (e.STONE, Moment("light", source=CARD[:1])),
    (e.ACTED, Moment("light", source=CARD[:1])),
    (e.CALMED, Moment("light", ("su_ling",), CARD[:1])),
    (e.IGNORED, Moment("light", source=CARD[:1])),
    (e.TILE_HAUNTED, Moment("announce", (*TILE, "haunted:{position}"))),
    (e.TILE_CLEANSED, Moment("flip", (*TILE, "haunted:{position}"))),
    (e.CURSE_ROLLED, Moment("throw", ("rolled:{turns}:curse",), dice=("die_curse_{face}",))),
    (e.QI_LOST, Moment("pay", QI, number="one")),
    (e.QI_GAINED, Moment("gain", QI, number="one")),
    (e.TAO_GAINED, Moment("gain", TAO, number="one")),
    (e.TAO_LOST, Moment("pay", TAO, number="one")),
    (e.TAO_OUT, Moment("leave", ("supply:{colour}",))),
    (e.YIN_YANG_GAINED, Moment("gain", ("yin_yang:{board}:*",), HAND)),
    (e.YIN_YANG_SPENT, Moment("pay", ("yin_yang:{board}:*",), HAND)),
    (e.CRYSTAL_GAINED, Moment("gain", ("crystal:{board}:*",), HAND)),
    (e.CRYSTAL_SPENT, Moment("pay", ("crystal:{board}:*",), HAND)),
    (e.CRYSTAL_PLACED, Moment("arrive", ("crystal:*", "receptacle:*"), TILE)),
    (e.POWER_BORROWED, Moment("light", ("power_token:{board}:*",), HAND)),
    (e.TOKENS_TAKEN, Moment("gain", ("power_token", "power_token:{board}:*"), HAND)),
    (e.ARTIFACT_GAINED, Moment("arrive", ("{artifact}:{board}:*",), HAND)),
    (e.ARTIFACT_USED, Moment("leave", ("{artifact}:{board}:*",), HAND)),
    (e.BUDDHA_TAKEN, Moment("move", ("temple", "buddha:{board}:*"))),
    (e.BUDDHA_PLACED, Moment("move", ("buddha:{space}", "buddha:{board}:*"))),
    (e.DIED, Moment("announce", (*TAOIST, *HAND))),
    (e.POSSESSED, Moment("announce", HAND)),
    (e.REVIVED, Moment("arrive", TAOIST)),
    (e.MOVED, Moment("move", TAOIST, TILE)),
    (e.LAID_DOWN, Moment("flip", TAOIST)),
    (e.STOOD_UP, Moment("flip", TAOIST)),
    (e.HELPED, Moment("light", source=TILE)),
    (e.DICE_ROLLED, Moment("throw", DICE, FACED, dice=("{faces}",))),
    (e.MATCHED, Moment("match", CARD[:1], symbols=("{symbols}",), matched=("{by}",))),
    (e.EXORCISED, Moment("result", CARD)),
    (e.FAILED, Moment("result", FACED)),
    (e.MANTRA_PLACED, Moment("move", ("mantra",), ("space:{space}",))),
    (e.MANTRA_BACK, Moment("leave", ("mantra",))),
    (e.CIRCLE_SET, Moment("flip", ("circle",))),
    (e.CIRCLE_CLEARED, Moment("leave", ("circle",))),
    (e.VILLAGER_SEEN, Moment("flip", (*VILLAGER, "villager:{position}:*"), TILE)),
    (e.VILLAGER_MOVED, Moment("move", VILLAGER, ("tile:{to_position}",))),
    (e.VILLAGER_FLED, Moment("move", VILLAGER, ("tile:{to_position}",))),
    (e.VILLAGER_DIED, Moment("announce", VILLAGER, ("toll:graveyard",))),
    (e.VILLAGER_SAVED, Moment("announce", VILLAGER, ("toll:shelter",))),
    (e.VILLAGER_REVIVED, Moment("move", VILLAGER, TILE)),
    (e.FAMILY_SAVED, Moment("announce", ("villager:{family}_*",))),
    (e.SU_LING_PLACED, Moment("move", ("su_ling",), ("space:{space}",))),
    (e.SU_LING_GONE, Moment("leave", ("su_ling",))),
    (e.SU_LING_BACK, Moment("leave", ("su_ling",))),
    (e.BARRIER_RISEN, Moment("announce", ("barrier",))),
    (e.BARRIER_SPENT, Moment("light", ("receptacle:*", "crystal:*"))),
    (e.BARRIER_FILLED, Moment("arrive", ("receptacle:*", "crystal:*"))),
    (e.BARRIER_ENDED, Moment("leave", ("barrier",))),
)


def words(s: State, box: Box, kind: str, values: Words) -> Words:
    """Boards by their seat, tiles by their position, ghost spaces by board and tile, and what an attempt is about."""
    board, tile, to, card = (str(values.get(name, "")) for name in ("board", "tile", "to", "card"))
    if board in BOARDS:
        owner = s.seat_of[BOARD_NAMED[board]] if s.seat_of else -1
        values["seat"] = owner if owner >= 0 else "nobody"
    if "colour" in values:
        values["hue"] = COLOURS.index(str(values["colour"]))
    values |= {"one": 1, "turns": s.turns, "position": position(s, tile), "to_position": position(s, to)}
    values["space"] = space(s, board, tile)
    if kind == e.GHOST_ARRIVED.name and isinstance(card_of(box, card), Incarnation):
        values["act"] = "reveal"
    if kind == e.DICE_ROLLED.name:
        values["faces"] = faces(values)
    if kind == e.MATCHED.name:
        values |= symbols(values)
    whose = BOARD_NAMED[board] if kind == e.FAILED.name else s.active  # the next turn may have begun
    return values | {"faced": faced(s, box, whose)} if kind in ATTEMPTS else values


def faces(values: Words) -> tuple[str, ...]:
    """The sprites of the dice, from how many show each colour."""
    shown = {colour: values.get(colour) for colour in (*COLOURS, "white")}
    return tuple(f"die_{colour}" for colour, count in shown.items() if isinstance(count, int) for _ in range(count))


def symbols(values: Words) -> Words:
    """The sprites of a ghost's symbols, and of what matches each."""
    colours = str(values["symbols"]).split()
    by = [MATCHES[each].format(colour) for each, colour in zip(str(values["by"]).split(), colours, strict=True)]
    return {"symbols": tuple(f"token_{colour}" for colour in colours), "by": tuple(by)}


def position(s: State, tile: str) -> str:
    """Where a tile lies."""
    number = TILE_NAMED[tile] if tile in TILES else -1
    return POSITIONS[s.village.index(number)] if number in s.village else tile


def space(s: State, board: str, tile: str) -> str:
    """The ghost space of a board before a tile."""
    if board not in BOARDS or tile not in TILES or not s.village:
        return ""
    found = [each for each in spaces_of(s, BOARD_NAMED[board]) if s.village[LINES[each][0]] == TILE_NAMED[tile]]
    return SPACES[found[0]] if found else ""


def faced(s: State, box: Box, board: Board) -> tuple[str, ...]:
    """The ghosts a Taoist faces."""
    if not s.village or s.at[board] < 0:
        return ()
    return tuple(card_of(box, s.space[each]).id for each in FACING[s.at[board]] if exorcisable(s, box, each))


PLAYED: Final[Moments[State, Box]] = Moments(MOMENTS, words, ("board-taoist",))
