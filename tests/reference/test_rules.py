"""The rules of the reference game, each with its test."""

from importlib.resources import files

import pytest
from msgspec import structs

from igroteka.content.components import ComponentError
from igroteka.content.ledger import load
from igroteka.kernel.ask import EVERYONE, NOBODY, only
from igroteka.kernel.pool import UNSEEN, Place
from igroteka.testing import rule
from igroteka.testing.reference import GAME
from igroteka.testing.reference.score import evaluate, score
from igroteka.testing.reference.state import NO_OMEN, Box, State
from igroteka.testing.scenario import Scenario, scenario

AMBER, CORAL, JADE = range(5), range(5, 10), range(10, 15)  # cards by suit, values one to five
HANDS = ((0, 1, 12), (5, 6, 7))


Hands = tuple[tuple[int, ...], ...]


def begun(
    *luck: int, begins: int = 0, hands: Hands = HANDS, omens: str = "off", pace: str = "calm"
) -> Scenario[State, Box]:
    """A match with these hands; the luck after the deal is as given."""
    dealt = [card for hand in hands for card in hand]
    return scenario(GAME, seats=len(hands), luck=[*dealt, begins, *luck], omens=omens, pace=pace)


def turn(*luck: int, hands: Hands = HANDS, pace: str = "calm") -> Scenario[State, Box]:
    """The first turn, of seat 0: nobody has bid."""
    return begun(*luck, hands=hands, pace=pace).play(*["done"] * len(hands))


def rich(s: Scenario[State, Box], *coins: int) -> Scenario[State, Box]:
    """The same position with these coins."""
    state = s.position()
    state.coins = list(coins)
    return scenario(GAME, state, seats=state.seats, seed=1)


@rule("reference.box.cards")
def test_there_are_fifteen_cards_of_three_suits() -> None:
    assert [(card.suit, card.value) for card in GAME.box.card] == [
        (suit, value) for suit in ("amber", "coral", "jade") for value in range(1, 6)
    ]


@pytest.mark.parametrize(
    ("numbers", "message"),
    [({"hand": 4}, "hand"), ({"rounds": 0}, "rounds"), ({"fortune": 101}, "fortune")],
)
def test_a_box_that_cannot_be_played_is_refused(numbers: dict[str, int], message: str) -> None:
    rows = tuple(structs.replace(row, value=numbers.get(row.id, row.value)) for row in GAME.box.number)
    with pytest.raises(ComponentError, match=f'number "{message}"'):
        structs.replace(GAME.box, number=rows).check()


@rule("reference.setup.cellar")
def test_two_cards_lie_unseen_in_the_cellar() -> None:
    assert begun().state.cellar == Place([UNSEEN] * 2, [NOBODY] * 2)


@rule("reference.setup.hands")
def test_each_seat_sees_its_own_three_cards_only() -> None:
    s = begun()

    assert s.match.view(0).known.hands == [Place([*HANDS[0]], [only(0)] * 3), Place([UNSEEN] * 3, [only(1)] * 3)]
    assert s.match.view(1).known.hands[1].things == [*HANDS[1]]


def test_what_was_dealt_is_told_to_its_owner_only() -> None:
    s = begun()

    assert [event.values for event in s.match.heard(1) if event.kind.name == "turn.drew"] == [
        (1, "coral_1"),
        (1, "coral_2"),
        (1, "coral_3"),
    ]
    assert [event.values for event in s.match.heard(1) if event.kind.name == "turn.drew_unseen"] == [(0,)] * 3


@rule("reference.setup.first")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_seat_is_drawn_by_lot(first: int) -> None:
    assert begun(begins=first).state.first == first


@rule("reference.setup.first")
def test_the_first_seat_may_decide_who_begins() -> None:
    s = scenario(GAME, seats=2, seed=1, first="choose")
    assert (s.seat, s.topic, s.keys) == (0, "setup.first", ("0", "1"))

    assert s.play("1").state.first == 1


@rule("reference.setup.omen")
def test_omens_are_named_in_turn_and_in_secret() -> None:
    s = begun(omens="on")
    assert (s.seat, s.topic, s.keys) == (0, "setup.omen", ("amber", "coral", "jade"))
    s.play("jade")
    assert (s.seat, s.topic) == (1, "setup.omen")
    s.play("amber")

    assert (s.topic, s.state.omens) == ("bid.card", [2, 0])
    assert [s.match.view(seat).known.omens for seat in (0, 1, None)] == [[2, NO_OMEN], [NO_OMEN, 0], [NO_OMEN] * 2]


def test_without_the_option_there_are_no_omens() -> None:
    assert (begun().topic, begun().state.omens) == ("bid.card", [])


