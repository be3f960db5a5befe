"""What is offered against what the rules allow, listed by brute force: nothing legal may be hidden."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.bonfire.box import BOX, Box
from igroteka.games.bonfire.query import can_recruit, gnome_prices, leaps, most_tokens, open_gnomes
from igroteka.games.bonfire.rules.guardian import procession_prices
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.words import (
    ALL_CITIES,
    ALL_SEATS,
    GNOME,
    GNOME_LIMIT,
    GOLD,
    GUARDIAN,
    MASTER_IDS,
    NO_GNOME,
    PATH,
    PATH_LIMIT,
    WILD,
    Guardian,
    Stop,
    Task,
)
from igroteka.kernel.encoding import encode
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing import rule
from tests.games.bonfire.build import (
    BonfireScenario,
    at,
    city,
    put,
    recruit,
    table,
)

AWAY, WAITING, BY_BONFIRE = -1, 0, 7
Placement = tuple[int, ...]
Purse = tuple[int, ...]


@st.composite
def processions(draw: st.DrawFn) -> State:
    """A city with Guardians anywhere on its Path, Bonfires and portals, and tokens for up to nine steps."""
    s = table()
    s.tokens[:7] = [0] * 7
    s.tokens[GUARDIAN] = draw(st.integers(1, 9))
    tiles = draw(st.integers(0, PATH_LIMIT))
    city(s, paths=" ".join(f"P{tile + 1:02}" for tile in range(tiles)))
    tasks = [Task(thing) for thing in s.isles if thing >= 0][:7]
    s.slots = put(s.slots, 0, *tasks)
    s.lit, s.portals = put(s.lit, 0, draw(st.integers(0, 127))), put(s.portals, 0, draw(st.integers(0, 127)))
    masters = draw(st.sampled_from(["", "1", "2", "1 2"]))
    recruit(s, 0, masters)
    places = [*range(AWAY, tiles + 2), *(BY_BONFIRE + place for place in range(1, tiles + 2) if door(s, place))]
    taken: list[Stop] = []
    for _ in range(5):
        free = [each for each in places if each <= WAITING or each not in taken or ("1" in masters and each < 8)]
        taken.append(Stop(draw(st.sampled_from(free))))
    s.guardians = put(s.guardians, 0, *taken)
    return s


def door(s: State, place: int) -> bool:
    """Whether a portal leads from a Path place to a lit Bonfire."""
    return bool(s.lit[0] & s.portals[0] & 1 << place - 1)


def steps_to(s: State, place: int, stop: int) -> int | None:
    """How many steps lead from a place on the Path to a stop, if any do."""
    beside = stop if stop <= BY_BONFIRE else stop - BY_BONFIRE
    if beside > len(s.built[0]) + 1:
        return None
    if stop <= BY_BONFIRE:
        return stop - place
    return beside - place + 1 if door(s, beside) else None


def placements(s: State, steps: int) -> set[Placement]:
    """Where all Guardians may stand after a procession of this many steps, by the words of the rulebook.

    One after another, the farthest first, each goes up to that number of steps; each place takes one Guardian.
    """
    crowded = bool(s.gnomes[0] & 1)
    before: Placement = s.guardians[:5]
    ways = {before}
    for place in sorted({each for each in before if WAITING <= each <= BY_BONFIRE}, reverse=True):
        for guardian in [each for each in range(5) if before[each] == place]:
            ways = {each for way in ways for each in moved(s, way, guardian, steps, crowded)}
    return ways - {before}


def moved(s: State, way: Placement, guardian: int, steps: int, crowded: bool) -> Iterator[Placement]:
    """One Guardian stays or goes."""
    yield way
    place = way[guardian]
    for stop in range(1, 15):
        needed = steps_to(s, place, stop)
        free = stop not in way or (crowded and stop <= BY_BONFIRE)
        if needed is not None and 0 < needed <= steps and free:
            yield (*way[:guardian], stop, *way[guardian + 1 :])


def prices(s: State) -> list[int]:
    """Numbers of tokens that allow a placement fewer tokens do not."""
    more = 1 if s.gnomes[0] & 2 else 0
    most = most_tokens(s, ALL_SEATS[0], GUARDIAN)
    reached = [placements(s, paid + more) if paid else set() for paid in range(min(most, 10) + 1)]
    return [paid for paid in range(1, len(reached)) if reached[paid] != reached[paid - 1]]


@rule("bonfire.procession.pay", "bonfire.procession.order")
def test_a_place_counts_that_the_guardian_in_front_leaves() -> None:
    t = at(city(table(), tokens="guardian:2", paths="P01 P03", guardians={"own": "path:2", "pink": "waiting"}))
    t.play("procession")
    assert t.keys == ("1", "2")
    t.play("2", "path:3")
    assert "path:2" in t.keys


@rule("bonfire.procession.pay", "bonfire.procession.not_empty")
@settings(max_examples=200)
@given(processions())
def test_every_price_of_a_procession_that_brings_more_is_offered(s: State) -> None:
    assert procession_prices(s, ALL_SEATS[0]) == prices(s)


@rule("bonfire.procession.step.forward", "bonfire.procession.one_per_place", "bonfire.procession.start_choice")
@settings(max_examples=40, deadline=None)
@given(processions(), st.integers(1, 3))
def test_every_placement_can_be_reached_through_the_questions(s: State, paid: int) -> None:
    offered = procession_prices(s, ALL_SEATS[0])
    if not offered:
        return
    price = offered[min(paid, len(offered)) - 1]
    t = at(s)
    t.play("procession")
    if len(offered) > 1:
        t.play(str(price))
    while t.topic == "pay.token":
        t.play("guardian")
    assert {each.guardians[:5] for each in ends(t, "procession.")} == placements(
        s, price + (1 if s.gnomes[0] & 2 else 0)
    )


def ends(t: BonfireScenario, prefix: str) -> list[State]:
    """The states after all ways to answer the questions whose topics have this prefix."""
    found: list[State] = []
    ways, seen = [t.match.clone(Luck(1))], set()
    while ways:
        match = ways.pop()
        asked = match.ask
        if asked is None or asked.seat or not asked.topic.name.startswith(prefix):
            found.append(match.state)
            continue
        start, answers, _ = match.segment()
        where = (encode(start), tuple(each.key for each in answers))
        if where not in seen:
            seen.add(where)
            ways += [answered(match, key) for key in asked.keys]
    return found


def answered(match: Match[State, Box], key: str) -> Match[State, Box]:
    after = match.clone(Luck(1))
    after.answer(key)
    return after


@rule("bonfire.council.guardian_move")
@given(processions())
def test_the_council_moves_a_guardian_to_every_free_stop(s: State) -> None:
    crowded = bool(s.gnomes[0] & 1)
    for guardian, here in enumerate(s.guardians[:5]):
        if here == AWAY:
            continue
        wanted = [
            stop
            for stop in range(1, 15)
            if steps_to(s, WAITING, stop) and stop != here and (stop not in s.guardians[:5] or (crowded and stop < 8))
        ]
        assert leaps(s, ALL_CITIES[0], Guardian(guardian)) == wanted


# Payments


def paid_singly(purse: Purse, piece: int, wild: int) -> Iterator[Purse]:
    """What is left after one piece was paid: by itself, by the wild one, or by any two."""
    for each in {piece, wild}:
        if purse[each]:
            yield less(purse, each)
    for pair in combinations_with_replacement(range(len(purse)), 2):
        if all(purse[each] >= pair.count(each) for each in pair):
            yield less(purse, *pair)


def less(purse: Purse, *pieces: int) -> Purse:
    return tuple(count - pieces.count(each) for each, count in enumerate(purse))


def left_over(purse: Purse, price: tuple[int, ...], wild: int) -> set[Purse]:
    """What may be left after a whole price was paid."""
    ways = {purse}
    for piece in price:
        ways = {each for way in ways for each in paid_singly(way, piece, wild)}
    return ways


@rule("bonfire.pay.token.yellow", "bonfire.pay.token.two_any", "bonfire.pay.payer_chooses")
@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 2), min_size=7, max_size=7), st.integers(0, 2))
def test_every_way_to_pay_tokens_is_offered(purse: list[int], built: int) -> None:
    """The first three Path tiles cost a token, the others two; the tile itself is asked for afterwards."""
    tiles = [0, 3, 5][built]
    due = BOX.path_cost[tiles + 1]
    s = city(table(), paths=" ".join(f"P{tile + 1:02}" for tile in range(tiles)))
    s.tokens[:7] = purse
    wanted = left_over(tuple(purse), (PATH,) * due, WILD)
    t = at(s)
    assert ("path" in offers(t)) == bool(wanted)
    if wanted:
        t.play("path")
        assert {tuple(each.tokens[:7]) for each in ends(t, "pay.")} == wanted


def offers(t: BonfireScenario) -> tuple[str, ...]:
    """What the seat may do; nothing if its turn is over without a question."""
    return t.match.ask.keys if t.match.ask and t.match.ask.topic.name == "turn.option" else ()


@rule("bonfire.pay.resource.gold", "bonfire.pay.resource.two_any", "bonfire.gnome.cost.two_resources")
@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=6, max_size=6), st.integers(1, 2), st.sampled_from([1, 9, 22, 27]))
def test_every_way_to_pay_a_gnome_is_offered(purse: list[int], due: int, master: int) -> None:
    s = city(table(), tokens="gnome:2" if due == 1 else "gnome")
    s.resources[:6] = purse
    gnome = MASTER_IDS[master - 1]
    s.open_masters, s.elders = (gnome, *[NO_GNOME] * 5), 0
    wanted = left_over(tuple(purse), (BOX.gnome_resource[gnome],) * due, GOLD)
    t = at(s)
    assert ("gnome" in offers(t)) == bool(wanted)
    if wanted:
        t.play("gnome")
        if "two_tokens" in t.keys:
            t.play("two_tokens" if due == 1 else "two_resources")
        assert {tuple(each.resources[:6]) for each in ends(t, "pay.")} == wanted


@rule("bonfire.gnome.take", "bonfire.gnome.limit6")
@settings(max_examples=200)
@given(
    st.lists(st.integers(0, 2), min_size=7, max_size=7),
    st.lists(st.integers(0, 3), min_size=6, max_size=6),
    st.integers(0, 63),
    st.booleans(),
)
def test_recruiting_is_offered_whenever_a_gnome_is_within_reach(
    tokens: list[int], purse: list[int], elders: int, any_price: bool
) -> None:
    s = table()
    s.tokens[:7], s.resources[:6] = tokens, purse
    s.elders = elders
    if any_price:
        recruit(s, 0, "9")
    most = most_tokens(s, ALL_SEATS[0], GNOME)
    assert can_recruit(s, BOX, ALL_SEATS[0]) == any(
        gnome_prices(s, BOX, ALL_SEATS[0], each, most) for each in open_gnomes(s)
    )
    assert s.gnomes[0].bit_count() < GNOME_LIMIT


@rule("bonfire.ship.cost3", "bonfire.ship.first_move")
def test_every_island_within_the_tokens_is_offered() -> None:
    names = [island.id for island in BOX.island]
    near = {name: {end for route in BOX.route if name in route.ends for end in route.ends} for name in names}
    for here, count in product(names, (1, 2, 3)):
        wanted = {name for name in names if count > 2 or name in near[here]}
        if count == 2:
            wanted |= {far for each in near[here] for far in near[each]}
        t = at(city(table(), tokens=f"ship:{count}", ship=here))
        t.play("ship")
        assert set(t.keys) == wanted - {here}
