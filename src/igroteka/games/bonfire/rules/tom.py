"""The solo game: Tom's cards (bonfire.tom.*). The player makes the choices that the cards leave open."""

from collections.abc import Callable
from typing import Final

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
from igroteka.games.bonfire.rules.gnome import open_masters, shuffle
from igroteka.games.bonfire.rules.great import place_portal
from igroteka.games.bonfire.rules.light import bonuses, send
from igroteka.games.bonfire.rules.path import lay, refill_display
from igroteka.games.bonfire.state import NOVICES, State, T, area_at, guardian_at, slot_at, take
from igroteka.games.bonfire.topics import TOM_CELL, TOM_GUARDIAN, TOM_TASK
from igroteka.games.bonfire.words import (
    ALL_CELLS,
    ALL_CITIES,
    ALL_GREAT_CELLS,
    ALL_SEATS,
    GNOME_LIMIT,
    GNOMES6,
    GUARDIANS,
    GUARDIANS5,
    LYING,
    NO_GNOME,
    NO_RESOURCE,
    NO_TASK,
    NO_TILE,
    PATH_LIMIT,
    PATHS7,
    PLACES,
    PORTALS7,
    TASKS7,
    TOM,
    WAITING,
    Card,
    Common,
    Resource,
    Task,
    ids,
    novice_of,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import with_bit, without_bit
from igroteka.kernel.pile import changed

HUMAN, CITY = ALL_SEATS[0], ALL_CITIES[1]
MATCHING = {
    "master": GNOMES6,
    "path": PATHS7,
    "task1": TASKS7,
    "task2": TASKS7,
    "guardian": GUARDIANS5,
    "great": PORTALS7,
}
"""The common task that goes with an action."""


def reveal_card(t: T) -> None:
    """Step: reveal a card; with the symbol reveal and discard a master, whose resource steers the action."""
    s = t.state
    card, s.tom_pile = take(t, s.tom_pile)
    row = t.box.tom_card[card]
    t.tell(TOM_CARD, row.id)
    resource = reveal(t) if row.reveal else NO_RESOURCE
    t.then(discard_card)
    t.then(claim_novices)
    if common_met(s, t.box, CITY, MATCHING[row.action]):
        gain_points(t, CITY, 3, TOM)  # bonfire.tom.special1
    elif row.action in STEERED:
        t.then(STEERED[row.action], resource)
    else:
        t.then(UNSTEERED[row.action])


def reveal(t: T) -> Resource:
    """The resource of the top master, which is discarded."""
    s = t.state
    master, s.masters_unseen = take(t, s.masters_unseen)
    s.masters_out += (master,)
    if not s.masters_unseen:
        shuffle(t)
    t.tell(TOM_REVEALED, t.box.gnome[master].id)
    return t.box.gnome_resource[master]


def discard_card(t: T) -> None:
    """Step: the card is discarded; an empty pile is reshuffled; after the fourth pass the game ends at once."""
    s = t.state
    s.tom_played += 1
    if not s.tom_pile:
        s.tom_pile = ids(Card, len(t.box.tom_card))
    if s.tom_played >= len(t.box.tom_card) * t.box.pieces["tom_pass"]:
        finish(t, "fourth_pass")


def take_masters(t: T, resource: Resource) -> None:
    """Step: all open masters with the resource, from the left, up to six gnomes; then refill (bonfire.tom.master)."""
    s = t.state
    taken = False
    for place, gnome in enumerate(s.open_masters):
        if gnome != NO_GNOME and t.box.gnome_resource[gnome] == resource and gnome_count(s, CITY) < GNOME_LIMIT:
            s.open_masters = changed(s.open_masters, place, NO_GNOME)
            s.gnomes = changed(s.gnomes, CITY, with_bit(s.gnomes[CITY], gnome))
            taken = True
            t.tell(RECRUITED, CITY, t.box.gnome[gnome].id)
            reached(t, CITY, GNOMES6, 0)
    if taken:
        t.then(open_masters)
    else:
        t.tell(TOM_IDLE, "master")


def take_paths(t: T, resource: Resource) -> None:
    """Step: all open Path tiles with the resource, from the left, while there is room (bonfire.tom.path)."""
    s = t.state
    taken = False
    for place, tile in enumerate(s.open_paths):
        if tile != NO_TILE and t.box.path_resource[tile] == resource and len(s.built[CITY]) < PATH_LIMIT:
            s.open_paths = changed(s.open_paths, place, NO_TILE)
            taken = True
            lay(t, CITY, tile)
    if taken:
        t.then(refill_display)
    else:
        t.tell(TOM_IDLE, "path")


def take_best_task(t: T, resource: Resource) -> Flow[None]:
    """Step: a task with the most points of the resource's two islands (bonfire.tom.task1)."""
    yield from _take_task(t, resource, most=True)


def take_least_task(t: T, resource: Resource) -> Flow[None]:
    """Step: a task with the fewest points; then a novice and a point for Tom (bonfire.tom.task2)."""
    if not (yield from _take_task(t, resource, most=False)):
        return
    if sum(t.state.council[CITY::NOVICES]) < t.box.pieces["tom_novice"]:
        cell = yield from choose(HUMAN, TOM_CELL, ALL_CELLS)
        send(t, CITY, cell, novice_of(CITY))
    gain_points(t, CITY, 1, TOM)


def _take_task(t: T, resource: Resource, *, most: bool) -> Flow[bool]:
    """Light a task on Tom's leftmost free slot; the player picks among equals. Returns whether there was one."""
    s = t.state
    found = task_choice(s, t, resource, most=most)
    if not found:
        t.tell(TOM_IDLE, "task1" if most else "task2")
        return False
    taken = yield from choose(HUMAN, TOM_TASK, found)
    slot = free_slots(s, CITY)[0]
    at = s.isles.index(taken)
    s.isles = changed(s.isles, at, NO_TASK)
    s.slots = changed(s.slots, slot_at(CITY, slot), taken)
    s.lit = changed(s.lit, CITY, with_bit(s.lit[CITY], slot))
    t.tell(TASK_TAKEN, CITY, t.box.task[taken].id, t.box.island[at // PLACES].id, slot + 1)
    t.tell(LIT, CITY, t.box.task[taken].id, slot + 1)
    reached(t, CITY, TASKS7, 0)
    return True


def task_choice(s: State, t: T, resource: Resource, *, most: bool) -> list[Task]:
    """Tasks with the most or the fewest points on the islands of a resource."""
    points = t.box.task_points
    found = [task for island in t.box.islands_of[resource] for task in tasks_on(s, island)]
    if not found:
        return []
    wanted = (max if most else min)(points[task] for task in found)
    return [task for task in found if points[task] == wanted]


def call_any_guardian(t: T) -> Flow[None]:
    """Step: a Guardian of a colour Tom lacks; the player chooses it."""
    s = t.state
    colour = yield from choose(HUMAN, TOM_GUARDIAN, missing_guardians(s, CITY))
    s.guardians = changed(s.guardians, guardian_at(CITY, colour), WAITING)
    t.tell(RETRIEVED, CITY, GUARDIANS[colour])
    reached(t, CITY, GUARDIANS5, 0)


def turn_to_portal(t: T) -> None:
    """Step: turn clockwise, at least one cell, to the first cell with the portal Tom needs, and take only that."""
    s = t.state
    shape = t.box.notch_shape[s.boards[CITY]][next_notch(s.portals[CITY])]
    ahead = ALL_GREAT_CELLS[s.pointer + 1 :] + ALL_GREAT_CELLS[: s.pointer + 1]
    cell = next(cell for cell in ahead if s.areas[area_at(cell, shape)])
    s.pointer = cell
    t.tell(TURNED, CITY, t.box.great_cell[cell].id)
    place_portal(t, CITY, cell, shape)


def claim_novices(t: T) -> Flow[None] | None:
    """Step: a neutral novice whose common task Tom fulfils goes to the council on its side (bonfire.tom.bonus)."""
    earned = bonuses(t.state, t, CITY)
    return _send_neutral(t, earned[0]) if earned else None


def _send_neutral(t: T, common: Common) -> Flow[None]:
    s = t.state
    cell = yield from choose(HUMAN, TOM_CELL, ALL_CELLS)
    s.neutrals = without_bit(s.neutrals, common)
    gain_points(t, CITY, 1, TOM)
    send(t, CITY, cell, LYING)
    t.then(claim_novices)


STEERED: Final[dict[str, Callable[[T, Resource], Flow[None] | None]]] = {
    "master": take_masters,
    "path": take_paths,
    "task1": take_best_task,
    "task2": take_least_task,
}
"""Actions of cards that reveal a master: its resource says what is taken."""

UNSTEERED: Final[dict[str, Callable[[T], Flow[None] | None]]] = {
    "guardian": call_any_guardian,
    "great": turn_to_portal,
}
"""The other actions."""
