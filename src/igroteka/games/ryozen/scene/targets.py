"""Where on the table an option points, and what it is called there."""

from collections.abc import Iterable
from typing import Final

from igroteka.games.ryozen.box import CARDS, Box
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.topics import VILLAGE_WORDS, place_key
from igroteka.games.ryozen.words import EVENTS, PALACE, RANKS, SECTORS, Place, Tile, owner_of, spot_at
from igroteka.kernel.view import View

PLACE_TOPICS: Final = frozenset(
    {"place.space", "strike.target", "strike.wall", "turn.hidden", "turn.revealed", "basilisk.space"}
)
PLACE_TOPICS_MOVE: Final = frozenset({"move.companion", "move.space", "clan_house.replace"})
SECTOR_TOPICS: Final = frozenset({"palace.sector", "hermit.sector", "haven.sector"})
CARD_TOPICS: Final = frozenset(
    {"turn.revelation", "revelation.acquire", "basilisk.acquire", "strike.mercy", "event.card"}
)

GESTURES: Final = {
    "place.companion": frozenset({"place.space"}),
    "place.shown": frozenset({"ability.use", "effect.apply"}),
    "ability.use": frozenset({"effect.apply", "strike.target", "move.companion", "turn.hidden", "turn.revealed"}),
    "effect.apply": frozenset({"gates.event", "altar.bonus", "revelation.acquire", "clan_house.hire"}),
    "palace.effect": frozenset({"palace.sector", "gain.resource"}),
    "palace.top_lantern": frozenset({"palace.sector"}),
    "move.companion": frozenset({"move.space"}),
    "strike.target": frozenset({"strike.wall"}),
}
"""The topics that one click answers together."""


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """Where on the table an option points."""
    s = seen.known
    if topic in PLACE_TOPICS or topic in PLACE_TOPICS_MOVE:
        return placed(s, box, key)
    if topic in SECTOR_TOPICS and key in SECTORS:
        return (key,)
    if topic in CARD_TOPICS and key in CARDS:
        return _card(s, key)
    if topic == "place.companion" and key in RANKS:
        return _of_rank(s, box, sorted(s.hands[s.side])[:9], key)
    if topic == "trickster.companion" and key in RANKS:
        return _of_rank(s, box, s.row, key)
    if topic == "altar.bonus" and key in VILLAGE_WORDS:
        return (f"village:{key}",)
    return _areas(s, topic, key)


def _of_rank(s: State, box: Box, tiles: Iterable[Tile], rank: str) -> tuple[str, ...]:
    """All companions of a rank that the side on turn has there: it makes no difference which is meant."""
    return tuple(f"tile:{t}" for t in tiles if owner_of(t) == s.side and RANKS[box.tables.rank[t]] == rank)


def _card(s: State, key: str) -> tuple[str, ...]:
    """A revelation in front of somebody, or with its area at the Springs."""
    card = CARDS.index(key)
    return (f"spring:{s.display.index(card)}",) if card in s.display else (f"card:{key}",)


def _areas(s: State, topic: str, key: str) -> tuple[str, ...]:
    if topic == "gates.event" and key in EVENTS:
        return (f"event:{s.areas.index(EVENTS.index(key))}",)
    if topic == "event.area":
        return (f"event:{int(key.partition(':')[2]) - 1}",)
    return (key,) if topic == "clan_house.hire" and key.startswith("area:") else ()


def placed(s: State, box: Box, key: str) -> tuple[str, ...]:
    """The companion on a place, or the empty place."""
    places = [place for sector in layout(s, box) for place in sector]
    number = next((place for place in places if place_key(place) == key), -1)
    if number >= 0:
        return (f"tile:{s.board[number]}",) if s.board[number] >= 0 else (f"place:{key}",)
    if s.palace_mode:
        spots = {place_key(spot_at(n)): n for n in range(9)}
        if key in spots:
            there = s.palace[spots[key]]
            return (f"tile:{there}",) if there >= 0 else (f"place:{key}",)
    where, _, rank = key.partition(":")
    if rank:
        return _of_rank(s, box, sorted(s.hands[s.side])[:9] if where == "hand" else s.palace, rank)
    return ("place:palace",) if key == place_key(PALACE) else ()


def layout(s: State, box: Box) -> tuple[tuple[Place, ...], ...]:
    """The places of each sector on this side of the board."""
    return box.tables.boards[s.sides > 2].sectors


def said(seen: View[State], box: Box, topic: str, key: str) -> str:
    """The key whose words name an option: the companion hired, while the row is unchanged; a way of this act."""
    s = seen.known
    if topic == "act.choice" and s.round != 2:
        return key.replace(":", f"_{s.round}:")
    area = int(key.removeprefix("area:")) - 1 if topic == "clan_house.hire" and key.startswith("area:") else -1
    return RANKS[box.tables.rank[s.row[area]]] if s.hiring and 0 <= area < len(s.row) else key
