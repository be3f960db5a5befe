"""Typed rows of `components.toml`."""

from typing import Final, Literal, TypeAlias

from igroteka.content.components import Components, Row

CARDS_MAX: Final = 100  # card numbers lie below

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
    """A ghost card: three stones, each with up to two icons in printed order."""

    number: int
    set: CardSet
    colour: Colour
    resistance: int
    left: tuple[GhostLeft, ...]
    centre: tuple[Literal["haunter", "tormentor", "devourer", "immune"], ...]
    right: tuple[Literal["curse", "tao", "two_tao", "qi_or_yin_yang", "crystal"], ...]


class Incarnation(Row, frozen=True):
    """An incarnation of Wu-Feng; the cost `board` is in the colour of the board it stands on."""

    number: int
    set: CardSet
    frame: Colour
    cost: dict[Literal["red", "blue", "green", "yellow", "black", "board"], int]
    left: tuple[IncarnationLeft, ...]
    centre: tuple[IncarnationCentre, ...]
    right: tuple[Literal["curse", "reward_qi_yin_yang", "reward_crystal_yin_yang"], ...]


class Tile(Row, frozen=True):
    """A village tile."""

    set: CardSet


class Power(Row, frozen=True):
    """One side of a board."""

    colour: Colour
    face: int


class Family(Row, frozen=True):
    """A family of villagers."""

    members: int
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

    family: str
    single_use: bool


class Die(Row, frozen=True):
    """The six faces of a die."""

    faces: tuple[
        Literal["red", "blue", "green", "yellow", "black", "white", "blank", "haunt", "ghost", "tao", "qi"], ...
    ]


class Supply(Row, frozen=True):
    """How many of a thing the box holds."""

    count: int


class Graveyard(Row, frozen=True):
    """The board of the dead villagers: the last place is the defeat."""

    places: int


class Level(Row, frozen=True):
    """A level of difficulty."""

    qi: int
    black_tao: int
    yin_yang: bool
    incarnations: int
    incarnations_few: int  # with one or two players
    haunted_limit: int
    victory: int


class Players(Row, frozen=True):
    """What depends on the number of players."""

    count: int
    removed: int
    power_tokens: int
    saved_before: int


class Deck(Row, frozen=True):
    """How the ghost deck is built."""

    group: int
    white_moon_removed: int


class Neutral(Row, frozen=True):
    """A board without a player."""

    qi: int


class Score(Row, frozen=True):
    """Points for one thing."""

    points: int


class Rows(Components, frozen=True):
    """Everything printed in the two boxes."""

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
