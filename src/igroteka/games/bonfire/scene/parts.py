"""Cards and tiles of Bonfire that lie in several places: tasks, gnomes, Path tiles."""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Piece
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.box.types import TaskRow
from igroteka.games.bonfire.scene.pictures import resource, shown
from igroteka.games.bonfire.words import Gnome, Task, Tile

CACHE_SIZE: Final = 2048  # drawings of each part, for all tables together
EMBLEMS: Final = "●▲■◆★"  # of the seats, as everywhere on the page
MOTIFS: Final = {  # what each kind of task asks for, as icons; * is what the task shows
    "guardian": ("guardian_*",),
    "path_resource": ("path_none", "resource_*"),
    "blue_and_red_bonfire": ("bonfire_blue", "bonfire_red"),
    "gift_on_resource": ("gift", "resource_*"),
    "two_by_two": ("resource_any", "resource_any"),
    "gifts_3_islands": ("island", "gift"),
    "gifts_2_one_island": ("gift", "gift"),
    "fate_group3": ("fate_*",),
    "gnome_resource": ("master", "resource_*"),
    "common": ("seat_of_honour",),
    "portals3": ("portal_star",),
    "paths_adjacent": ("path_none", "path_none"),
    "gnomes3": ("master",),
    "gold4": ("resource_gold",),
    "bonfires_3_colours": ("bonfire_blue", "bonfire_red", "bonfire_yellow"),
    "resources3": ("resource_*",),
    "gifts_both_islands": ("gift", "resource_*"),
    "blue4": ("task_blue",),
    "guardians4": ("guardian_own",),
    "fate_two_groups3": ("fate_*", "fate_*"),
    "portals5": ("portal_star",),
    "gifts_5_islands": ("island", "gift"),
    "red4": ("task_red",),
    "gnomes5": ("master",),
    "elders3": ("elder",),
    "three_gifts_one_island": ("gift", "gift", "gift"),
    "gift_stack_empty": ("gift",),
    "red_crystals3": ("path_red",),
    "yellow4": ("task_yellow",),
    "bonfires5": ("bonfire_none",),
    "blue_crystals4": ("path_blue",),
    "three_by_two": ("resource_any", "resource_any"),
    "gifts_2_on_3": ("gift", "gift", "island"),
    "same_resource5": ("resource_any",),
    "action_tokens5": ("token_*",),
    "fate_marked_cells": ("area_marked",),
    "guardians2_bonfires": ("guardian_own", "bonfire_none"),
    "fate_two_groups4": ("fate_wild", "fate_wild"),
    "fate_gold_cells": ("area_gold",),
    "fate_outer_columns": ("cell", "fate_wild", "cell"),
}
TALLY: Final = {  # how many, if more than are drawn
    "two_by_two": "2", "gifts_3_islands": "3", "fate_group3": "3", "portals3": "3", "gnomes3": "3", "gold4": "4",
    "resources3": "3", "blue4": "4", "guardians4": "4", "fate_two_groups3": "3", "portals5": "5",
    "gifts_5_islands": "5", "gifts_both_islands": "2", "red4": "4", "gnomes5": "5", "elders3": "3",
    "gift_stack_empty": "0",
    "red_crystals3": "3", "yellow4": "4", "bonfires5": "5", "blue_crystals4": "4", "three_by_two": "3",
    "gifts_2_on_3": "3", "same_resource5": "5", "action_tokens5": "5", "guardians2_bonfires": "2",
    "fate_two_groups4": "4",
}  # fmt: skip


MOTIFS_SHOWN: Final = {kind: sum("*" in icon for icon in icons) for kind, icons in MOTIFS.items()}
MOST_MOTIFS: Final = 3  # that fit on a card


def motifs(task: TaskRow) -> list[str]:
    """The sprites of what a task asks for; a task may show more different things than its kind usually does."""
    icons, of = MOTIFS[task.kind], [*dict.fromkeys(task.of)] if asks_of_each(task) else [*task.of]
    plain = [icon for icon in icons if "*" not in icon]
    patterns = [icon for icon in icons if "*" in icon]
    shown = [patterns[min(at, len(patterns) - 1)].replace("*", word) for at, word in enumerate(of)]
    return [*plain, *shown][:MOST_MOTIFS]


def asks_of_each(task: TaskRow) -> bool:
    """Whether a task shows every single thing it asks for, rather than one that stands for several."""
    return task.kind in TALLY and len(task.of) > MOTIFS_SHOWN.get(task.kind, 1)


