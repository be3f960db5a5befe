"""`igroteka golden`: playthroughs and records as test fixtures."""

import json
import sys
from collections.abc import Iterator
from itertools import islice, zip_longest
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from igroteka.cli.match_options import find
from igroteka.games import known_games
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup, SetupError
from igroteka.records import record
from igroteka.records.record import RecordError
from igroteka.testing.golden import playthrough, recorded
from igroteka.testing.setups import any_options, setups

FAILED = 1
SEED = 1


def golden(
    game: str | None = None,
    *,
    check: Annotated[bool, Parameter(negative=())] = False,
    records: int = 0,
    into: Path = Path("tests/games"),
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> int:
    """Write golden playthroughs: seeded random matches as readable text, one for each mode. Or check them.

    A changed line after a change of the rules is either what was meant or a mistake.

    Examples: `igroteka golden`, `igroteka golden --check`, `igroteka golden bonfire --records 10`

    Parameters
    ----------
    game
        One game; all of them when not given.
    check
        Write nothing: compare what would be written with the files, and replay the recorded matches.
    records
        Also write this number of recorded matches, over all modes, seats and options.
    into
        Folder that holds GAME/golden and GAME/records.
    as_json
        Print games and errors as JSON, for programs.
    """
    if records < 0:
        raise SetupError(f"--records must be 0 or more, not {records}")
    if check and records:
        raise SetupError("--check writes nothing: give --records without it")
    if not into.is_dir():
        raise SetupError(f"there is no folder {into}; run this in the project's folder, or give --into FOLDER")
    games = {each: find(each) for each in ((game,) if game else known_games())}
    errors: list[str] = []
    for each, rules in games.items():
        if check:
            errors += differences(rules, into / each)
        else:
            write(rules, into / each, records)
    if as_json:
        print(json.dumps({"games": list(games), "errors": errors}, ensure_ascii=False, indent=2))
    else:
        print("".join(f"igroteka: {error}\n" for error in errors), end="", file=sys.stderr)
        print(f"{len(errors)} errors" if errors else "golden files are unchanged" if check else "golden files written")
    return FAILED if errors else 0


def write(game: Game[S, B], folder: Path, records: int) -> None:
    """Replace the golden playthroughs of a game, and its records if requested."""
    _replace(folder / "golden", {f"{setup.mode}.txt": text(game, setup).encode() for setup in each_mode(game)})
    if records:
        _replace(folder / "records", dict(islice(record_files(game), records)))


def each_mode(game: Game[S, B]) -> list[Setup]:
    """Every mode with the most seats."""
    return [game.setup(mode.name) for mode in game.modes]


def text(game: Game[S, B], setup: Setup) -> str:
    return "".join(f"{line}\n" for line in playthrough(game, setup, SEED))


def record_files(game: Game[S, B]) -> Iterator[tuple[str, bytes]]:
    """Names and contents of recorded matches, cycling through the set-ups endlessly."""
    seed = SEED
    while True:
        for setup in setups(game):
            match = recorded(game, any_options(game, setup, seed), seed)
            yield f"{setup.mode}-{setup.seats}-{seed}.jsonl", record.write(record.record(match))
        seed += 1


def differences(game: Game[S, B], folder: Path) -> Iterator[str]:
    """The changed files, one line each."""
    wanted = {folder / "golden" / f"{setup.mode}.txt": setup for setup in each_mode(game)}
    for path, setup in wanted.items():
        yield from first_difference(path, text(game, setup))
    for path in sorted((folder / "golden").glob("*.txt")):
        if path not in wanted:
            yield f"{path}: {game.id} has no such mode; remove the file"
    for path in sorted((folder / "records").glob("*.jsonl")):
        try:
            record.replay(game, record.read(game, path.read_bytes()))
        except RecordError as error:
            yield f"{path}: {error}"


def first_difference(path: Path, now: str) -> Iterator[str]:
    """The first line of a file that differs from a new playthrough."""
    if not path.is_file():
        yield f"{path} is missing; write it with igroteka golden"
        return
    saved = path.read_text(encoding="utf-8").splitlines()
    for number, (was, found) in enumerate(zip_longest(saved, now.splitlines(), fillvalue="(no line)"), 1):
        if was != found:
            yield f"{path}:{number}: was {was.strip()!r}, is now {found.strip()!r}"
            return


def _replace(folder: Path, files: dict[str, bytes]) -> None:
    """Make these the only files of a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if path.name not in files:
            path.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)
