"""diplomacy (DATC engine): each unit's or build's order is one decision."""

import copy
import random

import common

try:
    from diplomacy import Game
except Exception as e:  # noqa: BLE001
    common.skip("diplomacy", e)

version = common.version_of("diplomacy")


def play(seed, phases=30):
    choice = random.Random(seed).choice
    game = Game()
    d = r = o = n = 0
    while not game.is_game_done and n < phases:
        n += 1
        possible = game.get_all_possible_orders()
        for power in game.powers:
            orders = []
            for loc in game.get_orderable_locations(power):
                opts = possible[loc]
                k = len(opts)
                if not k:
                    continue
                d += 1
                o += k
                if k > 1:
                    r += 1
                orders.append(choice(opts))
            game.set_orders(power, orders)
        game.process()
    return d, r, o


mid = Game()
common.run(
    "diplomacy",
    version,
    "diplomacy 7p, first 30 phases",
    play,
    lambda: copy.deepcopy(mid),
    "get_all_possible_orders + process; clone = deepcopy of the opening",
)
