"""Components of Bonfire drawn alone, for lists of what is in the box."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from igroteka.content.portraits import ALONE, Sign, cells, in_rows, on_card, one, side_by_side
from igroteka.content.scene import Piece, Say
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.scene.common import SIGNS
from igroteka.games.bonfire.scene.fires import BONUS
from igroteka.games.bonfire.scene.parts import MOTIFS, gnome_card, path_tile, task_card
from igroteka.games.bonfire.scene.pictures import novice, resource, shown
from igroteka.games.bonfire.words import GUARDIANS, RESOURCES, TOKENS, Gnome, Task, Thing, Tile, TileSource

Pieces = tuple[Piece, ...]
TOMS_ACTIONS: Final = {
    "great": "pointer",
    "path": "token_path",
    "master": "token_gnome",
    "task1": "token_task",
    "task2": "token_task",
    "guardian": "token_guardian",
}
PIECES: Final = {
    "countdown_token": "countdown",
    "neutral_novice": novice(-1),
    "novice": novice(0),
    "tom_novice": novice(1),
    "guardian": shown("guardian_own", "0", "guardian_own"),
    "tom_pass": "back_tom",
}


def component(box: Box, kind: str, number: int, say: Say) -> Pieces:
    """A component by its kind and number."""
    draw = DRAWN.get(kind)
    return draw(box, number) if draw else ()


def token(box: Box, number: int) -> Pieces:
    row = box.token[number]
    return (one(f"token_{row.id}", str(row.copies)),)


def goods(box: Box, number: int) -> Pieces:
    row = box.resource[number]
    return (one(resource(row.id), str(row.copies)),)


def fate_tile(box: Box, number: int) -> Pieces:
    return tuple(in_rows([[Sign(f"fate_{symbol}") for symbol in box.fate_tile[number].symbols]]))


def fate_area(box: Box, number: int) -> Pieces:
    """The area with all its printed cells."""
    row, sprites = box.fate_area[number], dict[tuple[int, int], str]()
    for mark in box.fate_mark:
        sprites |= dict.fromkeys(mark.cells, "cell" if mark.id == "start" else f"area_{mark.id}")
    return tuple(cells(row.rows, row.columns, sprites, "cell"))


def fate_mark(box: Box, number: int) -> Pieces:
    """The cells with one mark alone; where the first tile lies, its symbols."""
    area, row = box.fate_area[0], box.fate_mark[number]
    sprite = "fate_wild" if row.id == "start" else f"area_{row.id}"
    return tuple(cells(area.rows, area.columns, dict.fromkeys(row.cells, sprite), "cell"))


def gift(box: Box, number: int) -> Pieces:
    row = box.gift[number]
    return side_by_side([Sign(shown("gift", "0", "gift")), Sign(resource(row.id), badge=str(row.copies))])


def island(box: Box, number: int) -> Pieces:
    """An island with its resource or Guardian."""
    row = box.island[number]
    ground = one(shown("isle", row.id, "island" if row.resource else "isle_holy"), wide=180, high=156)
    on_it = resource(row.resource) if row.resource else f"guardian_{row.guardian}"
    return on_card(ground, [Sign(on_it)], 64)


def route(box: Box, number: int) -> Pieces:
    """The two islands of a route, with what is on them, and a ship between them."""
    numbers = {row.id: n for n, row in enumerate(box.island)}
    ship = Piece("ship", ALONE, 0, 0, 70, 70, shown("ship", "0", "ship"), z=3)
    isles = [
        replace(piece, id=f"{end}:{piece.id}", x=piece.x + 130 * side)
        for end, side in zip(box.route[number].ends, (-1, 1), strict=True)
        for piece in island(box, numbers[end])
    ]
    return (ship, *isles)


def task(box: Box, number: int) -> Pieces:
    return task_card(box, Task(Thing(number)), ALONE, 0, 0, 90)


def tile(box: Box, number: int) -> Pieces:
    return path_tile(box, Tile(TileSource(number)), ALONE, 0, 0, 100)


def start_tile(box: Box, number: int) -> Pieces:
    row = box.start_tile[number]
    return on_card(one(f"path_{row.crystal}", high=75), [Sign(resource(row.resource))], 36)


def portal(box: Box, number: int) -> Pieces:
    row = box.portal[number]
    return (one(f"portal_{row.id}", str(row.copies)),)


def city(box: Box, number: int) -> Pieces:
    """The notches of a city board in their order, each with the points of a Guardian at its place."""
    signs = zip(box.board[number].notches, box.guardian_points[number], strict=True)
    return side_by_side([Sign(f"portal_{shape}", badge=str(points)) for shape, points in signs])


def place(box: Box, number: int) -> Pieces:
    """A place of the Path: what a tile there costs, and the points of a Guardian."""
    row = box.place[number]
    return tuple(in_rows([[Sign("token_path")] * row.path_cost, [Sign("points", str(row.guardian_points))]]))


def great_cell(box: Box, number: int) -> Pieces:
    row = box.great_cell[number]
    signs = [Sign(f"token_{row.token}"), *([Sign(resource(row.resource))] if row.resource else [])]
    return side_by_side([*signs, *([Sign("points", str(row.points))] if row.points else [])])


def council_cell(box: Box, number: int) -> Pieces:
    row = box.council_cell[number]
    return side_by_side([Sign(BONUS[row.id], tone="neutral"), *([Sign("points", "1")] if row.point else [])])


def common(box: Box, number: int) -> Pieces:
    row = box.common[number]
    return side_by_side([Sign(SIGNS[row.id], badge=str(row.need)), Sign("points", str(row.points))])


def gnome(box: Box, number: int) -> Pieces:
    return gnome_card(box, Gnome(number), ALONE, 0, 0, 90)


def tom_card(box: Box, number: int) -> Pieces:
    """What Tom does, and whether a master is revealed for it."""
    row = box.tom_card[number]
    signs = [Sign(TOMS_ACTIONS[row.action], tone="neutral"), *([Sign("master")] if row.reveal else [])]
    return on_card(one(shown("tom", row.action, "tom_card"), high=137), signs, 44)


def table_size(box: Box, number: int) -> Pieces:
    """Participants, tasks on corner islands and others, portals left out, and novices that start the countdown."""
    row = box.table_size[number]
    tasks = [Sign("island", badge=str(each)) for each in (row.corner_tasks, row.other_tasks)]
    gone = [Sign("portal_star", badge=f"−{row.portals_removed}")] if row.portals_removed else []
    people = [Sign(shown("ship", str(each), "ship")) for each in range(row.seats)]
    return tuple(in_rows([people, [*tasks, *gone, Sign(novice(-1), badge=str(row.novices))]]))


def piece(box: Box, number: int) -> Pieces:
    row = box.piece[number]
    return (one(PIECES[row.id], str(row.copies), tone="neutral"),)


DRAWN: Final[dict[str, Callable[[Box, int], Pieces]]] = {
    "token": token,
    "resource": goods,
    "fate_tile": fate_tile,
    "fate_area": fate_area,
    "fate_mark": fate_mark,
    "gift": gift,
    "island": island,
    "route": route,
    "task": task,
    "path_tile": tile,
    "start_tile": start_tile,
    "portal": portal,
    "board": city,
    "place": place,
    "great_cell": great_cell,
    "council_cell": council_cell,
    "common": common,
    "gnome": gnome,
    "tom_card": tom_card,
    "table_size": table_size,
    "piece": piece,
}


SPRITES: Final = (  # of words that more than one value may be
    (GUARDIANS, "guardian_{}"),
    (RESOURCES, "goods_{}"),
    (TOKENS, "token_{}"),
)
BY_VALUE: Final = {
    ("task", "colour"): "task_{}",
    ("path_tile", "crystal"): "path_{}",
    ("start_tile", "crystal"): "path_{}",
    ("board", "notches"): "portal_{}",
    ("gnome", "kind"): "{}",
}


def symbol(kind: str, field: str, word: str) -> str:
    """The sprite of a word: what a task is about, a Guardian, a resource, a token, a crystal, a portal."""
    if (kind, field) == ("task", "kind"):
        return motif(word)
    if (kind, field) == ("tom_card", "action"):
        return TOMS_ACTIONS[word]
    if (kind, field) in BY_VALUE:
        return BY_VALUE[kind, field].format(word)
    return next((sprite.format(word) for words, sprite in SPRITES if word in words), "")


def motif(task_word: str) -> str:
    """The first sign of what a kind of tasks asks for."""
    sprite = MOTIFS[task_word][0]
    shown_one = {"guardian_*": "pink", "resource_*": "any"}.get(sprite, "wild")
    return sprite.replace("*", shown_one)
