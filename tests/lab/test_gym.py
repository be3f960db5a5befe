"""The Gymnasium environment passes that project's own check; many step side by side."""

import pickle
import warnings
from collections.abc import Callable
from copy import deepcopy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import SetupError
from igroteka.kernel.log import Answer
from igroteka.lab.gym import SeatEnv, env_name, line_up
from igroteka.lab.vector import Batch, vector

GAMES = (*REGISTRY, "reference")
MODES = [(game, mode.name) for game in GAMES for mode in find_game(game).modes]


def play(env: SeatEnv, most: int = 100_000) -> float:
    """Take legal actions, the same whenever called, until the end; all rewards together."""
    total, over, generator = 0.0, False, np.random.default_rng(0)
    for _ in range(most):
        if over:
            break
        _, reward, over, _, _ = env.step(generator.choice(np.flatnonzero(env.action_masks())))
        total += float(reward)
    return total


def answers(env: SeatEnv) -> list[tuple[object, ...]]:
    """What was answered, and the luck that came after it."""
    return [(each.seat, each.key, each.luck) for each in env.episode.match.log if isinstance(each, Answer)]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_gymnasium_finds_no_error(game: str, mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it would rather have a registered environment
        check_env(SeatEnv(game, mode), skip_render_check=True)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_seat_sees_its_table_as_svg_and_as_text(game: str, mode: str) -> None:
    picture, words = SeatEnv(game, mode, render_mode="svg"), SeatEnv(game, mode, render_mode="ansi")
    picture.reset(seed=2)
    words.reset(seed=2)

    assert str(picture.render()).startswith("<svg ")
    assert len(str(words.render()).splitlines()) > words.setup.seats


def test_a_won_match_pays_one() -> None:
    env = SeatEnv("reference", players=2)
    outcomes = set()
    for seed in range(10):
        env.reset(seed=seed)
        total = play(env)
        result = env.episode.match.result
        assert result is not None
        outcomes.add(total)
        assert (total > 0) == (result.winners == (0,))

    assert outcomes >= {1.0, -1.0}


def test_the_other_seats_are_played_by_the_bots() -> None:
    env = SeatEnv("reference", players=3, seat=1, bots=("random", "greedy"))
    env.reset(seed=1)
    play(env)

    assert {done.seat for done in env.episode.match.done} == {0, 1, 2}


def test_an_illegal_action_loses_the_episode() -> None:
    env = SeatEnv("reference")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(np.flatnonzero(env.action_masks() == 0)[0]))

    assert (reward, over) == (-1.0, True)
    assert info["refused"]


PLAYED = [("ryozen", "base", 2), ("bonfire", "base", 2), ("candelabria", "two", 2), ("ghost_stories", "white-moon", 2)]


@pytest.mark.parametrize(("game", "mode", "players"), [("reference", "base", 2), *PLAYED])
@pytest.mark.parametrize("bots", ["greedy:1", "search:6"])
def test_a_pickled_environment_goes_on_as_the_original(game: str, mode: str, players: int, bots: str) -> None:
    env = SeatEnv(game, mode, players, bots=bots)
    env.reset(seed=4)
    play(env, 3)
    other: SeatEnv = pickle.loads(pickle.dumps(env))

    assert play(other, 6) == play(env, 6)
    assert answers(other) == answers(env)


@pytest.mark.parametrize(("game", "mode", "players"), [("reference", "base", 2), *PLAYED])
@pytest.mark.parametrize("cloned", [SeatEnv.clone, deepcopy])
def test_a_clone_goes_on_as_the_original(
    game: str, mode: str, players: int, cloned: Callable[[SeatEnv], SeatEnv]
) -> None:
    env = SeatEnv(game, mode, players, bots="search:6")
    env.reset(seed=4)
    play(env, 3)
    other = cloned(env)
    play(other, 6)
    before = answers(env)
    play(env, 6)

    assert before != answers(env) == answers(other)
    assert other.np_random.integers(9**9) == env.np_random.integers(9**9)


def test_a_clone_may_have_luck_of_its_own() -> None:
    env = SeatEnv("reference", players=2)
    env.reset(seed=4)
    found = set()
    for seed in range(8):
        clone = env.clone(seed)
        play(clone)
        found.add(tuple(answers(clone)))

    assert len(found) > 1
    assert not answers(env)[1:]


@pytest.mark.parametrize("processes", [False, True])
def test_environments_step_together_as_they_do_alone(processes: bool) -> None:
    alone = [SeatEnv("reference", players=2) for _ in range(2)]
    first = [env.reset(seed=3 + at)[0] for at, env in enumerate(alone)]
    envs = vector(2, "reference", players=2, processes=processes)
    try:
        seen, _ = envs.reset(seed=3)
        assert np.array_equal(seen["observation"], [each["observation"] for each in first])
        for _ in range(5):
            actions = np.array([int(np.flatnonzero(mask)[-1]) for mask in seen["action_mask"]])
            seen, rewards, *_ = envs.step(actions)
            steps = [env.step(action) for env, action in zip(alone, actions, strict=True)]
            assert np.array_equal(seen["observation"], [each[0]["observation"] for each in steps])
            assert rewards.tolist() == [each[1] for each in steps]
    finally:
        envs.close()


def test_the_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(SetupError, match="or 3, not 2"):
        line_up(("random", "random"), 3)


def test_an_absent_seat_is_refused() -> None:
    with pytest.raises(SetupError, match="0 to 1"):
        SeatEnv("reference", players=2, seat=2)


@pytest.mark.parametrize(("game", "mode"), MODES[:-1])
def test_gymnasium_makes_every_game_and_mode_by_name(game: str, mode: str) -> None:
    first = find_game(game).modes[0].name == mode
    env = gymnasium.make(env_name(game, "" if first else mode), disable_env_checker=True)
    seat = env.unwrapped

    assert isinstance(seat, SeatEnv)
    assert env.spec is not None
    assert (seat.game.id, seat.setup.mode) == (game, mode)


def test_a_finished_match_starts_over_at_the_next_step() -> None:
    envs = vector(1, "reference", players=2)
    seen, _ = envs.reset(seed=1)
    over = False
    while not over:
        actions = np.array([int(np.flatnonzero(seen["action_mask"][0])[0])])
        seen, _, ends, _, _ = envs.step(actions)
        over = bool(ends[0])
    seen, rewards, ends, _, _ = envs.step(np.array([0]))

    assert seen["action_mask"].any()
    assert (rewards[0], ends[0]) == (0.0, False)


def test_a_batch_says_which_action_was_refused() -> None:
    envs = vector(2, "reference", players=2)
    seen, _ = envs.reset(seed=1)
    legal, illegal = np.flatnonzero(seen["action_mask"][0])[0], np.flatnonzero(seen["action_mask"][1] == 0)[0]
    _, rewards, ends, _, infos = envs.step(np.array([legal, illegal]))

    assert (rewards[1], ends.tolist()) == (-1.0, [False, True])
    assert infos["_refused"].tolist() == [False, True]


def test_seeds_must_be_one_or_as_many_as_matches() -> None:
    with pytest.raises(ValueError, match="one seed or 2, not 3"):
        Batch([SeatEnv("reference"), SeatEnv("reference")]).reset(seed=[1, 2, 3])
