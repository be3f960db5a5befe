"""The enemy deck: sector cards and twists (solo rulebook: step 1 of the Basilisk's turn)."""

import pytest

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.words import DIFFICULTIES, UNSEEN
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    enemies,
    enemy,
    goods,
    held,
    occupied,
    points,
    solo,
    tile,
)


@rule("ryozen.solo.turn.steps", "ryozen.solo.turn.1_reveal", "ryozen.solo.turn.1_sector.discard")
@rule("ryozen.solo.turn.1_sector.place", "ryozen.solo.deck.sector_card", "ryozen.solo.deck.sector_card.place")
@rule("ryozen.solo.turn.2_place", "ryozen.solo.turn.3_effect", "ryozen.solo.turn.1_sector.discard_face_up")
def test_a_sector_card_says_where_it_places() -> None:
    s = solo()
    goods(s, 1, coins=1)

    play = at(s, enemy("k03"))

    assert occupied(play.state) == {"capital:1": tile(1, "apprentice")}
    assert held(play.state, 1) == (0, 2, 0)
    assert play.state.enemy_discard == (enemy("k03"),)
    assert play.match.view(0).known.enemy_discard == (enemy("k03"),)
    order = [each.kind.name for each in play.events]
    assert order.index("enemy_card") < order.index("placed") < order.index("effect")


@rule("ryozen.solo.turn.1_sector.no_look")
def test_the_discard_is_never_searched() -> None:
    s = solo()
    s.enemy_discard, s.enemy_unseen = enemies(4, 5), enemies(*(n for n in range(15) if n not in (4, 5)))
    s.enemy_blocks = [(UNSEEN,) * 13]
    goods(s, 1, coins=1)

    play = at(s, enemy("k03"))

    assert play.topic == "place.space"
    assert play.state.enemy_discard == (4, 5, enemy("k03"))


@rule("ryozen.solo.turn.1_reshuffle")
def test_an_empty_enemy_deck_is_made_of_its_discard() -> None:
    s = solo()
    s.enemy_blocks, s.enemy_unseen, s.enemy_discard = [], (), enemies(2, 10)

    play = at(s, enemy("k03"))

    assert play.state.enemy_unseen == (10,)
    assert play.state.enemy_blocks == [(-1,)]
    assert play.state.enemy_discard == (2,)
    assert play.values_of("enemy_shuffled") == [()]


@rule("ryozen.solo.turn.1_twist.points", "ryozen.solo.turn.1_twist.remove", "ryozen.solo.turn.1_twist.next")
@pytest.mark.parametrize(("level", "favour"), list(zip(DIFFICULTIES, (2, 4, 6, 8), strict=True)))
def test_a_twist_gives_favour_by_difficulty_and_leaves_the_game(level: str, favour: int) -> None:
    s = solo(difficulty=level)

    play = at(s, enemy("twist_1"), enemy("k03"))

    assert points(play.state) == [0, favour]
    known = {*play.state.enemy_unseen, *play.state.enemy_discard}
    assert enemy("twist_1") not in known
    assert occupied(play.state) == {"capital:1": tile(1, "apprentice")}


@rule("ryozen.solo.turn.1_twist.bottom", "ryozen.solo.turn.1_twist.next")
def test_a_twist_puts_discard_and_bottom_card_on_top() -> None:
    s = solo()
    s.enemy_discard, s.enemy_unseen = enemies(2, 4), enemies(0, 1, 3, 5, 12, 13)
    s.enemy_blocks = [(UNSEEN,) * 6]

    play = at(s, enemy("twist_1"), 4)

    assert play.state.enemy_blocks == [(-1,) * 4, (2, -1)]
    assert play.state.enemy_discard == (4,)
    assert play.state.enemy_unseen == (0, 1, 3, 5, 13)
    assert occupied(play.state) == {"outskirts:1": tile(1, "apprentice")}


@rule("ryozen.solo.turn.1_twist.bottom")
def test_the_bottom_card_may_be_drawn_from_the_new_block() -> None:
    s = solo()
    s.enemy_discard, s.enemy_unseen = enemies(4), enemies(0, 1, 12, 13)
    s.enemy_blocks = [(UNSEEN,) * 4]

    play = at(s, enemy("twist_1"), -1, enemy("k02"))

    assert play.state.enemy_blocks == [(-1,) * 2, (4,)]
    assert play.state.enemy_unseen == (0, 13)
    assert occupied(play.state) == {"gates:1": tile(1, "apprentice")}


@rule("ryozen.solo.turn.1_twist.first")
def test_a_twist_as_the_very_first_card_moves_the_bottom_card_to_the_top() -> None:
    s = solo()

    play = at(s, enemy("twist_3"), enemy("k04"))

    assert play.state.enemy_blocks == [(UNSEEN,) * 13]
    assert play.state.enemy_discard == (enemy("k04"),)


@rule("ryozen.solo.turn.1_twist.last")
def test_a_twist_as_the_last_card_makes_a_deck_of_the_discard() -> None:
    s = solo()
    s.enemy_discard, s.enemy_unseen, s.enemy_blocks = enemies(0, 2, 5), enemies(12), [(UNSEEN,)]

    play = at(s, enemy("k03"))

    assert play.values_of("twist") == [("twist_1",)]
    assert play.state.enemy_blocks == [(-1, -1)]
    assert play.state.enemy_unseen == (0, 5)
    assert play.state.enemy_discard == (2,)
    assert points(play.state)[1] == BOX.difficulty[1].twist


@rule("ryozen.solo.turn.1_twist.twice")
def test_a_twist_after_a_twist_moves_the_bottom_card_to_the_top() -> None:
    s = solo()
    s.enemy_discard, s.enemy_unseen, s.enemy_blocks = enemies(4), enemies(0, 2, 12, 13), [(UNSEEN,) * 4]

    play = at(s, enemy("twist_1"), -1, enemy("twist_2"), 0)

    assert points(play.state)[1] == 2 * BOX.difficulty[1].twist
    assert play.values_of("twist") == [("twist_1",), ("twist_2",)]
    assert play.state.enemy_blocks == [(-1,), (4,)]
    assert play.state.enemy_discard == (0,)


def test_a_bottom_card_taken_from_known_cards_is_unseen_among_them() -> None:
    s = solo()
    s.enemy_discard, s.enemy_unseen, s.enemy_blocks = enemies(0), enemies(12), [enemies(1, 2, 3), enemies(-1, 4)]

    play = at(s, -1, 0)

    assert play.values_of("twist") == [("twist_1",)]
    assert play.state.enemy_blocks == [(-1, -1), (4,), (-1,)]
    assert play.state.enemy_unseen == (1, 2, 3)
