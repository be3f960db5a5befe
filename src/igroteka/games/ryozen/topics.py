"""Every kind of question the rules ask, with all the answers it may ever offer.

A question is about the side for which the answer is given (a number; the one after the last seat is the Basilisk) and
in words: the rank to place or hire, the card to keep, the location whose day effect it is, the deck and its act.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from igroteka.games.ryozen.box import CARDS
from igroteka.games.ryozen.words import (
    ALL_CLANS,
    ALL_EVENTS,
    ALL_RANKS,
    ALL_RESOURCES,
    ALL_SECTORS,
    ALL_SHARDS,
    ALL_VILLAGES,
    AREAS_MAX,
    CLANS,
    EVENTS,
    HAND,
    IN_PALACE,
    PALACE,
    PLACES_MAX,
    RANKS,
    RESOURCES,
    SECTORS,
    SHARDS,
    SIDES,
    SPOTS,
    VILLAGES,
    WAYS,
    Area,
    Card,
    Location,
    Place,
    in_hand,
    in_palace,
    place_at,
    rank_there,
    spot_at,
)
from igroteka.kernel.ask import Topic, yes_no

VILLAGE_WORDS: Final = (*VILLAGES, "start", "altar")


PLACE_WORDS: Final = (
    *(f"{sector}:{n + 1}" for sector in SECTORS for n in range(PLACES_MAX)),
    "palace",
    *(f"wall:{n + 1}" for n in range(4)),
    *(f"embrasure:{n + 1}" for n in range(4)),
    "top",
)


Id = TypeVar("Id", bound=int)


def place_key(location: Location) -> str:
    """A location in words: ``gates:1``, ``palace``, ``wall:1``, ``hand:warrior``, ``palace:warrior``."""
    if location >= IN_PALACE:
        return f"palace:{RANKS[rank_there(location)]}"
    return f"hand:{RANKS[rank_there(location)]}" if location >= HAND else PLACE_WORDS[location]


def words(name: str, ids: Sequence[Id], all_words: Sequence[str], rules: tuple[str, ...]) -> Topic[Id]:
    """A topic whose options are small ids with a word each."""
    return Topic(name, ids, rules, key=all_words.__getitem__)


def maybe(name: str, ids: Sequence[Id], all_words: Sequence[str], rules: tuple[str, ...]) -> Topic[Id | None]:
    """The same with the option to decline."""
    return Topic(name, [*ids, None], rules, key=lambda value: all_words[value or 0])


def locations(name: str, rules: tuple[str, ...], all_locations: Sequence[Location]) -> Topic[Location]:
    """A topic whose options are locations."""
    return Topic(name, all_locations, rules, key=place_key)


def places(name: str, rules: tuple[str, ...]) -> Topic[Place]:
    """A topic whose options are places of the sectors."""
    return Topic(name, _PLACES, rules, key=place_key)


_PLACES: Final = [place_at(sector, n) for sector in ALL_SECTORS for n in range(PLACES_MAX)]
_SPOTS: Final = [spot_at(n) for n in range(SPOTS)]
_ANYWHERE: Final = [*_PLACES, PALACE, *_SPOTS]
_AREAS: Final = tuple(Area(n) for n in range(AREAS_MAX))
_AREA_WORDS: Final = tuple(f"area:{n + 1}" for n in range(AREAS_MAX))
_CARDS: Final = tuple(Card(n) for n in range(len(CARDS)))

FIRST_PLAYER: Final = Topic("setup.first", SIDES[4], ("ryozen.setup.04.first_player",), key=lambda side: f"seat:{side}")
CLAN: Final = words("setup.clan", ALL_CLANS, CLANS, ("ryozen.setup.05.clan",))
BASILISK_CLAN: Final = words("setup.basilisk_clan", ALL_CLANS, CLANS, ("ryozen.solo.setup.5_clans",))

START_REVELATION: Final = maybe("turn.revelation", _CARDS, CARDS, ("ryozen.day.turn.start_revelation",))
COMPANION: Final = words("place.companion", ALL_RANKS, RANKS, ("ryozen.day.place.must",))
SPACE: Final = locations("place.space", ("ryozen.day.place.must", "ryozen.day.place.paid"), _ANYWHERE)
SHOWN: Final = Topic("place.shown", ("revealed", "hidden"), ("ryozen.day.place.revealed", "ryozen.day.place.hidden"))
ABILITY_USE: Final = yes_no("ability.use", ("ryozen.day.place.ability_optional",))
EFFECT_APPLY: Final = yes_no("effect.apply", ("ryozen.day.effect.after_place", "ryozen.day.effect.optional"))

PALACE_EFFECT: Final = Topic(
    "palace.effect", ("resource", "lantern", None), ("ryozen.palace.day.resource", "ryozen.palace.day.lantern")
)
TOP_LANTERN: Final = yes_no("palace.top_lantern", ("ryozen.palace_mode.top.effect.lantern",))
LIT_SECTOR: Final = words("palace.sector", ALL_SECTORS, SECTORS, ("ryozen.palace.day.lantern",))
DIRECTION: Final = Topic(
    "palace.direction", ("clockwise", "counter_clockwise"), ("ryozen.solo.turn.3_palace.direction",)
)

GAIN_RESOURCE: Final = words("gain.resource", ALL_RESOURCES, RESOURCES, ("ryozen.resource.any",))
PAY_RESOURCE: Final = Topic(
    "pay.resource", ALL_RESOURCES, ("ryozen.resource.any",), key=RESOURCES.__getitem__, payment=True
)
LOSE_RESOURCE: Final = words("lose.resource", ALL_RESOURCES, RESOURCES, ("ryozen.resource.any",))
GAIN_SHARD: Final = words("gain.shard", ALL_SHARDS, SHARDS, ("ryozen.shard.types",))
LOSE_SHARD: Final = words("lose.shard", ALL_SHARDS, SHARDS, ("ryozen.event.choice_owner",))

DISCARD_EVENT: Final = maybe("gates.event", ALL_EVENTS, EVENTS, ("ryozen.sector.gates.day.discard_event",))
OUTSKIRTS_ACTION: Final = Topic(
    "outskirts.action",
    ("explore", "build", None),
    ("ryozen.sector.outskirts.day.explore", "ryozen.sector.outskirts.day.build"),
    none="done",
)
ALTAR_EXPLORE: Final = yes_no("altar.explore", ("ryozen.sector.altar.day.explore",))
BONUS: Final = maybe("altar.bonus", ALL_VILLAGES, VILLAGE_WORDS, ("ryozen.sector.altar.day.bonus",))
SEAL_ORDER: Final = Topic("altar.seal", ("before", "after"), ("ryozen.golden.seal_timing",))
ACQUIRE: Final = maybe("revelation.acquire", _CARDS, CARDS, ("ryozen.sector.springs.day",))
ACQUIRE_FOR: Final = words("basilisk.acquire", _CARDS, CARDS, ("ryozen.solo.revelations.buy",))
KEEP: Final = Topic("revelation.keep", ("keep", "discard"), ("ryozen.revelation.choice",))
CLAN_REVEAL: Final = yes_no("clan_house.reveal", ("ryozen.sector.clan_house.day.reveal",))
CLAN_HIRE: Final = maybe("clan_house.hire", _AREAS, _AREA_WORDS, ("ryozen.sector.clan_house.day.hire",))
REPLACE: Final = locations(
    "clan_house.replace",
    ("ryozen.clan_house.hire.replace",),
    [*_PLACES, *_SPOTS, *map(in_hand, ALL_RANKS), *map(in_palace, ALL_RANKS)],
)

STRIKE: Final = places("strike.target", ("ryozen.strike.exists",))
WALL_SPOT: Final = locations("strike.wall", ("ryozen.palace_mode.strike.to_wall",), _SPOTS[:4])
MERCY: Final = maybe("strike.mercy", _CARDS, CARDS, ("ryozen.revelation.mercy.timing",))
HIDE: Final = places("turn.hidden", ("ryozen.strike.flip_back_no_cost",))
UNMASK: Final = places("turn.revealed", ("ryozen.event.card.rumours",))
MOVE_FROM: Final = places("move.companion", ("ryozen.day.move.place_choice",))
MOVE_TO: Final = places("move.space", ("ryozen.day.move.place_choice",))
COPY: Final = words("trickster.companion", ALL_RANKS, RANKS, ("ryozen.companion.ability.trickster",))
NEIGHBOUR: Final = words("hermit.sector", ALL_SECTORS, SECTORS, ("ryozen.companion.ability.hermit",))
PATHFINDER_CHOICE: Final = Topic("pathfinder.action", ("explore", "bonus"), ("ryozen.companion.ability.pathfinder",))
SEER_CHOICE: Final = Topic("seer.action", ("discard", "return"), ("ryozen.companion.ability.seer",))
EVENT_AREA: Final = words("event.area", _AREAS, _AREA_WORDS, ("ryozen.companion.ability.seer",))
HAVEN_SECTOR: Final = words("haven.sector", ALL_SECTORS, SECTORS, ("ryozen.village.tile.moon_harbour",))
PRAYER_LANTERNS: Final = Topic("prayer.lanterns", range(1, 21), ("ryozen.revelation.card.prayer_coral",))

BURNT_CARD: Final = words("event.card", _CARDS, CARDS, ("ryozen.event.card.clan_house_fire",))
MIST: Final = Topic("event.mist", ("discard", "favour"), ("ryozen.event.card.mist_of_oblivion",))
QUAKE: Final = Topic("event.quake", ("shard", "favour"), ("ryozen.event.card.earthquake",))

BASILISK_SPACE: Final = locations("basilisk.space", ("ryozen.solo.golden.choice",), _ANYWHERE)
ACT_CHOICE: Final = Topic(
    "act.choice", [f"{deck}:{way}" for deck in CLANS for way in WAYS], ("ryozen.narrative.acts.choice",)
)
ACT_EXPLORE: Final = yes_no("act.explore", ("ryozen.narrative.acts.surprises",))
ACT_PRICE: Final = Topic("act.price", ("shard", "favour"), ("ryozen.narrative.acts.choice",))

TOPICS: Final[tuple[Topic[Any], ...]] = (
    FIRST_PLAYER,
    CLAN,
    BASILISK_CLAN,
    START_REVELATION,
    COMPANION,
    SPACE,
    SHOWN,
    ABILITY_USE,
    EFFECT_APPLY,
    PALACE_EFFECT,
    TOP_LANTERN,
    LIT_SECTOR,
    DIRECTION,
    GAIN_RESOURCE,
    PAY_RESOURCE,
    LOSE_RESOURCE,
    GAIN_SHARD,
    LOSE_SHARD,
    DISCARD_EVENT,
    OUTSKIRTS_ACTION,
    ALTAR_EXPLORE,
    BONUS,
    SEAL_ORDER,
    ACQUIRE,
    ACQUIRE_FOR,
    KEEP,
    CLAN_REVEAL,
    CLAN_HIRE,
    REPLACE,
    STRIKE,
    WALL_SPOT,
    MERCY,
    HIDE,
    UNMASK,
    MOVE_FROM,
    MOVE_TO,
    COPY,
    NEIGHBOUR,
    PATHFINDER_CHOICE,
    SEER_CHOICE,
    EVENT_AREA,
    HAVEN_SECTOR,
    PRAYER_LANTERNS,
    BURNT_CARD,
    MIST,
    QUAKE,
    BASILISK_SPACE,
    ACT_CHOICE,
    ACT_EXPLORE,
    ACT_PRICE,
)
