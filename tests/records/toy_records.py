"""Small matches and their records, for the tests of records."""

from random import Random

from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records.record import (
    Record,
    record,
    write,
)
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State
from tests.kernel.toys import play, rolls, says, several, toy, whispers

TOY = toy(rolls, several(says(0), rolls), whispers, rolls, says(0), says(1))


LUCK = (1, 2, 3)


def toy_record(*keys: str) -> Record:
    """A finished match with an undo in it, unless other answers are given."""
    match = play(TOY, *(keys or ("a", "b", "c", "d")), luck=LUCK)
    if not keys:
        match.undo(0)
        match.answer("e")
        match.answer("f")
    return record(match)


def finished(seed: int, seats: int = 3) -> Match[State, Box]:
    """A random match of the reference game with some undos."""
    random = Random(seed)
    match = Match(GAME, GAME.setup(seats=seats, omens="on", pace="brisk", first="choose"), Luck(seed))
    while match.ask:
        ask = random.choice(match.asks)
        match.answer(random.randrange(len(ask.options)), ask.seat)
        if match.done and not match.gathering and random.randrange(6) == 0:
            match.undo(0, random.randint(1, len(match.done)), force=True)
    return match


def lines_of(saved: Record) -> list[bytes]:
    return write(saved).splitlines()


def edited(place: int, old: bytes, new: bytes) -> bytes:
    """The record with a change in one line."""
    lines = lines_of(toy_record())
    assert old in lines[place]
    lines[place] = lines[place].replace(old, new)
    return b"\n".join(lines) + b"\n"
