"""Brute force against the offer: what to do with a card, where a candle is placed, gifts of curses, withering cards."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.rules import curses, withering
from igroteka.games.candelabria.words import COLOURS, CURSE_PLACES, NO_TOKEN, ROLES, Region
from igroteka.testing import rule
from tests.games.candelabria.build import Play, Position, at, table
from tests.games.candelabria.offered import SMALL, candles, furnished, inside

SEEDS = st.integers(0, 1_000_000)
CARDS = {row.id: row for row in BOX.candle}
ENHANCED = sorted(word for word, row in CARDS.items() if not row.house)


@settings(max_examples=60)
@given(SEEDS, st.integers(0, 4), st.sets(st.sampled_from(ROLES)))
@rule("candelabria.ignition.turn", "candelabria.deploy.pay", "candelabria.comp.candle.one_per_role")
def test_every_card_may_be_deployed_in_every_free_role_or_spent_on_a_maneuver(
    seed: int, wax: int, taken: set[str]
) -> None:
    random = Random(seed)
    hand = random.sample(ENHANCED, random.randint(1, 5))
    make = table("ash", "guild", "seeders").order(0, 1, 2).storage(0, wax, 0).hand(0, *hand)
    for role in taken:
        make.candle(0, role, "8-ccw", card="A1")
    free = [role for role in ROLES if role not in taken]
    deployed = {f"{role}:{word}" for word in hand if CARDS[word].wax <= wax for role in free}

    assert {*at(make).keys} == deployed | {f"maneuver:{word}" for word in hand}


@settings(max_examples=20)
@given(SEEDS)
@rule("candelabria.house.seeders.ability1", "candelabria.deploy.place")
def test_a_seeder_may_be_placed_on_any_territory(seed: int) -> None:
    random = Random(seed)
    make = table("seeders", "guild", "ash").order(0, 1, 2).storage(0, 5, 0)
    role, card = random.choice(ROLES), random.choice([word for word in ENHANCED if CARDS[word].year == 1])
    s = at(make.hand(0, card)).play(f"{role}:{card}")

    assert {*s.keys} == {*SMALL}


def cursed(make: Position, card: str, region: int) -> Play:
    """The first seat's curse with this card was just placed in a region."""
    make.state.region = Region(region)
    return at(make.war().curses(card).season(make.state.stage, (curses.use_property, 0, CURSE_PLACES[0])))


@settings(max_examples=40)
@given(SEEDS, st.integers(0, 9), st.integers(0, 6))
@rule("candelabria.curse.temple_or_upgrade")
def test_the_gift_is_any_temple_left_or_any_open_upgrade_there_is_room_for(seed: int, open_: int, slots: int) -> None:
    random, make = Random(seed), table("ash", "guild", "seeders").order(0, 1, 2)
    names = [row.id for row in BOX.upgrade]
    make.stacks(*random.sample(names, open_))
    make.state.temple_supply = tuple(random.choice((0, 1)) for _ in COLOURS)
    rest = [name for name in names if name not in {BOX.tables.token_id(top) for top in make.state.tops if top >= 0}]
    make.upgrade(0, *rest[:slots])
    temples = {f"temple:{colour}" for colour, n in zip(COLOURS, make.state.temple_supply, strict=True) if n}
    tokens = {f"upgrade:{n}" for n, top in enumerate(make.state.tops, 1) if top != NO_TOKEN} if slots < 6 else set()
    if len(temples | tokens) > 1:
        s = cursed(make, "curse_4", 8)
        assert (s.topic, {*s.keys}) == ("curse.gift", temples | tokens)


@settings(max_examples=40)
@given(SEEDS, st.sampled_from([1, 2, 3, 4, 5, 7, 8]))
@rule("candelabria.curse.reapply")
def test_any_own_candle_of_the_region_whose_year_has_come_may_be_used_again(seed: int, region: int) -> None:
    make, random = furnished(seed)
    make.state.year = random.randint(1, 3)
    for role, place in candles(make, 0):
        make.candle(0, role, place, 1, card=random.choice(ENHANCED))
    named = {role: make.state.cards[n] for n, role in enumerate(ROLES)}
    years = {row.id: row.year for row in BOX.candle}
    wanted = {
        role
        for role, place in candles(make, 0)
        if place in inside(region) and years[BOX.candle[named[role]].id] <= make.state.year
    }
    if len(wanted) > 1:
        s = cursed(make, "curse_2", region)
        assert (s.topic, {*s.keys}) == ("curse.reapply", wanted)


# Withering


@given(st.sets(st.sampled_from([0, 1])))
@rule("candelabria.wither.place", "candelabria.wither.third")
def test_a_withering_card_may_go_on_any_cell_a_third_instead_of_either(taken: set[int]) -> None:
    make = table("ash", "guild", "seeders", withering=True).war()
    for cell in taken:
        make.wither(0, cell, "tactic")
    s = at(make.season(make.state.stage, (withering.gain_withering, 0)))
    cells = ("left", "right")

    if len(taken) == 2:
        assert (s.topic, {*s.keys}) == ("withering.discard", {*cells})
    elif not taken:
        assert (s.topic, {*s.keys}) == ("withering.cell", {*cells})
