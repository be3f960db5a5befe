"""The panels beside the table: what each Taoist has left, and how near defeat is."""

from igroteka.content.scene import Counter, Panel, Say
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import board_played_by, clockwise, ghosts_on
from igroteka.games.ghost_stories.state import INCARNATION, State
from igroteka.games.ghost_stories.words import BOARDS, COLOUR_NAMED, EACH_BOARD, SPACES_ON, Board, tao_at
from igroteka.kernel.ask import Seat


def panels(s: State, box: Box, say: Say) -> tuple[Panel, ...]:
    """Each player's Taoist and what it has left, then how near defeat is."""
    found = [panel(s, box, seat, say) for seat in range(s.seats)]
    return (*found, threat(s, box, say)) if s.village else tuple(found)


def panel(s: State, box: Box, seat: Seat, say: Say) -> Panel:
    """A player's Taoist and what it has left."""
    if seat not in s.seat_of:
        return Panel(seat, None)
    board = board_played_by(s, seat)
    name = BOARDS[board]
    if not s.village:  # nobody holds anything yet
        return Panel(seat, None, title=say(f"name-{name}"), tone=name, emblem="taoist")
    counters = [Counter("qi", "token_qi", s.qi[board], say("name-qi"), "qi")]
    counters += [
        Counter(f"tao_{n}", f"token_{colour}", s.tao[tao_at(board, n)], say(f"name-{colour}"), "tao", laid=True)
        for colour, n in COLOUR_NAMED.items()
    ]
    return Panel(seat, None, tuple(counters), say(f"name-{name}"), tone=name, emblem="taoist", out=not s.qi[board])


def threat(s: State, box: Box, say: Say) -> Panel:
    """What may lose the match, and how long until the next incarnation comes."""
    limit, full = box.tables.level[s.level].haunted_limit, len(SPACES_ON[0])
    board, crowd = crowded(s)
    found = [
        Counter("haunted", "haunted", s.haunted.bit_count(), say("label-haunted"), "haunted", limit=limit),
        Counter("overrun", "danger", crowd, say("label-crowd", board=BOARDS[board]), "crowd", limit=full),
    ]
    above = above_incarnation(s)
    if above >= 0:
        found.append(Counter("incarnation", "wu_feng", above, say("label-until-incarnation"), "deck"))
    if s.white_moon:
        dead, most = s.dead.bit_count(), box.tables.graveyard
        found.append(Counter("dead", "tomb", dead, say("label-dead-villagers"), "graveyard", limit=most))
    return Panel(s.seats, None, tuple(found), say("label-threat"))


def crowded(s: State) -> tuple[Board, int]:
    """The board with the most ghosts, and how many; of several, the one whose Yin phase comes first."""
    if s.active < 0:
        return EACH_BOARD[0], 0
    active, *others = clockwise(s, s.active)
    order = (*others, active) if s.yang else (active, *others)
    board = max(order, key=lambda each: ghosts_on(s, s.side[each]))
    return board, ghosts_on(s, s.side[board])


def above_incarnation(s: State) -> int:
    """How many cards lie above the next incarnation; -1 if none is left in the deck."""
    return next((n for n, card in enumerate(reversed(s.deck)) if card == INCARNATION), -1)
