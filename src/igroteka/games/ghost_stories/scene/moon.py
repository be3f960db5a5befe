"""White Moon on the table: villagers, portal, Receptacles, Su-Ling, the dead and the saved."""

from typing import Final

from igroteka.content.scene import Piece, Say
from igroteka.games.ghost_stories.box import VILLAGER_NAMED, name_of
from igroteka.games.ghost_stories.query import is_full
from igroteka.games.ghost_stories.scene.ghosts import guardian
from igroteka.games.ghost_stories.scene.orientation import HEIGHT, WIDTH, Orientation
from igroteka.games.ghost_stories.scene.pictures import LOOKS, shown
from igroteka.games.ghost_stories.state import FACE_DOWN, State
from igroteka.games.ghost_stories.words import (
    COLOURS,
    CORNER_OF,
    EACH_POSITION,
    FAMILIES,
    POSITIONS,
    Villager,
    villager_at,
)
from igroteka.kernel.bits import has

PORTRAIT: Final = (48, 58)  # of a villager on a tile


def moonlit(s: State, facing: Orientation, say: Say) -> list[Piece]:
    """Villagers, portal, receptacles, Su-Ling, and the counts of the dead and the saved."""
    found = []
    for position in EACH_POSITION:
        for level in range(s.height[position]):
            who = s.villagers[villager_at(position, level)]
            at = facing.within(position, 36 + 8 * level, 126 - 8 * level)
            if who == FACE_DOWN:
                name = f"villager:{POSITIONS[position]}:{level}"
                found.append(Piece(name, "village", *at, *PORTRAIT, "back_villager", tip="villager", z=2))
            else:
                found.append(villager(who, *at, *PORTRAIT, say))
    found.append(
        Piece("portal", "village", *facing.within(s.portal, 132, 72), 46, 46, "portal", tip="portal_centre", z=1)
    )
    for position, receptacle in CORNER_OF.items():
        x, y = facing.outside(position)
        full = is_full(s, receptacle)
        found.append(
            Piece(f"receptacle:{receptacle}", "village", x, y, 36, 36, "receptacle", tip="receptacle", dim=not full)
        )
        if full:
            found.append(
                Piece(f"crystal:{receptacle}", "village", x, y - 6, 36, 36, LOOKS["crystal"], tip="crystal", z=2)
            )
    found += [*gathered(s.dead, 64, say), *gathered(s.saved, WIDTH - 64, say)]
    if s.su_ling >= 0:
        found.append(guardian(facing, "su_ling", s.su_ling))
    if s.barrier or s.barrier_due:
        found.append(Piece("barrier", "village", WIDTH // 2, HEIGHT // 2, 580, 580, "barrier", z=9))
    return found


def villager(who: Villager, x: int, y: int, wide: int, high: int, say: Say) -> Piece:
    """A villager who is known: a portrait, or the colour and letters of the family."""
    name = name_of(who)
    sprite = shown("villager", name, "villager")
    tone = COLOURS[FAMILIES.index(name.split("_")[0]) % 5]
    letters = say(f"name-{name}")[:2] if sprite == "villager" else ""
    return Piece(f"villager:{name}", "village", x, y, wide, high, sprite, tone=tone, tip=name, z=2, text=letters)


def gathered(who: int, middle: int, say: Say) -> list[Piece]:
    """The villagers on the Graveyard or the Shelter, families side by side (ghost_stories.wm.death.to_graveyard)."""
    number = who.bit_count()
    columns, across, down, portrait = (4, 27, 31, (25, 30)) if number <= 12 else (6, 19, 22, (17, 21))
    left, top = middle - across * (columns - 1) // 2, 730 + portrait[1] // 2  # below a heading
    return [
        villager(each, left + across * (n % columns), top + down * (n // columns), *portrait, say)
        for n, each in enumerate([each for each in VILLAGER_NAMED.values() if has(who, each)])
    ]
