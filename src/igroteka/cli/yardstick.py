"""Bots against a game's own opponent, at every difficulty and number of seats: an absolute measure of strength."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import structs

from igroteka.arena import matches as arenas
from igroteka.arena.matches import Interval, Outcome, normal, wilson
from igroteka.arena.runs import Plan, Task, Workforce, drawable, keep, play, played, recorded, resumed, rules
from igroteka.cli.match_options import MatchOptions
from igroteka.content.meta import CampaignRules, meta_of
from igroteka.kernel.game import Game, Mode, Setup, SetupError
from igroteka.records import record as records

FEW: Final = 4
RUNGS: Final = ("difficulty", "level")  # options that make the opponent stronger
CAMPAIGNS: Final = "campaign"  # folder of the matches of a campaign


class Keeping(NamedTuple):
    """Where matches are saved, and whether with records."""

    folder: Path | None = None
    records: bool = False


class YardstickResult(NamedTuple):
    """A bot's results in one set-up."""

    bot: str
    mode: str
    seats: int
    rung: str  # the difficulty or level, "" if there is only one
    matches: int
    wins: Interval
    score: Interval
    reached: int | None = None  # the highest handicap of a campaign


def measure(
    game_id: str,
    match_options: MatchOptions,
    bots: tuple[str, ...],
    matches: int,
    seed: int,
    keeping: Keeping,
    workforce: Workforce,
    as_json: bool,
) -> None:
    """Play and print the table."""
    game, own = match_options.game(game_id), match_options.text()
    cells = list(setups(game, match_options))
    plan = Plan(game_id, "yardstick", 0, match_options.options(), own and game.box.digest, bots, seed)
    pairs = [(bot, cell) for bot in bots for cell in cells]
    tasks = [
        Task(game_id, cell, own, (bot,) * cell.seats, turn * len(pairs) + at, seed + turn, keeping.records)
        for turn in range(matches)
        for at, (bot, cell) in enumerate(pairs)
    ]
    out = keeping.folder
    outcomes = played(plan, tasks, play, Outcome, out, workforce) if tasks else []
    results = [result_of(bot, cell, outcomes[at :: len(pairs)]) for at, (bot, cell) in enumerate(pairs)]
    ladder = campaign_of(game, match_options)
    if ladder:
        results += [campaign(game, ladder, own, bot, matches, seed, keeping) for bot in bots]
    if as_json:
        found = [{**each._asdict(), "wins": each.wins._asdict(), "score": each.score._asdict()} for each in results]
        print(json.dumps({"game": game_id, "seed": seed, "lines": found}, ensure_ascii=False, indent=2))
    else:
        print("\n".join(report_lines(game_id, seed, results)))
    if out and drawable():
        draw(out, results, f"{game_id}: {matches} matches per line, from seed {seed}")


def setups(game: Game, match_options: MatchOptions) -> Iterator[Setup]:  # type: ignore[type-arg]
    """Every set-up in which the game itself is the opponent, in the order of the mode's options."""
    options = match_options.options()
    modes = [mode for mode in game.modes if against(game, mode) and match_options.mode in (None, mode.name)]
    if not modes and not campaign_of(game, match_options):
        raise SetupError(
            f"{game.id} has no opponent of its own{f' in mode {match_options.mode}' if match_options.mode else ''}"
        )
    for mode in modes:
        for seats in mode.seats if match_options.players is None else (match_options.players,):
            for rung in rungs(mode, options):
                yield game.valid(mode.name, seats, {**options, **rung})


def against(game: Game, mode: Mode) -> bool:  # type: ignore[type-arg]
    """Whether the seats play against the game, and not in a campaign."""
    ladder = meta_of(game).campaign
    return (game.cooperative or mode.seats == (1,)) and not (ladder and ladder.mode == mode.name)


