"""Policies in files."""

import json
import pickle
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from igroteka.bots import Perspective, bot
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.gym import SeatEnv
from igroteka.lab.policy import Policy

EXAMPLES = Path(__file__).parents[2] / "examples" / "lab"
GAME = find_game("reference")


def imitate(file: Path) -> str:
    """Run the example; what it says."""
    options = ("--teacher", "greedy:1", "--matches", "10", "--out", str(file))
    command = [sys.executable, str(EXAMPLES / "imitate.py"), "reference", *options]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_an_empty_policy_finds_all_legal_actions_equally_likely() -> None:
    match, policy = Match(GAME, GAME.setup(), Luck(1)), Policy(GAME)
    assert match.ask
    mask = policy.numbers.mask(match.ask)
    chances = policy.probabilities(policy.numbers.observe(match, match.ask.seat), mask)

    assert np.allclose(chances, mask / mask.sum())


@pytest.mark.parametrize("units", [0, 8])
def test_the_probabilities_of_the_options_are_those_among_all_actions(units: int) -> None:
    match, draw, empty = Match(GAME, GAME.setup(), Luck(1)), np.random.default_rng(2), Policy(GAME)
    hidden = draw.normal(size=(empty.encoder.width + 1, units)).astype(np.float32) if units else None
    weights = draw.normal(size=((units or empty.encoder.width) + 1, len(empty.numbers.actions))).astype(np.float32)
    policy = Policy(GAME, weights, hidden)
    assert match.ask
    row, actions = policy.numbers.observe(match, match.ask.seat), policy.numbers.mask(match.ask).nonzero()[0].tolist()

    chances = policy.probabilities(row, policy.numbers.mask(match.ask))
    assert np.allclose(policy.shares(row, actions), chances[actions], atol=1e-5)


def test_a_sharpened_policy_draws_what_it_prefers_more_often() -> None:
    match, policy = Match(GAME, GAME.setup(), Luck(1)), Policy(GAME)
    assert match.ask
    mask, row = policy.numbers.mask(match.ask), policy.numbers.observe(match, match.ask.seat)
    preferred, other = mask.nonzero()[0][:2]
    policy.weights[-1, preferred] = 1
    before, after = (each.probabilities(row, mask) for each in (policy, policy.sharpened(4)))

    assert np.isclose(before[preferred] / before[other], np.e, atol=1e-3)
    assert np.isclose(after[preferred] / after[other], np.e**4, atol=0.1)


def test_a_copied_bot_goes_on_alike(tmp_path: Path) -> None:
    Policy(GAME).save(tmp_path / "policy.npz")
    match, one = Match(GAME, GAME.setup(), Luck(1)), bot(f"policy:{tmp_path / 'policy.npz'}", 5)
    for _ in range(12):
        assert match.ask
        two = pickle.loads(pickle.dumps(one))
        seen = Perspective(match, match.ask.seat)
        choice = one.choose(seen)
        assert two.choose(seen) == choice
        match.answer(choice, match.ask.seat)


def test_a_policy_comes_back_from_its_file(tmp_path: Path) -> None:
    policy = Policy(GAME)
    policy.weights[3, 2] = 1
    policy.save(tmp_path / "policy.npz")

    assert np.array_equal(Policy.load(tmp_path / "policy.npz").weights, policy.weights)


def test_a_policy_of_other_rules_is_refused(tmp_path: Path) -> None:
    policy = Policy(GAME)
    np.savez(tmp_path / "old.npz", weights=policy.weights, game="reference", version=0)

    with pytest.raises(ValueError, match="rules version 0"):
        Policy.load(tmp_path / "old.npz")
    with pytest.raises(ValueError, match="has weights"):
        Policy(find_game("ryozen"), policy.weights)


def test_what_is_learnt_from_a_bot_is_played_by_name(tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    said = [imitate(file) for _ in range(2)]  # the second run goes on with the weights of the first
    like, chance = (float(share) for share in re.findall(r"([\d.]+)%", said[-1]))
    env = SeatEnv("reference", players=2, bots=f"policy:{file}")
    match = Match(GAME, GAME.setup(), Luck(1))
    assert match.ask

    assert like > chance
    assert env.reset(seed=1)[0]["action_mask"].any()
    assert bot(f"policy:{file}", 1).choose(Perspective(match, match.ask.seat)) in range(len(match.ask.options))


def test_an_agent_that_improves_on_itself_goes_on_where_it_stopped(tmp_path: Path) -> None:
    small = ("--units", "8", "--matches", "2", "--every", "1", "--evaluation", "2", "--folder", str(tmp_path))
    for rounds in ("1", "2"):
        command = [sys.executable, str(EXAMPLES / "improve.py"), "reference", "--rounds", rounds, *small]
        subprocess.run(command, capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text().splitlines()]

    assert [each["round"] for each in lines] == [0, 1, 2]
    assert all("won" in each for each in lines)
    assert Policy.load(tmp_path / "policy.npz").hidden is not None
