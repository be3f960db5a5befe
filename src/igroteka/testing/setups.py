"""Which set-ups conformance plays: every mode and number of seats, and house rules alone and in pairs."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from random import Random

from igroteka.content.meta import meta_of
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup


def setups(game: Game[S, B], mode: str | None = None, seats: int | None = None) -> Iterator[Setup]:
    """Every mode and number of seats (or those asked for), with default options."""
    for each in game.modes:
        if mode in (None, each.name):
            yield from (game.setup(each.name, count) for count in each.seats if seats in (None, count))


def any_options(game: Game[S, B], setup: Setup, seed: int, **fixed: str) -> Setup:
    """The set-up with options drawn by the seed, except those that are fixed."""
    luck = Random(f"options {seed}")  # noqa: S311
    options = next(mode.options for mode in game.modes if mode.name == setup.mode)
    drawn = {name: luck.choice(values) for name, values in options.items()}
    return game.setup(setup.mode, setup.seats, **{**drawn, **fixed})


def house_setups(game: Game[S, B]) -> Iterator[Setup]:
    """Set-ups that try every choice of a house rule alone, and every pair of choices of two house rules together.

    Each mode is played with each number of seats in turn, the most first; other options keep their defaults.
    """
    for mode in game.modes:
        choices = {each.option: each.choices for each in meta_of(game).house_rules if mode.name in each.modes}
        for number, options in enumerate(covering(choices)):
            yield game.setup(mode.name, mode.seats[-1 - number % len(mode.seats)], **options)


def covering(choices: Mapping[str, Sequence[str]]) -> Iterator[dict[str, str]]:
    """Each choice other than the first alone; then whatever is needed to cover every pair of choices."""
    plain = {name: values[0] for name, values in choices.items()}
    pairs = {
        ((one, here), (other, there))
        for one, other in combinations(choices, 2)
        for here, there in product(choices[one], choices[other])
    }
    pairs -= set(combinations(plain.items(), 2))  # ordinary matches cover them
    for name, values in choices.items():
        for value in values[1:]:
            alone = {**plain, name: value}
            pairs -= set(combinations(alone.items(), 2))
            yield alone
    while pairs:
        best = max(
            (dict(zip(choices, row, strict=True)) for row in product(*choices.values())),
            key=lambda row: len(pairs & set(combinations(row.items(), 2))),
        )
        pairs -= set(combinations(best.items(), 2))
        yield best
