"""Typed rows of `components.toml`."""

from typing import Annotated, ClassVar, Final, Literal, TypeAlias, TypeVar

from msgspec import Meta

from igroteka.content.components import Components, Row

CARDS_MAX: Final = 100  # card numbers lie below

V = TypeVar("V")
Stone: TypeAlias = Annotated[tuple[V, ...], Meta(max_length=2)]  # up to two icons in printed order
Number: TypeAlias = Annotated[int, Meta(ge=1, le=CARDS_MAX - 1)]
Symbols: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
Points: TypeAlias = Annotated[int, Meta(ge=-20, le=20)]

Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "black"]
CardSet: TypeAlias = Literal["base", "white_moon"]
GhostLeft: TypeAlias = Literal["ghost", "power_lock", "fast", "die", "qi", "tao_lock", "haunt", "group_tao", "devour"]
IncarnationLeft: TypeAlias = Literal[
    "ghost", "power_lock", "fast", "die", "qi", "tao_lock", "haunt", "group_tao", "devour", "curse", "all_powers_off",
    "circle_off", "portal_off", "kill_chosen", "su_ling_off", "lay_down_all", "remove_two_bottom",
]  # fmt: skip
IncarnationCentre: TypeAlias = Literal[
    "haunter", "tormentor", "devourer", "immune", "group_tao", "opposite_empty", "buddha_first", "white_not_wild",
    "kill_chosen", "ghost_each_yin", "move_each_yin",
]  # fmt: skip


class Ghost(Row, frozen=True):
    """A ghost card with its three stones."""

    number: Number
    set: CardSet
    colour: Colour
    resistance: Symbols
    left: Stone[GhostLeft]
    centre: Stone[Literal["haunter", "tormentor", "devourer", "immune"]]
    right: Stone[Literal["curse", "tao", "two_tao", "qi_or_yin_yang", "crystal"]]


class Incarnation(Row, frozen=True):
    """An incarnation of Wu-Feng; the cost `board` is in the colour of the board it stands on."""

    number: Number
    set: CardSet
    frame: Colour
    cost: Annotated[dict[Literal["red", "blue", "green", "yellow", "black", "board"], Symbols], Meta(min_length=1)]
    left: Stone[IncarnationLeft]
    centre: Stone[IncarnationCentre]
    right: Stone[Literal["curse", "reward_qi_yin_yang", "reward_crystal_yin_yang"]]


class Tile(Row, frozen=True):
    """A village tile."""

    term: ClassVar = True

    set: CardSet


class Power(Row, frozen=True):
    """One side of a board."""

    term: ClassVar = True

    colour: Colour
    face: Annotated[int, Meta(ge=1, le=2)]


class Family(Row, frozen=True):
    """A family of villagers."""

    term: ClassVar = True

    members: Annotated[int, Meta(ge=1, le=3)]
    penalty: Literal[
        "green_tao_out", "red_tao_out", "yellow_tao_out", "blue_tao_out", "black_tao_out", "incarnation",
        "another_dies", "tile_haunted", "ghost", "bottom_card_out", "qi", "laid_down",
    ]  # fmt: skip
    reward: Literal[
        "elixir", "moon_dust", "scroll", "fireworks", "shield", "buddhas", "five_tao", "claw", "armour", "three_qi",
        "barrier", "sword",
    ]  # fmt: skip


class Artifact(Row, frozen=True):
    """An artifact and the family that gives it."""

    refers: ClassVar = {"family": "family"}
    term: ClassVar = True

    family: str
    single_use: bool


class Die(Row, frozen=True):
    """The six faces of a die."""

    term: ClassVar = True

    faces: Annotated[
        tuple[Literal["red", "blue", "green", "yellow", "black", "white", "blank", "haunt", "ghost", "tao", "qi"], ...],
        Meta(min_length=6, max_length=6),
    ]


class Supply(Row, frozen=True):
    """How many of a thing the box holds."""

    term: ClassVar = True

    count: Annotated[int, Meta(ge=1, le=40)]


class Graveyard(Row, frozen=True):
    """The board of the dead villagers: the last place is the defeat."""

    term: ClassVar = True

    places: Annotated[int, Meta(ge=1, le=24)]


class Level(Row, frozen=True):
    """A level of difficulty."""

    term: ClassVar = True

    qi: Annotated[int, Meta(ge=1, le=5)]
    black_tao: Annotated[int, Meta(ge=0, le=4)]
    yin_yang: bool
    incarnations: Annotated[int, Meta(ge=1, le=5)]
    incarnations_few: Annotated[int, Meta(ge=1, le=5)]  # with one or two players
    haunted_limit: Annotated[int, Meta(ge=1, le=9)]
    victory: Annotated[int, Meta(ge=0, le=40)]


class Players(Row, frozen=True):
    """What depends on the number of players."""

    term: ClassVar = True

    count: Annotated[int, Meta(ge=1, le=4)]
    removed: Annotated[int, Meta(ge=0, le=40)]
    power_tokens: Annotated[int, Meta(ge=0, le=3)]
    saved_before: Annotated[int, Meta(ge=0, le=3)]


class Deck(Row, frozen=True):
    """How the ghost deck is built."""

    term: ClassVar = True

    group: Annotated[int, Meta(ge=1, le=20)]
    white_moon_removed: Annotated[int, Meta(ge=0, le=20)]


class Neutral(Row, frozen=True):
    """A board without a player."""

    term: ClassVar = True

    qi: Annotated[int, Meta(ge=1, le=5)]


class Score(Row, frozen=True):
    """Points for one thing."""

    term: ClassVar = True

    points: Points


class Rows(Components, frozen=True):
    """Everything printed in the two boxes."""

    contents: ClassVar = {
        "villagers": ("family", "graveyard"),
        "artifact": ("artifact",),
        "cards": ("ghost", "incarnation", "deck"),
        "pieces": ("supply", "die"),
        "tile": ("tile",),
        "boards": ("power", "neutral"),
        "levels": ("level", "players", "score"),
    }

    ghost: tuple[Ghost, ...]
    incarnation: tuple[Incarnation, ...]
    tile: tuple[Tile, ...]
    power: tuple[Power, ...]
    family: tuple[Family, ...]
    artifact: tuple[Artifact, ...]
    die: tuple[Die, ...]
    supply: tuple[Supply, ...]
    graveyard: tuple[Graveyard, ...]
    level: tuple[Level, ...]
    players: tuple[Players, ...]
    deck: tuple[Deck, ...]
    neutral: tuple[Neutral, ...]
    score: tuple[Score, ...]
