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

ROAD: Final = 956  # its top
PITCH: Final = (196, 112)  # from one station to the next
STATION: Final = (188, 108)  # with its name; its picture leaves room in which one sees the road
NAME: Final = (190, 64)  # room of its name, in two lines if it is long
HOUSE, NEXT = (88, 61), (72, 50)  # a village that is built, and the next one
PILL: Final = (172, 36)  # what a station to come costs and gives
PAINTED: Final = 8  # stations on the picture of the road
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
            ROAD + 316 - PITCH[1] * row,
        )

    def size(self, pixels: int) -> int:
        """A length as drawn: smaller if more stations share a row."""
        return pixels * USUAL // self.along


def road_of(box: Box) -> Road:
    stations = len(box.tables.path_price) + 1
    return Road(max(USUAL, -(-stations // ROWS)))


def with_picture(box: Box) -> bool:
    """Whether the stations lie along the painted road."""
    return len(box.tables.path_price) + 1 == PAINTED


def stations(s: State, box: Box) -> list[Zone]:
    found, last, drawn = [], len(box.tables.path_price), road_of(box)
    for n in range(last + 1):
        x, y = drawn.middle(n)
        village = VILLAGE_WORDS[s.path[n]] if n < len(s.path) else ""
        found.append(
            Zone(
                f"station:{n}", SIDE, x - drawn.size(STATION[0]) // 2, y - 52, drawn.size(STATION[0]), STATION[1],
                "round", sprite="station_built" if village else "station", tone=CLEAR, tip=village or "station",
            )
        )  # fmt: skip
    return found


def road(s: State, box: Box, say: Say) -> list[Piece]:
    """Built villages, the next one at its station, the Altar, prices until they are paid, and Explorers."""
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
    """A village at a station, and beside it what it asks for and gives."""
    x, y = drawn.middle(n)
    name, (wide, high), top = VILLAGE_WORDS[village], HOUSE if built else NEXT, y - (18 if built else 30)
    sprite = shown("village", name, "altar" if name == ALTAR else "village")
    house = (drawn.size(wide), drawn.size(high))
    called = say("label-start") if name == START else say(f"name-{name}")
    found = [
        Piece(f"village:{name}", SIDE, x - drawn.size(44), top, *house, sprite, tip=name, z=1),
        Piece(
            f"bonus:{name}:name", SIDE, x, y + (25 if built else -4), drawn.size(NAME[0]), NAME[1], "nameplate",
            text=called, tip=name, z=3,
        ),
    ]  # fmt: skip
    for at, (icon, amount, left, down, size) in enumerate(_laid(bonus_icons(box, name), built)):
        place = (x + drawn.size(left), top + down)
        found.append(
            Piece(
                f"bonus:{name}:{at}", SIDE, *place, drawn.size(size), drawn.size(size), goods(icon), tone="blue",
                tip=name, z=2,
            )
        )  # fmt: skip
        if amount > 1:
            found.append(_number(f"bonus:{name}:{at}:much", drawn, place, size, amount, name))
    return found


def _laid(icons: list[tuple[str, int]], built: bool) -> list[tuple[str, int, int, int, int]]:
    """Icons with their amounts, places and sizes: up to two in a row, more of them in two rows."""
    if len(icons) < 3:
        return [(icon, amount, 20 + 36 * at, 0, 34) for at, (icon, amount) in enumerate(icons)]
    size = 32 if built else 24
    return [
        (icon, amount, 24 + (size + 2) * (at % 2), (size + 1) * (2 * (at // 2) - 1) // 2, size)
        for at, (icon, amount) in enumerate(icons)
    ]


def _number(name: str, drawn: Road, icon: tuple[int, int], size: int, amount: int, tip: str) -> Piece:
    """How much of what an icon shows, to its right."""
    x, y = icon[0] + drawn.size(size // 2 + 12), icon[1]
    return Piece(name, SIDE, x, y, drawn.size(26), drawn.size(34), "plate", text=str(amount), tip=tip, z=2)


def _stack(s: State, drawn: Road, n: int, say: Say) -> list[Piece]:
    """The villages below the next one, where the grid of stations has room for them."""
    if n >= ROWS * drawn.along:
        return []
    x, y = drawn.middle(n)
    return [
        Piece(
            "deck:village", SIDE, x, y + 2, drawn.size(84), drawn.size(59), "village_back", badge=str(len(s.villages)),
            tip="village_deck", dim=not s.villages, pile="stack",
        ),
        Piece(
            "deck:village:name", SIDE, x, y + 25, drawn.size(NAME[0]), NAME[1], "nameplate",
            text=say("name-village_deck"), tip="village_deck", z=1,
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
    size, place = drawn.size(34), (x + drawn.size(42), y + 44)
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
    found = [Piece(f"pill:{n}", SIDE, x, y + 44, drawn.size(PILL[0]), drawn.size(PILL[1]), "pill", tip="station", z=1)]
    for at, (kind, nth, amount) in enumerate(row):
        tip = kind if kind in RESOURCES else "station"
        place, size = (x - drawn.size(68 - step * at), y + 44), drawn.size(step - 2)
        name = f"cost:{n}:{kind}" + (f":{nth + 1}" if nth else "")
        badge = str(amount) if amount > 1 else ""
        found.append(Piece(name, SIDE, *place, size, size, goods(kind), badge=badge, tip=tip, z=2))
    return found


def _explorers(s: State, drawn: Road) -> list[Piece]:
    found = []
    for side, step in enumerate(s.explorers):
        if s.clans[side] >= 0:
            (x, y), clan, size = drawn.middle(step), CLANS[s.clans[side]], drawn.size(48)
            found.append(
                Piece(
                    f"explorer:{side}", SIDE, x - drawn.size(74 - 30 * side), y - 4, size, size,
                    shown("explorer", clan, "explorer"), tone=clan, owner=side if side < s.seats else None,
                    tip="explorer", z=4,
                )
            )  # fmt: skip
    return found
