"""Where commands print: through a pager on a terminal, plainly elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files

from rich.console import Console
from rich.text import Text

from igroteka.content.texts import Texts


@cache
def words() -> Texts:
    """The command line's own words."""
    return Texts((files("igroteka.cli") / "texts", files("igroteka.content") / "common"))


class Output:
    """Prints lines verbatim: brackets are not markup, and only a terminal wraps."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style), soft_wrap=not self.console.is_terminal)


@contextmanager
def paged() -> Iterator[Output]:
    """Output through a pager on a terminal."""
    output = Output()
    if output.console.is_terminal:
        with output.console.pager(styles=True):
            yield output
    else:
        yield output
