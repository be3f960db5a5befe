"""Option III: light a Bonfire (bonfire.light.*); the bonus action for common tasks (bonfire.bonus.*)."""

from igroteka.games.bonfire.events import COUNTDOWN, LIT, NOVICE
from igroteka.games.bonfire.query import common_met, free_cells, nearly_common, novices
from igroteka.games.bonfire.rules.conditions import lightable
from igroteka.games.bonfire.rules.council import EFFECTS, possible
from igroteka.games.bonfire.rules.gain import gain_points, gain_resource
from igroteka.games.bonfire.state import State, T, has_neutral, novices_at, slots_of
from igroteka.games.bonfire.topics import BONUS, CELL
from igroteka.games.bonfire.topics import LIGHT as LIGHT_TASK
from igroteka.games.bonfire.words import (
    ALL_COMMON,
    CELLS,
    COUNCIL,
    GOLD,
    LYING,
    NEUTRAL,
    NOVICE_GOLD,
    SHARED_CELL,
    Cell,
    City,
    Common,
    Novice,
    novice_of,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import with_bit, without_bit
from igroteka.kernel.pile import changed

KINDS = ("player", "player", "player", "player", "neutral", "lying")


def light_bonfire(t: T) -> Flow[None]:
    """Step: turn over a task whose condition is met; its novice goes to the council."""
    s = t.state
    seat = s.seat
    task = yield from choose(seat, LIGHT_TASK, lightable(s, t.box, seat))
    slot = slots_of(s, seat).index(task)
    s.lit = changed(s.lit, seat, with_bit(s.lit[seat], slot))
    t.tell(LIT, seat, t.box.task[task].id, slot + 1)
    t.then(send_novice, novice_of(seat))


def bonuses(s: State, t: T, city: City) -> list[Common]:
    """Common tasks that a city fulfils and that still hold their neutral novice."""
    if not s.neutrals or not nearly_common(s, city):
        return []
    return [each for each in ALL_COMMON if has_neutral(s, each) and common_met(s, t.box, city, each)]


def bonus_action(t: T, common: Common) -> None:
    """Step: the neutral novice of a common task goes to the council (bonfire.bonus.effect)."""
    t.state.neutrals = without_bit(t.state.neutrals, common)
    t.then(send_novice, NEUTRAL)


def send_novice(t: T, kind: Novice) -> Flow[None]:
    """Step: send a novice to a cell without one of its colour; then one of the cell's bonuses (bonfire.light.bonus)."""
    s = t.state
    seat = s.seat
    cell = yield from choose(seat, CELL, free_cells(s, kind, bool(s.gnomes[seat] & SHARED_CELL)))
    send(t, seat, cell, kind)
    if s.gnomes[seat] & NOVICE_GOLD:
        gain_resource(t, seat, GOLD)
    t.then(take_council_bonus, cell)


def take_council_bonus(t: T, cell: Cell) -> Flow[None]:
    """Step: the effect of a council cell, or 1 point; the gold cell has no point (bonfire.council.one_point)."""
    s = t.state
    seat = s.seat
    kinds = ["effect"] if possible(s, t.box, seat, cell) else []
    if t.box.council_cell[cell].point:
        kinds.append("point")
    kind = yield from choose(seat, BONUS, kinds, (CELLS[cell],))
    if kind == "point":
        gain_points(t, seat, 1, COUNCIL)
    else:
        t.then(EFFECTS[cell])


def send(t: T, city: City, cell: Cell, kind: Novice) -> None:
    """Place a novice and count all of them: enough start the countdown, once (bonfire.countdown.check)."""
    s = t.state
    at = novices_at(cell, kind)
    s.council = changed(s.council, at, s.council[at] + 1)
    t.tell(NOVICE, city, CELLS[cell], KINDS[kind])
    if not s.counting and novices(s) >= t.box.table_size[s.seats - 1].novices:
        s.counting, s.stack = True, t.box.pieces["countdown_token"]
        t.tell(COUNTDOWN, novices(s))


assert KINDS[LYING] == "lying"
