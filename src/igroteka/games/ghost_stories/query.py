"""Pure questions about a state: who decides, what is free, what works, what counts."""

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.state import NO_CARD, ON_CARD, State
from igroteka.games.ghost_stories.words import (
    ARMOUR,
    BLACK,
    BOARD_OF,
    BOARDS,
    COLOURS,
    EACH_BOARD,
    EACH_COLOUR,
    EACH_POSITION,
    EACH_SPACE,
    FACING,
    LINES,
    NOWHERE,
    ON_SIDE,
    OPPOSITE,
    ROW_ON,
    SIDE_OF,
    SPACES_ON,
    STACK,
    TILES,
    Board,
    Card,
    Colour,
    Family,
    Position,
    Power,
    Receptacle,
    Side,
    Space,
    Villager,
    tao_at,
    villager_at,
)
from igroteka.kernel.ask import Seat

# Boards and seats


def living(s: State) -> list[Board]:
    """The boards of living Taoists, clockwise from the active one."""
    order, seat_of, qi = clockwise(s, s.active), s.seat_of, s.qi
    return [board for board in order if seat_of[board] >= 0 and qi[board] > 0]


def clockwise(s: State, board: Board) -> tuple[Board, ...]:
    """All boards, starting with this one."""
    side = s.side[board]
    return s.board_at[side:] + s.board_at[:side]


def next_living(s: State) -> Board:
    """The next living player's board clockwise from the active one, or the active one itself if it is the last."""
    rest = [board for board in living(s) if board != s.active]
    return rest[0] if rest else s.active


def decider(s: State) -> Seat:
    """The seat that makes the players' choices this turn (ghost_stories.resolve.decider)."""
    return s.seat_of[s.active if s.own_turn else next_living(s)]


def alive(s: State) -> bool:
    """Whether the active player's Taoist lives: on turns of neutral and possessed boards there is none."""
    return s.own_turn and s.qi[s.active] > 0


def receiver(s: State) -> Board:
    """The board that gets what is won this turn (ghost_stories.wm.barrier.reward_receiver)."""
    return s.active if alive(s) else next_living(s)


def is_living(s: State, board: Board) -> bool:
    """Whether the board has a living Taoist."""
    return s.seat_of[board] >= 0 and s.qi[board] > 0


def is_neutral(s: State, board: Board) -> bool:
    """Whether nobody plays the board."""
    return s.seat_of[board] < 0


def board_played_by(s: State, seat: Seat) -> Board:
    return EACH_BOARD[s.seat_of.index(seat)]


def board_of(s: State, space: Space) -> Board:
    """The board that a space belongs to."""
    return s.board_at[SIDE_OF[space]]


def spot(s: State, space: Space) -> tuple[str, str]:
    """A ghost space named the same way for every seat: by its board and the tile in front of it."""
    return BOARDS[s.board_at[SIDE_OF[space]]], TILES[s.village[LINES[space][0]]]


def spaces_of(s: State, board: Board) -> tuple[Space, ...]:
    return SPACES_ON[s.side[board]]


def is_lying(s: State, board: Board) -> bool:
    """Whether the board's Taoist is laid down."""
    return s.lying >> board & 1 == 1


def has_yin_yang(s: State, board: Board) -> bool:
    return s.yin_yang >> board & 1 == 1


# The village


def is_haunted(s: State, position: Position) -> bool:
    return s.haunted >> position & 1 == 1


def is_full(s: State, receptacle: Receptacle) -> bool:
    """Whether a Receptacle holds a crystal."""
    return s.receptacles >> receptacle & 1 == 1


def is_dead(s: State, villager: Villager) -> bool:
    return s.dead >> villager & 1 == 1


def is_saved(s: State, villager: Villager) -> bool:
    return s.saved >> villager & 1 == 1


def is_rescued(s: State, box: Box, family: Family) -> bool:
    """Whether all members of a family are saved (ghost_stories.wm.save.family_reward)."""
    everybody = box.tables.family_mask[family]
    return s.saved & everybody == everybody


# Ghosts


def free_spaces(s: State, board: Board) -> list[Space]:
    """The spaces of a board without a ghost; a Buddha does not fill one (ghost_stories.arrival.buddha_space_free)."""
    return [space for space in spaces_of(s, board) if not s.space[space]]


