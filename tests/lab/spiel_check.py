"""OpenSpiel's own random simulation of every game and mode: ``python -m tests.lab.spiel_check``.

It needs the lab's lock, which is too heavy for every test run. The simulation can't serialise states of Python games
with luck inside (it asks the game for a generator), so serialised states are compared here. Along the way every player
is put into worlds it can't tell apart, whose history tells it nothing it did not see.
"""

import pickle

import numpy as np
import pyspiel

from igroteka.games import REGISTRY, find_game
from igroteka.lab.spiel import SpielState

DECISIONS = 120  # along which resampled worlds are compared
SEED = 7


def check(game_id: str, mode: str, players: int) -> None:
    """The simulation, then worlds and serialised states along the beginning of a match."""
    game = pyspiel.load_game(f"igroteka_{game_id}", {"mode": mode, "players": players, "seed": SEED})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state: SpielState = game.new_initial_state()
    for turn in range(DECISIONS):
        if state.is_terminal():
            break
        for player in range(players):
            compare(state, player, turn)
        go_on(state, turn)


def compare(state: SpielState, player: int, turn: int) -> None:
    """A world the player can't tell apart looks the same to it, tells it nothing new, and can be played on."""
    other: SpielState = state.resample_from_infostate(player, lambda: turn / DECISIONS)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
    assert actions(other) == seen(state, player)
    if state.current_player() == player:
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])


def actions(state: SpielState) -> list[tuple[int, int]]:
    return [(each.player, each.action) for each in state.full_history()]


def seen(state: SpielState, player: int) -> list[tuple[int, int]]:
    """The player's own actions, and those of others whose question was open to all and is not being gathered."""
    match = state.episode.match
    secret = {topic.name for topic in match.game.topics if topic.secret}
    closed = len(actions(state)) - len(match.open)
    return [
        (other, action)
        for at, (other, action) in enumerate(actions(state))
        if other == player or (at < closed and state.episode.codec.actions[action].topic not in secret)
    ]


def go_on(state: SpielState, turn: int) -> None:
    """Take an action; a pickled copy takes it alike."""
    again = pickle.loads(pickle.dumps(state))
    action = state.legal_actions()[turn % len(state.legal_actions())]
    state.apply_action(action)
    again.apply_action(action)
    assert str(again) == str(state)
    assert again.history() == state.history()


def check_options() -> None:
    """A game with options is the same when it is read from its own name, and its states can be pickled."""
    for options in ("level=hell;first=choose", "level:hell;first:choose"):
        game = pyspiel.load_game("igroteka_ghost_stories", {"options": options})
        assert game.setup.options["level"] == "hell"
        assert pyspiel.load_game(str(game)).setup == game.setup
        go_on(game.new_initial_state(), 0)
    print("options: passed", flush=True)


def check_seeds() -> None:
    """To observe, clone or pickle a state leaves the next match as it would have been."""
    games = [pyspiel.load_game("igroteka_bonfire", {"players": 2, "seed": SEED}) for _ in range(2)]
    first = [game.new_initial_state() for game in games]
    first[1].observation_tensor(0)
    go_on(first[1].clone(), 0)
    assert str(games[0].new_initial_state()) == str(games[1].new_initial_state())
    print("seeds: passed", flush=True)


def main() -> None:
    """Check all games in all modes, with the most and the fewest players."""
    check_options()
    check_seeds()
    for game_id in (*REGISTRY, "reference"):
        for mode in find_game(game_id).modes:
            for players in sorted({min(mode.seats), max(mode.seats)}):
                check(game_id, mode.name, players)
                print(f"{game_id} {mode.name}, {players} players: passed", flush=True)


if __name__ == "__main__":
    main()
