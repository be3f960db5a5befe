"""Rewards, council bonuses and tasks: offers compared with everything that the rulebook's words allow."""

from itertools import combinations
from math import prod

from hypothesis import given
from hypothesis import strategies as st

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.topics import ISLANDS
from igroteka.kernel.luck import Luck
from igroteka.testing import rule
from tests.games.bonfire.build import BonfireScenario, areas, at, city, island, masters, open_paths, table, tile

SHAPES = [row.id for row in BOX.portal]
COLOURS = ("pink", "grey", "brown", "blue")
LIGHT = {"tasks": {1: "B11"}, "resources": "flower:2 fruit:2"}
"""What lets seat 0 light a Bonfire, for a council bonus."""


def council(s: State, cell: str) -> BonfireScenario:
    """Seat 0 lights a Bonfire and takes the bonus of a council cell."""
    return at(s).play("light", cell, "effect")


# The Great Bonfire


@st.composite
def great_bonfires(draw: st.DrawFn) -> tuple[State, int, int]:
    """Seat 0 may turn anywhere; its board, portals and masters, and a cell with what lies in its area."""
    board, cell = draw(st.integers(0, 3)), draw(st.integers(1, 7))
    any_order, all_three = draw(st.booleans()), draw(st.booleans())
    notches = st.sets(st.integers(1, 7), max_size=6)
    filled = draw(notches) if any_order else {*range(7, 7 - draw(st.integers(0, 6)), -1)}
    gnomes = " ".join(name for name, owned in (("23", all_three), ("25", any_order)) if owned)
    s = city(table(), tokens="bonfire", gnomes=gnomes, portals=filled, board=f"city_{board + 1}")
    areas(s, {cell: " ".join(draw(st.lists(st.sampled_from(SHAPES), unique=True, max_size=5)))})
    return s, cell, len(filled)


def fitting(s: State, cell: int) -> set[str]:
    """Shapes of an area that fit: the free notch farthest right, with master 25 any free one."""
    filled, printed = s.portals[0], BOX.board[s.boards[0]].notches
    free = [notch for notch in range(7) if not filled >> notch & 1]
    wanted = free if s.gnomes[0] >> 24 & 1 else free[-1:]
    lying = {shape for number, shape in enumerate(SHAPES) if s.areas[(cell - 1) * 7 + number]}
    return lying & {printed[notch] for notch in wanted}


@rule("bonfire.great.choose2", "bonfire.portal.order", "bonfire.master.23", "bonfire.master.25")
@given(great_bonfires())
def test_any_two_of_three_rewards_and_any_fitting_portal_can_be_taken(made: tuple[State, int, int]) -> None:
    s, cell, _ = made
    portals = fitting(s, cell)
    two = {frozenset(pair) for pair in combinations(("token", "goods", "portal"), 2)}
    wanted = {(kinds - {"portal"}, shape) for kinds in two if "portal" in kinds for shape in portals}
    wanted.add((frozenset({"token", "goods"}), ""))
    if s.gnomes[0] >> 22 & 1:
        wanted |= {(frozenset({"token", "goods"}), shape) for shape in portals}

    assert outcomes(at(s).play("great", f"cell_{cell}")) == wanted


def outcomes(t: BonfireScenario) -> set[tuple[frozenset[str], str]]:
    """Which rewards were taken, and which portal, after all ways to answer."""
    found, ways = set(), [t.match.clone(Luck(1))]
    while ways:
        match = ways.pop()
        if match.ask and match.ask.topic.name in ("great.rewards", "great.goods", "great.portal"):
            for key in match.ask.keys:
                further = match.clone(Luck(1))
                further.answer(key)
                ways.append(further)
            continue
        turned = [event.kind.name for event in match.events].index("great.turned")
        told = [(event.kind.name, event.values) for event in match.events[turned:]]
        kinds = {"token" if name == "gained.token" else "goods" for name, _ in told if name.startswith("gained.")}
        found.add((frozenset(kinds), next((str(values[1]) for name, values in told if name == "portal.placed"), "")))
    return found


# The council


@rule("bonfire.council.ship")
@given(st.sampled_from(ISLANDS))
def test_the_council_sends_the_ship_to_every_other_island(here: str) -> None:
    assert {*council(city(table(), ship=here, **LIGHT), "ship").keys} == {*ISLANDS} - {here}  # type: ignore[arg-type]


