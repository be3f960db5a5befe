"""All steps of a match in the order of the rulebooks, and what happens when nothing is due."""

from typing import Final

from igroteka.games.ryozen import setup
from igroteka.games.ryozen.rules import (
    basilisk,
    clan_house,
    day,
    due,
    enemy_deck,
    foresight,
    narrative,
    night,
    palace,
    placing,
    revelations,
    villages,
)
from igroteka.games.ryozen.state import T
from igroteka.kernel.agenda import Agenda, step


def go_on(t: T) -> None:
    """The set-up, then one Day after another: each Night puts all its parts on the agenda."""
    if t.state.heralds:
        day.begin(t)
    else:
        setup.begin(t)


AGENDA: Final[Agenda[T]] = Agenda(
    (
        # set-up
        step(1, setup.spin),
        step(2, setup.choose_first),
        step(3, setup.choose_clans),
        step(4, setup.deal),
        # Day
        step(5, narrative.act),
        step(6, foresight.foretell),
        step(7, day.next_turn, frame=True),
        step(8, revelations.start_of_turn, frame=True),
        step(9, placing.place, frame=True),
        step(10, placing.choose_space),
        step(11, placing.choose_face),
        step(12, placing.ability),
        step(13, placing.day_effect),
        step(14, clan_house.offer_reveal),
        step(15, clan_house.offer_hire),
        step(16, revelations.refill),
        step(17, villages.uncover),
        step(18, palace.rotate),
        # Night and Dawn
        step(19, night.resolve),
        step(20, night.befall),
        step(21, night.put_away),
        step(22, night.hand_out),
        step(23, night.reward),
        step(24, night.majority),
        step(25, night.dawn, frame=True),
        # the Basilisk
        step(26, enemy_deck.turn_up, frame=True),
        step(27, basilisk.place),
        step(28, basilisk.ability),
        step(29, basilisk.day_effect),
        step(30, due.basilisk_hires, basilisk.hire),
        step(31, basilisk.choose_rotation),
        step(32, basilisk.shuffle_stack),
    ),
    idle=go_on,
)
