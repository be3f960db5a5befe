"""Cards and tiles of Bonfire that lie in several places: tasks, gnomes, Path tiles."""

from functools import lru_cache
from typing import Final

from igroteka.games.bonfire.components import RESOURCES, TOKENS, Box, Task
from igroteka.kernel.scene import Piece

KEPT: Final = 2048  # drawings of each part, for all tables together
EMBLEMS: Final = "●▲■◆★"  # of the seats, as everywhere on the page
MOTIFS: Final = {  # what a task is about, by a word of its kind
    "guardians": "token_guardian",
    "gifts": "gift",
    "gift": "gift",
    "bonfires": "token_bonfire",
    "crystals": "path_red",
    "elders": "elder",
    "gnomes": "token_gnome",
    "portals": "portal_star",
    "paths": "path_none",
    "gold": "resource_gold",
    "resource": "resource_flower",
    "tokens": "token_wild",
    "fate": "fate_wild",
    "common": "building",
    "by": "fate_wild",
}


def motifs(task: Task) -> list[str]:
    """The sprites of what a task asks for."""
    named = [f"resource_{word}" if word in RESOURCES else f"token_{word}" for word in task.of if word in GOODS]
    if named:
        return named
    words = [word.rstrip("0123456789") for word in task.kind.split("_")]
    return [next((MOTIFS[word] for word in words if word in MOTIFS), "token_task")]


GOODS: Final = frozenset((*RESOURCES, *TOKENS))


@lru_cache(KEPT)
def task_card(box: Box, number: int, board: str, x: int, y: int, width: int, lit: bool = False) -> tuple[Piece, ...]:
    """A task with its points and what it asks for; once fulfilled, its Bonfire burns."""
    task = box.task[number]
    high = width * 4 // 3
    sprite = f"bonfire_{task.colour}" if lit else f"task_{task.colour}"
    card = Piece(f"task:{task.id}", board, x, y, width, high, sprite, badge=str(task.points), tip=task.id, z=2)
    if lit:
        return (card,)
    icons, size = motifs(task), width * (3 if len(motifs(task)) > 1 else 4) // 8
    left = x - size * (len(icons) - 1) // 2
    signs = [
        Piece(f"{card.id}:{n}", board, left + size * n, y - high // 8, size, size, icon, tip=task.id, z=3)
        for n, icon in enumerate(icons)
    ]
    return (card, *signs)


@lru_cache(KEPT)
def gnome_card(box: Box, gnome: int, board: str, x: int, y: int, width: int) -> tuple[Piece, ...]:
    """A gnome and the resource on its card."""
    row = box.gnome[gnome]
    high, size, sprite = width * 11 // 8, width // 3, f"resource_{row.resource}"
    return (
        Piece(f"gnome:{row.id}", board, x, y, width, high, row.kind, tip=row.id, z=1),
        Piece(f"fee:{row.id}", board, x + width // 4, y + high // 3, size, size, sprite, tip=row.id, z=2),
    )


@lru_cache(KEPT)
def path_tile(box: Box, number: int, board: str, x: int, y: int, width: int = 84) -> tuple[Piece, ...]:
    """A Path tile with its crystal and resource."""
    row = box.path_tile[number]
    size = width * 3 // 8
    return (
        Piece(f"path:{row.id}", board, x, y, width, width * 3 // 4, f"path_{row.crystal}", tip=row.id, z=1),
        Piece(
            f"yields:{row.id}", board, x - width // 4, y - width // 6, size, size, f"resource_{row.resource}",
            tip=row.id, z=2,
        ),
    )  # fmt: skip
