"""`igroteka leaderboard`: a bot against fixed opponents, with fixed seeds, as one row of docs/leaderboard.md."""

import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from cyclopts import Parameter

from igroteka import __version__
from igroteka.arena.matches import Interval, Outcome, normal, seatings, wilson
from igroteka.arena.runs import Plan, Task, Workforce, expect_bot, play, played
from igroteka.games import AnyGame, find_game
from igroteka.kernel.game import Setup, SetupError

PROTOCOL: Final = 1  # raised when the matches change, so that rows of two protocols are never compared
MATCHES: Final = 100
FIRST_SEED: Final = 1
Opponent: TypeAlias = Literal["normal", "hard"]
OPPONENTS: Final[tuple[Opponent, ...]] = ("normal", "hard")
COLUMNS: Final = ("bot", "game", "rules", "box", "against", "matches", "won", "lead or score", "igroteka", "hash")


class Row(NamedTuple):
    """How a bot did against one opponent, or with copies of itself where all win or lose together."""

    bot: str
    game: str
    rules: int  # version
    box: str  # digest
    against: str
    matches: int
    won: Interval
    lead: Interval  # over the best of the others; together: the score
    igroteka: str
    hash: str  # of all results: equal runs have equal hashes


def leaderboard(
    game: str,
    bot: str,
    *,
    against: Annotated[tuple[Opponent, ...], Parameter(negative=())] = OPPONENTS,
    matches: int = MATCHES,
    jobs: int | None = None,
    ray: str | None = None,
    out: Annotated[Path | None, Parameter(negative=())] = None,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> None:
    """Play the matches of the leaderboard's protocol and print rows for docs/leaderboard.md.

    Examples: `igroteka leaderboard ryozen policy:model.npz --jobs 2`,
    `igroteka leaderboard bonfire "process:./my_agent --fast" --out results`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it, or `reference`.
    bot
        Who is measured: any bot of `igroteka arena`, one of an installed package, or process:COMMAND.
    against
        The opponents, if not all; where all play together there is none.
    matches
        Against each opponent; rows with fewer than 100 are for trying out.
    jobs
        Processes to play in; with `--ray` how many matches at once.
    ray
        Play on Ray: the HOST:PORT of a cluster whose machines have Igroteka installed, or `local`.
    out
        Folder for the results; what is there already is not played again.
    as_json
        Print JSON, for programs.
    """
    if matches < 1:
        raise SetupError(f"--matches must be 1 or more, not {matches}")
    expect_bot(bot)
    rules, workforce = find_game(game), Workforce(jobs, ray)
    setup = the_setup(rules)
    others: tuple[str, ...] = ("",) if rules.cooperative else against
    rows = [row(rules, bot, other, run(rules, setup, bot, other, matches, out, workforce)) for other in others]
    if as_json:
        print(json.dumps([{**each._asdict(), "protocol": PROTOCOL} for each in rows], indent=2))
    else:
        print("\n".join([head(), *map(line, rows)]))


def the_setup(rules: AnyGame) -> Setup:
    """The first mode with its default options: a duel, or, where all play together, the largest table."""
    seats = rules.modes[0].seats
    return rules.setup(None, max(seats) if rules.cooperative else min(each for each in seats if each > 1))


def run(
    rules: AnyGame, setup: Setup, bot: str, other: str, matches: int, out: Path | None, workforce: Workforce
) -> list[Outcome]:
    """The matches against one opponent: each seed is played from every seat."""
    bots = (bot, other) if other else (bot,)
    plan = Plan(rules.id, setup.mode, setup.seats, dict(setup.options), "", bots, FIRST_SEED)
    tables = seatings(bots, setup.seats)
    tasks = [
        Task(rules.id, setup, "", tables[n % len(tables)], n, FIRST_SEED + n // len(tables)) for n in range(matches)
    ]
    return played(plan, tasks, play, Outcome, out and out / (other or "together"), workforce)


def row(rules: AnyGame, bot: str, other: str, outcomes: Sequence[Outcome]) -> Row:
    """The row of these matches. Against itself a bot is measured at the first seat of each seating."""
    seats = [outcome.seating.index(bot) for outcome in outcomes]
    shares = [
        float(bool(each.winners)) if rules.cooperative else each.share(seat)
        for each, seat in zip(outcomes, seats, strict=True)
    ]
    leads = [lead(each, seat, rules.cooperative) for each, seat in zip(outcomes, seats, strict=True)]
    results = json.dumps([(each.seed, each.seating, each.winners, each.scores) for each in outcomes])
    digest = blake2b(results.encode(), digest_size=6).hexdigest()
    won = wilson(sum(shares), len(outcomes))
    against = other or "the game"
    return Row(
        bot,
        rules.id,
        rules.version,
        rules.box.digest,
        against,
        len(outcomes),
        won,
        normal(leads),
        __version__,
        digest,
    )


def lead(outcome: Outcome, seat: int, together: bool) -> float:
    """The points ahead of the best other seat; the score where all play together."""
    others = [points for other, points in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] if together else outcome.scores[seat] - max(others)


def head() -> str:
    return "\n".join(["| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS)])


def line(each: Row) -> str:
    """A row as a line of a Markdown table."""
    won = f"{each.won.mean:.1%} ({each.won.low:.1%}–{each.won.high:.1%})"
    ahead = f"{each.lead.mean:+.1f} ({each.lead.low:+.1f} to {each.lead.high:+.1f})"
    cells = (f"`{each.bot}`", each.game, each.rules, each.box, each.against, each.matches, won, ahead)
    return "| " + " | ".join(map(str, (*cells, each.igroteka, each.hash))) + " |"
