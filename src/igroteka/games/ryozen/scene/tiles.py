"""A companion's tile with its clan's crest."""

from functools import lru_cache

from igroteka.content.scene import Piece, Say
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.scene.pictures import shown
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import CLANS, RANKS, Tile, owner_of
from igroteka.kernel.ask import Seat


def tile(
    s: State, box: Box, number: Tile, board: str, x: int, y: int, size: int, hidden: str = "", tip: str = ""
) -> tuple[Piece, ...]:
    """A companion in its clan's colour and with its crest: large on the back, small on the face.

    The tip names a hidden companion, though it is not drawn: everybody saw it leave an open hand
    (ryozen.info.hidden_identity).
    """
    side = owner_of(number)
    rank = RANKS[box.tables.rank[number]]
    owner = side if side < s.seats else None
    return _tile(number, rank, CLANS[s.clans[side]], owner, board, x, y, size, hidden, tip)


@lru_cache(4096)
def _tile(
    number: Tile, rank: str, clan: str, owner: Seat | None, board: str, x: int, y: int, size: int, hidden: str, tip: str
) -> tuple[Piece, ...]:
    face, back = shown("companion", f"{rank}_{clan}", f"rank_{rank}"), shown("hidden", clan, "hidden")
    sprite, about = (back, tip or "companion") if hidden else (face, rank)
    crest = size * 5 // 9 if hidden else size // 3
    at = (x, y) if hidden else (x - size // 2 + crest // 3, y - size // 2 + crest // 3)
    facts = (hidden,) if hidden else ()
    return (
        Piece(f"tile:{number}", board, x, y, size, size, sprite, owner=owner, tone=clan, tip=about, facts=facts, z=3),
        Piece(f"crest:{number}", board, *at, crest, crest, f"crest_{clan}", owner=owner, tone=clan, z=4),
    )


def toppled(s: State, box: Box, number: Tile, board: str, x: int, y: int, say: Say) -> tuple[Piece, ...]:
    """A companion that fell from the Palace: face down before its owner until Dawn."""
    return tile(s, box, number, board, x, y, 50, say(f"name-{RANKS[box.tables.rank[number]]}"), "toppled")
