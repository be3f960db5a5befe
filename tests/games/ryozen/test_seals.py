"""Revelations that are seals: what each adds in its sector (rulebook: revelation cards)."""

from igroteka.games.ryozen.words import Side
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    cards,
    goods,
    hand,
    held,
    hidden_places,
    moons,
    own,
    points,
    put,
    table,
)

# Seals


@rule("ryozen.revelation.card.seal_outskirts", "ryozen.revelation.seal.applied")
def test_seal_of_the_outskirts_even_if_nothing_is_done() -> None:
    s = table()
    own(s, 0, "seal_outskirts_1", "seal_outskirts_2")

    play = at(s).play("outskirts:1", "yes")

    assert points(play.state) == [4, 0, 0]
    assert play.seat == 1


@rule("ryozen.revelation.card.seal_capital")
def test_seal_of_the_capital() -> None:
    s = table()
    own(s, 0, "seal_capital_1")

    play = at(s).play("capital:1", "yes", "lantern")

    assert held(play.state, 0) == (0, 2, 1)


@rule("ryozen.revelation.card.seal_springs")
def test_seal_of_the_springs_counts_cards_kept_or_not_after_it() -> None:
    s = table()
    own(s, 0, "seal_springs_1")
    s.display = cards("offering_wealth", "offering_wisdom", "")

    play = at(s).play("springs:1", "yes", "offering_wealth", "keep", "offering_wisdom", "discard")

    assert points(play.state) == [1 + 1 + 1, 0, 0]


@rule(
    "ryozen.revelation.card.seal_gates",
    "ryozen.golden.several_players",
    "ryozen.golden.seal_timing",
    "ryozen.resource.any",
)
def test_seal_of_the_gates_costs_every_opponent_a_resource_before_the_effect() -> None:
    s = table(4)
    s.first = Side(2)
    own(s, 0, "seal_gates_1")
    goods(s, 0, scrolls=1)
    goods(s, 1, coins=1, scrolls=1)
    goods(s, 2, coins=2, lanterns=1)

    play = at(s).play("gates:1", "yes")
    assert (play.seat, play.topic) == (2, "lose.resource")
    assert held(play.state, 0) == (0, 1, 0)
    play.play("lantern")
    assert play.seat == 1
    play.play("coin")

    assert [held(play.state, side) for side in range(4)] == [(0, 1, 1), (0, 1, 0), (2, 0, 0), (0, 0, 0)]


@rule("ryozen.revelation.card.seal_altar", "ryozen.revelation.seal.mandatory")
def test_seal_of_the_altar_strikes_an_opponent_anywhere_and_mercies_follow() -> None:
    s = table()
    own(s, 0, "seal_altar_1", "mercy_jade_1")
    goods(s, 0, scrolls=1)
    put(s, "springs:1", 1, hidden=True)
    put(s, "gates:1", 2)
    put(s, "palace", 1, "warrior")
    put(s, "capital:1", 0, "warrior")

    play = at(s).play("altar:1", "yes", "before")
    assert play.keys == ("gates:1", "springs:1")
    play.play("springs:1", "mercy_jade_1")

    assert hidden_places(play.state) == []
    assert moons(play.state, 0) == (0, 0, 1)


@rule("ryozen.revelation.seal.mandatory")
def test_an_altar_seal_without_a_target_does_nothing() -> None:
    s = table()
    own(s, 0, "seal_altar_1")

    play = at(s).play("altar:1", "yes")

    assert play.topic == "altar.bonus"
    play.play("start")
    assert play.seat == 1


@rule("ryozen.revelation.seal.any_source")
def test_hermit_and_mentor_trigger_seals() -> None:
    s = table()
    hand(s, 0, "hermit")
    own(s, 0, "seal_outskirts_1")
    build_path(s, "craftville")

    play = at(s).play("capital:1", "yes", "outskirts", "yes")

    assert points(play.state) == [2, 0, 0]
