"""Small ids of everything the rules speak of, and their words."""

from typing import Final, NewType

Side = NewType("Side", int)  # a clan in play: the seats' clans, and after them the Basilisk's
Clan = NewType("Clan", int)  # by colour
Resource = NewType("Resource", int)
Shard = NewType("Shard", int)  # a colour of moon shards
Site = NewType("Site", int)  # what has a day effect or a night reward: a sector, the Palace, or its spots
Sector = NewType("Sector", Site)
Rank = NewType("Rank", int)  # of a companion
Village = NewType("Village", int)
Kind = NewType("Kind", int)  # of a revelation
Card = NewType("Card", int)  # a revelation
EventCard = NewType("EventCard", int)
EnemyCard = NewType("EnemyCard", int)
Area = NewType("Area", int)  # of the Clan House row, of predicted events or of revelations, from the left
Source = NewType("Source", int)  # where favour comes from or goes to
Tile = NewType("Tile", int)  # a companion: TILES of each side in turn
Location = NewType("Location", Site)  # where a companion can be
Place = NewType("Place", Location)  # of a sector: PLACES_MAX of each sector in turn

NO_SIDE: Final = Side(-1)
NO_CLAN: Final = Clan(-1)  # not chosen yet
NO_TILE: Final = Tile(-1)
NO_RANK: Final = Rank(-1)
NO_VILLAGE: Final = Village(-1)
NO_CARD: Final = Card(-1)
NO_EVENT_CARD: Final = EventCard(-1)
UNSEEN: Final = EnemyCard(-1)  # one of the cards of the enemy deck that nobody has seen
NO_ENEMY_CARD: Final = EnemyCard(-1)
NOWHERE: Final = Location(Site(-1))

SIDES: Final = tuple(tuple(Side(n) for n in range(count)) for count in range(5))  # in play, by their number
CLOCKWISE: Final = tuple(tuple(sides[n:] + sides[:n] for n in sides) for sides in SIDES)  # the same from each side on
PLAYER, BASILISK = SIDES[2]  # in the solo game
RESOURCES: Final = ("coin", "scroll", "lantern")
ALL_RESOURCES: Final = tuple(Resource(n) for n in range(3))
COIN, SCROLL, LANTERN = ALL_RESOURCES
SHARDS: Final = ("coral", "agate", "jade")
ALL_SHARDS: Final = tuple(Shard(n) for n in range(3))
CORAL, AGATE, JADE = ALL_SHARDS
SECTORS: Final = ("gates", "capital", "outskirts", "altar", "springs", "clan_house")
ALL_SECTORS: Final = tuple(Sector(Site(n)) for n in range(6))  # clockwise
GATES, CAPITAL, OUTSKIRTS, ALTAR, SPRINGS, CLAN_HOUSE = ALL_SECTORS
CLANS: Final = ("orange", "purple", "green", "blue")
ALL_CLANS: Final = tuple(Clan(n) for n in range(4))
ORANGE, PURPLE, GREEN, BLUE = ALL_CLANS
ACTS: Final = 3  # of a story
WAYS: Final = ("first", "second")  # of an act: what may come of it
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
ALL_RANKS: Final = tuple(Rank(n) for n in range(16))
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
) = ALL_RANKS
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
ALL_VILLAGES: Final = tuple(Village(n) for n in range(14))
(
    PROSPEROPOLIS,
    CRAFTVILLE,
    FIRE_CAPE,
    RIVER_SHOAL,
    BULWARK,
    OWL_BAY,
    BANDIT_LAIR,
    BIRD_GORGE,
    TOWN_HALL,
    NOMAD_CAMP,
    MOON_FORGE,
    MOON_HAVEN,
    START_VILLAGE,
    ALTAR_TILE,
) = ALL_VILLAGES  # the last two are not in the stack
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
ALL_KINDS: Final = tuple(Kind(n) for n in range(20))
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
) = ALL_KINDS
START_KINDS: Final = (  # used at the start of a turn; all others work by themselves
    "strategic_manoeuvres",
    "offering_wealth",
    "offering_wisdom",
    "offering_spirits",
    "offering_phoenix",
    "disguise",
    "prayer_coral",
    "prayer_agate",
    "prayer_jade",
    "rainbow",
)
GLYPHS: Final = ("sun", "moon", "wave", "leaf", "flame", "star")
DIFFICULTIES: Final = ("easy", "medium", "hard", "heroic")
EXTRAS: Final = ("none", "no_event", "first", "build", "here", "dearest", "coins")
NO_EXTRA, NO_EVENT, FIRST, BUILD, HERE, DEAREST, COINS = range(7)

