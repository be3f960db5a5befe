"""How fast learning programs step, compared with the bare rules, with pure and with compiled rules:

    build/lab/bin/python bench/lab.py [GAME…] [--ways runs,matches] [--seconds 3]
        [--compiled build/compiled/site] [--instructions]

One core, uniformly random legal play, steps per second of processor time, one table for each game, all in one run:

- runs and matches: the rules without memory, and with it;
- pettingzoo: an environment with observation and mask at every step;
- gymnasium: a seat among random bots; beside it among light ones, greedy ones, and those of a policy in a file;
- together: sixteen seats among random bots, stepped together;
- openspiel, tensors: its states, and the same with an observation tensor at every step (if OpenSpiel is installed);
- mcts: iterations of OpenSpiel's own Python search, with a random rollout each.

Then, in microseconds in the middle of a match: a clone for a rollout, a clone with memory, a view, an observation, its
encoding, and with OpenSpiel a clone of a state, an observation tensor and the same by an observer.

`--compiled` adds a column for the rules of that folder (`make compiled` makes it). `--instructions` adds the
processor's instructions per step, which a busy machine does not change: it needs valgrind and a C compiler.
"""

import argparse
import ctypes
import gc
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import numpy as np

from igroteka.games import REGISTRY, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run
from igroteka.lab.aec import TableEnv
from igroteka.lab.codec import codec
from igroteka.lab.encoder import Encoder
from igroteka.lab.gym import SeatEnv
from igroteka.lab.policy import Policy
from igroteka.lab.vector import vector

TOGETHER = 16
BATCH = 10  # steps between two looks at the clock
MIDDLE = 60  # answers until the position of which parts are measured
UNITS = 64  # hidden ones of the policy
SEARCHED = 10  # iterations of the search for each action


def most_seats(game_id: str) -> int:
    return max(find_game(game_id).modes[0].seats)


def runs(game_id: str) -> Iterator[None]:
    """Every step of one match after another, without memory."""
    game, luck = find_game(game_id), Random(1)
    setup = game.valid(None, most_seats(game_id), {})
    for seed in range(1_000_000):
        run = Run(game, game.start(setup, game.box), Luck(seed))
        run.start()
        while run.ask:
            run.step(luck.randrange(len(run.ask.options)), run.ask.seat)
            yield


def matches(game_id: str) -> Iterator[None]:
    """The same with memory; other matches, because rules remember what they have worked out."""
    game, luck = find_game(game_id), Random(2)
    setup = game.valid(None, most_seats(game_id), {})
    for seed in range(1_000_000, 2_000_000):
        match = Match(game, setup, Luck(seed))
        while match.ask:
            match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
            yield


def pettingzoo(game_id: str) -> Iterator[None]:
    """All seats as agents."""
    env, luck = TableEnv(game_id, players=most_seats(game_id)), Random(1)
    for seed in range(1_000_000):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            legal = seen["action_mask"].nonzero()[0]
            env.step(None if over else int(legal[luck.randrange(len(legal))]))
            yield


def gymnasium(game_id: str, bots: str = "random") -> Iterator[None]:
    """One seat; its steps include those of the bots."""
    env, luck = SeatEnv(game_id, players=most_seats(game_id), bots=bots), Random(1)
    for seed in range(1_000_000):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            legal = seen["action_mask"].nonzero()[0]
            seen, _, over, _, _ = env.step(legal[luck.randrange(len(legal))])
            yield


def greedy(game_id: str) -> Iterator[None]:
    """The same among bots that look one answer ahead in one world."""
    yield from gymnasium(game_id, "greedy:1")


def light(game_id: str) -> Iterator[None]:
    """The same among bots that follow the best of a few variations."""
    yield from gymnasium(game_id, "light")


def policy(game_id: str) -> Iterator[None]:
    """The same among bots with a policy of random weights."""
    empty, draw = Policy(find_game(game_id)), np.random.default_rng(1)
    hidden = draw.normal(0, 0.05, (empty.encoder.width + 1, UNITS)).astype(np.float32)
    weights = draw.normal(0, 0.05, (UNITS + 1, len(empty.numbers.actions))).astype(np.float32)
    with TemporaryDirectory() as folder:
        file = Path(folder, "policy.npz")
        Policy(empty.game, weights, hidden).save(file)
        yield from gymnasium(game_id, f"policy:{file}")


