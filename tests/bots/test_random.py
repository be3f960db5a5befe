"""What bots see, and the random bot."""

from igroteka.bots import BOTS, Perspective, RandomBot
from igroteka.bots.random import Counts, bots_luck, playout
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run
from igroteka.kernel.view import view
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State


def new_match(seed: int = 1) -> Match[State, Box]:
    return Match(GAME, GAME.setup(seats=3), Luck(seed))


def played(seed: int) -> tuple[Match[State, Box], Counts]:
    """A match between random bots, and how much it asked."""
    match, bot = new_match(seed), RandomBot(seed)
    decisions = choices = options = 0
    while match.ask:
        offered = len(match.ask.options)
        decisions, choices, options = decisions + 1, choices + (offered > 1), options + offered
        match.answer(bot.choose(Perspective(match, match.ask.seat)), match.ask.seat)
    return match, Counts(decisions, choices, options)


def test_the_bots_are_made_from_a_seed() -> None:
    assert isinstance(BOTS["random"](1), RandomBot)


def test_a_bot_sees_its_own_question_in_an_ask_all() -> None:
    match = new_match()
    assert len(match.asks) == 3

    assert [Perspective(match, seat).ask.seat for seat in range(3)] == [0, 1, 2]


def test_a_bot_sees_what_its_seat_sees() -> None:
    match = new_match()
    perspective = Perspective(match, 1)

    assert (perspective.game, perspective.setup) == (GAME, match.setup)
    assert perspective.view() == match.view(1)
    assert perspective.view().known != match.state
    assert perspective.heard() == match.heard(1)


def test_a_bot_imagines_worlds_that_look_the_same_to_it() -> None:
    match = new_match()
    worlds = [Perspective(match, 1).imagine(Luck(seed)) for seed in range(8)]

    assert all(view(GAME, world.state, 1) == match.view(1) for world in worlds)
    assert len({state_hash(world.state) for world in worlds}) > 1


def test_the_random_bot_takes_every_option_sometimes() -> None:
    match, bot = new_match(), RandomBot(5)
    assert match.ask

    answers = {bot.choose(Perspective(match, 0)) for _ in range(200)}
    assert answers == set(range(len(match.ask.options)))


def test_the_random_bot_repeats_itself_with_the_same_seed() -> None:
    assert played(4)[0].log == played(4)[0].log


def test_the_random_bot_plays_otherwise_with_another_seed() -> None:
    perspective = Perspective(new_match(), 0)
    one, other = RandomBot(1), RandomBot(2)

    assert [one.choose(perspective) for _ in range(50)] != [other.choose(perspective) for _ in range(50)]


def test_a_bots_luck_is_not_the_matchs() -> None:
    assert [bots_luck(3).fresh(1000) for _ in range(5)] != [Luck(3).fresh(1000) for _ in range(5)]


def test_a_playout_is_what_random_bots_play() -> None:
    match, counts = played(6)
    run = Run(GAME, GAME.start(match.setup, GAME.box), Luck(6))
    run.start()

    assert playout(run, bots_luck(6)) == counts
    assert run.result == match.result
