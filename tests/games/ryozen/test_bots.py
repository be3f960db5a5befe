"""The evaluation: a seat that always takes what looks best beats seats that answer at random."""

from random import Random

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.bots.evaluation import evaluate
from igroteka.games.ryozen.box import BOX
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.ryozen.build import build_path, give_favour, goods, put, shards, table


def test_favour_of_ones_own_is_good_and_a_rivals_is_bad() -> None:
    s = table()
    before = evaluate(s, BOX, 0)
    give_favour(s, 1, 3)
    assert evaluate(s, BOX, 0) < before
    give_favour(s, 0, 3)
    assert evaluate(s, BOX, 0) > before


def test_holdings_steps_and_majorities_are_worth_something() -> None:
    before = evaluate(table(), BOX, 0)
    rich = table()
    goods(rich, 0, 1, 1, 1)
    lucky = table()
    shards(lucky, 0, coral=1)
    far = table()
    build_path(far, "craftville")
    far.explorers[0] = 1
    placed = table()
    put(placed, "springs:1", 0)

    assert min(evaluate(s, BOX, 0) for s in (rich, lucky, far, placed)) > before


def best(match: Match, luck: Random) -> int:  # type: ignore[type-arg]
    """The option after which the table looks best for the asked seat."""
    assert match.ask
    seat, values = match.ask.seat, []
    for option in range(len(match.ask.options)):
        run = match.rollout(Luck(luck.getrandbits(32)))
        run.step(option)
        values.append(evaluate(run.state, BOX, seat))
    return values.index(max(values))


def test_a_greedy_seat_beats_random_ones() -> None:
    won = 0
    for seed in range(6):
        luck = Random(seed)
        greedy = seed % 3
        match = Match(GAME, GAME.setup("base", 3), Luck(seed))
        while match.ask:
            options = len(match.ask.options)
            match.answer(best(match, luck) if match.ask.seat == greedy else luck.randrange(options))
        assert match.result
        won += match.result.winners == (greedy,)

    assert won >= 5
