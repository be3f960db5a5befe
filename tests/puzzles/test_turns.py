"""Whole turns as answers: told apart by their ends, proved, found in records, and solved in any order."""

from typing import Any

import pytest

from igroteka.bots.budget import Plan
from igroteka.bots.random import Perspective
from igroteka.bots.search import SearchBot
from igroteka.bots.worlds import Idea, Move
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.puzzles import difficulty, finding, proof
from igroteka.puzzles.finding import Collection
from igroteka.puzzles.funnel import Funnel, Sighting
from igroteka.puzzles.proof import Means, judged_turn, proved, turn_name
from igroteka.puzzles.puzzle import opened
from igroteka.puzzles.turns import OPEN, UNSURE, is_end, turn_end, turn_of
from igroteka.records import record
from igroteka.review.fits import Thresholds
from tests.puzzles.pairs_game import GAME as PAIRS

QUICK = Means(budget=600, seeds=(2, 3), worlds=8)
HASTY = (Move(0, "take", "bow"), Move(0, "take", "cup"))


class Plays:
    """A bot that takes a bow and a cup where it can, and its opinion that the bow comes first."""

    def choose(self, perspective: Any) -> int:
        keys: tuple[str, ...] = perspective.ask.keys
        return keys.index("bow" if "bow" in keys else "cup")

    def ideas(self, perspective: Any) -> list[Idea]:
        return [Idea(perspective.ask.keys[self.choose(perspective)], 1.0)]


@pytest.fixture
def pairs(monkeypatch: pytest.MonkeyPatch) -> Match[Any, Any]:
    for module in (proof, finding):
        monkeypatch.setattr(module, "margins", lambda _: Thresholds(0.0, 1.0, 2.0, 4.0))
    monkeypatch.setattr(finding, "GreedyBot", lambda _: Plays())
    return Match(PAIRS, PAIRS.valid(None, 2, {}), Luck(1))


def test_a_turn_goes_on_until_it_is_over(pairs: Match[Any, Any]) -> None:
    assert turn_end(pairs, 0, []) == OPEN
    assert turn_end(pairs, 0, ["bow"]) == OPEN
    assert is_end(turn_end(pairs, 0, ["bow", "arrow"]))


def test_the_order_counts_only_where_it_changes_something(pairs: Match[Any, Any]) -> None:
    one, other = turn_end(pairs, 0, ["bow", "arrow"]), turn_end(pairs, 0, ["arrow", "bow"])

    assert one == other != turn_end(pairs, 0, ["bow", "cup"])


@pytest.mark.parametrize("keys", [["die", "cup"], ["cup", "die"], ["bow", "bow"]])
def test_a_turn_with_luck_or_an_impossible_answer_has_no_end(pairs: Match[Any, Any], keys: list[str]) -> None:
    assert turn_end(pairs, 0, keys) == UNSURE


def test_what_comes_after_the_turn_does_not_matter(pairs: Match[Any, Any]) -> None:
    assert turn_end(pairs, 0, ["bow", "arrow", "cup"]) == turn_end(pairs, 0, ["bow", "arrow"])


def test_a_bot_plays_its_turn(pairs: Match[Any, Any]) -> None:
    assert turn_of(pairs, 0, Plays()) == HASTY
    assert not pairs.done


def test_a_search_knows_that_another_order_is_worth_as_much(pairs: Match[Any, Any]) -> None:
    ideas = {idea.key: idea for idea in SearchBot(1, Plan(120)).ideas(Perspective(pairs, 0))}

    assert ideas["bow"][1:3] == ideas["arrow"][1:3]
    assert {move.key for move in ideas["bow"].variation} == {"bow", "arrow"}


def test_the_best_turn_is_proved_in_all_orders(pairs: Match[Any, Any]) -> None:
    hasty, best = (turn_end(pairs, 0, ["bow", second]) for second in ("cup", "arrow"))
    found = proved(pairs, 0, hasty, 0, QUICK, HASTY)

    assert found
    assert found.best == (best,)
    assert {each.key: each.behind for each in found.compared}[hasty] == pytest.approx(4.0)


def test_a_turn_with_luck_is_compared_but_does_not_solve(pairs: Match[Any, Any]) -> None:
    decision = judged_turn(pairs, 0, HASTY, 0, QUICK, 1)

    assert decision
    assert any(each.key.startswith(UNSURE) for each in decision.options)
    assert turn_name(pairs, 0, (Move(0, "take", "die"), Move(0, "take", "cup"))) == "unsure die cup"


def test_nothing_is_proved_if_the_obvious_turn_is_best(pairs: Match[Any, Any]) -> None:
    turn = (HASTY[0], Move(0, "take", "arrow"))

    assert proved(pairs, 0, turn_end(pairs, 0, ["bow", "arrow"]), 0, QUICK, turn) is None


def test_nothing_is_proved_by_a_search_that_has_not_seen_all_turns(pairs: Match[Any, Any]) -> None:
    assert judged_turn(pairs, 0, HASTY, 0, QUICK._replace(budget=8), 1) is None


def test_a_turn_is_found_in_a_record(pairs: Match[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer is as expected, so that only the whole turn tells the good player from the hasty one."""
    monkeypatch.setattr(difficulty, "bot", lambda *_: Plays())
    while pairs.ask:
        pairs.answer("bow" if "bow" in pairs.ask.keys else "cup")
    data, seen = record.write(record.record(pairs)), list[Sighting]()
    found = [*Funnel(PAIRS, {"first": lambda: data}, Collection([]), QUICK, seen, seen.append).puzzles()]

    assert [(each.turn, each.answer(each.obvious)) for each in found] == [(True, "bow cup")]
    match = opened(PAIRS, found[0], Luck(1))
    assert found[0].solved_by(turn_end(match, found[0].seat, ["arrow", "bow"]))
    assert not found[0].solved_by(turn_end(match, found[0].seat, ["bow", "cup"]))
    assert {each.key for each in found[0].ideas()} <= {*match.asked(found[0].seat).keys}
