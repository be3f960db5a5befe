"""Retrieve a Guardian (bonfire.guardian.*) and make a procession (bonfire.procession.*)."""

from igroteka.games.bonfire.events import MOVED, RETRIEVED
from igroteka.games.bonfire.query import can_march, last_step_counts, most_tokens, path_resource, retrievable, stops
from igroteka.games.bonfire.rules.gain import gain_points, gain_resource, reached
from igroteka.games.bonfire.rules.pay import owe_tokens
from igroteka.games.bonfire.state import ARRIVAL, AT_BONFIRE, AWAY, WAITING, State, T, put
from igroteka.games.bonfire.topics import HARVEST, NEXT, STEPS, STOP, STOPS
from igroteka.games.bonfire.words import (
    ANY_HARVEST,
    ARRIVAL_POINTS,
    FIRST_PATH_GOLD,
    GOLD,
    GUARDIAN,
    GUARDIANS,
    GUARDIANS5,
    LONGER_PROCESSION,
    WELCOME_PROCESSION,
)
from igroteka.kernel.ask import Flow, choose

ALL_DONE = 0b11111  # Guardians whose move in this procession is over, one bit each
STEPPED = 1 << 5  # somebody stepped, so the others may all stay
FREE = 1 << 6  # the procession of master 17: no resources, and it may be left out


def retrieve(t: T) -> None:
    """Step: 1 token for the Guardian at the ship's island."""
    s = t.state
    owe_tokens(s, GUARDIAN, 1)
    s.later("welcome", retrievable(s, t.box, s.seat))
    s.later("pay")


def welcome(t: T, guardian: int) -> None:
    """Step: put a Guardian on the starting tile; with master 17 a free procession may follow."""
    s = t.state
    seat = s.seat
    s.guardians = put(s.guardians, seat * 5 + guardian, WAITING)
    t.tell(RETRIEVED, seat, GUARDIANS[guardian])
    reached(t, seat, GUARDIANS5, s.gnomes[seat])
    if s.gnomes[seat] & WELCOME_PROCESSION:
        s.later("march", 1 + longer(s, seat), FREE)


def longer(s: State, seat: int) -> int:
    """Steps beyond those paid for (bonfire.master.02)."""
    return 1 if s.gnomes[seat] & LONGER_PROCESSION else 0


def procession(t: T) -> Flow[None]:
    """Step: choose how many tokens to pay; each Guardian may go as many steps."""
    s = t.state
    seat = s.seat
    paid = yield from choose(seat, STEPS, procession_prices(s, seat))
    owe_tokens(s, GUARDIAN, paid)
    s.later("march", paid + longer(s, seat), 0)
    s.later("pay")


def procession_prices(s: State, seat: int) -> list[int]:
    """Numbers of tokens worth paying: the last step brings some Guardian where one token less does not."""
    more = longer(s, seat)
    most = min(most_tokens(s, seat, GUARDIAN), 8)
    cheapest = [1] if can_march(s, seat, 1 + more) else []
    return cheapest + [paid for paid in range(2, most + 1) if last_step_counts(s, seat, paid + more)]


def march(t: T, steps: int, done: int) -> Flow[None] | None:
    """Step: the Guardian farthest from the start moves next; of several on one place the player chooses.

    Guardians at Bonfires stay (bonfire.procession.forward_only).
    """
    s = t.state
    at = s.seat * 5
    for guardian in range(5):  # those that cannot move any more need no question
        place = s.guardians[at + guardian]
        if place == AWAY or place > AT_BONFIRE:
            done |= 1 << guardian
    waiting = [each for each in range(5) if not done >> each & 1]
    if not waiting:
        return None
    farthest = max(s.guardians[at + each] for each in waiting)
    group = [each for each in waiting if s.guardians[at + each] == farthest]
    return _move_one(t, steps, done, group, farthest)


def _move_one(t: T, steps: int, done: int, group: list[int], place: int) -> Flow[None]:
    """One Guardian of a group on the same place moves, or all of them stay."""
    s = t.state
    seat = s.seat
    targets: list[int | None] = [*stops(s, seat, place, steps)]
    everyone = sum(1 << each for each in group)
    if not targets:
        s.later("march", steps, done | everyone)
        return
    may_stay = bool(done & (STEPPED | FREE)) or _others_can(s, seat, steps, done | everyone)
    guardian: int | None = group[0]
    if len(group) > 1:
        movers: list[int | None] = [*group]
        guardian = yield from choose(seat, NEXT, [*movers, None] if may_stay else movers)
        if guardian is None:
            s.later("march", steps, done | everyone)
            return
    elif may_stay:
        targets.append(None)
    assert guardian is not None
    stop = yield from choose(seat, STOP, targets, (GUARDIANS[guardian],))
    if stop is None:
        s.later("march", steps, done | everyone)
        return
    s.later("march", steps, done | 1 << guardian | STEPPED)
    yield from arrive(t, seat, guardian, stop, resources=not done & FREE)


def _others_can(s: State, seat: int, steps: int, done: int) -> bool:
    """Whether a Guardian that has not moved yet can step."""
    at = seat * 5
    return any(not done >> each & 1 and stops(s, seat, s.guardians[at + each], steps) for each in range(5))


def arrive(t: T, seat: int, guardian: int, stop: int, *, resources: bool) -> Flow[None]:
    """A Guardian ends its move: on the Path it brings the resource, by a Bonfire points at the end."""
    s = t.state
    s.guardians = put(s.guardians, seat * 5 + guardian, stop)
    t.tell(MOVED, seat, GUARDIANS[guardian], STOPS[stop])
    gnomes = s.gnomes[seat]
    if stop > AT_BONFIRE:
        if gnomes & ARRIVAL_POINTS:
            gain_points(t, seat, 2, ARRIVAL)
        return
    if not resources:
        return
    resource = path_resource(s, t.box, seat, stop)
    if gnomes & ANY_HARVEST:
        choice = [*range(GOLD)] if resource != GOLD else [*range(GOLD + 1)]
        resource = yield from choose(seat, HARVEST, choice, (GUARDIANS[guardian],))
    gain_resource(t, seat, resource, 2 if gnomes & t.box.doubling[guardian] else 1)
    if stop == 1 and gnomes & FIRST_PATH_GOLD:
        gain_resource(t, seat, GOLD)