@rule("reference.bid.together")
def test_all_bid_at_once_up_to_two_cards() -> None:
    s = begun()
    assert [(ask.seat, ask.keys) for ask in s.match.asks] == [
        (0, ("amber_1", "amber_2", "jade_3", "done")),
        (1, ("coral_1", "coral_2", "coral_3", "done")),
    ]
    s.play_as(1, "coral_1", "coral_3").play_as(0, "amber_2", "done")

    assert (s.state.discard, s.state.hands[0].things, s.state.hands[1].things) == ([1, 5, 7], [0, 12], [6])


def test_a_round_is_told() -> None:
    assert turn().values_of("round.began") == [(1,)]


@rule("reference.bid.order")
@pytest.mark.parametrize(
    ("first", "bids", "order"),
    [
        (0, (("jade_3", "done"), ("coral_2", "done")), [0, 1]),
        (0, (("amber_1", "done"), ("coral_2", "done")), [1, 0]),
        (0, (("amber_2", "done"), ("coral_2", "done")), [0, 1]),
        (1, (("amber_2", "done"), ("coral_2", "done")), [1, 0]),
        (0, (("amber_1", "amber_2"), ("coral_2", "done")), [0, 1]),
        (0, (("done",), ("coral_1", "done")), [1, 0]),
    ],
)
def test_higher_bids_act_earlier(first: int, bids: tuple[tuple[str, ...], ...], order: list[int]) -> None:
    s = begun(begins=first).play_as(0, *bids[0]).play_as(1, *bids[1])

    assert (s.state.order, s.seat) == (order, order[0])


@rule("reference.turn.draw")
def test_a_card_is_drawn_for_its_owner_only() -> None:
    s = turn(14).play("draw")

    assert s.state.hands[0] == Place([0, 1, 12, 14], [only(0)] * 4)
    assert (len(s.state.deck), s.seat) == (6, 1)
    assert s.match.view(1).known.hands[0].things == [UNSEEN] * 4


@rule("reference.turn.draw")
def test_from_an_empty_deck_no_card_is_drawn() -> None:
    state = turn().position()
    state.deck = Place()
    s = scenario(GAME, state, seats=2)
    refusal = s.refused("draw")

    assert "draw" not in s.keys
    assert refusal.why
    assert (refusal.why.reason, refusal.why.rule) == ("empty-deck", "reference.turn.draw")


@rule("reference.turn.peek")
def test_one_card_of_the_cellar_is_looked_at() -> None:
    s = turn(9).play("peek")
    assert s.keys == ("0", "1")
    s.play("1")

    assert s.state.cellar == Place([UNSEEN, 9], [NOBODY, only(0)])
    assert [s.match.view(seat).known.cellar.things for seat in (0, 1)] == [[UNSEEN, 9], [UNSEEN, UNSEEN]]


@rule("reference.turn.bury")
def test_a_buried_card_lies_under_the_deck_and_brings_two_coins() -> None:
    s = turn().play("bury")
    assert s.keys == ("amber_1", "amber_2", "jade_3")
    s.play("jade_3")

    assert (s.state.coins, s.state.hands[0].things, s.seat) == ([2, 0], [0, 1], 1)
    assert (s.state.deck.things[0], s.state.deck.knowers[0]) == (12, only(0))


def test_a_seat_without_cards_buries_none() -> None:
    state = turn().position()
    state.hands[0] = Place()

    assert "bury" not in scenario(GAME, state, seats=2).keys


@rule("reference.turn.again")
def test_at_the_brisk_pace_a_seat_that_buries_acts_again() -> None:
    s = turn(pace="brisk").play("bury", "jade_3")

    assert (s.seat, s.topic, s.match.undo_depth(0)) == (0, "turn.action", 2)


@rule("reference.turn.dice")
@pytest.mark.parametrize("face", [0, 5])
def test_the_die_brings_as_many_coins(face: int) -> None:
    s = turn(face).play("dice")

    assert (s.state.coins, s.values_of("turn.rolled"), s.seat) == ([face + 1, 0], [(0, face + 1)], 1)


@rule("reference.turn.steal")
def test_only_others_with_coins_are_robbed() -> None:
    s = rich(turn(hands=(*HANDS, (8, 9, 10))), 5, 0, 3)

    assert "steal" in s.keys
    assert s.play("steal").topic == "steal.amount"  # of seat 2, the only one with coins


@rule("reference.turn.steal")
def test_where_nobody_else_has_coins_nobody_is_robbed() -> None:
    assert "steal" not in rich(turn(), 5, 0).keys


@rule("reference.turn.steal")
def test_up_to_two_coins_are_taken() -> None:
    s = rich(turn(), 0, 3).play("steal")
    assert s.keys == ("coins:1", "coins:2")
    s.play("coins:2", "no")

    assert (s.state.coins, s.values_of("turn.stole")) == ([2, 1], [(0, 1, 2)])


@rule("reference.turn.steal")
def test_not_more_is_taken_than_there_is() -> None:
    s = rich(turn(), 0, 1).play("steal", "no")

    assert s.state.coins == [1, 0]


