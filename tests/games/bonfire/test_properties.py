"""Odd positions: whatever a table looks like, play goes on by the rules and nothing appears or gets lost."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.query import can_pay, common_count, most_tokens
from igroteka.games.bonfire.rules.pay import token_pairs, token_ways
from igroteka.games.bonfire.score import score
from igroteka.games.bonfire.state import State, tile_of
from igroteka.games.bonfire.words import (
    ALL_CITIES,
    ALL_SEATS,
    GNOME_LIMIT,
    MASTERS,
    NO_GNOME,
    NO_TASK,
    NO_TILE,
    PATH_LIMIT,
    TWO_TOKENS,
    Common,
    Resource,
    Stop,
    Task,
    Token,
)
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run
from igroteka.records.snapshot import dump, load
from tests.games.bonfire.build import (
    bury_paths,
    put,
    recruit,
    table,
)


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A table furnished at random: tokens, resources, gnomes, Paths, portals, Guardians, tasks, a running countdown."""
    solo = draw(st.booleans())
    s = table(draw(st.integers(2, 4)), "solo" if solo else "base", seed=draw(st.integers(0, 50)))
    tiles = iter(draw(st.permutations(BOX.tiles)))
    tasks = [task for task in s.isles if task >= 0]
    masters = iter(
        draw(st.permutations([each for each in range(MASTERS) if not solo or BOX.gnome_resource[each] != 5]))
    )
    for seat in range(s.cities):
        if seat < s.seats:
            s.tokens[seat * 7 : seat * 7 + 7] = draw(st.lists(st.integers(0, 3), min_size=7, max_size=7))
            s.resources[seat * 6 : seat * 6 + 6] = draw(st.lists(st.integers(0, 3), min_size=6, max_size=6))
            s.ships = put(s.ships, seat, BOX.islands[draw(st.integers(-1, 13))])
            s.supply = put(s.supply, seat, s.supply[seat][: draw(st.integers(0, 7))])
        s.built = put(s.built, seat, tuple(next(tiles) for _ in range(draw(st.integers(0, PATH_LIMIT)))))
        bury_paths(s)
        owned = [next(masters) for _ in range(draw(st.integers(0, 4)))]
        recruit(s, seat, " ".join(str(each + 1) for each in owned))
        notches = draw(st.integers(0, 5))
        s.portals = put(s.portals, seat, sum(1 << 6 - each for each in range(notches)))
        for notch in range(notches):
            shape = BOX.notch_shape[s.boards[seat]][6 - notch]
            cell = next((cell for cell in range(7) if s.areas[cell * 7 + shape]), None)
            if cell is not None:
                s.areas = put(s.areas, cell * 7 + shape, s.areas[cell * 7 + shape] - 1)
        for slot in range(draw(st.integers(0, 5))):
            if tasks:
                task = tasks.pop()
                s.isles = put(s.isles, s.isles.index(task), NO_TASK)
                s.slots = put(s.slots, seat * 7 + slot, Task(task))
                if seat >= s.seats or draw(st.booleans()):
                    s.lit = put(s.lit, seat, s.lit[seat] | 1 << slot)
        for guardian in range(4):
            if draw(st.booleans()):
                s.guardians = put(s.guardians, seat * 5 + guardian, Stop(0))
    if draw(st.booleans()):
        s.counting, s.stack = True, draw(st.integers(1, 5))
    return s


