"""fastcatan (C++ Catan behind nanobind; wheels for CPython 3.12+ only)."""

import random

import common

try:
    import fastcatan
except ImportError as e:
    common.skip("fastcatan", e)

version = common.version_of("fastcatan")
env = fastcatan.Env()
LIMIT = 20000


def play(seed):
    choice = random.Random(seed).choice
    env.reset(seed=seed)
    legal, step = env.legal_actions, env.step
    d = r = o = 0
    while not env.done and d < LIMIT:
        acts = legal()
        k = len(acts)
        d += 1
        o += k
        if k > 1:
            r += 1
        step(choice(acts))
    return d, r, o


e2 = fastcatan.Env()
e2.reset(seed=9)
rng = random.Random(1)
for _ in range(300):
    if e2.done:
        break
    e2.step(rng.choice(e2.legal_actions()))
e3 = fastcatan.Env()


def clone():
    e3.load_snapshot(e2.snapshot())


common.run(
    "fastcatan (C++, Python loop)",
    version,
    "catan 4p",
    play,
    clone,
    "includes its player-to-player trade actions; clone = snapshot + load_snapshot",
)
