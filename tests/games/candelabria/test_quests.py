"""Quests: dealing, claiming, personal ones, two players."""

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.rules import effects, territories
from igroteka.games.candelabria.rules.quests import BLOCKED, GONE, NO_FLAME
from igroteka.games.candelabria.words import CARD, QUESTS, UPGRADE
from igroteka.kernel.ask import EVERYONE, only
from igroteka.kernel.pile import changed
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.candelabria.build import Play, Position, plain, quest


def with_quests(*houses: str, year: int = 1, two: bool = False) -> Position:
    return plain(*houses, year=year, two=two, quests=True)


def done(s: Play) -> list[tuple[int, str, int]]:
    """Claimed quests: seat, quest, VP."""
    return [(int(seat), str(word), int(vp)) for seat, word, vp in s.values_of("quest.done")]


# Dealing


@rule("candelabria.quest.cards")
def test_twenty_four_quests_of_two_types() -> None:
    assert len(BOX.quest) == 24
    assert [row.type for row in BOX.quest].count("annual") == 12
    assert tuple(row.id for row in BOX.quest) == QUESTS


def dealt() -> Play:
    """Three seats have been dealt two quests each and are choosing."""
    return scenario(GAME, seats=3, seed=5, quests="on")


@rule("candelabria.quest.deal", "candelabria.quest.personal", "candelabria.quest.choice", "candelabria.quest.common")
def test_each_keeps_one_of_two_in_secret_and_the_others_are_common() -> None:
    s = dealt()
    assert s.topic == "quest.keep" and s.match.deciding() == [0, 1, 2]
    hands = [s.state.personal.things[seat * 2 : seat * 2 + 2] for seat in range(3)]
    assert len({card for hand in hands for card in hand}) == 6
    assert s.state.personal.knowers == [only(seat) for seat in (0, 0, 1, 1, 2, 2)]
    assert [s.match.asked(seat).keys for seat in range(3)] == [
        tuple(QUESTS[card] for card in sorted(hand)) for hand in hands
    ]
    personal = [min(hand) for hand in hands]
    for seat in range(3):
        assert s.values_of("quest.common") == []
        s.play_as(seat, QUESTS[personal[seat]])
    assert s.state.personal.things == personal and s.state.personal.knowers == [only(0), only(1), only(2)]
    assert s.state.common == tuple(max(hand) for hand in hands)
    assert s.match.view(1).known.personal.things == [-1, personal[1], -1]


@rule("candelabria.quest.deal")
def test_undealt_quests_stay_out() -> None:
    s = dealt()
    assert len(s.state.quest_pool.unseen) == 24 - 6


# Annual quests


@rule("candelabria.quest.annual.vp", "candelabria.quest.reward_idea")
@pytest.mark.parametrize(("year", "vp"), [(1, 4), (2, 8), (3, 12)])
def test_an_annual_quest_scores_by_year(year: int, vp: int) -> None:
    s = with_quests(year=year).quests("flame_out").due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in")
    assert done(s) == [(0, "flame_out", vp)] and s.state.vp == (vp, 0, 0)


@rule("candelabria.quest.annual.once_per_year", "candelabria.quest.annual.mark")
def test_an_annual_quest_is_done_once_a_year() -> None:
    make = (
        with_quests().quests("flame_out").due(effects.extinguish, 1, UPGRADE, 1).due(effects.extinguish, 0, UPGRADE, 2)
    )
    s = make.play("flame:1:2-in", "pass", "flame:1:2-cw", "pass", "flame:0:8-in")
    assert done(s) == [(0, "flame_out", 4)]
    assert s.state.quest_slots[quest("flame_out")] == 0 + 1  # a flame of seat 0 lies on the card
    assert s.state.supply[0] == 21 + 1 - 1


@rule("candelabria.quest.annual.reset", "candelabria.quest.annual.repeat")
def test_annual_quests_open_again_in_every_mist() -> None:
    make = with_quests(year=2).quests("flame_out").marks("flame_out", 1)
    assert make.state.supply[0] == 20
    s = make.mist().play()
    assert s.state.supply[0] == 21 and s.state.quest_slots[quest("flame_out")] == 0
    kinds = [event.kind.name for event in s.events]
    assert kinds.index("quest.reopened") < kinds.index("mist.curse")
    s = make.resume(s).due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in")
    assert done(s) == [(0, "flame_out", 8)]


# Hierarchical quests


@rule(
    "candelabria.quest.hier.vp",
    "candelabria.quest.hier.mark",
    "candelabria.quest.hier.immediate",
    "candelabria.quest.hier.repeat",
    "candelabria.quest.hier.first_three",
)
def test_a_hierarchical_quest_gives_twelve_eight_and_four() -> None:
    make = with_quests().quests("three_tactics")
    for seat in (1, 0, 0):
        make.due(effects.take_tactic, seat, 3, 0)
    s = make.play()
    for wanted in ((12, 0, 0), (20, 0, 0), (20, 4, 0)):
        for _ in range(3):
            s.play(s.keys[0])
        assert s.state.vp == wanted
    assert done(s) == [(0, "three_tactics", 12), (0, "three_tactics", 8), (1, "three_tactics", 4)]


@rule("candelabria.quest.hier.duration")
def test_a_hierarchical_quest_stays_over_the_years() -> None:
    make = with_quests(year=2).quests("three_tactics").marks("three_tactics", 1)
    s = make.mist().play()
    assert s.state.quest_slots[quest("three_tactics")] == 1


