"""Ignition: turns, deployment, and what the properties of candles do."""

import pytest

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.rules.cards import forget
from igroteka.games.candelabria.state import IGNITION, NOWHERE
from igroteka.games.candelabria.topics import CANDLES
from igroteka.games.candelabria.words import ROLES
from igroteka.kernel.ask import EVERYONE, only
from igroteka.testing import rule
from tests.games.candelabria.build import THREE, Position, candle, table, words
from tests.games.candelabria.read import castle_of, fires_of, hand_of, knowers_of, place_of, tactics_of


def one_each(*cards: str) -> Position:
    """Three seats with one card each."""
    make = table()
    for seat, card in enumerate(cards):
        make.hand(seat, card)
    return make


@rule("candelabria.ignition.order", "candelabria.maneuver.end")
def test_turns_go_round_in_the_order_of_the_track() -> None:
    s = table().order(2, 0, 1).play()
    seats = []
    for key in ("maneuver:O1", "maneuver:A1", "maneuver:G1", "maneuver:O2"):
        seats.append(s.seat)
        s.play(key, "done")
    assert seats == [2, 0, 1, 2]


@rule("candelabria.ignition.turn", "candelabria.deploy.purpose")
def test_a_turn_is_a_deployment_or_a_maneuver() -> None:
    s = one_each("A1", "G1", "O1").play()
    assert s.topic == "ignition.turn"
    assert s.keys == ("explorer:A1", "pilgrim:A1", "warrior:A1", "maneuver:A1")


@rule("candelabria.ignition.pass", "candelabria.ignition.wait")
def test_a_seat_without_cards_is_passed_over_and_no_other_may_pass() -> None:
    s = table().hand(1).play()
    assert "pass" not in s.keys
    s.play("maneuver:A1", "done")
    assert s.seat == 2  # seat 1 has no card
    s.play("maneuver:O1", "done")
    assert s.seat == 0


@rule("candelabria.ignition.end", "candelabria.ignition.wait")
def test_the_season_ends_when_all_hands_are_empty() -> None:
    s = one_each("A1", "G1", "O1").play("maneuver:A1", "done", "maneuver:G1", "done")
    assert (s.state.stage, s.seat) == (IGNITION, 2) and s.values_of("war.began") == []
    s.play("maneuver:O1", "done")
    assert s.values_of("war.began") == [(1,)]
    assert s.values_of("ignition.pass") == [(0,), (1,), (2,)]


@rule("candelabria.ignition.finite")
@pytest.mark.parametrize("seed", range(3))
def test_hands_never_grow_and_turns_are_few(seed: int) -> None:
    s = table("coven", "guild", "ash", house={"coven": "one"}).play(seed=seed)
    held = list(s.state.held)
    turns = [0, 0, 0]
    while s.state.stage == IGNITION and s.state.year == 1:
        if s.topic == "ignition.turn":
            turns[s.seat] += 1
            now = list(s.state.held)
            assert all(after <= before for after, before in zip(now, held, strict=True))
            held = now
        s.match.answer((seed * 7 + sum(turns)) % len(s.keys))
    assert all(number <= 3 + 3 for number in turns), f"seed {seed}"


@rule("candelabria.ignition.finite", "candelabria.house.coven.ability1")
def test_the_coven_takes_two_turns_more_for_each_deployment() -> None:
    s = table("coven", "guild", "ash").storage(0, 9, 0).play(seed=1)
    turns = 0
    while s.state.stage == IGNITION and s.state.year == 1:
        turns += s.topic == "ignition.turn" and s.seat == 0
        s.match.answer(0)  # deploy where one can
    assert s.state.candles[:3].count(NOWHERE) == 0
    assert turns == 3 + 9


@rule("candelabria.ignition.always_legal")
def test_without_wax_or_free_roles_only_the_maneuver_remains() -> None:
    poor = table().storage(0, 0, 0).hand(0, "A2", "A3").play()
    assert poor.keys == ("maneuver:A2", "maneuver:A3")
    cheap = table().storage(0, 0, 0).hand(0, "A1", "A3").play()
    assert cheap.keys == ("explorer:A1", "pilgrim:A1", "warrior:A1", "maneuver:A1", "maneuver:A3")
    full = table().hand(0, "A1")
    for role in ROLES:
        full.candle(0, role, "8-in")
    assert full.play().keys == ("maneuver:A1",)
    assert full.play("maneuver:A1", "done").seat == 1


@rule("candelabria.deploy.role", "candelabria.comp.candle.by_role", "candelabria.comp.house_board.slots")
@pytest.mark.parametrize("role", ROLES)
def test_any_card_takes_any_free_role(role: str) -> None:
    s = table().play(f"{role}:A1", "pass")
    slot = ROLES.index(role)
    assert s.state.cards[slot] == candle("A1")
    assert [place_of(s, 0, each) != "nowhere" for each in ROLES] == [each == role for each in ROLES]


