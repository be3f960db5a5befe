"""Where on the table an option points, its picture if it lies nowhere, and the names of its territories."""

from typing import Final

from igroteka.content.scene import Piece
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.query import board_of
from igroteka.games.candelabria.rules.cards import hand
from igroteka.games.candelabria.scene.battle import fighting
from igroteka.games.candelabria.scene.cards import SIGNS, faces, icons, quest_card
from igroteka.games.candelabria.scene.pictures import shown
from igroteka.games.candelabria.scene.portraits import choice
from igroteka.games.candelabria.state import State
from igroteka.games.candelabria.topics import CANDLES, CURSES
from igroteka.games.candelabria.words import (
    CELLS,
    CELLS_OF,
    HOUSES,
    QUESTS,
    ROLES,
    TERRITORIES,
    Region,
    bits,
    territory_key,
)
from igroteka.kernel.ask import Seat
from igroteka.kernel.pool import UNSEEN
from igroteka.kernel.view import View

LAND_TOPICS: Final = frozenset(
    {"deploy.territory", "maneuver.territory", "warrior.push.territory", "portal.territory", "curse.relocate.territory"}
)
NAMED_TOPICS: Final = frozenset({"curse.influence", "extinguished.curse", "forge.buy", "curse.gift"})
REGION_TOPICS: Final = frozenset({"setup.region", "temple.destroy", "temple.region", "curse.place"})

GESTURES: Final = {
    "ignition.turn": frozenset({"deploy.territory", "maneuver.figure"}),
    "effect.order": frozenset({"light.target", "extinguish.target", "tactic.take", "temple.destroy"}),
    "temple.destroy": frozenset({"temple.move"}),
    "maneuver.figure": frozenset({"maneuver.territory"}),
    "portal.figure": frozenset({"portal.territory"}),
    "forge.buy": frozenset({"temple.region"}),
    "curse.gift": frozenset({"temple.region"}),
    "warrior.push": frozenset({"warrior.push.territory"}),
    "curse.relocate": frozenset({"curse.relocate.territory"}),
}
"""The topics that one click answers together."""


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """Where on the table an option points."""
    s, seat = seen.known, seen.seat
    parts = key.split(":")
    if topic in LAND_TOPICS:
        return (f"land:{key}",)
    if topic in ("curse.step", "temple.move"):
        return (f"land:{parts[-1]}",) if len(parts) > 1 else ()
    if topic in REGION_TOPICS and parts[0] == "region":
        return _region(s, box, Region(int(parts[1])))
    if topic in ("curse.influence", "extinguished.curse") and parts[0] == "curse":
        return (key,)
    if topic in ("extinguish.target", "castle.strike", "warrior.push", "curse.relocate"):
        return (key,) if parts[0] in ("flame", "candle") else ((f"candle:{key}",) if len(parts) == 2 else ())
    if topic == "light.target" and parts[0] == "flame":
        return (f"land:{parts[1]}",)
    if topic == "light.target" and parts[0] == "candle":
        return (f"candle:{seat}:{parts[1]}",)
    if topic in ("maneuver.figure", "portal.figure") and key in ROLES:
        return (f"candle:{seat}:{key}",)
    if topic in ("maneuver.figure", "portal.figure") and key == "castle":
        return (f"castle:{seat}",)
    if topic in ("forge.buy", "curse.gift") and parts[0] in ("upgrade", "temple"):
        return (key,) if parts[0] == "upgrade" else (f"supply:{parts[1]}",)
    return _cards(s, box, seat, topic, key, parts)


def _region(s: State, box: Box, region: Region) -> tuple[str, ...]:
    """A region by its number and anywhere on its land."""
    board = board_of(s, box)
    if region not in board.regions:
        return ()
    return (f"region:{region}", *(f"land:{TERRITORIES[at]}" for at in bits(board.region[region])))


