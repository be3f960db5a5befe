"""The course of a match: its steps in the order of the rulebook, and what happens when nothing is due."""

from typing import Final

from igroteka.games.ghost_stories import setup
from igroteka.games.ghost_stories.rules import (
    arrival,
    artifacts,
    barrier,
    death,
    due,
    exorcism,
    families,
    haunting,
    powers,
    stones,
    su_ling,
    tiles,
    tokens,
    villagers,
    yang,
    yin,
)
from igroteka.games.ghost_stories.state import T
from igroteka.kernel.agenda import Agenda, step


def next_turn(t: T) -> None:
    """The set-up, then turn after turn (ghost_stories.turn.order)."""
    if t.state.active < 0:
        setup.begin(t)
    else:
        yin.begin_turn(t)


AGENDA: Final[Agenda[T]] = Agenda(
    (
        # Set-up
        step(1, setup.find_first),
        step(2, setup.deal_boards),
        step(3, setup.turn_up),
        step(55, setup.turn_up_powers),
        step(4, setup.lay_village),
        step(5, setup.lay_out),
        step(6, setup.deal_villagers),
        step(7, setup.save_before),
        # Yin
        step(8, artifacts.offer_elixir),
        step(9, yin.act),
        step(10, yin.before_overrun),
        step(11, yin.overrun),
        step(12, due.bring_ghost, arrival.bring_ghost),
        step(13, arrival.left_icons),
        # Yang
        step(14, yang.move, frame=True),
        step(15, powers.use_pockets),
        step(16, powers.use_mantra),
        step(17, powers.use_twin_winds),
        step(18, yang.lead),
        step(19, yang.second_step),
        step(56, yang.offer_winds),
        step(20, yang.act, frame=True),
        step(21, yang.act_again, frame=True),
        step(22, yang.place, frame=True),
        # Exorcisms
        step(23, exorcism.ask_sword),
        step(24, exorcism.reroll),
        step(25, exorcism.choose_falls),
        step(26, exorcism.right_stone),
        step(27, exorcism.right_icons),
        step(28, exorcism.check_victory),
        # What stones do, and what follows
        step(29, haunting.roll_twice),
        step(30, death.choose_payer),
        step(31, death.bequeath),
        step(32, tokens.take_tao),
        step(33, tokens.group_tao_loss),
        step(34, stones.take_qi_or_yin_yang),
        step(35, stones.share_qi),
        step(36, stones.share_crystal),
        step(37, stones.share_yin_yang),
        # Help, Yin-Yang tokens and artifacts
        step(38, tiles.receive),
        step(39, tiles.drive_out),
        step(40, artifacts.use_yin_yang),
        step(41, artifacts.light_fireworks),
        step(42, artifacts.drink_elixir),
        step(43, artifacts.unite),
        # Villagers, families, Su-Ling
        step(44, villagers.devour_any),
        step(45, due.penalise, families.penalise),
        step(46, due.reward, families.reward),
        step(47, su_ling.place),
        # The end of a turn
        step(48, barrier.end_turn, frame=True),
        step(49, su_ling.come_without_yang, frame=True),
        step(50, barrier.check_barrier, frame=True),
        step(51, barrier.handle_board),
        step(52, barrier.end_barrier),
        step(53, barrier.pick_up, frame=True),
        step(54, barrier.pass_turn, frame=True),
    ),
    idle=next_turn,
)
