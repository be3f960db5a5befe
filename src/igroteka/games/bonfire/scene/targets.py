"""Where on the table the options of a question point, and what they would look like."""

from collections.abc import Sequence
from typing import Final, cast

from igroteka.content.scene import Piece, Preview
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.query import most_tokens, ship_cost
from igroteka.games.bonfire.scene.city import end_of, fate_preview
from igroteka.games.bonfire.scene.voyage import voyages
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.topics import GNOMES, ISLANDS, LAY, TASKS, TILES
from igroteka.games.bonfire.words import ALL_SEATS, GUARDIANS, SHIP, City, FateTile, Lay
from igroteka.kernel.ask import Ask
from igroteka.kernel.view import View

ISLAND_TOPICS: Final = frozenset({"ship.to", "ship.further", "council.ship"})
TASK_TOPICS: Final = frozenset({"task.take", "light.task", "tom.task"})
PATH_TOPICS: Final = frozenset({"path.take", "path.order"})
GNOME_TOPICS: Final = frozenset({"gnome.take", "council.master"})
COUNCIL_TOPICS: Final = frozenset({"council.cell", "tom.cell"})
WALK_TOPICS: Final = frozenset({"procession.next", "council.move"})
CALL_TOPICS: Final = frozenset({"council.guardian", "tom.guardian"})
STOP_TOPICS: Final = frozenset({"procession.to", "council.move_to"})
OBJECTS: Final = frozenset(
    {"turn.discard", "fate.tile", "ship.to", "path.take", "task.take", "gnome.take", "great.cell", "light.task"}
)
GESTURES: Final = {
    "turn.option": OBJECTS,
    "ship.action": frozenset({"task.take"}),
    "task.take": frozenset({"task.slot"}),
    "procession.next": frozenset({"procession.to"}),
    "council.move": frozenset({"council.move_to"}),
    "light.task": frozenset({"council.cell"}),
    "path.swap": frozenset({"path.pile"}),
}
"""The topics that one click answers together."""


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """Where on the table an option points."""
    s = seen.known
    head, _, rest = key.partition(":")
    city = s.seat
    if topic == "turn.option":
        return _acted(s, city, key)
    if topic == "fate.start":
        return _first(s, box, city, key)
    if topic in ISLAND_TOPICS and key in ISLANDS:
        return (f"island:{key}",)
    if topic in TASK_TOPICS and key in TASKS:
        return (f"task:{key}",)
    if topic in GNOME_TOPICS and key in GNOMES:
        return (f"gnome:{key}",)
    if topic in COUNCIL_TOPICS:
        return (f"council:{key}",)
    if topic == "great.cell":
        return (f"great:{key}",)
    if topic in PATH_TOPICS or topic in ("path.pile", "path.refill"):
        return (key,) if head == "pile" else ((f"path:{key}",) if on_display(s, key) else ())
    if topic in WALK_TOPICS and key in GUARDIANS:
        return (f"guardian:{city}:{key}",)
    if topic in CALL_TOPICS:
        return tuple(f"waits:{row.id}" for row in box.island if row.guardian == key)
    if topic in STOP_TOPICS and rest:
        return (f"place:{city}:{rest}",) if head == "path" else (f"slot:{city}:{rest}",)
    if topic == "task.slot":
        return (f"slot:{city}:{rest}",)
    return lays(s, box, city, topic, key)


def _acted(s: State, city: City, action: str) -> tuple[str, ...]:
    """What an action is done with."""
    if action == "ship":
        return (f"ship:{city}",)
    if action == "great":
        return ("pointer",)
    return (f"waits:{ISLANDS[s.ships[city]]}",) if action == "retrieve" else ()


def _first(s: State, box: Box, city: City, tile: str) -> tuple[str, ...]:
    """A fate tile to start with: the one set aside, or one of the supply (bonfire.setup.player.fate_choice)."""
    number = [row.id for row in box.fate_tile].index(tile)
    if s.set_aside[city] == number:
        return tuple([f"aside:{city}:{n}" for n in range(3)])
    at = s.supply[city].index(FateTile(number))
    return tuple([f"{end_of(at, len(s.supply[city]))}:{city}:{n}" for n in range(3)])


def lays(s: State, box: Box, city: City, topic: str, key: str) -> tuple[str, ...]:
    """Places of the fate area and the ends of the supply."""
    if topic == "fate.lay":
        where, _, _ = key.partition(":")
        row, _, col = where[1:].partition("c")
        inside = 1 <= int(row) <= box.fate.rows and 1 <= int(col) <= box.fate.columns
        return (f"cell:{city}:{where}",) if inside else ()
    if topic == "fate.tile":
        both = len(s.supply[city]) > 1
        return tuple(f"{key}:{city}:{n}" for n in range(3)) if both else ()
    return (f"stack:{city}:{key.partition(':')[2]}",) if topic == "task.gift" else ()


def on_display(s: State, tile: str) -> bool:
    """Whether a Path tile lies open on the display."""
    return tile in TILES and TILES.index(tile) in s.open_paths


def previews(seen: View[State], box: Box, ask: Ask) -> tuple[Preview, ...]:
    """The fate tile in every way it may be laid, and the ship's way to every island."""
    s, seat = seen.known, ALL_SEATS[ask.seat]
    if ask.topic.name in ISLAND_TOPICS:
        return tuple([each for each in voyages(box, seat, s.ships[seat]) if each.keys[0] in ask.keys])
    if ask.topic.name == "turn.option" and "ship" in ask.keys:
        most = most_tokens(s, seat, SHIP)
        reached = {box.island[isle].id for isle in box.islands if ship_cost(s, box, seat, isle) <= most}
        return tuple([each for each in voyages(box, seat, s.ships[seat], ("ship",)) if each.keys[1] in reached])
    if ask.topic.name != LAY.name:
        return ()
    tile = FateTile([row.id for row in box.fate_tile].index(str(ask.about[0])))
    lays = cast("Sequence[Lay]", ask.options)
    pairs = zip(ask.keys, lays, strict=True)
    return tuple([Preview((key,), fate_preview(box, seat, s.laid[seat], lay, tile)) for key, lay in pairs])


def picture(seen: View[State], box: Box, topic: str, key: str) -> tuple[Piece, ...]:
    """The fate tiles to start with (bonfire.setup.player.fate_choice)."""
    if topic != "fate.start":
        return ()
    symbols = next(row.symbols for row in box.fate_tile if row.id == key)
    return tuple(
        [
            Piece(f"choice:{key}:{n}", "", 20 + 40 * n, 20, 40, 40, f"fate_{symbol}", tip=key)
            for n, symbol in enumerate(symbols)
        ]
    )
