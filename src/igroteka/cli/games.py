"""`igroteka list`: the games of the table."""

import json
import sys
from importlib.resources import files
from typing import Annotated, Literal, TypedDict

from cyclopts import Parameter

from igroteka.content import ledger
from igroteka.games import AnyGame, GameError, listed_games, usable_games


class Described(TypedDict):
    """A game as `list --json` shows it; `modes` gives each mode's numbers of seats."""

    id: str
    ru: str
    en: str
    version: int
    modes: dict[str, list[int]]


def games(
    *,
    lang: Literal["ru", "en"] = "en",
    ids: bool = False,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> None:
    """List the games, their modes with the possible numbers of seats, and the version of their rules.

    Examples: `igroteka list --lang ru`, `igroteka list --json`

    Parameters
    ----------
    lang
        Language of the titles.
    ids
        Print only the games' ids, one a line.
    as_json
        Print JSON, for programs.
    """
    if ids:
        print("\n".join(listed_games()))
        return
    rows = []
    for game in usable_games().values():
        if isinstance(game, GameError):
            print("igroteka:", game, file=sys.stderr)
        else:
            rows.append(describe(game))
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
    else:
        show(rows, lang)


def describe(game: AnyGame) -> Described:
    """The entry of one game."""
    header = ledger.load(files(game.package) / "ledger.toml").game
    modes = {mode.name: list(mode.seats) for mode in game.modes}
    return {"id": game.id, "ru": header.title_ru, "en": header.title_en, "version": game.version, "modes": modes}


def show(rows: list[Described], lang: Literal["ru", "en"]) -> None:
    """Print the games as a table, one line per mode."""
    from rich.console import Console
    from rich.table import Table

    table = Table("Game", "Title", "Mode", "Seats", "Rules", box=None, pad_edge=False)
    for row in rows:
        first = (row["id"], row[lang], str(row["version"]))
        for mode, seats in row["modes"].items():
            table.add_row(first[0], first[1], mode, ", ".join(map(str, seats)), first[2])
            first = ("", "", "")
    Console().print(table)
