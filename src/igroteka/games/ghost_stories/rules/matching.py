"""Which symbols of a ghost are matched, and by what: for those who watch an attempt, since nothing depends on it."""

from collections.abc import Sequence
from typing import Final

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.events import MATCHED
from igroteka.games.ghost_stories.query import immune, needs, wild_whites
from igroteka.games.ghost_stories.rules.payment import Paid
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.words import COLOURS, CRYSTAL, EACH_COLOUR, WHITE, Colour, Space

DIE, WHITE_DIE, TOKEN, CRYSTALS, BY_MANTRA, NOTHING = "die", "white", "token", "crystal", "mantra", "none"
DICE: Final = (DIE, WHITE_DIE)


class Symbol:
    """A symbol of a ghost, and what matches it."""

    __slots__ = ("by", "colour", "space")

    def __init__(self, space: Space, colour: Colour) -> None:
        self.space, self.colour, self.by = space, colour, NOTHING


def tell_rolled(t: T, aimed: Sequence[Space]) -> None:
    """What the dice match of each ghost if all of them are used on it (ghost_stories.exorcism.match)."""
    for space in aimed:
        _tell(t, space, matched(t.state, t.box, [space], []))


def tell_matched(t: T, falls: Sequence[Space], pieces: Sequence[Paid]) -> None:
    """What dice and tokens match of the ghosts that fall together (ghost_stories.exorcism.split)."""
    symbols = matched(t.state, t.box, falls, pieces)
    for space in falls:
        _tell(t, space, [symbol for symbol in symbols if symbol.space == space])


def matched(s: State, box: Box, falls: Sequence[Space], pieces: Sequence[Paid]) -> list[Symbol]:
    """The symbols of some ghosts: coloured faces first, then tokens, the Mantra if it must, white faces, crystals."""
    symbols = [
        Symbol(space, colour)
        for space in falls
        for colour, count in zip(EACH_COLOUR, needs(s, box, space), strict=True)
        for _ in range(count)
    ]
    counted = {space: not immune(s, box, space) for space in falls}  # whether dice count there
    by_dice = [symbol for symbol in symbols if counted[symbol.space]]
    for face in s.dice:
        _match([symbol for symbol in by_dice if symbol.colour == face], DIE)
    for _, piece in pieces:
        same = [symbol for symbol in symbols if piece != CRYSTAL and symbol.colour == EACH_COLOUR[piece]]
        _match(sorted(same, key=lambda symbol: counted[symbol.space]), TOKEN)
    whites = s.dice.count(WHITE) if wild_whites(s, box) else 0
    crystals = [piece for _, piece in pieces].count(CRYSTAL)
    rest = [symbol for symbol in symbols if symbol.by == NOTHING]
    if len(rest) > min(whites, sum(counted[symbol.space] for symbol in rest)) + crystals:
        _match(
            [symbol for symbol in rest if symbol.space == s.mantra and box.tables.multi[s.space[s.mantra]]], BY_MANTRA
        )
    for _ in range(whites):
        _match(by_dice, WHITE_DIE)
    for _ in range(crystals):
        _match(symbols, CRYSTALS)
    return symbols


def _match(symbols: Sequence[Symbol], by: str) -> None:
    """The first of some symbols that nothing matches yet."""
    for symbol in symbols:
        if symbol.by == NOTHING:
            symbol.by = by
            return


def _tell(t: T, space: Space, symbols: Sequence[Symbol]) -> None:
    """The symbols of one ghost as lists of words, and how many are matched by what."""
    by = [symbol.by for symbol in symbols]
    counts = (sum(map(by.count, DICE)), by.count(TOKEN), by.count(CRYSTALS), by.count(BY_MANTRA), by.count(NOTHING))
    colours = " ".join(COLOURS[symbol.colour] for symbol in symbols)
    t.tell(MATCHED, t.box.tables.card_id[t.state.space[space]], colours, " ".join(by), len(by), *counts)
