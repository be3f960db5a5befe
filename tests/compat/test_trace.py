"""Matches played by older code replay as they did, except for rules corrected since."""

import pytest
from msgspec import structs

from tests.compat.engine import GAMES, find_game
from tests.compat.saved import PARTS, Digest, KeptMatch, Offered, read
from tests.compat.trace import Difference, compare, differences

FIRST = "records/base-2-1"


@pytest.mark.parametrize("game", GAMES)
def test_every_kept_match_is_played_as_it_was(game: str) -> None:
    assert "\n".join(differences(game)) == ""


def saved(name: str = FIRST) -> KeptMatch:
    return next(each for each in read("reference") if each.played.name == name)


@pytest.mark.parametrize("part", PARTS)
def test_a_difference_is_found_where_it_is(part: str) -> None:
    match = saved()
    chain = match.digests[part].chain
    other = Digest(chain[:9] + ("B" if chain[9] == "A" else "A") + chain[10:], match.digests[part].last)
    changed = structs.replace(match, digests={**match.digests, part: other})

    with pytest.raises(Difference, match=rf"reference {FIRST}, entry 9 of \d+ .*: {part} differ\n  {part} now: "):
        compare(find_game("reference"), changed)


def test_an_option_that_is_no_longer_offered_is_found() -> None:
    match = saved()
    number, offered = next(iter(match.widened.items()))
    changed = structs.replace(
        match, widened={**match.widened, number: {**offered, 0: Offered(offered[0].topic, ("gone",))}}
    )

    with pytest.raises(Difference, match="widened differ"):
        compare(find_game("reference"), changed)


def test_options_may_be_added_where_rules_were_corrected() -> None:
    match = saved()
    fewer = {number: dict(map(first_only, offered.items())) for number, offered in match.widened.items()}

    compare(find_game("reference"), structs.replace(match, widened=fewer))


def first_only(asked: tuple[int, Offered]) -> tuple[int, Offered]:
    seat, offered = asked
    return seat, Offered(offered.topic, offered.keys[:1])


def test_another_result_is_found() -> None:
    match = saved()
    assert match.outcome
    changed = structs.replace(match, outcome=structs.replace(match.outcome, winners=()))

    with pytest.raises(Difference, match="it ended with"):
        compare(find_game("reference"), changed)
