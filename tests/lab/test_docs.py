"""The page on the lab and its examples run."""

import doctest
from pathlib import Path

import numpy as np

from examples.lab import random_agents, value_model
from examples.lab.value_model import GAME
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

SEED = 3
PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_page_runs() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)

    assert tried >= 8
    assert failed == 0


def test_random_agents_share_one_win() -> None:
    assert max(random_agents.main("reference", 1).values()) > 0


def test_the_value_model_finds_which_steps_help() -> None:
    generator = np.random.default_rng(SEED)
    steps, true = generator.choice([-2.0, 0.0, 2.0], (500, 16)), np.arange(16) - 8.0
    lesson = value_model.learn(steps, steps @ true + 3.0 + generator.normal(size=500))

    assert np.allclose(lesson.gain, true, atol=0.2)
    assert (np.sign(value_model.weights_of(lesson)) == np.sign(true))[true != 0].all()


def test_the_value_model_is_learnt_from_self_play_and_tried_in_duels(tmp_path: Path) -> None:
    report = value_model.experiment(2, 2, iterations=2, out=tmp_path / "model.npz")

    assert 0 <= report.wins.low <= report.wins.mean <= report.wins.high <= 1
    with np.load(tmp_path / "model.npz") as saved:
        assert np.array_equal(saved["weights"], report.weights)
        assert np.isfinite(saved["weights"]).all() and saved["weights"].any()
    assert "search with the model won" in value_model.in_words(report)


def test_a_model_without_weights_is_the_evaluation() -> None:
    match = Match(GAME, value_model.SETUP, Luck(SEED))
    for _ in range(40):
        match.answer(0)
    box, plain = GAME.box, value_model.Model(np.zeros(16))

    assert plain(match.state, box, 1) == GAME.bots.evaluate(match.state, box, 1)
