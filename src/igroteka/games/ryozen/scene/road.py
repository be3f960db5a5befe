"""The road to the Altar: villages with their bonuses, what the stations to come cost and give, and Explorers."""

from typing import Final, NamedTuple

from igroteka.content.scene import Piece, Say, Zone
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.box.prices import Price
from igroteka.games.ryozen.scene.cards import SIDE
from igroteka.games.ryozen.scene.pictures import goods, shown
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.topics import VILLAGE_WORDS
from igroteka.games.ryozen.words import ALTAR_TILE, CLANS, RESOURCES, START_VILLAGE, Village

ROAD: Final = 1000  # its top
PITCH: Final = (196, 136)  # from one station to the next
STATION: Final = (188, 126)  # with its name; its picture leaves room in which one sees the road
NAME: Final = (186, 38)  # its name
TWO_LINES: Final = 66  # height of a name in large letters, except in the top row: the heading stands there
PILL: Final = (172, 36)  # what a station to come costs and gives
ROWS: Final = 3
USUAL: Final = 3  # stations in a row; with more of them everything is drawn smaller
MOST_ICONS: Final = 3  # in the price of a station
CLEAR: Final = "clear"  # the tone of what has a picture of its own
ALTAR: Final = VILLAGE_WORDS[ALTAR_TILE]
START: Final = VILLAGE_WORDS[START_VILLAGE]
BONUS: Final = {  # what each village but the first asks for and gives, as icons; the last one shows how much
    ALTAR: ("any", "coral", "agate", "jade"),
    "prosperopolis": ("coin", "scroll", "lantern"),
    "craftville": ("scroll",),
    "fire_cape": ("lantern",),
    "river_shoal": ("card_other", "favour"),
    "bulwark": ("slot", "any"),
    "owl_bay": ("hidden",),
    "bandit_lair": ("event", "favour"),
    "bird_gorge": ("sun", "favour"),
    "town_hall": ("herald", "scroll"),
    "nomad_camp": ("socket", "hidden"),
    "moon_forge": ("explorer", "coral", "agate", "jade"),
    "moon_haven": ("sun", "moon"),
}


START_ICONS: Final = (*RESOURCES, "any", "moon", "favour")  # of the numbers of the starting village's bonus


class Road(NamedTuple):
    """How the road is drawn: it winds upwards, right, back to the left, and right again to the Altar."""

    along: int  # stations in a row

    def middle(self, step: int) -> tuple[int, int]:
        """The middle of a station."""
        row, along = divmod(step, self.along)
        return (
            self.size(104) + self.size(PITCH[0]) * (along if row % 2 == 0 else self.along - 1 - along),
            ROAD + 372 - PITCH[1] * row,
        )

    def size(self, pixels: int) -> int:
        """A length as drawn: smaller if more stations share a row."""
        return pixels * USUAL // self.along


