"""Values an owner enters for cards and places of their copy play as they say."""

from typing import get_args, get_type_hints

import pytest
from msgspec import structs

from igroteka.content.components import ComponentError
from igroteka.content.printed import effect
from igroteka.content.texts import LANGUAGES, Texts
from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX, Box
from igroteka.games.ryozen.box.effects import ActEffect, CardEffect
from igroteka.games.ryozen.box.types import PlacePrice
from igroteka.games.ryozen.rules.acts import DEEDS
from igroteka.games.ryozen.rules.instructions import INSTRUCTIONS
from igroteka.games.ryozen.rules.revelations import STARTS
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import KINDS, PLAYER, START_KINDS
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing import rule
from igroteka.testing.conformance import check_match
from igroteka.testing.scenario import Scenario as Script
from tests.games.ryozen.build import (
    ALL_CARDS,
    build_path,
    enemies,
    enemy,
    events,
    foretold,
    give_favour,
    goods,
    held,
    moons,
    own,
    place,
    points,
    put,
    setup_of,
    shards,
    solo,
    table,
)

ACT_WORDS = get_args(get_type_hints(ActEffect)["what"])
CARD_WORDS = get_args(get_type_hints(CardEffect)["what"])
CONDITIONS = get_args(get_type_hints(CardEffect)["when"])
PRICES = get_args(PlacePrice)


def with_card(card: str, **values: object) -> Box:
    """The box with other values on a sector card."""
    rows = tuple(structs.replace(row, **values) if row.id == card else row for row in BOX.sector_card)
    return checked(structs.replace(BOX, sector_card=rows))


def with_act(card: str, **values: object) -> Box:
    """The box with other values on an act card."""
    rows = tuple(structs.replace(row, **values) if row.id == card else row for row in BOX.scenario)
    return checked(structs.replace(BOX, scenario=rows))


def with_places(sector: str, *prices: PlacePrice) -> Box:
    """The box with these places in a sector, on both sides of the board."""
    rows = tuple(structs.replace(row, few=prices, many=prices) if row.id == sector else row for row in BOX.sector)
    return checked(structs.replace(BOX, sector=rows))


def checked(box: Box) -> Box:
    box.check()
    return box


def play(s: State, box: Box) -> Script[State, Box]:
    return Script(Match(GAME.with_box(box), setup_of(s), Luck(0), s))


def its_turn(card: str, top: str = "apprentice") -> State:
    """The Basilisk is about to turn up this card, rich enough for any price."""
    s = solo(top)
    s.enemy_unseen, s.enemy_blocks = (enemy(card),), [enemies(-1)]
    goods(s, 1, coins=2, scrolls=2, lanterns=2)
    return s


# Places


@rule("ryozen.day.place.paid", "ryozen.resource.any")
def test_a_place_may_cost_a_coin_and_a_resource_of_choice() -> None:
    s = table()
    goods(s, 0, coins=2, scrolls=1)
    script = play(s, with_places("gates", "coin_any")).play("gates:1")

    assert script.topic == "place.shown"
    script.play("revealed", "scroll")

    assert held(script.state, 0)[:2] == (1, 0)


@rule("ryozen.day.place.hidden", "ryozen.resource.no_debt")
def test_the_coin_of_hiding_is_not_spent_on_a_price_of_any_kind() -> None:
    s = table()
    goods(s, 0, coins=2)
    script = play(s, with_places("gates", "any_any")).play("gates:1")

    assert script.topic != "place.shown"
    assert held(script.state, 0)[0] == 0


def test_a_place_that_cannot_be_paid_is_refused() -> None:
    s = table()
    goods(s, 0, coins=1)
    why = play(s, with_places("gates", "coin_coin")).refused("gates:1").why

    assert why is not None
    assert why.reason == "cannot_pay"


