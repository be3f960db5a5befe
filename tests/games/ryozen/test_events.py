"""The twenty events (rulebook: event cards)."""

import pytest

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.rules.calamities import CALAMITIES, befall, is_choice
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import EVENTS, PLAYER, Side
from igroteka.testing import rule
from tests.games.ryozen.build import (
    build_path,
    card,
    event,
    foretold,
    give_favour,
    goods,
    held,
    hidden_places,
    moons,
    night,
    own,
    points,
    put,
    shards,
    table,
    table_of,
    tile,
)


def lost(play_events: list[tuple[int | str, ...]]) -> list[int]:
    """How much favour the sides lost."""
    total = [0, 0, 0]
    for values in play_events:
        total[int(values[0])] += int(values[1])
    return total


def rich() -> State:
    """Everybody has 9 favour."""
    s = table()
    for side in range(3):
        give_favour(s, side, 9)
    return s


@rule("ryozen.component.event_cards", "ryozen.event.text_twice")
def test_twenty_events_one_effect_each() -> None:
    assert tuple(CALAMITIES) == EVENTS
    assert len(EVENTS) == len(BOX.event) == 20


@rule("ryozen.event.card.breach", "ryozen.event.shortfall")
def test_breach() -> None:
    s = table()
    goods(s, 0, 2, 1, 3)
    goods(s, 1, 0, 4, 0)
    foretold(s, "breach")

    play = night(s)

    assert [held(play.state, side) for side in range(3)] == [(1, 0, 2), (0, 3, 0), (0, 0, 0)]


@rule("ryozen.event.card.uprising")
def test_uprising_counts_the_starting_village() -> None:
    s = rich()
    build_path(s, "craftville", "fire_cape")
    s.explorers = [2, 1, 0]
    foretold(s, "uprising")

    assert lost(night(s).values_of("favour_lost")) == [3, 2, 1]


@rule("ryozen.event.card.clan_house_fire", "ryozen.event.choice_owner")
def test_fire_in_the_clan_house() -> None:
    s = table()
    own(s, 0, "rainbow_1", "disguise_1")
    own(s, 1, "rainbow_2")
    foretold(s, "clan_house_fire")

    play = night(s)
    assert (play.seat, play.keys) == (0, ("rainbow_1", "disguise_1"))
    play.play("disguise_1")

    assert play.state.cards == [(card("rainbow_1"),), (), ()]


@rule("ryozen.event.card.bandit_raid", "ryozen.event.choice_owner")
def test_bandit_raid() -> None:
    s = table()
    put(s, "gates:1", 0)
    put(s, "springs:1", 0, "warrior")
    put(s, "capital:1", 0, "bard", hidden=True)
    put(s, "capital:2", 1, hidden=True)
    put(s, "palace", 2)
    foretold(s, "bandit_raid")

    play = night(s)
    assert play.keys == ("gates:1", "springs:1")
    play.play("springs:1")

    assert play.state.palace == [tile(2, "apprentice", 4), tile(0, "warrior")]
    assert hidden_places(play.state) == ["capital:1", "capital:2"]


@rule("ryozen.event.card.rumours")
def test_suspicious_rumours() -> None:
    s = table()
    put(s, "gates:1", 0, hidden=True)
    put(s, "springs:1", 0, "warrior", hidden=True)
    put(s, "capital:1", 1, hidden=True)
    foretold(s, "rumours")

    play = night(s)
    assert play.keys == ("gates:1", "springs:1")
    play.play("gates:1")

    assert hidden_places(play.state) == ["springs:1"]


@rule("ryozen.event.card.ominous_shadows")
def test_ominous_shadows() -> None:
    s = rich()
    put(s, "gates:1", 0)
    put(s, "gates:2", 0, "warrior")
    put(s, "capital:1", 0, "bard")
    put(s, "springs:1", 1)
    put(s, "palace", 2)
    foretold(s, "ominous_shadows")

    play = night(s)

    assert lost(play.values_of("favour_lost")) == [2, 0, 0]


