"""Appendix I: the 66 tasks, each met by just enough and not by a little less."""

from collections.abc import Callable

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.rules.conditions import met
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.topics import TASKS
from igroteka.games.bonfire.words import ALL_CITIES, AWAY, GUARDIANS, RESOURCES, WAITING, Stop
from igroteka.testing import rule
from tests.games.bonfire.build import (
    at,
    city,
    gifts,
    island,
    lay,
    put,
    table,
)

Furnish = Callable[[State], object]

PATH_OF = {"flower": "P01", "fruit": "P03", "herb": "P05", "shell": "P07", "root": "P09"}
GNOME_OF = {"flower": "1", "fruit": "2", "herb": "3", "shell": "4", "root": "6"}
ISLES_OF = {r: [isle.id for isle in BOX.island if isle.resource == r] for r in RESOURCES[:5]}
# One tile of each symbol three times in a row of cells: columns of three equal symbols.
GROUP = {
    "ship": ("F1@r1c1:east", "F2@r2c1:east", "F3@r3c2:east"),
    "path": ("F1@r1c1:east", "F2@r2c1:east", "F5@r3c0:east"),
    "task": ("F1@r1c1:west", "F5@r2c1:east", "F7@r3c1:east"),
    "bonfire": ("F2@r1c1:west", "F8@r2c1:east", "F7@r3c1:west"),
    "guardian": ("F6@r1c1:east", "F3@r2c1:west", "F8@r3c1:west"),
    "gnome": ("F4@r1c1:west", "F5@r2c1:west", "F6@r3c1:west"),
}


def gifts_at(*isles: str) -> Furnish:
    """A gift token of seat 0 on each of these islands, several if an island is named several times."""

    def furnish(s: State) -> None:
        for isle in dict.fromkeys(isles):
            island(s, isle, *["gift:0"] * isles.count(isle))

    return furnish


def having(**what: object) -> Furnish:
    return lambda s: city(s, **what)  # type: ignore[arg-type]


def fate(*names: str) -> Furnish:
    def furnish(s: State) -> None:
        s.laid = put(s.laid, 0, lay(*names))

    return furnish


def both(*steps: Furnish) -> Furnish:
    def furnish(s: State) -> None:
        for step in steps:
            step(s)

    return furnish


def owned(guardian: str) -> Furnish:
    def furnish(s: State) -> None:
        s.guardians = put(s.guardians, 0, *[AWAY, AWAY, AWAY, AWAY, WAITING])
        s.guardians = put(s.guardians, GUARDIANS.index(guardian), Stop(3))

    return furnish


def stacks(left: int, right: int) -> Furnish:
    return lambda s: gifts(s, 0, "flower" if left else "none", "fruit" if right else "none", (0, max(right - 1, 0)))


BLUE_LIT = {1: "B01", 2: "B02", 3: "B03", 4: "B04", 5: "B05"}
CASES: list[tuple[str, str, Furnish, Furnish]] = []  # task, kind, enough, not enough


def case(tasks: str, kind: str, enough: Furnish, less: Furnish) -> None:
    CASES.extend((task, kind, enough, less) for task in tasks.split())


for number, colour in enumerate(("pink", "grey", "brown", "blue")):
    other = "grey" if colour == "pink" else "pink"
    case(f"B0{number + 1}", "blue.guardian", owned(colour), owned(other))
for task, each in (("B05", "flower"), ("B06", "herb"), ("B07", "root")):
    others = " ".join(tile for r, tile in PATH_OF.items() if r != each)
    case(task, "blue.path_resource", having(paths=PATH_OF[each]), having(paths=others))
case(
    "B08",
    "blue.blue_and_red_bonfire",
    having(tasks={1: "B01", 2: "R01"}, lit=[1, 2]),
    having(tasks={1: "B01", 2: "R01", 3: "B08"}, lit=[2]),
)
for task, each in (("B09", "fruit"), ("B10", "shell")):
    case(task, "blue.gift_on_resource", gifts_at(ISLES_OF[each][1]), gifts_at("A1", "A5", "B2"))
case("B11", "blue.two_by_two", having(resources="flower:2 herb:2"), having(resources="flower:3 herb gold:2"))
case("B12", "blue.gifts_3_islands", gifts_at("A1", "A3", "B2"), gifts_at("A1", "A3", "A3"))
case("B13", "blue.gifts_2_one_island", gifts_at("A1", "A1"), gifts_at("A1", "A3"))
for task, each in zip(("B14", "B15", "B16", "B17", "B18", "B19"), GROUP, strict=True):
    case(task, "blue.fate_group3", fate(*GROUP[each]), fate(*GROUP[each][:2]))
for task, each in (("B20", "flower"), ("B21", "fruit"), ("B22", "root")):
    others = " ".join(gnome for r, gnome in GNOME_OF.items() if r != each)
    case(task, "blue.gnome_resource", having(gnomes=GNOME_OF[each]), having(gnomes=others))
