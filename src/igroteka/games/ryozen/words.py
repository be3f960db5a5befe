"""Small ids of everything the rules speak of, and their words."""

from typing import Final, NewType

RESOURCES: Final = ("coin", "scroll", "lantern")
COIN, SCROLL, LANTERN = range(3)
SHARDS: Final = ("coral", "agate", "jade")
CORAL, AGATE, JADE = range(3)
SECTORS: Final = ("gates", "capital", "outskirts", "altar", "springs", "clan_house")
GATES, CAPITAL, OUTSKIRTS, ALTAR, SPRINGS, CLAN_HOUSE = range(6)
CLANS: Final = ("orange", "purple", "green", "blue")
ORANGE, PURPLE, GREEN, BLUE = range(4)
ACTS: Final = 3  # of a story
RANKS: Final = (
    "apprentice",
    "warrior",
    "philosopher",
    "merchant",
    "archer",
    "bard",
    "trickster",
    "diplomat",
    "counsellor",
    "pathfinder",
    "seer",
    "mentor",
    "hermit",
    "guard",
    "organiser",
    "night_agent",
)
(
    APPRENTICE,
    WARRIOR,
    PHILOSOPHER,
    MERCHANT,
    ARCHER,
    BARD,
    TRICKSTER,
    DIPLOMAT,
    COUNSELLOR,
    PATHFINDER,
    SEER,
    MENTOR,
    HERMIT,
    GUARD,
    ORGANISER,
    NIGHT_AGENT,
) = range(16)
VILLAGES: Final = (
    "prosperopolis",
    "craftville",
    "fire_cape",
    "river_shoal",
    "bulwark",
    "owl_bay",
    "bandit_lair",
    "bird_gorge",
    "town_hall",
    "nomad_camp",
    "moon_forge",
    "moon_haven",
)
START_VILLAGE, ALTAR_TILE = 12, 13  # village ids that are not of the stack
KINDS: Final = (
    "strategic_manoeuvres",
    "offering_wealth",
    "offering_wisdom",
    "offering_spirits",
    "offering_phoenix",
    "seal_outskirts",
    "disguise",
    "prayer_coral",
    "prayer_agate",
    "prayer_jade",
    "seal_capital",
    "seal_palace",
    "seal_springs",
    "seal_gates",
    "seal_altar",
    "seal_clan_house",
    "mercy_coral",
    "mercy_agate",
    "mercy_jade",
    "rainbow",
)
(
    STRATEGIC_MANOEUVRES,
    OFFERING_WEALTH,
    OFFERING_WISDOM,
    OFFERING_SPIRITS,
    OFFERING_PHOENIX,
    SEAL_OUTSKIRTS,
    DISGUISE,
    PRAYER_CORAL,
    PRAYER_AGATE,
    PRAYER_JADE,
    SEAL_CAPITAL,
    SEAL_PALACE,
    SEAL_SPRINGS,
    SEAL_GATES,
    SEAL_ALTAR,
    SEAL_CLAN_HOUSE,
    MERCY_CORAL,
    MERCY_AGATE,
    MERCY_JADE,
    RAINBOW,
) = range(20)
GLYPHS: Final = ("sun", "moon", "wave", "leaf", "flame", "star")
DIFFICULTIES: Final = ("easy", "medium", "hard", "heroic")
EXTRAS: Final = ("none", "no_event", "first", "build", "here", "dearest", "coins")
NO_EXTRA, NO_EVENT, FIRST, BUILD, HERE, DEAREST, COINS = range(7)

PLACES_MAX: Final = 6  # places of a sector that have an id of their own
AREAS_MAX: Final = 8  # of the Clan House row and of the predicted events
TILES: Final = 20  # of one clan
SECTOR_CARDS: Final = 12  # enemy cards from this number on are twists
EVENTS: Final = (
    "breach",
    "uprising",
    "clan_house_fire",
    "bandit_raid",
    "rumours",
    "ominous_shadows",
    "eclipse_coral",
    "eclipse_agate",
    "eclipse_jade",
    "curse_of_shadow",
    "palace_banquet",
    "public_brawl",
    "lunar_curse",
    "sun_glare",
    "lunar_festival",
    "unseen_presence",
    "three_lights",
    "mist_of_oblivion",
    "flood",
    "earthquake",
)
ANY_RESOURCE, FAVOUR = 4, 3  # night rewards that are no resource of their own
SOURCES: Final = (
    "gates",
    "capital",
    "palace",
    "villages",
    "clan_house",
    "revelations",
    "abilities",
    "bonuses",
    "events",
    "cards",
)  # where favour comes from or goes to
(
    FROM_GATES,
    FROM_CAPITAL,
    FROM_PALACE,
    FROM_VILLAGES,
    FROM_CLAN_HOUSE,
    FROM_REVELATIONS,
    FROM_ABILITIES,
    FROM_BONUSES,
    FROM_EVENTS,
    FROM_CARDS,
) = range(10)

SHARD_OF: Final = {  # the shards of revelations that give some
    PRAYER_CORAL: CORAL,
    PRAYER_AGATE: AGATE,
    PRAYER_JADE: JADE,
    MERCY_CORAL: CORAL,
    MERCY_AGATE: AGATE,
    MERCY_JADE: JADE,
}
RESOURCE_OF: Final = {OFFERING_WEALTH: COIN, OFFERING_WISDOM: SCROLL, OFFERING_SPIRITS: LANTERN}

# Numbers that say several things at once, and what they say.

PALACE: Final = 36  # locations beyond the places: the Palace as a whole, and its spots in the Palace mode
WALL, EMBRASURE, TOP = 37, 41, 45
SPOTS: Final = TOP - WALL + 1
HAND: Final = 100  # plus a rank: a companion in hand
IN_PALACE: Final = 200  # plus a rank: a companion in the Palace


Tile = NewType("Tile", int)  # a companion: TILES of each side in turn; -1 for none
Place = NewType("Place", int)  # of a sector: PLACES_MAX of each sector in turn
NO_TILE: Final = Tile(-1)


def owner_of(tile: Tile) -> int:
    """The side whose tile it is; -1 for no tile."""
    return tile // TILES


def place_of(location: int) -> Place:
    """A location that is a place of a sector."""
    assert location < PALACE, "the Palace is no sector"
    return location  # type: ignore[return-value]  # every turn passes here, and Place() would be one more call


def sector_of(place: Place) -> int:
    """The sector of a place."""
    return place // PLACES_MAX


def slot(side: int, kind: int) -> int:
    """Where a side's resources or shards of one kind are counted."""
    return side * 3 + kind


def source_slot(side: int, source: int) -> int:
    """Where a side's favour from one source is counted."""
    return side * len(SOURCES) + source


def spot_at(number: int) -> int:
    """The location of a spot of the Palace mode: four walls, four embrasures, the top."""
    return WALL + number


def spot_number(location: int) -> int:
    """The reverse: which of the nine spots a location is."""
    return location - WALL


def in_hand(rank: int) -> int:
    """Where a companion of that rank is that its side holds."""
    return HAND + rank


def in_palace(rank: int) -> int:
    """Where a companion of that rank is in the Palace; which of several is the same."""
    return IN_PALACE + rank


def rank_there(location: int) -> int:
    """The rank of a companion in hand or in the Palace."""
    return location - (IN_PALACE if location >= IN_PALACE else HAND)
