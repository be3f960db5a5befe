"""How fast environments step together, in one process and in several: ``python -m tests.lab.vector_check``.

Random legal actions in Ryozen against greedy bots. The gain depends on the free cores, so it is not a test.
"""

from time import perf_counter

import numpy as np

from igroteka.lab.vector import vector

COUNT = 4
STEPS = 30


def steps_per_second(processes: bool) -> float:
    """All environments together, after the first step."""
    generator = np.random.default_rng(1)
    envs = vector(COUNT, "ryozen", players=2, bots="greedy", processes=processes)
    try:
        seen, _ = envs.reset(seed=1)
        began = perf_counter()
        for _ in range(STEPS):
            actions = np.array([generator.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
            seen, *_ = envs.step(actions)
        return COUNT * STEPS / (perf_counter() - began)
    finally:
        envs.close()


def main() -> None:
    """Measure both."""
    alone, together = steps_per_second(False), steps_per_second(True)
    print(f"{COUNT} environments: {alone:.0f} steps/s in one process, {together:.0f} in {COUNT} processes")


if __name__ == "__main__":
    main()
