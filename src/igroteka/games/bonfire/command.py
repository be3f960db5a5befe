"""`igroteka campaign`: the handicap campaign against Tom as a file that the player keeps."""

from pathlib import Path

from igroteka.games.bonfire.campaign import Campaign, CampaignError, starts, totals
from igroteka.games.bonfire.components import BOX
from igroteka.kernel import record
from igroteka.kernel.game import SetupError


def campaign(file: Path, *, note: Path | None = None, plot: Path | None = None) -> None:
    """Show a handicap campaign of Bonfire against Tom: its matches, the next handicap and the start positions.

    Examples: `igroteka campaign tom.json`, `igroteka campaign tom.json --note match.jsonl --plot history.svg`

    Parameters
    ----------
    file
        The campaign; it is made with its first match.
    note
        The record of a finished match that was played with the handicap that was due: it is added.
    plot
        Where to draw the history as an SVG picture.
    """
    try:
        kept = Campaign.load(file) if file.exists() else Campaign()
        if note is not None:
            kept = kept.note(*points_of(note, kept.handicap))
            kept.save(file)
    except CampaignError as fault:
        raise SetupError(str(fault)) from None
    if plot is not None:
        plot.write_text(kept.plot(), "utf-8")
    print("\n".join(told(kept)))


def points_of(path: Path, due: int) -> tuple[int, int]:
    """The player's and Tom's points of a finished match with the handicap that is due."""
    from igroteka.games.bonfire import GAME

    match = record.replay(GAME, record.read(GAME, path.read_bytes()))
    played = match.setup.options.get("handicap")
    if match.setup.mode != "handicap" or played != str(due):
        raise SetupError(
            f"{path.name}: a match in mode handicap with handicap {due} is due, this is {match.setup.mode} {played}"
        )
    if match.result is None:
        raise SetupError(f"{path.name}: the match is not over")
    return totals(match.state, BOX)


def told(kept: Campaign) -> list[str]:
    """The campaign in lines."""
    lines = [
        f"match {number}: handicap {each.handicap:+}, {each.player} to {each.tom}"
        for number, each in enumerate(kept.played, 1)
    ]
    own, toms = starts(kept.handicap)
    lines.append(f"next: handicap {kept.handicap:+}; the player starts with {own}, Tom with {toms} points")
    return [*lines, f"best handicap reached: {kept.best:+}"]
