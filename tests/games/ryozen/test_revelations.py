"""Revelations: acquiring, keeping, and every kind's effect (rulebook: revelation cards)."""

import pytest

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.rules.revelations import STARTS
from igroteka.games.ryozen.words import KINDS
from igroteka.testing import rule
from tests.games.ryozen.build import (
    ALL_CARDS,
    at,
    card,
    cards,
    foretold,
    goods,
    hand,
    held,
    hidden_places,
    lock,
    moons,
    night,
    occupied,
    own,
    points,
    put,
    reasons,
    table,
    tile,
)

# Acquiring


@rule(
    "ryozen.revelation.choice",
    "ryozen.revelation.acquire.cost",
    "ryozen.revelation.acquire.display",
    "ryozen.resource.no_debt",
)
def test_a_card_is_paid_in_scrolls_and_kept_or_discarded_for_its_favour() -> None:
    s = table()
    s.display = (card("prayer_coral_1"), card("seal_altar_1"), card("disguise_1"))
    s.card_deck = (card("rainbow_1"),)
    goods(s, 0, scrolls=2)

    play = at(s.copy()).play("springs:1", "yes")
    assert play.keys == ("prayer_coral_1", "disguise_1", "pass")
    assert reasons(play, "seal_altar_1") == ["scrolls"]
    play.play("prayer_coral_1")
    assert play.topic == "revelation.keep"
    assert list(play.keys) == ["keep", "discard"]

    kept = at(s.copy()).play("springs:1", "yes", "prayer_coral_1", "keep")
    assert held(kept.state, 0) == (0, 0, 0)
    assert kept.state.cards[0] == (card("prayer_coral_1"),)
    assert points(kept.state) == [0, 0, 0]

    sold = at(s.copy()).play("springs:1", "yes", "prayer_coral_1", "discard")
    assert sold.state.cards[0] == ()
    assert sold.state.card_discard == (card("prayer_coral_1"),)
    assert points(sold.state) == [4, 0, 0]


@rule("ryozen.revelation.acquire.free")
def test_a_card_without_a_price_is_free() -> None:
    s = table()
    s.display = cards("offering_wealth", "", "")

    play = at(s).play("springs:1", "yes", "offering_wealth", "keep")

    assert play.state.cards[0] == (card("offering_wealth"),)


@rule("ryozen.revelation.acquire.refill", "ryozen.revelation.acquire.refill_timing", "ryozen.board.revelation_areas")
def test_two_cards_come_from_one_display_which_is_refilled_afterwards() -> None:
    s = table()
    s.display = (card("offering_wealth"), card("offering_wisdom"), card("offering_spirits"))
    s.card_deck = (card("seal_clan_house_1"), card("seal_clan_house_2"), card("disguise_1"))

    play = at(s, card("seal_clan_house_2"), card("disguise_1")).play("springs:1", "yes", "offering_wealth", "keep")
    assert play.keys == ("offering_wisdom", "offering_spirits", "pass")
    play.play("offering_spirits", "keep")

    assert play.state.display == (card("seal_clan_house_2"), card("offering_wisdom"), card("disguise_1"))
    assert play.state.card_deck == (card("seal_clan_house_1"),)


@rule("ryozen.revelation.deck_empty")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    s = table()
    s.display = cards("offering_wealth", "", "")
    s.card_discard = (card("rainbow_2"), card("rainbow_1"))

    play = at(s, card("rainbow_1")).play("springs:1", "yes", "offering_wealth", "keep")

    assert play.state.display[0] == card("rainbow_1")
    assert play.state.card_discard == ()
    assert play.values_of("cards_shuffled") == [()]


@rule("ryozen.revelation.deck_empty")
def test_with_no_card_left_an_area_stays_empty() -> None:
    s = table()
    s.display = (card("offering_wealth"), card("rainbow_1"), card("rainbow_2"))

    play = at(s).play("springs:1", "yes", "offering_wealth", "keep")

    assert play.state.display == (-1, card("rainbow_1"), card("rainbow_2"))


@rule("ryozen.revelation.choice.final")
def test_a_kept_card_is_never_sold_later() -> None:
    s = table()
    own(s, 0, "seal_altar_1", "seal_capital_1")

    play = at(s)

    assert play.topic == "place.space"
    assert points(play.state) == [0, 0, 0]