@rule("candelabria.quest.hier.remove", "candelabria.example.quest.hier")
def test_example_the_third_slot_gives_four_and_the_card_leaves() -> None:
    make = with_quests().quests("three_candles").marks("three_candles", 2, 3).hand(0, "U01")
    make.candle(0, "explorer", "8-in").candle(0, "warrior", "8-in")
    s = make.play("pilgrim:U01")
    assert done(s) == [(0, "three_candles", 4)] and s.values_of("quest.gone") == [("three_candles",)]
    assert s.state.common == () and s.state.quest_slots[quest("three_candles")] == GONE
    assert s.state.supply == (21, 21, 21)  # the flames went back


@rule("candelabria.example.quest.annual")
def test_example_ash_builds_a_temple_in_year_two() -> None:
    make = with_quests(year=2).quests("build_temple").storage(0, 0, 2).due(territories.forge, 0, 1, 0)
    s = make.play("temple:grey")
    assert done(s) == [(0, "build_temple", 8)] and s.state.vp[0] == 8
    assert s.state.quest_slots[quest("build_temple")] == 1


# Personal quests, timing


@rule("candelabria.quest.personal")
def test_only_its_owner_claims_a_personal_quest_and_so_reveals_it() -> None:
    make = (
        with_quests()
        .quests(s0="flame_out")
        .due(effects.extinguish, 0, UPGRADE, 1)
        .due(effects.extinguish, 1, UPGRADE, 1)
    )
    s = make.play("flame:0:8-in", "pass")
    assert done(s) == [] and s.match.view(1).known.personal.things[0] == -1
    s.play("flame:1:2-in")
    assert done(s) == [(0, "flame_out", 4)]
    assert s.state.personal.knowers[0] == EVERYONE
    assert s.match.view(1).known.personal.things[0] == quest("flame_out")


@rule("candelabria.quest.personal")
def test_a_hierarchical_personal_quest_fills_its_own_slots() -> None:
    make = with_quests().quests(s0="three_tactics").due(effects.take_tactic, 0, 3, 0).due(effects.take_tactic, 0, 3, 0)
    s = make.play()
    for _ in range(6):
        s.play(s.keys[0])
    assert [vp for _, _, vp in done(s)] == [12, 8]


@rule("candelabria.quest.timing", "candelabria.quest.common")
def test_one_event_completes_each_fitting_card_before_the_next_effect() -> None:
    make = with_quests().quests("candle_out", "candle_last_fire").candle(1, "pilgrim", "2-in", fires=1)
    s = make.due(effects.extinguish, 0, CARD, 2).play("candle:1:pilgrim")
    assert sorted(done(s)) == [(0, "candle_last_fire", 12), (0, "candle_out", 4)]
    assert s.topic == "extinguish.target"  # the second use is still to come


@rule("candelabria.quest.timing")
def test_a_claim_in_war() -> None:
    make = with_quests().quests("own_curse_win").curses("curse_1").curse(1, 0, 8).fight(8)
    assert done(make.play()) == [(0, "own_curse_win", 12)]


@rule("candelabria.comp.earth_flame.supply")
def test_a_quest_can_be_claimed_without_a_flame() -> None:
    make = with_quests().quests("flame_out").due(effects.extinguish, 0, UPGRADE, 1)
    make.state.supply = changed(make.state.supply, 0, 0)
    s = make.play("flame:1:2-in")
    assert s.state.vp[0] == 4 and s.state.quest_slots[quest("flame_out")] == NO_FLAME
    assert s.state.supply[0] == 0


# Two players


@rule("candelabria.quest.two.base")
def test_five_quests_are_not_used_by_two() -> None:
    s = scenario(GAME, mode="two", seats=2, luck=[0], seed=1, quests="on").play("region:2", "region:4")
    assert s.topic == "quest.keep"
    used = {*s.state.quest_pool.unseen, *s.state.personal.things}
    assert len(used) == 19
    out = {QUESTS[card] for card in range(24)} - {QUESTS[card] for card in used}
    assert out == {"control_curse_1", "control_curse_2", "control_curse_3", "own_curse_win", "enemy_curse_win"}


@rule("candelabria.quest.two.slot2")
def test_the_second_slot_is_blocked_for_two() -> None:
    make = with_quests("ash", "guild", two=True).quests("three_tactics", s0="region_6", s1="region_6")
    for _ in range(3):
        make.due(effects.take_tactic, 0, 3, 0)
    s = make.play()
    for _ in range(3):
        s.play(s.keys[0])
    assert s.state.quest_slots[quest("three_tactics")] == 1 | BLOCKED << 3
    for _ in range(6):
        s.play(s.keys[0])
    assert [vp for _, _, vp in done(s)] == [12, 4]


@rule("candelabria.quest.two.year1")
def test_annual_quests_are_blocked_for_two_in_year_one() -> None:
    make = with_quests("ash", "guild", two=True).quests("flame_out")
    s = make.mist().play()
    assert s.state.quest_slots[quest("flame_out")] == BLOCKED
    s = make.resume(s).due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in")
    assert done(s) == []
    make = with_quests("ash", "guild", year=2, two=True).quests("flame_out").marks("flame_out", BLOCKED)
    s = make.mist().play()
    assert s.state.quest_slots[quest("flame_out")] == 0


@rule("candelabria.quest.deal")
def test_quests_start_open() -> None:
    s = dealt()
    assert s.state.quest_slots == (0,) * 24
    mine = [values for values in s.values_of("quest.dealt") if values[0] == 0]
    assert mine == [(0, *(QUESTS[card] for card in s.state.personal.things[:2]))]
