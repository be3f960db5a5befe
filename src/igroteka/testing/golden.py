"""Golden playthroughs: a seeded random match as text that a person can read and a test can compare.

A change in the rules shows as a changed line: a question, an option, a result of luck, an event, what a seat knows, a
hash, a score.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b

import msgspec

from igroteka.kernel.ask import EVERYONE, Ask, Audience
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.flow import B, Event, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Drawn, Luck
from igroteka.kernel.match import Match
from igroteka.kernel.result import Result

SHOWN = 16  # options written out; more are counted and hashed
HASHED = 10  # answers between two hashes
VIEWED = 60  # answers between two looks at what everybody knows
UNDONE = 9  # answers between two undos, on average


def playthrough(game: Game[S, B], setup: Setup, seed: int) -> Iterator[str]:
    """The lines of a random match."""
    options = "".join(f", {name} {value}" for name, value in setup.options.items())
    yield f"{game.id}, rules version {game.version}, components {game.box.digest}"
    yield f"mode {setup.mode}, {setup.seats} seats{options}, seed {seed}"
    match, answers = Match(game, setup, Luck(seed)), answers_luck(seed)
    yield from happened(match.drawn, match.events)
    yield from known(match)
    number = 0
    while match.ask:
        number += 1
        ask, luck, events = match.ask, len(match.drawn), len(match.events)
        index = answers.fresh(len(ask.options))
        yield question(number, ask, index)
        match.answer(index)
        yield from happened(match.drawn[luck:], match.events[events:])
        if number % HASHED == 0:
            yield f"   state {state_hash(match.state)}"
        if number % VIEWED == 0:
            yield from known(match)
    assert match.result
    yield f"over after {number} answers, state {state_hash(match.state)}"
    yield from scored(match.result)


def answers_luck(seed: int) -> Luck:
    """Where random answers come from."""
    return Luck(f"answers {seed}")


def question(number: int, ask: Ask, index: int) -> str:
    """A question, the possible answers, and the one given."""
    about = f" ({', '.join(map(str, ask.about))})" if ask.about else ""
    return f"{number}. seat {ask.seat} {ask.topic.name}{about}: {offered(ask.keys)} -> {ask.keys[index]}"


def offered(keys: Sequence[str]) -> str:
    """The options; if there are many, the first ones and a hash of all."""
    if len(keys) <= SHOWN:
        return " ".join(keys)
    check = blake2b(" ".join(keys).encode(), digest_size=4).hexdigest()
    return f"{' '.join(keys[:SHOWN])} and {len(keys) - SHOWN} more ({check})"


def happened(drawn: Sequence[Drawn], events: Sequence[Event]) -> Iterator[str]:
    """Luck and events, with their audience if not everybody saw them."""
    if drawn:
        yield "   luck " + " ".join(f"{each.value}{to(each.seen)}" for each in drawn)
    for event in events:
        values = "".join(f" {name}={value}" for name, value in zip(event.kind.fields, event.values, strict=True))
        yield f"   {event.kind.name}{values}{to(event.seen)}"


def to(seen: Audience) -> str:
    """An audience: nothing for everybody, otherwise the seats that are in it or those that are not."""
    if seen == EVERYONE:
        return ""
    seats = [str(seat) for seat in range(16) if (seen if seen >= 0 else ~seen) >> seat & 1]
    return f"[{'' if seen >= 0 else 'not '}{','.join(seats) or 'nobody'}]"


def known(match: Match[S, B]) -> Iterator[str]:
    """The whole state field by field, then how each seat's and an onlooker's view differ from it."""
    state = _fields(match.state)
    for name, value in state.items():
        yield f"   state.{name} = {value}"
    for seat in (*range(match.setup.seats), None):
        for name, value in _fields(match.view(seat).known).items():
            if value != state[name]:
                yield f"   {'onlooker' if seat is None else f'seat {seat}'}.{name} = {value}"


def scored(result: Result) -> Iterator[str]:
    """Who won and why, and every line of the scores."""
    winners = ", ".join(f"seat {seat}" for seat in result.winners) or "nobody"
    yield f"{result.reason}: won by {winners}"
    for seat, (total, lines) in enumerate(zip(result.scores, result.lines, strict=True)):
        yield f"seat {seat}: {total} points"
        for line in lines:
            yield f"   {line.points} {line.source} ({line.rule})"


def recorded(game: Game[S, B], setup: Setup, seed: int) -> Match[S, B]:
    """A random match with some answers taken back, to be stored as a record."""
    match, answers = Match(game, setup, Luck(seed)), answers_luck(seed)
    while match.ask:
        match.answer(answers.fresh(len(match.ask.options)))
        if not match.open and answers.fresh(UNDONE) == 0:
            seat = match.done[-1].seat
            depth = match.undo_depth(seat)
            if depth:
                match.undo(seat, 1 + answers.fresh(depth))
    return match


def _fields(state: S) -> dict[str, str]:
    """The fields of a state as JSON."""
    raw = msgspec.json.decode(msgspec.json.encode(state, order="deterministic"), type=dict[str, msgspec.Raw])
    return {name: bytes(value).decode() for name, value in raw.items()}