@rule("ryozen.revelation.no_limit")
def test_any_number_of_cards_may_be_kept() -> None:
    s = table()
    s.cards[0] = tuple(n for n in ALL_CARDS if BOX.revelation[n].kind.startswith(("seal", "mercy")))
    s.display = cards("offering_wealth", "", "")
    owned = len(s.cards[0])

    play = at(s).play("springs:1", "yes", "offering_wealth", "keep")

    assert len(play.state.cards[0]) == owned + 1


@rule("ryozen.revelation.immediate")
def test_a_kept_seal_works_at_once_a_start_card_on_a_later_turn() -> None:
    s = table(2)
    s.display = (card("seal_springs_1"), card("offering_wealth"), card("rainbow_1"))
    goods(s, 0, scrolls=2)

    play = at(s).play("springs:1", "yes", "seal_springs_1", "keep", "offering_wealth", "keep")
    assert points(play.state) == [1, 0]
    assert play.seat == 1
    play.play("palace", "pass")

    assert (play.seat, play.topic, play.keys) == (0, "turn.revelation", ("offering_wealth", "pass"))


# At the start of a turn


@rule("ryozen.revelation.start_of_turn.list", "ryozen.component.revelation_cards")
def test_which_kinds_are_for_the_start_of_a_turn() -> None:
    starting = {row.id for row in BOX.revelation_kind if row.timing == "start"}

    assert {KINDS[kind] for kind in STARTS} == starting
    assert starting == {
        "strategic_manoeuvres",
        "offering_wealth",
        "offering_wisdom",
        "offering_spirits",
        "offering_phoenix",
        "disguise",
        "prayer_coral",
        "prayer_agate",
        "prayer_jade",
        "rainbow",
    }
    assert len(BOX.revelation) == 36
    assert len(KINDS) == 20


@rule("ryozen.day.turn.start_revelation", "ryozen.day.turn.start_optional", "ryozen.revelation.reusable")
def test_at_most_one_start_card_a_turn_and_every_turn_anew() -> None:
    s = table(2)
    own(s, 0, "rainbow_1", "offering_wealth", "seal_capital_1")
    put(s, "gates:1", 0, hidden=True)

    play = at(s)
    assert play.keys == ("rainbow_1", "offering_wealth", "pass")
    play.play("offering_wealth")
    assert play.topic == "place.space"
    play.play("palace", "pass", "palace", "pass")
    assert play.keys == ("rainbow_1", "offering_wealth", "pass")
    play.play("pass")
    assert play.topic == "place.space"


@rule("ryozen.day.turn.start_only_on_turn", "ryozen.day.skip_empty_hand")
def test_without_a_companion_to_place_there_is_no_turn_and_no_start_card() -> None:
    s = table()
    hand(s, 0)
    own(s, 0, "rainbow_1")

    play = at(s)

    assert (play.seat, play.topic) == (1, "place.space")


@rule("ryozen.revelation.start_of_turn.requirements")
def test_what_start_cards_need() -> None:
    s = table()
    own(s, 0, "offering_wealth", "disguise_1", "strategic_manoeuvres_1", "prayer_jade_1")
    goods(s, 0, coins=1, scrolls=1)
    assert at(s.copy()).topic == "place.space"

    put(s, "gates:1", 0, hidden=True)
    assert at(s.copy()).keys == ("offering_wealth", "strategic_manoeuvres_1", "pass")

    s.hidden = 0
    s.goods[0] = 0
    s.goods[2] = 1
    assert at(s.copy()).keys == ("offering_wealth", "disguise_1", "prayer_jade_1", "pass")


@rule("ryozen.revelation.start_of_turn.requirements")
def test_manoeuvres_need_a_free_place_in_another_sector() -> None:
    s = table()
    own(s, 0, "strategic_manoeuvres_1")
    goods(s, 0, coins=1)
    put(s, "gates:1", 0)
    for n in range(6, 36):
        s.board[n] = tile(1, "warrior")

    assert at(s).topic == "place.space"


@rule(
    "ryozen.revelation.card.strategic_manoeuvres",
    "ryozen.revelation.card.strategic_manoeuvres.no_palace",
    "ryozen.day.move.place_choice",
)
def test_strategic_manoeuvres() -> None:
    s = table()
    own(s, 0, "strategic_manoeuvres_1")
    goods(s, 0, coins=1)
    put(s, "gates:1", 0, "merchant", hidden=True)
    put(s, "gates:2", 0, "warrior")
    put(s, "palace", 0)
    lock(s, 5, tile(1, "guard"))

    play = at(s).play("strategic_manoeuvres_1")
    assert play.keys == ("gates:1", "gates:2")
    play.play("gates:1")
    assert "palace" not in play.keys
    assert not any(key.startswith(("gates", "clan_house")) for key in play.keys)
    play.play("springs:3")

    assert hidden_places(play.state) == ["springs:3"]
    assert held(play.state, 0) == (0, 0, 0)
    assert play.topic == "place.space"