@rule("ryozen.solo.turn.2_free_first")
def test_the_basilisk_pays_for_a_place_of_two_resources() -> None:
    s = its_turn("k01")
    script = play(s, with_places("gates", "scroll_lantern"))

    assert script.state.board[place("gates:1")] >= 0
    assert held(script.state, 1)[1] == 1


def test_every_price_of_a_place_has_a_tip() -> None:
    texts = Texts.of(GAME, strict=True)

    assert all(texts.say(lang, f"about-place_{price}") for price in PRICES if price != "free" for lang in LANGUAGES)


# The road


@rule("ryozen.village.build.cost")
def test_a_village_may_cost_resources_of_any_kind() -> None:
    road = structs.replace(BOX.path[0], prices=((1, 0, 0, 1), *BOX.path[0].prices[1:]))
    s = table()
    s.village_top = s.path[0]
    goods(s, 0, coins=1, scrolls=1, lanterns=1)
    box = checked(structs.replace(BOX, path=(road,)))
    script = play(s, box).play("outskirts:1", "revealed", "yes", "build", "lantern")

    assert held(script.state, 0) == (0, 1, 0)


@rule("ryozen.village.bonus.start")
def test_the_starting_village_may_give_resources_shards_and_favour() -> None:
    road = structs.replace(BOX.path[0], start_bonus=(1, 0, 0, 1, 1, 2))
    s = table()
    script = play(s, checked(structs.replace(BOX, path=(road,)))).play("altar:1", "yes", "start", "scroll", "jade")

    assert held(script.state, 0) == (1, 1, 0)
    assert moons(script.state, 0) == (0, 0, 1)
    assert points(script.state)[0] == 2


# Sector cards


def test_every_word_of_both_vocabularies_is_carried_out() -> None:
    assert set(DEEDS) == set(ACT_WORDS)
    assert set(INSTRUCTIONS) == set(CARD_WORDS)


def test_every_word_of_both_vocabularies_is_said() -> None:
    texts = Texts.of(GAME, strict=True)
    acts = [ActEffect(what, 2, who) for what in ACT_WORDS for who in ("player", "basilisk", "both")]
    cards = [CardEffect(what, 2, when) for what in CARD_WORDS for when in CONDITIONS]
    for lang in LANGUAGES:
        assert all(effect(texts, lang, field, each) for each in acts for field in ("first_effects", "second_effects"))
        assert all(effect(texts, lang, "effects", each) for each in cards)


@rule("ryozen.solo.deck.sector_card")
@pytest.mark.parametrize("what", CARD_WORDS)
def test_an_instruction_of_a_sector_card_plays(what: str) -> None:
    box = with_card("k01", effects=(CardEffect(what, 2),))  # type: ignore[arg-type]  # words of the type
    s = its_turn("k01")
    foretold(s, "flood", "breach", "rumours")
    put(s, "gates:2", 0)
    goods(s, 0, coins=2)
    shards(s, 0, coral=2)
    build_path(s, "craftville", "fire_cape")
    script = play(s, box)
    while script.match.asks and script.topic != "place.space":
        script.play(script.match.asks[0].keys[0])

    assert script.state.side == PLAYER


@rule("ryozen.solo.card.scope", "ryozen.solo.deck.sector_card")
def test_an_instruction_works_after_the_day_effect_of_its_sector() -> None:
    box = with_card("k03", effects=(CardEffect("favour", 3, "first"), CardEffect("favour", 5, "not_first")))
    first, last = its_turn("k03"), its_turn("k03")
    last.heralds = last.heralds[::-1]

    assert points(play(first, box).state)[1] == 5
    assert points(play(last, box).state)[1] == 3


def test_a_sector_card_may_name_any_second_sector() -> None:
    s = its_turn("k01")
    for n in (1, 2):
        put(s, f"gates:{n}", 0, copy=n)

    assert play(s, with_card("k01", second="springs")).values_of("placed")[0][2] == "springs:1"


