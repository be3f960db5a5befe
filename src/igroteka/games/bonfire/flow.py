"""All steps of a match in the order of the rulebook, and what happens when nothing is due.

An id is never used for another step: saved matches hold ids.
"""

from typing import Final

from igroteka.games.bonfire import setup
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
    rounds,
    ship,
    task,
    tom,
    turn,
)
from igroteka.games.bonfire.state import T
from igroteka.kernel.agenda import Agenda, step


def go_on(t: T) -> None:
    """The set-up, then one turn after another."""
    if t.state.turns or setup.is_dealt(t.state):
        rounds.next_turn(t)
    else:
        t.then(setup.deal)


AGENDA: Final[Agenda[T]] = Agenda(
    (
        # set-up
        step(1, setup.deal),
        step(2, fate.choose_starting_tile),
        # a turn
        step(3, turn.list_options, frame=True),
        step(4, turn.choose_option, frame=True),
        step(5, turn.discard),
        # option I: fate tiles
        step(6, fate.discard_to_limit),
        step(7, fate.take_tile),
        step(8, fate.lay_tile),
        # option II: actions and their prices
        step(9, pay.pay_tokens),
        step(10, pay.pay_token_pair),
        step(11, pay.pay_resources),
        step(12, pay.pay_resource_pair),
        step(13, path.build_path),
        step(14, path.take_path_tile),
        step(15, path.search_path_tile),
        step(16, path.swap_display),
        step(17, path.refill_display),
        step(18, ship.move_ship),
        step(19, ship.sail),
        step(20, ship.sail_further),
        step(21, ship.sail_free),
        step(22, ship.island_action),
        step(23, ship.offer_task),
        step(24, ship.offer_guardian),
        step(25, task.receive_task),
        step(26, task.choose_gift),
        step(27, task.take_task),
        step(28, guardian.retrieve_guardian),
        step(29, guardian.welcome),
        step(30, guardian.make_procession),
        step(31, guardian.march),
        step(32, guardian.march_free),
        step(33, great.use_great_bonfire),
        step(34, great.turn_great_bonfire),
        step(35, gnome.recruit_gnome),
        step(36, gnome.choose_price),
        step(37, gnome.take_gnome),
        step(38, gnome.open_masters),
        # option III: Bonfires, common tasks and the High Council
        step(39, light.light_bonfire),
        step(40, light.bonus_action),
        step(41, light.send_novice),
        step(42, light.take_council_bonus),
        step(43, council.take_gold),
        step(44, council.call_guardian),
        step(45, council.turn_anywhere),
        step(46, council.take_master),
        step(47, council.move_guardian),
        step(48, council.sail_anywhere),
        # the end of a turn
        step(49, turn.bonus_actions, frame=True),
        step(50, turn.choose_bonus_action, frame=True),
        step(51, countdown.end_turn, frame=True),
        # Tom
        step(52, tom.reveal_card, frame=True),
        step(53, tom.take_masters),
        step(54, tom.take_paths),
        step(55, tom.take_best_task),
        step(56, tom.take_least_task),
        step(57, tom.call_any_guardian),
        step(58, tom.turn_to_portal),
        step(59, tom.claim_novices),
        step(60, tom.discard_card),
    ),
    idle=go_on,
)
