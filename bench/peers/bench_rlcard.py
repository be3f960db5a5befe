"""rlcard: environment API and bare game objects."""

import copy
import random

import common

try:
    import rlcard
except ImportError as e:
    common.skip("rlcard", e)

version = common.version_of("rlcard")


def env_player(name):
    env = rlcard.make(name, config={"seed": 1})

    def play(seed):
        choice = random.Random(seed).choice
        state, _ = env.reset()
        d = r = o = 0
        while not env.is_over():
            acts = list(state["legal_actions"])
            k = len(acts)
            d += 1
            o += k
            if k > 1:
                r += 1
            state, _ = env.step(choice(acts))
        return d, r, o

    env.reset()
    for _ in range(10):
        if env.is_over():
            break
        st = env.get_state(env.get_player_id())
        env.step(random.choice(list(st["legal_actions"])))
    mid = copy.deepcopy(env.game)
    return play, (lambda: copy.deepcopy(mid))


def game_player(name):
    """The rule object without the observation encoding."""
    env = rlcard.make(name, config={"seed": 1})
    game = env.game

    def play(seed):
        choice = random.Random(seed).choice
        state, _ = game.init_game()
        d = r = o = 0
        while not game.is_over():
            acts = state["actions"] if "actions" in state else state["legal_actions"]
            acts = list(acts)
            k = len(acts)
            d += 1
            o += k
            if k > 1:
                r += 1
            state, _ = game.step(choice(acts))
        return d, r, o

    return play


for name in ("gin-rummy", "doudizhu", "uno", "no-limit-holdem", "mahjong"):
    try:
        play, clone = env_player(name)
        play(1)
        common.run("rlcard (env)", version, name, play, clone, "env.step with observation; clone = deepcopy(env.game)")
    except Exception as e:  # noqa: BLE001  a peer's own error is a finding
        print(f"rlcard (env)\t{version}\t{name}\tFAILED {e!r}", flush=True)
for name in ("doudizhu", "uno"):
    try:
        play = game_player(name)
        play(1)
        common.run("rlcard (game only)", version, name, play, None, "game.step, no encoding")
    except Exception as e:  # noqa: BLE001
        print(f"rlcard (game only)\t{version}\t{name}\tFAILED {e!r}", flush=True)
