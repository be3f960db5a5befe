"""The contents of the box, and what the text fixes about lost pictures."""

from collections import Counter

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.box.tables import Board
from igroteka.games.candelabria.query import strength
from igroteka.games.candelabria.words import LANDS, TERRITORIES, Region, Territory, bits, region_of
from igroteka.kernel.game import SetupError
from igroteka.testing import rule
from tests.games.candelabria.build import TABLES, table, tactic, territory

SMALL, LARGE = TABLES.boards


@rule("candelabria.meta.players", "candelabria.quest.solo", "candelabria.wither.no_solo")
def test_three_to_five_play_and_two_have_their_own_mode() -> None:
    assert {(mode.name, mode.seats) for mode in GAME.modes} == {("base", (3, 4, 5)), ("two", (2,))}
    with pytest.raises(SetupError, match="3, 4, 5 seats, not 6"):
        GAME.setup("base", 6)
    with pytest.raises(SetupError):
        GAME.setup("base", 1, quests="on", withering="on")


@rule("candelabria.comp.board.sides", "candelabria.comp.board.regions", "candelabria.setup.region_tokens.small")
def test_one_side_has_eight_regions_and_the_other_ten() -> None:
    assert (SMALL.highest, LARGE.highest) == (8, 10)
    assert len(BOX.region) == 10 and len({row.colour for row in BOX.region}) == 10
    assert len(table().state.temples) == 8 + 1
    assert len(table("ash", "guild", "seeders", "coven").state.temples) == 10 + 1


@pytest.mark.parametrize("board", [SMALL, LARGE], ids=["small", "large"])
@rule("candelabria.comp.board", "candelabria.comp.board.territories", "candelabria.territory.six")
def test_a_region_has_three_territories_with_three_symbols(board: Board) -> None:
    for region in range(1, board.highest + 1):
        inside = bits(board.region[region])
        assert len(inside) == 3
        assert len({board.symbol[at] for at in inside}) == 3
    assert {LANDS[symbol] for symbol in board.symbol} == {"curse", "barracks", "forge", "mine", "portal", "tavern"}


@rule("candelabria.comp.board.territories")
def test_the_text_fixes_some_symbols() -> None:
    def symbols(board: Board, region: int) -> set[str]:
        return {LANDS[board.symbol[at]] for at in bits(board.region[region])}

    for board in (SMALL, LARGE):
        assert "curse" in symbols(board, 2) and "curse" in symbols(board, 3)
        assert "forge" in symbols(board, 8)
        assert {"tavern", "portal"} <= symbols(board, 4)
        assert all("mine" in symbols(board, region) for region in range(1, board.highest + 1))
    assert {"tavern", "portal"} <= symbols(LARGE, 9)
    counts = Counter(LANDS[symbol] for symbol in LARGE.symbol)
    assert counts == {"mine": 10, "curse": 4, "barracks": 4, "forge": 4, "portal": 4, "tavern": 4}


def regions_of(territories: tuple[Territory, ...]) -> set[int]:
    return {region_of(at) for at in territories}


@rule("candelabria.comp.board.adjacency.region", "candelabria.maneuver.adjacency")
def test_regions_are_adjacent_over_borders_and_bridges() -> None:
    near = {region: regions_of(bits(LARGE.around(LARGE.region[region]))) - {region} for region in range(1, 11)}
    assert near[1] == {2, 4, 6}  # borders only
    assert 10 in near[8]  # a bridge
    assert near[6] == {1, 2, 3, 4, 5, 7, 8, 9, 10}
    for region, others in near.items():
        assert all(region in near[other] for other in others)


@rule("candelabria.maneuver.adjacency")
def test_a_territory_borders_on_its_neighbours_and_bridges_only() -> None:
    assert {TERRITORIES[at] for at in bits(LARGE.near[territory("8-ccw")])} == {"7-cw", "8-cw", "8-in", "10-cw"}
    assert {TERRITORIES[at] for at in bits(SMALL.near[territory("3-cw")])} == {"3-ccw", "3-in", "5-ccw", "8-cw"}
    assert not LARGE.near[territory("1-in")] >> territory("2-ccw") & 1  # they touch in a point


@rule(
    "candelabria.comp.vp_markers",
    "candelabria.comp.house_boards",
    "candelabria.comp.war_boards",
    "candelabria.comp.castles",
    "candelabria.meta.one_house",
)
def test_five_houses_play_with_five() -> None:
    state = table("ash", "guild", "seeders", "coven", "knights").state
    assert sorted(state.houses) == [0, 1, 2, 3, 4]
    assert len(state.vp) == len(state.castles) == 5
    assert len(TABLES.weak) == 5 and all(len(cells) == 2 for cells in TABLES.weak)


@rule("candelabria.comp.house_board.abilities")
def test_each_house_has_three_abilities_of_its_own() -> None:
    for house in ("ash", "guild", "seeders", "coven", "knights"):
        assert [row.year for row in BOX.ability if row.house == house] == [1, 2, 3]
    assert len({(row.effect, row.house) for row in BOX.ability}) == 15


@rule("candelabria.comp.war_board.back")
def test_the_war_boards_differ_and_ash_can_extinguish() -> None:
    assert len({row.weak[0].__repr__() + row.weak[1].__repr__() for row in BOX.house}) == 5
    assert BOX.house[0].weak == ({"extinguish": 1}, {"vp": 1})


