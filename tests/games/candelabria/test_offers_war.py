"""Brute force against the offer, continued: curses, temples, cards and battles.

As in test_offers.py, what is allowed is worked out from the printed rows and the pieces on the table.
"""

from collections import Counter
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.rules import curses, due, effects, maneuver, territories, withering
from igroteka.games.candelabria.words import (
    CARD,
    CURSE_PLACES,
    LEFT,
    ROLES,
    SYMBOLS,
    TACTIC_CARD,
    TERRITORIES,
    Region,
    Symbol,
)
from igroteka.testing import rule
from tests.games.candelabria.build import TACTICS, Play, Position, at, table, territory
from tests.games.candelabria.offered import SMALL, burning, candles, fires, furnished, inside, present
from tests.games.candelabria.read import hand_of

SEEDS = st.integers(0, 1_000_000)
REGIONS = range(1, 9)


# Temples and the castle


@settings(max_examples=40)
@given(SEEDS)
@rule("candelabria.temple.presence")
def test_a_temple_may_stand_wherever_the_buyer_has_a_piece(seed: int) -> None:
    make, _ = furnished(seed)
    s = at(make.storage(0, 0, 2).due(territories.forge, 0, 1, 0)).play("temple:grey")

    if s.topic == "temple.region":
        assert {*s.keys} == {f"region:{region}" for region in present(make, 0)}
    else:  # the only region needs no question
        assert {region for _, _, region, _ in s.values_of("temple.built")} == present(make, 0)


@settings(max_examples=40)
@given(SEEDS, st.sampled_from(REGIONS))
@rule("candelabria.house.knights.ability1")
def test_any_candle_may_go_to_any_territory_at_the_temple(seed: int, region: int) -> None:
    make, _ = furnished(seed)
    s = at(make.due(due.move_to_temple, 0, Region(region)))
    allowed = {f"{role}:{to}" for role, place in candles(make, 0) for to in inside(region) - {place}}

    assert (s.topic == "temple.move") == bool(allowed)
    assert not allowed or {*s.keys} == allowed | {"pass"}


@settings(max_examples=40)
@given(SEEDS, st.sampled_from(sorted(SMALL)))
@rule("candelabria.maneuver.castle.strike")
def test_a_castle_may_strike_whatever_burns_there(seed: int, place: str) -> None:
    make, _ = furnished(seed)
    s = at(make.due(maneuver.strike, 0, territory(place)))
    allowed = burning(make, 1, {place}) | burning(make, 2, {place})

    assert (s.topic == "castle.strike") == bool(allowed)
    assert not allowed or {*s.keys} == allowed | {"pass"}


# Curses


@pytest.mark.parametrize("number", [1, 2, 3])
@rule("candelabria.territory.curse")
def test_flames_may_be_shared_among_the_curses_in_every_way(number: int) -> None:
    make = table().order(0, 1, 2).due(territories.influence, 0, number)
    for line in combinations_with_replacement(("curse:1", "curse:2", "curse:3"), number):
        s = at(make).play(*line)
        laid = Counter(f"curse:{place}" for _, place in s.values_of("curse.influenced"))
        assert laid == Counter(line)


@settings(max_examples=40)
@given(SEEDS, st.sampled_from(REGIONS))
@rule("candelabria.two.territory.curse", "candelabria.temple.black")
def test_with_two_players_every_curse_may_step_to_every_neighbour(seed: int, dark: int) -> None:
    make, random = furnished(seed, two=True)
    make.temple(dark, "black")
    places = [random.choice(list(SMALL)) for _ in CURSE_PLACES]
    make.state.curse_at = tuple(territory(place) for place in places)
    s = at(make.due(territories.step_curse, 0, 1))
    allowed = {
        f"curse:{n}:{to}"
        for n, place in enumerate(places, 1)
        for to in {*SMALL[place].borders, *SMALL[place].bridges}
        if SMALL[to].region != dark or SMALL[place].region == dark
    }

    assert s.topic == "curse.step" and {*s.keys} == allowed | {"pass"}


@settings(max_examples=40)
@given(SEEDS, st.sampled_from(REGIONS))
@rule("candelabria.war.curse.place", "candelabria.war.curse.place.presence")
def test_a_curse_may_be_placed_wherever_its_controller_has_a_piece(seed: int, dark: int) -> None:
    make, _ = furnished(seed)
    allowed = present(make, 0) - {dark}
    s = at(make.temple(dark, "black").due(curses.place_curse, 0, CURSE_PLACES[0]))

    if s.topic == "curse.place":
        assert {*s.keys} == {f"region:{region}" for region in allowed}
    else:
        assert {region for _, _, region in s.values_of("war.curse_placed")} == allowed