def is_overrun(s: State, board: Board) -> bool:
    """Whether every space of a board has a ghost (ghost_stories.yin.overrun)."""
    one, two, three = spaces_of(s, board)
    return s.space[one] > 0 and s.space[two] > 0 and s.space[three] > 0


def ghosts_on(s: State, side: Side) -> int:
    """How many ghosts stand on a side."""
    return len(SPACES_ON[side]) - s.space[ROW_ON[side]].count(NO_CARD)


def holds_die(s: State, space: Space) -> bool:
    """Whether the ghost there has captured a Tao die."""
    return s.captors >> space & 1 == 1


def locks_tao(s: State, space: Space) -> bool:
    return s.tao_locks >> space & 1 == 1


def locks_power(s: State, space: Space) -> bool:
    return s.power_locks >> space & 1 == 1


def is_power_locked(s: State, board: Board) -> bool:
    """Whether a ghost blocks the power of a board, or of all boards."""
    return bool(s.powers_off or s.power_locks & ON_SIDE[s.side[board]])


def switches_powers_off(s: State, space: Space) -> bool:
    return s.powers_off >> space & 1 == 1


def free_anywhere(s: State) -> list[Space]:
    return [space for space, card in zip(EACH_SPACE, s.space, strict=True) if not card]


def ordinary(s: State, box: Box) -> list[Space]:
    """The spaces of all ghosts in play that are not incarnations."""
    wu_feng = box.tables.incarnation
    return [space for space, card in zip(EACH_SPACE, s.space, strict=True) if card and not wu_feng[card]]


def has_buddha(s: State, space: Space) -> bool:
    return s.buddha >> space & 1 == 1


def is_out(s: State, space: Space) -> bool:
    """Whether the figurine of the ghost there is on the haunter stone."""
    return s.out >> space & 1 == 1


def calmed(s: State, space: Space) -> bool:
    """Whether Su-Ling cancels the centre stone there (ghost_stories.wm.suling.blocks_centre)."""
    return s.su_ling == space


def exorcisable(s: State, box: Box, space: Space) -> bool:
    """Whether the ghost there can be exorcised at all now (ghost_stories.exorcism.legal_targets)."""
    card = s.space[space]
    if not box.tables.guarded[card]:
        return card > 0
    if "opposite_empty" in box.tables.centre[card]:
        return not s.space[OPPOSITE[space]]
    return s.caught


def facing_targets(s: State, box: Box) -> list[Space]:
    """The ghosts an exorcism of the active Taoist is aimed at (ghost_stories.exorcism.targets)."""
    return [space for space in FACING[s.at[s.active]] if exorcisable(s, box, space)]


def ghost_colour(s: State, box: Box, space: Space) -> Colour:
    """A ghost's colour; the Shapeshifter has that of its board (ghost_stories.wm.incarnation.shapeshifter)."""
    card = s.space[space]
    return board_of(s, space) if box.tables.board_cost[card] else box.tables.colour[card]


def needs(s: State, box: Box, space: Space) -> list[int]:
    """The symbols to match, by colour, less Circle and Mantra; on many-coloured cards the Mantra is left to choose."""
    card = s.space[space]
    tables = box.tables
    need = list(tables.cost[card])
    if tables.board_cost[card]:
        need[board_of(s, space)] += tables.board_cost[card]
    if s.circle >= 0 and need[s.circle]:
        need[s.circle] -= 1
    if s.mantra == space and not tables.multi[card]:
        for colour in EACH_COLOUR:
            if need[colour]:
                need[colour] -= 1
                break
    return need


def immune(s: State, box: Box, space: Space) -> bool:
    """Whether die results do not count there (ghost_stories.stone.centre.immune)."""
    return box.tables.immune[s.space[space]] and s.su_ling != space


def wild_whites(s: State, box: Box) -> bool:
    """Whether white faces count as any colour (ghost_stories.incarnation.65)."""
    return not any(card in s.space for card in box.tables.not_wild)


def first_active(s: State, space: Space) -> Position:
    """The first active tile in front of a space, or NOWHERE."""
    for position in LINES[space]:
        if not is_haunted(s, position):
            return position
    return NOWHERE