@rule("candelabria.comp.candle.one_per_role", "candelabria.deploy.role")
def test_a_role_in_use_is_closed_even_when_its_candle_is_out() -> None:
    s = table().candle(0, "pilgrim", "8-in", fires=0).play()
    assert "explorer:A1" in s.keys and "pilgrim:A1" not in s.keys
    assert s.refused("pilgrim:A1").why is not None
    assert "slot-taken" in str(s.refused("pilgrim:A1"))


@rule("candelabria.deploy.pay", "candelabria.comp.resources.wax_use", "candelabria.resources.default_supply")
def test_wax_is_paid_from_storage() -> None:
    s = table().play("warrior:A3")
    assert s.state.wax == (0, 2, 2) and s.state.gold == (2, 2, 2)
    s = table().storage(0, 1, 5).play()
    assert "warrior:A3" not in s.keys
    assert "no-wax" in str(s.refused("warrior:A3"))


@rule(
    "candelabria.deploy.place",
    "candelabria.deploy.full_fires",
    "candelabria.deploy.role_traits",
    "candelabria.deploy.end",
    "candelabria.icon.role_passive",
)
@pytest.mark.parametrize(("role", "fires"), [("explorer", 2), ("pilgrim", 3), ("warrior", 4)])
def test_the_figure_comes_to_the_castle_with_all_its_fires(role: str, fires: int) -> None:
    s = table().castle(0, "1-in").candle(1, "pilgrim", "1-in").play(f"{role}:A1", "pass")
    assert place_of(s, 0, role) == "1-in" and castle_of(s, 0) == "1-in"
    assert fires_of(s, 0, role) == fires
    assert "1-in" not in words(s.state, 0)  # no flame
    assert place_of(s, 1, "pilgrim") == "1-in"  # no push
    assert s.seat == 1  # no territory action either


@rule(
    "candelabria.deploy.property",
    "candelabria.comp.candle_card.year",
    "candelabria.comp.candle_card.year.early",
    "candelabria.icon.year1",
    "candelabria.icon.year2",
    "candelabria.icon.year3",
)
@pytest.mark.parametrize(
    ("card", "year", "works"),
    [
        ("U01", 1, True),
        ("U01", 2, True),
        ("U01", 3, True),
        ("U21", 1, False),
        ("U21", 2, True),
        ("U21", 3, True),
        ("U37", 1, False),
        ("U37", 2, False),
        ("U37", 3, True),
    ],
)
def test_a_property_works_from_its_year_on(card: str, year: int, works: bool) -> None:
    s = table(year=year).hand(0, card).play(f"explorer:{card}")
    assert (s.state.vp[0] > 0) == works
    assert s.state.cards[0] == candle(card)


@rule("candelabria.comp.candle_card.year.early")
def test_a_property_played_too_early_does_not_come_later() -> None:
    s = table().hand(0, "U21").hand(1).hand(2).play("explorer:U21")
    s.play(f"maneuver:{hand_of(s, 0)[0]}", "done")
    while s.state.year == 1:
        s.play(s.keys[-1])
    assert s.state.vp[0] in (4, 8) and s.values_of("deploy.too_early") == [(0, "U21", 2)]


@rule("candelabria.deploy.property", "candelabria.flow.effect_order")
def test_two_properties_come_in_the_owners_order_then_upgrades_then_the_draw() -> None:
    make = table().hand(0, "U18").upgrade(0, "steal_on_deploy").deck("U01", "U02")
    s = make.play("warrior:U18", luck=[candle("U02")])
    assert s.topic == "effect.order" and s.keys == ("light:1", "extinguish:1")
    s.play("extinguish:1")
    assert s.topic == "extinguish.target"
    s.play("pass")
    assert s.topic == "light.target"
    s.play("pass")
    assert s.topic == "steal.from"
    assert hand_of(s, 0) == []
    s.play("1:wax")
    assert hand_of(s, 0) == ["U02"]


@rule("candelabria.deploy.property")
def test_stolen_wax_cannot_pay_for_the_same_card() -> None:
    s = table().hand(0, "U08").storage(0, 0, 0).play()
    assert s.keys == ("maneuver:U08",)


@rule("candelabria.deploy.draw")
def test_one_enhanced_candle_is_drawn_unseen_by_others() -> None:
    s = table().deck("U05", "U06", "U07").play("pilgrim:A2", "T01", luck=[6, candle("U06")])
    assert hand_of(s, 0) == ["A1", "A3", "U06"]
    assert knowers_of(s, 0) == [EVERYONE, EVERYONE, only(0)]  # A1, A3, U06
    s.play("maneuver:G1", "done", "maneuver:O1", "done")
    assert s.seat == 0 and "warrior:U06" in s.keys  # usable in the same year


