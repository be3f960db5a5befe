"""Every price a place may have: what can be paid for it is what the rules allow, in any order and with any purse."""

from itertools import product

import pytest
from msgspec import structs

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.box.types import PlacePrice
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import RESOURCES
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing import rule
from tests.games.ryozen.build import Play, goods, hand, held, setup_of, table
from tests.games.ryozen.offered import reached

PRICES: tuple[PlacePrice, ...] = (
    "free",
    "coin",
    "any",
    "coin_coin",
    "coin_any",
    "scroll_lantern",
    "lantern_any",
    "any_any",
)


def play_at_gates(s: State, price: PlacePrice) -> Play:
    """Play on with a box whose Gates have one place of this price."""
    gates = structs.replace(BOX.sector[0], few=(price,), many=(price,))
    box = structs.replace(BOX, sector=(gates, *BOX.sector[1:]))
    box.check()
    return Play(Match(GAME.with_box(box), setup_of(s), Luck(0), s))


def purses_after(price: str, hidden: bool, purse: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every purse that paying a place can leave, by trying all resources in place of each of any kind."""
    due = [each for each in price.split("_") if each != "free"] + ["coin"] * (BOX.table[0].hidden_price * hidden)
    choices = [RESOURCES if each == "any" else (each,) for each in due]
    left = [tuple(n - paid.count(word) for n, word in zip(purse, RESOURCES, strict=True)) for paid in product(*choices)]
    return {each for each in left if min(each) >= 0}


@rule("ryozen.day.place.paid", "ryozen.day.place.hidden", "ryozen.resource.any")
@pytest.mark.parametrize("price", PRICES)
def test_every_way_to_pay_a_place_is_offered_and_no_other(price: PlacePrice) -> None:
    for purse in product(range(4), range(2), range(2)):
        s = table()
        hand(s, 0, "apprentice")
        goods(s, 0, *purse)
        faces = (("revealed", False), ("hidden", True))
        allowed = {(face, left) for face, hidden in faces for left in purses_after(price, hidden, purse)}

        start = play_at_gates(s, price)
        offered = reached(start.play("gates:1"), read_payment, is_paid) if "gates:1" in start.keys else set()

        assert offered == allowed, purse


def read_payment(script: Play) -> tuple[str, tuple[int, ...]]:
    return str(script.values_of("placed")[0][3]), tuple(held(script.state, 0)[:3])


def is_paid(script: Play) -> bool:
    """The companion is placed and what comes next is no payment."""
    return bool(script.values_of("placed")) and not {*script.keys} & {*RESOURCES}