def test_the_words_of_a_sector_card_tell_its_instructions_and_its_text() -> None:
    box = with_card(
        "k01",
        effects=(CardEffect("coin", 2, "no_event"),),
        text_ru="Крепите оборону!",
        text_en="Man the walls!",
    )
    texts = Texts.of(GAME.with_box(box), strict=True)

    assert "If no foretold event is left: the Basilisk gains 2 coins." in texts.say("en", "about-k01")
    assert "Если предсказанных событий не осталось: Василиск получает 2 монеты." in texts.say("ru", "about-k01")
    assert "Man the walls!" in texts.say("en", "about-k01")
    assert "Крепите оборону!" in texts.say("ru", "about-k01")


# Twist cards


@rule("ryozen.solo.turn.1_twist.points")
def test_twist_cards_may_give_different_favour() -> None:
    rows = tuple(structs.replace(row, favour=(n, n + 1, n + 2, n + 3)) for n, row in enumerate(BOX.twist_card))
    box = checked(structs.replace(BOX, twist_card=rows))
    s = solo(difficulty="hard")
    s.enemy_unseen, s.enemy_blocks, s.enemy_discard = (enemy("twist_3"),), [enemies(-1)], (enemy("k01"),)

    assert play(s, box).values_of("favour")[0] == (1, 4, "cards")


def test_a_twist_card_has_a_number_for_each_difficulty_or_none() -> None:
    rows = (structs.replace(BOX.twist_card[0], favour=(1, 2)), *BOX.twist_card[1:])

    with pytest.raises(ComponentError, match="twist_1"):
        structs.replace(BOX, twist_card=rows).check()


# Act cards


def at_act(number: int) -> State:
    """The orange deck is about to turn up this act."""
    s = solo(story="orange")
    s.round, s.agenda, s.first = number - 1, [], PLAYER
    s.event_deck, s.card_deck = events("flood", "breach", "rumours", "uprising"), ALL_CARDS
    goods(s, 0, coins=2, scrolls=2)
    shards(s, 0, coral=1)
    return s


@rule("ryozen.narrative.acts.surprises")
@pytest.mark.parametrize("what", ACT_WORDS)
@pytest.mark.parametrize("who", ["player", "basilisk", "both"])
def test_an_effect_of_an_act_card_plays(what: str, who: str) -> None:
    does = ActEffect(what, 2, who)  # type: ignore[arg-type]  # words of the types
    box = with_act("orange_2", branch="first", first_effects=(does,))
    script = play(at_act(2), box)
    while script.match.asks and script.topic != "place.space":
        script.play(script.match.asks[0].keys[0])

    assert script.state.round == 2


@rule("ryozen.narrative.acts.choice")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_any_act_may_ask_for_a_decision(act: int) -> None:
    gains = (ActEffect("gain_coin", 1, "player"),), (ActEffect("gain_scroll", 2, "player"),)
    box = with_act(f"orange_{act}", branch="choice", first_effects=gains[0], second_effects=gains[1])
    script = play(at_act(act), box)

    assert script.topic == "act.choice"
    assert script.match.asks[0].keys == ("orange:first", "orange:second")
    script.play("orange:second")
    assert held(script.state, 0)[1] == 4


@rule("ryozen.narrative.acts.duration")
def test_an_act_may_remember_the_way_of_an_earlier_one() -> None:
    gains = (ActEffect("gain_coin", 1, "player"),), (ActEffect("gain_scroll", 2, "player"),)
    box = with_act("orange_3", first_effects=gains[0], second_effects=gains[1])
    s = at_act(3)
    s.way = 2

    assert held(play(s, box).state, 0)[1] == 4