def road_of(box: Box) -> Road:
    stations = len(box.tables.path_price) + 1
    return Road(max(USUAL, -(-stations // ROWS)))


def stations(s: State, box: Box) -> list[Zone]:
    found, last, drawn = [], len(box.tables.path_price), road_of(box)
    for n in range(last + 1):
        x, y = drawn.middle(n)
        village = VILLAGE_WORDS[s.path[n]] if n < len(s.path) else ""
        found.append(
            Zone(
                f"station:{n}", SIDE, x - drawn.size(STATION[0]) // 2, y - 66, drawn.size(STATION[0]), STATION[1],
                "round", sprite="station_built" if village else "station", tone=CLEAR, tip=village or "station",
            )
        )  # fmt: skip
    return found


def road(s: State, box: Box, say: Say) -> list[Piece]:
    """Built villages, the next one at its empty station, the Altar, prices, and Explorers."""
    found: list[Piece] = []
    last, drawn = len(box.tables.path_price), road_of(box)
    for n, village in enumerate(s.path):
        found += _village(box, drawn, village, n, say)
    if s.village_top >= 0 and len(s.path) < last:
        found += _village(box, drawn, s.village_top, len(s.path), say, built=False)
    if len(s.path) <= last:
        found += _village(box, drawn, ALTAR_TILE, last, say, built=False)
    for n in range(len(s.path), last + 1):
        found += _price(drawn, n, box.tables.path_price[n - 1])
        found += _honour(drawn, n, box.tables.path_favour[n - 1], say)
    return found + _stack(s, drawn, last + 1, say) + _explorers(s, drawn)


def _village(box: Box, drawn: Road, village: Village, n: int, say: Say, *, built: bool = True) -> list[Piece]:
    """A village at a station, and beside it what it asks for and gives; faint until it is built."""
    x, y = drawn.middle(n)
    name, top = VILLAGE_WORDS[village], y - (2 if built else 6)
    sprite = shown("village", name, "altar" if name == ALTAR else "village")
    wide, high = (84, 59) if built else (70, 49)  # above the price
    house = (drawn.size(wide), drawn.size(high))
    lines = NAME[1] if n // drawn.along == ROWS - 1 else TWO_LINES
    called = say("label-start") if name == START else say(f"name-{name}")
    found = [
        Piece(f"village:{name}", SIDE, x - drawn.size(44), top, *house, sprite, tip=name, dim=not built, z=1),
        Piece(
            f"bonus:{name}:name",
            SIDE,
            x,
            y - 22 - lines // 2,
            drawn.size(NAME[0]),
            lines,
            "nameplate",
            text=called,
            tip=name,
            z=2,
        ),
    ]
    for at, (icon, amount, left, down, size) in enumerate(_laid(bonus_icons(box, name), built)):
        place = (x + drawn.size(left), top + down)
        found.append(
            Piece(
                f"bonus:{name}:{at}", SIDE, *place, drawn.size(size), drawn.size(size), goods(icon), tone="blue",
                tip=name, dim=not built, z=2,
            )
        )  # fmt: skip
        if amount > 1:
            found.append(_number(f"bonus:{name}:{at}:much", drawn, place, size, amount, name, dim=not built))
    return found


def _laid(icons: list[tuple[str, int]], built: bool) -> list[tuple[str, int, int, int, int]]:
    """Icons with their amounts, places and sizes: up to two in a row, more of them in two rows below the name."""
    if len(icons) < 3:
        return [(icon, amount, 20 + 36 * at, 0, 34) for at, (icon, amount) in enumerate(icons)]
    size, top = (28, -12) if built else (22, -7)
    return [
        (icon, amount, 18 + (size + 2) * (at % 2), top + (size + 1) * (at // 2), size)
        for at, (icon, amount) in enumerate(icons)
    ]


def _number(
    name: str, drawn: Road, icon: tuple[int, int], size: int, amount: int, tip: str, *, dim: bool = False
) -> Piece:
    """How much of what an icon shows, to its right."""
    x, y = icon[0] + drawn.size(size // 2 + 12), icon[1]
    return Piece(name, SIDE, x, y, drawn.size(26), drawn.size(34), "plate", text=str(amount), tip=tip, dim=dim, z=3)


def _stack(s: State, drawn: Road, n: int, say: Say) -> list[Piece]:
    """The villages below the next one, where the grid of stations has room for them."""
    if n >= ROWS * drawn.along:
        return []
    x, y = drawn.middle(n)
    return [
        Piece(
            "deck:village", SIDE, x, y + 34, drawn.size(84), drawn.size(59), "village_back", badge=str(len(s.villages)),
            tip="village_deck", dim=not s.villages, pile="stack",
        ),
        Piece(
            "deck:village:name", SIDE, x, y - 31, drawn.size(180), 62, "plate", text=say("name-village_deck"),
            tip="village_deck",
        ),
    ]  # fmt: skip


def bonus_icons(box: Box, name: str) -> list[tuple[str, int]]:
    """What a village asks for and gives, and how much of it; an amount of one is not shown."""
    if name == START:
        return [(icon, amount) for icon, amount in zip(START_ICONS, box.path[0].start_bonus, strict=False) if amount]
    amounts = {row.id: row.amount for row in box.village}
    *asked, given = BONUS[name]
    return [*((icon, 1) for icon in asked), (given, amounts.get(name, 1))]


def _honour(drawn: Road, n: int, favour: int, say: Say) -> list[Piece]:
    """The favour that a station gives to whoever builds there."""
    x, y = drawn.middle(n)
    facts = (say("fact-build", number=favour),)
    size, place = drawn.size(34), (x + drawn.size(42), y + 40)
    number = _number(f"honour:{n}:much", drawn, place, 34, favour, "station")
    return [Piece(f"honour:{n}", SIDE, *place, size, size, "favour", tip="station", facts=facts, z=2), number]


def _price(drawn: Road, n: int, price: Price) -> list[Piece]:
    """What building at a station costs: an icon for each resource, with numbers where there are too many."""
    x, y = drawn.middle(n)
    asked = zip((*RESOURCES, "any"), (*price[:3], price.of_any_kind), strict=True)
    due = [(kind, amount) for kind, amount in asked if amount]
    each = [(kind, nth, 0) for kind, amount in due for nth in range(amount)]
    row = each if len(each) <= MOST_ICONS else [(kind, 0, amount) for kind, amount in due]
    step = 34 if len(row) <= 3 else 30
    found = [Piece(f"pill:{n}", SIDE, x, y + 40, drawn.size(PILL[0]), drawn.size(PILL[1]), "pill", tip="station", z=1)]
    for at, (kind, nth, amount) in enumerate(row):
        tip = kind if kind in RESOURCES else "station"
        place, size = (x - drawn.size(68 - step * at), y + 40), drawn.size(step - 2)
        name = f"cost:{n}:{kind}" + (f":{nth + 1}" if nth else "")
        badge = str(amount) if amount > 1 else ""
        found.append(Piece(name, SIDE, *place, size, size, goods(kind), badge=badge, tip=tip, z=2))
    return found


def _explorers(s: State, drawn: Road) -> list[Piece]:
    found = []
    for side, step in enumerate(s.explorers):
        if s.clans[side] >= 0:
            (x, y), clan, size = drawn.middle(step), CLANS[s.clans[side]], drawn.size(52)
            found.append(
                Piece(
                    f"explorer:{side}", SIDE, x - drawn.size(51 - 34 * side), y + 35, size, size,
                    shown("explorer", clan, "explorer"), tone=clan, owner=side if side < s.seats else None,
                    tip="explorer", z=4,
                )
            )  # fmt: skip
    return found