@rule("candelabria.deploy.place", "candelabria.deploy.role")
def test_the_last_seat_deploys_too() -> None:
    make = table("ash", "guild", "coven").order(2, 0, 1).storage(2, 0, 0).hand(2, "U01", "U09")
    s = make.candle(2, "explorer", "1-in", card="A1").play()
    assert s.keys == ("pilgrim:U01", "warrior:U01", "maneuver:U01", "maneuver:U09")
    assert "slot-taken" in str(s.refused("explorer:U01")) and "no-wax" in str(s.refused("warrior:U09"))
    s.play("warrior:U01")
    assert (place_of(s, 2, "warrior"), fires_of(s, 2, "warrior")) == ("4-ccw", 4)
    assert place_of(s, 2, "explorer") == "1-in"


@rule("candelabria.war.prep.curses")
def test_the_war_begins_with_the_first_curse() -> None:
    make = one_each("A1", "G1", "O1").at_curse(1, s0=1).order(0, 1, 2)
    s = make.play("maneuver:A1", "done", "maneuver:G1", "done", "maneuver:O1", "done")
    assert s.values_of("war.curse") == [(0, 1, "curse_1")]


@rule("candelabria.deploy.draw")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    s = table().deck().play("pilgrim:A1", "pass")
    assert hand_of(s, 0) == ["A2", "A3"]


@rule(
    "candelabria.example.deploy.ash_pilgrim.pay",
    "candelabria.example.deploy.ash_pilgrim.figure",
    "candelabria.example.deploy.ash_pilgrim.property",
)
def test_example_ash_deploys_a_pilgrim() -> None:
    s = table().play("pilgrim:A2")
    assert s.state.wax[0] == 1
    assert s.state.cards[1] == candle("A2")  # slot 2 of 3
    assert place_of(s, 0, "pilgrim") == castle_of(s, 0) == "8-ccw"
    assert s.state.vp[0] == 1
    assert s.topic == "tactic.take"
    s.play("T03")
    assert tactics_of(s, 0)[0] == "T03"
    assert len(hand_of(s, 0)) == 3 and hand_of(s, 0)[-1].startswith("U")


@pytest.mark.parametrize("card", CANDLES)
@rule(
    "candelabria.comp.candle_card.number",
    "candelabria.comp.candle_card.properties",
    "candelabria.icon.candle_scope",
    "candelabria.icon.vp",
)
def test_every_candle_card(card: str) -> None:
    """Each card does what is printed on it, as often as printed, anywhere on the board."""
    row = BOX.candle[candle(card)]
    make = table("guild", "ash", "seeders", year=3).hand(0, card).storage(0, row.wax, 0).storage(1, 4, 4)
    make.state.powers = (0, 0, 0)  # no House ability interferes
    for region, colours in ((5, ("white",)), (7, ("grey", "black"))):
        make.temple(region, *colours)
    s = make.order(0, 1, 2).play(f"explorer:{card}")
    before = len(s.state.tactics[0])
    used: dict[str, int] = {}
    while s.topic != "ignition.turn":
        if s.topic == "effect.order":
            s.play(s.keys[0])
            continue
        used[s.topic] = used.get(s.topic, 0) + (s.seat == 0)
        s.play("pass" if s.seat != 0 else s.keys[0])
    topics = {
        "light": "light.target",
        "extinguish": "extinguish.target",
        "steal": "steal.from",
        "tactic": "tactic.take",
    }
    for symbol, topic in {**topics, "temple": "temple.destroy"}.items():
        assert used.get(topic, 0) == row.effects.get(symbol, 0), symbol  # type: ignore[call-overload]
    destroyed_white = 4 * sum(values[1] == "white" for values in s.values_of("temple.destroyed"))
    assert s.state.vp[0] == row.effects.get("vp", 0) + destroyed_white
    assert len(s.state.tactics[0]) == before + row.effects.get("tactic", 0)
    assert s.state.wax[0] + s.state.gold[0] == row.effects.get("steal", 0)


def test_hands_are_the_start_hands() -> None:
    assert [hand_of(table(*THREE).play(), seat) for seat in range(3)][1] == ["G1", "G2", "G3"]


@rule("candelabria.flow.hidden")
def test_a_hand_does_not_tell_the_age_of_its_cards() -> None:
    one, other = table().hand(0, "U09", "U02", "A1"), table().hand(0, "A1", "U02", "U09")
    assert one.state.hands == other.state.hands
    forget(one.state, 0)
    assert one.state.hands.things[:3] == [candle("A1"), candle("U02"), candle("U09")]
