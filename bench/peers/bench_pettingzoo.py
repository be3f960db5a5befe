"""PettingZoo classic: AEC loop with masked uniform sampling."""

import copy
import random
import warnings

import common

warnings.filterwarnings("ignore")
try:
    import numpy as np
    import pettingzoo.classic  # noqa: F401
except ImportError as e:
    common.skip("pettingzoo", e)

version = common.version_of("pettingzoo")


def player(make):
    env = make()

    def play(seed):
        rng = random.Random(seed)
        env.reset(seed=seed)
        d = r = o = 0
        for _ in env.agent_iter():
            obs, _, term, trunc, info = env.last()
            if term or trunc:
                env.step(None)
                continue
            mask = obs["action_mask"] if isinstance(obs, dict) and "action_mask" in obs else info["action_mask"]
            acts = np.flatnonzero(mask)
            k = len(acts)
            d += 1
            o += k
            if k > 1:
                r += 1
            env.step(int(acts[int(rng.random() * k)]))
        return d, r, o

    env.reset(seed=5)
    return play, env


def go(mod, game):
    import importlib

    try:
        m = importlib.import_module(f"pettingzoo.classic.{mod}")
        play, env = player(m.env)
        play(1)
    except Exception as e:  # noqa: BLE001
        print(f"pettingzoo\t{version}\t{game}\tFAILED {e!r}", flush=True)
        return
    env.reset(seed=5)
    try:
        copy.deepcopy(env.unwrapped)
        clone = lambda: copy.deepcopy(env.unwrapped)  # noqa: E731
    except Exception:  # noqa: BLE001
        clone = None
    common.run("pettingzoo", version, game, play, clone, "agent_iter/last/step; clone = deepcopy")


go("hanabi_v5", "hanabi")
go("chess_v6", "chess")
go("connect_four_v3", "connect_four")
go("texas_holdem_v4", "texas_holdem")
