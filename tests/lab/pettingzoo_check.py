"""PettingZoo's own benchmark of every game and mode, five seconds each: ``python -m tests.lab.pettingzoo_check``.

It prints how many actions a second the environments take, so it is not a test; `make lab` runs it.
"""

from pettingzoo.test import performance_benchmark

from igroteka.games import REGISTRY, find_game
from igroteka.lab.aec import TableEnv


def main() -> None:
    """Measure all games in all modes."""
    for game_id in (*REGISTRY, "reference"):
        for mode in find_game(game_id).modes:
            print(f"{game_id} {mode.name}", flush=True)
            performance_benchmark(TableEnv(game_id, mode.name))


if __name__ == "__main__":
    main()
