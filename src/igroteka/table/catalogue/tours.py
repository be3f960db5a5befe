"""Tours: a scripted match per game that shows newcomers the board and the first turns.

A game's script is its `tour.toml`: the texts, what they point at, the newcomer's answers, and those of the others.
"""

from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

import msgspec

from igroteka.content.decoder_lock import decodable
from igroteka.kernel.ask import Seat
from igroteka.kernel.log import Undo
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue import games
from igroteka.table.catalogue.games import AnyMatch
from igroteka.table.wire.bodies import TourStep
from igroteka.table.wire.messages import Lang

NEWCOMER: Final[Seat] = 0


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text, what it points at, what the newcomer answers, and what the others answer then."""

    text: str
    shows: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    then: tuple[tuple[Seat, str], ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scripted match."""

    mode: str
    seats: int
    seed: str
    steps: tuple[ScriptStep, ...]
    options: dict[str, str] = {}
    first: tuple[tuple[Seat, str], ...] = ()  # what the others answer before the first step

    def answers(self) -> list[tuple[Seat, str]]:
        """All answers in order."""
        found = list(self.first)
        for step in self.steps:
            found += [(NEWCOMER, key) for key in step.answers]
            found += step.then
        return found

    def starts(self) -> list[int]:
        """The number of answers before each step."""
        found, at = [], len(self.first)
        for step in self.steps:
            found.append(at)
            at += len(step.answers) + len(step.then)
        return found


@cache
def script(game: str) -> Script | None:
    """A game's scripted match, if it has one."""
    file = files(games.plain(game).package) / "tour.toml"
    return msgspec.toml.decode(file.read_bytes(), type=decodable(Script)) if file.is_file() else None


@cache
def steps(game: str, lang: Lang) -> tuple[TourStep, ...]:
    """The guided steps of a game in words."""
    found = script(game)
    if found is None:
        return ()
    say = games.texts(game).say
    return tuple(
        TourStep(text=say(lang, step.text), at=at, shows=step.shows, keys=step.answers)
        for step, at in zip(found.steps, found.starts(), strict=True)
    )


class ScriptedLuck(Luck):
    """Luck that is the same for everybody: it depends only on the number of answers so far."""

    __slots__ = ("_seed",)

    def __init__(self, seed: str) -> None:
        super().__init__(f"{seed} 0")
        self._seed = seed

    def before(self, answers: int) -> None:
        """Set the luck for what follows the next answer."""
        self._bits = Random(f"{self._seed} {answers + 1}").getrandbits  # noqa: S311  # everybody may know it


def opened(game: str) -> AnyMatch:
    """The scripted match at its start."""
    found = script(game)
    assert found
    played = games.plain(game)
    return Match(played, played.valid(found.mode, found.seats, found.options), ScriptedLuck(found.seed))


def standing(match: AnyMatch) -> int:
    """The number of answers so far, also in a resumed match."""
    answers = sum(-entry.answers if isinstance(entry, Undo) else 1 for entry in match.log)
    return answers + len(match.open)


def expected(game: str, match: AnyMatch) -> tuple[Seat, str] | None:
    """The seat and key of the next scripted answer; None after the end of the script."""
    found, at = script(game), standing(match)
    answers = found.answers() if found else []
    return answers[at] if at < len(answers) else None


def prepare(game: str, match: AnyMatch, after: Luck) -> None:
    """Set the luck before an answer: the script's, or ``after`` once the script has ended."""
    found, luck = script(game), match.table.luck
    if found is None or expected(game, match) is None:
        release(match, after)
        return
    if not isinstance(luck, ScriptedLuck):
        luck = ScriptedLuck(found.seed)
        luck.log, match.table.luck = match.drawn, luck
    luck.before(standing(match))


def release(match: AnyMatch, luck: Luck) -> None:
    """Let the match go on with its own luck."""
    luck.log, match.table.luck = match.drawn, luck