OFFERINGS = [
    ("offering_wealth", (1, 0, 0), 0),
    ("offering_wisdom", (0, 1, 0), 0),
    ("offering_spirits", (0, 0, 1), 0),
    ("offering_phoenix", (0, 0, 0), 2),
]


@rule(
    "ryozen.revelation.card.offering_wealth",
    "ryozen.revelation.card.offering_wisdom",
    "ryozen.revelation.card.offering_spirits",
    "ryozen.revelation.card.offering_phoenix",
)
@pytest.mark.parametrize(("word", "resources", "favour"), OFFERINGS)
def test_an_offering_strikes_an_own_companion_for_its_gift(word: str, resources: tuple[int, ...], favour: int) -> None:
    s = table()
    own(s, 0, word, "mercy_coral_1")
    mine = put(s, "gates:1", 0)
    put(s, "gates:2", 1)

    play = at(s).play(word)

    assert play.state.palace == [mine]
    assert held(play.state, 0) == resources
    assert points(play.state)[0] == favour
    assert play.topic == "place.space"
    assert play.state.cards[0] == (card(word), card("mercy_coral_1"))


@rule("ryozen.revelation.card.disguise")
def test_disguise() -> None:
    s = table()
    own(s, 0, "disguise_1")
    goods(s, 0, scrolls=1)
    put(s, "gates:1", 0)
    put(s, "palace", 0, "warrior")
    put(s, "capital:1", 1)

    play = at(s).play("disguise_1")

    assert hidden_places(play.state) == ["gates:1"]
    assert held(play.state, 0) == (0, 0, 0)


PRAYERS = [("prayer_coral_1", 0), ("prayer_agate_2", 1), ("prayer_jade_1", 2)]


@rule(
    "ryozen.revelation.card.prayer_coral",
    "ryozen.revelation.card.prayer_agate",
    "ryozen.revelation.card.prayer_jade",
    "ryozen.revelation.reusable",
)
@pytest.mark.parametrize(("word", "shard"), PRAYERS)
@pytest.mark.parametrize("lanterns", [1, 2])
def test_a_prayer_turns_lanterns_into_shards_and_is_discarded(word: str, shard: int, lanterns: int) -> None:
    s = table()
    own(s, 0, word)
    goods(s, 0, lanterns=3)

    play = at(s).play(word)
    assert play.keys == ("1", "2")
    play.play(str(lanterns))

    assert moons(play.state, 0)[shard] == sum(moons(play.state, 0)) == lanterns
    assert held(play.state, 0) == (0, 0, 3 - lanterns)
    assert play.state.cards[0] == ()
    assert play.state.card_discard == (card(word),)


@rule("ryozen.revelation.card.rainbow", "ryozen.revelation.reusable")
def test_rainbow_counts_different_glyphs_its_own_included() -> None:
    s = table()
    own(s, 0, "rainbow_1", "seal_gates_1", "seal_altar_1", "seal_altar_2")
    glyphs = {BOX.revelation[each].glyph for each in s.cards[0]}
    assert glyphs == {"flame", "sun", "moon"}

    play = at(s).play("rainbow_1")

    assert points(play.state) == [3, 0, 0]
    assert card("rainbow_1") not in play.state.cards[0]


# At the end


@rule("ryozen.revelation.no_endgame")
def test_kept_cards_score_nothing_at_the_end() -> None:
    s = table()
    own(s, 0, "seal_altar_1", "seal_altar_2")

    play = night(s)

    assert play.result.scores[0] == 1  # the first-player token as a single shard
    assert occupied(play.state) == {}


@rule("ryozen.event.card.clan_house_fire", "ryozen.revelation.choice.final")
def test_a_card_lost_to_a_fire_gives_no_favour() -> None:
    s = table()
    own(s, 0, "seal_altar_1")
    foretold(s, "clan_house_fire")

    play = night(s)

    assert play.state.cards[0] == ()
    assert points(play.state) == [0, 0, 0]
    assert play.state.card_discard == (card("seal_altar_1"),)