def together(game_id: str) -> Iterator[None]:
    """Sixteen such seats; a step of each counts."""
    envs, luck = vector(TOGETHER, game_id, players=most_seats(game_id)), Random(1)
    seen, _ = envs.reset(seed=1)
    while True:
        legal = [mask.nonzero()[0] for mask in seen["action_mask"]]
        seen, *_ = envs.step(np.array([each[luck.randrange(len(each))] if len(each) else 0 for each in legal]))
        yield from (None,) * TOGETHER


def spiel_game(game_id: str) -> Any:
    import pyspiel

    import igroteka.lab.spiel  # noqa: F401  # registers the games

    return pyspiel.load_game(f"igroteka_{game_id}", {"players": most_seats(game_id), "seed": 1})


def openspiel(game_id: str, observed: bool = False) -> Iterator[None]:
    """States of OpenSpiel."""
    game, luck = spiel_game(game_id), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if observed:
                state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[luck.randrange(len(legal))])
            yield


def tensors(game_id: str) -> Iterator[None]:
    """The same, observed at every step."""
    yield from openspiel(game_id, observed=True)


def mcts(game_id: str) -> Iterator[None]:
    """Iterations of OpenSpiel's Python search at the beginning of a match; the search is told the true state."""
    from open_spiel.python.algorithms import mcts as search

    game, luck = spiel_game(game_id), np.random.RandomState(1)
    bot = search.MCTSBot(game, 2.0, SEARCHED, search.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    while True:
        bot.mcts_search(state)
        yield from (None,) * SEARCHED


WAYS: tuple[Callable[[str], Iterator[None]], ...] = (
    runs, matches, pettingzoo, gymnasium, light, greedy, policy, together, openspiel, tensors, mcts
)  # fmt: skip
NEED_SPIEL = (openspiel, tensors, mcts)
UNCOUNTED = (greedy, policy, mcts)  # too slow for valgrind
COUNTED = 200  # steps whose instructions are counted, after as many others
CLOSE = 20  # calls of a part whose instructions are counted
COUNTER = "#include <valgrind/callgrind.h>\nvoid start(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }"
COUNTER += "\nvoid stop(const char* name) { CALLGRIND_DUMP_STATS_AT(name); CALLGRIND_STOP_INSTRUMENTATION; }\n"
DUMPED = re.compile(r"desc: Trigger: Client Request: (\w+).*?\ntotals: (\d+)", re.DOTALL)


def rate(steps: Iterator[object], seconds: float) -> float:
    """Steps per second of processor time."""
    next(steps)
    done, began = 0, process_time()
    while process_time() - began < seconds:
        done += sum(1 for _ in islice(steps, BATCH))
    return done / (process_time() - began)


def parts(game_id: str) -> dict[str, Callable[[], object]]:
    """What is done at a position in the middle of a match."""
    numbers, luck = codec(find_game(game_id)), Random(1)
    match = Match(numbers.game, numbers.game.setup(None, most_seats(game_id)), Luck(1))
    for _ in range(MIDDLE):
        if match.ask:
            match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
    encoder, row = Encoder(numbers), numbers.observe(match, 0)
    found = {
        "clone": lambda: match.rollout(Luck(2)),
        "clone_with_memory": lambda: match.clone(Luck(2)),
        "view": lambda: match.view(0),
        "observation": lambda: numbers.observe(match, 0),
        "encoding": lambda: encoder(row),
    }
    return {**found, **spiel_parts(game_id)} if find_spec("pyspiel") else found


def spiel_parts(game_id: str) -> dict[str, Callable[[], object]]:
    """The same for a state of OpenSpiel."""
    game, luck = spiel_game(game_id), Random(1)
    state = game.new_initial_state()
    for _ in range(MIDDLE):
        if not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[luck.randrange(len(legal))])
    observer = game.make_py_observer()
    return {
        "spiel_clone": state.clone,
        "observation_tensor": lambda: state.observation_tensor(0),
        "set_from": lambda: observer.set_from(state, 0),
    }


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """Processor time of one call."""
    return 1e6 / rate((work() for _ in count()), seconds)


