"""The shared parts of the board: common tasks with their neutral novices, the pier, and how near the end is."""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Piece, Zone
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.scene.parts import CACHE_SIZE
from igroteka.games.bonfire.scene.pictures import shown

FIRES: Final = "fires"
NEUTRAL_NOVICE: Final = shown("novice", "neutral", "novice")
SIGNS: Final = {
    "paths": "path_none",
    "tasks": "tasks",
    "portals": "portal_star",
    "guardians": "token_guardian",
    "gnomes": "token_gnome",
}
WAITING: Final = (349, 388)  # the countdown token before the countdown


@lru_cache(CACHE_SIZE)
def commons(box: Box, neutrals: int) -> tuple[Piece, ...]:
    """The five common tasks: what each asks for, how many, and the novice still waiting there."""
    found = []
    for n, row in enumerate(box.common):
        y = 250 + 44 * n
        found += [
            Piece(f"common:{row.id}", "sea", 980, y, 100, 42, "plaque", text=str(row.need), tip=row.id),
            Piece(f"common:{row.id}:sign", "sea", 951, y, 34, 34, SIGNS[row.id], tip=row.id, z=1),
        ]
        if neutrals >> n & 1:
            waiting = f"neutral:{row.id}"
            found.append(
                Piece(waiting, "sea", 1010, y - 2, 36, 36, NEUTRAL_NOVICE, tone="neutral", tip="neutral_novice", z=2)
            )
    return tuple(found)


@lru_cache(CACHE_SIZE)
def gathering(gathered: int, limit: int) -> tuple[Zone, ...]:
    """How many of the novices that start the countdown are in the council, and the place of its tokens."""
    return (
        Zone(
            "gathering", FIRES, 514, 148, 116, 120, "round", tone="sea", label=f"{gathered} / {limit}", tip="gathering"
        ),
        Zone("countdown_place", FIRES, 315, 358, 64, 60, "round", tone="sea", tip="countdown_token"),
    )


@lru_cache(CACHE_SIZE)
def clock(counting: bool, number: int) -> tuple[Piece, ...]:
    """The countdown token: on its own place before the countdown, at the council's fire once it runs."""
    where = (602, 222) if counting else WAITING
    return (
        Piece("gathered", FIRES, 544, 222, 46, 46, NEUTRAL_NOVICE, tone="neutral", tip="gathering"),
        Piece("countdown", FIRES, *where, 54, 54, "countdown", text=str(number), tip="countdown_token", z=2),
    )


@lru_cache(CACHE_SIZE)
def heading(label: str) -> Zone:
    """The heading of the common tasks."""
    return Zone("commons", "sea", 904, 206, 132, 22, tone="clear", label=label, tip="commons")


PIER: Final = Zone("pier", "sea", 12, 230, 60, 176, tone="clear", sprite="pier", tip="pier")
