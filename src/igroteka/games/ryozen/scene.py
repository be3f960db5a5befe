"""The table: a ring of six sectors round the turning Palace, displays beside it, and each clan's tiles."""

from math import cos, radians, sin
from typing import Final

from igroteka.games.ryozen.components import CARDS, Box
from igroteka.games.ryozen.ids import (
    CLANS,
    EVENTS,
    PALACE,
    PLACES_MAX,
    RANKS,
    RESOURCES,
    SECTORS,
    SHARDS,
    TILES,
    WALL,
)
from igroteka.games.ryozen.score import total
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.topics import VILLAGE_WORDS, place_key
from igroteka.kernel.scene import Board, Counter, Panel, Piece, Role, Say, Scene, Scenery, Zone
from igroteka.kernel.view import View

WIDTH, HEIGHT = 1180, 900
X, Y = 420, 420  # the middle of the ring
OUTER, INNER = 400, 160
TILE: Final = 60
PALETTE: Final = {
    "gates": "#5b4a63",
    "capital": "#6b5540",
    "outskirts": "#4d6149",
    "altar": "#3f5f66",
    "springs": "#41577a",
    "clan_house": "#6a4450",
    "display": "#2a3547",
    "orange": "#e07b28",
    "purple": "#8a56b8",
    "green": "#3f9a5f",
    "blue": "#3a7bb8",
}
SPOT: Final = {  # where the nine spots of the Palace mode lie: walls, embrasures, top
    **{n: (X + round(118 * sin(radians(90 * n + 45))), Y - round(118 * cos(radians(90 * n + 45)))) for n in range(4)},
    **{n + 4: (X + round(62 * sin(radians(90 * n))), Y - round(62 * cos(radians(90 * n)))) for n in range(4)},
    8: (X, Y),
}


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The kingdom, and what every clan has in front of it."""
    s = seen.known
    sides = [side for side in range(s.sides) if s.clans[side] >= 0]
    return Scene(
        boards=(Board("field", say("board-field"), "main", WIDTH, HEIGHT, sprite="field"), *mats(seen, sides, say)),
        zones=(*sectors(s, box, say), *displays(s, box, say), *(_mat_zone(side) for side in sides)),
        pieces=(
            *labels(say),
            *palace(s, box),
            *companions(s, box),
            *shown(s, box),
            *path(s, say),
            *(piece for side in sides for piece in belongings(s, box, side)),
        ),
        panels=panels(s, box, say),
        status=say("status", round=s.round),
    )


def mats(seen: View[State], sides: list[int], say: Say) -> list[Board]:
    """A board for each clan; the Basilisk's belongs to nobody."""
    found = []
    for side in sides:
        role: Role = "own" if side == seen.seat else "other"
        person = side < seen.known.seats
        title = say(f"name-{CLANS[seen.known.clans[side]]}") if person else say("name-opponent")
        found.append(Board(f"mat:{side}", title, role, 760, 150, owner=side if person else None, sprite="mat"))
    return found


def _mat_zone(side: int) -> Zone:
    return Zone(f"side:{side}", f"mat:{side}", 4, 4, 752, 142, "round", tone="display")


def at(radius: int, degrees: int) -> tuple[int, int]:
    """A point of the ring, clockwise from the top."""
    return X + round(radius * sin(radians(degrees))), Y - round(radius * cos(radians(degrees)))


def spot(place: int, count: int) -> tuple[int, int]:
    """The centre of a place of a sector."""
    sector, n = divmod(place, PLACES_MAX)
    spread = 16
    return at(272, sector * 60 + round(spread * (n - (count - 1) / 2)))


def layout(s: State, box: Box) -> tuple[tuple[int, ...], ...]:
    """The places of each sector on this side of the board."""
    sector_rows = box.sector
    few = s.sides == 2
    return tuple(
        tuple(number * PLACES_MAX + n for n in range(len(row.few if few else row.many)))
        for number, row in enumerate(sector_rows)
    )