@rule("bonfire.council.guardian")
@given(st.sets(st.sampled_from(COLOURS), max_size=2))
def test_the_council_brings_every_missing_guardian(owned: set[str]) -> None:
    s = city(table(), guardians=dict.fromkeys(owned, "waiting"), **LIGHT)  # type: ignore[arg-type]

    assert {*council(s, "guardian").keys} == {*COLOURS} - owned


@rule("bonfire.council.master")
@given(st.lists(st.integers(1, 27), unique=True, min_size=2, max_size=6))
def test_the_council_gives_every_open_master(opened: list[int]) -> None:
    s = city(table(), **LIGHT)  # type: ignore[arg-type]
    masters(s, " ".join(map(str, opened)))

    assert {*council(s, "master").keys} == {f"master_{number:02}" for number in opened}


@rule("bonfire.council.great_bonfire")
@given(st.integers(1, 7))
def test_the_council_turns_to_every_cell(pointer: int) -> None:
    s = city(table(), **LIGHT)  # type: ignore[arg-type]
    s.pointer = type(s.pointer)(pointer - 1)

    assert {*council(s, "great").keys} == {f"cell_{number}" for number in range(1, 8)}


@rule("bonfire.council.path")
@given(st.lists(st.integers(1, 28), unique=True, min_size=4, max_size=10))
def test_the_council_gives_every_kind_of_path_tile_on_the_board(numbers: list[int]) -> None:
    names = [f"P{number:02}" for number in numbers]
    s = city(table(), paths=" ".join(names[4:9][:5]), **LIGHT)  # type: ignore[arg-type]
    open_paths(s, " ".join(names[:4]))
    kinds = {row.id: (row.crystal, row.resource) for row in BOX.path_tile}
    if len({kinds[name][0] for name in names[:4]}) == 1:
        return  # a swap is offered first
    built = set(s.built[0])
    wanted = {kinds[name] for name in kinds if tile(name) not in built}

    assert {kinds[key] for key in council(s, "path").keys} == wanted


# Tasks and tokens


@rule("bonfire.task.take.choose_gift")
@given(
    st.sets(st.integers(1, 7), max_size=6), st.lists(st.sampled_from(["B01", "R01", "Y01"]), unique=True, min_size=1)
)
def test_every_task_of_the_island_can_go_on_every_free_slot(taken: set[int], lying: list[str]) -> None:
    names = iter(["B02", "B03", "B04", "R02", "R03", "R04"])
    s = city(table(), tokens="task", resources="flower herb", ship="B1", tasks={n: next(names) for n in sorted(taken)})
    island(s, "B1", *lying)
    t, found = at(s).play("task"), set()
    ways = [t.match.clone(Luck(1))]
    while ways:
        match = ways.pop()
        if match.ask and match.ask.seat == 0 and match.ask.topic.name.startswith(("task.", "pay.")):
            for key in match.ask.keys:
                further = match.clone(Luck(1))
                further.answer(key)
                ways.append(further)
        else:
            (event,) = [each for each in match.events if each.kind.name == "task.taken"]
            found.add((event.values[1], event.values[3]))

    assert found == {(task, slot) for task in lying for slot in {*range(1, 8)} - taken}


@rule("bonfire.fate.discard_any_time")
@given(st.dictionaries(st.sampled_from(["ship", "path", "task", "wild"]), st.integers(1, 3), min_size=1))
def test_any_token_may_be_discarded_again_and_again(purse: dict[str, int]) -> None:
    s = city(table(), tokens=" ".join(f"{name}:{count}" for name, count in purse.items()))
    found, ways = set(), [at(s).match.clone(Luck(1))]
    while ways:
        match = ways.pop()
        if tuple(match.state.tokens[:7]) in found:
            continue
        found.add(tuple(match.state.tokens[:7]))
        if any(match.state.tokens[:7]):
            match.answer("discard")
            for key in match.ask.keys if match.ask and match.ask.topic.name == "turn.discard" else ():
                further = match.clone(Luck(1))
                further.answer(key)
                ways.append(further)
            if match.ask and match.ask.topic.name != "turn.discard":
                ways.append(match)

    counts = [s.tokens[number] for number in range(7)]
    assert len(found) == prod(count + 1 for count in counts)
