"""The table: an old map of regions round the hub, the curse track and displays beside it, and each House's board."""

from math import cos, radians, sin
from typing import Final

from igroteka.games.candelabria.components import Box
from igroteka.games.candelabria.query import board_of
from igroteka.games.candelabria.rules.cards import hand
from igroteka.games.candelabria.state import BATTLES, State
from igroteka.games.candelabria.topics import CANDLES, CURSES, TACTICS
from igroteka.games.candelabria.words import CELLS, COLOURS, HOUSES, LANDS, QUESTS, ROLES, TERRITORIES
from igroteka.kernel.pool import UNSEEN
from igroteka.kernel.scene import Board, Counter, Panel, Piece, Role, Say, Scene, Scenery, Zone
from igroteka.kernel.view import View

WIDTH, HEIGHT = 1280, 960
X, Y, RADIUS = 470, 480, 400
HUB, MIDDLE = 120, 248  # where the inner and the outer territories begin
RING: Final = ((1, 2, 3, 5, 7, 8, 4), (1, 2, 3, 5, 9, 10, 7, 8, 4))  # regions clockwise, by side of the board
CORNERS: Final = 6  # points of an arc
PALETTE: Final = {
    "sand": "#d9b97a", "green": "#8fae6b", "red": "#c98a6e", "blue": "#8fb0c4", "grey": "#b3aca0", "violet": "#b09ac0",
    "brown": "#b08d68", "white": "#e3dcc8", "black": "#857c86", "teal": "#7fb0a2", "yellow": "#d8c06a",
    "orange": "#d39a5c", "azure": "#8cb9d6", "desk": "#2c241c", "sea": "#2e5361",
    "ash": "#c8483c", "guild": "#d99a2b", "seeders": "#3f9a5f", "coven": "#8a56b8", "knights": "#3a7bb8",
}  # fmt: skip


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The map, what stands on it, and the Houses' boards."""
    s = seen.known
    seats = range(s.seats)
    ready = bool(s.castles) and len(s.houses) == s.seats and all(house >= 0 for house in s.houses)
    cards = [*offers(s, box, say), *(piece for seat in seats for piece in house(s, box, seat))]
    return Scene(
        boards=(
            Board("map", say("board-map"), "main", WIDTH, HEIGHT, sprite="sea"),
            *(desk(seen, seat, say) for seat in seats),
        ),
        zones=(*territories(s, box, say), *displays(say), *(_desk_zone(seat) for seat in seats)),
        pieces=(
            *symbols(s, box),
            *(figures(s, box) if ready else ()),
            *cards,
            *faces(cards, box),
        ),
        panels=panels(s, say),
        status=say("status", year=s.year),
        stage=tuple(say(f"stage-{step}") for step in ("choose", "neutralise", "resolve", "count"))
        if s.phase == BATTLES
        else (),
    )


def desk(seen: View[State], seat: int, say: Say) -> Board:
    role: Role = "own" if seat == seen.seat else "other"
    return Board(f"desk:{seat}", say("board-house"), role, 860, 230, owner=seat, sprite="desk")


def _desk_zone(seat: int) -> Zone:
    return Zone(f"seat:{seat}", f"desk:{seat}", 4, 4, 852, 222, "round", tone="desk")


def point(radius: int, angle: float) -> tuple[int, int]:
    """A point of the map; angles clockwise from north."""
    return X + round(radius * sin(radians(angle))), Y - round(radius * cos(radians(angle)))


def bounds(s: State, territory: str) -> tuple[float, float, int, int]:
    """A territory on the polar grid: first and last angle, inner and outer radius."""
    region, _, part = territory.partition("-")
    ring = RING[s.side]
    wedge = 360 / len(ring)
    if region == "6":
        cuts = ((-20, 100, 220, 340), (0, 2.5 * wedge, 4.5 * wedge, 360))[s.side == 0]
        n = "abc".index(part)
        return cuts[n], cuts[n + 1], 0, HUB
    middle = ring.index(int(region)) * wedge
    if part == "in":
        return middle - wedge / 2, middle + wedge / 2, HUB, MIDDLE
    return (
        (middle - wedge / 2, middle, MIDDLE, RADIUS) if part == "ccw" else (middle, middle + wedge / 2, MIDDLE, RADIUS)
    )


def outline(s: State, territory: str) -> list[tuple[int, int]]:
    """The corners of a territory."""
    first, last, inner, outer = bounds(s, territory)
    steps = [first + (last - first) * n / CORNERS for n in range(CORNERS + 1)]
    return [point(outer, angle) for angle in steps] + (
        [point(inner, angle) for angle in reversed(steps)] if inner else [(X, Y)]
    )


