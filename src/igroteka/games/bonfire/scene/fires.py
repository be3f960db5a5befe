"""The Great Bonfire with its pointer and niches of portals, the council round its fire, and the displays."""

from functools import lru_cache
from typing import Final, TypeAlias

from igroteka.content.scene import Board, Pane, Piece, Say, Zone
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.scene.common import FIRES
from igroteka.games.bonfire.scene.parts import CACHE_SIZE, EMBLEMS, gnome_card, path_tile
from igroteka.games.bonfire.scene.pictures import novice, resource
from igroteka.games.bonfire.state import area_at, novices_at
from igroteka.games.bonfire.words import (
    ALL_CELLS,
    ALL_GREAT_CELLS,
    ALL_SHAPES,
    CELLS,
    ELDER_IDS,
    NEUTRAL,
    NOVICE_KINDS,
    SHAPES,
    Gnome,
    GreatCell,
    Tile,
)
from igroteka.kernel.bits import has

GREAT: Final = (190, 208)
COUNCIL: Final = (572, 208)
WIDTH, HEIGHT = 764, 420
HALVES: Final = (Pane(0, 0, 382, HEIGHT), Pane(382, 0, 382, HEIGHT))
NICHES: Final = ((0, -150), (116, -94), (129, 33), (57, 135), (-57, 135), (-129, 33), (-116, -94))  # from its middle
RING: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # clockwise from the top
DISPLAYS: Final = "displays"
BONUS: Final = {  # what each seat of the council brings
    "gold": resource("gold"),
    "path": "path_none",
    "guardian": "guardian_grey",
    "great": "pointer",
    "master": "back_master",
    "move": "guardian_own",
    "ship": "ship",
    "fate": "fate_wild",
}
CARD: Final = 82  # the width of a gnome
GIST: Final = (100, 30)  # of the words below it
LAID: Final = {"masters": (8, 6, 744, 180), "elders": (8, 190, 744, 180), "paths": (8, 374, 744, 92)}
MASTERS, ELDERS, PATHS = 91, 275, 433  # the middles of their cards

Gists: TypeAlias = tuple[str, ...]  # what each gnome does, in a few words


@lru_cache(CACHE_SIZE)
def gists(box: Box, say: Say) -> Gists:
    return tuple([_capital(say(f"name-{row.id}.short")) for row in box.gnome])


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def boards(say: Say) -> tuple[Board, Board]:
    return (
        Board(FIRES, say("board-fires"), "side", WIDTH, HEIGHT, sprite="hearth", panes=HALVES),
        Board(DISPLAYS, say("board-displays"), "side", 760, 470, sprite="market", light=True, least_px=470),
    )


def niche(n: int) -> tuple[int, int]:
    across, down = NICHES[n]
    return GREAT[0] + across, GREAT[1] + down


def seat(n: int) -> tuple[int, int]:
    across, down = RING[n]
    return COUNCIL[0] + 124 * across, COUNCIL[1] + 134 * down


@lru_cache(CACHE_SIZE)
def zones(box: Box, labels: tuple[str, ...]) -> tuple[Zone, ...]:
    """The seven niches, the eight seats of the council, and the displays."""
    found = [
        Zone(f"great:{row.id}", FIRES, x - 56, y - 46, 112, 92, "round", tone="sea", tip=row.id)
        for n, row in enumerate(box.great_cell)
        for x, y in [niche(n)]
    ]
    found += [
        Zone(f"council:{cell}", FIRES, x - 58, y - 60, 116, 120, "round", tone="sea", tip=cell)
        for n, cell in enumerate(CELLS)
        for x, y in [seat(n)]
    ]
    found += [
        Zone(name, DISPLAYS, *LAID[name], "round", tone="sea", label=label, tip=f"open_{name}")
        for name, label in zip(LAID, labels, strict=True)
    ]
    return tuple(found)


