"""The table: a ring of six sectors round the rotating Palace, displays beside it, and each clan's tiles."""

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from igroteka.content.scene import Board, Counter, Detail, Panel, Piece, Role, Say, Scene, Zone
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.query import EVERY_SECOND, all_sides, favour, goods_of, is_hidden, lit_sectors, shards_of
from igroteka.games.ryozen.scene import displays
from igroteka.games.ryozen.scene.cards import revelation, undecided
from igroteka.games.ryozen.scene.hand import MAT, Hand, hand, mat_panes
from igroteka.games.ryozen.scene.pictures import goods, shown
from igroteka.games.ryozen.scene.piles import hoard
from igroteka.games.ryozen.scene.targets import layout
from igroteka.games.ryozen.scene.tiles import tile
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.topics import place_key
from igroteka.games.ryozen.words import (
    CLANS,
    RANKS,
    RESOURCES,
    SECTORS,
    SHARDS,
    Place,
    Side,
    number_of,
    sector_of,
    spot_at,
)
from igroteka.kernel.ask import Seat
from igroteka.kernel.view import View

SIZE: Final = 900
X, Y = 450, 450  # the middle of the ring
OUTER, INNER = 402, 150
CLEAR: Final = "clear"  # the tone of what the picture of the field shows
SOCKET: Final = 240  # distance of the places from the middle
PLACE, TAKEN = 70, 68  # the side of a place, and of the companion on it
SPREAD: Final = {1: 18, 2: 18, 3: 18, 4: 15}  # degrees between the places of a sector in one row, by their number
RIM: Final = 424  # distance of the icons of day and night, whose inlays are in the picture (art/ryozen/ground.py)
EDGE: Final = 446  # distance of the outer edge of the rim
DETAIL: Final = 430  # width of the parts that open on a phone
ASIDE, STEP = 15, 4.86  # degrees of an inlay's middle beside its sector's, and between two icons
AGAINST_THE_CLOCK: Final = (3, 4)  # sectors at the bottom and lower left: there day and night read the other way round
NAMES: Final = ((450, 154), (660, 188), (720, 664), (450, 832), (180, 664), (240, 188))  # free of places and icons
NAME: Final = (178, 36)
NUMBER: Final = 0.7  # room of a number on the rim, relative to an icon's
PALETTE: Final = {
    "gates": "#5b4a63",
    "capital": "#6b5540",
    "outskirts": "#4d6149",
    "altar": "#3f5f66",
    "springs": "#41577a",
    "clan_house": "#6a4450",
    "clear": "#00000000",
    "shade": "#6279ac",
    "shine": "#ffb648",
    "display": "#2a3547",
    "orange": "#e07b28",
    "purple": "#8a56b8",
    "green": "#3f9a5f",
    "blue": "#3a7bb8",
}
LIGHTS: Final[dict[tuple[int, ...], str]] = {
    (0, 1, 2): "",
    (0, 2, 4): "_second",
}  # the sectors lit at first, as they are drawn on the disc
BUILDING: Final = (222, 249)  # the Palace
GUEST: Final = 52  # the side of a companion in the Palace
HALL, HALL_ROW = 270, 5  # the width of a row of them, and how many share one
ICON, FIGURE = (39, 39), (42, 44)  # at this height a piece's number is readable on a phone
DAY: Final = {  # what each sector does by day, as icons; the last one shows how much
    "gates": ("event", "lantern"),
    "capital": ("herald", "scroll"),
    "outskirts": ("village", "explorer"),
    "altar": ("altar", "explorer"),
    "springs": ("card_other",),
    "clan_house": ("rank_apprentice",),
}
CACHE_SIZE: Final = 1024  # drawings of each part, for all tables together
SPOT: Final = {  # where the nine spots of the Palace mode lie: walls, embrasures, top
    **{n: (X + round(118 * sin(radians(90 * n + 45))), Y - round(118 * cos(radians(90 * n + 45)))) for n in range(4)},
    **{n + 4: (X + round(62 * sin(radians(90 * n))), Y - round(62 * cos(radians(90 * n)))) for n in range(4)},
    8: (X, Y),
}


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The kingdom, and what every clan has in front of it."""
    s = seen.known
    sides = [side for side in all_sides(s) if s.clans[side] >= 0]
    return Scene(
        boards=(
            Board("field", say("board-field"), "main", SIZE, SIZE, sprite="field", round=True, details=DETAILS),
            displays.board(say),
            *mats(seen, box, sides, say),
        ),
        zones=(
            *sectors(s, box),
            *sockets(box, s.sides > 2),
            *displays.zones(s, box, say),
            *(_mat_zone(side) for side in sides),
        ),
        pieces=(
            *labels(box, say),
            *costs(box, s.sides > 2),
            *court(s),
            *palace(s, box),
            *companions(s, box, say),
            *displays.pieces(s, box, say),
            *(piece for side in sides for piece in belongings(s, box, side, say)),
        ),
        panels=tuple([panel(s, box, side, say) for side in all_sides(s)]),
        status=say("status", round=s.round, night=int(s.night)),
    )


def mats(seen: View[State], box: Box, sides: list[Side], say: Say) -> list[Board]:
    """A board for each clan; the Basilisk's belongs to nobody."""
    found = []
    for side in sides:
        role: Role = "own" if side == seen.seat else "other"
        person = side < seen.known.seats
        panes = mat_panes(Hand.of(seen.known, box, side))
        title = say(f"name-{CLANS[seen.known.clans[side]]}") if person else say("name-opponent")
        found.append(Board(f"mat:{side}", title, role, *MAT, owner=side if person else None, sprite="mat", panes=panes))
    return found