def _cards(s: State, box: Box, seat: Seat | None, topic: str, key: str, parts: list[str]) -> tuple[str, ...]:
    """Cards of the seat's hand and the tactics on offer."""
    if topic in ("ignition.turn", "tavern.return") and seat is not None:
        known = [CANDLES[card] for card in hand(s, seat) if card != UNSEEN]
        card = (f"hand:{seat}:{parts[-1]}",) if parts[-1] in known else ()
        return (*card, *_role(s, seat, parts[0])) if topic == "ignition.turn" else card
    if topic == "endwar.under" and seat is not None:
        return (f"slot:{seat}:{key}",) if s.cards[seat * 3 + ROLES.index(key)] >= 0 else ()
    if topic == "tactic.take":
        offered = [box.tactic[card].id for card in s.display]
        return tuple([f"offer:{key}:{n}" for n, card in enumerate(offered) if card == key])
    if topic == "battle.card" and seat is not None:
        own = [box.tactic[card].id for card in s.tactics[seat]]
        return tuple([f"tactic:{seat}:{key}:{n}" for n, card in enumerate(own) if card == key])
    if topic == "battle.neutralise" and len(parts) == 3:
        return _fights(s, int(parts[1]), parts[2])
    if topic == "battle.cell" and seat is not None:
        both = all(_fights(s, seat, cell) for cell in CELLS)  # otherwise one would be a card and the other a button
        return _fights(s, seat, key) if both else ()
    return ()


def _role(s: State, seat: Seat, role: str) -> tuple[str, ...]:
    """The free place of a role on the House's board: a card may be dragged there."""
    free = role in ROLES and s.cards[seat * 3 + ROLES.index(role)] < 0
    return (f"role:{seat}:{role}",) if free else ()


def _fights(s: State, seat: Seat, cell: str) -> tuple[str, ...]:
    """A tactic laid in the current battle."""
    laid = fighting(s) and seat in s.fighters and s.cells[CELLS_OF[seat][CELLS.index(cell)]] >= 0
    return (f"fights:{seat}:{cell}",) if laid else ()


def said(seen: View[State], box: Box, topic: str, key: str) -> str:
    """Territories by their symbol on this side of the board; curses and upgrades by their names."""
    s, parts = seen.known, key.split(":")
    if topic in NAMED_TOPICS and parts[0] in ("curse", "upgrade"):
        place = int(parts[1]) - 1
        if parts[0] == "curse" and not s.two and s.curses[place] >= 0:
            return f"named:{CURSES[s.curses[place]]}"
        if parts[0] == "upgrade" and s.tops[place] >= 0:
            return f"named:{box.upgrade[box.tables.token_row[s.tops[place]]].id}"
    return ":".join([territory_key(part, s.side, box.two_faced) for part in parts])


def picture(seen: View[State], box: Box, topic: str, key: str) -> tuple[Piece, ...]:
    """Choices that lie nowhere on the table: Houses, cards drawn from the deck, quests to keep, what is on a cell."""
    if topic == "setup.house":
        return (Piece(f"choice:{key}", "", 48, 60, 96, 120, shown("house", key, f"crest_{key}"), tone=key, tip=key),)
    if topic == "candle.under":
        card = Piece(f"choice:{key}", "", 45, 62, 90, 124, shown("candle", key, "card"), tone="desk", tip=key)
        return (card, *faces(box, card))
    if topic == "battle.card" and key in box.tables.tactic_ids:
        card = Piece(f"choice:{key}", "", 45, 62, 90, 124, shown("tactic", key, "tactic"), tip=key)
        return (card, *faces(box, card))
    if topic in ("battle.cell", "withering.cell", "withering.discard") and seen.seat is not None:
        if targets(seen, box, topic, key):
            return ()
        return _cell(seen.known, box, seen.seat, CELLS.index(key))
    if topic == "withering.use":
        return (Piece(f"choice:{key}", "", 28, 28, 56, 56, choice(key), tip=SIGNS.get(key, key)),)
    if topic == "quest.keep":
        return quest_card(f"choice:{key}", "", 45, 62, 90, QUESTS.index(key), 0, seen.known.houses)
    return ()


def _cell(s: State, box: Box, seat: Seat, cell: int) -> tuple[Piece, ...]:
    """What is resolved on a cell: a tactic, a withering card, or the weak action printed there."""
    laid, rotten = s.cells[CELLS_OF[seat][cell]], s.withered[CELLS_OF[seat][cell]]
    name = f"choice:{CELLS[cell]}"
    if laid >= 0:
        row = box.tactic[laid].id
        card = Piece(name, "", 45, 62, 90, 124, shown("tactic", row, "tactic"), tip=row)
        return (card, *faces(box, card))
    if rotten >= 0:
        row = box.withering[rotten].id
        return (Piece(name, "", 45, 62, 90, 124, shown("withering", row, "withering"), tip=f"withering-{row}"),)
    weak = next(row.weak[cell] for row in box.house if row.id == HOUSES[s.houses[seat]])
    return tuple(icons(name, "", tuple(weak.items()), (45, 45), 110, 44, 0))
