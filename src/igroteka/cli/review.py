"""`igroteka review`: what luck gave and what choices cost in a finished match."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter

from igroteka.arena.parallel import progress
from igroteka.arena.resumable import Finished, expect_same_plan, write_whole
from igroteka.cli.replay import played
from igroteka.content.texts import Language
from igroteka.games import AnyGame
from igroteka.kernel.game import SetupError
from igroteka.records import record
from igroteka.review.analysis import Analysis
from igroteka.review.chart import html, svg
from igroteka.review.effort import budget_of, effort
from igroteka.review.findings import FORMAT, Review, ReviewStep
from igroteka.review.words import ReviewWords

PLANNED: Final = "review.json"
STEPS: Final = "steps.jsonl"
WHOLE: Final = "whole.json"
REMEDY: Final = "give another folder"


class Plan(msgspec.Struct, frozen=True):
    """What is reviewed, and how; a resumed review must be the same."""

    record: str  # digest of the file
    budget: str
    seed: int
    format: int


def review(
    file: Path,
    *,
    components: Annotated[Path | None, Parameter(negative=())] = None,
    budget: str = "200ms",
    seed: int = 1,
    lang: Language = "en",
    out: Annotated[Path | None, Parameter(negative=())] = None,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> None:
    """Review a finished match: what luck gave each seat, what its choices cost, and what would have been better.

    Every choice is judged from what its seat knew then. The parts add up to the result; what the values got wrong is
    shown as a remainder. docs/review.md explains the method.

    Examples: `igroteka review match.jsonl`, `igroteka review match.jsonl --budget 400 --lang ru --out review`,
    `igroteka review match.jsonl --json`

    Parameters
    ----------
    file
        A record, as `igroteka simulate GAME --record FOLDER` writes them, or as the table exports them.
    components
        The printed values it was played with, if they were your own and are not in the record.
    budget
        Thought for each decision: a time such as 200ms, or a number of iterations such as 200. With iterations the same
        seed gives the same review.
    seed
        Seed of the imagined worlds.
    lang
        Language of the words.
    out
        Folder for the review as JSON, a page and a chart; a review that was stopped goes on there.
    as_json
        Print the review as JSON, for programs.
    """
    spent = effort(budget, seed)
    data = file.read_bytes()
    game: AnyGame = played(data, components)
    analysis = Analysis(game, record.read(game, data), spent)
    if out is not None:
        begin(out, Plan(sha256(data).hexdigest(), budget_of(spent), seed, FORMAT))
    found = analysis.whole(tuple(judged(analysis, out)))
    words = ReviewWords(game, found, lang)
    if out is not None:
        write_whole(out / WHOLE, msgspec.json.encode(found))
        write_whole(out / "review.html", html(found, words).encode())
        write_whole(out / "review.svg", svg(found, words).encode())
    print(msgspec.json.encode(found).decode() if as_json else "\n".join(words.lines()))


def begin(folder: Path, plan: Plan) -> None:
    """Begin or resume a review in a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise SetupError(f"{folder} is or lies in a file; give a folder") from None
    expect_same_plan(folder / PLANNED, plan, REMEDY)


def judged(analysis: Analysis[Any, Any], folder: Path | None) -> Iterator[ReviewStep]:
    """The steps of a review, with progress; those in the folder are not judged again."""
    kept = Finished(folder / STEPS, ReviewStep, REMEDY) if folder else None
    known = {step.entry: step for step in kept} if kept else {}
    with progress("review", analysis.number) as advance:
        for step in analysis.steps(known):
            if kept is not None and step.entry not in known:
                kept.add(step)
            advance(step.until - step.entry)
            yield step


def read(data: bytes) -> Review:
    """A stored review."""
    return msgspec.json.decode(data, type=Review)
