"""The box: typed rows of `components.toml`, their counts checked, and fast tables for the rules."""

from functools import cached_property
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from igroteka.content.components import ComponentError, Components, Row, by_id, load

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

COLOURS: Final = ("red", "blue", "green", "yellow", "black")
RED, BLUE, GREEN, YELLOW, BLACK, WHITE = range(6)
BOARDS: Final = COLOURS[:4]  # a board, and its Taoist, is named by its colour

TILES: Final = (
    "cemetery", "altar", "herbalist", "hut", "temple", "night_watch", "circle", "pavilion", "tea_house",
    "kung_fu_school",
)  # fmt: skip
CEMETERY, ALTAR, HERBALIST, HUT, TEMPLE, NIGHT_WATCH, CIRCLE, PAVILION, TEA_HOUSE, KUNG_FU_SCHOOL = range(10)

POWERS: Final = ("spires", "twin_winds", "gust", "second_wind", "favorite", "mountain", "pockets", "mantra")
SPIRES, TWIN_WINDS, GUST, SECOND_WIND, FAVORITE, MOUNTAIN, POCKETS, MANTRA = range(8)

FAMILIES: Final = ("long", "chang", "teng", "weng", "miao", "wu", "xiang", "sheng", "sun", "li", "zhou", "hua")
LONG, CHANG, TENG, WENG, MIAO, WU, XIANG, SHENG, SUN, LI, ZHOU, HUA = range(12)

ARTIFACTS: Final = ("elixir", "moon_dust", "scroll", "fireworks", "shield", "claw", "armour", "sword")
ELIXIR, MOON_DUST, SCROLL, FIREWORKS, SHIELD, CLAW, ARMOUR, SWORD = range(8)

LEVELS: Final = ("initiation", "normal", "nightmare", "hell")
CARDS_MAX: Final = 100  # card numbers lie below
ACTIONS: Final = ("haunter", "tormentor", "devourer", "group_tao")  # centre stones of Yin step 1
BEGINNINGS: Final = ("kill_chosen", "ghost_each_yin", "move_each_yin")  # centre stones of the start of a Yin phase


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


class Box(Components, frozen=True):
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

    def check(self) -> None:
        counts = {"ghost": 65, "incarnation": 16, "tile": 10, "power": 8, "family": 12, "artifact": 8, "die": 2}
        counts |= {"supply": 11, "graveyard": 1, "level": 4, "players": 4, "deck": 1, "neutral": 1, "score": 11}
        for kind, count in counts.items():
            self.expect_count(kind, count)
        if tuple(row.members for row in self.family) != (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3):
            raise ComponentError("family, members: expected four families each of 1, 2 and 3 members, in this order")
        self.expect_reference("artifact", "family", "family")
        self._check_cards()
        self._check_numbers()
        self._check_enough()

    def _check_cards(self) -> None:
        numbers = [row.number for row in self.ghost] + [row.number for row in self.incarnation]
        if len(set(numbers)) != len(numbers) or not all(0 < number < CARDS_MAX for number in numbers):
            raise ComponentError(f"ghost and incarnation: expected different numbers from 1 to {CARDS_MAX - 1}")
        for colour in COLOURS:
            for name, count in (("base", 11), ("white_moon", 2)):
                found = sum(row.colour == colour and row.set == name for row in self.ghost)
                if found != count:
                    raise ComponentError(f"ghost: expected {count} {colour} cards of the set {name}, found {found}")
        self.expect_range("ghost", "resistance", 1, 8)
        self.expect_range("incarnation", "cost", 1, 8)
        for row in self.incarnation:
            if not row.cost:
                raise ComponentError(f'incarnation "{row.id}", cost: expected at least one symbol')

    def _check_numbers(self) -> None:
        faces = by_id(self.die)
        if sorted(faces["tao"].faces) != sorted((*COLOURS, "white")):
            raise ComponentError('die "tao", faces: expected each of the five colours and white once')
        if len(faces["curse"].faces) != 6 or set(faces["curse"].faces) - {"blank", "haunt", "ghost", "tao", "qi"}:
            raise ComponentError('die "curse", faces: expected six of blank, haunt, ghost, tao, qi')
        self.expect_range("supply", "count", 1, 40)
        self.expect_range("level", "qi", 1, 5)
        self.expect_range("level", "black_tao", 0, 1)
        self.expect_range("level", "incarnations", 1, 5)
        self.expect_range("level", "incarnations_few", 1, 4)
        self.expect_range("level", "haunted_limit", 1, 9)
        self.expect_range("players", "count", 1, 4)
        self.expect_distinct("players", "count")
        self.expect_range("players", "removed", 0, 15)
        self.expect_range("players", "power_tokens", 0, 3)
        self.expect_range("players", "saved_before", 0, 3)
        self.expect_range("deck", "group", 1, 10)
        self.expect_range("deck", "white_moon_removed", 0, 10)
        self.expect_range("neutral", "qi", 1, 5)
        self.expect_range("graveyard", "places", 1, 24)
        self.expect_range("score", "points", -20, 20)
        if by_id(self.supply)["tao_dice"].count != 3 or by_id(self.supply)["grey_die"].count != 1:
            raise ComponentError("supply: expected 3 tao_dice and 1 grey_die")
        if by_id(self.supply)["crystal"].count != 4 or by_id(self.supply)["receptacle"].count != 4:
            raise ComponentError("supply: expected 4 crystals and 4 receptacles")

    def _check_enough(self) -> None:
        """The supply and the deck suffice for every set-up."""
        counts = {row.id: row.count for row in self.supply}
        for level in self.level:
            if 4 * level.qi > counts["qi"] or 4 * level.black_tao > counts["tao_each_colour"]:
                raise ComponentError(f'level "{level.id}": four players need more Qi or black Tao than the supply has')
        for row in self.players:
            if row.count * row.power_tokens > min(counts["power_token"], 3):
                raise ComponentError(f'players "{row.id}", power_tokens: expected at most 3 for all players together')
            few = row.count <= 2
            most = max(level.incarnations_few if few else level.incarnations for level in self.level)
            if most * self.deck[0].group > 55 - row.removed:
                raise ComponentError(f'players "{row.id}", removed: too few ghosts are left below {most} incarnations')

    @cached_property
    def tables(self) -> "Tables":
        return Tables(self)


