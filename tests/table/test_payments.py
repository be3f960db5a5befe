"""Whole payments in one click."""

import random
from collections import Counter

from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import plain, texts
from igroteka.table.presenter.payments import OFFERED, bundles
from igroteka.table.presenter.presenter import Presenter, option_label
from tests.table.build import play_of


def test_every_bundle_is_a_payment_that_can_be_made(seed: int) -> None:
    luck = random.Random(seed)
    found = 0
    game = plain("bonfire")
    for match_seed in range(4):
        match = Match(game, game.setup(seats=3), Luck(f"{seed} {match_seed}"))
        while not match.result and found < 30:
            ask = luck.choice(match.asks)
            for bundle in bundles(match, ask, lambda topic, key: key):
                run = match.rollout(Luck())
                for key in bundle.keys:  # refused if it can't be paid
                    run.step(run.asked(ask.seat).index(key), ask.seat)
                found += 1
            match.answer(luck.choice(ask.keys), ask.seat)

    assert found > 0


def test_two_of_any_kind_are_named_not_announced() -> None:
    """Each part of a payment is a piece that is paid; "two" only leads to the question which two."""
    game, luck, offered = plain("bonfire"), random.Random(5), set[str]()
    for seed in range(4):
        match = Match(game, game.setup(seats=3), Luck(seed))
        while not match.result and len(offered) < 30:
            ask = luck.choice(match.asks)
            found = bundles(match, ask, lambda topic, key: f"{topic}/{key}")
            offered |= {each.label for each in found if len(each.keys) == 2 and each.keys[0] == "two"}
            match.answer(luck.choice(ask.keys), ask.seat)

    assert offered
    assert [label for label in offered if not label.startswith(("pay.tokens/", "pay.resources/"))] == []


def test_no_payment_is_offered_that_wastes_a_piece() -> None:
    """A seat that can pay with the ship's token is not offered to pay with it and another; nothing is offered twice."""
    game, luck, met = plain("bonfire"), random.Random(7), 0
    match = Match(game, game.setup(seats=3), Luck(7))
    while not match.result and met < 20:
        ask = luck.choice(match.asks)
        offered = [
            Counter(each.label.split(" + "))
            for each in bundles(match, ask, lambda topic, key: option_label(texts("bonfire"), "en", topic, key, ()))
        ]
        met += bool(offered)
        assert [each for each in offered for other in offered if other < each] == []
        assert len(offered) == len({tuple(sorted(each.items())) for each in offered})
        match.answer(luck.choice(ask.keys), ask.seat)

    assert met


def test_other_questions_have_none() -> None:
    game = plain("reference")
    play = play_of("reference", Match(game, game.setup(seats=2), Luck(1)))
    question = Presenter(play, 0, "en").question()

    assert question
    assert question.bundles == ()


def test_no_more_are_offered_than_can_be_read() -> None:
    game = plain("bonfire")
    match = Match(game, game.setup(seats=3), Luck(3))
    luck = random.Random(3)
    sizes = []
    while not match.result:
        ask = luck.choice(match.asks)
        sizes.append(len(bundles(match, ask, lambda topic, key: key)))
        match.answer(luck.choice(ask.keys), ask.seat)

    assert max(sizes) <= OFFERED


def test_a_payment_tells_its_pieces_and_the_usual_one_comes_first() -> None:
    """What a payment takes is what the seat's counters lose; the first one takes no more pieces than any other."""
    game, luck, met = plain("bonfire"), random.Random(11), 0
    match = Match(game, game.setup(seats=3), Luck(11))
    while not match.result and met < 20:
        ask = luck.choice(match.asks)
        if ask.topic.payment:
            presenter = Presenter(play_of("bonfire", match), ask.seat, "en")
            offered = presenter.bundles(ask)
            counts = [sum(each.paid.values()) for each in offered]
            met += bool(offered)

            assert counts == sorted(counts)
            assert all(held(presenter, kind) >= many for each in offered for kind, many in each.paid.items())
        match.answer(luck.choice(ask.keys), ask.seat)

    assert met


def held(presenter: Presenter, kind: str) -> int:
    """How many pieces of a kind the seat has."""
    assert presenter.view
    return presenter.counted(presenter.view)[kind]
