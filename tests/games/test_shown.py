"""Whatever lies open on the table is drawn: no field of what a seat knows can change without the scene changing."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

import pytest

from igroteka.content.scene import scenery_of
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import View
from igroteka.testing.setups import any_options, setups

MATCHES: Final = 4  # of each way to set up
MOMENTS: Final = 6  # of a match
OFTEN: Final = 6  # differences in which a field must show at least once

# What a person at the table does not see either, or reads elsewhere.
UNSHOWN: Final = {
    "ryozen": {
        *("placing", "where", "ability", "effect", "hiring", "agenda", "side", "card"),  # the question tells
        "present",  # who was where before the events of the Night
    },
    "bonfire": {
        *("agenda", "doing", "seat", "offered", "due_token", "due_tokens", "due_resources"),  # of the turn
        *("path_unseen", "gifts_unseen"),  # face down, without order
    },
    "candelabria": {
        *("turn", "moves", "moved", "burnt"),  # of the turn: the question tells
        "battles",  # the regions in their order that are not afflicted
        "points",  # where they came from: told at the end
        *("candle_pool", "token_rest", "curse_rest", "quest_pool"),  # what nobody has located, without order
        "ruled_out",  # an inference
    },
    "ghost_stories": {
        *("agenda", "own_turn", "yang", "acts"),  # of the turn
        *("attempt", "attempt_of", "used", "borrowed", "sad", "su_ling_moved", "fresh_buddhas", "fresh_crystals"),
        "where",  # the village the other way round
        *("ghosts", "face_down", "incarnations", "boxed", "others", "extra"),  # in the deck or in the box
    },
}  # fmt: skip


def say(key: str, /, **values: str | int) -> str:
    return f"{key} {sorted(values.items())}"


def moments(game: Any, seed: int, kind: Any) -> list[View[Any]]:
    """A few views of a random match, when it is laid."""
    luck = Random(seed)
    match = Match(game, any_options(game, kind, seed), Luck(seed))
    seen = []
    while match.ask:
        seen.append(match.view(0))
        match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
    laid = seen[len(seen) // 4 :]
    return luck.sample(laid, min(MOMENTS, len(laid)))


def swaps(game: Any, one: View[Any], other: View[Any]) -> Iterator[tuple[str, bool]]:
    """Fields that differ between two moments, and whether the first looks different with the other's value."""
    before = scenery_of(game).draw(one, game.box, say)
    for field in type(one.known).__match_args__:
        value = getattr(other.known, field)
        if value != getattr(one.known, field):
            changed = one.known.copy()
            setattr(changed, field, value)
            yield field, scenery_of(game).draw(View(one.seat, changed), game.box, say) != before


@pytest.mark.parametrize("name", UNSHOWN)
def test_whatever_is_known_to_a_seat_can_be_seen(name: str) -> None:
    game, found = find_game(name), dict[str, list[bool]]()
    for seed, kind in product(range(MATCHES), setups(game)):
        for one, other in zip(*[iter(moments(game, seed, kind))] * 2, strict=False):
            for field, shows in swaps(game, one, other):
                found.setdefault(field, []).append(shows)
    unseen = {field for field, shows in found.items() if len(shows) >= OFTEN and not any(shows)}

    assert unseen - UNSHOWN[name] == set()