PLACES_MAX: Final = 6  # places of a sector that have an id of their own
ROAD_MAX: Final = 10  # areas of the village path, the Altar's not counted
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
ALL_EVENTS: Final = tuple(EventCard(n) for n in range(20))
ANY_RESOURCE, FAVOUR = 4, 3  # night rewards that are not a resource of one kind
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
)
ALL_SOURCES: Final = tuple(Source(n) for n in range(10))
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
) = ALL_SOURCES

SHARD_OF: Final = {  # the shards of revelations that give some
    PRAYER_CORAL: CORAL,
    PRAYER_AGATE: AGATE,
    PRAYER_JADE: JADE,
    MERCY_CORAL: CORAL,
    MERCY_AGATE: AGATE,
    MERCY_JADE: JADE,
}
RESOURCE_OF: Final = {OFFERING_WEALTH: COIN, OFFERING_WISDOM: SCROLL, OFFERING_SPIRITS: LANTERN}

# Numbers that encode several things, and what they encode.

PALACE: Final = Location(Site(36))  # beyond the places: the Palace as a whole, and its spots in the Palace mode
WALL, EMBRASURE, TOP = Location(Site(37)), Location(Site(41)), Location(Site(45))
SPOTS: Final = TOP - WALL + 1
HAND: Final = 100  # plus a rank: a companion in hand
IN_PALACE: Final = 200  # plus a rank: a companion in the Palace

OWNERS: Final = (*(side for side in SIDES[4] for _ in range(TILES)), NO_SIDE)  # of each tile, and of no tile at the end
ALL_TILES: Final = tuple(tuple(Tile(side * TILES + n) for n in range(TILES)) for side in SIDES[4])  # of each side
OWN_TILES: Final = tuple(map(frozenset, ALL_TILES))
SECTOR_OF: Final = tuple(sector for sector in ALL_SECTORS for _ in range(PLACES_MAX))  # of each place
_IN_HAND: Final = tuple(Location(Site(HAND + rank)) for rank in ALL_RANKS)
_IN_PALACE: Final = tuple(Location(Site(IN_PALACE + rank)) for rank in ALL_RANKS)


def owner_of(tile: Tile) -> Side:
    """The side whose tile it is; none for no tile."""
    return OWNERS[tile]


def place_at(sector: Sector, number: int) -> Place:
    """A place of a sector, counted from 0."""
    return Place(Location(Site(sector * PLACES_MAX + number)))


def number_of(place: Place) -> int:
    """Which place of its sector it is, counted from 0."""
    return place % PLACES_MAX


def place_of(location: Location) -> Place:
    """A location that is a place of a sector."""
    assert location < PALACE, "the Palace is no sector"
    return location  # type: ignore[return-value]  # every turn passes here, and Place() would be one more call


def sector_of(place: Place) -> Sector:
    """The sector of a place."""
    return SECTOR_OF[place]


def in_sector(site: Site) -> Sector | None:
    """The sector whose effect or reward it is; none for the Palace and its spots."""
    return ALL_SECTORS[site] if site < PALACE else None


def slot(side: Side, kind: Resource | Shard) -> int:
    """Where a side's resources or shards of one kind are counted."""
    return side * 3 + kind


def source_slot(side: Side, source: Source) -> int:
    """Where a side's favour from one source is counted."""
    return side * len(SOURCES) + source


def spot_at(number: int) -> Location:
    """The location of a spot of the Palace mode: four walls, four embrasures, the top."""
    return Location(Site(WALL + number))


def spot_number(location: Location) -> int:
    """The reverse: which of the nine spots a location is."""
    return location - WALL


def in_hand(rank: Rank) -> Location:
    """The location of a companion of that rank in its side's hand."""
    return _IN_HAND[rank]


def in_palace(rank: Rank) -> Location:
    """The location of a companion of that rank in the Palace; several of one rank share it."""
    return _IN_PALACE[rank]


def rank_there(location: Location) -> Rank:
    """The rank of a companion in hand or in the Palace."""
    return ALL_RANKS[location - (IN_PALACE if location >= IN_PALACE else HAND)]
