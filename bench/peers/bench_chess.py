"""python-chess: uniformly random legal games."""

import random

import common

try:
    import chess
except ImportError as e:
    common.skip("chess", e)

version = common.version_of("chess")


def play_light(seed):
    """Ends at no legal move, 75-move rule or insufficient material."""
    choice = random.Random(seed).choice
    b = chess.Board()
    d = r = o = 0
    while True:
        legal = list(b.legal_moves)
        k = len(legal)
        if not k or b.halfmove_clock >= 150 or b.is_insufficient_material():
            return d, r, o
        d += 1
        o += k
        if k > 1:
            r += 1
        b.push(choice(legal))


def play_full(seed):
    """The documented loop: while not board.is_game_over()."""
    choice = random.Random(seed).choice
    b = chess.Board()
    d = r = o = 0
    while not b.is_game_over():
        legal = list(b.legal_moves)
        k = len(legal)
        d += 1
        o += k
        if k > 1:
            r += 1
        b.push(choice(legal))
    return d, r, o


rng = random.Random(3)
mid = chess.Board()
for _ in range(60):
    mid.push(rng.choice(list(mid.legal_moves)))

common.run("python-chess", version, "chess", play_full, mid.copy, "is_game_over() each ply; copy() keeps the stack")
common.run(
    "python-chess", version, "chess (light end test)", play_light, lambda: mid.copy(stack=False), "copy(stack=False)"
)
