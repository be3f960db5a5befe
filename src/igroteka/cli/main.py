"""The `igroteka` command: its sub-commands are imported only when used."""

from cyclopts import App

from igroteka import __version__

app = App(name="igroteka", version=__version__, help="A digital table for deep board games.")


def run() -> None:
    """Run the command line."""
    app()
