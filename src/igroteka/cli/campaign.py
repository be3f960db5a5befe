"""`igroteka campaign`: a campaign against a game's own opponent, as a file of the player's."""

from pathlib import Path
from typing import Final

import msgspec

from igroteka.content.meta import CampaignRules, meta_of
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import Game, SetupError
from igroteka.records import record

LARGEST: Final = 1_000_000  # bytes of a campaign file


class CampaignError(SetupError):
    """A campaign file that can't be used, or a campaign that can't go on."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match of a campaign."""

    handicap: int
    player: int  # points, head start included
    opponent: int = msgspec.field(name="tom")  # named in files when Tom was the only one


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The matches of a campaign, the oldest first."""

    played: tuple[Played, ...] = ()

    def handicap(self, rules: CampaignRules) -> int:
        """The handicap of the next match."""
        if not self.played:
            return rules.first
        last = self.played[-1]
        return rules.after(last.handicap, last.player, last.opponent)

    def history(self, rules: CampaignRules) -> tuple[int, ...]:
        """The handicap of each match, and of the next one. The highest is the aim of a campaign."""
        return (*(each.handicap for each in self.played), self.handicap(rules))

    def note(self, rules: CampaignRules, player: int, opponent: int) -> "Campaign":
        """The campaign after another match with these points."""
        return Campaign((*self.played, Played(self.handicap(rules), player, opponent)))


def campaign(file: Path, *, game: str | None = None, note: Path | None = None, plot: Path | None = None) -> None:
    """Show a campaign against a game's own opponent: its matches, the next handicap and the start positions.

    Examples: `igroteka campaign tom.json`, `igroteka campaign tom.json --note match.jsonl --plot history.svg`

    Parameters
    ----------
    file
        The campaign; it is made with its first match.
    game
        Which game's campaign it is; the first that has one if none is named.
    note
        The record of a finished match that was played with the handicap that was due: it is added.
    plot
        Where to draw the history as an SVG picture.
    """
    found_game, rules = find_campaign(game)
    campaign = read(file, rules) if file.exists() else Campaign()
    if note is not None:
        campaign = campaign.note(rules, *points_of(note, found_game, rules, campaign.handicap(rules)))
        save(campaign, file)
    if plot is not None:
        plot.write_text(picture(campaign.history(rules)), "utf-8")
    print("\n".join(report_lines(campaign, rules)))


def find_campaign(game_id: str | None) -> tuple[Game, CampaignRules]:  # type: ignore[type-arg]
    """The game that was named, or the first that has a campaign, and the rules of its campaign."""
    for each in REGISTRY if game_id is None else (game_id,):
        game = find_game(each)
        rules = meta_of(game).campaign
        if rules is not None:
            return game, rules
    raise SetupError("no game has a campaign" if game_id is None else f"{game_id} has no campaign")


def save(campaign: Campaign, path: Path) -> None:
    """Write the file completely or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(campaign)))
    part.replace(path)


def read(path: Path, rules: CampaignRules) -> Campaign:
    """Read a saved file; each match must follow from the one before."""
    try:
        if path.stat().st_size > LARGEST:
            raise CampaignError(f"{path.name}: larger than {LARGEST} bytes")
        campaign = msgspec.json.decode(path.read_bytes(), type=Campaign)
    except OSError as error:
        raise CampaignError(f"{path.name}: can't be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise CampaignError(f"{path.name}: not a campaign: {error}") from None
    due = rules.first
    for number, each in enumerate(campaign.played, 1):
        if each.handicap != due:
            raise CampaignError(f"{path.name}: match {number} has handicap {each.handicap}, {due} was due")
        due = rules.after(each.handicap, each.player, each.opponent)
    return campaign


def points_of(path: Path, game: Game, rules: CampaignRules, due: int) -> tuple[int, int]:  # type: ignore[type-arg]
    """The player's and the opponent's points of a finished match with the handicap that is due."""
    match = record.replay(game, record.read(game, path.read_bytes()))
    mode, played = match.setup.mode, match.setup.options.get(rules.option)
    if mode != rules.mode or played != str(due):
        raise CampaignError(
            f"{path.name}: a match in mode {rules.mode} with {rules.option} {due} is due, this is {mode} {played}"
        )
    if match.result is None:
        raise CampaignError(f"{path.name}: the match is not over")
    return rules.totals(match.state, game.box)


def report_lines(campaign: Campaign, rules: CampaignRules) -> list[str]:
    """The campaign in lines."""
    lines = [
        f"match {number}: handicap {each.handicap:+}, {each.player} to {each.opponent}"
        for number, each in enumerate(campaign.played, 1)
    ]
    history = campaign.history(rules)
    own, others = rules.starts(history[-1])
    lines.append(f"next: handicap {history[-1]:+}; the player starts with {own}, the opponent with {others} points")
    return [*lines, f"best handicap reached: {max(history):+}"]


def picture(history: tuple[int, ...], width: int = 640, height: int = 320) -> str:
    """The history as an SVG picture: one point per match, and one for the next."""
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
