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
STATION: Final = (188, 132)
ROWS: Final = 3
USUAL: Final = 3  # stations in a row; with more of them everything is drawn smaller
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
        return self.size(104) + self.size(196) * (along if row % 2 == 0 else self.along - 1 - along), (
            ROAD + 372 - 136 * row
        )

    def size(self, pixels: int) -> int:
        """A length as drawn: smaller if more stations share a row."""
        return pixels * USUAL // self.along


def road_of(box: Box) -> Road:
    stations = len(box.tables.path_price) + 1
    return Road(max(USUAL, -(-stations // ROWS)))


def stations(s: State, box: Box, say: Say) -> list[Zone]:
    found, last, drawn = [], len(box.tables.path_price), road_of(box)
    for n in range(last + 1):
        x, y = drawn.middle(n)
        village = VILLAGE_WORDS[s.path[n]] if n < len(s.path) else ""
        coming = VILLAGE_WORDS[s.village_top] if n == len(s.path) < last and s.village_top >= 0 else ""
        named = village or coming or (ALTAR if n == last else "")
        label = say("label-start") if not n else say(f"name-{named}") if named else ""
        found.append(
            Zone(
                f"station:{n}", SIDE, x - drawn.size(94), y - 68, drawn.size(STATION[0]), STATION[1], "round",
                tone="outskirts" if village else "display", label=label, tip=village or "station",
            )
        )  # fmt: skip
    return found


def road(s: State, box: Box, say: Say) -> list[Piece]:
    """Built villages, the next one at its empty station, the Altar, prices, and Explorers."""
    found: list[Piece] = []
    last, drawn = len(box.tables.path_price), road_of(box)
    for n, village in enumerate(s.path):
        found += _village(box, drawn, village, n)
    if s.village_top >= 0 and len(s.path) < last:
        found += _village(box, drawn, s.village_top, len(s.path), str(len(s.villages) + 1), built=False)
    if len(s.path) <= last:
        found += _village(box, drawn, ALTAR_TILE, last, built=False)
    for n in range(len(s.path), last + 1):
        found += [
            *_price(drawn, n, box.tables.path_price[n - 1]),
            _honour(drawn, n, box.tables.path_favour[n - 1], say),
        ]
    return found + _explorers(s, drawn)


def _village(box: Box, drawn: Road, village: Village, n: int, badge: str = "", *, built: bool = True) -> list[Piece]:
    """A village at a station, and beside it what it asks for and gives; faint until it is built."""
    x, y = drawn.middle(n)
    name, top = VILLAGE_WORDS[village], y - 2
    sprite = shown("village", name, "altar" if name == ALTAR else "village")
    icons = bonus_icons(box, name)
    size = drawn.size(36 if len(icons) < 3 else 26)
    left = x + size // 2
    wide, high = (84, 59) if built else (63, 44)  # above the price
    house = (drawn.size(wide), drawn.size(high))
    return [
        Piece(
            f"village:{name}", SIDE, x - drawn.size(48), top, *house, sprite, tip=name, dim=not built, badge=badge, z=1
        ),
        *[
            Piece(
                f"bonus:{name}:{at}", SIDE, left + (size + 1) * at, top, size, size, goods(icon), tone="blue", tip=name,
                badge=str(amount) if amount > 1 else "", dim=not built, z=2,
            )
            for at, (icon, amount) in enumerate(icons)
        ],
    ]  # fmt: skip


def bonus_icons(box: Box, name: str) -> list[tuple[str, int]]:
    """What a village asks for and gives, and how much of it; an amount of one is not shown."""
    if name == START:
        return [(icon, amount) for icon, amount in zip(START_ICONS, box.path[0].start_bonus, strict=False) if amount]
    amounts = {row.id: row.amount for row in box.village}
    *asked, given = BONUS[name]
    return [*((icon, 1) for icon in asked), (given, amounts.get(name, 1))]


def _honour(drawn: Road, n: int, favour: int, say: Say) -> Piece:
    """The favour that a station gives to whoever builds there."""
    x, y = drawn.middle(n)
    facts = (say("fact-build", number=favour),)
    size = drawn.size(42)
    return Piece(
        f"honour:{n}", SIDE, x + drawn.size(68), y + 40, size, size, "favour", badge=str(favour), tip="station",
        facts=facts, z=2,
    )  # fmt: skip


def _price(drawn: Road, n: int, price: Price) -> list[Piece]:
    """What building at a station costs."""
    x, y = drawn.middle(n)
    asked = zip((*RESOURCES, "any"), (*price[:3], price.of_any_kind), strict=True)
    due = [(kind, amount) for kind, amount in asked if amount]
    step, size = (42, 36) if len(due) < 4 else (32, 30)
    return [
        Piece(
            f"cost:{n}:{kind}", SIDE, x - drawn.size(70 - step * at), y + 42, drawn.size(size), drawn.size(size),
            goods(kind), badge=str(amount), tip=kind if kind in RESOURCES else "station", z=2,
        )
        for at, (kind, amount) in enumerate(due)
    ]  # fmt: skip


def _explorers(s: State, drawn: Road) -> list[Piece]:
    found = []
    for side, step in enumerate(s.explorers):
        if s.clans[side] >= 0:
            (x, y), clan, size = drawn.middle(step), CLANS[s.clans[side]], drawn.size(44)
            found.append(
                Piece(
                    f"explorer:{side}", SIDE, x - drawn.size(51 - 34 * side), y + 38, size, size,
                    shown("explorer", clan, "explorer"), tone=clan, owner=side if side < s.seats else None,
                    tip="explorer", z=4,
                )
            )  # fmt: skip
    return found