def ways(names: str) -> list[Callable[[str], Iterator[None]]]:
    """Those with these names, with commas between them; all if there are none."""
    possible = [way for way in WAYS if find_spec("pyspiel") or way not in NEED_SPIEL]
    return [way for way in possible if not names or way.__name__ in names.split(",")]


def measured(game_id: str, names: str, seconds: float) -> dict[str, float]:
    """Steps per second, then microseconds."""
    rates = {way.__name__: rate(way(game_id), seconds) for way in ways(names)}
    return rates | {name: microseconds(work, seconds / 10) for name, work in parts(game_id).items()}


def count_here(game_id: str, names: str, counter: str) -> None:
    """Under valgrind: count the instructions of some steps of each way, and of each part."""
    library = ctypes.CDLL(counter)
    for way in ways(names):
        if way not in UNCOUNTED:
            count_steps(library, way.__name__, way(game_id), COUNTED)
    for name, work in parts(game_id).items():
        count_steps(library, name, (work() for _ in range(2 * CLOSE)), CLOSE)


def count_steps(library: ctypes.CDLL, name: str, steps: Iterator[object], number: int) -> None:
    sum(1 for _ in islice(steps, number))
    gc.collect()
    gc.freeze()  # a collection of everything costs more than a step
    library.start()
    sum(1 for _ in islice(steps, number))
    library.stop(name.encode())


def counted(game_id: str, names: str, environment: dict[str, str]) -> dict[str, float]:
    """Instructions per step, from a process under valgrind."""
    with TemporaryDirectory() as folder:
        source, counter, out = (Path(folder, name) for name in ("counter.c", "counter.so", "out"))
        source.write_text(COUNTER)
        subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", counter, source], check=True)
        valgrind = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
        command = [*valgrind, sys.executable, __file__, game_id, "--ways", names, "--count-with", str(counter)]
        subprocess.run(command, env=environment, check=True)
        dumps = [DUMPED.search(file.read_text()) for file in Path(folder).glob("out.*")]
    names = {way.__name__ for way in WAYS}
    totals = {found[1]: int(found[2]) for found in dumps if found}
    return {name: total / (COUNTED if name in names else CLOSE) for name, total in totals.items()}


def column(game_id: str, asked: argparse.Namespace, site: str) -> tuple[dict[str, float], dict[str, float]]:
    """Rates and instructions with the rules of this folder, or with the pure ones."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", **({"PYTHONPATH": str(Path(site).resolve())} if site else {})}
    command = [sys.executable, __file__, game_id, "--ways", asked.ways, "--seconds", str(asked.seconds), "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout), counted(game_id, asked.ways, environment) if asked.instructions else {}


def table(game_id: str, columns: dict[str, tuple[dict[str, float], dict[str, float]]]) -> Iterator[str]:
    """All figures of one game."""
    heads = [*(f"{kind}, 1/s or µs" for kind in columns), *(f"{kind}, instructions" for kind in columns)]
    yield f"| {game_id}, {most_seats(game_id)} | {' | '.join(heads)} |"
    yield "|---|" + "---:|" * len(heads)
    for name in next(iter(columns.values()))[0]:
        figures = [each[part].get(name) for part in (0, 1) for each in columns.values()]
        yield f"| {name} | {' | '.join('–' if each is None else written(each) for each in figures)} |"


def written(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}"


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(REGISTRY))
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--ways", default="", help="some of the above, with commas between them")
    parser.add_argument("--compiled", default="")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--json", action="store_true", help="of one game, in this process")
    parser.add_argument("--count-with", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.count_with:
        count_here(asked.games[0], asked.ways, asked.count_with)
    elif asked.json:
        print(json.dumps(measured(asked.games[0], asked.ways, asked.seconds)))
    else:
        for game_id in asked.games:
            kinds = {"pure": "", "compiled": asked.compiled} if asked.compiled else {"pure": ""}
            columns = {kind: column(game_id, asked, site) for kind, site in kinds.items()}
            print("\n".join([*table(game_id, columns), ""]), flush=True)


if __name__ == "__main__":
    main()