SIX_PATHS = "P01 P02 P03 P04 P05 P06"
case("R01", "red.common", having(paths=SIX_PATHS), having(paths=SIX_PATHS[:-4], portals=range(2, 8), gnomes="1 2 3"))
case("R02", "red.portals3", having(portals=[7, 6, 5]), having(portals=[7, 6]))
case("R03", "red.paths_adjacent", having(paths="P01 P03 P13"), having(paths="P01 P03 P02"))
case("R04 R05", "red.gnomes3", having(gnomes="1 2 elder_1"), having(gnomes="1 2"))
case("R06", "red.gold4", having(resources="gold:4"), having(resources="gold:3 flower:9"))
case(
    "R07",
    "red.bonfires_3_colours",
    having(tasks={1: "B01", 2: "R01", 3: "Y01"}, lit=[1, 2, 3]),
    having(tasks={1: "B01", 2: "R07", 3: "Y01"}, lit=[1, 3]),
)
for number, each in enumerate(RESOURCES[:5]):
    case(f"R{number + 8:02}", "red.resources3", having(resources=f"{each}:3"), having(resources=f"{each}:2 gold:9"))
    one, two = ISLES_OF[each]
    case(f"R{number + 13}", "red.gifts_both_islands", gifts_at(one, two), gifts_at(one, one))
case(
    "R18",
    "red.blue4",
    having(tasks={1: "B01", 2: "B02", 3: "B03", 4: "B04"}, lit=[1]),
    having(tasks={1: "B01", 2: "B02", 3: "B03", 4: "R18"}, lit=[1]),
)
FOUR = {"pink": "waiting", "grey": "path:1", "brown": "bonfire:1"}
case("R19", "red.guardians4", having(guardians=FOUR), having(guardians={"pink": "waiting", "grey": "path:1"}))
for task, (one, two) in {"R20": ("ship", "path"), "R21": ("task", "bonfire"), "R22": ("guardian", "gnome")}.items():
    shifted = tuple(name.replace("c1:", "c5:").replace("c2:", "c6:").replace("c0:", "c4:") for name in GROUP[two])
    case(task, "red.fate_two_groups3", fate(*GROUP[one], *shifted), fate(*GROUP[one], *shifted[:2]))
case("Y01", "yellow.portals5", having(portals=[7, 6, 5, 4, 3]), having(portals=[7, 6, 5, 4]))
case(
    "Y02",
    "yellow.gifts_5_islands",
    gifts_at("A1", "A3", "A5", "B1", "B2"),
    gifts_at("A1", "A3", "A5", "B1", "B1"),
)
case(
    "Y03",
    "yellow.red4",
    having(tasks={1: "R01", 2: "R02", 3: "R03", 4: "R04"}, lit=[2]),
    having(tasks={1: "R01", 2: "R02", 3: "R03", 4: "Y03"}, lit=[2]),
)
case("Y04", "yellow.gnomes5", having(gnomes="1 2 3 4 elder_1"), having(gnomes="1 2 3 4"))
case("Y05", "yellow.elders3", having(gnomes="elder_1 elder_4 elder_6"), having(gnomes="1 2 3 elder_1 elder_2"))
case("Y06", "yellow.three_gifts_one_island", gifts_at("A1", "A1", "A1"), gifts_at("A1", "A1", "A3"))
case("Y07", "yellow.gift_stack_empty", stacks(0, 3), stacks(1, 3))
case("Y08", "yellow.red_crystals3", having(paths="P11 P13 P15"), having(paths="P11 P13 P01"))
case(
    "Y09",
    "yellow.yellow4",
    having(tasks={1: "Y01", 2: "Y02", 3: "Y03", 4: "Y09"}, lit=[1]),
    having(tasks={1: "Y01", 2: "Y02", 4: "Y09"}, lit=[1]),
)
case(
    "Y10",
    "yellow.bonfires5",
    having(tasks=BLUE_LIT, lit=[1, 2, 3, 4, 5]),
    having(tasks={**BLUE_LIT, 6: "Y10"}, lit=[1, 2, 3, 4]),
)
case("Y11", "yellow.blue_crystals4", having(paths="P01 P02 P03 P04"), having(paths="P01 P02 P03 P11"))
case("Y12", "yellow.three_by_two", having(resources="flower:3 root:3"), having(resources="flower:3 root:2 gold:3"))
case(
    "Y13",
    "yellow.gifts_2_on_3",
    gifts_at("A1", "A1", "A3", "A3", "B2", "B2"),
    gifts_at("A1", "A1", "A3", "A3", "B2"),
)
case("Y14", "yellow.same_resource5", having(resources="shell:5"), having(resources="shell:4 gold:6"))
for task, each in (("Y15", "guardian"), ("Y16", "bonfire"), ("Y17", "gnome")):
    case(task, "yellow.action_tokens5", having(tokens=f"{each}:5"), having(tokens=f"{each}:4 wild:3"))
