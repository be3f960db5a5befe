"""How an error in a game is looked for."""

import pytest

from igroteka.testing.conformance import (
    Failure,
    check_match,
)
from tests.kernel.toys import (
    ToyGame,
)


def fails(game: ToyGame, message: str, seeds: int = 20) -> Failure:
    """The failure that one of some seeds finds."""

    def check() -> None:
        for seed in range(seeds):
            check_match(game, game.setup(), seed, leak_every=1)

    with pytest.raises(Failure, match=message) as failure:
        check()
    return failure.value
