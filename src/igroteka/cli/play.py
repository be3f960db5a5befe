"""`igroteka play`: a match in the terminal."""

import os
import sys
from importlib.resources import files
from secrets import randbelow
from typing import Final

from igroteka.arena.matches import SEATED
from igroteka.arena.runs import expect_bot
from igroteka.bots import Bot, bot
from igroteka.cli.match_options import MatchOptions, find
from igroteka.cli.output import words
from igroteka.cli.terminal_match import Left, TerminalMatch, listen
from igroteka.content import ledger
from igroteka.content.texts import Language
from igroteka.games import listed_games
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import SetupError, counted
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

SEEDS: Final = 1_000_000


def play(
    game: str | None = None,
    *,
    match_options: MatchOptions = MatchOptions(),  # noqa: B008  # frozen
    seat: int = 1,
    bots: str = "normal",
    watch: bool = False,
    seed: int | None = None,
    lang: Language | None = None,
) -> None:
    """Play a match in the terminal against bots. Without a terminal the bots play alone.

    Examples: `igroteka play --lang ru`, `igroteka play bonfire --players 3 --bots hard --seed 7`,
    `igroteka play ryozen --watch --bots easy,expert`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it, or `reference`; asked for when not given.
    seat
        Your seat, from 1.
    bots
        The bots' level: easy, normal, hard or expert, as at the table; or random, greedy, search:TIMEms,
        search:ITERATIONS. With commas they take the bots' seats in turn.
    watch
        Let bots play all seats.
    seed
        Repeats the luck and the bots of an earlier match.
    lang
        Language; the system's when not given.
    """
    lang = lang or system_language()
    alone = watch or not sys.stdin.isatty()
    seed = randbelow(SEEDS) if seed is None else seed
    try:
        rules = match_options.game(game or (listed_games()[0] if alone else asked_game(lang)))
        match = Match(rules, match_options.setup(rules), Luck(seed))
        if not 1 <= seat <= match.setup.seats:
            raise SetupError(f"your seat is one of 1 to {match.setup.seats}, not {seat}")
        me = None if alone else seat - 1
        terminal = TerminalMatch(match, lang, me, seated(bots, match.setup.seats, me, seed))
        greet(terminal, seed, bots)
        terminal.play()
    except Left:
        print(words().say(lang, "play-left"))


def seated(bots: str, seats: int, me: Seat | None, seed: int) -> dict[Seat, Bot]:
    """A bot for each seat that is not the person's."""
    names = bots.split(",")
    for name in names:
        expect_bot(name)
    others = [seat for seat in range(seats) if seat != me]
    if len(names) > max(len(others), 1):
        raise SetupError(f"bots have {counted(len(others), 'seat')} here, not {len(names)}")
    return {seat: bot(names[at % len(names)], seed * SEATED + seat) for at, seat in enumerate(others)}


def system_language() -> Language:
    """Russian if the system's language is Russian, else English."""
    tongues = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "ru" if next(filter(None, tongues), "").startswith("ru") else "en"


def title(package: str, lang: Language) -> str:
    """The title of the game in a package."""
    return ledger.load(files(package) / "ledger.toml").game.title(lang)


def asked_game(lang: Language) -> str:
    """The game the person picks by its number."""
    say = words().say
    known = {str(number): game_id for number, game_id in enumerate(listed_games(), 1)}
    print(say(lang, "play-which"))
    for number, game_id in known.items():
        print(f"{number:>4}  {title(find(game_id).package, lang)}")
    prompt = say(lang, "play-number", commands=say(lang, "play-only-leave"))
    while (said := listen(prompt)) not in known:
        print(say(lang, "play-not-understood", said=said))
    return known[said]


def greet(terminal: TerminalMatch[S, B], seed: int, bots: str) -> None:
    """Print what is played, and the players by seat."""
    match, lang = terminal.match, terminal.lang
    mode = terminal.texts.mode(lang, match.setup.mode)
    game, names = title(match.game.package, lang), bots.replace(",", ", ")
    print(terminal.say("play-begins", game=game, mode=mode, seats=match.setup.seats, seed=str(seed)))
    if terminal.me is None:
        print(terminal.say("play-watch", bots=names))
    else:
        print(terminal.say("play-you", player=terminal.player(terminal.me), bots=names))
