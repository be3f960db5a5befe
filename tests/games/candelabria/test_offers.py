"""Brute force against the offer: whatever the rulebook allows can be chosen, in any order, and nothing else.

Each test works out what is allowed from the printed rows and the pieces on the table, step by step and without the
game's own questions about a state, and compares it with the options.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.rules import effects, territories
from igroteka.games.candelabria.words import CANDLES_OF, CARD, ROLES, SYMBOLS, TERRITORIES
from igroteka.kernel.pile import changed
from igroteka.testing import rule
from tests.games.candelabria.build import TABLES, Play, Position, at, table

SEEDS = st.integers(0, 1_000_000)
SMALL = {row.id: row for row in BOX.territory_small}
TACTICS = {row.id: row for row in BOX.tactic}
STORAGE = 10


def some(random: Random, things: Sequence[str], most: int) -> list[str]:
    return random.sample(things, random.randint(0, most))


def furnished(random: Random, *houses: str, year: int = 3) -> Position:
    """A table of three with flames, candles and storages at random; the first seat's turn."""
    make, places = table(*(houses or ("ash", "guild", "seeders")), year=year).order(0, 1, 2), list(SMALL)
    for seat in range(3):
        make.no_flames(seat).flames(seat, *some(random, places, 12))
        make.storage(seat, random.randint(0, 5), random.randint(0, 5))
        for role in ROLES:
            if random.random() < 0.7:
                make.candle(seat, role, random.choice(places), random.randint(0, TABLES.fires[ROLES.index(role)]))
    return make


def near(place: str) -> set[str]:
    return {*SMALL[place].borders, *SMALL[place].bridges}


def walks(start: str, jumps: int, free: set[str]) -> set[str]:
    """Where a walk can stop if it passes free territories at will and jumps over `jumps` others."""
    found: set[str] = set()
    waiting, seen = [(start, jumps)], {(start, jumps)}
    while waiting:
        place, left = waiting.pop()
        for other in near(place):
            found.add(other)
            on = (other, left if other in free else left - 1)
            if on[1] >= 0 and on not in seen:
                seen.add(on)
                waiting.append(on)
    return found - {start}


def own_flames(make: Position, seat: int) -> set[str]:
    return {place for number, place in enumerate(TERRITORIES) if make.state.flames[seat] >> number & 1}


def place_of(make: Position, seat: int, role: str) -> str | None:
    number = make.state.candles[CANDLES_OF[seat][ROLES.index(role)]]
    return None if number < 0 else TERRITORIES[number]


def castles(make: Position) -> set[str]:
    return {TERRITORIES[number] for number in make.state.castles}


# Maneuver


def reached(make: Position, house: str, jumps: int, figure: str) -> set[str]:
    """Where a move of a figure of the first seat may end."""
    if figure == "castle":
        return near(TERRITORIES[make.state.castles[0]]) - castles(make)
    start = place_of(make, 0, figure)
    assert start
    free = own_flames(make, 0) if house == "ash" else set()
    found = walks(start, jumps if figure == "explorer" else 0, free)
    if figure == "pilgrim":
        found |= {place for place, row in SMALL.items() if row.symbol == SMALL[start].symbol} - {start}
    return found


@settings(max_examples=60)
@given(SEEDS)
@rule("candelabria.role.explorer.move", "candelabria.role.pilgrim.move", "candelabria.house.ash.ability1")
def test_every_move_of_a_maneuver_is_offered(seed: int) -> None:
    random = Random(seed)
    house = random.choice(("ash", "coven"))
    make = furnished(random, house, "guild", "seeders").hand(0, "U01")
    upgrades = random.randint(0, 1)
    make.upgrade(0, *["explorer_jump"] * upgrades)
    figures = {*(role for role in ROLES if place_of(make, 0, role)), "castle"}

    assert {*at(make).play("maneuver:U01").keys} == {*figures, "done"}
    for figure in figures:
        s = at(make).play("maneuver:U01", figure)
        assert s.topic == "maneuver.territory"
        assert {*s.keys} == reached(make, house, 1 + upgrades, figure)


