"""Moves, placements and choices among villagers: all that the rules allow is offered, in random positions, no more.

What is allowed is worked out here from the positions of the pieces alone.
"""

from collections.abc import Iterator
from itertools import chain, combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from igroteka.games.ghost_stories.box import VILLAGER_NAMED, Box
from igroteka.games.ghost_stories.query import spot
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import BOARDS, FACING, POSITIONS, SPACES
from igroteka.kernel.luck import Luck, Value
from igroteka.testing import rule
from igroteka.testing.scenario import Scenario
from tests.games.ghost_stories.build import (
    at,
    board,
    eaten,
    figurine,
    position,
    put_ghost,
    space,
    stack,
    strip,
    table,
    villager,
)
from tests.games.ghost_stories.offered import answered, ends, near

SEEDS = st.integers(0, 1_000_000)
INCARNATION, HAUNTERS = 58, (1, 12, 23, 34, 45)
Stacks = tuple[tuple[str, ...], ...]  # of each position, the top villager first
Spot = tuple[Value, ...]


def crowded(seed: int, active: str) -> State:
    """White Moon before the active Taoist's move: villagers in random stacks, some tiles haunted."""
    luck = Random(seed)
    haunted = luck.sample(POSITIONS, luck.randrange(3))
    people = luck.sample(sorted(VILLAGER_NAMED), 14)
    stacks = {
        where: tuple(people.pop() for _ in range(min(luck.choice((0, 1, 2, 3, 3)), len(people))))
        for where in POSITIONS
        if where not in haunted
    }
    here = {active: luck.choice(POSITIONS)}
    s = table("yang.move", moon=True, active=active, at=here, haunted=haunted, stacks=stacks)
    strip(s)
    return s


def stacks_of(s: State) -> Stacks:
    return tuple(stack(s, where) for where in POSITIONS)


def steps(s: State, here: int, stacks: Stacks) -> Iterator[tuple[int, Stacks]]:
    """Single steps to a neighbouring tile, alone or with the top villager, if there is room."""
    for to in range(9):
        if near(here, to):
            yield to, stacks
            if stacks[here] and len(stacks[to]) < 3 and not s.haunted >> to & 1:
                led = list(stacks)
                led[here], led[to] = stacks[here][1:], (stacks[here][0], *stacks[to])
                yield to, tuple(led)


@rule("ghost_stories.yang.move", "ghost_stories.wm.move.led", "ghost_stories.wm.move.limits")
@given(SEEDS)
def test_a_taoist_may_take_any_step_alone_or_with_a_villager(seed: int) -> None:
    s = crowded(seed, "blue")
    start = (s.at[board("blue")], stacks_of(s))
    found = ends(at(s), ("yang.move", "move.lead"))

    assert {(each.at[board("blue")], stacks_of(each)) for each in found} == {start, *steps(s, *start)}


@rule("ghost_stories.power.red.spires", "ghost_stories.wm.move.led")
@given(SEEDS)
def test_the_spires_are_two_steps_each_alone_or_with_a_villager(seed: int) -> None:
    s = crowded(seed, "red")
    start = (s.at[board("red")], stacks_of(s))
    once = {*steps(s, *start)}
    twice = {way for each in once for way in steps(s, *each)}
    found = ends(at(s), ("yang.move", "move.lead", "yang.step"))

    assert {(each.at[board("red")], stacks_of(each)) for each in found} == {start} | once | twice


def subsets(of: list[str], most: int) -> set[frozenset[str]]:
    return {frozenset(some) for some in chain.from_iterable(combinations(of, size) for size in range(most + 1))}


@rule("ghost_stories.yang.buddha_step")
@given(SEEDS, st.integers(0, 2), st.integers(0, 2))
def test_buddhas_of_earlier_turns_may_stand_on_any_empty_spaces_in_front(seed: int, held: int, fresh: int) -> None:
    luck = Random(seed)
    here = luck.choice(POSITIONS)
    s = table("yang.place", at={"red": here})
    strip(s)
    s.buddhas[board("red")], s.fresh_buddhas, s.temple = held, min(fresh, held), 2 - held
    for name, card in zip(luck.sample(SPACES, 5), HAUNTERS, strict=True):
        put_ghost(s, name, card)
    empty = [SPACES[each] for each in FACING[position(here)] if not s.space[each]]
    left = held - s.fresh_buddhas

    assert placed(at(s), "yang.place") == spots(s, subsets(empty, min(left, len(empty))))


def placed(play: Scenario[State, Box], topic: str) -> set[frozenset[Spot]]:
    """Where Buddhas were put, after all ways to answer questions of this topic."""
    found, ways = set(), [play.match.clone(Luck(1))]
    while ways:
        match = ways.pop()
        found.add(frozenset(event.values for event in match.events if event.kind.name == "buddha_placed"))
        if match.ask and match.ask.topic.name == topic:
            ways += [answered(match, key) for key in match.ask.keys if key not in ("end", "pass")]
    return found