def _mat_zone(side: Side) -> Zone:
    return Zone(f"side:{side}", f"mat:{side}", 4, 4, MAT[0] - 8, MAT[1] - 8, "round", tone=CLEAR, tip="mat")


def at(radius: int, degrees: float) -> tuple[int, int]:
    """A point of the ring, clockwise from the top."""
    return X + round(radius * sin(radians(degrees))), Y - round(radius * cos(radians(degrees)))


def _details() -> tuple[Detail, ...]:
    """The Palace, and each sector with its part of the rim: as large as the picture of the field is sharp."""
    found = [Detail("disc", X - DETAIL // 2, Y - DETAIL // 2, DETAIL, DETAIL)]
    for number, name in enumerate(SECTORS):
        corners = [at(radius, 60 * number + side) for radius in (INNER - 12, EDGE) for side in (-30, 0, 30)]
        left, right = min(x for x, _ in corners), max(x for x, _ in corners)
        top, bottom = min(y for _, y in corners), max(y for _, y in corners)
        wide = max(right - left, DETAIL)
        left = min(max((left + right - wide) // 2, 0), SIZE - wide)
        found.append(Detail(name, left, top, wide, bottom - top))
    return tuple(found)


DETAILS: Final = _details()


@lru_cache(CACHE_SIZE)
def spot(place: Place, count: int) -> tuple[int, int]:
    """The centre of a place of a sector; if there are too many for a row, they alternate nearer and farther."""
    number = number_of(place)
    spread, near, apart = (SPREAD[count], SOCKET, 0) if count in SPREAD else (10, SOCKET - 44, 56)
    radius = near + (apart if number % 2 else 0)
    return at(radius, sector_of(place) * 60 + round(spread * (number - (count - 1) / 2)))


def sectors(s: State, box: Box) -> list[Zone]:
    """Six wedges, the lit ones bright."""
    lit = lit_sectors(s, box)
    return [wedge(number, number in lit) for number in range(len(SECTORS))]


@lru_cache(CACHE_SIZE)
def wedge(number: int, lit: bool) -> Zone:
    name, middle = SECTORS[number], number * 60
    sweep = range(middle - 30, middle + 31, 5)
    corners = [at(OUTER, angle) for angle in sweep] + [at(INNER, angle) for angle in reversed(sweep)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    left, top = max(min(xs), 0), max(min(ys), 0)
    points = tuple(max(value, 0) for corner in corners for value in corner)
    return Zone(
        name, "field", left, top, max(xs) - left, max(ys) - top, "poly", points=points,
        tone="shine" if lit else "shade", tip=name, lit=lit,
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def sockets(box: Box, many: bool) -> tuple[Zone, ...]:
    """The places of the sectors, with their price, on the board for many sides or the one for two."""
    found = []
    for number, places in enumerate(box.tables.boards[many].sectors):
        prices = box.sector[number].many if many else box.sector[number].few
        for place in places:
            x, y = spot(place, len(places))
            price = prices[number_of(place)]
            found.append(
                Zone(
                    f"place:{place_key(place)}", "field", x - PLACE // 2, y - PLACE // 2, PLACE, PLACE, "circle",
                    sprite=f"socket_{price}" if price in RESOURCES else "socket", tone=SECTORS[number],
                    tip="place" if price == "free" else f"place_{price}",
                )
            )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def costs(box: Box, many: bool) -> tuple[Piece, ...]:
    """Icons below a place that costs more than one resource of a kind."""
    found = list[Piece]()
    for sector, places in zip(box.sector, box.tables.boards[many].sectors, strict=True):
        for place in places:
            price = (sector.many if many else sector.few)[number_of(place)]
            kinds = price.split("_") if price not in ("free", *RESOURCES) else []
            x, y = spot(place, len(places))
            found += [
                Piece(
                    f"cost:{place_key(place)}:{n}", "field", x - 13 * (len(kinds) - 1) + 26 * n, y + 24, 24, 24, kind,
                    tip=f"place_{price}", z=2,
                )
                for n, kind in enumerate(kinds)
            ]  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def labels(box: Box, say: Say) -> tuple[Piece, ...]:
    """The sectors' names, with what they do by day and give by night as icons, and lights that shine in the shade."""
    found = [Piece("windows", "field", X, Y, SIZE, SIZE, "windows", z=-3)]
    for number, name in enumerate(SECTORS):
        found.append(
            Piece(f"label:{name}", "field", *NAMES[number], *NAME, "nameplate", text=say(f"name-{name}"), tip=name)
        )
        row = box.sector[number]
        *acts, most = DAY[name]
        day = [*((each, "") for each in ("sun", *acts, most)), *count_of(row.day)]
        night = [("moon", ""), (row.night, ""), *count_of(row.night_amount), (row.majority, "")]
        found += [
            Piece(
                f"{when}:{name}:{n}", "field", *on_rim(number, side, step), *(FIGURE if text else ICON), goods(sprite),
                text=text, tip=name, tone="blue",
            )
            for when, icons, side in (("day", day, -1), ("night", night, 1))
            for n, ((sprite, text), step) in enumerate(zip(icons, steps(icons), strict=True))
        ]  # fmt: skip
    return tuple(found)


def on_rim(sector: int, side: int, step: float) -> tuple[int, int]:
    """A place on the rim beside a sector: -1 is the inlay of the day, 1 that of the night."""
    clockwise = -1 if sector in AGAINST_THE_CLOCK else 1
    return at(RIM, round(sector * 60 + clockwise * (side * ASIDE + step * STEP), 2))


def steps(icons: list[tuple[str, str]]) -> list[float]:
    """How far each icon stands from the middle of a row in which numbers keep closer to what they count."""
    wide = [NUMBER if text else 1 for _, text in icons]
    return [sum(wide[:n]) + wide[n] / 2 - sum(wide) / 2 for n in range(len(wide))]


def count_of(amount: int) -> list[tuple[str, str]]:
    """A number beside an icon, unless it is one."""
    return [("plate", str(amount))] if amount > 1 else []


def palace(s: State, box: Box) -> list[Piece]:
    """The light, the disc that throws it, the Palace with a storey for each round, and who is in it."""
    lit = LIGHTS.get(EVERY_SECOND[0] if s.every_second else box.tables.lit[0])
    disc = "disc_dark" if lit is None else f"disc{lit}"
    found = [] if lit is None else [Piece("light", "field", X, Y, SIZE, SIZE, f"light{lit}", rot=s.turned * 60, z=-2)]
    found.append(Piece("disc", "field", X, Y, 300, 300, disc, rot=s.turned * 60, tip="palace", z=-1))
    if s.palace_mode:
        found.append(Piece("keep", "field", X, Y, 240, 240, "keep", tip="palace", z=-1))
        return found + [
            each for n, t in enumerate(s.palace) if t >= 0 for each in tile(s, box, t, "field", *SPOT[n], 58)
        ]
    storeys = min(max(s.round, 1), 3)
    found.append(Piece("palace", "field", X, Y - 58, *BUILDING, f"palace_{storeys}", tip="palace", z=1))
    for n, each in enumerate(s.palace):
        found += tile(s, box, each, "field", *_in_hall(n, len(s.palace)), GUEST)
    return found


def _in_hall(n: int, count: int) -> tuple[int, int]:
    """Where a companion stands before the Palace: in one row, or in two closer ones if there are many."""
    rows = 1 if count <= HALL_ROW else 2
    along = -(-count // rows)
    row, nth = divmod(n, along)
    step = min(GUEST + 2, HALL // along)
    here = min(along, count - row * along)
    return X + round(step * (nth - (here - 1) / 2)), Y + (92 if rows == 1 else 66 + 54 * row)


def companions(s: State, box: Box, say: Say) -> list[Piece]:
    """Companions on the places; a lock hangs on the sector of a Guard."""
    found: list[Piece] = []
    for places in layout(s, box):
        for place in places:
            if s.board[place] >= 0:
                x, y = spot(place, len(places))
                hidden = say(f"name-{RANKS[box.tables.rank[s.board[place]]]}") if is_hidden(s, place) else ""
                found += tile(s, box, s.board[place], "field", x, y, TAKEN, hidden)
    for sector, guard in enumerate(s.locks):
        if guard >= 0:
            x, y = at(188, sector * 60)
            found.append(Piece(f"lock:{SECTORS[sector]}", "field", x, y, 36, 36, "lock", tip="guard", z=5))
    return found


def court(s: State) -> list[Piece]:
    """The Palace as a place on its disc; in the Palace mode the walls, the embrasures and the top."""
    if not s.palace_mode:
        return [Piece("place:palace", "field", X, Y, 224, 224, "hall", tip="palace", round=True)]
    names = ("wall", "embrasure", "top")
    return [
        Piece(f"place:{place_key(spot_at(n))}", "field", x, y, 62, 62, "socket", tip=names[n // 4])
        for n, (x, y) in SPOT.items()
    ]


def belongings(s: State, box: Box, side: Side, say: Say) -> list[Piece]:
    """A clan's hand and its toppled tiles, its revelations, its stack, and the first player's token."""
    board = f"mat:{side}"
    found = hand(s, box, side, say)
    if side >= s.seats:
        found += hoard(s, box, side)
        found += tile(s, box, s.top, board, 834, 60, 60) if s.top >= 0 else []
    cards = s.cards[side] + (undecided(s, box) if side == s.side else ())
    step = min(78, 134 // max(len(cards) - 1, 1))
    for n, card in enumerate(cards):
        found += revelation(box, card, board, 634 + step * n, 60, 76, say, 2 * n)
    if s.stacks[side]:
        clan = CLANS[s.clans[side]]
        left = str(len(s.stacks[side]))
        found.append(
            Piece(
                f"stack:{side}", board, 904, 62, 84, 84, shown("hidden", clan, "hidden"), tone=clan, badge=left,
                tip="companion", pile="stack",
            )
        )  # fmt: skip
    if side == s.first:
        found.append(Piece("first_player", board, 834, 60, 54, 54, "first_player", tip="first_player"))
    return found


def panel(s: State, box: Box, seat: Seat, say: Say) -> Panel:
    """Favour, resources and shards of a side; the Basilisk's comes after the last seat."""
    side = Side(seat)
    held, shards = goods_of(s, side), shards_of(s, side)
    score = favour(s, side)  # shards and resources count at the end
    counters = [Counter("favour", "favour", score, say("label-favour"), "favour_marker")]
    counters += [Counter(name, goods(name), held[n], say(f"name-{name}"), name) for n, name in enumerate(RESOURCES)]
    counters += [Counter(name, goods(name), shards[n], say(f"name-{name}"), name) for n, name in enumerate(SHARDS)]
    clan = CLANS[s.clans[side]] if s.clans[side] >= 0 else ""
    title = say(f"name-{clan}") if clan else ""
    emblem = "first_player" if s.first == side else f"crest_{clan}" if clan else ""
    return Panel(side, score, tuple(counters), title, tone=clan, emblem=emblem, track="favour")
