"""The table: an old map of regions round the hub, the curse track and displays beside it, and each House's board.

Each part is drawn from just the fields it shows and kept: all eyes share it, and it is drawn again when it changes.
"""

from functools import cache, lru_cache
from itertools import chain
from math import cos, radians, sin
from typing import Final

from igroteka.games.candelabria.components import Box
from igroteka.games.candelabria.query import board_of
from igroteka.games.candelabria.rows import Row
from igroteka.games.candelabria.rules.cards import hand
from igroteka.games.candelabria.state import BATTLES, State
from igroteka.games.candelabria.topics import CANDLES, CURSES, TACTICS
from igroteka.games.candelabria.words import CELLS, COLOURS, HOUSES, LANDS, QUESTS, ROLES, TERRITORIES
from igroteka.kernel.pool import UNSEEN
from igroteka.kernel.scene import Board, Counter, Panel, Piece, Role, Say, Scene, Scenery, Zone
from igroteka.kernel.view import View

KEPT: Final = 2048  # drawings of each part, for all tables together
WIDTH, HEIGHT = 1280, 960
X, Y, RADIUS = 470, 480, 400
HUB, MIDDLE = 120, 248  # where the inner and the outer territories begin
RING: Final = ((1, 2, 3, 5, 7, 8, 4), (1, 2, 3, 5, 9, 10, 7, 8, 4))  # regions clockwise, by side of the board
ROWS: Final = {"tactics": (372, 136), "upgrades": (520, 250), "temples": (782, 96)}  # beside the map: top and height
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
    land = names(s, box)
    cards = [*offers(s, box), *chain.from_iterable([house(s, box, seat) for seat in seats])]
    return Scene(
        boards=(
            Board("map", say("board-map"), "main", WIDTH, HEIGHT, sprite="sea"),
            *(desk(seen, seat, say) for seat in seats),
        ),
        zones=(
            *territories(box, land, s.side, s.region if s.phase == BATTLES else -1),
            *displays(tuple([say("label-curse", n=n + 1) for n in range(3)] + [say(f"label-{row}") for row in ROWS])),
            *[_desk_zone(seat) for seat in seats],
        ),
        pieces=(
            *symbols(land, board_of(s, box).symbol, s.side),
            *(figures(s, land) if ready else ()),
            *cards,
            *chain.from_iterable([faces(box, piece) for piece in cards if piece.sprite in ("card", "tactic")]),
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


@cache
def _desk_zone(seat: int) -> Zone:
    return Zone(f"seat:{seat}", f"desk:{seat}", 4, 4, 852, 222, "round", tone="desk")


def point(radius: int, angle: float) -> tuple[int, int]:
    """A point of the map; angles clockwise from north."""
    return X + round(radius * sin(radians(angle))), Y - round(radius * cos(radians(angle)))


def bounds(side: int, territory: str) -> tuple[float, float, int, int]:
    """A territory on the polar grid: first and last angle, inner and outer radius."""
    region, _, part = territory.partition("-")
    ring = RING[side]
    wedge = 360 / len(ring)
    if region == "6":
        cuts = ((-20, 100, 220, 340), (0, 2.5 * wedge, 4.5 * wedge, 360))[side == 0]
        n = "abc".index(part)
        return cuts[n], cuts[n + 1], 0, HUB
    middle = ring.index(int(region)) * wedge
    if part == "in":
        return middle - wedge / 2, middle + wedge / 2, HUB, MIDDLE
    return (
        (middle - wedge / 2, middle, MIDDLE, RADIUS) if part == "ccw" else (middle, middle + wedge / 2, MIDDLE, RADIUS)
    )


@cache
def outline(side: int, territory: str) -> list[tuple[int, int]]:
    """The corners of a territory."""
    first, last, inner, outer = bounds(side, territory)
    steps = [first + (last - first) * n / CORNERS for n in range(CORNERS + 1)]
    return [point(outer, angle) for angle in steps] + (
        [point(inner, angle) for angle in reversed(steps)] if inner else [(X, Y)]
    )


@cache
def centre(side: int, territory: str) -> tuple[int, int]:
    first, last, inner, outer = bounds(side, territory)
    return point((inner + outer) // 2 + (14 if not inner else 0), (first + last) / 2)


@cache
def heart(side: int, region: int) -> tuple[int, int]:
    """Where a region's temples stand: at the meeting point of its territories."""
    if region == 6:
        return X, Y
    ring = RING[side]
    return point(MIDDLE, ring.index(region) * 360 / len(ring))


def names(s: State, box: Box) -> tuple[str, ...]:
    """The territories of this side of the board."""
    return TERRITORIES[: board_of(s, box).size]


@lru_cache(KEPT)
def territories(box: Box, land: tuple[str, ...], side: int, battle: int) -> tuple[Zone, ...]:
    """Every territory as an area in its region's colour; the region of the battle is lit."""
    found = []
    colours = {int(row.id): row.colour for row in box.region}
    for name in land:
        corners = outline(side, name)
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        region = int(name.partition("-")[0])
        found.append(
            Zone(
                f"land:{name}", "map", min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys), "poly",
                points=tuple(value for corner in corners for value in corner), tone=colours[region], tip=name,
                lit=region == battle,
            )
        )  # fmt: skip
    return tuple(found)


@lru_cache(KEPT)
def displays(labels: tuple[str, ...]) -> tuple[Zone, ...]:
    """The places beside the map: curses, tactics, upgrades, temples."""
    places = {f"curse:{n + 1}": (24 + 112 * n, 104) for n in range(3)} | ROWS
    return tuple(
        [
            Zone(name, "map", 910, top, 340, height, "round", tone="sea", label=label)
            for (name, (top, height)), label in zip(places.items(), labels, strict=True)
        ]
    )


@lru_cache(KEPT)
def symbols(land: tuple[str, ...], printed: tuple[int, ...], side: int) -> tuple[Piece, ...]:
    """The territories' printed symbols, and the regions' numbers."""
    found = []
    for n, name in enumerate(land):
        x, y = centre(side, name)
        symbol = LANDS[printed[n]]
        found.append(Piece(f"symbol:{name}", "map", x, y, 34, 34, f"land_{symbol}", tip=symbol, z=0))
    for region in (*RING[side], 6):
        x, y = heart(side, region)
        found.append(Piece(f"region:{region}", "map", x, y, 26, 26, "region", text=str(region), tip=str(region), z=1))
    return tuple(found)


def figures(s: State, land: tuple[str, ...]) -> list[Piece]:
    """Castles, candles with their fires, flames, temples and curses."""
    curses = (
        Piece(f"cursed:{place + 1}", "map", x + 22, y + 10, 34, 34, "curse", tip="curse", text=str(place + 1), z=5)
        for place, where in enumerate(s.curse_at)
        if where >= 0
        for x, y in [centre(s.side, land[where]) if s.two else heart(s.side, where)]
    )
    troops = [
        (
            *flames(land, s.side, s.seats, seat, s.houses[seat], s.flames[seat]),
            *troop(
                land, s.side, s.seats, seat, s.houses[seat], s.castles[seat],
                s.candles[seat * 3 : seat * 3 + 3], s.fires[seat * 3 : seat * 3 + 3],
            ),
        )
        for seat in range(s.seats)
    ]  # fmt: skip
    return [*chain.from_iterable(troops), *temples(s.temples, s.side), *curses]


@lru_cache(KEPT)
def flames(land: tuple[str, ...], side: int, seats: int, seat: int, house: int, lit: int) -> tuple[Piece, ...]:
    """A House's earth flames."""
    found = []
    for name in [name for n, name in enumerate(land) if lit >> n & 1]:
        x, y = near(centre(side, name), 26, 360 / seats * seat)
        tone = HOUSES[house]
        found.append(
            Piece(f"flame:{seat}:{name}", "map", x, y, 24, 24, "flame", tone=tone, owner=seat, tip="flame", z=2)
        )
    return tuple(found)


@lru_cache(KEPT)
def troop(
    land: tuple[str, ...], side: int, seats: int, seat: int, house: int, castle: int, candles: Row, fires: Row
) -> tuple[Piece, ...]:
    """A House's castle, and its candles with their fires."""
    tone, spin = HOUSES[house], 360 / seats * seat
    found = []
    if castle >= 0:
        x, y = near(centre(side, land[castle]), 14, spin)
        found.append(Piece(f"castle:{seat}", "map", x, y, 40, 40, "castle", tone=tone, owner=seat, tip="castle", z=4))
    for role, word in enumerate(ROLES):
        if candles[role] >= 0:
            x, y = near(centre(side, land[candles[role]]), 22, spin + 30 * role)
            found.append(
                Piece(
                    f"candle:{seat}:{word}", "map", x, y, 36, 36, word, tone=tone, owner=seat, tip=word,
                    badge=str(fires[role]), z=5,
                )
            )  # fmt: skip
    return tuple(found)


def near(middle: tuple[int, int], distance: int, angle: float) -> tuple[int, int]:
    return middle[0] + round(distance * sin(radians(angle))), middle[1] - round(distance * cos(radians(angle)))


@lru_cache(KEPT)
def temples(towers: Row, side: int) -> tuple[Piece, ...]:
    """The towers of temples of all regions."""
    regions = [region for region in (*RING[side], 6) if region < len(towers)]
    return tuple(chain.from_iterable([tower(towers[region], region, heart(side, region)) for region in regions]))


def tower(stack: int, region: int, at: tuple[int, int]) -> list[Piece]:
    """A tower of temples, the lowest at the bottom."""
    levels = []
    while stack:
        levels.append(COLOURS[(stack & 3) - 1])
        stack >>= 2
    return [
        Piece(
            f"temple:{region}:{level}", "map", at[0] - 22, at[1] - 8 - 12 * level, 30, 30, f"temple_{colour}",
            tip=colour, z=6 + level,
        )
        for level, colour in enumerate(reversed(levels))
    ]  # fmt: skip


def offers(s: State, box: Box) -> list[Piece]:
    """Curse cards with the flames before them, tactics, upgrades and temples on offer."""
    return [*curses(s.curses, s.curse_flames, s.houses), *goods(box, s.display[:5], s.tops, s.heights, s.temple_supply)]


@lru_cache(KEPT)
def curses(cards: Row, claims: Row, houses: Row) -> tuple[Piece, ...]:
    """Curse cards, and the flames before them."""
    found = []
    for place, curse in enumerate(cards):
        if curse >= 0:
            name = CURSES[curse]
            found.append(Piece(f"card:{name}", "map", 970, 82 + 112 * place, 92, 66, "curse_card", tip=name))
        for seat, house in enumerate(houses):
            count = claims[place * len(houses) + seat] if claims else 0
            if count:
                found.append(
                    Piece(
                        f"claim:{place}:{seat}", "map", 1046 + 40 * seat, 86 + 112 * place, 32, 32, "flame",
                        tone=HOUSES[house], owner=seat, badge=str(count), tip="flame",
                    )
                )  # fmt: skip
    return tuple(found)


@lru_cache(KEPT)
def goods(box: Box, tactics: Row, tops: Row, heights: Row, supply: Row) -> tuple[Piece, ...]:
    """Tactics, upgrades and temples on offer."""
    found = [
        Piece(f"offer:{TACTICS[card]}:{n}", "map", 952 + 64 * n, 446, 56, 78, "tactic", tip=TACTICS[card])
        for n, card in enumerate(tactics)
    ]
    for stack, token in enumerate(tops):
        x, y = 966 + 112 * (stack % 3), 578 + 76 * (stack // 3)
        if token >= 0:
            name, left = box.upgrade[box.tables.token_row[token]].id, str(heights[stack] + 1)
            found.append(Piece(f"upgrade:{stack + 1}", "map", x, y, 56, 56, "upgrade", badge=left, tip=name))
    found += [
        Piece(
            f"supply:{colour}", "map", 980 + 100 * n, 838, 48, 48, f"temple_{colour}", badge=str(left), tip=colour
        )
        for n, (colour, left) in enumerate(zip(COLOURS, supply, strict=False))
    ]  # fmt: skip
    return tuple(found)


def house(s: State, box: Box, seat: int) -> list[Piece]:
    """A House's board: candles in their roles, hand, tactics, war board, upgrades."""
    first, tone = seat * 2, HOUSES[max(s.houses[seat], 0)] if s.houses else HOUSES[0]
    chosen = seat < len(s.personal) and s.personal.things[seat] != UNSEEN and len(s.personal) == s.seats
    return [
        *slots(seat, tone, s.cards[seat * 3 : seat * 3 + 3]),
        *(held(seat, tuple(hand(s, seat)[:10])) if s.houses else ()),
        *tactics(seat, s.tactics[seat][:9]),
        *war_board(box, seat, s.cells[first : first + 2], s.withered[first : first + 2]),
        *upgrades(box, seat, s.powers[seat], s.personal.things[seat] if chosen else UNSEEN),
    ]


@lru_cache(KEPT)
def slots(seat: int, tone: str, cards: Row) -> tuple[Piece, ...]:
    """Candles in their roles."""
    board, found = f"desk:{seat}", []
    for role, word in enumerate(ROLES):
        x, card = 48 + 74 * role, cards[role]
        if card >= 0:
            found.append(Piece(f"slot:{seat}:{word}", board, x, 62, 66, 90, "card", tone=tone, tip=CANDLES[card]))
        found.append(Piece(f"role:{seat}:{word}", board, x, 120, 24, 24, word, tone=tone, tip=word, z=2))
    return tuple(found)


@lru_cache(KEPT)
def held(seat: int, cards: Row) -> tuple[Piece, ...]:
    """A hand, as far as it is known."""
    found = []
    for n, card in enumerate(cards):
        known = card != UNSEEN
        sprite, tip = ("card", CANDLES[card]) if known else ("back", "candle")
        name = f"hand:{seat}:{CANDLES[card]}" if known else f"hand:{seat}#{n}"
        found.append(Piece(name, f"desk:{seat}", 290 + 56 * n, 62, 62, 86, sprite, tone="desk", tip=tip, z=n))
    return tuple(found)


@lru_cache(KEPT)
def tactics(seat: int, cards: Row) -> tuple[Piece, ...]:
    names = [TACTICS[card] for card in cards]
    return tuple(
        [
            Piece(f"tactic:{seat}:{name}:{n}", f"desk:{seat}", 36 + 42 * n, 180, 50, 70, "tactic", tip=name, z=n)
            for n, name in enumerate(names)
        ]
    )


@lru_cache(KEPT)
def war_board(box: Box, seat: int, cards: Row, withered: Row) -> tuple[Piece, ...]:
    """Tactics and withering on the two cells."""
    board, found = f"desk:{seat}", []
    for cell, word in enumerate(CELLS):
        x, card, rotten = 470 + 64 * cell, cards[cell] if cards else -1, withered[cell] if withered else -1
        if card >= 0:
            found.append(Piece(f"cell:{seat}:{word}", board, x, 180, 54, 74, "tactic", tip=TACTICS[card], z=2))
        if rotten >= 0:
            name, tip = f"withered:{seat}:{word}", box.withering[rotten].id
            found.append(Piece(name, board, x, 186, 50, 68, "withering", tip=tip, dim=True))
    return tuple(found)


@lru_cache(KEPT)
def upgrades(box: Box, seat: int, powers: int, quest: int) -> tuple[Piece, ...]:
    """Upgrades, and the personal quest once it is known."""
    board, rows = f"desk:{seat}", box.tables.token_row
    owned = [token for token in range(len(rows)) if powers >> token & 1]
    found = [
        Piece(f"token:{seat}:{token}", board, 612 + 40 * n, 180, 36, 36, "upgrade", tip=box.upgrade[rows[token]].id)
        for n, token in enumerate(owned)
    ]
    if quest != UNSEEN:
        found.append(Piece(f"quest:{seat}", board, 824, 180, 48, 66, "quest", tip=QUESTS[quest]))
    return tuple(found)


@lru_cache(KEPT)
def effects(box: Box) -> dict[str, list[tuple[str, int]]]:
    """The icons of each card."""
    candles: dict[str, list[tuple[str, int]]] = {row.id: list(row.effects.items()) for row in box.candle}
    return candles | {row.id: list(row.effects.items()) for row in box.tactic}


def faces(box: Box, card: Piece) -> tuple[Piece, ...]:
    """The icons printed on a candle or tactic card that lies open."""
    return icons(box, card.id, card.board, card.tip, card.x - card.w // 3, card.y + card.h // 3, card.z + 1)


@lru_cache(8 * KEPT)
def icons(box: Box, card: str, board: str, name: str, x: int, y: int, z: int) -> tuple[Piece, ...]:
    printed = enumerate(effects(box).get(name, ()))
    return tuple(
        [
            Piece(f"{card}:{symbol}", board, x + 20 * n, y, 20, 20, f"effect_{symbol}", badge=str(count), z=z)
            for n, (symbol, count) in printed
        ]
    )


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
