"""What hints of Candelabria give as reasons."""

from igroteka.games.candelabria.bots.worth import (
    AT_CURSE,
    CUBES,
    FIRE,
    FLAMES,
    HELD,
    LAID,
    LAST_TACTIC,
    PILE,
    POINT,
    POWER,
    TACTIC,
    add_region,
    fought_over,
)
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.score import end_points
from igroteka.games.candelabria.state import BATTLES, State, at_curse
from igroteka.games.candelabria.words import CURSE_PLACES, OWN_CANDLES, OWN_CELLS
from igroteka.kernel.ask import Seat
from igroteka.kernel.game import Fact


def facts(s: State, box: Box, seat: Seat) -> list[Fact]:
    """Points, points to come, and means."""
    late = s.stage >= BATTLES
    years = 3 - s.year if late else 4 - s.year
    at_end = sum(points for _, points in end_points(s, box, seat))
    tactic = TACTIC if years else LAST_TACTIC
    powers = (s.powers[seat] & box.tables.tokens).bit_count()
    cards = s.held[seat] * (0 if late else HELD) + len(s.piles[seat]) * PILE * max(years - 1, 0)
    numbers = (
        ("points", s.vp[seat], POINT),
        ("end", at_end, POINT * 2 // 3),
        ("cubes", s.wax[seat] + s.gold[seat], CUBES[years]),
        ("tactics", len(s.tactics[seat]), tactic),
        ("flames", s.flames[seat].bit_count(), FLAMES[years]),
        ("fires", sum(s.fires[OWN_CANDLES[seat]]), FIRE),
        ("upgrades", powers, POWER * years),
        ("laid", sum(card >= 0 for card in s.cells[OWN_CELLS[seat]]), LAID),
        ("at_curse", sum(s.curse_flames[at_curse(s, place, seat)] for place in CURSE_PLACES), AT_CURSE),
    )
    found = [Fact(name, amount, amount * each) for name, amount, each in numbers]
    return [*found, Fact("candles", s.held[seat] + len(s.piles[seat]), cards), *battles(s, box, seat)]


def battles(s: State, box: Box, seat: Seat) -> list[Fact]:
    """The seat's chances in the coming battles, as its share of their points."""
    found = []
    for region in fought_over(s, box) if s.order else ():
        worth = [0] * s.seats
        add_region(s, box, region, worth)
        share = worth[seat] / (POINT * box.tables.battle_vp[s.year])
        found.append(Fact("battle", share, worth[seat], (region + 1,)))
    return found
