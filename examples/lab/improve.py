"""Train an agent that learns to play the best of several turns it might have played. NumPy alone.

    python examples/lab/improve.py bonfire --players 2 --folder build/bonfire --rounds 200
    igroteka arena bonfire --players 2 --bots policy:build/bonfire/policy.npz,light --matches 40

In every position a light bot plays some variations to the end of the turn, with answers that the policy proposes, and
judges where they end by the game's evaluation; where the game has a planner, that one is asked instead. The policy
learns the choices of the best variation, weighed by how much better it was than the others. In every other match the
policy plays by itself and is told what would have been better, so that it learns in the positions it gets into.

A round plays `--matches` matches and learns from them; after every `--every` rounds the policy alone plays evaluation
matches: fixed seeds, every seed from every seat. A match has a hundred choices and more, so a policy that is drawn from
as it was learnt spoils many of them; what is saved and measured is more decided than what explores. The folder holds
policy.npz, training.npz, progress.jsonl and curve.png; the same command with a larger number of rounds goes on where
the last one ended.
"""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from train import evaluate, new_policy, plot  # of this folder

from igroteka.bots import Perspective
from igroteka.bots.light import LightBot
from igroteka.kernel.ask import Ask
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run
from igroteka.kernel.view import view
from igroteka.lab.policy import Policy

BATCH, STEP, PASSES, KEPT, MOST = 256, 1e-3, 2, 20_000, 4.0
SHARPER = 4.0  # what is saved plays this many times as decidedly as what explores
PLAYED = 2_000_000  # the first seed
Example = tuple[np.ndarray, np.ndarray, int, float]  # observation, mask, action, and how much better it was than others


class Adam:
    """Gradient descent with a step for each weight."""

    def __init__(self, layers: list[np.ndarray], kept: dict[str, np.ndarray]) -> None:
        self.layers, self.count = layers, int(kept.get("count", 0))
        self.means = [kept.get(f"mean{at}", np.zeros_like(each)) for at, each in enumerate(layers)]
        self.squares = [kept.get(f"square{at}", np.zeros_like(each)) for at, each in enumerate(layers)]

    def step(self, slopes: list[np.ndarray], size: float) -> None:
        self.count += 1
        size *= (1 - 0.999**self.count) ** 0.5 / (1 - 0.9**self.count)
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            self.layers[at] -= size * self.means[at] / (np.sqrt(self.squares[at]) + 1e-8)

    def kept(self) -> dict[str, np.ndarray]:
        """What to save, so that training goes on as it would have."""
        means = {f"mean{at}": each for at, each in enumerate(self.means)}
        return {"count": np.array(self.count), **means, **{f"square{at}": each for at, each in enumerate(self.squares)}}


class Proposals:
    """Answers for the light bot's variations: half of them by the policy, half of them at random."""

    def __init__(self, policy: Policy, seats: int, seed: int) -> None:
        self.policy, self.seats, self.draw = policy, seats, np.random.default_rng(seed)
        self.sheet = policy.numbers.sheet()

    def __call__(self, run: Run[Any, Any], ask: Ask) -> int:
        if self.draw.random() < 0.5:
            return int(self.draw.integers(len(ask.options)))
        seen = view(run.game, run.state, ask.seat)
        row = self.policy.numbers.seen(seen, ask, self.seats, self.sheet)
        return drawn(self.policy, row, ask, self.draw)


def drawn(policy: Policy, row: np.ndarray, ask: Ask, draw: np.random.Generator) -> int:
    """An option, with the policy's probabilities."""
    sums = np.cumsum(policy.shares(row, [policy.numbers.action(ask, key) for key in ask.keys]))
    return min(int(np.searchsorted(sums, draw.random() * sums[-1])), len(sums) - 1)


def played(policy: Policy, asked: Namespace, seed: int, alone: bool) -> list[Example]:
    """A match, and what would have been best at each of its choices; ``alone`` the policy plays, else the light bot."""
    numbers, found = policy.numbers, list[Example]()
    match = Match(policy.game, policy.game.setup(asked.mode, asked.players), Luck(seed))
    propose = Proposals(policy, match.setup.seats, seed)
    bots = [LightBot(seed * 10 + seat, asked.variations, propose) for seat in range(match.setup.seats)]
    while ask := match.ask:
        seen, light = Perspective(match, ask.seat), bots[ask.seat]
        if len(ask.options) > 1:
            if alone:
                light.forget()
            index = light.choose(seen)
            row = numbers.observe(match, ask.seat)
            found.append((row, numbers.mask(ask), numbers.action(ask, ask.keys[index]), light.gain))
            match.answer(drawn(policy, row, ask, propose.draw) if alone else index, ask.seat)
        else:
            match.answer(0, ask.seat)
    return found


def learn(policy: Policy, adam: Adam, examples: list[Example], batches: int, seed: int) -> float:
    """Make the best choices likelier; returns how often they were the likeliest already."""
    assert policy.hidden is not None
    rows, masks, actions, gains = (np.array(column) for column in zip(*examples, strict=True))
    usual = np.median(gains[gains > 0]) if (gains > 0).any() else 1.0
    weights, agreed, order = np.minimum(gains / usual, MOST), 0, np.random.default_rng(seed)
    for _ in range(batches):
        some = order.integers(len(rows), size=BATCH)
        encoded = policy.encoder(rows[some])
        units = policy.features(encoded)
        error = policy.chances(units, masks[some])
        agreed += int((error.argmax(axis=1) == actions[some]).sum())
        error[np.arange(BATCH), actions[some]] -= 1
        error *= (weights[some] / BATCH).astype(np.float32)[:, None]
        back = (error @ policy.weights[:-1].T) * (units > 0)
        adam.step([np.vstack([encoded.T @ back, back.sum(0)]), np.vstack([units.T @ error, error.sum(0)])], STEP)
    return agreed / (batches * BATCH)


def main() -> None:
    """Play, learn, evaluate, save, draw."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--players", type=int)
    parser.add_argument("--mode")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of processor time")
    for name, default in (("units", 64), ("rounds", 200), ("matches", 4), ("variations", 8)):
        parser.add_argument(f"--{name}", type=int, default=default)
    for name, default in (("every", 20), ("evaluation", 40)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    file, training, log = (asked.folder / name for name in ("policy.npz", "training.npz", "progress.jsonl"))
    policy = Policy.load(file).sharpened(1 / SHARPER) if file.exists() else new_policy(asked.game, asked.units)
    assert policy.hidden is not None
    adam = Adam([policy.hidden, policy.weights], dict(np.load(training)) if training.exists() else {})
    lines = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    examples: list[Example] = []
    for number in range(len(lines), asked.rounds + 1):
        if process_time() > asked.seconds:
            break
        began, line, fresh = process_time(), {"round": number}, 0
        if number:
            for at in range(asked.matches):
                new = played(policy, asked, PLAYED + number * asked.matches + at, bool(at % 2))
                examples, fresh = [*examples[-KEPT:], *new], fresh + len(new)
            line |= {"choices": fresh, "agreed": learn(policy, adam, examples, PASSES * fresh // BATCH + 1, number)}
        if number % asked.every == 0:
            line["won"], line["of"] = evaluate(policy.sharpened(SHARPER), asked)
        lines.append({**line, "seconds": round(process_time() - began, 1)})
        policy.sharpened(SHARPER).save(file)
        np.savez(training, **adam.kept())
        log.write_text("".join(f"{json.dumps(each)}\n" for each in lines))
        print(json.dumps(lines[-1]), flush=True)
    plot(asked.folder, lines, asked.opponent)


if __name__ == "__main__":
    main()
