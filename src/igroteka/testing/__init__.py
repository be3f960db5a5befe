"""The mark with which tests cite the rules they prove.

    @rule("ryozen.night.tie")
    def test_the_herald_ahead_wins_a_tie() -> None: ...

`igroteka rules GAME --coverage` lists the rules that no passing test cites.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> "pytest.MarkDecorator":
    """Mark a test with the ids of the rules it proves; an id that no ledger knows fails the collection."""
    import pytest  # not installed where games are only played

    assert ids, "cite at least one rule"
    return pytest.mark.rule(*ids)
