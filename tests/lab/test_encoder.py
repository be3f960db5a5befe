"""Columns with kinds and bounds, and observations encoded for models."""

from collections.abc import Iterator

import numpy as np
import pytest

from igroteka.bots.random import bots_luck
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.codec import Numbers, codec
from igroteka.lab.columns import Kind
from igroteka.lab.encoder import Encoder
from igroteka.lab.spaces import observation_space

GAMES = (*REGISTRY, "reference")


def observations(game_id: str) -> Iterator[Numbers]:
    """Some observations of one random match of every mode."""
    game = find_game(game_id)
    for mode in game.modes:
        match, luck = Match(game, game.setup(mode.name), Luck(1)), bots_luck(1)
        while match.ask:
            if len(match.done) % 10 == 0:
                yield codec(game).observe(match, match.ask.seat)
            match.answer(luck.fresh(len(match.ask.options)), match.ask.seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_column_is_described_under_its_name(game_id: str) -> None:
    numbers = codec(find_game(game_id))

    assert tuple(each.name for each in numbers.described) == numbers.columns


@pytest.mark.parametrize("game_id", GAMES)
def test_observations_stay_within_the_bounds(game_id: str) -> None:
    space = observation_space(codec(find_game(game_id)))["observation"]

    assert all(space.contains(row) for row in observations(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_encoded_observations_are_between_minus_one_and_one(game_id: str) -> None:
    encoder = Encoder(codec(find_game(game_id)))
    rows = np.stack(list(observations(game_id)))
    encoded = encoder(rows)

    assert encoded.shape == (len(rows), encoder.width)
    assert np.abs(encoded).max() == 1
    assert np.array_equal(encoder(rows[0]), encoded[0])


@pytest.mark.parametrize("game_id", GAMES)
def test_indices_fit_their_embeddings(game_id: str) -> None:
    encoder = Encoder(codec(find_game(game_id)))
    _, ids = encoder.split(np.stack(list(observations(game_id))))

    assert (ids >= 0).all() and (ids < encoder.sizes).all()


def test_columns_of_one_group_share_their_categories() -> None:
    columns = codec(find_game("ryozen")).described
    tiles = [each for each in columns if each.group == "Tile"]

    assert {"board", "palace", "hands"} <= {each.field for each in tiles}
    assert len({each.categories for each in tiles}) == 1


def test_a_category_that_is_not_there_has_index_zero() -> None:
    numbers = codec(find_game("ryozen"))
    encoder = Encoder(numbers)
    row = next(observations("ryozen"))
    _, ids = encoder.split(row)

    assert (ids[row[encoder.ids] < 0] == 0).all()
    assert (ids[row[encoder.ids] >= 0] == row[encoder.ids][row[encoder.ids] >= 0] + 1).all()


def test_a_zone_is_shown_as_planes() -> None:
    numbers = codec(find_game("ryozen"))
    row = list(observations("ryozen"))[5]
    planes = Encoder(numbers).planes(row, "board")
    tiles = [
        row[at] for at, each in enumerate(numbers.described) if each.field == "board" and each.kind == Kind.CATEGORY
    ]

    assert planes.sum() == sum(tile >= 0 for tile in tiles)
    assert all(planes[tile, at] == 1 for at, tile in enumerate(tiles) if tile >= 0)


def test_a_zone_without_categories_has_no_planes() -> None:
    encoder = Encoder(codec(find_game("ryozen")))

    with pytest.raises(ValueError, match="no row of categories"):
        encoder.planes(next(observations("ryozen")), "round")
