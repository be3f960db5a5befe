"""Whole turns as answers: where a seat's turn ends, told by what the seat then sees.

Turns that take the same answers in another order end alike. A turn in which something becomes known on the way, or
somebody else is asked, has no such end: what it leads to is not the seat's choice alone.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from igroteka.bots.random import Bot, Perspective
from igroteka.bots.worlds import Move, Variation
from igroteka.kernel.ask import Seat
from igroteka.kernel.encoding import encode
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match, Unimaginable
from igroteka.kernel.view import view
from igroteka.review.playing_on import PlayingOn

FEWEST: Final = 2  # choices that make a turn
MOST: Final = 6  # choices of a turn that a player may be asked to find
LONGEST: Final = 60  # answers of a turn: more than there ever are
OPEN: Final = "open"  # the turn goes on
UNSURE: Final = "unsure"  # something became known on the way


def turn_end(match: Match[S, B], seat: Seat, keys: Sequence[str]) -> str:
    """The end of the turn that begins with these answers, `OPEN` or `UNSURE`.

    Answers to questions with a single option may be left out.
    """
    luck = Luck(1)
    try:
        run = match.imagine(seat, luck)
    except Unimaginable:
        return UNSURE
    luck.log = []
    run.brake.until = PlayingOn(match.game, 1).until(run)
    left = list(keys)
    for _ in range(LONGEST):
        if luck.log:
            return UNSURE
        if run.ask is None:
            return blake2b(encode(view(match.game, run.state, seat).known), digest_size=6).hexdigest()
        if run.ask.seat != seat or run.gathering:
            return UNSURE
        if len(run.ask.options) == 1:
            key = run.ask.keys[0]
            left = left[left[:1] == [key] :]
        elif not left:
            return OPEN
        elif (key := left.pop(0)) not in run.ask.keys:
            return UNSURE
        run.step(run.ask.index(key), seat)
    return UNSURE


def is_end(end: str) -> bool:
    """Whether a turn has ended, with nothing learnt on the way."""
    return end != OPEN and not end.startswith(UNSURE)


def is_turn(line: Variation, seat: Seat) -> bool:
    """Whether a line has as many choices as a puzzle may ask for."""
    return FEWEST <= len(keys_of(line, seat)) <= MOST


def keys_of(line: Variation, seat: Seat) -> list[str]:
    """The seat's answers of a line."""
    return [move.key for move in line if move.seat == seat]


def turn_of(match: Match[S, B], seat: Seat, bot: Bot) -> Variation:
    """The turn that a bot plays, up to where something becomes known."""
    here, line = match.clone(Luck(1)), []
    keys: list[str] = []
    for _ in range(LONGEST):
        perspective = Perspective(here, seat)
        ask = perspective.ask
        key = ask.keys[bot.choose(perspective)]
        keys.append(key)
        if len(ask.options) > 1:
            line.append(Move(seat, ask.topic.name, key))
        if turn_end(match, seat, keys) != OPEN:
            break
        here.answer(key, seat)
    return tuple(line)
