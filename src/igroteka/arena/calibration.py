"""Calibrates reviews on bot matches: expected results, thresholds of labels, and checks of both."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from igroteka.arena import fitting, matches
from igroteka.arena.matches import Interval, normal
from igroteka.arena.parallel import progress, spread
from igroteka.arena.resumable import Finished
from igroteka.games import find_game
from igroteka.kernel.game import Setup
from igroteka.records import record as records
from igroteka.review.analysis import Analysis, review
from igroteka.review.effort import effort
from igroteka.review.fits import Calibration, Thresholds, calibration

T = TypeVar("T", bound=msgspec.Struct)
REMEDY: Final = "delete it"
FITS: Final = Path(__file__).parents[1] / "review" / "fits"
FITTED_BOTS: Final = ("normal", "easy")
LABELLED: Final = "easy"
LADDER: Final = ("random", "easy", "normal", "search:60")
QUANTILES: Final = {"inaccuracy": 0.35, "mistake": 0.70, "blunder": 0.92}  # of the easy bot's costs


class Scale(NamedTuple):
    """How much is played."""

    matches: int
    budget: str
    jobs: int
    out: Path
    seats: tuple[int, ...] = ()  # numbers of seats to fit; all if empty


class Task(NamedTuple):
    """One match to play and look at."""

    game: str
    mode: str
    seats: int
    seating: tuple[str, ...]
    number: int
    budget: str = ""


class Reviewed(msgspec.Struct, frozen=True):
    """The luck of each seat in one match, and the costs of each seat's choices."""

    number: int
    seating: tuple[str, ...]
    luck: tuple[float, ...]
    start: tuple[float, ...]
    revealed: tuple[float, ...]
    remainder: tuple[float, ...]
    result: tuple[float, ...]
    costs: tuple[tuple[float, ...], ...]  # by seat, of each decision


def set_up(task: Task) -> Setup:
    return find_game(task.game).setup(task.mode, task.seats)


def pieces(file: Path, kind: type[T], work: Callable[[Task], T], tasks: Sequence[Task], jobs: int) -> list[T]:
    """The finished pieces of work of a file, after doing those that are missing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = Finished(file, kind, REMEDY)
    done = {each.number: each for each in kept}  # type: ignore[attr-defined]  # every piece has a number
    left = [task for task in tasks if task.number not in done]
    with progress(file.stem, len(tasks), len(tasks) - len(left)) as advance:
        for piece in spread(work, left, jobs):
            kept.add(piece)
            done[piece.number] = piece  # type: ignore[attr-defined]  # every piece has a number
            advance(1)
    return [done[task.number] for task in tasks]


# Expected results


def played(task: Task) -> fitting.Course:
    return fitting.course(find_game(task.game), set_up(task), task.seating, task.number, task.number)


def fit(game_id: str, scale: Scale) -> None:
    """Fit the modes and numbers of seats of a game, and write the game's file; others stay as they are there."""
    game = find_game(game_id)
    fits = {(each.mode, each.seats): each for each in calibration(game_id).fit}
    for mode in game.modes:
        for seats in [each for each in mode.seats if each in (scale.seats or mode.seats)]:
            tasks = [
                Task(game_id, mode.name, seats, _mixed(seats, number), number) for number in range(1, scale.matches + 1)
            ]
            file = scale.out / f"fit-{game_id}-{mode.name}-{seats}.jsonl"
            courses = pieces(file, fitting.Course, played, tasks, scale.jobs)
            fits[mode.name, seats] = fitting.fitted(courses, mode.name, seats, chance=game.cooperative)
    write(game_id, Calibration(game.version, game.box.digest, calibration(game_id).labels, tuple(fits.values())))


def _mixed(seats: int, number: int) -> tuple[str, ...]:
    """Normal and easy bots, another mixture in each match."""
    return tuple(FITTED_BOTS[(number >> seat) & 1] for seat in range(seats))


def write(game_id: str, found: Calibration) -> None:
    """Write a game's file."""
    lines = ["# Written by `make calibrate`; docs/review.md says what the numbers mean."]
    lines += [f"version = {found.version}", f'box = "{found.box}"', "", "[labels]", *_rows(found.labels)]
    for each in found.fit:
        lines += ["", "[[fit]]", *_rows(each)]
    FITS.mkdir(exist_ok=True)
    (FITS / f"{game_id}.toml").write_text("\n".join(lines) + "\n", "utf-8")


