"""The table: a night sea of islands, the Great Bonfire and the council, displays, and each player's city.

Each part is drawn from just the fields it shows and cached: all viewers share it until one of them changes.
"""

from functools import lru_cache
from itertools import chain
from math import dist
from typing import Final

from igroteka.content.scene import Board, Counter, Panel, Piece, Role, Say, Scene, Zone
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.box.sea import HEIGHT, WIDTH, island_at
from igroteka.games.bonfire.query import pile_size
from igroteka.games.bonfire.scene import city as city_scene
from igroteka.games.bonfire.scene import common, fires
from igroteka.games.bonfire.scene.city import goods_of, life, plots
from igroteka.games.bonfire.scene.fires import LAID
from igroteka.games.bonfire.scene.parts import CACHE_SIZE, EMBLEMS, task_card
from igroteka.games.bonfire.scene.pictures import of_city, resource, shown
from igroteka.games.bonfire.scene.tom import store, tom
from igroteka.games.bonfire.scene.voyage import SHIP, berth
from igroteka.games.bonfire.state import (
    GIFT,
    State,
    cities_of,
    giver_of,
    guardians_of,
    isle_at,
    points_of,
    seats_of,
    slots_of,
)
from igroteka.games.bonfire.words import (
    AWAY,
    CELLS,
    NO_GNOME,
    PILES,
    PLACES,
    RESOURCES,
    TOKENS,
    City,
    Gnome,
    Island,
    Task,
    Thing,
)
from igroteka.kernel.ask import Seat
from igroteka.kernel.view import View

