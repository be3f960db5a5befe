"""Battles for tests: two Houses meet, lay their cards, and play on until somebody has won."""

from tests.games.candelabria.build import NONE, HouseRules, Play, Position, plain


def duel(year: int = 1, house: HouseRules = NONE) -> Position:
    """Seats 0 (Ash) and 1 (Guild) meet in region 1: castle and flame against three flames."""
    make = plain(year=year, house=house).no_flames(0).no_flames(1).castle(0, "1-in").flames(0, "1-cw")
    return make.flames(1, "1-in", "1-cw", "1-ccw").tactics(0).tactics(1)


def lay(s: Play, *cards: tuple[str, str]) -> Play:
    """Each seat that is asked lays its two cards, in seat order; all are revealed."""
    for seat, pair in zip(s.match.deciding(), cards, strict=True):
        for card in pair:
            if s.match.ask and any(ask.seat == seat for ask in s.match.asks if ask.topic.name == "battle.card"):
                s.play_as(seat, card)
    return s


def finish(s: Play) -> Play:
    """Decline everything until the battle is decided."""
    while not s.values_of("battle.won"):
        s.match.answer("none" if "none" in s.keys else "pass" if "pass" in s.keys else s.keys[0], s.seat)
    return s
