"""The steps of a match in the order of the rulebook, and what happens when nothing is due."""

from typing import Final

from igroteka.games.candelabria import setup
from igroteka.games.candelabria.rules import (
    battle,
    curses,
    due,
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
from igroteka.games.candelabria.state import FINAL, T
from igroteka.kernel.agenda import Agenda, step


def idle(t: T) -> None:
    """Houses are taken before the match; then each year begins with Mist, and the last one ends the match."""
    if not t.state.order:
        setup.take_houses(t)
    elif t.state.stage == FINAL:
        ending.finish(t)
    else:
        mist.mist(t)


AGENDA: Final[Agenda[T]] = Agenda(
    (
        # Setting up
        step(1, setup.choose_house),
        step(2, setup.choose_region),
        step(3, setup.lay_out),
        step(4, quests.deal_quests),
        step(5, quests.keep_quests),
        # Turns of Ignition, and deployment
        step(6, ignition.ignition_turn, frame=True),
        step(7, ignition.deploy_anywhere),
        step(8, ignition.draw_candle),
        step(9, ignition.keep_one),
        # Maneuvers
        step(10, maneuver.move),
        step(11, maneuver.strike),
        step(12, movement.push),
        step(13, maneuver.settle),
        # Territory actions
        step(14, territories.influence),
        step(15, territories.step_curse),
        step(16, territories.forge),
        step(17, territories.mine),
        step(18, territories.portal),
        step(19, territories.tavern),
        step(20, territories.give_back),
        step(21, due.use_extinguished_flame, territories.use_extinguished_flame),
        # Preparation of War
        step(22, curses.award_curse, frame=True),
        step(23, curses.place_curse),
        step(24, curses.use_property),
        # Battles
        step(25, battle.next_battle, frame=True),
        step(26, battle.choose_tactics),
        step(27, battle.neutralise),
        step(28, battle.play_cells),
        step(29, battle.discard_played),
        step(30, battle.judge),
        # The end of War
        step(31, war.end_war, frame=True),
        step(32, war.put_deployed_under),
        # Symbols of cards
        step(33, effects.resolve_effects),
        step(34, effects.light),
        step(35, effects.extinguish),
        step(36, effects.take_tactic),
        step(37, effects.steal),
        step(38, due.destroy_temple, temples.destroy_temple),
        step(39, due.move_to_temple, temples.move_to_temple),
        # Expansions
        step(40, quests.claim_quest),
        step(41, withering.gain_withering),
        step(42, withering.lay_withering),
        step(43, withering.use_withering),
    ),
    idle,
)
