"""Pools and places: what is unseen has no order, what is known stays known."""

from collections import Counter

import pytest

from igroteka.kernel.ask import EVERYONE, NOBODY, only
from igroteka.kernel.luck import Drawn, Luck
from igroteka.kernel.pool import UNSEEN, Place, Pool, fill, mask, unknown


def test_a_pool_is_sorted() -> None:
    assert Pool.of([3, 1, 2, 1]).unseen == [1, 1, 2, 3]


def test_a_copied_pool_is_independent() -> None:
    pool = Pool.of([1, 2])
    pool.copy().unseen.pop()

    assert pool.unseen == [1, 2]


def test_a_copied_place_is_independent() -> None:
    place = Place([5], [only(1)])
    copy = place.copy()
    copy.put(6)

    assert (place, copy) == (Place([5], [only(1)]), Place([5, 6], [only(1), EVERYONE]))


def test_an_unseen_place_is_known_to_nobody() -> None:
    assert Place.unseen(2) == Place([UNSEEN, UNSEEN], [NOBODY, NOBODY])


def test_a_place_has_as_many_things_as_slots() -> None:
    assert len(Place.unseen(4)) == 4


def test_drawing_an_unseen_thing_is_luck_for_its_audience() -> None:
    pool, deck, luck = Pool.of([10, 20, 30]), Place.unseen(3), Luck(script=(20,))
    log: list[Drawn] = []
    luck.log = log

    assert deck.draw(pool, luck, only(1)) == 20
    assert (pool.unseen, deck, log) == ([10, 30], Place.unseen(2), [Drawn(20, only(1))])


def test_everybody_sees_a_drawn_thing_unless_told_otherwise() -> None:
    luck = Luck(script=(1,))
    log: list[Drawn] = []
    luck.log = log
    Place.unseen(2).draw(Pool.of([1, 2]), luck)

    assert log == [Drawn(1, EVERYONE)]


def test_the_top_is_drawn_first() -> None:
    deck = Place([1, 2, 3], [EVERYONE] * 3)

    assert [deck.draw(Pool(), Luck()) for _ in range(3)] == [3, 2, 1]


def test_a_known_thing_is_drawn_without_luck() -> None:
    pool, deck = Pool.of([1, 2]), Place([UNSEEN, UNSEEN, 7], [NOBODY, NOBODY, only(0)])

    assert (deck.draw(pool, Luck()), pool.unseen, deck) == (7, [1, 2], Place.unseen(2))


def test_a_counted_slot_is_drawn() -> None:
    deck = Place([1, 2, 3], [1, 2, 4])

    assert (deck.draw(Pool(), Luck(), at=1), deck) == (2, Place([1, 3], [1, 4]))


def test_looking_leaves_the_thing_where_it_is() -> None:
    pool, deck = Pool.of([4, 5]), Place.unseen(2)

    assert deck.look(pool, Luck(script=(4,)), only(1)) == 4
    assert (deck, pool.unseen) == (Place([UNSEEN, 4], [NOBODY, only(1)]), [5])


def test_looking_at_a_known_thing_is_no_luck_and_adds_a_knower() -> None:
    deck = Place([8], [only(0)])

    assert (deck.look(Pool(), Luck(), only(2)), deck.knowers) == (8, [only(0, 2)])


def test_looking_is_luck_for_those_who_look() -> None:
    luck = Luck(script=(4,))
    log: list[Drawn] = []
    luck.log = log
    Place.unseen(2).look(Pool.of([4, 5]), luck, only(1))

    assert log == [Drawn(4, only(1))]


def test_a_counted_slot_is_looked_at() -> None:
    deck = Place.unseen(3)
    deck.look(Pool.of([4, 5, 6]), Luck(script=(6,)), only(0), at=0)

    assert deck.things == [6, UNSEEN, UNSEEN]


def test_things_are_put_on_top() -> None:
    place = Place([1], [EVERYONE])
    place.put(2, only(1))

    assert place == Place([1, 2], [EVERYONE, only(1)])


def test_things_are_put_at_a_counted_slot() -> None:
    place = Place([1, 2], [EVERYONE, EVERYONE])
    place.put(9, only(0), at=0)
    place.put(8, only(1), at=2)

    assert place == Place([9, 1, 8, 2], [only(0), EVERYONE, only(1), EVERYONE])


def test_everybody_knows_what_is_put_openly() -> None:
    place = Place()
    place.put(1)
    place.put(2, at=0)

    assert place.knowers == [EVERYONE, EVERYONE]


