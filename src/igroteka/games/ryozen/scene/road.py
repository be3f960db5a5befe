"""The road to the Altar: villages with their bonuses, what the stations to come cost and give, and Explorers."""

from typing import Final

from igroteka.content.scene import Piece, Say, Zone
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.box.prices import Price
from igroteka.games.ryozen.scene.cards import SIDE
from igroteka.games.ryozen.scene.pictures import goods, shown
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.topics import VILLAGE_WORDS
from igroteka.games.ryozen.words import ALTAR_TILE, CLANS, RESOURCES, START_VILLAGE, Village

ROAD: Final = 720  # its top
STATION: Final = (188, 120)
ALONG: Final = 3  # stations in a row
ALTAR: Final = VILLAGE_WORDS[ALTAR_TILE]
START: Final = VILLAGE_WORDS[START_VILLAGE]
BONUS: Final = {  # what each village asks for and gives, as icons; the last one tells how much
    START: ("coin",),
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


def way(step: int) -> tuple[int, int]:
    """The middle of a station of the road, which winds upwards: right, back to the left, right again to the Altar."""
    row, along = divmod(min(step, 3 * ALONG - 1), ALONG)
    return 104 + 196 * (along if row % 2 == 0 else ALONG - 1 - along), ROAD + 342 - 126 * row


def stations(s: State, box: Box, say: Say) -> list[Zone]:
    found, last = [], len(box.tables.path_price)
    for n in range(last + 1):
        x, y = way(n)
        village = VILLAGE_WORDS[s.path[n]] if n < len(s.path) else ""
        coming = VILLAGE_WORDS[s.village_top] if n == len(s.path) < last and s.village_top >= 0 else ""
        named = village or coming or (ALTAR if n == last else "")
        label = say("label-start") if not n else say(f"name-{named}") if named else ""
        found.append(
            Zone(
                f"station:{n}", SIDE, x - 94, y - 54, *STATION, "round", tone="outskirts" if village else "display",
                label=label, tip=village or "station",
            )
        )  # fmt: skip
    return found


def road(s: State, box: Box, say: Say) -> list[Piece]:
    """Built villages, the next one at its empty station, the Altar, prices, and Explorers."""
    found: list[Piece] = []
    last = len(box.tables.path_price)
    for n, village in enumerate(s.path):
        found += _village(box, village, n)
    if s.village_top >= 0 and len(s.path) < last:
        found += _village(box, s.village_top, len(s.path), str(len(s.villages) + 1), built=False)
    if len(s.path) <= last:
        found += _village(box, ALTAR_TILE, last, built=False)
    for n in range(len(s.path), last + 1):
        found += [*_price(n, box.tables.path_price[n - 1]), _honour(n, box.tables.path_favour[n - 1], say)]
    return found + _explorers(s)


def _village(box: Box, village: Village, n: int, badge: str = "", *, built: bool = True) -> list[Piece]:
    """A village at a station, and beside it what it asks for and gives; faint until it is built."""
    x, y = way(n)
    name, top = VILLAGE_WORDS[village], y - 2
    sprite = shown("village", name, "altar" if name == ALTAR else "village")
    amount = _amount(box, name)
    icons = BONUS[name]
    size = 36 if len(icons) < 3 else 26
    left = x + size // 2
    house = (84, 59) if built else (63, 44)  # above the price
    return [
        Piece(f"village:{name}", SIDE, x - 48, top, *house, sprite, tip=name, dim=not built, badge=badge, z=1),
        *[
            Piece(
                f"bonus:{name}:{at}", SIDE, left + (size + 1) * at, top, size, size, goods(icon), tone="blue", tip=name,
                badge=str(amount) if amount > 1 and at == len(icons) - 1 else "", dim=not built, z=2,
            )
            for at, icon in enumerate(icons)
        ],
    ]  # fmt: skip


def _amount(box: Box, name: str) -> int:
    """How much of the last icon a village gives; nothing needs to be said of one, nor of the Altar's single shard."""
    amounts = {row.id: row.amount for row in box.village}
    return sum(box.path[0].start_bonus) if name == START else amounts.get(name, 0)


def _honour(n: int, favour: int, say: Say) -> Piece:
    """The favour that a station gives to whoever builds there."""
    x, y = way(n)
    facts = (say("fact-build", number=favour),)
    return Piece(
        f"honour:{n}", SIDE, x + 68, y + 40, 42, 42, "favour", badge=str(favour), tip="station", facts=facts, z=2
    )


def _price(n: int, price: Price) -> list[Piece]:
    """What building at a station costs."""
    x, y = way(n)
    asked = zip((*RESOURCES, "any"), (*price[:3], price.of_any_kind), strict=True)
    due = [(kind, amount) for kind, amount in asked if amount]
    return [
        Piece(
            f"cost:{n}:{kind}", SIDE, x - 70 + 42 * at, y + 42, 36, 36, goods(kind), badge=str(amount), tip=kind, z=2,
        )
        for at, (kind, amount) in enumerate(due)
    ]  # fmt: skip


def _explorers(s: State) -> list[Piece]:
    found = []
    for side, step in enumerate(s.explorers):
        if s.clans[side] >= 0:
            (x, y), clan = way(step), CLANS[s.clans[side]]
            found.append(
                Piece(
                    f"explorer:{side}", SIDE, x - 51 + 34 * side, y + 38, 44, 44, shown("explorer", clan, "explorer"),
                    tone=clan, owner=side if side < s.seats else None, tip="explorer", z=4,
                )
            )  # fmt: skip
    return found
