"""Where things lie as a seat sees them: the village is turned so that the seat's own board is at the bottom."""

from typing import Final, Literal, NamedTuple, TypeAlias

from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import SIDES, Position, Side, Space, name_of_space, row_and_column, turned
from igroteka.kernel.view import View

WIDTH, HEIGHT = 736, 832
TILE: Final = 160
LEFT, TOP = (WIDTH - 3 * TILE) // 2, (HEIGHT - 3 * TILE) // 2  # of the village
CARD: Final = (116, 160)  # a ghost
GAP: Final = 6  # between a ghost and the village
SOUTH: Final = SIDES.index("south")
Guest: TypeAlias = Literal["figurine", "su_ling"]
GUESTS: Final[dict[Guest, dict[str, tuple[int, int]]]] = {  # seen from the middle of the space
    "figurine": {"north": (-20, 158), "south": (6, -106), "west": (90, -6), "east": (-90, -6)},
    "su_ling": {"north": (52, 152), "south": (34, -92), "west": (81, 63), "east": (-81, 63)},
}


class Orientation(NamedTuple):
    """A way to look at the table; an onlooker sees north at the top."""

    turn: int = 0  # quarter turns clockwise

    @classmethod
    def of(cls, seen: View[State]) -> "Orientation":
        s = seen.known
        if seen.seat is None or seen.seat not in s.seat_of:
            return cls()
        return cls((SOUTH - s.side[s.seat_of.index(seen.seat)]) % 4)

    def side(self, side: Side) -> int:
        return (side + self.turn) % 4

    def corner(self, position: Position) -> tuple[int, int]:
        """Left and top of a tile."""
        row, column = row_and_column(position)
        for _ in range(self.turn):
            row, column = column, 2 - row
        return LEFT + column * TILE, TOP + row * TILE

    def within(self, position: Position, across: int, down: int) -> tuple[int, int]:
        """A place on a tile, from its left and top."""
        left, top = self.corner(position)
        return left + across, top + down

    def outside(self, position: Position) -> tuple[int, int]:
        """Beside a corner tile, away from the village."""
        left, top = self.corner(position)
        return left + (-20 if left == LEFT else TILE + 20), top + (-22 if top == TOP else TILE + 22)

    def middle(self, space: Space) -> tuple[int, int]:
        """The centre of a ghost space."""
        side, n = self._space(space)
        along, (wide, high) = n * TILE + TILE // 2, CARD
        if side in ("north", "south"):
            away = TOP - GAP - high // 2
            return LEFT + along, away if side == "north" else HEIGHT - away
        away = LEFT - GAP - wide // 2
        return away if side == "west" else WIDTH - away, TOP + along

    def before(self, space: Space, what: Guest) -> tuple[int, int]:
        """Between a ghost and the village, clear of names, of each other, and of who is on the tile."""
        x, y = self.middle(space)
        across, down = GUESTS[what][self._space(space)[0]]
        return x + across, y + down

    def place(self, space: Space) -> str:
        """Which of its board's three places a space is, as the seat sees it."""
        side, n = self._space(space)
        return (("left", "middle", "right") if side in ("north", "south") else ("upper", "middle", "lower"))[n]

    def _space(self, space: Space) -> tuple[str, int]:
        """The side where a space is seen, and its place there, counted from the left or the top."""
        return name_of_space(turned(space, self.turn))
