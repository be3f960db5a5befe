"""Small sets of ids as bits."""

from igroteka.kernel.bits import has, with_bit, without_bit


def test_a_set_has_what_was_added() -> None:
    some = with_bit(with_bit(0, 2), 5)

    assert [member for member in range(8) if has(some, member)] == [2, 5]


def test_a_set_is_without_what_was_removed() -> None:
    assert without_bit(0b100100, 5) == 0b100
    assert without_bit(0b100100, 3) == 0b100100