def first_stack(s: State, space: Space) -> Position:
    """The first tile in front of a space that has villagers, or NOWHERE."""
    for position in LINES[space]:
        if s.height[position]:
            return position
    return NOWHERE


def top_villager(s: State, position: Position) -> Villager:
    """The top villager of a tile that has one."""
    return s.villagers[villager_at(position, s.height[position] - 1)]


def stacks(s: State) -> list[Position]:
    """The tiles with villagers."""
    return [position for position in EACH_POSITION if s.height[position]]


def armoured(s: State, board: Board) -> bool:
    """Whether the board's owner holds the Armour of Justice."""
    return s.artifacts[ARMOUR] == board


def required_board(s: State, box: Box, card: Card) -> Board:
    """Where a card goes by its colour: black ones to the active board (ghost_stories.arrival.black)."""
    colour = box.tables.colour[card]
    return s.active if colour == BLACK else EACH_BOARD[colour]


# Powers, tokens, dice


def is_borrowed(s: State, power: Power) -> bool:
    return s.borrowed >> power & 1 == 1


def was_used(s: State, power: Power) -> bool:
    """Whether a power was used this turn before the move."""
    return s.used >> power & 1 == 1


def works(s: State, power: Power) -> bool:
    """Whether nothing blocks the power: it lies face up, no power lock, no Forgotten Ones, its board not possessed."""
    board = BOARD_OF[power]
    return (
        s.power[board] == power and s.qi[board] > 0 and not s.powers_off and not s.power_locks & ON_SIDE[s.side[board]]
    )


def has_power(s: State, power: Power) -> bool:
    """Whether the active Taoist has the power now, as their own or borrowed."""
    board = BOARD_OF[power]
    if s.power[board] != power or s.powers_off or s.power_locks & ON_SIDE[s.side[board]]:
        return False
    if board == s.active:
        return s.own_turn and s.qi[board] > 0
    return is_borrowed(s, power) and s.qi[s.active] > 0


def can_borrow(s: State, power: Power) -> bool:
    """Whether a power token may be spent for it now (ghost_stories.power_token.conditions)."""
    return (
        s.yang > 0
        and s.power_tokens[s.active] > 0
        and s.seat_of[BOARD_OF[power]] < 0
        and not is_borrowed(s, power)
        and alive(s)
        and works(s, power)
    )


def figurines_out(s: State, board: Board) -> int:
    """How many figurines of a board are on their haunter stones."""
    return (s.out & ON_SIDE[s.side[board]]).bit_count()


def tao_of(s: State, board: Board) -> list[int]:
    """A board's Tao tokens by colour."""
    first = tao_at(board, EACH_COLOUR[0])
    return s.tao[first : first + len(COLOURS)]


def free_dice(s: State) -> int:
    """White Tao dice that no ghost holds."""
    return max(0, 3 - s.captors.bit_count())


def crystals_left(s: State, box: Box) -> int:
    """Moon Crystals in the supply."""
    if not s.white_moon:
        return 0
    return box.tables.crystals - sum(s.crystals) - s.receptacles.bit_count()


def qi_left(s: State, box: Box) -> int:
    """Qi tokens in the supply."""
    return box.tables.qi - sum(s.qi)


def portal_open(s: State, box: Box) -> bool:
    """Whether the Portal is on the village: not while the Gatekeeper holds it."""
    return not any(card in s.space for card in box.tables.gatekeepers)


def can_lead(s: State, start: Position, to: Position) -> bool:
    """Whether the top villager of a tile may be led to another (ghost_stories.wm.move.limits)."""
    return s.white_moon and s.height[start] > 0 and s.height[to] < STACK and not is_haunted(s, to)


def su_ling_spaces(s: State, box: Box) -> list[Space]:
    """Where Su-Ling may be put now (ghost_stories.wm.suling.place_where)."""
    if not s.sad or s.su_ling_moved or s.su_ling == ON_CARD:
        return []
    wu_feng = box.tables.incarnation
    spaces = zip(EACH_SPACE, s.space, strict=True)
    return [space for space, card in spaces if space != s.su_ling and not wu_feng[card]]
