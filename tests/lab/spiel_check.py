"""OpenSpiel's own random simulation of every game and mode: ``python -m tests.lab.spiel_check``.

It needs the lab's lock, which is too heavy for every test run. The simulation can't serialise states of Python games
with luck inside (it asks the game for a generator), so serialised states are compared here.
"""

import pickle

import pyspiel

from igroteka.games import REGISTRY
from igroteka.lab.codec import find
from igroteka.lab.spiel import SpielState

DECISIONS = 60  # along which resampled worlds are compared


def simulate(game_id: str, mode: str) -> None:
    """The simulation, then serialised states, and worlds that look the same to the player who is asked."""
    game = pyspiel.load_game(f"igroteka_{game_id}", {"mode": mode, "seed": 7})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state: SpielState = game.new_initial_state()
    for turn in range(DECISIONS):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda turn=turn: turn / DECISIONS)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        again = pickle.loads(pickle.dumps(state))
        action = state.legal_actions()[turn % len(state.legal_actions())]
        state.apply_action(action)
        again.apply_action(action)
        assert str(again) == str(state)


def main() -> None:
    """Simulate all games in all modes."""
    for game_id in (*REGISTRY, "reference"):
        for mode in find(game_id).modes:
            simulate(game_id, mode.name)
            print(f"{game_id} {mode.name}: passed")


if __name__ == "__main__":
    main()
