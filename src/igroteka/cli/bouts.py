"""Matches of bots that are played to a plan and kept in a folder, so that a run that was stopped goes on."""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from igroteka.bots import BotError, bot
from igroteka.bots import arena as arenas
from igroteka.bots.arena import Bout
from igroteka.cli.chosen import command, find
from igroteka.cli.labour import progress, spread
from igroteka.kernel import record as records
from igroteka.kernel.game import Game, Setup, SetupError

PLAYED: Final = "matches.jsonl"
PLANNED: Final = "arena.json"

T = TypeVar("T", bound=Bout)
Kept: TypeAlias = tuple[T, bytes]  # with a record, if one is wanted


class Plan(msgspec.Struct, frozen=True):
    """What is played: kept beside the matches, so that a run goes on with the same."""

    game: str
    mode: str
    players: int
    options: dict[str, str]
    components: str
    bots: tuple[str, ...]
    seed: int


class Task(NamedTuple):
    """One match. Everything it needs is in it: another machine may play it."""

    game: str
    setup: Setup
    components: str  # the text of one's own file, or nothing
    seating: tuple[str, ...]
    number: int
    seed: int
    recorded: bool = False


class Hands(NamedTuple):
    """Who plays: so many processes here, or a Ray cluster."""

    jobs: int | None = None
    ray: str | None = None


def line_up(bots: str) -> tuple[str, ...]:
    """The bots, each of which must exist and be named once."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        exists(name)
    if len(set(names)) < len(names):
        raise SetupError(f"name each bot once, not {bots}")
    return names


def drawable() -> bool:
    """Whether pictures can be drawn; if not, a line says what they need."""
    try:
        import matplotlib as mpl
    except ModuleNotFoundError as missing:
        print(f"no plots: {missing.name} is not installed; `pip install igroteka[plots]` brings it", file=sys.stderr)
        return False
    del mpl
    return True


def exists(name: str) -> None:
    """Refuse a bot that does not exist."""
    try:
        bot(name, 0)
    except BotError as fault:
        raise SetupError(str(fault)) from None


@cache
def rules(game_id: str, components: str) -> Game:  # type: ignore[type-arg]  # of any state and box
    """The game with its own printed values, or those of a file's text."""
    if not components:
        return find(game_id)
    with TemporaryDirectory() as folder:
        file = Path(folder, "components.toml")
        file.write_text(components, "utf-8")
        return find(game_id, file)


def play(task: Task) -> Kept[Bout]:
    """Play one match; a mistake names it."""
    try:
        bout, match = arenas.play(rules(task.game, task.components), task.setup, task.seating, task.number, task.seed)
    except Exception as fault:
        fault.add_note(named(task))
        raise
    return bout, records.write(records.record(match)) if task.recorded else b""


def named(task: Task) -> str:
    """Which match it was."""
    again = command("simulate", task.game, task.setup, None, seed=task.seed, games=1)
    return f"bots {', '.join(task.seating)} in the match of: {again}"


def played(
    plan: Plan, tasks: list[Task], work: Callable[[Task], Kept[T]], kind: type[T], out: Path | None, hands: Hands
) -> list[T]:
    """The matches of the tasks, in order; those that lie in the folder are not played again."""
    wanted = {task.number for task in tasks}
    bouts = [bout for bout in resumed(out, plan, kind) if bout.number in wanted] if out else []
    if out and any(task.recorded for task in tasks):
        recorded(out, bouts)
    done = {bout.number for bout in bouts}
    left = [task for task in tasks if task.number not in done]
    with progress(plan.game, len(tasks), len(bouts)) as advance:
        for bout, record in spread(work, left, hands.jobs, hands.ray if left else None):
            bouts.append(bout)
            if out:
                keep(out, bout, record)
            advance(1)
    return sorted(bouts, key=lambda bout: bout.number)


def resumed(folder: Path, plan: Plan, kind: type[T]) -> list[T]:
    """The matches that lie in the folder, if they are of the same plan."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise SetupError(f"{folder} is or lies in a file; give a folder") from None
    file = folder / PLANNED
    if not file.exists():
        new = file.with_suffix(".new")  # whole or not at all: a full disk must not spoil the folder
        new.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
        new.replace(file)
    try:
        before = msgspec.json.decode(file.read_bytes(), type=Plan)
    except msgspec.DecodeError as fault:
        raise SetupError(f"{file} is damaged ({fault}); give an empty folder") from None
    if before != plan:
        differing = [name for name in plan.__struct_fields__ if getattr(before, name) != getattr(plan, name)]
        raise SetupError(f"{folder} holds an arena with other {', '.join(differing)}; give another folder")
    return list(whole(folder / PLAYED, kind)) if (folder / PLAYED).exists() else []


def recorded(folder: Path, bouts: Sequence[Bout]) -> None:
    """Refuse to go on with matches whose records were not kept."""
    if any(not recording(folder, bout).exists() for bout in bouts):
        raise SetupError(f"{folder} holds matches without records; give another folder, or no --records")


def recording(folder: Path, bout: Bout) -> Path:
    return folder / f"{bout.number:06}.jsonl"


def whole(file: Path, kind: type[T]) -> Iterator[T]:
    """The matches of a file; a last line that was cut off is played again."""
    lines = file.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        file.write_bytes(b"".join(lines[:-1]))
        lines.pop()
    for number, line in enumerate(lines, 1):
        try:
            yield msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as fault:
            raise SetupError(
                f"{file}, line {number} is damaged or of another command ({fault}); give another folder"
            ) from None


def keep(folder: Path, bout: Bout, record: bytes = b"") -> None:
    """Write a match down; its record first, so that whatever is listed is complete."""
    if record:
        recording(folder, bout).write_bytes(record)
    with (folder / PLAYED).open("ab") as file:
        file.write(msgspec.json.encode(bout) + b"\n")