class Tables:
    """What hot rules read, as tuples indexed by card number or small id."""

    __slots__ = (
        "action", "beginning", "board_cost", "buddhas", "card_id", "centre", "colour", "cost", "crystals", "curse",
        "family", "family_mask", "gatekeepers", "graveyard", "group", "guarded", "immune", "incarnation", "left",
        "level", "members", "multi", "neutral_qi", "not_wild", "penalty", "players", "points", "power_tokens", "qi",
        "reward", "right", "sets", "tao", "tao_faces", "villagers", "wm_removed",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self._cards(box)
        self._villagers(box)
        counts = {row.id: row.count for row in box.supply}
        self.qi, self.tao, self.buddhas = counts["qi"], counts["tao_each_colour"], counts["buddha"]
        self.crystals, self.power_tokens = counts["crystal"], counts["power_token"]
        faces = by_id(box.die)
        self.tao_faces = tuple((*COLOURS, "white").index(face) for face in faces["tao"].faces)
        self.curse = faces["curse"].faces
        self.level = by_id(box.level)
        self.players = {row.count: row for row in box.players}
        self.group, self.wm_removed = box.deck[0].group, box.deck[0].white_moon_removed
        self.neutral_qi = box.neutral[0].qi
        self.graveyard = box.graveyard[0].places
        self.points = {row.id: row.points for row in box.score}

    def _cards(self, box: Box) -> None:
        ghosts = {row.number: row for row in box.ghost}
        wu_feng = {row.number: row for row in box.incarnation}
        cards = [ghosts.get(number) or wu_feng.get(number) for number in range(CARDS_MAX)]
        self.card_id = tuple(row.id if row else "" for row in cards)
        self.left = tuple(row.left if row else () for row in cards)
        self.centre = tuple(row.centre if row else () for row in cards)
        self.right = tuple(row.right if row else () for row in cards)
        self.incarnation = tuple(number in wu_feng for number in range(CARDS_MAX))
        self.colour = tuple(_colour(row) for row in cards)
        self.cost = tuple(_cost(row) for row in cards)
        self.board_cost = tuple(row.cost.get("board", 0) if isinstance(row, Incarnation) else 0 for row in cards)
        self.multi = tuple(sum(map(bool, cost)) > 1 for cost in self.cost)
        self.guarded = tuple("opposite_empty" in centre or "buddha_first" in centre for centre in self.centre)
        self.gatekeepers = tuple(n for n, left in enumerate(self.left) if "portal_off" in left)
        self.immune = tuple("immune" in centre for centre in self.centre)
        self.not_wild = tuple(n for n, centre in enumerate(self.centre) if "white_not_wild" in centre)
        self.action = tuple(next((each for each in centre if each in ACTIONS), "") for centre in self.centre)
        self.beginning = tuple(next((each for each in centre if each in BEGINNINGS), "") for centre in self.centre)
        self.sets = {
            name: (
                tuple(sorted(row.number for row in box.ghost if row.set == name)),
                tuple(sorted(row.number for row in box.incarnation if row.set == name)),
            )
            for name in ("base", "white_moon")
        }

    def _villagers(self, box: Box) -> None:
        """Villagers are numbered 1 to 24, family by family."""
        self.members = tuple(row.members for row in box.family)
        self.penalty = tuple(row.penalty for row in box.family)
        self.reward = tuple(row.reward for row in box.family)
        self.family = (-1, *(n for n, members in enumerate(self.members) for _ in range(members)))
        self.villagers = tuple(range(1, len(self.family)))
        masks = [0] * len(self.members)
        for villager in self.villagers:
            masks[self.family[villager]] |= 1 << villager
        self.family_mask = tuple(masks)


def _colour(row: Ghost | Incarnation | None) -> int:
    if row is None:
        return -1
    return COLOURS.index(row.colour if isinstance(row, Ghost) else row.frame)


def _cost(row: Ghost | Incarnation | None) -> tuple[int, ...]:
    """The symbols to match, by colour."""
    if row is None:
        return (0,) * 5
    if isinstance(row, Ghost):
        return tuple(row.resistance if colour == row.colour else 0 for colour in COLOURS)
    return tuple(row.cost.get(colour, 0) for colour in COLOURS)


BOX: Final = load(files("igroteka.games.ghost_stories") / "components.toml", Box)
VILLAGERS: Final = tuple(f"{row.id}_{member}" for row in BOX.family for member in range(1, row.members + 1))
