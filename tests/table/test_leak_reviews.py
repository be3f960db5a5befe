"""Reviews and puzzles judge from what a seat knew: in two worlds that it can't tell apart they say the same."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from igroteka.bots.random import Perspective
from igroteka.kernel.ask import Seat
from igroteka.kernel.match import Unimaginable
from igroteka.puzzles.finding import obvious_answer
from igroteka.puzzles.imagining import imagined
from igroteka.puzzles.proof import Means, judged
from igroteka.puzzles.puzzle import packed
from igroteka.table.catalogue.games import AnyMatch
from tests.table.leaks import GAMES, any_play, twin

MEANS = Means(12, worlds=3, options=3)
COMPARED = 4  # decisions of each game
MATCHES = 12  # to find them in
EVERY = 0.15  # of the decisions


def decisions(game: str, seed: int) -> Iterator[tuple[AnyMatch, AnyMatch, Seat, random.Random]]:
    """Decisions of random matches, each with the same one in another world that its seat can't tell apart."""
    for number in range(MATCHES):
        for play, luck in any_play(game, seed + number):
            match = play.match
            assert match
            ask = luck.choice(match.asks)
            earlier = match.undo_depth(ask.seat) > len(match.segment()[1])  # what could be taken back lies before
            if len(ask.keys) < 2 or earlier or luck.random() > EVERY:
                continue
            other = twin(play, ask.seat, luck.randrange(1 << 30))
            if other and other.match:
                yield match, other.match, ask.seat, luck


def judgement(match: AnyMatch, seat: Seat, chosen: str) -> bytes:
    """What a review says about a choice."""
    return msgspec.json.encode(judged(match, seat, chosen, 40, MEANS, 5))


def position(match: AnyMatch, seat: Seat) -> bytes:
    """What a puzzle would hold of a position, and its obvious answer."""
    try:
        return packed(*imagined(match, seat, 5)) + obvious_answer(Perspective(match, seat)).encode()
    except Unimaginable:
        return b""


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_judged_by_what_their_seat_knew(game: str) -> None:
    compared = 0
    for match, other, seat, luck in decisions(game, 20):
        chosen = luck.choice(match.asked(seat).keys)

        assert judgement(match, seat, chosen) == judgement(other, seat, chosen), f"{game}, decision {compared}"
        assert position(match, seat) == position(other, seat), f"{game}, position {compared}"
        compared += 1
        if compared == COMPARED:
            break
    assert compared == COMPARED
