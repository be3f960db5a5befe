"""Retrieve a Guardian (bonfire.guardian.*) and make a procession (bonfire.procession.*)."""

from igroteka.games.bonfire.events import MOVED, RETRIEVED
from igroteka.games.bonfire.query import can_march, most_tokens, path_resource, retrievable, stops
from igroteka.games.bonfire.rules.gain import gain_points, gain_resource, reached
from igroteka.games.bonfire.rules.pay import pay_tokens
from igroteka.games.bonfire.state import State, T, guardian_at, guardians_of
from igroteka.games.bonfire.topics import HARVEST, NEXT, STEPS, STOP, STOPS
from igroteka.games.bonfire.words import (
    ALL_GUARDIANS,
    ALL_RESOURCES,
    ALL_STOPS,
    ANY_HARVEST,
    ARRIVAL,
    ARRIVAL_POINTS,
    AWAY,
    FARTHEST,
    FIRST_PATH_GOLD,
    FIRST_PLACE,
    GOLD,
    GUARDIAN,
    GUARDIANS,
    GUARDIANS5,
    LAST_PLACE,
    LONGER_PROCESSION,
    PLAIN,
    WAITING,
    WELCOME_PROCESSION,
    City,
    Guardian,
    Seat,
    Stop,
    is_by_bonfire,
    is_on_path,
    slot_of,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import has, with_bit
from igroteka.kernel.pile import changed


def retrieve_guardian(t: T) -> None:
    """Step: 1 token for the Guardian at the ship's island."""
    t.then(welcome, retrievable(t.state, t.box, t.state.seat))
    t.then(pay_tokens, GUARDIAN, 1)


def welcome(t: T, guardian: Guardian) -> None:
    """Step: put a Guardian on the starting tile; with master 17 a free procession may follow."""
    s = t.state
    seat = s.seat
    s.guardians = changed(s.guardians, guardian_at(seat, guardian), WAITING)
    t.tell(RETRIEVED, seat, GUARDIANS[guardian])
    reached(t, seat, GUARDIANS5, s.gnomes[seat])
    if s.gnomes[seat] & WELCOME_PROCESSION:
        t.then(march_free, 1 + longer(s, seat), 0, 0)


def longer(s: State, seat: Seat) -> int:
    """Extra steps beyond those paid for (bonfire.master.02)."""
    return 1 if s.gnomes[seat] & LONGER_PROCESSION else 0


def make_procession(t: T) -> Flow[None]:
    """Step: choose how many tokens to pay; each Guardian may go as many steps."""
    s = t.state
    paid = yield from choose(s.seat, STEPS, procession_prices(s, s.seat))
    t.then(march, paid + longer(s, s.seat), 0, 0)
    t.then(pay_tokens, GUARDIAN, paid)


def procession_prices(s: State, seat: Seat) -> list[int]:
    """Numbers of tokens worth paying: some Guardian gets somewhere it would not get with one token less."""
    more = longer(s, seat)
    most = min(most_tokens(s, seat, GUARDIAN), FARTHEST)
    cheapest = [1] if can_march(s, seat, 1 + more) else []
    return cheapest + [paid for paid in range(2, most + 1) if last_step_counts(s, seat, paid + more)]


def last_step_counts(s: State, city: City, steps: int) -> bool:
    """Whether some Guardian can use all steps of a procession after those in front have moved."""
    places = [place for place in guardians_of(s, city) if is_on_path(place)]
    return any(_can_stop(s, city, place, steps, steps) for place in places)


def _can_stop(s: State, city: City, place: Stop, ahead: int, steps: int) -> bool:
    """Whether a Guardian can stop exactly this far ahead of its place: at a free stop, or one that becomes free.

    Those in front move first (bonfire.procession.order), and only on the Path.
    """
    if len(stops(s, city, place, ahead)) > len(stops(s, city, place, ahead - 1)):
        return True
    stop = ALL_STOPS[min(place + ahead, LAST_PLACE)]
    return stop == place + ahead and stop in guardians_of(s, city) and _can_leave(s, city, stop, steps)


def _can_leave(s: State, city: City, place: Stop, steps: int) -> bool:
    """Whether the Guardian on a Path place can go on by one or more steps of a procession."""
    return any(_can_stop(s, city, place, ahead, steps) for ahead in range(1, steps + 1))


# Guardians move one after another. `done` has a bit for each whose move is over, `stepped` says whether any has moved.


def march(t: T, steps: int, done: int, stepped: int) -> Flow[None] | None:
    """Step: the Guardian farthest from the start moves next; of several on one place the player chooses.

    Guardians at Bonfires stay (bonfire.procession.forward_only).
    """
    group = _next_group(t.state, done)
    return _move_one(t, steps, done, stepped, group) if group else None


def march_free(t: T, steps: int, done: int, stepped: int) -> Flow[None] | None:
    """Step: the same in the procession of master 17, which brings no resources and may be left out."""
    group = _next_group(t.state, done)
    return _move_one(t, steps, done, stepped, group, free=True) if group else None


def _next_group(s: State, done: int) -> list[Guardian]:
    """The Guardians that are farthest on the Path and have not moved; several if they share a place."""
    places = guardians_of(s, s.seat)
    waiting = [each for each in ALL_GUARDIANS if is_on_path(places[each]) and not has(done, each)]
    farthest = max((places[each] for each in waiting), default=AWAY)
    return [each for each in waiting if places[each] == farthest]


def _move_one(t: T, steps: int, done: int, stepped: int, group: list[Guardian], *, free: bool = False) -> Flow[None]:
    """One Guardian of a group on the same place moves, or all of them stay."""
    s = t.state
    seat, again = s.seat, march_free if free else march
    targets: list[Stop | None] = [*stops(s, seat, s.guardians[guardian_at(seat, group[0])], steps)]
    all_done = done | sum(1 << each for each in group)
    if not targets:
        t.then(again, steps, all_done, stepped)
        return
    may_stay = stepped or free or _others_can(s, seat, steps, all_done)
    guardian: Guardian | None = group[0]
    if len(group) > 1:
        movers: list[Guardian | None] = [*group]
        guardian = yield from choose(seat, NEXT, [*movers, None] if may_stay else movers)
        if guardian is None:
            t.then(again, steps, all_done, stepped)
            return
    elif may_stay:
        targets.append(None)
    assert guardian is not None
    stop = yield from choose(seat, STOP, targets, (GUARDIANS[guardian],))
    if stop is None:
        t.then(again, steps, all_done, stepped)
        return
    t.then(again, steps, with_bit(done, guardian), 1)
    yield from arrive(t, seat, guardian, stop, resources=not free)


def _others_can(s: State, seat: Seat, steps: int, done: int) -> bool:
    """Whether a Guardian that has not moved yet can step."""
    places = guardians_of(s, seat)
    return any(
        not has(done, each) and is_on_path(place) and stops(s, seat, place, steps) for each, place in enumerate(places)
    )


def arrive(t: T, seat: Seat, guardian: Guardian, stop: Stop, *, resources: bool) -> Flow[None]:
    """A Guardian ends its move: on the Path it brings the resource, by a Bonfire points at the end."""
    s = t.state
    s.guardians = changed(s.guardians, guardian_at(seat, guardian), stop)
    t.tell(MOVED, seat, GUARDIANS[guardian], STOPS[stop])
    gnomes = s.gnomes[seat]
    if is_by_bonfire(stop):
        if gnomes & ARRIVAL_POINTS:
            gain_points(t, seat, 2, ARRIVAL)
        return
    if not resources:
        return
    resource = path_resource(s, t.box, seat, slot_of(stop))
    if gnomes & ANY_HARVEST:
        choice = PLAIN if resource != GOLD else ALL_RESOURCES
        resource = yield from choose(seat, HARVEST, choice, (GUARDIANS[guardian],))
    gain_resource(t, seat, resource, 2 if gnomes & t.box.doubling[guardian] else 1)
    if stop == FIRST_PLACE and gnomes & FIRST_PATH_GOLD:
        gain_resource(t, seat, GOLD)
