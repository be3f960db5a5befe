"""Games: possible set-ups, and clear errors for impossible ones."""

from dataclasses import replace

import pytest

from igroteka.kernel.game import Mode, Setup, SetupError, guess_nothing, hide_nothing, nothing_hidden
from igroteka.kernel.luck import Luck
from igroteka.kernel.result import Line
from igroteka.testing.reference import GAME
from tests.kernel.toys import Board, NoBox, says, toy

MODES = replace(
    GAME,
    modes=(
        Mode("base", (2, 3), {"level": ("easy", "hard"), "map": ("north", "south")}),
        Mode("solo", (1,)),
    ),
)


def test_a_stored_set_up_implies_what_its_rules_had() -> None:
    mode = Mode("base", (2,), {"winds": ("before", "after"), "first": ("random", "choose")}, implied={"winds": "after"})
    game = replace(GAME, modes=(mode,))

    assert game.setup().options == {"winds": "before", "first": "random"}
    assert game.stored("base", 2, {}).options == {"winds": "after", "first": "random"}
    assert game.stored("base", 2, {"winds": "before"}).options["winds"] == "before"


def test_defaults_are_the_first_mode_the_most_seats_and_first_values() -> None:
    assert MODES.setup() == Setup("base", 3, {"level": "easy", "map": "north"})


def test_a_setup_is_as_asked() -> None:
    assert MODES.setup("base", 2, map="south") == Setup("base", 2, {"level": "easy", "map": "south"})


def test_a_mode_may_have_no_options() -> None:
    assert MODES.setup("solo") == Setup("solo", 1, {})


@pytest.mark.parametrize("mode", ["duel", ""])
def test_an_unknown_mode_is_refused_with_the_modes(mode: str) -> None:
    with pytest.raises(SetupError, match=f"^reference has no mode {mode!r}; its modes are base, solo$"):
        MODES.setup(mode)


@pytest.mark.parametrize("seats", [0, 1, 4, -1])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: int) -> None:
    with pytest.raises(SetupError, match=f"^reference in mode base is for 2, 3 seats, not {seats}$"):
        MODES.setup("base", seats)


def test_a_mode_for_one_seat_says_so_in_the_singular() -> None:
    with pytest.raises(SetupError, match=r"^reference in mode solo is for 1 seat, not 2$"):
        MODES.setup("solo", 2)


def test_an_unknown_option_is_refused_with_the_options() -> None:
    with pytest.raises(SetupError, match=r"^reference in mode base has no option 'luck'; its options are level, map$"):
        MODES.setup(luck="good")


def test_where_there_are_no_options_the_refusal_says_none() -> None:
    with pytest.raises(SetupError, match=r"its options are none$"):
        MODES.setup("solo", luck="good")


def test_an_unknown_value_is_refused_with_the_values() -> None:
    with pytest.raises(SetupError, match=r"^option level is one of easy, hard, not 'hell'$"):
        MODES.setup(level="hell")


@pytest.mark.parametrize("name", ["self", "mode", "seats", "options"])
def test_an_option_from_outside_may_have_any_name_and_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match=f"no option {name!r}"):
        MODES.valid("base", 2, {name: "x"})


def test_other_printed_values_change_nothing_else() -> None:
    box = NoBox()
    game = toy(says(0))

    assert (game.with_box(box).box is box, game.with_box(box).agenda) == (True, game.agenda)


def test_a_game_without_secrets_hides_and_guesses_nothing() -> None:
    board = Board(hidden=3)
    before = board.copy()
    hide_nothing(board, 1)
    guess_nothing(board, 1, Luck())

    assert (tuple(nothing_hidden(board)), board) == ((), before)


def test_the_rulebooks_opponent_has_lines_after_the_seats_where_it_plays() -> None:
    alone = Mode("base", GAME.modes[0].seats, GAME.modes[0].options, opponent=True)
    ours = Line("coins", 7, "reference.end.coins")
    opposed = replace(GAME, modes=(alone, *GAME.modes[1:]), opponent=lambda state, box: (ours,))
    setup = GAME.setup(seats=2)
    state = GAME.start(setup, GAME.box)
    seats = GAME.score(state, GAME.box)

    assert (GAME.opponent_in("base"), opposed.opponent_in("base")) == (False, True)
    assert GAME.sides(setup, state) == seats
    assert opposed.sides(setup, state) == (*seats, (ours,))
