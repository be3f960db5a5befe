"""The conformance suite finds whatever shows a seat what it can't know."""

from dataclasses import replace

import pytest

from igroteka.kernel.ask import Flow, Seat, Topic, WhyNot, choose, only
from igroteka.kernel.luck import Luck
from igroteka.testing.conformance import (
    Failure,
    check_match,
)
from tests.kernel.toys import (
    LETTER,
    SAID,
    WHISPER,
    Board,
    T,
    ToyGame,
    rolls,
    rolls_hidden,
    says,
    several,
    toy,
)
from tests.testing.unsound import fails

# Leaks


def names_hidden(t: T) -> Flow[None]:
    """The number of options tells what is hidden."""
    yield from choose(1, LETTER, "abcdef"[: 2 + t.state.hidden % 2])


def notes_hidden(t: T) -> None:
    t.state.number = t.state.hidden


def tells_hidden(t: T) -> Flow[None]:
    t.tell(SAID, 0, t.state.hidden)
    yield from says(1)(t) or ()


def refuses_hidden(t: T) -> Flow[None]:
    yield from choose(1, LETTER, "ab", why_not=lambda: [WhyNot("c", f"far-{t.state.hidden}", "toy.letter")])


def about_hidden(t: T) -> Flow[None]:
    yield from choose(1, LETTER, "ab", about=(t.state.hidden,))


def turn_of_hidden(t: T) -> Flow[None]:
    yield from says(1 + t.state.hidden % 2)(t) or ()


def topic_of_hidden(t: T) -> Flow[None]:
    yield from choose(0, WHISPER if t.state.hidden % 2 else LETTER, "ab")


def undo_of_hidden(t: T) -> Flow[None]:
    yield from says(1)(t) or ()
    if t.state.hidden % 2:
        t.luck.below(6, only(0))
    yield from says(1)(t) or ()


LEAKS: dict[str, tuple[ToyGame, str]] = {
    "view": (toy(rolls_hidden, several(notes_hidden, says(1))), "seat 1 could tell two worlds apart by its view"),
    "options": (toy(rolls_hidden, names_hidden), "seat 1 could tell two worlds apart by its options"),
    "log": (toy(rolls_hidden, tells_hidden), "seat 1 could tell two worlds apart by its log"),
    "refusals": (toy(rolls_hidden, refuses_hidden), "seat 1 could tell two worlds apart by its refusals"),
    "about": (toy(rolls_hidden, about_hidden), "seat 1 could tell two worlds apart by its options"),
    "turn": (toy(rolls_hidden, turn_of_hidden, seats=3), "could tell two worlds apart by its turn"),
    "topic": (toy(rolls_hidden, topic_of_hidden), "could tell two worlds apart by its topic"),
    "onlooker": (
        replace(
            toy(rolls_hidden, several(notes_hidden, says(1))),
            hide=lambda state, seat: None if seat is not None else _mask(state),
            guess=lambda state, seat, luck: None if seat is not None else _fill(state, luck),
        ),
        "an onlooker could tell two worlds apart by its view",
    ),
}


def _mask(state: Board) -> None:
    state.hidden = -1


def _fill(state: Board, luck: Luck) -> None:
    state.hidden = luck.below(6)


@pytest.mark.parametrize("case", LEAKS)
def test_a_leak_is_found(case: str) -> None:
    game, message = LEAKS[case]
    fails(game, message)


def test_luck_that_depends_on_what_is_hidden_is_found() -> None:
    fails(toy(rolls_hidden, undo_of_hidden), "apart by its undo|no world fits")


MANY = 100_000


NUMBER: Topic[int] = Topic("toy.number", range(MANY), ("toy.number",))


def numbers(t: T) -> Flow[None]:
    """An open answer that is possible in hardly any other world."""
    number = t.luck.below(MANY, only(0))
    yield from choose(1, NUMBER, [number, (number + 1) % MANY])
    yield from says(0)(t) or ()


def test_knowledge_that_no_world_fits_is_found() -> None:
    game = replace(toy(numbers), topics=(LETTER, NUMBER))  # type: ignore[arg-type]
    found = {complaint(game, seed) for seed in range(12)}

    assert "no world fits what seat 1 knows" in found


def complaint(game: ToyGame, seed: int) -> str:
    """What a loose check finds, if anything."""
    try:
        check_match(game, game.setup(), seed, leak_every=2)
    except Failure as failure:
        return failure.what
    return ""


def test_a_guess_that_does_not_fit_the_view_is_found() -> None:
    def wrong(state: Board, seat: Seat | None, luck: Luck) -> None:
        state.number = luck.below(1000)

    fails(replace(toy(rolls, says(0), says(1)), guess=wrong), "apart by its view|knows to be false")
