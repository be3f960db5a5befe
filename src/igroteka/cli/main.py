"""The `igroteka` command: its sub-commands are imported only when used."""

import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from cyclopts import App, CycloptsError

from igroteka import __version__

BAD_INPUT: Final = 2  # a failed check ends with 1
INTERRUPTED: Final = 130
HELP: Final = ("--help", "-h")
WEB: Final = ("litestar", "uvicorn", "sqlalchemy", "alembic", "asyncpg", "redis", "itsdangerous", "segno", "glicko2")

COMMANDS: Final = {
    "list": "igroteka.cli.games:games",
    "play": "igroteka.cli.play:play",
    "serve": "igroteka.cli.serve:serve",
    "operate": "igroteka.cli.operate:operate",
    "bench": "igroteka.cli.bench:bench",
    "conformance": "igroteka.cli.conformance:conformance",
    "golden": "igroteka.cli.golden:golden",
    "replay": "igroteka.cli.replay:replay",
    "review": "igroteka.cli.review:review",
    "puzzles": "igroteka.cli.puzzles:puzzles",
    "simulate": "igroteka.cli.simulate:simulate",
    "arena": "igroteka.cli.arena:arena",
    "balance": "igroteka.cli.balance:balance",
    "leaderboard": "igroteka.cli.leaderboard:leaderboard",
    "dataset": "igroteka.cli.lab:dataset",
    "rules": "igroteka.cli.rules:rules",
    "components": "igroteka.cli.components:components",
    "new-game": "igroteka.cli.new_game:new_game",
    "campaign": "igroteka.cli.campaign:campaign",
}

app = App(
    name="igroteka",
    version=__version__,
    help_flags=HELP,
    help="A digital table for deep board games, complete to the last rule.",
    help_epilogue="Examples:  igroteka list  ·  igroteka play  ·  igroteka COMMAND --help",
)
for name, place in COMMANDS.items():
    app.command(place, name=name, help_epilogue="")


def run(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; errors that the user can fix are printed in one line, without a traceback."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        try:
            if not words or words[0] in HELP:
                app.resolved_commands()  # to say what each does
            app(words, exit_on_error=False, print_error=False, result_action="print_non_int_sys_exit")
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader, for example `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except ModuleNotFoundError as missing:
        if missing.name not in WEB:
            raise
        stop(f"the table in the browser needs {missing.name}; `pip install igroteka[table]` brings it")
    except Exception as error:
        if not is_users(error):
            raise
        stop(error)


def is_users(error: Exception) -> bool:
    """Whether the user's input caused the error, rather than a bug of ours."""
    from igroteka.content.toml import TomlError
    from igroteka.games import GameError
    from igroteka.kernel.ask import Refused
    from igroteka.kernel.game import SetupError
    from igroteka.records.record import RecordError
    from igroteka.records.snapshot import SnapshotError
    from igroteka.table.settings import SettingsError

    of_play = (GameError, Refused, SetupError, RecordError, SnapshotError)
    return isinstance(error, (CycloptsError, OSError, *of_play, TomlError, SettingsError))


def stop(error: Exception | str) -> NoReturn:
    """Print what was wrong in one line, and exit."""
    text = f"{error.strerror}: {error.filename}" if isinstance(error, OSError) and error.filename else str(error)
    print("igroteka:", " ".join(text.split()), file=sys.stderr)
    sys.exit(BAD_INPUT)
