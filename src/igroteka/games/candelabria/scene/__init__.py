"""The table: an old map of regions round the hub, the curse track and displays beside it, and each House's board.

Each part is drawn from just the fields it shows and cached: all viewers share it until one of them changes.
"""

from itertools import chain
from typing import Final

from igroteka.content.scene import Board, Counter, Panel, Role, Say, Scene, Scenery
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.query import board_of
from igroteka.games.candelabria.rules.cards import hand
from igroteka.games.candelabria.scene import displays
from igroteka.games.candelabria.scene import house as house_board
from igroteka.games.candelabria.scene.battle import STEPS, fighting, heading, sides, step
from igroteka.games.candelabria.scene.cards import effects, faces, hand_names
from igroteka.games.candelabria.scene.chart import chart
from igroteka.games.candelabria.scene.house import MINI, house
from igroteka.games.candelabria.scene.map import (
    SIZE,
    borders,
    bridges,
    corner,
    details,
    figures,
    names,
    symbols,
    territories,
    turn_track,
)
from igroteka.games.candelabria.scene.moments import PLAYED
from igroteka.games.candelabria.scene.portraits import component, symbol
from igroteka.games.candelabria.scene.targets import GESTURES, picture, said, targets
from igroteka.games.candelabria.state import State
from igroteka.games.candelabria.words import HOUSES, ROLES
from igroteka.kernel.ask import Seat
from igroteka.kernel.view import View

PALETTE: Final = {
    "sand": "#d9b97a", "green": "#8fae6b", "red": "#c98a6e", "blue": "#8fb0c4", "grey": "#b3aca0", "violet": "#b09ac0",
    "brown": "#b08d68", "white": "#e3dcc8", "black": "#857c86", "teal": "#7fb0a2", "yellow": "#d8c06a",
    "orange": "#d39a5c", "azure": "#8cb9d6", "desk": "#2c241c", "sea": "#27424e",
    "plot": "#1a1009a0", "curse": "#37264a", "battle": "#4a2320", "bridge": "#c39a60", "border": "#6f6453",
    "ash": "#c8483c", "guild": "#d99a2b", "seeders": "#3f9a5f", "coven": "#8a56b8", "knights": "#3a7bb8",
    "clear": "#00000000",
}  # fmt: skip


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The map, what stands on it, and the Houses' boards."""
    s = seen.known
    seats = range(s.seats)
    ready = bool(s.castles) and len(s.houses) == s.seats and all(house >= 0 for house in s.houses)
    land, on = names(s, box), chart(box, s.side)
    cards = [*displays.pieces(s, box, say), *chain.from_iterable([house(s, box, seat) for seat in seats])]
    open_cards = [card for card in cards if card.tip in effects(box) and (card.w > MINI or card.id.startswith("used:"))]
    battle = fighting(s)
    heads = tuple([say(f"label-{name}") for name in ("cards", "storage", "tactics", "war", "upgrades")])
    roles = tuple([say(f"label-{role}") for role in ROLES])
    plans = [house_board.planned(s, box, seat) for seat in seats]
    return Scene(
        boards=(
            Board("map", say("board-map"), "main", SIZE, SIZE, sprite=on.sprite, details=details(on)),
            displays.board(say),
            *(seat_board(seen, seat, plans[seat], say) for seat in seats),
        ),
        zones=(
            *borders(box, on),
            *bridges(box, on),
            corner(say("label-turn_track")),
            *territories(box, land, on, s.region if battle else -1),
            *displays.zones(s, box, say),
            *chain.from_iterable([house_board.zones(seat, heads, roles, plans[seat]) for seat in seats]),
        ),
        pieces=(
            *symbols(land, board_of(s, box).symbol, on, s.afflicted),
            *turn_track(s.order, s.houses),
            *(figures(s, land, on) if ready else ()),
            *cards,
            *chain.from_iterable([faces(box, card) for card in open_cards]),
            *hand_names(open_cards, say),
        ),
        panels=tuple([panel(s, box, seat, say) for seat in seats]),
        status=say("status", year=s.year),
        stage=tuple(say(f"stage-{each}") for each in STEPS) if battle else (),
        at=step(s) if battle else -1,
        heading=heading(s, box, say) if battle else "",
        sides=sides(s, box, say) if battle else (),
    )


def seat_board(seen: View[State], seat: Seat, on: house_board.Plan, say: Say) -> Board:
    role: Role = "own" if seat == seen.seat else "other"
    panes = house_board.panes(on)
    return Board(f"house:{seat}", say("board-house"), role, *house_board.SIZE, owner=seat, sprite="desk", panes=panes)


def panel(s: State, box: Box, seat: Seat, say: Say) -> Panel:
    """Points, wax, gold, flames and cards of a seat."""
    house = s.houses[seat] if seat < len(s.houses) else -1
    name = HOUSES[house] if house >= 0 else ""
    flame = f"earth_flame_{name}" if name else "flame"
    counters = (
        Counter("wax", "figure_wax_block", s.wax[seat], say("name-wax"), "wax"),
        Counter("gold", "figure_gold_bar", s.gold[seat], say("name-gold"), "gold"),
        Counter("flames", flame, s.supply[seat], say("name-earth_flames"), "earth_flames"),
        Counter("hand", "back_candle", len(hand(s, seat)), say("label-hand"), "hand"),
    )
    return Panel(seat, s.vp[seat], counters, say(f"name-{name}") if name else "", tone=name)


SCENERY: Final[Scenery[State, Box]] = Scenery(
    draw,
    targets,
    PALETTE,
    said=said,
    picture=picture,
    panel=panel,
    gestures=GESTURES,
    moments=PLAYED,
    component=component,
    symbol=symbol,
    dealt_colours=True,
)
