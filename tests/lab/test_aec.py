"""The PettingZoo environments pass that project's own tests."""

import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space

from igroteka.games import REGISTRY, find_game
from igroteka.kernel.ask import Refused
from igroteka.kernel.game import SetupError
from igroteka.lab.aec import TableEnv

GAMES: Final = (*REGISTRY, "reference")
MODES: Final = [(game, mode.name) for game in GAMES for mode in find_game(game).modes]


class Legal(TableEnv):
    """It gives legal actions even to a test that takes any action of the space without its mask."""

    def action_space(self, agent: str) -> Any:
        space = super().action_space(agent)
        return SimpleNamespace(sample=lambda: space.sample(self.action_mask(agent)))


def play(env: TableEnv, steps: int) -> list[int]:
    """Take random legal actions; returns them."""
    taken = []
    for agent in env.agent_iter(steps):
        observation, _, over, _, _ = env.last()
        action = None if over else int(env.action_space(agent).sample(observation["action_mask"]))
        taken.append(-1 if action is None else action)
        env.step(action)
    return taken


def begun(game: str = "reference", seed: int = 5, **kinds: str) -> TableEnv:
    env = TableEnv(game, **kinds)  # type: ignore[arg-type]  # words only
    env.reset(seed=seed)
    for seat, agent in enumerate(env.agents):
        env.action_space(agent).seed(seat)
    return env


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_pettingzoo_finds_no_error(game: str, mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it would rather have observations without a mask
        api_test(TableEnv(game, mode), num_cycles=15)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_same_seed_gives_the_same_match(game: str, mode: str) -> None:
    seed_test(partial(TableEnv, game, mode), num_cycles=15)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_the_full_state_in_its_space(game: str) -> None:
    env = Legal(game)

    check_state_space(env)
    check_state(env, 15)


def test_pettingzoo_finds_every_picture_as_it_should_be() -> None:
    render_test(partial(TableEnv, "reference"), {"svg": lambda picture: picture.startswith("<svg ")})


def test_rewards_of_a_match_sum_to_zero() -> None:
    env = begun()
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(env.action_space(agent).sample(observation["action_mask"])))

    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_rewards_by_score_add_up_to_the_final_scores() -> None:
    env = begun(reward="score")
    before, total = env.episode.start, [0.0] * len(env.agents)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total[env.seat(agent)] += reward
        env.step(None if over else int(env.action_space(agent).sample(observation["action_mask"])))

    assert env.episode.match.result is not None
    assert total == [now - then for now, then in zip(env.episode.match.result.scores, before, strict=True)]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = begun()
    agent = env.agent_selection
    before = env.observe(agent)["observation"]
    illegal = int(np.flatnonzero(env.action_mask(agent) == 0)[0])

    with pytest.raises(Refused):
        env.step(illegal)

    assert np.array_equal(env.observe(agent)["observation"], before)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_pickled_match_goes_on_as_the_original(game: str, mode: str) -> None:
    env = begun(game, mode=mode)
    play(env, 30)
    other = pickle.loads(pickle.dumps(env))

    assert play(other, 30) == play(env, 30)
    assert np.array_equal(other.state(), env.state())


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_clone_goes_on_with_the_same_luck(game: str, mode: str) -> None:
    env = begun(game, mode=mode)
    play(env, 20)
    other = env.clone()
    for _ in range(20):
        action = env.episode.legal(env.seat(env.agent_selection))[0]
        env.step(action)
        other.step(action)

    assert np.array_equal(other.state(), env.state())


def test_a_clone_is_independent() -> None:
    env = begun()
    before = env.state()
    play(env.clone(seed=9), 20)

    assert np.array_equal(env.state(), before)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_table_is_rendered_as_svg(game: str, mode: str) -> None:
    picture = begun(game, mode=mode, render_mode="svg").render()

    assert str(picture).startswith("<svg ")


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_table_is_rendered_as_text(game: str, mode: str) -> None:
    env = begun(game, mode=mode, render_mode="ansi")
    words = env.render()

    assert len(str(words).splitlines()) > len(env.agents)


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(SetupError, match="svg, ansi"):
        TableEnv("reference", render_mode="3d")


def test_the_table_is_rendered_as_pixels() -> None:
    picture = begun("reference", render_mode="rgb_array").render()

    assert isinstance(picture, np.ndarray)
    assert picture.shape[1:] == (960, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10


def test_for_people_the_table_is_printed_after_each_action(capsys: pytest.CaptureFixture[str]) -> None:
    env = begun("reference", render_mode="human")
    before = capsys.readouterr().out
    play(env, 1)

    assert "Player 1" in before
    assert "Player 1" in capsys.readouterr().out


def test_the_full_state_lies_in_its_space() -> None:
    env = TableEnv("reference", players=3)
    env.reset(seed=1)

    assert env.state_space.contains(env.state())
