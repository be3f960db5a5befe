"""Su-Ling, Moon Crystals and Receptacles."""

from igroteka.games.ghost_stories.events import CRYSTAL_PLACED, SU_LING_BACK, SU_LING_GONE, SU_LING_PLACED
from igroteka.games.ghost_stories.query import crystals_left, decider, is_full, spot, su_ling_spaces
from igroteka.games.ghost_stories.state import ON_CARD, SUPPLY, State, T
from igroteka.games.ghost_stories.topics import SU_LING, SU_LING_CRYSTAL
from igroteka.games.ghost_stories.words import (
    CORNER_OF,
    CORNERS,
    NO_RECEPTACLE,
    RECEPTACLE_BY,
    TILES,
    Receptacle,
    Space,
)
from igroteka.kernel.ask import Flow, choose, confirm
from igroteka.kernel.bits import with_bit


def sad_event(s: State) -> None:
    """A villager died, the Curse die was rolled or a tile was haunted: she may be moved.

    ghost_stories.wm.suling.place
    """
    if s.white_moon and s.su_ling != ON_CARD:
        s.sad = True


def step_aside(t: T, space: Space) -> None:
    """An incarnation came before her: back to the supply, until a later event.

    ghost_stories.wm.suling.incarnation_comes
    """
    s = t.state
    if s.su_ling == space:
        s.su_ling = SUPPLY
        s.sad = False
        t.tell(SU_LING_GONE)


def go_on_card(s: State) -> None:
    """The Howling Siren takes her, from a board or from the supply (ghost_stories.wm.incarnation.siren)."""
    s.su_ling = ON_CARD
    s.sad = False


def come_back(t: T) -> None:
    """The Siren is discarded: she returns to the supply (ghost_stories.wm.incarnation.siren.return)."""
    t.state.su_ling = SUPPLY
    t.state.sad = False
    t.tell(SU_LING_BACK)


def return_after_barrier(t: T) -> None:
    """After a Mystic Barrier she returns to the supply, unless the Siren has her (ghost_stories.wm.barrier.after)."""
    if t.state.su_ling >= 0:
        t.state.su_ling = SUPPLY
        t.tell(SU_LING_BACK)


def place(t: T, space: Space) -> Flow[None]:
    """Put her on a haunter symbol; an empty Receptacle next to it may get a crystal.

    ghost_stories.wm.suling.crystal
    """
    s = t.state
    s.su_ling = space
    s.su_ling_moved = True
    t.tell(SU_LING_PLACED, *spot(s, space))
    receptacle = RECEPTACLE_BY[space]
    empty = receptacle >= 0 and not is_full(s, receptacle) and crystals_left(s, t.box) > 0
    if empty and (yield from confirm(decider(s), SU_LING_CRYSTAL, (TILES[s.village[CORNERS[receptacle]]],))):
        fill(t, receptacle)


def come_without_yang(t: T) -> Flow[None]:
    """On the turn of a neutral or possessed board, or after a death (ghost_stories.wm.suling.possessed_turn)."""
    s = t.state
    space = yield from choose(decider(s), SU_LING, [*su_ling_spaces(s, t.box), None])
    if space is not None:
        t.then(place, space)


def fill(t: T, receptacle: Receptacle) -> None:
    """A Receptacle holds one crystal until the Barrier (ghost_stories.wm.crystal.receptacle_locked)."""
    t.state.receptacles = with_bit(t.state.receptacles, receptacle)
    t.tell(CRYSTAL_PLACED, TILES[t.state.village[CORNERS[receptacle]]])


def open_receptacle(s: State) -> Receptacle:
    """The empty Receptacle the active Taoist may fill in step 3, or none (ghost_stories.wm.crystal.place)."""
    receptacle = CORNER_OF.get(s.at[s.active], NO_RECEPTACLE)
    if receptacle < 0 or is_full(s, receptacle) or s.crystals[s.active] <= s.fresh_crystals:
        return NO_RECEPTACLE
    return receptacle


def put_crystal(t: T) -> None:
    """Put a crystal of an earlier turn into the Receptacle of one's corner.

    ghost_stories.wm.crystal.place_next_turn
    """
    s = t.state
    s.crystals[s.active] -= 1
    fill(t, CORNER_OF[s.at[s.active]])
