"""`igroteka puzzles`: makes puzzles from records, lists and shows them."""

from collections.abc import Iterator
from math import inf
from pathlib import Path
from time import monotonic
from typing import Annotated, Any, Final

from cyclopts import Parameter

from igroteka.arena.parallel import progress
from igroteka.arena.resumable import Finished
from igroteka.bots.worlds import Stop, never
from igroteka.content.texts import Language
from igroteka.games import AnyGame, find_game
from igroteka.kernel.game import Game, SetupError
from igroteka.puzzles.finding import Collection, source_of
from igroteka.puzzles.funnel import Funnel, Sighting
from igroteka.puzzles.proof import Means, means_for
from igroteka.puzzles.puzzle import Puzzle, puzzles_of, read
from igroteka.puzzles.words import puzzle_lines, summary_line
from igroteka.records import record

FILES: Final = Path(__file__).parents[1] / "puzzles" / "files"
REMEDY: Final = "give another file"
WANTED: Final = 50


def puzzles(
    game: str,
    *,
    records: Annotated[tuple[Path, ...], Parameter("--from", negative=())] = (),
    out: Annotated[Path | None, Parameter(negative=())] = None,
    want: int = WANTED,
    budget: int | None = None,
    seeds: int = 3,
    minutes: float | None = None,
    show: str | None = None,
    without: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    lang: Language = "en",
) -> None:
    """Make puzzles from recorded matches; without records list those that come with the game, or show one.

    A puzzle is a position in which some answers are clearly better than all others, and the obvious one is not among
    them. Each is solved by a long search with several seeds before it is taken. A run that was stopped goes on in the
    same file; docs/review.md explains the method.

    Examples: `igroteka puzzles bonfire`, `igroteka puzzles bonfire --show 3b011bc3cb --lang ru`,
    `igroteka arena bonfire --bots normal --matches 40 --out matches --records`,
    `igroteka puzzles bonfire --from matches --want 50 --out bonfire.jsonl`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it.
    records
        Records, or folders of them; may be repeated.
    out
        The file to add puzzles to; by default the one that comes with the game.
    want
        How many puzzles the file shall have.
    budget
        Iterations of each search of a proof; by default ten times what `expert` gets through.
    seeds
        The number of searches of a proof, each with its own seed.
    minutes
        Stop after this time; by default when there are enough puzzles, or no more candidates.
    show
        The id of a puzzle to show.
    without
        The source of puzzles to delete, as `igroteka operate shared-records` names it when somebody withdraws; may be
        repeated.
    lang
        Language of the words.
    """
    rules: AnyGame = find_game(game)
    file = out or FILES / f"{rules.id}.jsonl"
    if without:
        print(f"{file}: {deleted(file, without)} puzzles deleted")
        return
    if not records:
        listed(rules, show, lang)
        return
    budget = means_for(rules).budget if budget is None else budget
    if want < 1 or budget < 1 or seeds < 1:
        raise SetupError(f"--want, --budget and --seeds must be 1 or more, not {want}, {budget} and {seeds}")
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = Finished(file, Puzzle, REMEDY)
    number = len([*kept])
    means = Means(budget, tuple(range(1, seeds + 1)))
    ends = inf if minutes is None else monotonic() + minutes * 60
    with progress("puzzles", want, number) as advance:
        for puzzle in (
            made(rules, [*sources(records)], kept, means, lambda: monotonic() > ends) if number < want else ()
        ):
            number += 1
            advance(1)
            print(summary_line(puzzle), flush=True)
            if number >= want:
                break
    print(f"{file}: {number} puzzles")


def made(
    game: Game[Any, Any], files: list[Path], kept: Finished[Puzzle], means: Means, stop: Stop = never
) -> Iterator[Puzzle]:
    """New puzzles from the records of a game; each is written to the file as soon as it is proved."""
    found = {source_of(file.read_bytes()): file for file in files}
    for file in files:
        if (other := record.header(file.read_bytes()).game) != game.id:
            raise SetupError(f"{file} is a record of {other}, not of {game.id}")
    seen = Finished(kept.file.with_suffix(".looked"), Sighting, REMEDY)
    records = {source: file.read_bytes for source, file in found.items()}
    for puzzle in Funnel(game, records, Collection(kept), means, [*seen], seen.add, stop).puzzles():
        kept.add(puzzle)
        yield puzzle


def deleted(file: Path, sources: tuple[str, ...]) -> int:
    """Delete the puzzles that come from some records; says how many there were."""
    lines = file.read_bytes().splitlines(keepends=True) if file.is_file() else []
    kept = [line for line, puzzle in zip(lines, read(lines), strict=True) if puzzle.source not in sources]
    if len(kept) < len(lines):
        file.write_bytes(b"".join(kept))
    return len(lines) - len(kept)


def sources(places: tuple[Path, ...]) -> Iterator[Path]:
    """The records in these files and folders."""
    for place in places:
        if not place.is_dir():
            yield place
            continue
        found = [file for file in sorted(place.rglob("*.jsonl")) if is_record(file)]
        if not found:
            raise SetupError(f"{place} holds no records; `igroteka arena GAME --out DIR --records` writes some")
        yield from found


def is_record(file: Path) -> bool:
    with file.open("rb") as lines:
        return b'"igroteka"' in lines.readline(200)


def listed(game: Game[Any, Any], show: str | None, lang: Language) -> None:
    """Print the list of a game's puzzles, or one of them."""
    found = puzzles_of(game.id)
    if show is None:
        print("\n".join([*map(summary_line, sorted(found, key=lambda each: each.rating)), f"{len(found)} puzzles"]))
        return
    puzzle = next((each for each in found if each.id == show), None)
    if puzzle is None:
        raise SetupError(f"{game.id} has no puzzle {show!r}; `igroteka puzzles {game.id}` lists them")
    print("\n".join(puzzle_lines(game, puzzle, lang)))