@rule("reference.turn.guard")
def test_a_robbed_seat_may_discard_a_card_instead() -> None:
    s = rich(turn(), 0, 3).play("steal", "coins:2")
    assert (s.seat, s.topic) == (1, "steal.guard")
    s.play("yes")
    assert s.keys == ("coral_1", "coral_2", "coral_3")
    s.play("coral_2")

    assert (s.state.coins, s.state.discard, s.state.hands[1].things) == ([0, 3], [6], [5, 7])
    assert s.values_of("turn.guarded") == [(1, "coral_2")]


@rule("reference.turn.guard")
def test_without_a_card_nothing_is_guarded() -> None:
    state = turn().position()
    state.coins, state.hands[1] = [0, 3], Place()
    s = scenario(GAME, state, seats=2).play("steal", "coins:1")

    assert s.state.coins == [1, 2]


@rule("reference.turn.shuffle")
def test_discard_pile_and_cellar_are_shuffled_when_the_deck_is_empty() -> None:
    state = turn().position()
    state.deck, state.discard = Place(), [3, 4, 8, 9, 10, 11, 13]
    state.pool.unseen, state.cellar = [14], Place([2, UNSEEN], [only(1), NOBODY])
    s = scenario(GAME, state, seats=2).play("shuffle")

    assert (s.state.discard, s.state.cellar, s.state.deck) == ([], Place.unseen(2), Place.unseen(7))
    assert s.state.pool.unseen == [2, 3, 4, 8, 9, 10, 11, 13, 14]


@rule("reference.turn.shuffle")
@pytest.mark.parametrize("deck", [1, 0])
def test_there_is_no_shuffle_while_the_deck_has_cards_or_nothing_is_discarded(deck: int) -> None:
    state = turn().position()
    state.deck, state.discard = Place.unseen(deck), [3] * deck

    assert "shuffle" not in scenario(GAME, state, seats=2).keys


@rule("reference.end.rounds")
def test_the_match_ends_after_four_rounds() -> None:
    s = begun(*[0] * 8)
    for _ in range(4):
        assert s.match.result is None
        s.play("done", "done", "dice", "dice")

    assert (s.result.reason, s.state.round, s.result.scores) == ("rounds", 4, (4, 4))


@rule("reference.end.fortune")
def test_twenty_coins_end_the_match_at_once() -> None:
    s = rich(turn(), 18, 0).play("bury", "jade_3")

    assert (s.result.reason, s.result.winners) == ("fortune", (0,))


@rule("reference.end.fortune")
def test_nineteen_coins_end_nothing() -> None:
    assert rich(turn(), 17, 0).play("bury", "jade_3").match.result is None


def hand_of(*cards: int, omen: int | None = None) -> State:
    state = begun(omens="off" if omen is None else "on").position()
    state.hands[0] = Place(list(cards), [EVERYONE] * len(cards))
    if omen is not None:
        state.omens = [omen, NO_OMEN]
    return state


@rule("reference.score.coins")
def test_a_coin_is_a_point() -> None:
    state = hand_of()
    state.coins = [7, 2]

    assert [lines[0].points for lines in score(state, GAME.box)] == [7, 2]


@rule("reference.score.suits")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((AMBER[0], CORAL[0], JADE[0]), 5),
        ((AMBER[0], CORAL[0], JADE[4], JADE[1]), 5),
        ((0, 1, 5), 0),
        ((), 0),
        ((0, 5, UNSEEN), 0),
    ],
)
def test_all_three_suits_bring_five_points(cards: tuple[int, ...], points: int) -> None:
    assert score(hand_of(*cards), GAME.box)[0][1].points == points


@rule("reference.score.omen")
@pytest.mark.parametrize(("omen", "points"), [(0, 2), (1, 0), (2, 1), (NO_OMEN, 0)])
def test_each_card_of_the_omen_is_a_point(omen: int, points: int) -> None:
    assert score(hand_of(AMBER[0], AMBER[3], JADE[2], UNSEEN, omen=omen), GAME.box)[0][2].points == points


def test_equal_totals_share_the_victory() -> None:
    s = begun(*[0] * 8)
    for _ in range(4):
        s.play("done", "done", "dice", "dice")

    assert s.result.winners == (0, 1)


def test_a_position_is_as_good_as_its_lead() -> None:
    state = rich(turn(hands=(*HANDS, (8, 9, 10))), 6, 4, 5).state

    assert [evaluate(state, GAME.box, seat) for seat in range(3)] == [1, -2, -1]


def test_every_rule_of_the_ledger_is_proved_here() -> None:
    marks = [mark for each in list(globals().values()) for mark in getattr(each, "pytestmark", ())]
    proved = {cited for mark in marks if mark.name == "rule" for cited in mark.args}

    assert proved == set(load(files(GAME.package) / "ledger.toml").by_id)
