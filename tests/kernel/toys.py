"""Tiny games made of a list of flows, for kernel behaviour that a real game shows too rarely."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from igroteka.content.components import Components
from igroteka.kernel.agenda import Agenda, Due
from igroteka.kernel.ask import Flow, Seat, Topic, ask_all, choose, only
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.flow import Kind, Table, end_match
from igroteka.kernel.game import Bots, Game, Mode, Secrets, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.pool import Place, Pool
from igroteka.kernel.result import Line, Result

LETTERS = "abcdef"


UNKNOWN = -1


LETTER: Topic[str] = Topic("toy.letter", LETTERS, ("toy.letter",))


WHISPER: Topic[str] = Topic("toy.whisper", LETTERS, ("toy.whisper",), secret=True)


CARD: Topic[int] = Topic("toy.card", range(9), ("toy.card",), secret=True)


SAID = Kind("toy.said", ("seat", "letter"), "toy.letter")


class NoBox(Components, frozen=True):
    """Nothing is printed."""


@dataclass(slots=True)
class Board:
    step: int = 0  # flows that are done
    notes: list[str] = field(default_factory=list)
    number: int = 0
    hidden: int = UNKNOWN  # seen by seat 0 only
    pool: Pool = field(default_factory=lambda: Pool.of(range(9)))
    deck: Place = field(default_factory=lambda: Place.unseen(9))
    hand: Place = field(default_factory=Place)
    agenda: list[Due] = field(default_factory=list)

    def copy(self) -> "Board":
        return Board(
            self.step,
            self.notes[:],
            self.number,
            self.hidden,
            self.pool.copy(),
            self.deck.copy(),
            self.hand.copy(),
            self.agenda[:],
        )


T: TypeAlias = Table[Board, NoBox]


Piece: TypeAlias = Callable[[T], Flow[None] | None]


ToyGame: TypeAlias = Game[Board, NoBox]


ToyMatch: TypeAlias = Match[Board, NoBox]


def toy(*pieces: Piece, seats: int = 2) -> ToyGame:
    """A game whose segments are these, one after another."""

    def segment(t: T) -> Flow[None] | None:
        if t.state.step == len(pieces):
            finish(t)
        flow = pieces[t.state.step](t)
        if flow is None:
            t.state.step += 1
            return None
        return _stepping(t, flow)

    def finish(t: T) -> None:
        end_match(Result((0,), score(t.state, t.box), "done"))

    def score(state: Board, box: NoBox) -> tuple[tuple[Line, ...], ...]:
        return tuple((Line("number", state.number, "toy.number"),) for _ in range(seats))

    return Game(
        id="toy",
        package="tests.kernel",
        version=1,
        modes=(Mode("base", (seats,)),),
        topics=(LETTER, WHISPER, CARD),  # type: ignore[arg-type]
        events=(SAID,),
        box=NoBox(),
        state=Board,
        start=start,
        agenda=Agenda((), segment),
        score=score,
        bots=Bots(evaluate),
        secrets=secrets,
        hide=hide,
        guess=guess,
    )


def _stepping(t: T, flow: Flow[None]) -> Flow[None]:
    yield from flow
    t.state.step += 1


def start(setup: Setup, box: NoBox) -> Board:
    return Board()


def evaluate(state: Board, box: NoBox, seat: Seat) -> int:
    return state.number


def secrets(state: Board) -> Secrets:
    return [(state.pool, (state.deck, state.hand))]


def hide(state: Board, seat: Seat | None) -> None:
    if seat != 0:
        state.hidden = UNKNOWN


def guess(state: Board, seat: Seat | None, luck: Luck) -> None:
    if seat != 0 and state.step:
        state.hidden = luck.below(6)


def play(game: ToyGame, *keys: str, seed: int | str | None = 0, luck: Sequence[int | str] = ()) -> ToyMatch:
    """A match of the toy in which these answers were given by whoever was asked."""
    match = Match(game, game.setup(), Luck(seed, luck))
    for key in keys:
        match.answer(key)
    return match


def says(seat: Seat, options: str = LETTERS, topic: Topic[str] = LETTER) -> Piece:
    """A seat chooses a letter, and it is noted."""

    def flow(t: T) -> Flow[None]:
        letter = yield from choose(seat, topic, options)
        t.state.notes.append(letter)
        t.tell(SAID, seat, letter)

    return flow


def several(*pieces: Piece) -> Piece:
    """Pieces as one segment."""

    def flow(t: T) -> Flow[None]:
        for piece in pieces:
            inner = piece(t)
            if inner is not None:
                yield from inner

    return flow


def rolls(t: T) -> None:
    """A die that everybody sees."""
    t.state.number = t.luck.below(6)


def rolls_hidden(t: T) -> None:
    """A die that only seat 0 sees."""
    t.state.hidden = t.luck.below(6, only(0))


def deals(t: T) -> None:
    """A card to the hand of seat 0."""
    t.state.hand.put(t.state.deck.draw(t.state.pool, t.luck, only(0)), only(0))


def shows(t: T) -> None:
    """The top card of the hand is shown to all."""
    t.state.hand.look(t.state.pool, t.luck, -1)


def with_version(game: ToyGame, version: int) -> ToyGame:
    """The same game with later rules."""
    return replace(game, version=version)


def perspective(match: ToyMatch) -> tuple[object, ...]:
    """All of a match that somebody may notice."""
    asks = [(ask.seat, ask.topic.name, ask.keys) for ask in match.asks]
    depths = [match.undo_depth(seat) for seat in range(match.setup.seats)]
    lists = match.log[:], match.done[:], match.open[:], match.drawn[:], match.events[:]
    return state_hash(match.state), asks, match.result, match.revision, depths, lists


def whispers(t: T) -> Flow[None]:
    letters = yield from ask_all({seat: choose(seat, WHISPER, "abc") for seat in (0, 1)})
    t.state.notes += letters.values()
