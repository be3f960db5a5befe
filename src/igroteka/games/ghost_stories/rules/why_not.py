"""Refusals in the Yang phase: what a player would naturally try but may not do, and why."""

from collections.abc import Iterator

from igroteka.games.ghost_stories.query import has_buddha, is_full, is_haunted, is_lying, portal_open, was_used, works
from igroteka.games.ghost_stories.rules import powers
from igroteka.games.ghost_stories.state import T
from igroteka.games.ghost_stories.topics import BUDDHA_ON, MOVE_TO, SU_LING_ON
from igroteka.games.ghost_stories.words import ADJACENT, CORNER_OF, EACH_SPACE, FACING, NO_RECEPTACLE
from igroteka.kernel.ask import WhyNot


def no_move(t: T) -> Iterator[WhyNot]:
    """A laid Taoist does not move; a blocked power does not work."""
    s = t.state
    if is_lying(s, s.active):
        for to in ADJACENT[s.at[s.active]]:
            yield WhyNot(MOVE_TO[to], "laid_down", "ghost_stories.wm.laid.must_stand")
    power = s.power[s.active]
    if power in powers.BEFORE_MOVE:
        name = powers.BEFORE_MOVE[power][0]
        if s.powers_off:
            yield WhyNot(name, "powers_off", "ghost_stories.incarnation.60")
        elif not works(s, power):
            yield WhyNot(name, "power_blocked", "ghost_stories.stone.left.power_lock")
        elif was_used(s, power):
            yield WhyNot(name, "used_this_turn", "ghost_stories.yang.before_move")


def no_action(t: T, can: list[str]) -> Iterator[WhyNot]:
    """Help without effect or from a haunted tile, an exorcism without a target, saving without Portal or villager."""
    s = t.state
    at = s.at[s.active]
    if "help" not in can:
        if is_haunted(s, at):
            yield WhyNot("help", "tile_haunted", "ghost_stories.haunt.no_help")
        else:
            yield WhyNot("help", "no_effect", "ghost_stories.tile.no_effect")
    if "exorcism" not in can:
        if any(s.space[space] for space in FACING[at]):
            yield WhyNot("exorcism", "cannot_be_exorcised", "ghost_stories.exorcism.legal_targets")
        else:
            yield WhyNot("exorcism", "no_ghost_facing", "ghost_stories.exorcism.needs_target")
    if s.white_moon and "save" not in can:
        if s.portal != at or not portal_open(s, t.box):
            yield WhyNot("save", "no_portal", "ghost_stories.wm.save.needs_portal")
        else:
            yield WhyNot("save", "no_villager", "ghost_stories.wm.save.action")


def no_placing(t: T, options: list[str]) -> Iterator[WhyNot]:
    """Buddhas and crystals of this turn, full spaces and Receptacles, Su-Ling before an incarnation."""
    s = t.state
    if s.buddhas[s.active]:
        for space in FACING[s.at[s.active]]:
            if s.space[space] or has_buddha(s, space):
                yield WhyNot(BUDDHA_ON[space], "space_taken", "ghost_stories.buddha.place")
            elif BUDDHA_ON[space] not in options:
                yield WhyNot(BUDDHA_ON[space], "taken_this_turn", "ghost_stories.buddha.next_turn")
    if s.crystals[s.active] and "crystal" not in options:
        receptacle = CORNER_OF.get(s.at[s.active], NO_RECEPTACLE)
        if receptacle < 0:
            yield WhyNot("crystal", "not_on_a_corner", "ghost_stories.wm.crystal.place")
        elif is_full(s, receptacle):
            yield WhyNot("crystal", "receptacle_full", "ghost_stories.wm.crystal.receptacle_one")
        else:
            yield WhyNot("crystal", "taken_this_turn", "ghost_stories.wm.crystal.place_next_turn")
    if any(option in SU_LING_ON for option in options):
        for space, card in zip(EACH_SPACE, s.space, strict=True):
            if card and t.box.tables.incarnation[card]:
                yield WhyNot(SU_LING_ON[space], "before_incarnation", "ghost_stories.wm.suling.not_incarnation")
