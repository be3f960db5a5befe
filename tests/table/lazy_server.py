"""`igroteka` that reads a game when somebody plays it, so that it can be killed and started again more often."""

from collections.abc import Callable, Iterable

from igroteka.cli.main import run
from igroteka.table.catalogue import games as catalogue


def read_later(games: Iterable[str], stopped: Callable[[], bool]) -> None:
    """In place of `read_all`."""


if __name__ == "__main__":
    catalogue.read_all = read_later
    run()