def test_a_way_is_called_as_its_owner_says() -> None:
    box = with_act(
        "orange_2",
        first_effects=(ActEffect("lose_favour", 3, "player"),),
        second_effects=(ActEffect("nothing"),),
        first_text_en="Kneel",
        first_text_ru="Преклонить колени",
        story_en="The gates shake.",
        story_ru="Врата дрожат.",
    )
    texts = Texts.of(GAME.with_box(box), strict=True)

    assert texts.say("en", "name-orange-first") == "Kneel: you lose 3 favour"
    assert texts.say("ru", "name-orange-first") == "Преклонить колени: вы теряете 3 очка благосклонности"
    assert texts.say("en", "name-orange-second") == "Nothing happens"
    assert texts.say("en", "about-orange_2") == "The gates shake."


def test_both_ways_of_a_choice_need_effects() -> None:
    with pytest.raises(ComponentError, match="orange_2"):
        with_act("orange_2", first_effects=(ActEffect("nothing"),))


def test_what_lasts_has_one_amount_in_a_deck() -> None:
    lasting = {"first_effects": (ActEffect("levy", 1),), "second_effects": (ActEffect("levy", 2),)}

    with pytest.raises(ComponentError, match="orange_2"):
        with_act("orange_2", **lasting)


# What is usual


def test_the_default_box_is_as_usual() -> None:
    assert BOX.warnings() == ()


def test_what_is_merely_unusual_is_a_warning() -> None:
    ranks = {"merchant": 2, "bard": 0}
    rows = tuple(structs.replace(row, copies=ranks.get(row.id, row.copies)) for row in BOX.companion)
    box = checked(structs.replace(BOX, companion=rows))

    assert [(each.row, each.field) for each in box.warnings()] == [("merchant", "copies"), ("bard", "copies")]


@pytest.mark.parametrize(("areas", "mode", "seats"), [(1, "base", 2), (10, "solo", 1)])
def test_a_road_of_another_length_plays(areas: int, mode: str, seats: int) -> None:
    road = structs.replace(BOX.path[0], prices=((0, 0, 0, 1),) * areas, favour=(2,) * areas)
    game = GAME.with_box(checked(structs.replace(BOX, path=(road,))))

    assert check_match(game, game.setup(mode, seats), seed=3, leak_every=60).choices > 20


@rule("ryozen.solo.deck.sector_card")
@pytest.mark.parametrize(
    ("when", "holds"),
    [("always", True), ("event", True), ("no_event", False), ("ahead", False), ("behind", True)],
)
def test_the_condition_of_an_instruction(when: str, holds: bool) -> None:
    box = with_card("k03", effects=(CardEffect("favour", 3, when),))  # type: ignore[arg-type]  # a word of the type
    s = its_turn("k03")
    foretold(s, "flood")
    give_favour(s, 0, 1)

    assert (points(play(s, box).state)[1] == 3) is holds


def with_kind(kind: str, **values: object) -> Box:
    """The box with other values on a kind of revelations."""
    rows = tuple(structs.replace(row, **values) if row.id == kind else row for row in BOX.revelation_kind)
    return checked(structs.replace(BOX, revelation_kind=rows))


@rule("ryozen.revelation.start_of_turn.requirements")
def test_a_prayer_for_no_shards_is_not_offered() -> None:
    s = table()
    own(s, 0, "prayer_jade_1")
    goods(s, 0, lanterns=2)

    assert play(s, with_kind("prayer_jade", amount=0)).topic == "place.space"


def test_the_start_kinds_are_those_that_can_be_used_at_the_start() -> None:
    assert {KINDS[kind] for kind in STARTS} == set(START_KINDS)


def test_a_revelation_works_when_the_rulebook_says() -> None:
    with pytest.raises(ComponentError, match="seal_gates"):
        with_kind("seal_gates", timing="start")


def test_sector_cards_of_one_sector_have_different_names() -> None:
    cards = tuple(structs.replace(card, sector="gates", extra="first", amount=3) for card in BOX.sector_card)
    for lang in LANGUAGES:
        texts = Texts.of(GAME, strict=True).with_box(structs.replace(BOX, sector_card=cards))

        assert len({texts.name(lang, card.id) for card in cards}) == len(cards)
