"""The years, their seasons, and Mist."""

from igroteka.games.candelabria.state import FINAL, IGNITION, MIST
from igroteka.games.candelabria.topics import CURSES
from igroteka.games.candelabria.words import NO_CURSE
from igroteka.kernel.ask import EVERYONE
from igroteka.testing import rule
from tests.games.candelabria.build import Play, table
from tests.games.candelabria.read import hand_of, knowers_of

FOUR = ("ash", "guild", "seeders", "coven")


def drawn(*curses: str) -> list[int]:
    return [CURSES.index(curse) for curse in curses]


def mist(*houses: str, year: int = 1, luck: tuple[str, ...] = ()) -> Play:
    """The Mist of a year."""
    return table(*houses, year=year).mist().play(luck=drawn(*luck))


@rule(
    "candelabria.mist.draw",
    "candelabria.mist.draw.curse",
    "candelabria.mist.purpose",
    "candelabria.comp.curse_board",
    "candelabria.flow.season.mist",
)
def test_three_curses_are_drawn_and_laid_from_left_to_right() -> None:
    s = mist(*FOUR, luck=("curse_8", "curse_2", "curse_10"))
    assert [CURSES[card] for card in s.state.curses] == ["curse_8", "curse_2", "curse_10"]
    assert [values[:2] for values in s.values_of("mist.curse")] == [(1, "curse_8"), (2, "curse_2"), (3, "curse_10")]
    assert s.state.stage == IGNITION


@rule(
    "candelabria.mist.afflicted",
    "candelabria.mist.afflicted.token",
    "candelabria.comp.region_token.when",
    "candelabria.comp.curse_card.region",
)
def test_the_regions_of_the_curses_are_afflicted() -> None:
    s = mist(*FOUR, luck=("curse_8", "curse_2", "curse_10"))
    assert [region for region in range(1, 11) if s.state.afflicted >> region & 1] == [2, 8, 10]


@rule("candelabria.mist.draw.house_candle")
def test_house_candles_go_to_their_houses_seen_by_all() -> None:
    s = mist(*FOUR, year=2)
    assert [hand_of(s, seat)[-1] for seat in range(4)] == ["A4", "G4", "O4", "N4"]
    for seat in range(4):
        assert knowers_of(s, seat) == [EVERYONE] * 4
    s = mist(*FOUR, year=3)
    assert [hand_of(s, seat)[-1] for seat in range(4)] == ["A5", "G5", "O5", "N5"]


@rule("candelabria.mist.draw.three_players")
def test_three_players_draw_two_curses_after_the_first_year() -> None:
    assert [sum(card >= 0 for card in mist(year=year).state.curses) for year in (1, 2, 3)] == [3, 2, 2]
    assert [sum(card >= 0 for card in mist(*FOUR, year=year).state.curses) for year in (1, 2, 3)] == [3, 3, 3]


@rule("candelabria.mist.region6", "candelabria.mist.others_once")
def test_every_region_but_the_centre_is_afflicted_exactly_once() -> None:
    make, seen = table(*FOUR).mist(), list[int]()
    for year in (1, 2, 3):
        make.season(MIST).state.year = year
        make.state.curses, make.state.afflicted = (NO_CURSE,) * 3, 0
        make.resume(make.play(seed=year))
        seen += [region for region in range(1, 11) if make.state.afflicted >> region & 1]
    assert sorted(seen) == [1, 2, 3, 4, 5, 7, 8, 9, 10]


@rule("candelabria.mist.afflicted.interaction")
def test_an_afflicted_region_can_be_entered_and_used() -> None:
    s = table().curses("curse_7", "curse_1").play("maneuver:A1", "castle", "7-cw")
    assert s.topic == "mine.take"
    s.play("wax:2:gold:0")
    assert s.state.wax[0] == 4


@rule("candelabria.example.mist.region5", "candelabria.mist.afflicted")
def test_example_a_curse_card_of_region_five_stops_the_battle_there() -> None:
    s = mist(luck=("curse_5", "curse_1", "curse_2"))
    assert s.state.afflicted >> 5 & 1
    fought = [
        [region for _, region, _ in table().flames(0, "5-in").curses(curse).war().play().values_of("battle.won")]
        for curse in ("curse_5", "curse_1")
    ]
    assert fought == [[8, 2, 3], [2, 3, 5, 8]]


@rule(
    "candelabria.flow.seasons",
    "candelabria.flow.season.ignition",
    "candelabria.flow.season.war",
    "candelabria.war.stages",
)
def test_a_year_is_mist_ignition_and_war() -> None:
    s = table().mist().play()
    assert s.state.stage == IGNITION and s.topic == "ignition.turn"
    kinds = [event.kind.name for event in s.events]
    assert kinds.index("mist.year") < kinds.index("mist.curse") < kinds.index("ignition.began")
    make = table()
    for seat in range(3):
        make.hand(seat)
    s = make.hand(2, "O1").order(2, 0, 1).play("maneuver:O1", "done")
    order = [event.kind.name for event in s.events if event.kind.name in ("war.began", "battle.won", "endwar.done")]
    assert order == ["war.began", "battle.won", "battle.won", "battle.won", "endwar.done"]


@rule("candelabria.flow.years", "candelabria.end.game", "candelabria.flow.final")
def test_after_the_third_year_the_game_is_over() -> None:
    s = table(year=3).end_of_war().play()
    assert s.state.stage == FINAL and s.result.reason == "years"
    s = table(year=2).end_of_war().play()
    assert s.match.result is None and s.state.year == 3
    assert s.values_of("mist.year") == [(3,)]


@rule("candelabria.flow.persist")
def test_between_years_flames_castles_temples_upgrades_resources_and_order_stay() -> None:
    make = table("ash", "guild", "coven").flames(0, "1-in").upgrade(0, "end_curse").storage(0, 4, 5).order(2, 0, 1)
    before = make.end_of_war().state.copy()
    s = make.play()
    after = s.state
    assert after.year == 2
    assert (after.flames, after.castles, after.temples) == (before.flames, before.castles, before.temples)
    assert (after.powers, after.wax, after.gold, after.order) == (before.powers, before.wax, before.gold, before.order)
    assert after.tactics == before.tactics
