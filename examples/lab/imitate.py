"""Learn to play like a bot: a linear policy on encoded observations, with NumPy alone.

    python examples/lab/imitate.py ryozen --teacher greedy --matches 60 --out policy.npz
    igroteka arena ryozen --players 2 --bots policy:policy.npz,random --matches 40

Matches of the teacher are played at fixed seeds; each decision is one example: the observation, the legal actions and
the teacher's choice. The model is the softmax of a linear function of `igroteka.lab.encoder.Encoder`. Run it again with
the same file to go on: it plays further matches and learns from the weights it has.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from igroteka.bots import Perspective, bot
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.policy import Policy

BATCH, STEP, TRIES = 256, 0.5, 8
KEPT_APART = 5  # every fifth match is not learnt from: it measures what was learnt


def decisions(policy: Policy, teacher: str, seats: int, seed: int) -> Iterator[tuple[np.ndarray, np.ndarray, int]]:
    """Observation, mask and the teacher's action, of every real choice of a match."""
    game, numbers = policy.game, policy.numbers
    match = Match(game, game.setup(None, seats), Luck(seed))
    bots = [bot(teacher, 1000 * seed + seat) for seat in range(seats)]
    while match.ask:
        ask = match.ask
        index = bots[ask.seat].choose(Perspective(match, ask.seat))
        if len(ask.options) > 1:
            yield numbers.observe(match, ask.seat), numbers.mask(ask), numbers.action(ask, ask.keys[index])
        match.answer(index, ask.seat)


def learn(policy: Policy, rows: np.ndarray, masks: np.ndarray, actions: np.ndarray, order: Random) -> None:
    """Several passes of gradient descent."""
    numbers = list(range(len(rows)))
    for _ in range(TRIES):
        order.shuffle(numbers)
        for at in range(0, len(numbers), BATCH):
            some = numbers[at : at + BATCH]
            error = policy.probabilities(rows[some], masks[some])
            error[np.arange(len(some)), actions[some]] -= 1
            encoded = policy.encoder(rows[some])
            policy.weights[:-1] -= STEP / len(some) * (encoded.T @ error)
            policy.weights[-1] -= STEP * error.mean(axis=0)


def agreement(policy: Policy, rows: np.ndarray, masks: np.ndarray, actions: np.ndarray) -> tuple[float, float]:
    """How often the likeliest action is the teacher's, and how often a random one would be."""
    found = policy.probabilities(rows, masks).argmax(axis=1)
    return float((found == actions).mean()), float((1 / masks.sum(axis=1)).mean())


def main() -> None:
    """Play, learn, measure, save."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--teacher", default="greedy:1")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    asked = parser.parse_args()
    policy = Policy.load(asked.out) if asked.out.exists() else Policy(find_game(asked.game))
    learnt: list[tuple[np.ndarray, np.ndarray, int]] = []
    apart: list[tuple[np.ndarray, np.ndarray, int]] = []
    for number in range(asked.matches):
        kept = apart if number % KEPT_APART == 0 else learnt
        kept += decisions(policy, asked.teacher, asked.players, asked.seed + number)
    rows, masks, actions = (np.array(column) for column in zip(*learnt, strict=True))
    learn(policy, rows, masks, actions, Random(asked.seed))  # noqa: S311  # an order, not a secret
    like, chance = agreement(policy, *(np.array(column) for column in zip(*apart, strict=True)))
    policy.save(asked.out)
    print(
        f"{len(learnt)} choices learnt; of {len(apart)} others it agrees with {like:.1%}, random play with {chance:.1%}"
    )


if __name__ == "__main__":
    main()
