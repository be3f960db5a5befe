"""The parts of a result: they add up, and where values are known exactly they are what they should be."""

import pytest

from igroteka.bots.budget import Plan
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records.record import Record, RecordError, record
from igroteka.review.analysis import Analysis, review, standing
from igroteka.review.decisions import Decisions
from igroteka.review.effort import Effort
from igroteka.review.expectation import Expectation
from igroteka.review.findings import Review
from igroteka.review.fits import AS_IT_STANDS
from igroteka.review.playing_on import PlayingOn
from igroteka.review.positions import Positions
from tests.games.ghost_stories.build import at, strip, table
from tests.review import dice_game

QUICK = Effort(Plan(8), worlds=3, options=2, outcomes=6, looks=1, ways=2)
THOROUGH = Effort(Plan(8), worlds=400)


def dice(*answers: str, luck: tuple[int, ...] = ()) -> Record:
    match = Match(dice_game.GAME, dice_game.GAME.setup(), Luck(script=luck))
    for answer in answers:
        match.answer(answer)
    return record(match)


def judged(saved: Record) -> Review:
    analysis = Analysis(dice_game.GAME, saved, THOROUGH, dice_game.EXACT)
    return analysis.whole(tuple(analysis.steps()))


def random_match(game_id: str, seed: int, seats: int) -> Record:
    game = find_game(game_id)
    match, answers = Match(game, game.setup(seats=seats), Luck(seed)), Luck(seed)
    while match.ask:
        match.answer(answers.fresh(len(match.ask.options)), match.ask.seat)
    return record(match)


def test_the_best_choice_costs_nothing_and_nothing_is_left_over() -> None:
    parts = judged(dice("sure", "sure")).parts(0)

    assert parts == (0, 0, 0, 0, 0, 0, 0)


def test_a_roll_is_luck_and_the_choice_to_roll_costs_what_it_gives_up() -> None:
    found = judged(dice("roll", "sure", luck=(3,)))
    parts, chance = found.parts(0), found.steps[0].luck

    assert chance is not None and chance.exact
    assert (parts.start, parts.luck, parts.result) == (0, 1.5, 1)
    assert parts.own == pytest.approx(-0.5, abs=0.15)
    assert parts.own + parts.remainder == pytest.approx(-0.5)


def test_what_one_seat_loses_by_its_choice_the_other_gains() -> None:
    found = judged(dice("roll", "sure", luck=(0,)))

    assert found.parts(1).others == pytest.approx(-found.parts(0).own)
    assert found.parts(1).luck == pytest.approx(1.5)


@pytest.mark.parametrize("seed", [1, 2])
def test_parts_add_up_exactly(seed: int) -> None:
    found = review(find_game("reference"), random_match("reference", seed, 3), QUICK)

    for seat in range(3):
        parts = found.parts(seat)
        assert sum(parts[:6]) == pytest.approx(parts.result, abs=1e-9)
        assert found.steps[-1].values[seat] == parts.result


def test_a_die_changes_a_lead_by_its_distance_from_the_mean() -> None:
    game = find_game("reference")
    match = Match(game, game.setup(seats=2), Luck(4))
    while match.ask:
        keys = match.ask.keys
        match.answer("dice" if "dice" in keys else "done" if "done" in keys else 0, match.ask.seat)
    analysis = Analysis(game, record(match), QUICK, AS_IT_STANDS)
    rolls = [step.luck for step in analysis.steps() if step.luck is not None and step.luck.draws == 1]
    halves = {round(abs(chance.change[0]) % 1, 6) for chance in rolls if chance.exact}

    assert rolls and halves == {0.5}


def test_the_same_seed_gives_the_same_review() -> None:
    saved = random_match("reference", 3, 2)

    assert review(find_game("reference"), saved, QUICK) == review(find_game("reference"), saved, QUICK)


def test_known_steps_are_not_judged_again() -> None:
    analysis = Analysis(find_game("reference"), random_match("reference", 3, 2), QUICK)
    steps = tuple(analysis.steps())

    assert tuple(analysis.steps({step.entry: step for step in steps[:5]})) == steps


def test_answers_that_were_taken_back_do_not_count() -> None:
    match = Match(dice_game.GAME, dice_game.GAME.setup(), Luck(script=(3,)))
    match.answer("roll")
    match.undo(0, force=True)
    match.answer("sure")
    match.answer("sure")
    saved = record(match)

    assert standing(saved) == {2, 3}
    assert judged(saved).parts(0).luck == 0


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(RecordError, match="not over"):
        Analysis(dice_game.GAME, dice("sure"), QUICK)


def test_where_all_play_together_the_parts_are_chances() -> None:
    found = review(find_game("ghost_stories"), random_match("ghost_stories", 5, 1), QUICK)

    assert found.unit == "chance"
    assert found.result == (0.0,)
    assert all(0 <= value <= 1 for step in found.steps for value in step.values)


def test_an_end_that_is_near_is_foreseen() -> None:
    """Nobody is near the incarnation, and the ghosts run out within two turns."""
    beside = {"red": "south_east", "blue": "south_east", "green": "south_east", "yellow": "south"}
    ghosts = {"north:1": 59, "south:1": 38, "east:0": 12, "east:1": 16}
    state = table("yang.act", ghosts=ghosts, at=beside)
    strip(state)
    state.deck = state.deck[:2]
    match = at(state).match
    expectation = Expectation(match.game, match.setup)

    assert expectation.position(match.view(0).known, 0, 200) > 0.2
    assert Positions(expectation, PlayingOn(match.game, 1), 8).value(match, 0, 200, 1) == 0.0


def test_a_team_that_knows_the_same_expects_the_same() -> None:
    match = at(table("yang.move")).match
    positions = Positions(Expectation(match.game, match.setup), PlayingOn(match.game, 1), 2)

    assert positions.values(match, 20, 3) == tuple(positions.value(match, seat, 20, 3) for seat in range(4))


@pytest.mark.parametrize("game_id", ["bonfire", "ryozen", "candelabria", "ghost_stories"])
def test_options_that_the_search_never_tried_are_valued_too(game_id: str) -> None:
    game = find_game(game_id)
    match, answers = Match(game, game.setup(seats=3), Luck(3)), Luck(3)
    while match.ask is None or not 3 <= len(match.ask.options) <= Effort().options or match.gathering:
        assert match.ask
        match.answer(answers.fresh(len(match.ask.options)), match.ask.seat)
    effort = Effort(Plan(1, keep=False), worlds=2)
    positions = Positions(Expectation(game, match.setup), PlayingOn(game, effort.ways), effort.looks)
    ask = match.ask
    decision = Decisions(positions, effort).judged(match, ask.seat, ask.keys[-1], 0, 0, 1)

    assert sorted(each.key for each in decision.options) == sorted(ask.keys)
