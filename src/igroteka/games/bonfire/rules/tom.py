"""The solo game: Tom's cards (bonfire.tom.*). The player makes the choices his cards leave open."""

from igroteka.games.bonfire.events import (
    LIT,
    RECRUITED,
    RETRIEVED,
    TASK_TAKEN,
    TOM_CARD,
    TOM_IDLE,
    TOM_REVEALED,
    TURNED,
)
from igroteka.games.bonfire.query import (
    common_met,
    free_slots,
    gnome_count,
    missing_guardians,
    next_notch,
    tasks_on,
)
from igroteka.games.bonfire.rules.countdown import finish
from igroteka.games.bonfire.rules.gain import gain_points, reached
from igroteka.games.bonfire.rules.gnome import shuffle
from igroteka.games.bonfire.rules.great import place_portal
from igroteka.games.bonfire.rules.light import send
from igroteka.games.bonfire.rules.path import lay
from igroteka.games.bonfire.score import table_lines, winners
from igroteka.games.bonfire.state import EMPTY, LYING, NOVICES, TOM, WAITING, State, T, put, take
from igroteka.games.bonfire.topics import TOM_CELL, TOM_GUARDIAN, TOM_TASK
from igroteka.games.bonfire.words import (
    COMMON,
    GNOME_LIMIT,
    GNOMES6,
    GUARDIANS,
    GUARDIANS5,
    PATH_LIMIT,
    PATHS7,
    PORTALS7,
    SLOTS,
    TASKS7,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.flow import Result

HUMAN, CITY = 0, 1
MATCHING = {
    "master": GNOMES6,
    "path": PATHS7,
    "task1": TASKS7,
    "task2": TASKS7,
    "guardian": GUARDIANS5,
    "great": PORTALS7,
}
"""The common task that goes with an action."""


def tom(t: T) -> None:
    """Step: reveal a card; with the symbol reveal and discard a master, whose resource steers the action."""
    s = t.state
    card, s.tom_pile = take(t, s.tom_pile)
    row = t.box.tom_card[card]
    t.tell(TOM_CARD, row.id)
    resource = reveal(t) if row.reveal else EMPTY
    s.later("tom_done")
    s.later("tom_bonus")
    if common_met(s, t.box, CITY, MATCHING[row.action]):
        gain_points(t, CITY, 3, TOM)  # bonfire.tom.special1
    else:
        s.later(f"tom_{row.action}", *((resource,) if row.reveal else ()))


def reveal(t: T) -> int:
    """The resource of the top master, which is discarded."""
    s = t.state
    master, s.masters_unseen = take(t, s.masters_unseen)
    s.masters_out += (master,)
    if not s.masters_unseen:
        shuffle(t)
    t.tell(TOM_REVEALED, t.box.gnome[master].id)
    return t.box.gnome_resource[master]


def done(t: T) -> None:
    """Step: the card is discarded; an empty pile is shuffled anew; after the fourth pass the game ends at once."""
    s = t.state
    s.tom_played += 1
    if not s.tom_pile:
        s.tom_pile = tuple(range(len(t.box.tom_card)))
    if s.tom_played >= len(t.box.tom_card) * t.box.pieces["tom_pass"]:
        lines = table_lines(s, t.box)
        finish(t, lines, Result(winners(s, lines), lines[: s.seats], "fourth_pass"))


def master(t: T, resource: int) -> None:
    """Step: all open masters with the resource, from the left, up to six gnomes; then refill (bonfire.tom.master)."""
    s = t.state
    taken = False
    for place, gnome in enumerate(s.open_masters):
        if gnome != EMPTY and t.box.gnome_resource[gnome] == resource and gnome_count(s, CITY) < GNOME_LIMIT:
            s.open_masters = put(s.open_masters, place, EMPTY)
            s.gnomes = put(s.gnomes, CITY, s.gnomes[CITY] | 1 << gnome)
            taken = True
            t.tell(RECRUITED, CITY, t.box.gnome[gnome].id)
            reached(t, CITY, GNOMES6, 0)
    _after_taking(t, taken, "master", "open_masters")


def path(t: T, resource: int) -> None:
    """Step: all open Path tiles with the resource, from the left, as long as there is room (bonfire.tom.path)."""
    s = t.state
    taken = False
    for place, tile in enumerate(s.open_paths):
        if tile != EMPTY and t.box.path_resource[tile] == resource and len(s.built[CITY]) < PATH_LIMIT:
            s.open_paths = put(s.open_paths, place, EMPTY)
            taken = True
            lay(t, CITY, tile)
    _after_taking(t, taken, "path", "refill")


def _after_taking(t: T, taken: bool, card: str, refill: str) -> None:
    if taken:
        t.state.later(refill)
    else:
        t.tell(TOM_IDLE, card)


def task1(t: T, resource: int) -> Flow[None]:
    """Step: a task with the most points of the resource's two islands (bonfire.tom.task1)."""
    yield from _take_task(t, resource, most=True)


def task2(t: T, resource: int) -> Flow[None]:
    """Step: a task with the fewest points; then a novice and a point for Tom (bonfire.tom.task2)."""
    if not (yield from _take_task(t, resource, most=False)):
        return
    if sum(t.state.council[CITY::NOVICES]) < t.box.pieces["tom_novice"]:
        cell = yield from choose(HUMAN, TOM_CELL, range(8))
        send(t, CITY, cell, CITY)
    gain_points(t, CITY, 1, TOM)


def _take_task(t: T, resource: int, *, most: bool) -> Flow[bool]:
    """Light a task on Tom's leftmost free slot; the player picks among equals. Whether there was one."""
    s = t.state
    found = task_choice(s, t, resource, most=most)
    if not found:
        t.tell(TOM_IDLE, "task1" if most else "task2")
        return False
    taken = yield from choose(HUMAN, TOM_TASK, found)
    slot = free_slots(s, CITY)[0]
    at = s.isles.index(taken)
    s.isles = put(s.isles, at, EMPTY)
    s.slots = put(s.slots, CITY * SLOTS + slot, taken)
    s.lit = put(s.lit, CITY, s.lit[CITY] | 1 << slot)
    t.tell(TASK_TAKEN, CITY, t.box.task[taken].id, t.box.island[at // 3].id, slot + 1)
    t.tell(LIT, CITY, t.box.task[taken].id, slot + 1)
    reached(t, CITY, TASKS7, 0)
    return True


def task_choice(s: State, t: T, resource: int, *, most: bool) -> list[int]:
    """Tasks with the most or the fewest points on the islands of a resource."""
    points = t.box.task_points
    found = [task for island in t.box.islands_of[resource] for task in tasks_on(s, island)]
    if not found:
        return []
    wanted = (max if most else min)(points[task] for task in found)
    return [task for task in found if points[task] == wanted]


def guardian(t: T) -> Flow[None]:
    """Step: a Guardian of a colour Tom lacks; the player chooses it."""
    s = t.state
    colour = yield from choose(HUMAN, TOM_GUARDIAN, missing_guardians(s, CITY))
    s.guardians = put(s.guardians, CITY * 5 + colour, WAITING)
    t.tell(RETRIEVED, CITY, GUARDIANS[colour])
    reached(t, CITY, GUARDIANS5, 0)


def great(t: T) -> None:
    """Step: turn clockwise, at least one cell, to the first cell with the portal Tom needs, and take only that."""
    s = t.state
    shape = t.box.notch_shape[s.boards[CITY]][next_notch(s.portals[CITY])]
    cell = next(cell % 7 for cell in range(s.pointer + 1, s.pointer + 8) if s.areas[cell % 7 * 7 + shape])
    s.pointer = cell
    t.tell(TURNED, CITY, t.box.great_cell[cell].id)
    place_portal(t, CITY, cell, shape)


def bonus(t: T) -> Flow[None] | None:
    """Step: a neutral novice whose common task Tom fulfils goes to the council on its side (bonfire.tom.bonus)."""
    s = t.state
    for common in range(len(COMMON)):
        if s.neutrals >> common & 1 and common_met(s, t.box, CITY, common):
            return _send_neutral(t, common)
    return None


def _send_neutral(t: T, common: int) -> Flow[None]:
    s = t.state
    cell = yield from choose(HUMAN, TOM_CELL, range(8))
    s.neutrals &= ~(1 << common)
    gain_points(t, CITY, 1, TOM)
    send(t, CITY, cell, LYING)
    s.later("tom_bonus")