def sectors(s: State, box: Box, say: Say) -> list[Zone]:
    """Six wedges, the lit ones bright, and their places as sockets with the price."""
    found = []
    lit = {(s.turned + step) % 6 for step in box.table[0].lit}
    for number, name in enumerate(SECTORS):
        middle = number * 60
        corners = [at(INNER, middle - 29), at(OUTER, middle - 29), at(OUTER + 30, middle), at(OUTER, middle + 29)]
        corners += [at(INNER, middle + 29), at(INNER - 12, middle)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        left, top = max(min(xs), 0), max(min(ys), 0)
        points = tuple(max(value, 0) for corner in corners for value in corner)
        found.append(
            Zone(
                name, "field", left, top, max(xs) - left, max(ys) - top, "poly", points=points, tone=name, tip=name,
                lit=number in lit,
            )
        )  # fmt: skip
    for number, places in enumerate(layout(s, box)):
        row = box.sector[number]
        prices = row.few if s.sides == 2 else row.many
        for place in places:
            x, y = spot(place, len(places))
            price = prices[place % PLACES_MAX]
            found.append(
                Zone(
                    f"place:{place_key(place)}", "field", x - 32, y - 32, 64, 64, "circle", sprite="socket",
                    tone=SECTORS[number], label="" if price == "free" else say(f"price-{price}"),
                )
            )  # fmt: skip
    return found


def labels(say: Say) -> list[Piece]:
    """The sectors' names round the ring."""
    return [
        Piece(f"label:{name}", "field", *at(366, number * 60), 30, 36, "plate", text=say(f"name-{name}"), tip=name)
        for number, name in enumerate(SECTORS)
    ]


def palace(s: State, box: Box) -> list[Piece]:
    """The disc that throws light, the Palace, and who is in it."""
    found = [Piece("disc", "field", X, Y, 300, 300, "disc", rot=s.turned * 60, tip="palace")]
    if s.palace_mode:
        found += [tile(s, box, t, "field", *SPOT[n], 44) for n, t in enumerate(s.palace) if t >= 0]
        return found
    found.append(Piece("palace", "field", X, Y - 20, 128, 112, "palace", tip="palace", z=1))
    for n, each in enumerate(s.palace):
        x, y = X - 80 + 40 * (n % 5), Y + 62 + 34 * (n // 5)
        found.append(tile(s, box, each, "field", x, min(y, Y + 130), 36))
    return found


def tile(s: State, box: Box, number: int, board: str, x: int, y: int, size: int = TILE, hidden: bool = False) -> Piece:
    """A companion, revealed or hidden, in its clan's colour."""
    side = number // TILES
    rank = RANKS[box.tables.rank[number]]
    owner = side if side < s.seats else None
    clan = CLANS[s.clans[side]]
    sprite, tip = ("hidden", "companion") if hidden else (f"rank_{rank}", rank)
    return Piece(f"tile:{number}", board, x, y, size, size, sprite, owner=owner, tone=clan, tip=tip, z=3)


def companions(s: State, box: Box) -> list[Piece]:
    """Companions on the places; a lock shows the Guard's sector."""
    found = []
    for places in layout(s, box):
        for place in places:
            if s.board[place] >= 0:
                x, y = spot(place, len(places))
                found.append(tile(s, box, s.board[place], "field", x, y, hidden=bool(s.hidden >> place & 1)))
    return found


def displays(s: State, box: Box, say: Say) -> list[Zone]:
    """Predicted events, revelations, the Clan House row, and the walls of the Palace in its mode."""
    found = [
        Zone(
            f"event:{n}",
            "field",
            870 + 152 * (n % 2),
            30 + 96 * (n // 2),
            140,
            86,
            "round",
            tone="display",
            label=str(n + 1),
        )
        for n in range(len(s.areas))
    ]
    found += [
        Zone(f"spring:{n}", "field", 870 + 102 * n, 270, 96, 130, "round", tone="springs")
        for n in range(len(s.display))
    ]
    coins = box.clan_house[0].coins
    found += [
        Zone(
            f"area:{n + 1}", "field", 870 + 76 * (n % 4), 440 + 100 * (n // 4), 70, 92, "round", tone="clan_house",
            label=say("price-coins", coins=price),
        )
        for n, price in enumerate(coins)
    ]  # fmt: skip
    if s.palace_mode:
        names = ("wall", "embrasure")
        found += [
            Zone(
                f"place:{place_key(WALL + n)}",
                "field",
                x - 24,
                y - 24,
                48,
                48,
                "circle",
                sprite="socket",
                tip=names[n > 3],
            )
            for n, (x, y) in SPOT.items()
        ]
    else:
        found.append(Zone("place:palace", "field", X - 100, Y - 100, 200, 200, "circle", sprite="socket", tip="palace"))
    return found


def shown(s: State, box: Box) -> list[Piece]:
    """Cards on display and the row of the Clan House."""
    found = [
        Piece(
            f"foretold:{EVENTS[e]}", "field", 940 + 152 * (n % 2), 76 + 96 * (n // 2), 104, 66, "event", tip=EVENTS[e]
        )
        for n, e in enumerate(s.areas)
        if e >= 0
    ]
    found += [
        Piece(
            f"card:{CARDS[c]}",
            "field",
            918 + 102 * n,
            338,
            74,
            102,
            "card",
            tone="blue",
            tip=CARDS[c],
            badge=str(box.revelation[c].price),
        )
        for n, c in enumerate(s.display)
        if c >= 0
    ]
    found += [tile(s, box, t, "field", 905 + 76 * (n % 4), 492 + 100 * (n // 4), 54) for n, t in enumerate(s.row)]
    if s.card >= 0:
        found.append(Piece("enemy_card", "field", 1130, 720, 66, 92, "twist", tip="twist_1"))
    return found


def path(s: State, say: Say) -> list[Piece]:
    """The winding road of villages to the Altar, with the Explorers on it, and the Capital track."""
    found = []
    for n, village in enumerate(s.path):
        x, y = way(n)
        found.append(
            Piece(f"village:{VILLAGE_WORDS[village]}", "field", x, y, 86, 60, "village", tip=VILLAGE_WORDS[village])
        )
    if s.village_top >= 0:
        x, y = way(len(s.path))
        name = VILLAGE_WORDS[s.village_top]
        found.append(
            Piece(
                f"village:{name}", "field", x, y, 86, 60, "village", tip=name, dim=True, badge=str(len(s.villages) + 1)
            )
        )
    for side, step in enumerate(s.explorers):
        if s.clans[side] >= 0:
            x, y = way(min(step, len(s.path)))
            found.append(
                Piece(
                    f"explorer:{side}",
                    "field",
                    x - 27 + 18 * side,
                    y - 22,
                    28,
                    28,
                    "explorer",
                    tone=CLANS[s.clans[side]],
                    tip="explorer",
                    z=4,
                )
            )
    for rank, side in enumerate(s.heralds):
        if s.clans[side] >= 0:
            found.append(
                Piece(
                    f"herald:{side}",
                    "field",
                    880 + 46 * rank,
                    672,
                    36,
                    36,
                    "herald",
                    tone=CLANS[s.clans[side]],
                    tip="herald",
                )
            )
    return found


def way(step: int) -> tuple[int, int]:
    """A station of the road along the bottom."""
    return 56 + 88 * (step % 12), 862 - (20 if step % 2 else 0)


def belongings(s: State, box: Box, side: int) -> list[Piece]:
    """A clan's tiles in hand, its revelations, and its stack."""
    board = f"mat:{side}"
    found = [tile(s, box, t, board, 42 + 58 * n, 44, 52) for n, t in enumerate(sorted(s.hands[side])[:9])]
    if side >= s.seats and s.top >= 0:
        found.append(tile(s, box, s.top, board, 700, 44, 52))
    step = min(70, 560 // max(len(s.cards[side]), 1))
    found += [
        Piece(f"card:{CARDS[c]}", board, 40 + step * n, 112, 48, 66, "card", tone="blue", tip=CARDS[c], z=n)
        for n, c in enumerate(s.cards[side])
    ]
    if s.stacks[side]:
        clan = CLANS[s.clans[side]]
        found.append(
            Piece(
                f"stack:{side}",
                board,
                716,
                108,
                48,
                48,
                "hidden",
                tone=clan,
                badge=str(len(s.stacks[side])),
                tip="companion",
            )
        )
    return found


def panels(s: State, box: Box, say: Say) -> tuple[Panel, ...]:
    """Favour, resources and shards of every seat; the Basilisk's are on his mat."""
    found = []
    for side in range(s.seats):
        goods, shards = s.goods[side * 3 : side * 3 + 3], s.shards[side * 3 : side * 3 + 3]
        counters = [Counter(name, name, goods[n], say(f"name-{name}"), name) for n, name in enumerate(RESOURCES)]
        counters += [Counter(name, name, shards[n], say(f"name-{name}"), name) for n, name in enumerate(SHARDS)]
        clan = CLANS[s.clans[side]] if s.clans[side] >= 0 else ""
        title = say(f"name-{clan}") if clan else ""
        emblem = "first_player" if s.first == side else ""
        found.append(Panel(side, total(s, box, side), tuple(counters), title, tone=clan, emblem=emblem))
    return tuple(found)


PLACE_TOPICS: Final = frozenset(
    {"place.space", "strike.target", "strike.wall", "turn.hidden", "turn.revealed", "basilisk.space"}
)
PLACE_TOPICS_MOVE: Final = frozenset({"move.companion", "move.space", "clan_house.replace"})
SECTOR_TOPICS: Final = frozenset({"palace.sector", "hermit.sector", "haven.sector"})
CARD_TOPICS: Final = frozenset(
    {"turn.revelation", "revelation.acquire", "basilisk.acquire", "strike.mercy", "event.card"}
)


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """Where on the table an option points."""
    s = seen.known
    if topic in PLACE_TOPICS or topic in PLACE_TOPICS_MOVE:
        return placed(s, box, key)
    if topic in SECTOR_TOPICS and key in SECTORS:
        return (key,)
    if topic in CARD_TOPICS and key in CARDS:
        return (f"card:{key}",)
    if topic == "place.companion" and key in RANKS:
        return next(((f"tile:{t}",) for t in sorted(s.hands[s.side])[:9] if RANKS[box.tables.rank[t]] == key), ())
    if topic == "gates.event" and key in EVENTS:
        return (f"foretold:{key}",)
    if topic == "altar.bonus" and key in VILLAGE_WORDS:
        return (f"village:{key}",)
    return (key,) if topic == "clan_house.hire" and key.startswith("area:") else _areas(topic, key)


def _areas(topic: str, key: str) -> tuple[str, ...]:
    return (f"event:{int(key.partition(':')[2]) - 1}",) if topic == "event.area" else ()


def placed(s: State, box: Box, key: str) -> tuple[str, ...]:
    """The companion on a place, or the empty place."""
    places = [place for sector in layout(s, box) for place in sector]
    number = next((place for place in places if place_key(place) == key), -1)
    if number >= 0:
        return (f"tile:{s.board[number]}",) if s.board[number] >= 0 else (f"place:{key}",)
    if s.palace_mode:
        spots = {place_key(WALL + n): n for n in range(9)}
        if key in spots:
            there = s.palace[spots[key]]
            return (f"tile:{there}",) if there >= 0 else (f"place:{key}",)
        return ()
    return ("place:palace",) if key == place_key(PALACE) else ()


SCENERY: Final[Scenery[State, Box]] = Scenery(draw, targets, PALETTE)
