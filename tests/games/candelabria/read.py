"""What a test reads from a play: hands, figures, temples, upgrades."""

from igroteka.games.candelabria.query import levels
from igroteka.games.candelabria.rules.cards import hand, span
from igroteka.games.candelabria.state import at_curse
from igroteka.games.candelabria.topics import CANDLES
from igroteka.games.candelabria.words import CANDLES_OF, COLOURS, CURSE_PLACES, ROLES, TERRITORIES
from tests.games.candelabria.build import ALL_TOKENS, TABLES, TACTICS, Play


def hand_of(s: Play, seat: int) -> list[str]:
    """A seat's candle cards."""
    return sorted((CANDLES[card] for card in hand(s.state, seat)), key=CANDLES.index)


def knowers_of(s: Play, seat: int) -> list[int]:
    """Who knows each card of a seat's hand."""
    first, end = span(s.state, seat)
    return s.state.hands.knowers[first:end]


def tactics_of(s: Play, seat: int) -> list[str]:
    return [TACTICS[card] for card in s.state.tactics[seat]]


def fires_of(s: Play, seat: int, role: str) -> int:
    return s.state.fires[CANDLES_OF[seat][ROLES.index(role)]]


def place_of(s: Play, seat: int, role: str) -> str:
    """Where a candle stands."""
    at = s.state.candles[CANDLES_OF[seat][ROLES.index(role)]]
    return TERRITORIES[at] if at >= 0 else "nowhere"


def castle_of(s: Play, seat: int) -> str:
    return TERRITORIES[s.state.castles[seat]]


def temples_of(s: Play, region: int) -> list[str]:
    """A region's temples, bottom first."""
    return [COLOURS[colour] for colour in levels(s.state.temples[region])]


def at_curses(s: Play, seat: int) -> list[int]:
    """The seat's flames at the three curses."""
    return [s.state.curse_flames[at_curse(s.state, place, seat)] for place in CURSE_PLACES]


def upgrades_of(s: Play, seat: int) -> list[str]:
    return [TABLES.token_id(token) for token in ALL_TOKENS if s.state.powers[seat] >> token & 1]