def test_a_slot_moves_with_what_is_known_about_it() -> None:
    deck, stack = Place([UNSEEN, 7], [NOBODY, only(2)]), Place([1], [EVERYONE])
    deck.pass_to(stack)
    deck.pass_to(stack)

    assert (deck, stack) == (Place(), Place([1, 7, UNSEEN], [EVERYONE, only(2), NOBODY]))


def test_a_counted_slot_moves_to_a_counted_slot() -> None:
    deck, stack = Place([1, 2, 3], [1, 2, 4]), Place([8, 9], [0, 0])
    deck.pass_to(stack, at=0, to=1)

    assert (deck, stack) == (Place([2, 3], [2, 4]), Place([8, 1, 9], [0, 1, 0]))


def test_a_known_thing_is_removed_with_its_knowers() -> None:
    hand = Place([1, 2, 3], [1, 2, 4])
    hand.remove(2)

    assert hand == Place([1, 3], [1, 4])


def test_removing_what_is_not_there_is_a_mistake() -> None:
    with pytest.raises(ValueError, match=r"9|not in list"):
        Place([1], [1]).remove(9)


def test_burying_forgets_where_everything_lies() -> None:
    pool, deck = Pool.of([5]), Place([UNSEEN, 7, 2], [NOBODY, only(0), EVERYONE])
    deck.bury(pool, [3, 9])

    assert (pool.unseen, deck) == ([2, 3, 5, 7, 9], Place.unseen(5))


def test_burying_may_add_nothing() -> None:
    pool, deck = Pool(), Place([4], [EVERYONE])
    deck.bury(pool)

    assert (pool.unseen, deck) == ([4], Place.unseen(1))


def test_several_places_draw_on_one_pool() -> None:
    pool, stacks, luck = Pool.of(range(6)), [Place.unseen(3), Place.unseen(3)], Luck(8)
    drawn = [stacks[index % 2].draw(pool, luck) for index in range(6)]

    assert (sorted(drawn), pool.unseen) == ([0, 1, 2, 3, 4, 5], [])


def test_masking_hides_what_the_seat_does_not_know_and_keeps_who_does() -> None:
    pool, hand = Pool.of([2]), Place([1, 3, UNSEEN, 4], [only(0), only(1), NOBODY, EVERYONE])
    mask(pool, (hand,), 0)

    assert (pool.unseen, hand) == (
        [2, 3],
        Place([1, UNSEEN, UNSEEN, 4], [only(0), only(1), NOBODY, EVERYONE]),
    )


def test_an_onlooker_knows_only_what_everybody_knows() -> None:
    pool, hand = Pool(), Place([1, 2], [only(0, 1, 2, 3), EVERYONE])
    mask(pool, (hand,), None)

    assert (pool.unseen, hand.things) == ([1], [UNSEEN, 2])


def test_filling_deals_to_the_slots_that_somebody_knows() -> None:
    pool = Pool.of([1, 2, 3])
    hand, deck = Place([UNSEEN, 9], [only(1), only(0)]), Place.unseen(2)
    fill(pool, (deck, hand), Luck(script=(2,)))

    assert (pool.unseen, deck, hand.things) == ([1, 3], Place.unseen(2), [2, 9])


def test_filling_draws_each_world_about_equally_often() -> None:
    luck, worlds = Luck("worlds"), Counter[tuple[int, ...]]()
    for _ in range(3000):
        pool, hands = Pool.of([1, 2, 3]), (Place([UNSEEN], [only(1)]), Place([UNSEEN], [only(2)]))
        fill(pool, hands, luck)
        worlds[hands[0].things[0], hands[1].things[0]] += 1

    assert len(worlds) == 6
    assert all(350 < count < 650 for count in worlds.values())


def test_what_fills_slots_is_seen_by_nobody() -> None:
    luck = Luck(script=(1,))
    log: list[Drawn] = []
    luck.log = log
    fill(Pool.of([1, 2]), (Place([UNSEEN], [only(1)]),), luck)

    assert log == [Drawn(1, NOBODY)]


@pytest.mark.parametrize(("seat", "expected"), [(0, [2, 3, 5]), (1, [1, 2, 5]), (2, [1, 2, 3, 5])])
def test_unknown_is_what_a_seat_cannot_locate(seat: int, expected: list[int]) -> None:
    pool = Pool.of([5, 2])
    places = (Place([3, 1, UNSEEN], [only(1), only(0), NOBODY]), Place([4], [EVERYONE]))

    assert unknown(pool, places, 3)[seat] == expected


def test_asking_what_is_unknown_changes_nothing() -> None:
    pool, place = Pool.of([5]), Place([3], [only(1)])
    unknown(pool, (place,), 1)

    assert (pool.unseen, place) == ([5], Place([3], [only(1)]))
