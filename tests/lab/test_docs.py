"""The page on the lab and its examples run."""

import doctest
from pathlib import Path

from examples.lab import random_agents, value_model

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_page_runs() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)

    assert tried >= 8
    assert failed == 0


def test_random_agents_share_one_win() -> None:
    assert max(random_agents.main("reference", 1).values()) > 0


def test_the_value_model_learns_something() -> None:
    assert value_model.main("reference", train=60, test=20, ridge=100.0) > 0.1