@rule(
    "ryozen.event.card.eclipse_coral",
    "ryozen.event.card.eclipse_agate",
    "ryozen.event.card.eclipse_jade",
    "ryozen.event.token_safe",
)
@pytest.mark.parametrize(("word", "kind"), [("eclipse_coral", 0), ("eclipse_agate", 1), ("eclipse_jade", 2)])
def test_an_eclipse_takes_a_shard_or_gives_one(word: str, kind: int) -> None:
    s = table()
    s.shards[3 + kind] = 2
    s.shards[6 + (kind + 1) % 3] = 1
    foretold(s, word)

    play = night(s)

    assert [play.state.shards[side * 3 + kind] for side in range(3)] == [1, 1, 1]
    assert play.state.first == 0


@rule("ryozen.event.card.curse_of_shadow")
def test_curse_of_the_shadow() -> None:
    s = table()
    put(s, "gates:1", 0)
    put(s, "gates:2", 0, "warrior", hidden=True)
    put(s, "capital:1", 0, "bard")
    put(s, "springs:1", 0, "seer")
    foretold(s, "curse_of_shadow")

    play = night(s)
    assert play.keys == ("gates:1", "gates:2")
    play.play("gates:2")

    assert hidden_places(play.state) == []
    assert play.state.palace == [tile(0, "bard")]


@rule("ryozen.event.card.palace_banquet", "ryozen.event.shortfall")
def test_palace_banquet() -> None:
    s = table()
    put(s, "palace", 0, copy=1)
    put(s, "palace", 0, copy=2)
    put(s, "palace", 1, copy=1)
    goods(s, 0, coins=2, scrolls=1)
    foretold(s, "palace_banquet")

    play = night(s).play("coin", "scroll")

    assert held(play.state, 0) == (1, 0, 0)
    assert held(play.state, 1) == (0, 0, 0)


@rule("ryozen.event.card.public_brawl")
def test_public_brawl() -> None:
    s = rich()
    put(s, "gates:1", 0, copy=1)
    put(s, "gates:2", 0, copy=2, hidden=True)
    put(s, "palace", 0, copy=3)
    put(s, "springs:1", 0, "warrior")
    foretold(s, "public_brawl")

    assert lost(night(s).values_of("favour_lost")) == [2, 0, 0]


@rule("ryozen.event.card.lunar_curse", "ryozen.event.shortfall", "ryozen.event.choice_owner")
def test_lunar_curse() -> None:
    s = table()
    put(s, "gates:1", 0)
    put(s, "capital:1", 0, "bard")
    put(s, "outskirts:1", 1)
    shards(s, 0, coral=2, jade=1)
    foretold(s, "lunar_curse")

    play = night(s)
    assert (play.seat, play.keys) == (0, ("coral", "jade"))
    play.play("coral", "jade")

    lost = play.values_of("shard_lost")
    assert lost == [(0, "coral", 1), (0, "jade", 1)]


@rule("ryozen.event.card.sun_glare", "ryozen.board.palace.not_sector")
def test_sun_glare_counts_the_six_sectors_only() -> None:
    s = rich()
    put(s, "gates:1", 0)
    put(s, "gates:2", 0, "warrior")
    put(s, "springs:1", 0, "bard")
    put(s, "palace", 0, "seer")
    foretold(s, "sun_glare")

    assert lost(night(s).values_of("favour_lost")) == [2, 0, 0]


@rule("ryozen.event.card.lunar_festival", "ryozen.event.shortfall")
def test_lunar_festival() -> None:
    s = table()
    put(s, "gates:1", 0)
    put(s, "gates:2", 0, "warrior", hidden=True)
    put(s, "springs:1", 0, "bard")
    put(s, "capital:1", 1)
    put(s, "capital:2", 1, "warrior")
    goods(s, 0, coins=1, lanterns=5)
    goods(s, 1, coins=1, lanterns=1)
    foretold(s, "lunar_festival")

    play = night(s)

    assert play.values_of("spent") == [(0, "lantern", 2), (1, "lantern", 1)]


@rule("ryozen.event.card.unseen_presence")
def test_unseen_presence() -> None:
    s = table()
    put(s, "gates:1", 0, hidden=True)
    put(s, "capital:1", 1, hidden=True)
    put(s, "capital:2", 0, "warrior", hidden=True)
    put(s, "springs:1", 0, "bard", hidden=True)
    foretold(s, "unseen_presence")

    assert hidden_places(night(s).state) == ["springs:1"]


