"""hanabi-learning-environment (DeepMind's, C++ behind cffi): raw pyhanabi API."""

import random

import common

try:
    from hanabi_learning_environment import pyhanabi
except Exception as e:  # noqa: BLE001
    common.skip("hanabi-learning-environment", e)

version = common.version_of("hanabi-learning-environment")
game = pyhanabi.HanabiGame({"players": 4, "random_start_player": False, "seed": 1})
CHANCE = pyhanabi.CHANCE_PLAYER_ID


def play(seed):
    choice = random.Random(seed).choice
    s = game.new_initial_state()
    d = r = o = 0
    while not s.is_terminal():
        if s.cur_player() == CHANCE:
            s.deal_random_card()
            continue
        acts = s.legal_moves()
        k = len(acts)
        d += 1
        o += k
        if k > 1:
            r += 1
        s.apply_move(choice(acts))
    return d, r, o


mid = game.new_initial_state()
n = 0
while n < 12:
    if mid.cur_player() == CHANCE:
        mid.deal_random_card()
        continue
    acts = [m for m in mid.legal_moves() if m.type() != pyhanabi.HanabiMoveType.PLAY]
    mid.apply_move(random.Random(2).choice(acts or mid.legal_moves()))
    n += 1
common.run("hanabi-learning-environment", version, "hanabi 4p", play, mid.copy, "pyhanabi over cffi")