def rungs(mode: Mode, fixed: dict[str, str]) -> list[dict[str, str]]:
    """Each difficulty of a mode, unless one was chosen."""
    names = [name for name in RUNGS if name in mode.options and name not in fixed]
    return [{name: value} for name in names for value in mode.options[name]] or [{}]


def result_of(bot: str, setup: Setup, outcomes: list[Outcome]) -> YardstickResult:
    """The result of one set-up."""
    wins = wilson(sum(bool(outcome.winners) for outcome in outcomes), len(outcomes))
    rung = next((setup.options[name] for name in RUNGS if name in setup.options), "")
    return YardstickResult(
        bot, setup.mode, setup.seats, rung, len(outcomes), wins, normal([outcome.scores[0] for outcome in outcomes])
    )


def campaign_of(game: Game, match_options: MatchOptions) -> CampaignRules | None:  # type: ignore[type-arg]
    """The campaign to play, if there is one."""
    ladder = meta_of(game).campaign
    return ladder if ladder and match_options.mode in (None, ladder.mode) else None


def campaign(
    game: Game,  # type: ignore[type-arg]
    ladder: CampaignRules,
    own: str,
    bot: str,
    matches: int,
    seed: int,
    keeping: Keeping,
) -> YardstickResult:
    """One campaign: the handicap of each match follows from the one before, so they are played in turn."""
    place = keeping.folder / CAMPAIGNS / bot.replace(":", "-") if keeping.folder else None
    plan = Plan(game.id, ladder.mode, 1, {}, own and game.box.digest, (bot,), seed)
    outcomes = sorted(resumed(place, plan, Outcome), key=lambda outcome: outcome.number)[:matches] if place else []
    if place and keeping.records:
        recorded(place, outcomes)
    heights = [ladder.first]
    for number in range(matches):
        if number == len(outcomes):
            setup = game.valid(ladder.mode, 1, {ladder.option: str(heights[-1])})
            outcome, match = arenas.play(rules(game.id, own), setup, (bot,), number, seed + number)
            outcomes.append(structs.replace(outcome, scores=ladder.totals(match.state, game.box)))
            if place:
                keep(place, outcomes[number], records.write(records.record(match)) if keeping.records else b"")
        own_points, others = outcomes[number].scores
        heights.append(ladder.after(heights[-1], own_points, others))
    wins = wilson(sum(bool(outcome.winners) for outcome in outcomes), len(outcomes))
    return YardstickResult(
        bot, ladder.mode, 1, "", len(outcomes), wins, normal([outcome.scores[0] for outcome in outcomes]), max(heights)
    )


def report_lines(game: str, seed: int, results: list[YardstickResult]) -> Iterator[str]:
    """The table in lines."""
    width = max(len("bot"), *(len(each.bot) for each in results))
    room = max(len("opponent"), *(len(opponent(each)) for each in results))
    yield f"{game}: bots against the game itself, from seed {seed}"
    yield f"{'bot':{width}}  {'opponent':{room}}  matches  {'wins':^22}  score"
    for each in results:
        wins = f"{each.wins.mean:6.1%} ({each.wins.low:.1%}-{each.wins.high:.1%})"
        score = f"{each.score.mean:.1f} ({each.score.low:.1f} to {each.score.high:.1f})"
        reached = "" if each.reached is None else f"; handicap reached {each.reached:+}"
        yield f"{each.bot:{width}}  {opponent(each):{room}}  {each.matches:7}  {wins:22}  {score}{reached}"


def draw(out: Path, results: list[YardstickResult], title: str) -> None:
    """Plot the win rates, one below the other."""
    from igroteka.arena import plots

    names = [f"{each.bot}: {opponent(each)}" for each in results]
    plots.save(out, "wins", plots.rates(names, [each.wins for each in results], "share of wins, 95 % interval"), title)


def opponent(each: YardstickResult) -> str:
    seats = f", {each.seats} seats" if each.seats > 1 else ""
    return f"{each.mode}{seats}{f', {each.rung}' if each.rung else ''}"