@settings(max_examples=40)
@given(SEEDS)
@rule("candelabria.role.warrior.push.choice", "candelabria.role.warrior.push.distance")
def test_every_push_is_offered(seed: int) -> None:
    random = Random(seed)
    make = furnished(random, "coven", "guild", "seeders").hand(0, "U01").candle(0, "warrior", "7-cw")
    bonus = random.randint(0, 1)
    make.upgrade(0, *["warrior_push"] * bonus)
    target = random.choice(sorted(near("7-cw")))
    make.candle(1, "pilgrim", target).candle(2, "explorer", target)
    s = at(make).play("maneuver:U01", "warrior", target)

    there = {f"{seat}:{role}" for seat in (1, 2) for role in ROLES if place_of(make, seat, role) == target}
    assert {*s.keys} == there
    assert {*s.play(min(there)).keys} == walks(target, bonus, set())


# Effects


def targets(make: Position, symbol: str) -> set[str]:
    """What one use of a symbol of a candle card of the first seat may be applied to."""
    fires = make.state.fires
    if symbol == "light":
        flames = {f"flame:{place}" for place in SMALL if place not in own_flames(make, 0)}
        return flames | {
            f"candle:{role}"
            for number, role in enumerate(ROLES)
            if place_of(make, 0, role) and fires[CANDLES_OF[0][number]] < BOX.role[number].fires
        }
    if symbol == "extinguish":
        return {f"flame:{seat}:{place}" for seat in (1, 2) for place in own_flames(make, seat)} | {
            f"candle:{seat}:{role}"
            for seat, (number, role) in product((1, 2), enumerate(ROLES))
            if place_of(make, seat, role) and fires[CANDLES_OF[seat][number]]
        }
    if symbol == "steal":
        stored = ("wax", make.state.wax), ("gold", make.state.gold)
        return {f"{seat}:{word}" for seat in (1, 2) for word, cubes in stored if cubes[seat]}
    assert symbol == "temple"
    return {f"region:{region}" for region, stack in enumerate(make.state.temples) if stack}


STEP = {"light": "light.target", "extinguish": "extinguish.target", "steal": "steal.from", "temple": "temple.destroy"}


@settings(max_examples=60)
@given(SEEDS, st.sampled_from(sorted(STEP)))
@rule("candelabria.icon.light", "candelabria.icon.extinguish", "candelabria.icon.steal", "candelabria.temple.destroy")
def test_every_target_of_a_candle_card_is_offered(seed: int, symbol: str) -> None:
    make = furnished(Random(seed)).temple(3, "white").temple(6, "grey", "black")
    allowed = targets(make, symbol)
    s = at(make.due(effects.resolve_effects, 0, CARD, SYMBOLS.index(symbol), 1))

    assert s.topic == (STEP[symbol] if allowed else "ignition.turn")
    assert not allowed or {*s.keys} == allowed | {"pass"}


@settings(max_examples=40)
@given(SEEDS, st.sets(st.sampled_from(sorted(STEP)), min_size=2))
@rule("candelabria.flow.effect_order", "candelabria.deploy.property")
def test_effects_may_come_in_any_order(seed: int, symbols: set[str]) -> None:
    make = furnished(Random(seed)).temple(6, "grey")
    numbers = [number for symbol in sorted(symbols) for number in (SYMBOLS.index(symbol), 1)]
    make.due(effects.resolve_effects, 0, CARD, *numbers)
    able = [symbol for symbol in sorted(symbols) if targets(make, symbol)]

    for order in permutations(able):
        s = at(make)
        for symbol in order:
            if s.topic == "effect.order":
                s.play(f"{symbol}:1")
            assert s.topic == STEP[symbol]
            s.play("pass")
        assert s.topic == "ignition.turn"


# Territory actions