CORNERS = ("F1@r1c1:east", "F2@r1c5:east", "F3@r5c1:east", "F4@r5c5:east")
case("Y18", "yellow.fate_marked_cells", fate(*CORNERS), fate(*CORNERS[:3]))
AT_FIRES = {"own": "bonfire:1", "pink": "bonfire:4"}
case(
    "Y19",
    "yellow.guardians2_bonfires",
    having(guardians=AT_FIRES),
    having(guardians={"own": "bonfire:1", "pink": "path:4"}),
)
case(
    "Y20",
    "yellow.fate_two_groups4",
    fate("F1@r1c1:south", "F2@r1c2:south", "F1@r1c3:south", "F2@r1c4:south"),
    fate("F1@r1c1:south", "F2@r1c2:south", "F1@r1c3:south", "F2@r1c5:south"),
)
GOLD_CELLS = ("F1@r1c2:south", "F2@r1c6:south", "F3@r5c2:east", "F4@r5c5:east")
case("Y21", "yellow.fate_gold_cells", fate(*GOLD_CELLS), fate(*GOLD_CELLS[:3]))
OUTER = ("F1@r1c1:south", "F2@r4c1:east", "F3@r5c1:east", "F4@r1c7:south", "F5@r4c5:east", "F6@r5c5:east")
case("Y22", "yellow.fate_outer_columns", fate(*OUTER), fate(*OUTER[:5]))


def test_every_task_is_tried() -> None:
    assert sorted(task for task, *_ in CASES) == sorted(TASKS)


@pytest.mark.parametrize(
    ("task", "enough", "less"),
    [
        pytest.param(task, enough, less, marks=rule(f"bonfire.task.{kind}"), id=task)
        for task, kind, enough, less in CASES
    ],
)
def test_a_task_is_met_by_enough_and_not_by_less(task: str, enough: Furnish, less: Furnish) -> None:
    assert f"{BOX.task[TASKS.index(task)].colour}.{BOX.task[TASKS.index(task)].kind}" in {
        kind for name, kind, *_ in CASES if name == task
    }
    s = table(4)
    enough(s)
    assert met(s, BOX, ALL_CITIES[0], BOX.tasks[TASKS.index(task)])
    s = table(4)
    less(s)
    assert not met(s, BOX, ALL_CITIES[0], BOX.tasks[TASKS.index(task)])
    assert not met(s, BOX, ALL_CITIES[1], BOX.tasks[TASKS.index(task)])  # only the player's own city counts


@rule("bonfire.light.any_number_met")
def test_more_than_asked_for_is_enough() -> None:
    s = city(table(), portals=[7, 6, 5, 4], gnomes="1 2 3 4", resources="gold:9")
    for task in ("R02", "R04", "R06"):
        assert met(s, BOX, ALL_CITIES[0], BOX.tasks[TASKS.index(task)])


@rule("bonfire.task.blue.fate_group3")
def test_corners_do_not_connect_symbols() -> None:
    s = table()
    s.laid = put(s.laid, 0, lay("F1@r1c1:east", "F2@r2c1:east", "F3@r3c1:east"))  # ship at c2, c2 and then c1
    assert not met(s, BOX, ALL_CITIES[0], BOX.tasks[TASKS.index("B14")])


@rule("bonfire.task.red.fate_two_groups3")
def test_groups_need_not_touch_each_other() -> None:
    s = table()
    ships, paths = GROUP["ship"], ("F1@r5c5:west", "F2@r4c5:west", "F5@r3c6:east")  # two far corners
    s.laid = put(s.laid, 0, lay(*ships, *paths))
    assert met(s, BOX, ALL_CITIES[0], BOX.tasks[TASKS.index("R20")])


@rule("bonfire.task.yellow.fate_two_groups4")
def test_two_groups_of_one_symbol_count() -> None:
    s = table()
    column = ["F1@r1c1:east", "F2@r2c1:east", "F1@r3c1:east", "F2@r4c1:east"]  # path and ship columns of four
    s.laid = put(s.laid, 0, lay(*column))
    assert met(s, BOX, ALL_CITIES[0], BOX.tasks[TASKS.index("Y20")])
    s.laid = put(s.laid, 0, lay(*(name.replace("c1", "c5") for name in column)))
    assert met(s, BOX, ALL_CITIES[0], BOX.tasks[TASKS.index("Y20")])


@rule("bonfire.task.red.common")
def test_a_common_task_counts_without_its_neutral_novice() -> None:
    s = city(table(), tasks={1: "R01"}, paths=SIX_PATHS)
    s.neutrals = 0
    t = at(s)
    t.play("light")
    assert t.values_of("bonfire.lit") == [(0, "R01", 1)]
