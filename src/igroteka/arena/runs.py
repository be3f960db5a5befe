"""Arena runs: matches played to a plan and saved in a folder, so that a stopped run can go on."""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from igroteka.arena import matches
from igroteka.arena.command_line import command
from igroteka.arena.control import Control
from igroteka.arena.matches import Outcome
from igroteka.arena.parallel import progress, spread
from igroteka.arena.resumable import Finished, expect_same_plan
from igroteka.bots import BotError, bot
from igroteka.games import AnyGame, find_game, with_components
from igroteka.kernel.game import Setup, SetupError
from igroteka.records import record as records
from igroteka.review.expectation import Expectation

PLAYED: Final = "matches.jsonl"
PLANNED: Final = "arena.json"
REMEDY: Final = "give another folder"

T = TypeVar("T", bound=Outcome)
Recorded: TypeAlias = tuple[T, bytes]  # with the match's record, if one is wanted


class Plan(msgspec.Struct, frozen=True):
    """What is played. It is saved with the matches: a resumed run must have the same plan."""

    game: str
    mode: str
    players: int
    options: dict[str, str]
    components: str
    bots: tuple[str, ...]
    seed: int
    control: bool = False  # whether luck is measured


class Task(NamedTuple):
    """One match to play. It is self-contained, so that another machine can play it."""

    game: str
    setup: Setup
    components: str  # the text of a custom component file, or nothing
    seating: tuple[str, ...]
    number: int
    seed: int
    recorded: bool = False
    control: bool = False


class Workforce(NamedTuple):
    """Where matches are played: in processes here, or on a Ray cluster."""

    jobs: int | None = None
    ray: str | None = None


def seats_named(bots: str) -> int | None:
    """The seats of a line-up that names a bot twice: then every seat has its own."""
    names = _names(bots)
    return len(names) if len(set(names)) < len(names) else None


def _names(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(","))


def line_up(bots: str, seats: int | None = None) -> tuple[str, ...]:
    """The bots, checked to exist. A bot may be named twice only if every seat names its own."""
    names = _names(bots)
    for name in names:
        expect_bot(name)
    if len(set(names)) < len(names) != seats:
        each = f", or one for each of the {seats} seats" if seats else ""
        raise SetupError(f"name each bot once{each}, not {bots}")
    return names


def drawable() -> bool:
    """Whether plots can be drawn; if not, prints what is missing."""
    try:
        import matplotlib as mpl
    except ModuleNotFoundError as missing:
        print(f"no plots: {missing.name} is not installed; `pip install igroteka[plots]` brings it", file=sys.stderr)
        return False
    del mpl
    return True


def expect_bot(name: str) -> None:
    """Raise an error unless the bot exists."""
    try:
        bot(name, 0)
    except BotError as error:
        raise SetupError(str(error)) from None


@cache
def rules(game_id: str, components: str) -> AnyGame:
    """The game with its own printed values, or with those of a component file's text."""
    if not components:
        return find_game(game_id)
    with TemporaryDirectory() as folder:
        file = Path(folder, "components.toml")
        file.write_text(components, "utf-8")
        return with_components(find_game(game_id), file)


def play(task: Task) -> Recorded[Outcome]:
    """Play one match; an error names the match."""
    game = rules(task.game, task.components)
    watcher: Control[Any, Any] | None = Control(Expectation(game, task.setup), task.seed) if task.control else None
    try:
        outcome, match = matches.play(game, task.setup, task.seating, task.number, task.seed, watcher)
    except Exception as error:
        error.add_note(named(task))
        raise
    if watcher:
        outcome = msgspec.structs.replace(outcome, luck=tuple(round(each, 6) for each in watcher.sums))
    return outcome, records.write(records.record(match)) if task.recorded else b""


def named(task: Task) -> str:
    """The error with a note that names the match."""
    again = command("simulate", task.game, task.setup, None, seed=task.seed, games=1)
    return f"bots {', '.join(task.seating)} in the match of: {again}"


def played(
    plan: Plan,
    tasks: list[Task],
    work: Callable[[Task], Recorded[T]],
    kind: type[T],
    out: Path | None,
    workforce: Workforce,
) -> list[T]:
    """The outcomes of the tasks, in order; those already in the folder are not played again."""
    wanted = {task.number for task in tasks}
    outcomes = [outcome for outcome in resumed(out, plan, kind) if outcome.number in wanted] if out else []
    if out and any(task.recorded for task in tasks):
        recorded(out, outcomes)
    done = {outcome.number for outcome in outcomes}
    left = [task for task in tasks if task.number not in done]
    with progress(plan.game, len(tasks), len(outcomes)) as advance:
        for outcome, record in spread(work, left, workforce.jobs, workforce.ray if left else None):
            outcomes.append(outcome)
            if out:
                keep(out, outcome, record)
            advance(1)
    return sorted(outcomes, key=lambda outcome: outcome.number)


def resumed(folder: Path, plan: Plan, kind: type[T]) -> list[T]:
    """The finished matches in the folder, if they have the same plan."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise SetupError(f"{folder} is or lies in a file; give a folder") from None
    expect_same_plan(folder / PLANNED, plan, REMEDY)
    return list(Finished(folder / PLAYED, kind, REMEDY))


def recorded(folder: Path, outcomes: Sequence[Outcome]) -> None:
    """Raise an error if some finished matches have no records."""
    if any(not recording(folder, outcome).exists() for outcome in outcomes):
        raise SetupError(f"{folder} holds matches without records; give another folder, or no --records")


def recording(folder: Path, outcome: Outcome) -> Path:
    return folder / f"{outcome.number:06}.jsonl"


def keep(folder: Path, outcome: Outcome, record: bytes = b"") -> None:
    """Save a match; the record first, so that every listed match has one."""
    if record:
        recording(folder, outcome).write_bytes(record)
    Finished(folder / PLAYED, type(outcome), REMEDY).add(outcome)