@settings(max_examples=60)
@given(st.integers(1, 8), st.integers(0, 10), st.integers(0, 4), st.integers(0, 4))
@rule("candelabria.territory.mine", "candelabria.territory.mine.mix", "candelabria.territory.mine.overflow")
def test_every_mix_of_cubes_is_offered(number: int, room: int, wax: int, gold: int) -> None:
    make = table("ash", "guild", "seeders").order(0, 1, 2).storage(0, STORAGE - room, 0)
    make.storage(1, TABLES.wax - (STORAGE - room) - wax, TABLES.gold - gold).storage(2, 0, 0)
    allowed = {
        (a, b)
        for taken in [min(number, wax + gold)]
        for w in range(wax + 1)
        if 0 <= taken - w <= gold
        for a, b in product(range(w + 1), range(taken - w + 1))
        if a + b == min(taken, room)
    }
    s = at(make.due(territories.mine, 0, number))
    asked = s.topic == "mine.take"
    offered = {*s.keys} if asked else {f"wax:{w}:gold:{g}" for _, w, g in s.values_of("mine.took")}  # taken unasked

    assert offered == {f"wax:{w}:gold:{g}" for w, g in allowed - {(0, 0)}}


@settings(max_examples=25)
@given(SEEDS)
@rule("candelabria.territory.portal", "candelabria.castle.one_per_territory")
def test_a_portal_brings_every_set_of_figures_anywhere_in_any_order(seed: int) -> None:
    random = Random(seed)
    make = furnished(random, "coven", "guild", "seeders")
    for role in ("warrior", "pilgrim"):
        make.candle(0, role, random.choice(list(SMALL)))
    figures = [*(role for role in ROLES if place_of(make, 0, role)), "castle"]
    make.due(territories.portal, 0, 2, 0)

    for pair in permutations(figures, 2):
        s, moved = at(make), list[str]()
        for figure in pair:
            assert {*s.keys} == {*figures, "done"} - {*moved}
            s.play(figure)
            start = place_of(make, 0, figure) if figure != "castle" else None
            assert {*s.keys} == ({*SMALL} - castles(make) if figure == "castle" else {*SMALL} - {start})
            s.play(random.choice(s.keys))
            while s.topic.startswith("warrior.push"):
                s.play(s.keys[0])
            moved.append(figure)


@settings(max_examples=40)
@given(SEEDS)
@rule("candelabria.territory.forge.pay", "candelabria.territory.forge.slots", "candelabria.territory.forge.mix")
def test_everything_that_can_be_paid_for_is_offered_again_and_again(seed: int) -> None:
    random = Random(seed)
    make = furnished(random).storage(0, 0, random.randint(0, 8))
    make.state.temple_supply = tuple(random.randint(0, 2) for _ in range(3))
    make.state.powers = changed(make.state.powers, 0, (1 << random.randint(0, 6)) - 1)
    s = at(make.due(territories.forge, 0, 4, 0))
    for _ in range(4):
        allowed = affordable(s)
        assert s.topic == ("forge.buy" if allowed else "ignition.turn")
        if not allowed:
            break
        assert {*s.keys} == allowed | {"done"}
        s.play(random.choice(sorted(allowed)))
        while s.topic not in ("forge.buy", "ignition.turn"):
            s.play(s.keys[-1])


def affordable(s: Play) -> set[str]:
    """What the first seat could buy."""
    gold, owned = s.state.gold[0], (s.state.powers[0] & TABLES.tokens).bit_count()
    tops = {stack: BOX.upgrade[TABLES.token_row[top]] for stack, top in enumerate(s.state.tops, 1) if top >= 0}
    upgrades = {f"upgrade:{stack}" for stack, row in tops.items() if owned < 6 and row.year <= gold}
    supply = zip(("white", "grey", "black"), s.state.temple_supply, strict=True)
    return upgrades | {f"temple:{colour}" for colour, left in supply if left and gold >= 2}


# Battle