@rule("ryozen.event.card.three_lights")
def test_ceremony_of_three_lights() -> None:
    s = rich()
    for sector, rank in (("gates", "warrior"), ("capital", "bard"), ("outskirts", "seer")):
        put(s, f"{sector}:1", 0, rank)
    put(s, "gates:2", 1)
    put(s, "capital:2", 1, "warrior")
    foretold(s, "three_lights")

    assert lost(night(s).values_of("favour_lost")) == [3, 0, 0]


@rule("ryozen.event.card.mist_of_oblivion")
def test_mist_of_oblivion_is_chosen_card_by_card() -> None:
    s = table()
    give_favour(s, 0, 1)
    own(s, 0, "rainbow_1", "disguise_1", "seal_gates_1")
    foretold(s, "mist_of_oblivion")

    play = night(s)
    assert (play.ask.about, play.keys) == (("rainbow_1",), ("discard", "favour"))
    play.play("discard", "favour")

    assert play.state.cards[0] == (card("disguise_1"),)
    assert points(play.state)[0] == 0


@rule("ryozen.event.card.flood")
def test_flood() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape")
    s.explorers = [2, 1, 0]
    foretold(s, "flood")

    assert night(s).state.explorers == [1, 0, 0]


@rule("ryozen.event.card.earthquake", "ryozen.event.shortfall", "ryozen.event.choice_owner")
def test_earthquake_is_chosen_companion_by_companion() -> None:
    s = table()
    put(s, "gates:1", 0)
    put(s, "springs:1", 0, "warrior", hidden=True)
    put(s, "palace", 0, "seer")
    give_favour(s, 0, 1)
    shards(s, 0, agate=1)
    foretold(s, "earthquake")

    play = night(s)
    assert play.keys == ("shard", "favour")
    play.play("favour")

    assert play.values_of("favour_lost") == [(0, 1, "events")]
    assert play.values_of("shard_lost") == [(0, "agate", 1)]


@rule("ryozen.event.card.earthquake")
def test_earthquake_lets_choose_the_shard() -> None:
    s = table()
    put(s, "gates:1", 0)
    give_favour(s, 0, 1)
    shards(s, 0, agate=1, jade=1)
    foretold(s, "earthquake")

    play = night(s).play("shard", "jade")

    assert play.values_of("shard_lost") == [(0, "jade", 1)]
    assert moons(play.state, 0)[1] == 1


# In common


@rule(
    "ryozen.night.events.all",
    "ryozen.night.events.everyone",
    "ryozen.event.night_all",
    "ryozen.night.events.left_to_right",
    "ryozen.night.events.player_order",
    "ryozen.golden.several_players",
    "ryozen.golden.night",
)
def test_events_are_resolved_left_to_right_by_everybody_in_turn_order() -> None:
    s = table()
    s.first = Side(1)
    for side in range(3):
        own(
            s, side, *(("rainbow_1", "disguise_1"), ("rainbow_2", "disguise_2"), ("seal_gates_1", "seal_gates_2"))[side]
        )
        give_favour(s, side, 9)
    foretold(s, "clan_house_fire", "", "mist_of_oblivion")

    play = night(s)
    order = []
    while play.match.ask:
        order.append((play.seat, play.topic))
        play.play(play.keys[0])

    assert order == [(seat, topic) for topic in ("event.card", "event.mist") for seat in (1, 2, 0)]


@rule("ryozen.event.discard_after", "ryozen.event.discard_order")
def test_resolved_events_are_discarded_in_order() -> None:
    s = table()
    s.event_discard = (event("rumours"),)
    foretold(s, "flood", "breach")

    play = night(s)

    assert play.state.areas == (-1,) * 4
    assert play.state.event_discard == (event("rumours"), event("flood"), event("breach"))


@pytest.mark.parametrize("word", EVENTS)
def test_it_is_known_which_events_ask(word: str) -> None:
    s = table()
    own(s, 0, "rainbow_1")

    assert (befall(table_of(s), event(word), PLAYER) is not None) == is_choice(event(word))
