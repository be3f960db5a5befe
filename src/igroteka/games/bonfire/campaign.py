"""The handicap campaign against Tom: results kept across matches, the next start, and the history as a plot.

A campaign is a file the player keeps (bonfire.handicap.record):

    campaign = Campaign.load(path) if path.exists() else Campaign()
    match = Match(GAME, GAME.setup("handicap", handicap=str(campaign.handicap)), Luck(seed))
    …
    campaign.note(*totals(match.state, BOX)).save(path)
"""

from pathlib import Path
from typing import NamedTuple

import msgspec

from igroteka.games.bonfire.components import Box
from igroteka.games.bonfire.scoring import total
from igroteka.games.bonfire.state import State

FIRST = -10  # the player starts the first match with 10 points (bonfire.handicap.first_game)
RISE, FALL = 5, 2
LIMIT = 100  # beyond it a match cannot be set up
HANDICAPS = (str(FIRST), *(str(each) for each in range(-LIMIT, LIMIT + 1) if each != FIRST))
LARGEST = 1_000_000  # bytes of a campaign file


class CampaignError(ValueError):
    """A campaign file that can't be used, or a campaign that can't go on."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match of a campaign."""

    handicap: int
    player: int  # points, head start included
    tom: int


class Starts(NamedTuple):
    """Where the two score markers start."""

    player: int
    tom: int


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The matches so far, the oldest first."""

    played: tuple[Played, ...] = ()

    @property
    def handicap(self) -> int:
        """The handicap of the next match."""
        if not self.played:
            return FIRST
        last = self.played[-1]
        return next_handicap(last.handicap, last.player, last.tom)

    @property
    def best(self) -> int:
        """The highest handicap reached: the aim of the campaign (bonfire.handicap.goal)."""
        return max(self.history)

    @property
    def history(self) -> tuple[int, ...]:
        """The handicap of each match, and of the next one."""
        return (*(each.handicap for each in self.played), self.handicap)

    def note(self, player: int, tom: int) -> "Campaign":
        """The campaign after one more match that ended with these points."""
        return Campaign((*self.played, Played(self.handicap, player, tom)))

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_bytes(msgspec.json.format(msgspec.json.encode(self)))
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Campaign":
        """Read a file that was saved; each match must follow from the one before."""
        try:
            if path.stat().st_size > LARGEST:
                raise CampaignError(f"{path.name}: larger than {LARGEST} bytes")
            campaign = msgspec.json.decode(path.read_bytes(), type=cls)
        except OSError as fault:
            raise CampaignError(f"{path.name}: can't be read: {fault.strerror}") from None
        except msgspec.DecodeError as fault:
            raise CampaignError(f"{path.name}: not a campaign: {fault}") from None
        expected = FIRST
        for number, each in enumerate(campaign.played, 1):
            if each.handicap != expected:
                raise CampaignError(f"{path.name}: match {number} has handicap {each.handicap}, {expected} was due")
            expected = next_handicap(each.handicap, each.player, each.tom)
        return campaign

    def plot(self, width: int = 640, height: int = 320) -> str:
        """The history as an SVG picture: one point a match, and one for the next."""
        return _plot(self.history, width, height)


def next_handicap(handicap: int, player: int, tom: int) -> int:
    """5 up after a win, 2 down after a loss, unchanged after a tie (bonfire.handicap.win, .loss, .tie)."""
    if player == tom:
        return handicap
    return handicap + RISE if player > tom else handicap - FALL


def starts(handicap: int) -> Starts:
    """A positive handicap is Tom's head start, a negative one the player's."""
    return Starts(max(-handicap, 0), max(handicap, 0))


def totals(s: State, box: Box) -> tuple[int, int]:
    """The player's and Tom's points."""
    return total(s, box, 0), total(s, box, 1)


def _plot(history: tuple[int, ...], width: int, height: int) -> str:
    low, high = min(*history, 0) - 2, max(*history, 0) + 2
    margin = 36

    def at(number: int, value: int) -> tuple[int, int]:
        right = (width - 2 * margin) * number // max(len(history) - 1, 1)
        down = (height - 2 * margin) * (high - value) // (high - low)
        return margin + right, margin + down

    spots = [at(number, value) for number, value in enumerate(history)]
    line = " ".join(f"{x},{y}" for x, y in spots)
    zero = at(0, 0)[1]
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="4"><title>{value:+}</title></circle>'
        for (x, y), value in zip(spots, history, strict=True)
    )
    labels = "".join(
        f'<text x="{margin - 6}" y="{at(0, value)[1] + 4}" text-anchor="end">{value:+}</text>'
        for value in sorted({min(history), 0, max(history)})
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" '
        f'font-size="12"><path d="M{margin} {zero}H{width - margin}" stroke="#999" stroke-dasharray="4 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#b4531a" stroke-width="2"/><g fill="#b4531a">{dots}</g>'
        f"{labels}</svg>"
    )