def centre(s: State, territory: str) -> tuple[int, int]:
    first, last, inner, outer = bounds(s, territory)
    return point((inner + outer) // 2 + (14 if not inner else 0), (first + last) / 2)


def heart(s: State, region: int) -> tuple[int, int]:
    """Where a region's temples stand: at the meeting point of its territories."""
    if region == 6:
        return X, Y
    ring = RING[s.side]
    return point(MIDDLE, ring.index(region) * 360 / len(ring))


def names(s: State, box: Box) -> tuple[str, ...]:
    """The territories of this side of the board."""
    return TERRITORIES[: board_of(s, box).size]


def territories(s: State, box: Box, say: Say) -> list[Zone]:
    """Every territory as an area in its region's colour."""
    found = []
    colours = {int(row.id): row.colour for row in box.region}
    for name in names(s, box):
        corners = outline(s, name)
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        region = int(name.partition("-")[0])
        found.append(
            Zone(
                f"land:{name}", "map", min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys), "poly",
                points=tuple(value for corner in corners for value in corner), tone=colours[region], tip=name,
                lit=s.phase == BATTLES and s.region == region,
            )
        )  # fmt: skip
    return found


def displays(say: Say) -> list[Zone]:
    """The places beside the map: curses, tactics, upgrades, temples."""
    found = [
        Zone(
            f"curse:{n + 1}", "map", 910, 24 + 112 * n, 340, 104, "round", tone="sea", label=say("label-curse", n=n + 1)
        )
        for n in range(3)
    ]
    found.append(Zone("tactics", "map", 910, 372, 340, 136, "round", tone="sea", label=say("label-tactics")))
    found.append(Zone("upgrades", "map", 910, 520, 340, 250, "round", tone="sea", label=say("label-upgrades")))
    found.append(Zone("temples", "map", 910, 782, 340, 96, "round", tone="sea", label=say("label-temples")))
    return found


def symbols(s: State, box: Box) -> list[Piece]:
    """The territories' printed symbols, and the regions' numbers."""
    board = board_of(s, box)
    found = []
    for n, name in enumerate(names(s, box)):
        x, y = centre(s, name)
        land = LANDS[board.symbol[n]]
        found.append(Piece(f"symbol:{name}", "map", x, y, 34, 34, f"land_{land}", tip=land, z=0))
    for region in (*RING[s.side], 6):
        x, y = heart(s, region)
        found.append(Piece(f"region:{region}", "map", x, y, 26, 26, "region", text=str(region), tip=str(region), z=1))
    return found


def figures(s: State, box: Box) -> list[Piece]:
    """Castles, candles with their fires, flames, temples and curses."""
    land = names(s, box)
    found: list[Piece] = []
    for seat in range(s.seats):
        tone = HOUSES[s.houses[seat]]
        spin = 360 / s.seats * seat
        for n, name in enumerate(land):
            if s.flames[seat] >> n & 1:
                x, y = near(centre(s, name), 26, spin)
                found.append(
                    Piece(f"flame:{seat}:{name}", "map", x, y, 24, 24, "flame", tone=tone, owner=seat, tip="flame", z=2)
                )
        if s.castles[seat] >= 0:
            x, y = near(centre(s, land[s.castles[seat]]), 14, spin)
            found.append(
                Piece(f"castle:{seat}", "map", x, y, 40, 40, "castle", tone=tone, owner=seat, tip="castle", z=4)
            )
        for role, word in enumerate(ROLES):
            where = s.candles[seat * 3 + role]
            if where >= 0:
                x, y = near(centre(s, land[where]), 22, spin + 30 * role)
                fires = str(s.fires[seat * 3 + role])
                found.append(
                    Piece(
                        f"candle:{seat}:{word}",
                        "map",
                        x,
                        y,
                        36,
                        36,
                        word,
                        tone=tone,
                        owner=seat,
                        tip=word,
                        badge=fires,
                        z=5,
                    )
                )
    found += [temple for region in (*RING[s.side], 6) for temple in temples(s, region)]
    for place, where in enumerate(s.curse_at):
        if where >= 0:
            x, y = centre(s, land[where]) if s.two else heart(s, where)
            found.append(
                Piece(
                    f"cursed:{place + 1}", "map", x + 22, y + 10, 34, 34, "curse", tip="curse", text=str(place + 1), z=5
                )
            )
    return found


def near(middle: tuple[int, int], distance: int, angle: float) -> tuple[int, int]:
    return middle[0] + round(distance * sin(radians(angle))), middle[1] - round(distance * cos(radians(angle)))