def _rows(struct: msgspec.Struct) -> list[str]:
    """The fields of a struct as lines of TOML; numbers, texts and lists of numbers look the same in JSON."""
    return [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in msgspec.structs.asdict(struct).items()]


# Luck


class MatchLuck(msgspec.Struct, frozen=True):
    """What luck gave each seat in one match."""

    number: int
    luck: tuple[float, ...]


def measured(task: Task) -> MatchLuck:
    """Play a match and measure its luck alone."""
    game, setup = find_game(task.game), set_up(task)
    _, match = matches.play(game, setup, task.seating, task.number, task.number)
    analysis = Analysis(game, records.record(match), effort(task.budget, task.number), choices=False)
    found = analysis.whole(tuple(analysis.steps()))
    return MatchLuck(task.number, tuple(round(found.parts(seat).luck, 4) for seat in range(setup.seats)))


def luck(game_id: str, scale: Scale) -> Iterator[str]:
    """The mean luck of each seat between easy bots, which should be zero."""
    mode = next(each for each in find_game(game_id).modes if 2 in each.seats)
    tasks = [
        Task(game_id, mode.name, 2, (LABELLED,) * 2, 20_000 + number, scale.budget) for number in range(scale.matches)
    ]
    found = pieces(scale.out / f"luck-{game_id}.jsonl", MatchLuck, measured, tasks, scale.jobs)
    for seat in range(2):
        values = [each.luck[seat] for each in found]
        yield f"{game_id}: luck of seat {seat + 1} in {len(found)} matches {said(normal(values))}"


# Reviews


def reviewed(task: Task) -> Reviewed:
    """Play a match and review it."""
    game, setup = find_game(task.game), set_up(task)
    _, match = matches.play(game, setup, task.seating, task.number, task.number)
    found = review(game, records.record(match), effort(task.budget, task.number))
    parts = [found.parts(seat) for seat in range(setup.seats)]
    return Reviewed(
        task.number,
        task.seating,
        tuple(each.luck for each in parts),
        tuple(each.start for each in parts),
        tuple(each.revealed for each in parts),
        tuple(each.remainder for each in parts),
        tuple(each.result for each in parts),
        tuple(
            tuple(round(each.cost, 4) for each in found.decisions if each.seat == seat) for seat in range(setup.seats)
        ),
    )


def reviews(game_id: str, bots: Sequence[str], seed: int, scale: Scale) -> list[Reviewed]:
    """Reviewed matches with two seats between copies of a bot, or of two bots that change seats."""
    game = find_game(game_id)
    mode = next(each for each in game.modes if 2 in each.seats)
    tables = matches.seatings(bots, 2)
    tasks = [
        Task(game_id, mode.name, 2, tables[number % len(tables)], seed + number, scale.budget)
        for number in range(scale.matches)
    ]
    name = "-".join(bots).replace(":", "")
    file = scale.out / f"review-{game_id}-{name}-{scale.budget}.jsonl"
    return pieces(file, Reviewed, reviewed, tasks, scale.jobs)


def set_labels(game_id: str, scale: Scale) -> None:
    """Set the thresholds of the labels by the costs of the easy bot's choices."""
    found = reviews(game_id, (LABELLED,), 50_000, scale)
    costs = sorted(cost for each in found for row in each.costs for cost in row if cost > 0)
    labels = {name: round(costs[int(share * len(costs))], 3) for name, share in QUANTILES.items()} if costs else {}
    write(game_id, msgspec.structs.replace(calibration(game_id), labels=msgspec.convert(labels, Thresholds)))


def check(game_id: str, scale: Scale) -> Iterator[str]:
    """The luck of each seat, and what each bot's choices cost, as lines of a table."""
    found = {name: reviews(game_id, (name,), 90_000, scale) for name in LADDER}
    everything = [each for rows in found.values() for each in rows]
    for seat in range(2):
        luck = normal([each.luck[seat] for each in everything])
        yield f"{game_id}: luck of seat {seat + 1} in {len(everything)} matches {said(luck)}"
        rest = normal([each.remainder[seat] for each in everything])
        yield f"{game_id}: remainder of seat {seat + 1} {said(rest)}"
    for name, rows in found.items():
        per_match = normal([sum(row) for each in rows for row in each.costs])
        per_choice = normal([sum(row) / max(len(row), 1) for each in rows for row in each.costs])
        yield f"{game_id}: {name} costs {said(per_match)} a match and seat, {said(per_choice)} a choice"


def said(interval: Interval) -> str:
    return f"{interval.mean:.4f} ({interval.low:.4f} to {interval.high:.4f})"
