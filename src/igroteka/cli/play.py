"""`igroteka play`: a match in the terminal."""

import os
import sys
from importlib.resources import files
from pathlib import Path
from random import Random
from secrets import randbelow
from typing import Annotated

from cyclopts import Parameter

from igroteka.cli.sitting import Left, Sitting, listen
from igroteka.games import REGISTRY, load
from igroteka.kernel import ledger
from igroteka.kernel.components import override
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import SetupError
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.texts import Language, Texts

SEEDS = 1_000_000


def play(
    game: str | None = None,
    *,
    mode: str | None = None,
    players: int | None = None,
    option: dict[str, str] | None = None,
    seat: int = 1,
    watch: bool = False,
    seed: int | None = None,
    lang: Language | None = None,
    components: Annotated[Path | None, Parameter(negative=())] = None,
) -> None:
    """Play a match in the terminal against bots that choose at random. Without a terminal the bots play alone.

    Examples: `igroteka play --lang ru`, `igroteka play bonfire --players 3 --seed 7`, `igroteka play ryozen --watch`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it; asked for when not given.
    mode
        One of the game's modes; the first when not given.
    players
        Seats at the table; the most when not given.
    option
        An option of the mode, for example `--option.difficulty hell`.
    seat
        Your seat, from 1.
    watch
        Let bots play all seats.
    seed
        Repeats the luck and the bots of an earlier match.
    lang
        Language; the system's when not given.
    components
        Your own printed values, from an edited `igroteka components GAME --export FILE`.
    """
    lang = lang or spoken()
    alone = watch or not sys.stdin.isatty()
    seed = randbelow(SEEDS) if seed is None else seed
    try:
        chosen = load(game or (next(iter(REGISTRY), "") if alone else asked_game(lang)))
        if components:
            chosen = chosen.with_box(override(chosen.box, components))
        match = Match(chosen, chosen.setup(mode, players, **(option or {})), Luck(seed))
        if not 1 <= seat <= match.setup.seats:
            raise SetupError(f"your seat is one of 1 to {match.setup.seats}, not {seat}")
        sitting = Sitting(match, lang, None if alone else seat - 1, Random(f"bots of {seed}"))  # noqa: S311  # a game
        greet(sitting, seed)
        sitting.play()
    except Left:
        print(own_texts().say(lang, "play-left"))


def spoken() -> Language:
    """Russian when the system speaks it, else English."""
    tongues = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "ru" if next(filter(None, tongues), "").startswith("ru") else "en"


def own_texts() -> Texts:
    """The words of the command line alone."""
    return Texts((files("igroteka.cli") / "texts",))


def title(package: str, lang: Language) -> str:
    """The title of the game in a package."""
    return ledger.load(files(package) / "ledger.toml").game.title(lang)


def asked_game(lang: Language) -> str:
    """The game the person picks by its number."""
    texts = own_texts()
    known = {str(number): game_id for number, game_id in enumerate(REGISTRY, 1)}
    print(texts.say(lang, "play-which"))
    for number, game_id in known.items():
        print(f"{number:>4}  {title(load(game_id).package, lang)}")
    prompt = texts.say(lang, "play-number", commands=texts.say(lang, "play-only-leave"))
    while (said := listen(prompt)) not in known:
        print(texts.say(lang, "play-not-understood", said=said))
    return known[said]


def greet(sitting: Sitting[S, B], seed: int) -> None:
    """Say what is played and who sits where."""
    match, lang = sitting.match, sitting.lang
    mode = sitting.texts.mode(lang, match.setup.mode)
    game = title(match.game.package, lang)
    print(sitting.say("play-begins", game=game, mode=mode, seats=match.setup.seats, seed=str(seed)))
    if sitting.me is None:
        print(sitting.say("play-watch"))
    else:
        print(sitting.say("play-you", player=sitting.player(sitting.me)))
