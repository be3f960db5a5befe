"""How many gestures a turn takes: clicks, taps or drags, compared with the single answers that the rules ask for.

    python bench/gestures.py [--matches 4] [--seed 1]

First come scripted turns of every game, found in random positions by what is clicked; then whole matches of bots, whose
answers are grouped as the page would send them: a chain or bundle of the server's offers is one gesture. The pause at
the end of a turn counts in both columns.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from statistics import mean
from time import thread_time
from typing import Any, NamedTuple

from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import AnyMatch, plain
from igroteka.table.core.lookahead import Lookahead
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Body, SeatRow, TableRow
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.wire.messages import Pace, Question

GAMES = ("ryozen", "bonfire", "ghost_stories", "candelabria")
SCRIPTS = {
    "ryozen": ("a placement", "place.companion", ("tile:", "place:", "revealed yes")),
    "bonfire": ("sail and take a task", "turn.option", ("island:", "task:", "slot:")),
    "ghost_stories": ("move and ask for help", "yang.move", ("tile:", "tile:")),
    "candelabria": ("a deployment", "ignition.turn", ("hand:", "land:")),
}
POSITIONS = 400  # answers of a random match among which a scripted turn is looked for
BRANCHES = 12  # offers tried at each step of a script


class Offer(NamedTuple):
    keys: tuple[str, ...]
    targets: tuple[str, ...]


class Turn(NamedTuple):
    gestures: int
    answers: int


def table(game: str, match: AnyMatch) -> Play:
    """A table around a match, without a database."""
    body = Body(mode=match.setup.mode, options=dict(match.setup.options), pace=Pace(), end_turn=True)
    row = TableRow(
        id="bench", game=game, creator="", phase="open", listed=False, revision=0, created=0, touched=0, due=None,
        thinking=False, lease="", lease_until=0, body=body, components="", saved=None,
    )  # fmt: skip
    seats = [SeatRow(seat=seat, kind="person", guest=str(seat), name=f"{seat}") for seat in range(match.setup.seats)]
    play = Play(row, seats)
    play.begin(match, 0)
    return play


def asked(game: str, match: AnyMatch, seat: int) -> Question:
    question = Presenter(table(game, match), seat, "en").question()
    assert question
    return question


def offers(question: Question) -> list[Offer]:
    """Everything that one gesture can do, the longest first."""
    single = [Offer((option.key,), option.targets) for option in question.options]
    chains = [Offer(chain.keys, chain.targets) for chain in question.chains]
    bundles = [Offer(bundle.keys, ()) for bundle in question.bundles]
    return sorted([*chains, *bundles, *single], key=lambda offer: -len(offer.keys))


def scripted(game: str, match: AnyMatch, seat: int, script: Sequence[str]) -> Turn | None:
    """Play a script from here: each step clicks a thing by the prefix of its id, or a button by its keys."""
    if not script:
        return Turn(0, 0)
    if not match.ask or match.ask.seat != seat:
        return None
    wanted = script[0]
    found = [
        offer
        for offer in offers(asked(game, match, seat))
        if any(target.startswith(wanted) for target in offer.targets) or " ".join(offer.keys).startswith(wanted)
    ]
    for offer in found[:BRANCHES]:
        after = match.clone(Luck(1))
        for key in offer.keys:
            after.answer(key, seat)
        rest = scripted(game, after, seat, script[1:])
        if rest is not None:
            return Turn(rest.gestures + 1, rest.answers + len(offer.keys))
    return None


def positions(game: str, seed: int) -> Iterator[AnyMatch]:
    luck, found = random.Random(seed), plain(game)
    match: AnyMatch = Match(found, found.setup(), Luck(seed))
    for _ in range(POSITIONS):
        if match.result:
            return
        yield match
        ask = luck.choice(match.asks)
        match.answer(luck.choice(ask.keys), ask.seat)


def typical(game: str, seed: int) -> Turn:
    """The longest example of a scripted turn that is found, by number of answers."""
    _, topic, script = SCRIPTS[game]
    turns = [
        turn
        for match in positions(game, seed)
        if match.ask and match.ask.topic.name == topic
        if (turn := scripted(game, match, match.ask.seat, script))
    ]
    return max(turns, key=lambda turn: (turn.answers, turn.gestures))


def measured(game: str, seed: int) -> tuple[list[Turn], list[float]]:
    """Every turn of a random match as gestures and answers, and the milliseconds that each question took."""
    luck, found = random.Random(seed), plain(game)
    match: AnyMatch = Match(found, found.setup(), Luck(seed))
    turns, spent, now = list[Turn](), list[float](), [0, 0]
    while match.ask:
        seat = match.ask.seat
        if match.gathering:
            match.answer(luck.choice(match.asked(seat).keys), seat)
            continue
        play = table(game, match)
        begun = thread_time()
        question = Presenter(play, seat, "en").question()
        spent.append((thread_time() - begun) * 1000)
        assert question
        offer = luck.choice(offers(question))
        over = Lookahead(match, seat, "bench").after(offer.keys).over
        now = [now[0] + 1, now[1] + len(offer.keys)]
        for key in offer.keys:
            match.answer(key, seat)
        if over:
            turns.append(Turn(now[0] + 1, now[1] + 1))
            now = [0, 0]
    return turns, spent


def part(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main() -> None:
    """Print both tables."""
    wanted: Any = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--matches", type=int, default=4)
    wanted.add_argument("--seed", type=int, default=1)
    args = wanted.parse_args()
    print("| turn | answers | gestures |\n|---|---:|---:|")
    for game in GAMES:
        turn = typical(game, args.seed)
        print(f"| {game}: {SCRIPTS[game][0]}, and its end | {turn.answers + 1} | {turn.gestures + 1} |")
    print("\n| random turns | turns | answers a turn | gestures a turn | ms a question, p50 | p95 |")
    print("|---|---:|---:|---:|---:|---:|")
    for game in GAMES:
        turns, spent = list[Turn](), list[float]()
        for number in range(args.matches):
            more, times = measured(game, args.seed + number)
            turns += more
            spent += times
        answers, gestures = mean(turn.answers for turn in turns), mean(turn.gestures for turn in turns)
        times_told = f"{part(spent, 0.5):.1f} | {part(spent, 0.95):.1f}"
        print(f"| {game} | {len(turns)} | {answers:.1f} | {gestures:.1f} | {times_told} |")


if __name__ == "__main__":
    main()
