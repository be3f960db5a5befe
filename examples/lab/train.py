"""Train an agent: first it learns to play like a bot, then it improves by playing against itself. NumPy alone.

    python examples/lab/train.py ryozen --players 2 --folder build/ryozen --lessons 20 --rounds 40
    igroteka arena ryozen --players 2 --bots policy:build/ryozen/policy.npz,easy --matches 40

The policy is the softmax of a layer of hidden units over encoded observations. A lesson plays matches of the teacher
and learns its choices; a round of self-play plays matches of the policy and makes the choices of winners likelier and
those of losers less likely (REINFORCE with Adam). After every `--every` rounds it plays the same evaluation
matches: fixed seeds, every seed from every seat. The folder holds policy.npz, progress.jsonl and curve.png; the same
command with larger numbers goes on where the last one ended.
"""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import process_time

import numpy as np

from igroteka.arena.matches import wilson
from igroteka.bots import Bot, Perspective, bot
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.episode import Episode, outcome
from igroteka.lab.policy import Policy, PolicyBot

BATCH, PASSES, STEP, SELF_PLAY_STEP = 256, 4, 1e-3, 1e-4
LEARNT, PLAYED, EVALUATED = 1_000_000, 2_000_000, 3_000_000  # the first seed of each kind of match
Example = tuple[np.ndarray, np.ndarray, int, float]  # observation, mask, action, and how much it should be done


class Adam:
    """Gradient descent with a step for each weight."""

    def __init__(self, layers: list[np.ndarray]) -> None:
        self.layers, self.count = layers, 0
        self.means = [np.zeros_like(each) for each in layers]
        self.squares = [np.zeros_like(each) for each in layers]

    def step(self, slopes: list[np.ndarray], size: float) -> None:
        self.count += 1
        size *= (1 - 0.999**self.count) ** 0.5 / (1 - 0.9**self.count)
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            self.layers[at] -= size * self.means[at] / (np.sqrt(self.squares[at]) + 1e-8)


def new_policy(game_id: str, units: int) -> Policy:
    """Random hidden units, and no preference yet."""
    empty = Policy(find_game(game_id))
    scale = (2 / len(empty.numbers.columns)) ** 0.5
    hidden = np.random.default_rng(1).normal(0, scale, (empty.encoder.width + 1, units)).astype(np.float32)
    return Policy(empty.game, None, hidden)


def lesson(policy: Policy, asked: Namespace, number: int) -> list[Example]:
    """The teacher's real choices in some matches."""
    found: list[Example] = []
    for seed in range(LEARNT + number * asked.matches, LEARNT + (number + 1) * asked.matches):
        match = Match(policy.game, policy.game.setup(asked.mode, asked.players), Luck(seed))
        bots = [bot(asked.teacher, seed * 10 + seat) for seat in range(match.setup.seats)]
        while ask := match.ask:
            index = bots[ask.seat].choose(Perspective(match, ask.seat))
            if len(ask.options) > 1:
                action = policy.numbers.action(ask, ask.keys[index])
                found.append((policy.numbers.observe(match, ask.seat), policy.numbers.mask(ask), action, 1.0))
            match.answer(index, ask.seat)
    return found


def self_play(policy: Policy, asked: Namespace, number: int) -> list[Example]:
    """The choices of the policy in matches against itself, valued by how each match ended for the seat."""
    draw = np.random.default_rng(number)
    setup = policy.game.setup(asked.mode, asked.players)
    episodes = [Episode(policy.game, setup, PLAYED + number * asked.matches + at) for at in range(asked.matches)]
    choices: list[list[tuple[np.ndarray, np.ndarray, int, int]]] = [[] for _ in episodes]
    while running := [at for at, each in enumerate(episodes) if not each.over]:
        seats = [episodes[at].match.asks[0].seat for at in running]
        rows = np.array([episodes[at].observe(seat) for at, seat in zip(running, seats, strict=True)])
        masks = np.array([episodes[at].mask(seat) for at, seat in zip(running, seats, strict=True)])
        sums = policy.probabilities(rows, masks).cumsum(axis=1)
        actions = (sums < draw.random((len(running), 1)) * sums[:, -1:]).sum(axis=1)
        for at, seat, row, mask, action in zip(running, seats, rows, masks, actions.tolist(), strict=True):
            choices[at].append((row, mask, action, seat))
            episodes[at].act(seat, action)
    returns = np.array([each.returns() for each in episodes])
    gains = (returns - returns.mean()) / (returns.std() + 1e-6)
    return [
        (row, mask, action, float(gains[at, seat]))
        for at, made in enumerate(choices)
        for row, mask, action, seat in made
        if mask.sum() > 1
    ]


