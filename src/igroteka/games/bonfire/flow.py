"""The only state machine: steps come off the agenda, each a restartable piece; an empty agenda means the next turn."""

from collections.abc import Callable

from igroteka.games.bonfire.rules import (
    council,
    countdown,
    fate,
    gnome,
    great,
    guardian,
    light,
    path,
    pay,
    ship,
    task,
    tom,
    turn,
)
from igroteka.games.bonfire.setup import deal
from igroteka.games.bonfire.state import T
from igroteka.kernel.ask import Flow

STEPS: dict[str, Callable[..., Flow[None] | None]] = {
    "deal": deal,
    # a turn
    "first": fate.first,
    "option": turn.option,
    "decide": turn.decide,
    "discard": turn.discard,
    "after": turn.after,
    "afterwards": turn.afterwards,
    "end": countdown.end,
    "pay": pay.pay,
    "pair": pay.pair,
    # I
    "fate": fate.fate,
    "tile": fate.tile,
    "lay": fate.lay,
    # II
    "ship": ship.ship,
    "sail": ship.sail,
    "further": ship.further,
    "island": ship.island,
    "visit": ship.visit,
    "path": path.path,
    "build": path.build,
    "search": path.search,
    "swap": path.swap,
    "refill": path.refill,
    "task": task.task,
    "gift": task.gift,
    "receive": task.receive,
    "retrieve": guardian.retrieve,
    "welcome": guardian.welcome,
    "procession": guardian.procession,
    "march": guardian.march,
    "great": great.great,
    "turn": great.turn,
    "gnome": gnome.gnome,
    "price": gnome.price,
    "recruit": gnome.recruit,
    "open_masters": gnome.open_masters,
    # III and the council
    "light": light.light,
    "bonus": light.bonus,
    "novice": light.novice,
    "reward": light.reward,
    "council_gold": council.gold,
    "council_path": council.path,
    "council_guardian": council.guardian,
    "council_great": council.great,
    "council_master": council.master,
    "council_move": council.move,
    "council_ship": council.ship,
    # Tom
    "tom": tom.tom,
    "tom_master": tom.master,
    "tom_path": tom.path,
    "tom_task1": tom.task1,
    "tom_task2": tom.task2,
    "tom_guardian": tom.guardian,
    "tom_great": tom.great,
    "tom_bonus": tom.bonus,
    "tom_done": tom.done,
}


QUIET = frozenset(
    {
        "option",
        "after",
        "end",
        "sail",
        "island",
        "path",
        "task",
        "retrieve",
        "welcome",
        "recruit",
        "bonus",
        "council_gold",
        "council_path",
    }
)
"""Steps that neither ask nor draw: they may follow another one within its segment."""


def segment(t: T) -> Flow[None] | None:
    """The next step that is due, and the quiet ones after it; a question begins a segment of its own."""
    agenda = t.state.agenda
    if agenda:
        name, about = agenda.pop()
        t.state.doing = name
        flow = STEPS[name](t, *about)
        if flow is not None:
            return flow
    else:
        countdown.next_turn(t)
    while agenda and agenda[-1][0] in QUIET:
        name, about = agenda.pop()
        STEPS[name](t, *about)
    return None