def spots(s: State, sets: set[frozenset[str]]) -> set[frozenset[Spot]]:
    """The same spaces as events name them."""
    return {frozenset(spot(s, space(name)) for name in some) for some in sets}


@rule("ghost_stories.wm.suling.place_where")
@given(SEEDS, st.sampled_from([None, *SPACES]))
def test_su_ling_may_go_before_anything_but_an_incarnation(seed: int, there: str | None) -> None:
    luck = Random(seed)
    s = table("yang.place", moon=True, at={"red": "north"})
    strip(s)
    s.sad = True
    names = [each for each in SPACES if each != there]
    for name, card in zip(luck.sample(names, 4), (INCARNATION, *HAUNTERS), strict=False):
        put_ghost(s, name, card)
    if there:
        s.su_ling = space(there)
    wanted = {each for each in names if s.space[space(each)] != INCARNATION}

    assert {key for key in at(s).keys if key != "end"} == {f"su_ling:{each}" for each in wanted}


@rule("ghost_stories.wm.family.wu.reward")
@given(SEEDS, st.integers(0, 2))
def test_the_buddhas_of_the_reward_may_stand_on_any_free_spaces(seed: int, available: int) -> None:
    luck = Random(seed)
    s = table("yang.act", moon=True, at={"red": "centre"}, stacks={"centre": ("wu_1",)})
    strip(s)
    s.saved, s.temple = 1 << villager("wu_2"), available
    for name, card in zip(luck.sample(SPACES, 8), (*HAUNTERS, 2, 13, 24), strict=True):
        put_ghost(s, name, card)
    free = [each for each in SPACES if not s.space[space(each)]]

    assert placed(at(s).play("save"), "reward.buddha") == spots(s, subsets(free, available))


# Choices among people


@rule("ghost_stories.tile.cemetery", "ghost_stories.wm.cemetery.room")
@given(SEEDS, st.integers(0, 3), st.sets(st.sampled_from(["blue", "green", "yellow"]), max_size=2))
def test_the_cemetery_revives_any_dead_taoist_or_villager(seed: int, crowd: int, dead: set[str]) -> None:
    luck = Random(seed)
    people = luck.sample(sorted(VILLAGER_NAMED), 8)
    s = table("yang.act", moon=True, at={"red": "north_west"}, stacks={"north_west": people[:crowd]})
    strip(s)
    for name in dead:
        s.qi[board(name)] = 0
    buried = people[3 : 3 + luck.randrange(4)]
    s.dead = sum(1 << villager(name) for name in buried)
    wanted = {*dead, *(buried if crowd < 3 else ())}
    t = at(s)

    assert ("help" in t.keys) == bool(wanted)
    if len(wanted) > 1:
        assert set(t.play("help").keys) == wanted


@rule("ghost_stories.tile.night_watch")
@given(st.sets(st.sampled_from(SPACES), max_size=5))
def test_the_night_watch_clears_any_board_with_a_figurine(out: set[str]) -> None:
    s = table("yang.act", at={"red": "south_west"})
    strip(s)
    for name, card in zip(sorted(out), HAUNTERS, strict=False):
        put_ghost(s, name, card)
        figurine(s, name)
    sides = {"north": "red", "east": "blue", "south": "green", "west": "yellow"}
    wanted = {sides[name.partition(":")[0]] for name in out}
    t = at(s)

    assert ("help" in t.keys) == bool(wanted)
    if len(wanted) > 1:
        assert set(t.play("help").keys) == wanted


@rule("ghost_stories.wm.devourer.kill")
@given(st.sets(st.sampled_from([each for each in POSITIONS if each not in ("north", "centre", "south")]), min_size=2))
def test_a_devourer_without_prey_in_its_line_takes_any_top_villager(others: set[str]) -> None:
    people = iter(sorted(VILLAGER_NAMED))
    stacks = {where: (next(people),) for where in sorted(others)}
    s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks=stacks)

    assert set(at(s).keys) == others


@rule("ghost_stories.wm.family.zhou.penalty_choice")
@given(st.sets(st.sampled_from(BOARDS[:4]), max_size=3))
def test_zhou_takes_qi_of_any_living_taoist_or_neutral_board(dead: set[str]) -> None:
    s = eaten("zhou_1", seats=3)
    for name in dead - {"red"}:
        s.qi[board(name)] = 0
    wanted = {name for name in BOARDS[:4] if s.qi[board(name)]}
    t = at(s)

    if len(wanted) > 1:
        assert (t.topic, set(t.keys)) == ("zhou.qi", wanted)


@rule("ghost_stories.power_token.pick_up")
@given(st.integers(1, 3))
def test_any_number_of_power_tokens_may_be_picked_up(lying: int) -> None:
    s = table("yang.place", seats=1, at={"red": "centre"})
    strip(s)
    s.centre_tokens, s.power_tokens[board("red")] = lying, 3 - lying

    assert set(at(s).play("end").keys if at(s).topic == "yang.place" else at(s).keys) == set(map(str, range(lying + 1)))
