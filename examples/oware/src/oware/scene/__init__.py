"""The table: two rows of six houses, and a store for each seat."""

from typing import Final

from igroteka.content.scene import Board, Counter, Panel, Piece, Say, Scene, Scenery, Zone
from igroteka.kernel.view import View
from oware.box import Box
from oware.state import State
from oware.words import HOUSES, SIDE, House, owner_of

PALETTE: Final = {"wood": "#7b4f2a", "seed": "#cfc6b0"}
WIDE, HIGH = 110, 120  # size of a house
LEFT: Final = 130  # x of the first house
SHOWN: Final = 12  # most seeds drawn in a house; the badge shows the real number
HEAP: Final = (  # where the seeds of a house lie
    *((0, 0), (-18, -8), (18, -8), (-9, 16), (9, 16), (0, -24)),
    *((-26, 10), (26, 10), (-18, 26), (18, 26), (0, 30), (-30, -18)),
)


def place(house: House) -> tuple[int, int]:
    """The middle of a house: the first seat's row is below, left to right; the other is above, right to left."""
    column = house if owner_of(house) == 0 else 2 * SIDE - 1 - house
    return LEFT + WIDE * column + WIDE // 2, (200 if owner_of(house) == 0 else 80)


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """A scene is made from a view alone, so that it cannot show what the view hides."""
    s = seen.known
    width = 2 * LEFT + SIDE * WIDE
    return Scene(
        boards=(Board("main", say("board-main"), "main", width, 280),),
        zones=(*(hollow(house) for house in HOUSES), *(store(seat, width, say) for seat in range(2))),
        pieces=(
            *(piece for house in HOUSES for piece in seeds(house, s.houses[house])),
            *(captured(seat, s.captured[seat], width) for seat in range(2) if s.captured[seat]),
        ),
        panels=tuple(panel(s, seat, say) for seat in range(2)),
        status=say("status-captured", first=s.captured[0], second=s.captured[1]),
    )


def hollow(house: House) -> Zone:
    """A house in the board."""
    x, y = place(house)
    return Zone(f"house:{house}", "main", x - 50, y - 52, 100, 104, "circle", tone="wood", tip="house")


def store(seat: int, width: int, say: Say) -> Zone:
    """Where a seat keeps what it captured."""
    left = middle_of_store(seat, width) - 50
    return Zone(f"store:{seat}", "main", left, 28, 100, 224, "round", label=say("name-store"), tone="wood", tip="store")


def middle_of_store(seat: int, width: int) -> int:
    """The first seat's store is at the right, the other's at the left."""
    return width - 65 if seat == 0 else 65


def captured(seat: int, number: int, width: int) -> Piece:
    """All seeds in a store: one large seed with their number."""
    x = middle_of_store(seat, width)
    return Piece(
        f"captured:{seat}", "main", x, 140, 48, 48, "seed", tone="seed", tip="seed", badge=str(number), round=True
    )


def seeds(house: House, number: int) -> list[Piece]:
    """The seeds of a house; the first one lies on top and carries their number."""
    x, y = place(house)
    return [
        Piece(
            f"seed:{house}:{at}",
            "main",
            x + HEAP[at][0],
            y + HEAP[at][1],
            26,
            26,
            "seed",
            tone="seed",
            tip="seed",
            badge=str(number) if at == 0 and number > 3 else "",
            z=1 if at == 0 else 0,
            round=True,
        )
        for at in range(min(number, SHOWN))
    ]


def panel(s: State, seat: int, say: Say) -> Panel:
    """What everybody should see of a seat."""
    return Panel(seat, s.captured[seat], (Counter("captured", "seed", s.captured[seat], say("name-captured")),))


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """To sow a house, click it."""
    return (f"house:{key}",)


SCENERY: Final[Scenery[State, Box]] = Scenery(draw, targets, PALETTE)