def matchings(own: dict[str, str], others: dict[str, str]) -> Iterator[list[tuple[str, str]]]:
    """Every way to spend one's cards on cards with a common symbol, in every order."""
    pairs = [
        (cell, other)
        for (cell, card), (other, target) in product(own.items(), others.items())
        if TACTICS[card].neutralises and TACTICS[card].effects.keys() & TACTICS[target].effects.keys()
    ]
    for number in (1, 2):
        for spent in combinations(pairs, number):
            if len({cell for cell, _ in spent}) == len({other for _, other in spent}) == number:
                yield from map(list, permutations(spent))


@settings(max_examples=25)
@given(st.lists(st.sampled_from(sorted(row.id for row in BOX.tactic if not row.house)), min_size=6, max_size=6))
@rule("candelabria.battle.neutralise", "candelabria.comp.tactics_card.no_neutralise")
def test_any_own_cards_may_be_spent_on_any_cards_with_a_common_symbol(cards: list[str]) -> None:
    make = table("ash", "guild", "seeders").order(0, 1, 2).castle(0, "1-in").flames(1, "1-cw").flames(2, "1-ccw")
    for seat in range(3):
        make.tactics(seat, *cards[seat * 2 : seat * 2 + 2])
    laid = [key for seat in range(3) for key in cards[seat * 2 : seat * 2 + 2]]
    own = dict(zip(("left", "right"), cards[:2], strict=True))
    others = dict(zip(("1:left", "1:right", "2:left", "2:right"), cards[2:], strict=True))
    lines = list(matchings(own, others))

    start = at(make.fight(1)).play(*laid)
    first = {f"{cell}:{other}" for line in lines for cell, other in line[:1]}
    asked = start.topic == "battle.neutralise" and start.seat == 0
    assert asked == bool(first) and (not asked or {*start.keys} == first | {"pass"})
    for line in lines:
        s = at(make).play(*laid)
        for cell, other in line:
            s.play(f"{cell}:{other}")


@pytest.mark.parametrize("held", [("T01",), ("T01", "T02"), ("T01", "T01", "T02"), ("T01", "T02", "T03")])
@rule("candelabria.battle.choose_cards")
def test_every_two_cards_may_be_laid_on_either_cell(held: tuple[str, ...]) -> None:
    make = table().castle(0, "1-in").flames(1, "1-cw").tactics(0, *held).tactics(1).fight(1)
    for pair in sorted({*permutations((*held, "none", "none"), 2)}):
        s = at(make).play(*pair[: 1 if len(held) == 1 and pair[1] == "none" != pair[0] else 2])
        laid = {cell: card for _, cell, card in s.values_of("battle.revealed")}
        assert (laid.get("left", "none"), laid.get("right", "none")) == pair


def under_the_deck(left: str, right: str, *, first: str) -> list[str]:
    """With two players: what lies under the tactics deck when one seat has played both cards, this cell first."""
    make = table("ash", "guild", two=True).order(0, 1).flames(0, "1-in").flames(1, "1-cw")
    make.tactics(0, left, right).tactics(1).fight(1)
    s = at(make).play(left, right)
    if s.topic == "battle.cell":
        s.play(first)
    while s.state.region == 1 and not s.values_of("battle.won"):
        s.play(s.keys[-1])
    return [BOX.tactic[card].id for card in s.state.tactic_bottom]


@pytest.mark.parametrize("first", ["left", "right"])
@pytest.mark.parametrize("pair", [("T01", "T02"), ("T07", "ash_3"), ("T04", "T15"), ("T04", "T01")])
@rule("candelabria.two.war.tactics_return", "candelabria.battle.play")
def test_cards_go_under_the_deck_as_played_and_from_the_left_where_the_order_does_nothing_else(
    pair: tuple[str, str], first: str
) -> None:
    asked = pair == ("T01", "T02")
    wanted = [*reversed(pair)] if asked and first == "right" else [*pair]

    assert under_the_deck(*pair, first=first) == wanted
