"""The layouts hold whatever the boxes hold: states of random matches are read back as they were."""

from collections.abc import Iterator

import pytest

from igroteka.bots.random import bots_luck
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.codec import codec
from igroteka.lab.layout import extents
from igroteka.lab.measure import setups

SEED = 4_000
APART = 25  # decisions between those that are looked at
GAMES = (*REGISTRY, "reference")


def tables() -> Iterator[tuple[str, Setup]]:
    """Every mode with every number of seats, and every value of every option."""
    for game_id in GAMES:
        for setup in setups(find_game(game_id)):
            yield game_id, setup


def named(value: object) -> str:
    return "-".join([value.mode, str(value.seats), *value.options.values()]) if isinstance(value, Setup) else str(value)


@pytest.mark.parametrize(("game_id", "setup"), list(tables()), ids=named)
def test_views_and_states_are_read_back(game_id: str, setup: Setup) -> None:
    game = find_game(game_id)
    numbers, match, luck = codec(game), Match(game, setup, Luck(SEED)), bots_luck(SEED)
    while match.ask:
        if len(match.done) % APART == 0:
            assert numbers.decode(numbers.everything(match)) == match.state, f"seed {SEED}"
            for seat in range(setup.seats):
                assert len(numbers.observe(match, seat)) == len(numbers.columns)
                assert numbers.decode(numbers.observe(match, seat)) == match.view(seat).known, f"seed {SEED}"
        match.answer(luck.fresh(len(match.ask.options)), match.ask.seat)
    assert numbers.decode(numbers.everything(match)) == match.state, f"seed {SEED}"


def sets(game_id: str) -> dict[str, int]:
    """How many things can be in each set, by the box."""
    box = find_game(game_id).box
    if game_id == "candelabria":
        return {
            "powers.each": box.tables.tokens.bit_length() + len(box.ability),
            "temples.each": 2 * sum(temple.copies for temple in box.temple),
            "afflicted": 1 + len(box.region),
            "flames.each": len(box.territory_large),
            "ruled_out.each": len(box.quest),
            "quest_slots.each": 3 * 3,
        }
    if game_id == "ghost_stories":
        supply = {row.id: row.count for row in box.supply}
        return {"receptacles": supply["receptacle"], "used": len(box.power), "borrowed": len(box.power)}
    if game_id == "bonfire":
        return {
            "put_back": len(box.path_tile),
            "gnomes.each": len(box.gnome),
            "portals.each": len(box.portal),
            "neutrals": len(box.common),
        }
    return {}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_thing_of_the_box_has_its_bit(game_id: str) -> None:
    bits = extents(find_game(game_id).package).bits

    assert {path: bits[path] for path in sets(game_id)} == sets(game_id)