@settings(max_examples=40)
@given(SEEDS, st.sampled_from(REGIONS))
@rule("candelabria.curse.relocate")
def test_any_candle_of_the_region_may_be_moved_anywhere(seed: int, region: int) -> None:
    make, _ = furnished(seed)
    make.curses("curse_3").state.region = Region(region)
    s = at(make.due(curses.use_property, 0, CURSE_PLACES[0]))
    there = {f"{seat}:{role}": place for seat in range(3) for role, place in candles(make, seat)}
    there = {key: place for key, place in there.items() if place in inside(region)}

    assert (s.topic == "curse.relocate") == bool(there)
    for key, place in there.items():
        assert {*s.keys} == {*there, "pass"}
        assert {*at(make).play(key).keys} == {*SMALL} - {place}


# Cards


@settings(max_examples=25)
@given(SEEDS)
@rule("candelabria.territory.tavern.return")
def test_any_cards_may_go_back_in_any_order(seed: int) -> None:
    random = Random(seed)
    cards = random.sample([row.id for row in BOX.candle if not row.house], 5)
    make = table("ash", "guild", "seeders").order(0, 1, 2).hand(0, *cards[:3]).deck(*cards[3:])
    make.due(territories.tavern, 0, 2)
    for pair in permutations(cards, 2):
        s = at(make).play(*pair)
        assert s.values_of("tavern.returned") == [(0, pair[0]), (0, pair[1])]
        assert {*hand_of(s, 0)} == {*cards} - {*pair}


@settings(max_examples=25)
@given(SEEDS)
@rule("candelabria.icon.draw_tactic", "candelabria.tactics.refill")
def test_any_open_tactic_may_be_taken_and_then_any_of_the_refilled_row(seed: int) -> None:
    make, _ = furnished(seed)
    s = at(make.due(effects.take_tactic, 0, 2, 0), seed=seed)
    for _ in range(2):
        row = {TACTICS[card] for card in s.state.display}
        assert s.topic == "tactic.take" and {*s.keys} == row
        s.play(s.keys[seed % len(s.keys)])


# Battles


def in_battle(make: Position, region: int) -> Position:
    make.state.region, make.state.fighters = Region(region), (0, 1)
    return make


@settings(max_examples=40)
@given(SEEDS, st.sampled_from(REGIONS), st.sampled_from(("light", "extinguish")))
@rule("candelabria.battle.targets")
def test_a_tactic_reaches_all_of_the_contested_region_and_its_participants(seed: int, region: int, symbol: str) -> None:
    make, _ = furnished(seed)
    places = inside(region)
    own = {f"flame:{place}" for place in places if not make.state.flames[0] >> TERRITORIES.index(place) & 1}
    full = {role: row.fires for role, row in zip(ROLES, BOX.role, strict=True)}
    own |= {
        f"candle:{role}" for role, place in candles(make, 0) if place in places and fires(make, 0, role) < full[role]
    }
    allowed = own if symbol == "light" else burning(make, 1, places)
    number = Symbol(SYMBOLS.index(symbol))
    s = at(in_battle(make, region).due(effects.resolve_effects, 0, TACTIC_CARD, number, 1))

    assert (s.topic == f"{symbol}.target") == bool(allowed)
    assert not allowed or {*s.keys} == allowed | {"pass"}


@settings(max_examples=40)
@given(SEEDS, st.sampled_from(REGIONS))
@rule("candelabria.wither.card.move")
def test_a_withering_move_starts_or_ends_in_the_contested_region(seed: int, region: int) -> None:
    make, _ = furnished(seed)
    s = at(in_battle(make.wither(0, 0, "move"), region).due(withering.use_withering, 0, LEFT))
    steps = {(role, place, to) for role, place in candles(make, 0) for to in neighbours(place)}
    allowed = {f"{role}:{to}" for role, place, to in steps if {place, to} & inside(region)}

    if s.topic == "withering.use":
        s.play("move")
    assert (s.topic == "withering.move") == bool(allowed)
    assert not allowed or {*s.keys} == allowed | {"pass"}


def neighbours(place: str) -> set[str]:
    return {*SMALL[place].borders, *SMALL[place].bridges}


@pytest.mark.parametrize("symbols", [*product(("light", "extinguish", "steal"), repeat=2)])
@rule("candelabria.battle.play", "candelabria.flow.effect_order")
def test_no_effect_is_lost_whatever_comes_first(symbols: tuple[str, str]) -> None:
    make = table("ash", "guild", "seeders").order(0, 1, 2).storage(1, 3, 3)
    numbers = [number for symbol in symbols for number in (SYMBOLS.index(symbol), 1)]
    s: Play = at(make.due(effects.resolve_effects, 0, CARD, *numbers))
    asked = list[str]()
    while s.topic != "ignition.turn":
        if s.topic in ("light.target", "extinguish.target", "steal.from"):
            asked.append(s.topic.partition(".")[0])
        s.play(s.keys[0])
        while s.topic == "extinguished.curse":
            s.play("pass")

    assert sorted(asked) == sorted(symbols)
