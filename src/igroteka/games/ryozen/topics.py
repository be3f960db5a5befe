"""Every kind of question the rules ask, with all the answers it may ever offer.

What a question is about: the side for which the answer is given (a number; after the last seat it is the Basilisk), and
words: the rank to be placed or hired, the card to be kept, the location whose day effect it is, the deck and its act.
"""

from collections.abc import Sequence
from typing import Any, Final

from igroteka.games.ryozen.box import CARDS
from igroteka.games.ryozen.words import (
    AREAS_MAX,
    CLANS,
    EMBRASURE,
    EVENTS,
    HAND,
    IN_PALACE,
    PALACE,
    PLACES_MAX,
    RANKS,
    RESOURCES,
    SECTORS,
    SHARDS,
    TOP,
    VILLAGES,
    WALL,
    Place,
    rank_there,
)
from igroteka.kernel.ask import Topic, yes_no

VILLAGE_WORDS: Final = (*VILLAGES, "start", "altar")
WAYS: Final = ("first", "second")  # of a story, chosen in its Act II


PLACE_WORDS: Final = (
    *(f"{sector}:{n + 1}" for sector in SECTORS for n in range(PLACES_MAX)),
    "palace",
    *(f"wall:{n + 1}" for n in range(4)),
    *(f"embrasure:{n + 1}" for n in range(4)),
    "top",
)


def place_key(code: int) -> str:
    """A location in words: ``gates:1``, ``palace``, ``wall:1``, ``hand:warrior``, ``palace:warrior``."""
    if code >= IN_PALACE:
        return f"palace:{RANKS[rank_there(code)]}"
    return f"hand:{RANKS[rank_there(code)]}" if code >= HAND else PLACE_WORDS[code]


def words(name: str, all_words: Sequence[str], rules: tuple[str, ...]) -> Topic[int]:
    """A topic whose options are small ids with a word each."""
    return Topic(name, range(len(all_words)), rules, key=all_words.__getitem__)


def maybe(name: str, all_words: Sequence[str], rules: tuple[str, ...]) -> Topic[int | None]:
    """The same with the option to decline."""
    return Topic(name, [*range(len(all_words)), None], rules, key=lambda value: all_words[value or 0])


def locations(name: str, rules: tuple[str, ...], codes: Sequence[int]) -> Topic[int]:
    """A topic whose options are locations."""
    return Topic(name, codes, rules, key=place_key)


def places(name: str, rules: tuple[str, ...]) -> Topic[Place]:
    """A topic whose options are places of the sectors."""
    return Topic(name, [Place(place) for place in range(PALACE)], rules, key=place_key)


_PLACES: Final = range(PALACE)
_SPOTS: Final = range(PALACE + 1, TOP + 1)
_AREAS: Final = tuple(f"area:{n + 1}" for n in range(AREAS_MAX))

FIRST_PLAYER: Final = Topic("setup.first", range(4), ("ryozen.setup.04.first_player",), key=lambda seat: f"seat:{seat}")
CLAN: Final = words("setup.clan", CLANS, ("ryozen.setup.05.clan",))
BASILISK_CLAN: Final = words("setup.basilisk_clan", CLANS, ("ryozen.solo.setup.5_clans",))

START_REVELATION: Final = maybe("turn.revelation", CARDS, ("ryozen.day.turn.start_revelation",))
COMPANION: Final = words("place.companion", RANKS, ("ryozen.day.place.must",))
SPACE: Final = locations("place.space", ("ryozen.day.place.must", "ryozen.day.place.paid"), range(TOP + 1))
SHOWN: Final = Topic("place.shown", ("revealed", "hidden"), ("ryozen.day.place.revealed", "ryozen.day.place.hidden"))
ABILITY_USE: Final = yes_no("ability.use", ("ryozen.day.place.ability_optional",))
EFFECT_APPLY: Final = yes_no("effect.apply", ("ryozen.day.effect.after_place", "ryozen.day.effect.optional"))

PALACE_EFFECT: Final = Topic(
    "palace.effect", ("resource", "lantern", None), ("ryozen.palace.day.resource", "ryozen.palace.day.lantern")
)
TOP_LANTERN: Final = yes_no("palace.top_lantern", ("ryozen.palace_mode.top.effect.lantern",))
LIT_SECTOR: Final = words("palace.sector", SECTORS, ("ryozen.palace.day.lantern",))
DIRECTION: Final = Topic(
    "palace.direction", ("clockwise", "counter_clockwise"), ("ryozen.solo.turn.3_palace.direction",)
)