@lru_cache(CACHE_SIZE)
def flames(box: Box, pointer: GreatCell, areas: tuple[int, ...]) -> tuple[Piece, ...]:
    """The pointer, and in each niche what it gives and the portals that are left."""
    turn = round(360 / 7 * pointer) if pointer >= 0 else 180
    found = [Piece("pointer", FIRES, *GREAT, 110, 110, "pointer", rot=turn, tip="great", z=3)]
    for n, row in zip(ALL_GREAT_CELLS, box.great_cell, strict=True):
        x, y = niche(n)
        gives: list[tuple[str, str]] = [(f"token_{row.token}", row.token)]
        gives += [(resource(row.resource), row.resource)] if row.resource else [("points", row.id)]
        for at, (sprite, tip) in enumerate(gives):
            across, text = x - 23 * (len(gives) - 1) + 46 * at, str(row.points) if sprite == "points" else ""
            size = 46 if text else 42  # a number needs more room to be readable
            found.append(Piece(f"gives:{n}:{at}", FIRES, across, y - 22, size, size, sprite, tip=tip, text=text))
        left = [shape for shape in ALL_SHAPES if areas[area_at(n, shape)]]
        pitch = min(36, 108 // max(len(left), 1))
        for at, shape in enumerate(left):
            count = areas[area_at(n, shape)]
            across = x - pitch * (len(left) - 1) // 2 + pitch * at
            found.append(
                Piece(
                    f"portal:{n}:{SHAPES[shape]}", FIRES, across, y + 25, 34, 34, f"portal_{SHAPES[shape]}",
                    badge=str(count) if count > 1 else "", tip=SHAPES[shape], z=2,
                )
            )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def seats(words: tuple[str, ...]) -> tuple[Piece, ...]:
    """What each seat of the council brings, as a picture and in words."""
    found = []
    for n, cell in enumerate(CELLS):
        x, y = seat(n)
        found += [
            Piece(f"bonus:{cell}", FIRES, x - 32, y - 22, 48, 48, BONUS[cell], tone="neutral", tip=cell, z=1),
            Piece(f"brings:{cell}", FIRES, x, y + 36, 110, 26, "tally", text=words[n], tip=cell, z=1),
        ]
    return tuple(found)


@lru_cache(CACHE_SIZE)
def novices(seats: int, council: tuple[int, ...]) -> tuple[Piece, ...]:
    """The novices in the council, each with its city's emblem."""
    found = []
    for n, cell in zip(ALL_CELLS, CELLS, strict=True):
        x, y = seat(n)
        kinds = [kind for kind in NOVICE_KINDS if council[novices_at(n, kind)]]
        pitch = min(30, 44 // max(len(kinds) - 1, 1))
        for at, kind in enumerate(kinds):
            count = council[novices_at(n, kind)]
            mine = kind < NEUTRAL
            found.append(
                Piece(
                    f"novice:{cell}:{kind}", FIRES, x + 26 - pitch * (len(kinds) - 1) // 2 + pitch * at, y - 22, 44, 44,
                    novice(kind), tone=f"city{kind}" if mine else "neutral", owner=kind if kind < seats else None,
                    text=EMBLEMS[kind] if mine else "", badge=str(count) if count > 1 else "", tip="novice", z=2,
                    rot=90 if kind > NEUTRAL else 0,
                )
            )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def shown(box: Box, elders: int, paths: tuple[Tile, ...], piles: tuple[int, ...], gists: Gists) -> tuple[Piece, ...]:
    """Elders and Path tiles on display, and the piles of Path tiles."""
    found: list[Piece] = []
    for n, elder in enumerate(ELDER_IDS):
        if has(elders, n):
            found += on_display(box, elder, n, ELDERS, gists)
    width = 700 // max(len(paths) + len(piles), 7)  # up to the button that enlarges the board
    for n, number in enumerate(paths):
        if number >= 0:
            found += path_tile(box, number, DISPLAYS, 12 + width // 2 + width * n, PATHS, width - 16)
    for n, size in enumerate(piles):
        x, wide = 12 + width // 2 + width * (len(paths) + n), width - 16
        found.append(
            Piece(
                f"pile:{n + 1}", DISPLAYS, x, PATHS, wide, wide * 3 // 4, "path_back", badge=str(size),
                tip="open_paths", dim=not size, pile="stack",
            )
        )  # fmt: skip
    return tuple(found)


def place(n: int) -> int:
    """The middle of a place for masters or elders; the seventh is for the deck."""
    return 64 + 105 * n


def on_display(box: Box, gnome: Gnome, n: int, y: int, gists: Gists) -> tuple[Piece, ...]:
    """A gnome on display, and below it in a few words what it does."""
    name, below = box.gnome[gnome].id, y + CARD * 11 // 16 + GIST[1] // 2
    gist = Piece(f"gist:{name}", DISPLAYS, place(n), below, *GIST, "tally", text=gists[gnome], tip=name)
    return (*gnome_card(box, gnome, DISPLAYS, place(n), y, CARD), gist)


@lru_cache(CACHE_SIZE)
def masters(box: Box, shown: tuple[Gnome, ...], left: int, out: Gnome | None, gists: Gists) -> tuple[Piece, ...]:
    """Masters on display, their deck, and against Tom the one revealed last."""
    found: list[Piece] = []
    for n, gnome in enumerate(shown):
        if gnome >= 0:
            found += on_display(box, gnome, n, MASTERS, gists)
    x, wide = (place(6), CARD) if out is None else (place(6) - 24, 46)
    back = Piece(
        "deck:masters", DISPLAYS, x, MASTERS, wide, wide * 11 // 8, "back_master", badge=str(left), tip="master_deck",
        dim=not left, pile="stack",
    )  # fmt: skip
    found.append(back)
    if out is not None and out >= 0:
        found += gnome_card(box, out, DISPLAYS, place(6) + 25, MASTERS, 46)
    return tuple(found)