@rule(
    "candelabria.comp.candle_cards.house",
    "candelabria.comp.candle_cards.enhanced",
    "candelabria.setup.player.kit.candle_cards",
)
def test_twenty_five_house_candles_and_fifty_enhanced() -> None:
    houses = Counter(card.house for card in BOX.candle)
    assert houses.pop(None) == 50
    assert set(houses.values()) == {5} and len(houses) == 5
    for house in houses:
        assert sorted(card.year for card in BOX.candle if card.house == house) == [1, 1, 1, 2, 3]


@rule("candelabria.comp.candle_card.properties", "candelabria.comp.candle_card.cost", "candelabria.icon.wax_cost")
def test_a_candle_has_a_price_and_one_or_two_properties() -> None:
    assert all(len(card.effects) in (1, 2) and card.wax >= 0 for card in BOX.candle)
    enhanced = [(card.year, card.wax, tuple(card.effects.items())) for card in BOX.candle if card.house is None]
    assert len(set(enhanced)) == 50


@rule("candelabria.comp.curse_cards", "candelabria.mist.region6")
def test_nine_curses_one_for_each_region_but_the_centre() -> None:
    assert sorted(card.region for card in BOX.curse) == [1, 2, 3, 4, 5, 7, 8, 9, 10]
    assert len({card.effect for card in BOX.curse}) == 9


@rule("candelabria.comp.tactics_cards", "candelabria.setup.player.kit.tactics")
def test_seventy_five_common_tactics_and_three_for_each_house() -> None:
    assert sum(card.copies for card in BOX.tactic if card.house is None) == 75
    assert Counter(card.house for card in BOX.tactic if card.house) == dict.fromkeys(
        ("ash", "guild", "seeders", "coven", "knights"), 3
    )
    assert not BOX.tactic[tactic("T16")].neutralises and BOX.tactic[tactic("T14")].neutralises


@rule(
    "candelabria.comp.candles",
    "candelabria.setup.player.kit.candles",
    "candelabria.role.explorer.fires",
    "candelabria.role.pilgrim.fires",
    "candelabria.role.warrior.fires",
)
def test_three_roles_with_two_three_and_four_fires() -> None:
    assert [(row.id, row.fires) for row in BOX.role] == [("explorer", 2), ("pilgrim", 3), ("warrior", 4)]
    assert len(table().state.candles) == 3 * 3


def number(word: str) -> int:
    return next(row.value for row in BOX.number if row.id == word)


@rule(
    "candelabria.comp.candle_fires",
    "candelabria.comp.earth_flames",
    "candelabria.comp.resources",
    "candelabria.setup.player.kit.fires",
    "candelabria.setup.player.kit.flames",
)
def test_counts_of_fires_flames_and_cubes() -> None:
    assert (number("candle_fires") * 5, number("earth_flames") * 5) == (60, 125)
    assert (number("wax"), number("gold")) == (50, 50)


@rule("candelabria.comp.upgrade_tokens", "candelabria.comp.upgrade_token.cost", "candelabria.icon.gold_cost")
def test_thirty_six_upgrades_cost_their_year() -> None:
    assert len(BOX.upgrade) == 33 and sum(row.copies for row in BOX.upgrade) == 36
    assert {row.id for row in BOX.upgrade if row.copies == 2} == {"steal_on_deploy", "light_on_deploy", "plus_mine"}
    assert TABLES.price == (0, 1, 2, 3)
    assert all(row.year == 3 for row in BOX.upgrade if row.effect.startswith("end_"))


@rule("candelabria.comp.temples", "candelabria.setup.temples")
def test_eighteen_temple_levels_of_three_colours() -> None:
    assert [(row.id, row.copies) for row in BOX.temple] == [("white", 6), ("grey", 6), ("black", 6)]
    assert table().state.temple_supply == (6, 6, 6)


@rule("candelabria.comp.curse_figures", "candelabria.comp.cursed_flame_tokens")
def test_every_curse_of_a_year_can_be_on_the_board_for_one_owner() -> None:
    make = table().flames(0, "1-in").at_curse(1, s0=1).at_curse(2, s0=1).at_curse(3, s0=1).war()
    s = make.play("region:8", "region:8", "region:8")
    assert s.values_of("war.curse_placed") == [(0, 1, 8), (0, 2, 8), (0, 3, 8)]


@rule("candelabria.comp.region_tokens")
def test_ten_regions_on_the_large_side_can_be_afflicted_or_not() -> None:
    state = table("ash", "guild", "seeders", "coven").mist().state
    assert state.afflicted == 0 and LARGE.highest == 10


@rule("candelabria.comp.castle.strength", "candelabria.comp.earth_flame.strength", "candelabria.comp.candle.strength")
def test_strength_of_castle_flame_and_candle() -> None:
    make = table().no_flames(0).castle(0, "1-in")
    assert strength(make.state, BOX, 0, Region(1)) == 4
    make.flames(0, "1-cw")
    assert strength(make.state, BOX, 0, Region(1)) == 5
    make.candle(0, "warrior", "1-cw", fires=3)
    assert strength(make.state, BOX, 0, Region(1)) == 8


@rule("candelabria.battle.strength")
def test_only_pieces_in_the_region_count() -> None:
    make = table().candle(2, "explorer", "1-ccw", fires=2).candle(2, "warrior", "7-in", fires=4)
    assert strength(make.state, BOX, 2, Region(1)) == 2 and strength(make.state, BOX, 2, Region(7)) == 4
    assert strength(make.state, BOX, 1, Region(7)) == 0


@rule("candelabria.comp.candle_card.house_symbol")
def test_a_house_symbol_does_not_bind_a_card() -> None:
    s = table().hand(1, "A2").order(1, 0, 2).play("pilgrim:A2")
    assert s.state.cards[1 * 3 + 1] == 1
