"""OpenSpiel: C++ games driven from Python, the same played wholly in C++,
and games implemented in Python."""

import random

import common

try:
    import open_spiel.python.games  # noqa: F401  # registers the Python games
    import pyspiel
except ImportError as e:
    common.skip("open_spiel", e)

version = common.version_of("open_spiel")


def player(name):
    game = pyspiel.load_game(name)

    def play(seed):
        rng = random.Random(seed)
        choice, choices = rng.choice, rng.choices
        state = game.new_initial_state()
        d = r = o = 0
        while not state.is_terminal():
            if state.is_chance_node():
                acts, probs = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(acts, probs)[0])
                continue
            if state.is_simultaneous_node():
                acts = [choice(state.legal_actions(p)) for p in range(game.num_players())]
                d += len(acts)
                r += len(acts)
                state.apply_actions(acts)
                continue
            acts = state.legal_actions()
            k = len(acts)
            d += 1
            o += k
            if k > 1:
                r += 1
            state.apply_action(choice(acts))
        return d, r, o

    return game, play


def midgame(game, play_to):
    rng = random.Random(7)
    state = game.new_initial_state()
    n = 0
    last = state.clone()
    while not state.is_terminal():
        if state.is_chance_node():
            acts, probs = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(acts, probs)[0])
            continue
        if n >= play_to:
            return state
        n += 1
        last = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
    return last


def both(name, cpp=True, note=""):
    game, play = player(name)
    ds = [play(s)[0] for s in range(20)]
    mid = midgame(game, int(sum(ds) / len(ds) / 2))
    common.run(
        "open_spiel (C++ game, Python loop)" if cpp else "open_spiel (Python game)",
        version,
        name,
        play,
        mid.clone,
        note,
    )
    if not cpp:
        return
    # whole random games inside C++: evaluate_bots with C++ uniform random bots
    probe = [play(s) for s in range(300)]
    mean = sum(p[0] for p in probe) / len(probe)
    mean_real = sum(p[1] for p in probe) / len(probe)
    mean_opts = sum(p[2] for p in probe) / len(probe)
    n = game.num_players()

    def roll(seed):
        bots = [pyspiel.make_uniform_random_bot(p, seed * 16 + p) for p in range(n)]
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return mean, mean_real, mean_opts

    common.run(
        "open_spiel (C++ game, C++ loop)",
        version,
        name,
        roll,
        None,
        "evaluate_bots + make_uniform_random_bot; dec/game taken from 300 Python-loop games",
    )


both("hanabi(players=4)")
both("gin_rummy")
both("backgammon")
both("chess")
both("dou_dizhu")
both("tic_tac_toe")
both("python_team_dominoes", cpp=False)
both("python_block_dominoes", cpp=False)
both("python_liars_poker", cpp=False)
both("python_tic_tac_toe", cpp=False)
both("python_kuhn_poker", cpp=False)
