"""Tries out a guest's component file in another process before a table uses it: it may make a game endless."""

import signal
from time import process_time
from types import FrameType
from typing import Final, NamedTuple

from igroteka.content.scene import scenery_of
from igroteka.content.toml import TomlError
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import AnyMatch, game_with, speaker

SECONDS: Final = 6.0  # of processor time, for everything
PLAY_SECONDS: Final = 2.0  # of it, for playing
DEALS: Final = 3
ANSWERS: Final = 300


class Trial(NamedTuple):
    """The planned table."""

    game: str
    components: str
    mode: str
    seats: int
    options: dict[str, str]


class Verdict(NamedTuple):
    """The code of an error and what it is about; both empty if the table can be played."""

    code: str = ""
    what: str = ""


class Endless(BaseException):
    """It takes too long."""


def tried(trial: Trial, seconds: float = SECONDS) -> Verdict:
    """Read the file, lay the table a few times and play a while."""
    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return attempted(trial)
    except Endless:
        return Verdict("unplayable", "…")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def stop(number: int, frame: FrameType | None) -> None:
    raise Endless


def attempted(trial: Trial) -> Verdict:
    try:
        game = game_with(trial.game, trial.components)
        setup = game.valid(trial.mode or None, trial.seats, trial.options)
        for seed in range(DEALS):
            play_a_while(Match(game, setup, Luck(seed)), trial.game, seed)
    except TomlError as error:
        return Verdict("bad-components", str(error)[:400])
    except Exception as error:  # noqa: BLE001  # whatever it is, the file is its cause
        return Verdict("unplayable", f"{type(error).__name__} {error}"[:200])
    return Verdict()


def play_a_while(match: AnyMatch, game: str, seed: int) -> None:
    """Play random answers and draw the table as every seat sees it."""
    until, luck = process_time() + PLAY_SECONDS / DEALS, Luck(seed)
    for _ in range(ANSWERS):
        if not match.asks or process_time() > until:
            break
        ask = match.asks[0]
        match.answer(ask.keys[luck.fresh(len(ask.keys))], ask.seat)
    for seat in range(match.setup.seats):
        view = match.view(seat)
        if match.game.scene:
            scenery_of(match.game).draw(view, match.game.box, speaker(game, "en", match.game.box))
