"""catanatron (PyPI): 4 uniformly random players, library API."""

import random

import common

try:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer
except ImportError as e:
    common.skip("catanatron", e)

version = common.version_of("catanatron")
COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def new(seed, n=4):
    return Game([RandomPlayer(c) for c in COLORS[:n]], seed=seed)


def options(game):
    p = getattr(game, "playable_actions", None)
    return game.state.playable_actions if p is None else p


def play_counted(seed, n=4):
    """The library's own loop (play_tick until a winner or 1,000 turns), with
    decide_fn only counting before the uniform choice."""
    game = new(seed, n)
    d = r = o = 0

    def decide(player, game, actions):
        nonlocal d, r, o
        k = len(actions)
        d += 1
        o += k
        if k > 1:
            r += 1
        return random.choice(actions)

    state = game.state
    while game.winning_color() is None and state.num_turns < 1000:
        game.play_tick(decide_fn=decide)
    return d, r, o


def play_novalidate(seed, n=4):
    """Same, but execute(validate_action=False): the fastest documented path."""
    game = new(seed, n)
    d = r = o = 0
    state = game.state
    choice = random.choice
    while game.winning_color() is None and state.num_turns < 1000:
        actions = options(game)
        k = len(actions)
        d += 1
        o += k
        if k > 1:
            r += 1
        game.execute(choice(actions), validate_action=False)
    return d, r, o


mid = new(12345)
for _ in range(300):
    if mid.winning_color() is not None:
        break
    mid.play_tick()

common.run("catanatron", version, "catan 4p", play_counted, mid.copy, "Game.play_tick, RandomPlayer-equivalent")
common.run(
    "catanatron", version, "catan 4p (no validation)", play_novalidate, mid.copy, "Game.execute(validate_action=False)"
)
common.run("catanatron", version, "catan 2p", lambda s: play_counted(s, 2), None, "Game.play_tick")
