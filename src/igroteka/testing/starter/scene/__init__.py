"""The table: the pile on a board, and what each seat has taken."""

from typing import Final

from igroteka.content.scene import Board, Counter, Panel, Piece, Say, Scene, Scenery, Zone
from igroteka.kernel.view import View
from igroteka.testing.starter.box import Box
from igroteka.testing.starter.state import State

PALETTE: Final = {"cloth": "#23413a", "counter": "#d9a441"}
COLUMNS: Final = 10
STEP: Final = 44  # units from one counter to the next


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """A scene is made from a view alone, so that it cannot show what the view hides."""
    s = seen.known
    width, height = COLUMNS * STEP + 40, 4 * STEP + 40
    return Scene(
        boards=(Board("main", say("board-main"), "main", width, height),),
        zones=(Zone("pile", "main", 10, 10, width - 20, height - 20, "round", tone="cloth", tip="pile"),),
        pieces=tuple(counter(at) for at in range(s.pile)),
        panels=tuple(panel(s, seat, say) for seat in range(s.seats)),
        status=say("status-left", number=s.pile),
    )


def counter(at: int) -> Piece:
    """A counter in its row; its id stays the same, so that the page shows it leaving."""
    x, y = at % COLUMNS, at // COLUMNS
    return Piece(
        f"counter:{at}", "main", 42 + STEP * x, 42 + STEP * y, 38, 38, "counter", tone="counter", tip="counter"
    )


def panel(s: State, seat: int, say: Say) -> Panel:
    """What everybody should see of a seat."""
    return Panel(seat, None, (Counter("taken", "counter", s.taken[seat], say("name-taken")),))


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """To take several counters, click the first one that would leave."""
    return (f"counter:{seen.known.pile - int(key)}",)


SCENERY: Final[Scenery[State, Box]] = Scenery(draw, targets, PALETTE)