SHORE: Final = 74  # from the middle of an island to its first buoy
BUOYS: Final = 15  # from one buoy to the next
BUOY: Final = 4  # from its middle to its edge
TASK, TASK_OF_THREE = 66, 60  # the widths of a task on an island with one or two, and with three
STORES: Final = tuple(city_scene.STORES)
PALETTE: Final = {
    "blue": "#4f86c6", "red": "#cf5a4a", "yellow": "#e0b53c", "none": "#9a948a",
    "pink": "#e39ab5", "grey": "#a9adb5", "brown": "#9a7350", "own": "#f0ead8",
    "route": "#ffe2a1", "sea": "#122a3ccc", "town": "#0d1620b8", "clear": "#00000000", "neutral": "#c9c4b5",
    "city0": "#0072b2", "city1": "#d55e00", "city2": "#009e73", "city3": "#cc79a7",
}  # fmt: skip


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The sea with all that lies on it, and the cities."""
    s = seen.known
    cities = cities_of(s)
    stores = tuple([say(f"label-{name}") for name in STORES])
    number = s.token or s.stack if s.counting else box.pieces["countdown_token"]
    cells, labels = ([say(f"{kind}-{name}") for name in names] for kind, names in (("cell", CELLS), ("label", LAID)))
    gists = fires.gists(box, say)
    return Scene(
        boards=(
            Board("sea", say("board-sea"), "main", WIDTH, HEIGHT, sprite="night", least_px=490),
            *fires.boards(say),
            *(town(seen, city, say) for city in cities),
        ),
        zones=(
            *sea(box, say("label-commons")),
            *fires.zones(box, tuple(labels)),
            *common.gathering(sum(s.council), box.table_size[s.seats - 1].novices),
            *(store(cities[-1], say("label-tom")) if s.solo else ()),
            *chain.from_iterable(
                [plots(box, s.boards[city], city, stores if city < s.seats else stores[:1]) for city in cities]
            ),
        ),
        pieces=(
            *tasks(box, s.seats, s.isles),
            *ships(box, s.seats, s.ships),
            *fires.flames(box, s.pointer, s.areas),
            *fires.seats(tuple(cells)),
            *fires.novices(s.seats, s.council),
            *common.clock(s.counting, number),
            *common.commons(box, s.neutrals),
            *fires.masters(box, s.open_masters, len(s.masters_unseen), discarded(s), gists),
            *fires.shown(box, s.elders, s.open_paths, heights(s), gists),
            *chain.from_iterable([life(s, box, city, say) for city in cities]),
            *(tom(s, box, cities[-1], say) if s.solo else ()),
        ),
        panels=(*[panel(s, box, city, say) for city in seats_of(s)], *toms_panels(s)),
        status=say("status-countdown", number=number) if s.counting else say("status-turn", turn=s.turns),
    )


def discarded(s: State) -> Gnome | None:
    """The master Tom revealed last, or NO_GNOME; None where there is no discard."""
    return (s.masters_out[-1] if s.masters_out else NO_GNOME) if s.solo else None


def heights(s: State) -> tuple[int, ...]:
    """How many Path tiles lie in each pile, those put back under it too."""
    return tuple([pile_size(s, pile) for pile in PILES])


COUNTS: Final = {  # what a city holds, and the sprite of each
    "bonfires": "bonfire_yellow",
    "tasks": "tasks",
    "paths": "path_none",
    "portals": "portal_star",
    "guardians": "guardian_grey",
    "gnomes": "master",
}


def counts(s: State, city: City, say: Say) -> tuple[Counter, ...]:
    """What a city holds, in numbers."""
    lit = s.lit[city].bit_count()
    tasks = sum(task >= 0 for task in slots_of(s, city)) - lit
    guardians = sum(stop != AWAY for stop in guardians_of(s, city))
    here = (lit, tasks, len(s.built[city]) + 1, s.portals[city].bit_count(), guardians, s.gnomes[city].bit_count())
    return counted(here, tuple([say(f"count-{name}") for name in COUNTS]))


@lru_cache(CACHE_SIZE)
def counted(here: tuple[int, ...], labels: tuple[str, ...]) -> tuple[Counter, ...]:
    rows = zip(COUNTS.items(), here, labels, strict=True)
    return tuple([Counter(name, sprite, value, label) for (name, sprite), value, label in rows])


def town(seen: View[State], city: City, say: Say) -> Board:
    role: Role = "own" if city == seen.seat else "other"
    person = city < seen.known.seats
    title = say("board-city") if person else say("name-opponent")
    return Board(
        f"town:{city}", title, role, city_scene.WIDTH, city_scene.HEIGHT, owner=city if person else None,
        sprite="town", panes=city_scene.PANES if person else city_scene.TOMS_PANES,
        counts=counts(seen.known, city, say),
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def sea(box: Box, label: str) -> tuple[Zone, ...]:
    """All areas of the main board."""
    return (common.PIER, common.heading(label), *routes(box), *islands(box))


def routes(box: Box) -> list[Zone]:
    """Ship routes as rows of buoys, from shore to shore."""
    found, at = [], {row.id: island_at(row) for row in box.island}
    for row in box.route:
        points = buoys(at[row.ends[0]], at[row.ends[1]])
        across, down = points[::2], points[1::2]
        left, top = min(across), min(down)
        found.append(
            Zone(
                f"route:{row.id}", "sea", left, top, max(across) - left, max(down) - top, "poly", points=points,
                tone="route", tip="route",
            )
        )  # fmt: skip
    return found


def buoys(start: tuple[int, int], end: tuple[int, int]) -> tuple[int, ...]:
    """Diamonds on the line between two islands, as one polygon: what joins them has no width."""
    length = max(round(dist(start, end)), 1)
    count = max((length - 2 * SHORE) // BUOYS, 1)
    found: list[int] = []
    for n in range(count + 1):
        share = (length - BUOYS * count + 2 * BUOYS * n) / (2 * length)
        x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
        found += [x + BUOY, y, x, y + BUOY, x - BUOY, y, x, y - BUOY, x + BUOY, y]
    return tuple(found)


def islands(box: Box) -> list[Zone]:
    """Task islands with their resource, Guardian islands with their colour."""
    found = []
    for row in box.island:
        x, y = island_at(row)
        sprite = shown("isle", row.id, "island" if row.resource else "isle_holy")
        found.append(
            Zone(f"island:{row.id}", "sea", x - 98, y - 85, 196, 170, "circle", tone="clear", sprite=sprite, tip=row.id)
        )
    return found


@lru_cache(CACHE_SIZE)
def tasks(box: Box, seats: int, isles: tuple[Thing, ...]) -> tuple[Piece, ...]:
    """Tasks and gift tokens on the islands, the islands' names and resources, and waiting Guardians."""
    found: list[Piece] = []
    size = box.table_size[seats - 1]
    for island, row in zip(box.islands, box.island, strict=True):
        x, y = island_at(row)
        found.append(Piece(f"name:{row.id}", "sea", x - 66, y - 50, 30, 26, "tally", text=row.id, tip=row.id))
        if row.resource:
            sprite = resource(row.resource)
            found.append(Piece(f"grows:{row.id}", "sea", x, y - 58, 46, 46, sprite, tip=row.resource))
        elif row.guardian:
            sprite = f"guardian_{row.guardian}"
            found.append(Piece(f"waits:{row.id}", "sea", x, y - 8, 70, 76, sprite, tip=row.guardian))
        dealt = size.corner_tasks if row.corner else size.other_tasks
        wide = TASK if dealt < PLACES else TASK_OF_THREE
        for place in range(PLACES):
            thing, at = isles[isle_at(island, place)], x + (wide + 2) * (2 * place - dealt + 1) // 2
            if thing >= 0:
                found += task_card(box, Task(thing), "sea", at, y + 8, wide)
            elif thing <= GIFT:
                owner = giver_of(thing)
                found.append(
                    Piece(
                        f"gift:{row.id}:{place}", "sea", at, y + 12, 48, 48, of_city("gift", owner), owner=owner,
                        text=EMBLEMS[owner], tip="gift", z=1,
                    )
                )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def ships(box: Box, seats: int, islands: tuple[Island, ...]) -> tuple[Piece, ...]:
    """Ships at their islands or at the pier, each with its seat's emblem."""
    return tuple(
        [
            Piece(
                f"ship:{seat}", "sea", *berth(box, seat, where), SHIP, SHIP, of_city("ship", seat), owner=seat,
                text=EMBLEMS[seat], tip="ship", z=4,
            )
            for seat, where in enumerate(islands[:seats])
        ]
    )  # fmt: skip


def panel(s: State, box: Box, seat: Seat, say: Say) -> Panel:
    """Points won during play, tokens and resources of a seat."""
    city = City(seat)
    names = tuple([say(f"name-{goods}") for goods in (*TOKENS, *RESOURCES)])
    return Panel(
        city, sum(points_of(s, city)), counters(names, goods_of(s, city)), tone=f"city{city}",
        emblem="building" if city == s.first else "", out=bool(s.out[city]),
    )  # fmt: skip


def toms_panels(s: State) -> list[Panel]:
    """Tom has points alone."""
    return [Panel(city, sum(points_of(s, city)), tone=f"city{city}") for city in cities_of(s)[s.seats :]]


@lru_cache(CACHE_SIZE)
def counters(names: tuple[str, ...], counts: tuple[int, ...]) -> tuple[Counter, ...]:
    sprites = [f"token_{token}" for token in TOKENS] + [resource(name) for name in RESOURCES]
    rows = zip((*TOKENS, *RESOURCES), sprites, counts, names, strict=True)
    return tuple([Counter(goods, sprite, count, name, goods) for goods, sprite, count, name in rows])
