"""The course of a match: which segment comes next. The only state machine of the game."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ghost_stories import setup
from igroteka.games.ghost_stories.rules import artifacts, barrier, exorcism, tiles, yang, yin
from igroteka.games.ghost_stories.state import T
from igroteka.kernel.ask import Flow

PHASES: Final[dict[str, Callable[[T], Flow[None] | None]]] = {
    "setup.first": setup.find_first,
    "setup.colours": setup.deal_boards,
    "setup.powers": setup.turn_up_powers,
    "setup.village": setup.lay_village,
    "setup.table": setup.lay_out,
    "setup.villagers": setup.deal_villagers,
    "setup.save": setup.save_before,
    "turn.start": yin.begin_turn,
    "window.yin.act": yin.window,
    "yin.act": yin.act,
    "window.yin.overrun": yin.window,
    "yin.overrun": yin.overrun,
    "window.yin.arrival": yin.window,
    "yin.arrival": yin.arrive,
    "yang.move": yang.move,
    "yang.step": yang.second_step,
    "yang.lead": yang.lead,
    "yang.act": yang.act,
    "yang.acted": yang.acted,
    "yang.place": yang.place,
    "yin_yang": artifacts.use_yin_yang,
    "fireworks": artifacts.light_fireworks,
    "help": tiles.receive,
    "help.ghost": tiles.ghost_follows,
    "attempt.reroll": exorcism.reroll_attempt,
    "attempt.choose": exorcism.choose_falls,
    "attempt.right": exorcism.right_stone,
    "turn.su_ling": barrier.without_yang,
    "turn.barrier": barrier.due,
    "barrier": barrier.handle_board,
    "barrier.rewards": barrier.reward_families,
    "turn.tokens": barrier.pick_up,
}


def segment(t: T) -> Flow[None] | None:
    """The next restartable piece."""
    return PHASES[t.state.phase](t)