def learn(policy: Policy, adam: Adam, examples: list[Example], passes: int, size: float, seed: int) -> float:
    """Follow the gradient; returns how often the policy's likeliest action was the one taken, before learning."""
    assert policy.hidden is not None
    rows, masks, actions, weights = (np.array(column) for column in zip(*examples, strict=True))
    agreed, order = 0, np.random.default_rng(seed)
    for turn in range(passes):
        mixed = order.permutation(len(rows))
        for some in np.array_split(mixed, max(1, len(mixed) // BATCH)):
            encoded = policy.encoder(rows[some])
            units = policy.features(encoded)
            error = policy.chances(units, masks[some])
            agreed += int((error.argmax(axis=1) == actions[some]).sum()) if turn == 0 else 0
            error[np.arange(len(some)), actions[some]] -= 1
            error *= (weights[some] / len(some)).astype(np.float32)[:, None]
            back = (error @ policy.weights[:-1].T) * (units > 0)
            slopes = [np.vstack([encoded.T @ back, back.sum(0)]), np.vstack([units.T @ error, error.sum(0)])]
            adam.step(slopes, size)
    return agreed / len(rows)


def evaluate(policy: Policy, asked: Namespace) -> tuple[float, int]:
    """How many matches it wins; in a co-operative game it plays all seats."""
    setup = policy.game.setup(asked.mode, asked.players)
    won = 0.0
    for number in range(asked.evaluation):
        seed, mine = EVALUATED + number // setup.seats, number % setup.seats
        match = Match(policy.game, setup, Luck(seed))
        agent: Bot = PolicyBot(policy, seed)
        others = [bot(asked.opponent, seed * 10 + seat) for seat in range(setup.seats)]
        while ask := match.ask:
            is_mine = policy.game.cooperative or ask.seat == mine
            player = agent if is_mine else others[ask.seat]
            match.answer(player.choose(Perspective(match, ask.seat)), ask.seat)
        assert match.result
        won += max(0.0, outcome(match.result, setup.seats, policy.game.cooperative)[mine])
    return won, asked.evaluation


def plot(folder: Path, lines: list[dict[str, float]], opponent: str) -> None:
    """The learning curve, with its 95 % intervals."""
    try:
        from matplotlib import pyplot as plt
    except ImportError:
        print("no plot: `pip install igroteka[plots]` brings matplotlib")
        return
    measured = [each for each in lines if "won" in each]
    rounds, shares = [each["round"] for each in measured], [each["won"] / each["of"] for each in measured]
    intervals = [wilson(each["won"], int(each["of"])) for each in measured]
    below = [share - each.low for share, each in zip(shares, intervals, strict=True)]
    above = [each.high - share for share, each in zip(shares, intervals, strict=True)]
    figure, axes = plt.subplots()
    axes.errorbar(rounds, shares, [below, above], marker="o", capsize=3)
    axes.set(xlabel="lessons, then rounds of self-play", ylabel=f"matches won ({opponent})", ylim=(0, 1))
    axes.axvline(max([each["round"] for each in lines if each.get("lesson")], default=0), linestyle=":")
    figure.savefig(folder / "curve.png", dpi=120)


def main() -> None:
    """Train, evaluate, save, draw."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--players", type=int)
    parser.add_argument("--mode")
    parser.add_argument("--teacher", default="greedy:1")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--units", type=int, default=64)
    for name, default in (("lessons", 20), ("rounds", 40), ("matches", 4), ("every", 10), ("evaluation", 40)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    file, log = asked.folder / "policy.npz", asked.folder / "progress.jsonl"
    policy = Policy.load(file) if file.exists() else new_policy(asked.game, asked.units)
    assert policy.hidden is not None
    adam = Adam([policy.hidden, policy.weights])
    lines = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    for number in range(len(lines), asked.lessons + asked.rounds + 1):
        began, line = process_time(), {"round": number, "lesson": number <= asked.lessons}
        if number:
            examples = (lesson if line["lesson"] else self_play)(policy, asked, number)
            passes, size = (PASSES, STEP) if line["lesson"] else (1, SELF_PLAY_STEP)
            line |= {"choices": len(examples), "agreed": learn(policy, adam, examples, passes, size, number)}
        if number % asked.every == 0 or number == asked.lessons + asked.rounds:
            line["won"], line["of"] = evaluate(policy, asked)
        lines.append({**line, "seconds": round(process_time() - began, 1)})
        policy.save(file)
        log.write_text("".join(f"{json.dumps(each)}\n" for each in lines))
        print(json.dumps(lines[-1]), flush=True)
    plot(asked.folder, lines, f"against {asked.opponent}" if not policy.game.cooperative else "together")


if __name__ == "__main__":
    main()
