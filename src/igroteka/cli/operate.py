"""`igroteka operate`: maintenance of a table server's database."""

import asyncio
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter

Act: TypeAlias = Literal[
    "backup",
    "restore",
    "check",
    "stats",
    "announce",
    "withdraw",
    "shared-records",
    "reports",
    "remove-table",
    "remove-name",
    "remove-box",
    "ban",
]


def operate(
    act: Act,
    *,
    db: str | None = None,
    settings: Path | None = None,
    to: Path | None = None,
    source: Annotated[Path | None, Parameter("--from")] = None,
    table: str = "",
    box: str = "",
    seat: int = 0,
    chat: int | None = None,
    name: str = "…",
    ru: str = "",
    en: str = "",
    minutes: int = 0,
) -> None:
    """Back up, restore, check tables, count what is played, announce, read reports, remove things, close an identity.

    `shared-records` writes the finished matches whose players all agreed that they may become puzzles.

    Examples: `igroteka operate backup --to copy.sqlite3`, `igroteka operate remove-name --table ID --seat 1`

    Parameters
    ----------
    act
        What to do.
    db
        The database, as for `igroteka serve`.
    settings
        A TOML file of settings.
    to
        Where the backup goes, or the folder of the shared records.
    source
        The backup that is put in the place of the database.
    table
        The table's id.
    box
        The id of a box that a guest keeps, as `reports` shows it.
    seat
        The seat at it, from 0.
    chat
        The number of a line of its chat, in place of a seat: who said it.
    name
        The name to put in the place of a removed one.
    ru
        What to announce in Russian; without it the English text is shown.
    en
        What to announce in English; without it the Russian text is shown.
    minutes
        How long it is shown; 0: until `igroteka operate withdraw`.
    """
    from igroteka.table.ops import maintenance, shared_records
    from igroteka.table.settings import SettingsError, settings_from

    server_settings = settings_from(file=settings, db=db)
    if act == "restore":
        if source is None:
            raise SettingsError("restore: say which copy with --from FILE")
        print(maintenance.restore(server_settings, source))
        return
    if act == "backup":
        if to is None:
            raise SettingsError("backup: say where with --to FILE")
        work = maintenance.backup(server_settings, to)
    elif act == "shared-records":
        if to is None:
            raise SettingsError("shared-records: say where with --to DIR")
        work = shared_records.shared_records(server_settings, to)
    elif act == "reports":
        work = maintenance.reports(server_settings)
    elif act == "check":
        work = maintenance.check(server_settings)
    elif act == "stats":
        work = maintenance.stats(server_settings)
    elif act == "announce":
        work = maintenance.announce(server_settings, ru, en, minutes)
    elif act == "withdraw":
        work = maintenance.withdraw(server_settings)
    elif act == "remove-box":
        work = maintenance.remove_box(server_settings, box)
    elif not table:
        raise SettingsError(f"{act}: say which table with --table ID")
    elif act == "remove-table":
        work = maintenance.remove_table(server_settings, table)
    elif act == "remove-name":
        work = maintenance.remove_name(server_settings, table, seat, chat, name)
    else:
        work = maintenance.ban(server_settings, table, seat, chat)
    print(asyncio.run(work))