@lru_cache(CACHE_SIZE)
def task_card(
    box: Box, number: Task, board: str, x: int, y: int, width: int, lit: bool = False, facts: tuple[str, ...] = ()
) -> tuple[Piece, ...]:
    """A task with its points, what it asks for and how much of it; once fulfilled, its Bonfire burns."""
    task = box.task[number]
    high = width * 4 // 3
    plain = f"task_{task.colour}"
    face = shown(plain, "_".join((task.kind, *task.of)), plain)  # none for a task that a box has changed
    sprite = f"bonfire_{task.colour}" if lit else face
    points = str(task.points)
    card = Piece(f"task:{task.id}", board, x, y, width, high, sprite, badge=points, tip=task.id, facts=facts, z=2)
    if lit:
        return (card,)
    icons, middle = motifs(task) if face == plain else [], y - high // 8
    size, aside = width * (0, 9, 8, 6)[len(icons)] // 16, width * 5 // 32  # from the upper left to the lower right
    signs = [
        Piece(
            f"{card.id}:{n}", board, x + aside * off, middle + aside * off * 3 // 4, size, size, icon, tip=task.id,
            facts=facts, z=3,
        )
        for n, icon in enumerate(icons)
        for off in [2 * n - len(icons) + 1]
    ]  # fmt: skip
    many = None if asks_of_each(task) else TALLY.get(task.kind)
    if many and board == "sea":  # in a city the letters are smaller and the tip shows the progress
        at = (x - width * 5 // 16, y + high * 5 // 16)
        signs.append(Piece(f"{card.id}:many", board, *at, 20, 46, "tally", text=many, tip=task.id, z=3))
    return (card, *signs)


READ: Final = 84  # the smallest width of a gnome at which numbers beside its hat are readable
SKILLS: Final = {  # what each gnome is about, as one or two icons, or one and how much
    "master_01": ("guardian_own", "path_none"),
    "master_02": ("token_guardian", "+1"),
    "master_03": ("tasks", "resource_any"),
    "master_04": ("elder", "+2"),
    "master_05": ("token_wild", "×2"),
    "master_06": ("guardian_own", "resource_any"),
    "master_07": ("novice", "resource_gold"),
    "master_08": ("path_none", "resource_any"),
    "master_09": ("master", "resource_any"),
    "master_10": ("guardian_pink", "×2"),
    "master_11": ("guardian_grey", "×2"),
    "master_12": ("guardian_brown", "×2"),
    "master_13": ("guardian_blue", "×2"),
    "master_14": ("fate_wild", "3"),
    "master_15": ("master", "token_wild"),
    "master_16": ("area_yellow", "×2"),
    "master_17": ("guardian_own", "token_guardian"),
    "master_18": ("guardian_own", "bonfire_none"),
    "master_19": ("plaque", "token_wild"),
    "master_20": ("guardian_own", "resource_gold"),
    "master_21": ("ship", "+1"),
    "master_22": ("pointer", "+1"),
    "master_23": ("pointer", "3"),
    "master_24": ("novice", "novice"),
    "master_25": ("portal_star", "portal_circle"),
    "master_26": ("tasks", "1"),
    "master_27": ("fate_wild", "cell"),
    "elder_1": ("path_none",),
    "elder_2": ("fate_wild",),
    "elder_3": ("portal_star",),
    "elder_4": ("tasks",),
    "elder_5": ("guardian_own",),
    "elder_6": ("master",),
}


@lru_cache(CACHE_SIZE)
def gnome_card(box: Box, gnome: Gnome, board: str, x: int, y: int, width: int) -> tuple[Piece, ...]:
    """A gnome: beside the hat what it is about, and the resource on its card."""
    row = box.gnome[gnome]
    high, size, sprite = width * 11 // 8, width // 3, resource(row.resource)
    signs = []
    for n, skill in enumerate(SKILLS[row.id]):
        number = skill[-1].isdigit()  # no sprite's name ends in one
        if number and width < READ:
            continue
        icon, text, wide, tall = ("tally", skill, size * 4 // 3, size * 5 // 3) if number else (skill, "", size, size)
        at = (x + (n * 2 - 1) * width * 5 // 16, y - high // 3)
        signs.append(
            Piece(f"skill:{row.id}:{n}", board, *at, wide, tall, icon, tone="neutral", text=text, tip=row.id, z=2)
        )
    return (
        Piece(f"gnome:{row.id}", board, x, y, width, high, shown("gnome", row.id, row.kind), tip=row.id, z=1),
        Piece(f"fee:{row.id}", board, x + width // 4, y + high // 3, size, size, sprite, tip=row.id, z=2),
        *signs,
    )


@lru_cache(CACHE_SIZE)
def path_tile(box: Box, number: Tile, board: str, x: int, y: int, width: int = 84) -> tuple[Piece, ...]:
    """A Path tile with its crystal and resource."""
    row = box.path_tile[number]
    size = width * 3 // 8
    return (
        Piece(f"path:{row.id}", board, x, y, width, width * 3 // 4, f"path_{row.crystal}", tip=row.id, z=1),
        Piece(
            f"yields:{row.id}", board, x - width // 4, y - width // 6, size, size, resource(row.resource),
            tip=row.id, z=2,
        ),
    )  # fmt: skip
