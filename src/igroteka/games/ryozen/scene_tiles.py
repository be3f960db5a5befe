"""A companion's tile with its clan's crest."""

from typing import Final

from igroteka.games.ryozen.components import Box
from igroteka.games.ryozen.ids import CLANS, RANKS, TILES
from igroteka.games.ryozen.state import State
from igroteka.kernel.scene import Piece

SIZE: Final = 60


def tile(
    s: State, box: Box, number: int, board: str, x: int, y: int, size: int = SIZE, hidden: bool = False
) -> list[Piece]:
    """A companion in its clan's colour and with its crest: large on the back, small on the face."""
    side = number // TILES
    rank = RANKS[box.tables.rank[number]]
    owner = side if side < s.seats else None
    clan = CLANS[s.clans[side]]
    sprite, tip = ("hidden", "companion") if hidden else (f"rank_{rank}", rank)
    crest = size * 5 // 9 if hidden else size // 3
    at = (x, y) if hidden else (x - size // 2 + crest // 3, y - size // 2 + crest // 3)
    return [
        Piece(f"tile:{number}", board, x, y, size, size, sprite, owner=owner, tone=clan, tip=tip, z=3),
        Piece(f"crest:{number}", board, *at, crest, crest, f"crest_{clan}", owner=owner, tone=clan, z=4),
    ]