def check(s: State) -> None:
    """Nothing appears, nothing gets lost, no limit is exceeded."""
    paths = [*s.path_unseen, *(tile_of(each) for each in s.under), *(each for each in s.open_paths if each != NO_TILE)]
    assert sorted([*paths, *(tile for built in s.built for tile in built)]) == list(range(28))
    assert sum(s.piles) == len(s.path_unseen)
    assert min(*s.tokens, *s.resources, *s.areas, *s.council, *s.points) >= 0
    gnomes = [each for each in (*s.open_masters, *s.masters_unseen, *s.masters_out) if each != NO_GNOME]
    owned = [at for bits in s.gnomes for at in range(MASTERS) if bits >> at & 1]
    assert len({*gnomes, *owned}) == len(gnomes) + len(owned) == (24 if s.solo else 27)
    tasks = [task for task in (*s.isles, *s.slots) if task >= 0]
    assert len(set(tasks)) == len(tasks)
    for city in range(s.cities):
        assert len(s.built[city]) <= PATH_LIMIT
        assert common_count(s, ALL_CITIES[city], Common(4)) <= GNOME_LIMIT
        stops = [place for place in s.guardians[city * 5 : city * 5 + 5] if place > 0]
        assert s.gnomes[city] & 1 or len(set(stops)) == len(stops)
        for slot in range(7):
            assert not s.lit[city] >> slot & 1 or s.slots[city * 7 + slot] != NO_TASK


@settings(max_examples=60)
@given(positions(), st.integers(0, 2**32))
def test_play_from_odd_positions(s: State, seed: int) -> None:
    random = Random(seed)
    check(s)
    run = Run(GAME, s, Luck(seed))
    run.start()
    for _ in range(60):
        if not run.ask:
            break
        assert len(set(run.ask.keys)) == len(run.ask.keys)
        run.ask.refusals()
        run.step(random.randrange(len(run.ask.options)))
        check(run.state)
    assert len(score(run.state, BOX)) == run.state.seats
    assert load(GAME, dump(GAME, run.state)) == run.state


@given(
    st.lists(st.integers(0, 3), min_size=7, max_size=7),
    st.integers(0, 5),
    st.integers(1, 4),
    st.booleans(),
)
def test_every_way_to_pay_offered_can_be_completed(purse: list[int], token: int, due: int, double: bool) -> None:
    s = table()
    s.gnomes = put(s.gnomes, 0, 1 << 4 if double else 0)
    s.tokens[:7] = purse
    payable = most_tokens(s, ALL_SEATS[0], Token(token)) >= due
    assert payable == can_complete(s, token, due, double)


def can_complete(s: State, token: int, due: int, double: bool) -> bool:
    """Follow every way offered to its end: none may get stuck. Returns whether there is any."""
    if due <= 0:
        return True
    if most_tokens(s, ALL_SEATS[0], Token(token)) < due:
        return False
    ways = token_ways(s, ALL_SEATS[0], Token(token), due, double)
    assert ways
    assert (TWO_TOKENS in ways) == bool(token_pairs(s, ALL_SEATS[0], Token(token), due, double))
    for way in ways:
        pairs = token_pairs(s, ALL_SEATS[0], Token(token), due, double) if way == TWO_TOKENS else [(way,)]
        for paid in pairs:
            for each in paid:
                s.tokens[each] -= 1
            covered = min(due, 2) if double and paid == (6,) else 1
            assert can_complete(s, token, due - covered, double)
            for each in paid:
                s.tokens[each] += 1
    return True


@given(st.lists(st.integers(0, 2), min_size=6, max_size=6), st.lists(st.integers(0, 5), min_size=1, max_size=2))
def test_what_can_be_paid_agrees_with_trying_all_ways(purse: list[int], price: list[int]) -> None:
    s = table()
    s.resources[:6] = purse
    assert can_pay(s, ALL_SEATS[0], tuple(map(Resource, price))) == payable(purse, price)


def payable(purse: list[int], price: list[int]) -> bool:
    if not price:
        return True
    first, rest = price[0], price[1:]
    singles = [(each,) for each in {first, 5} if purse[each]]
    pairs = [(one, two) for one in range(6) for two in range(one, 6) if purse[one] and purse[two] - (one == two) > 0]
    for paid in (*singles, *pairs):
        left = purse[:]
        for each in paid:
            left[each] -= 1
        if payable(left, rest):
            return True
    return False
