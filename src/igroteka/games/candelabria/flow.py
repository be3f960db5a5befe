"""Segments: what comes next. Effects that are due come first, then the phase goes on."""

from collections.abc import Callable
from typing import Final, TypeAlias

from igroteka.games.candelabria import setup
from igroteka.games.candelabria.rules import (
    battle,
    curses,
    effects,
    ending,
    ignition,
    maneuver,
    mist,
    movement,
    quests,
    temples,
    territories,
    war,
    withering,
)
from igroteka.games.candelabria.rules.due import (
    CHOOSE_TACTICS,
    CURSE_STEPS,
    DEPLOY_AT,
    DRAW_CANDLE,
    EXTINGUISH_DUE,
    FORGE_DUE,
    INFLUENCE,
    JUDGE,
    KEEP,
    LIGHT_DUE,
    MANEUVER,
    MINE_DUE,
    NEUTRALISE_DUE,
    ORDER,
    OWNER_DUE,
    PLACE_CURSE,
    PLAY,
    PLAYED,
    PORTAL_DUE,
    PROPERTY,
    PUSH,
    QUEST,
    RETURN,
    SETTLE,
    STEAL_DUE,
    STRIKE,
    TACTIC_DUE,
    TAVERN_DUE,
    TEMPLE_DUE,
    TEMPLE_MOVE_DUE,
    UNDER,
    WITHER,
    WITHER_LAY,
    WITHERED,
)
from igroteka.games.candelabria.state import (
    BATTLES,
    END_OF_WAR,
    FINAL,
    HOUSES_PHASE,
    IGNITION,
    LAYOUT,
    MIST,
    QUESTS_PHASE,
    WAR,
    T,
)
from igroteka.kernel.ask import Flow

Resolve: TypeAlias = Callable[[T, tuple[int, ...]], Flow[None] | None]
Phase: TypeAlias = Callable[[T], Flow[None] | None]


def deal_or_keep(t: T) -> Flow[None] | None:
    """Quest cards are dealt, then chosen."""
    if len(t.state.personal):
        return quests.keep(t)
    quests.deal(t)
    return None


RESOLVE: Final[dict[int, Resolve]] = {
    ORDER: effects.order,
    LIGHT_DUE: effects.light,
    EXTINGUISH_DUE: effects.extinguish,
    TACTIC_DUE: effects.take_tactic,
    TEMPLE_DUE: temples.destroy,
    STEAL_DUE: effects.steal,
    TEMPLE_MOVE_DUE: temples.temple_move,
    OWNER_DUE: territories.owner_choice,
    DEPLOY_AT: ignition.deploy_at,
    DRAW_CANDLE: ignition.draw_candle,
    KEEP: ignition.keep,
    MANEUVER: maneuver.move,
    STRIKE: maneuver.strike,
    PUSH: movement.push,
    SETTLE: maneuver.settle,
    INFLUENCE: territories.influence,
    CURSE_STEPS: territories.step_curse,
    FORGE_DUE: territories.forge,
    MINE_DUE: territories.mine,
    PORTAL_DUE: territories.portal,
    TAVERN_DUE: territories.tavern,
    RETURN: territories.give_back,
    PLACE_CURSE: curses.place_curse,
    PROPERTY: curses.use_property,
    WITHER: withering.gain,
    WITHER_LAY: withering.lay,
    CHOOSE_TACTICS: battle.choose_tactics,
    NEUTRALISE_DUE: battle.neutralise,
    PLAY: battle.play,
    PLAYED: battle.played,
    WITHERED: withering.use,
    JUDGE: battle.judge,
    UNDER: war.under,
    QUEST: quests.claim,
}

PHASE: Final[dict[int, Phase]] = {
    HOUSES_PHASE: setup.take_houses,
    LAYOUT: setup.lay_out,
    QUESTS_PHASE: deal_or_keep,
    MIST: mist.mist,
    IGNITION: ignition.ignite,
    WAR: curses.award,
    BATTLES: battle.next_battle,
    END_OF_WAR: war.end_war,
    FINAL: ending.finish,
}

_RESOLVE: Final = [RESOLVE[code] for code in range(len(RESOLVE))]
_PHASE: Final = [PHASE[code] for code in range(len(PHASE))]


def segment(t: T) -> Flow[None] | None:
    """The next restartable piece: the effect due on top, or the next step of the phase."""
    due = t.state.due
    if due:
        item = due.pop()
        return _RESOLVE[item[0]](t, item)
    return _PHASE[t.state.phase](t)