def temples(s: State, region: int) -> list[Piece]:
    """A tower of temples, the lowest at the bottom."""
    levels, stack = [], s.temples[region] if region < len(s.temples) else 0
    while stack:
        levels.append(COLOURS[(stack & 3) - 1])
        stack >>= 2
    x, y = heart(s, region)
    return [
        Piece(
            f"temple:{region}:{level}",
            "map",
            x - 22,
            y - 8 - 12 * level,
            30,
            30,
            f"temple_{colour}",
            tip=colour,
            z=6 + level,
        )
        for level, colour in enumerate(reversed(levels))
    ]


def offers(s: State, box: Box, say: Say) -> list[Piece]:
    """Curse cards with the flames before them, tactics, upgrades and temples on offer."""
    found = []
    for place, curse in enumerate(s.curses):
        if curse >= 0:
            found.append(
                Piece(f"card:{CURSES[curse]}", "map", 970, 82 + 112 * place, 92, 66, "curse_card", tip=CURSES[curse])
            )
        for seat in range(s.seats):
            count = s.curse_flames[place * s.seats + seat] if s.curse_flames else 0
            if count:
                found.append(
                    Piece(
                        f"claim:{place}:{seat}", "map", 1046 + 40 * seat, 86 + 112 * place, 32, 32, "flame",
                        tone=HOUSES[s.houses[seat]], owner=seat, badge=str(count), tip="flame",
                    )
                )  # fmt: skip
    found += [
        Piece(f"offer:{TACTICS[card]}:{n}", "map", 952 + 64 * n, 446, 56, 78, "tactic", tip=TACTICS[card])
        for n, card in enumerate(s.display[:5])
    ]
    rows = box.tables.token_row
    for stack, token in enumerate(s.tops):
        x, y = 966 + 112 * (stack % 3), 578 + 76 * (stack // 3)
        if token >= 0:
            name = box.upgrade[rows[token]].id
            found.append(
                Piece(f"upgrade:{stack + 1}", "map", x, y, 56, 56, "upgrade", badge=str(s.heights[stack] + 1), tip=name)
            )
    found += [
        Piece(
            f"supply:{colour}",
            "map",
            980 + 100 * n,
            838,
            48,
            48,
            f"temple_{colour}",
            badge=str(s.temple_supply[n]),
            tip=colour,
        )
        for n, colour in enumerate(COLOURS)
        if n < len(s.temple_supply)
    ]
    return found


def house(s: State, box: Box, seat: int) -> list[Piece]:
    """A House's board: candles in their roles, hand, tactics, war board, upgrades."""
    board = f"desk:{seat}"
    found = []
    for role, word in enumerate(ROLES):
        card = s.cards[seat * 3 + role]
        if card >= 0:
            found.append(
                Piece(
                    f"slot:{seat}:{word}",
                    board,
                    48 + 74 * role,
                    62,
                    66,
                    90,
                    "card",
                    tone=HOUSES[max(s.houses[seat], 0)],
                    tip=CANDLES[card],
                )
            )
        found.append(
            Piece(
                f"role:{seat}:{word}",
                board,
                48 + 74 * role,
                120,
                24,
                24,
                word,
                tone=HOUSES[max(s.houses[seat], 0)],
                tip=word,
                z=2,
            )
        )
    if s.houses:
        for n, card in enumerate(hand(s, seat)[:10]):
            known = card != UNSEEN
            sprite, tip = ("card", CANDLES[card]) if known else ("back", "candle")
            name = f"hand:{seat}:{CANDLES[card]}" if known else f"hand:{seat}#{n}"
            found.append(Piece(name, board, 290 + 56 * n, 62, 62, 86, sprite, tone="desk", tip=tip, z=n))
    found += [
        Piece(f"tactic:{seat}:{TACTICS[card]}:{n}", board, 36 + 42 * n, 180, 50, 70, "tactic", tip=TACTICS[card], z=n)
        for n, card in enumerate(s.tactics[seat][:9])
    ]
    for cell, word in enumerate(CELLS):
        card = s.cells[seat * 2 + cell] if s.cells else -1
        if card >= 0:
            found.append(
                Piece(f"cell:{seat}:{word}", board, 470 + 64 * cell, 180, 54, 74, "tactic", tip=TACTICS[card], z=2)
            )
        rotten = s.withered[seat * 2 + cell] if s.withered else -1
        if rotten >= 0:
            found.append(
                Piece(
                    f"withered:{seat}:{word}",
                    board,
                    470 + 64 * cell,
                    186,
                    50,
                    68,
                    "withering",
                    tip=box.withering[rotten].id,
                    dim=True,
                )
            )
    found += [
        Piece(
            f"token:{seat}:{token}",
            board,
            612 + 40 * n,
            180,
            36,
            36,
            "upgrade",
            tip=box.upgrade[box.tables.token_row[token]].id,
        )
        for n, token in enumerate(t for t in range(len(box.tables.token_row)) if s.powers[seat] >> t & 1)
    ]
    if seat < len(s.personal) and s.personal.things[seat] != UNSEEN and len(s.personal) == s.seats:
        quest = QUESTS[s.personal.things[seat]]
        found.append(Piece(f"quest:{seat}", board, 824, 180, 48, 66, "quest", tip=quest))
    return found


def faces(pieces: list[Piece], box: Box) -> list[Piece]:
    """The icons printed on candle and tactic cards that lie open, and the wax a candle costs."""
    rows = {row.id: row.effects for row in box.candle} | {row.id: row.effects for row in box.tactic}
    found = []
    for piece in pieces:
        if piece.sprite not in ("card", "tactic") or piece.tip not in rows:
            continue
        for n, (symbol, count) in enumerate(rows[piece.tip].items()):
            x, y = piece.x - piece.w // 3 + 20 * n, piece.y + piece.h // 3
            text = str(count)
            found.append(
                Piece(f"{piece.id}:{symbol}", piece.board, x, y, 20, 20, f"effect_{symbol}", badge=text, z=piece.z + 1)
            )
    return found


def panels(s: State, say: Say) -> tuple[Panel, ...]:
    """Points, wax, gold, flames and cards of every seat."""
    found = []
    for seat in range(s.seats):
        chosen = s.houses[seat] if seat < len(s.houses) else -1
        name = HOUSES[chosen] if chosen >= 0 else ""
        counters = (
            Counter("wax", "wax", s.wax[seat], say("name-wax"), "wax"),
            Counter("gold", "gold", s.gold[seat], say("name-gold"), "gold"),
            Counter("flames", "flame", s.supply[seat], say("name-earth_flames"), "earth_flames"),
            Counter("hand", "back", len(hand(s, seat)), say("label-hand")),
        )
        found.append(Panel(seat, s.vp[seat], counters, say(f"name-{name}") if name else "", tone=name))
    return tuple(found)


LAND_TOPICS: Final = frozenset(
    {"deploy.territory", "maneuver.territory", "warrior.push.territory", "portal.territory", "curse.relocate.territory"}
)
REGION_TOPICS: Final = frozenset({"setup.region", "temple.destroy", "temple.region", "curse.place"})


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """Where on the table an option points."""
    s, seat = seen.known, seen.seat
    parts = key.split(":")
    if topic in LAND_TOPICS:
        return (f"land:{key}",)
    if topic in REGION_TOPICS and parts[0] == "region":
        return (key,) if int(parts[1]) in (*RING[s.side], 6) else ()
    if topic in ("curse.influence", "extinguished.curse") and parts[0] == "curse":
        return (key,)
    if topic in ("extinguish.target", "castle.strike", "warrior.push", "curse.relocate"):
        return (key,) if parts[0] in ("flame", "candle") else ((f"candle:{key}",) if len(parts) == 2 else ())
    if topic == "light.target" and parts[0] == "flame":
        return (f"land:{parts[1]}",)
    if topic in ("maneuver.figure", "portal.figure") and key in ROLES:
        return (f"candle:{seat}:{key}",)
    if topic in ("maneuver.figure", "portal.figure") and key == "castle":
        return (f"castle:{seat}",)
    if topic in ("forge.buy", "curse.gift") and parts[0] in ("upgrade", "temple"):
        return (key,) if parts[0] == "upgrade" else (f"supply:{parts[1]}",)
    return _cards(s, seat, topic, key, parts)


def _cards(s: State, seat: int | None, topic: str, key: str, parts: list[str]) -> tuple[str, ...]:
    """Cards of the own hand and the tactics on offer."""
    if topic == "ignition.turn" and seat is not None:
        known = [CANDLES[card] for card in hand(s, seat)[:10] if card != UNSEEN]
        return (f"hand:{seat}:{parts[1]}",) if parts[1] in known else ()
    if topic == "tactic.take":
        offered = [TACTICS[card] for card in s.display[:5]]
        return (f"offer:{key}:{offered.index(key)}",) if key in offered else ()
    if topic == "battle.card" and seat is not None:
        own = [TACTICS[card] for card in s.tactics[seat][:9]]
        return (f"tactic:{seat}:{key}:{own.index(key)}",) if key in own else ()
    return ()


SCENERY: Final[Scenery[State, Box]] = Scenery(draw, targets, PALETTE)
