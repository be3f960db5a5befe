"""The table before the village lies there: whose board is whose, and the powers of a board to choose from."""

from typing import Final

from igroteka.content.scene import Piece, Say, Zone
from igroteka.games.ghost_stories.query import is_neutral
from igroteka.games.ghost_stories.scene.orientation import HEIGHT, WIDTH
from igroteka.games.ghost_stories.scene.pictures import shown
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import BOARDS, EACH_BOARD, POWERS, POWERS_OF, Board, Power

ACROSS, DOWN = WIDTH // 2, HEIGHT // 2  # half the size of the village: words are twice as large
EDGE: Final = 6
CARD_WIDE = (ACROSS - 3 * EDGE) // 2
BOARD_HIGH, HEADER_HIGH = (DOWN - 3 * EDGE) // 2, 84
POWER_HIGH: Final = DOWN - 3 * EDGE - HEADER_HIGH


def dealing(s: State, say: Say) -> tuple[list[Zone], list[Piece]]:
    """All boards until everybody has one; then the two powers of the board that shows none yet."""
    if -1 in s.board_at:
        return _boards(s, say)
    unset = [board for board in s.board_at if s.power[board] < 0]
    return _powers(s, unset[0], say) if unset else _boards(s, say)


def _boards(s: State, say: Say) -> tuple[list[Zone], list[Piece]]:
    """A card for each board: its Taoist, and the powers on its two sides."""
    zones, pieces = list[Zone](), list[Piece]()
    for n, board in enumerate(EACH_BOARD):
        name, left, top = BOARDS[board], EDGE + (CARD_WIDE + EDGE) * (n % 2), EDGE + (BOARD_HIGH + EDGE) * (n // 2)
        title = say(f"name-{name}.taoist")
        zones.append(_card(f"hand:{name}", left, top, BOARD_HIGH, name, title, "board", lit=s.side[board] >= 0))
        pieces.append(_taoist(s, board, left + CARD_WIDE // 2, top + 72, 84))
        for side, power in enumerate(POWERS_OF[board]):
            y, key, text = top + 136 + 38 * side, POWERS[power], say(f"name-{POWERS[power]}")
            pieces.append(_sign(power, left + 24, y, 32))
            pieces.append(Piece(f"choice:{key}:name", "village", left + 108, y, 128, 26, "blank", text=text, tip=key))
    return zones, pieces


def _powers(s: State, board: Board, say: Say) -> tuple[list[Zone], list[Piece]]:
    """A card for each side of a board: the power and what it does."""
    name = BOARDS[board]
    title = say(f"name-{name}.board")
    zones = [_card(f"hand:{name}", EDGE, EDGE, HEADER_HIGH, name, title, "board", wide=ACROSS - 2 * EDGE)]
    pieces = [_taoist(s, board, 50, EDGE + HEADER_HIGH // 2, 72)]
    for side, power in enumerate(POWERS_OF[board]):
        left, top, key = EDGE + (CARD_WIDE + EDGE) * side, 2 * EDGE + HEADER_HIGH, POWERS[power]
        zones.append(_card(f"choice:{key}", left, top, POWER_HIGH, name, say(f"name-{key}"), key))
        x = left + CARD_WIDE // 2
        pieces.append(_sign(power, x, top + 76, 64))
        pieces.append(
            Piece(f"choice:{key}:does", "village", x, top + 192, CARD_WIDE - 20, 160, "blank", tip=key, effect=True)
        )
    return zones, pieces


def _card(
    name: str,
    left: int,
    top: int,
    high: int,
    board: str,
    label: str,
    tip: str,
    *,
    wide: int = CARD_WIDE,
    lit: bool = False,
) -> Zone:
    return Zone(name, "village", left, top, wide, high, "round", label=label, tone=f"tray_{board}", tip=tip, lit=lit)


def _taoist(s: State, board: Board, x: int, y: int, size: int) -> Piece:
    """The Taoist of a board, in a seat's colours once it has taken the board."""
    name, owner = BOARDS[board], None if is_neutral(s, board) else s.seat_of[board]
    return Piece(f"taoist:{name}", "village", x, y, size, size, f"taoist_{name}", tone=name, owner=owner, tip="taoist")


def _sign(power: Power, x: int, y: int, size: int) -> Piece:
    key = POWERS[power]
    return Piece(f"choice:{key}:sign", "village", x, y, size, size, shown("power", key, "power_token"), tip=key)