GAIN_RESOURCE: Final = words("gain.resource", RESOURCES, ("ryozen.resource.any",))
PAY_RESOURCE: Final = Topic("pay.resource", range(3), ("ryozen.resource.any",), key=RESOURCES.__getitem__, payment=True)
LOSE_RESOURCE: Final = words("lose.resource", RESOURCES, ("ryozen.resource.any",))
GAIN_SHARD: Final = words("gain.shard", SHARDS, ("ryozen.shard.types",))
LOSE_SHARD: Final = words("lose.shard", SHARDS, ("ryozen.event.choice_owner",))

DISCARD_EVENT: Final = maybe("gates.event", EVENTS, ("ryozen.sector.gates.day.discard_event",))
OUTSKIRTS_ACTION: Final = Topic(
    "outskirts.action",
    ("explore", "build", None),
    ("ryozen.sector.outskirts.day.explore", "ryozen.sector.outskirts.day.build"),
    none="done",
)
ALTAR_EXPLORE: Final = yes_no("altar.explore", ("ryozen.sector.altar.day.explore",))
BONUS: Final = maybe("altar.bonus", VILLAGE_WORDS, ("ryozen.sector.altar.day.bonus",))
SEAL_ORDER: Final = Topic("altar.seal", ("before", "after"), ("ryozen.golden.seal_timing",))
ACQUIRE: Final = maybe("revelation.acquire", CARDS, ("ryozen.sector.springs.day",))
ACQUIRE_FOR: Final = words("basilisk.acquire", CARDS, ("ryozen.solo.revelations.buy",))
KEEP: Final = Topic("revelation.keep", ("keep", "discard"), ("ryozen.revelation.choice",))
CLAN_REVEAL: Final = yes_no("clan_house.reveal", ("ryozen.sector.clan_house.day.reveal",))
CLAN_HIRE: Final = maybe("clan_house.hire", _AREAS, ("ryozen.sector.clan_house.day.hire",))
REPLACE: Final = locations(
    "clan_house.replace",
    ("ryozen.clan_house.hire.replace",),
    [*_PLACES, *_SPOTS, *range(HAND, HAND + 16), *range(IN_PALACE, IN_PALACE + 16)],
)

STRIKE: Final = places("strike.target", ("ryozen.strike.exists",))
WALL_SPOT: Final = locations("strike.wall", ("ryozen.palace_mode.strike.to_wall",), range(WALL, EMBRASURE))
MERCY: Final = maybe("strike.mercy", CARDS, ("ryozen.revelation.mercy.timing",))
HIDE: Final = places("turn.hidden", ("ryozen.strike.flip_back_no_cost",))
UNMASK: Final = places("turn.revealed", ("ryozen.event.card.rumours",))
MOVE_FROM: Final = places("move.companion", ("ryozen.day.move.place_choice",))
MOVE_TO: Final = places("move.space", ("ryozen.day.move.place_choice",))
COPY: Final = words("trickster.companion", RANKS, ("ryozen.companion.ability.trickster",))
NEIGHBOUR: Final = words("hermit.sector", SECTORS, ("ryozen.companion.ability.hermit",))
PATHFINDER_CHOICE: Final = Topic("pathfinder.action", ("explore", "bonus"), ("ryozen.companion.ability.pathfinder",))
SEER_CHOICE: Final = Topic("seer.action", ("discard", "return"), ("ryozen.companion.ability.seer",))
EVENT_AREA: Final = words("event.area", _AREAS, ("ryozen.companion.ability.seer",))
HAVEN_SECTOR: Final = words("haven.sector", SECTORS, ("ryozen.village.tile.moon_harbour",))
PRAYER_LANTERNS: Final = Topic("prayer.lanterns", range(1, 21), ("ryozen.revelation.card.prayer_coral",))

BURNT_CARD: Final = words("event.card", CARDS, ("ryozen.event.card.clan_house_fire",))
MIST: Final = Topic("event.mist", ("discard", "favour"), ("ryozen.event.card.mist_of_oblivion",))
QUAKE: Final = Topic("event.quake", ("shard", "favour"), ("ryozen.event.card.earthquake",))

BASILISK_SPACE: Final = locations("basilisk.space", ("ryozen.solo.golden.choice",), range(TOP + 1))
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
