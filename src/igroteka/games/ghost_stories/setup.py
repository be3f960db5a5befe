"""Setting up a match: first player, boards, powers, village, deck, villagers."""

from typing import Final

from igroteka.games.ghost_stories.box import Box, name_of
from igroteka.games.ghost_stories.events import (
    BOARD_DEALT,
    BOARD_NEUTRAL,
    FIRST_PLAYER,
    POWER_DEALT,
    TILE_LAID,
    VILLAGER_SAVED,
)
from igroteka.games.ghost_stories.query import board_played_by, is_neutral, is_saved, top_villager
from igroteka.games.ghost_stories.rules import due, families
from igroteka.games.ghost_stories.rules.stacks import lift_top, show_top
from igroteka.games.ghost_stories.rules.tokens import add_tao
from igroteka.games.ghost_stories.state import (
    FACE_DOWN,
    GHOST,
    INCARNATION,
    NEUTRAL,
    NO_CARD,
    NO_VILLAGER,
    UNUSED,
    State,
    T,
)
from igroteka.games.ghost_stories.topics import ARTIFACT_BEFORE, COLOUR, FIRST, POWER, SAVE_BEFORE
from igroteka.games.ghost_stories.words import (
    ARTIFACT_NAMED,
    ARTIFACTS,
    BLACK,
    BOARDS,
    CENTRE,
    COLOURS,
    EACH_BOARD,
    EACH_POSITION,
    EACH_SIDE,
    EACH_TILE,
    KUNG_FU_SCHOOL,
    NIGHT_WATCH,
    NOWHERE,
    POSITION_NAMED,
    POSITIONS,
    POWERS,
    POWERS_OF,
    RED,
    SIDES,
    SPACES,
    SPIRES,
    STACK,
    TILES,
    Board,
    Position,
    Power,
    Side,
    Tile,
    villager_at,
)
from igroteka.kernel.ask import Flow, Seat, choose
from igroteka.kernel.bits import with_bit
from igroteka.kernel.game import Setup
from igroteka.kernel.pile import changed

NORTH, EAST, SOUTH, WEST = EACH_SIDE
SEATED: Final = {1: (NORTH,), 2: (NORTH, SOUTH), 3: (NORTH, EAST, SOUTH), 4: EACH_SIDE}  # the sides of the seats


def start(setup: Setup, box: Box) -> State:
    """The state before the first step."""
    options = setup.options
    white_moon = setup.mode == "white-moon"
    return State(
        white_moon=white_moon,
        level=options["level"],
        seats=setup.seats,
        first_by=options["first"],
        colours_by=options["colours"],
        powers_by=options["powers"],
        village_by=options.get("village", "kung_fu_school"),
        incarnation_set=incarnation_set(options.get("incarnations", "base"), options["level"]),
        portal=POSITION_NAMED[options.get("portal", "centre")],
        qi=[0] * len(BOARDS),
        tao=[0] * len(COLOURS) * len(BOARDS),
        tao_supply=[0] * len(COLOURS),
        at=[NOWHERE] * len(BOARDS),
        buddhas=[0] * len(BOARDS),
        crystals=[0] * len(BOARDS),
        power_tokens=[0] * len(BOARDS),
        artifacts=[UNUSED] * len(ARTIFACTS),
        space=[NO_CARD] * len(SPACES),
        villagers=[NO_VILLAGER] * STACK * len(POSITIONS),
        height=[0] * len(POSITIONS),
        winds_after=options["winds"] == "after",
        neutral_as_taoists=options["neutral_qi"] == "as_taoists",
        free_exorcism=options["exorcism"] == "free",
    )


def incarnation_set(option: str, level: str) -> str:
    """The new set by default at Nightmare and Hell (ghost_stories.wm.setup.deck.incarnation_choice)."""
    if option == "by_level":
        return "white_moon" if level in ("nightmare", "hell") else "base"
    return "white_moon" if option == "new" else "base"


def begin(t: T) -> None:
    """The course of the set-up (ghost_stories.setup.*)."""
    t.then(lay_out)
    t.then(lay_village)
    t.then(turn_up_powers)
    t.then(deal_boards)
    t.then(find_first)


def find_first(t: T) -> Flow[None]:
    """The first player, drawn at random or chosen (ghost_stories.setup.first_player)."""
    s = t.state
    if s.first_by == "random":
        s.first = t.luck.below(s.seats)
    else:
        s.first = yield from choose(0, FIRST, range(s.seats))
    t.tell(FIRST_PLAYER, s.first)


def deal_boards(t: T) -> Flow[None] | None:
    """Colours to seats, by choice or at random; the others are neutral (ghost_stories.setup.few.all_boards)."""
    s = t.state
    taken = sum(seat >= 0 for seat in s.seat_of)
    if taken < s.seats and s.colours_by == "choose":
        return _choose_colour(t, taken)
    left = t.luck.order([board for board in EACH_BOARD if s.side[board] < 0])
    for seat in range(taken, s.seats):
        _seat_board(t, left.pop(), SEATED[s.seats][seat], seat)
    for side in EACH_SIDE:
        if s.board_at[side] < 0:
            _seat_board(t, left.pop(), side, NEUTRAL)
    return None


def _choose_colour(t: T, seat: Seat) -> Flow[None]:
    left = [board for board in EACH_BOARD if t.state.side[board] < 0]
    board = yield from choose(seat, COLOUR, left)
    _seat_board(t, board, SEATED[t.state.seats][seat], seat)
    t.then(deal_boards)


def _seat_board(t: T, board: Board, side: Side, seat: Seat) -> None:
    s = t.state
    s.side = changed(s.side, board, side)
    s.board_at = changed(s.board_at, side, board)
    s.seat_of = changed(s.seat_of, board, seat)
    if seat < 0:
        t.tell(BOARD_NEUTRAL, BOARDS[board], SIDES[side])
    else:
        t.tell(BOARD_DEALT, BOARDS[board], SIDES[side], seat)


def turn_up_powers(t: T) -> None:
    """Each board shows one of its two powers; solo red always the Spires (ghost_stories.setup.solo.red_face)."""
    s = t.state
    if s.powers_by == "choose":
        for side in reversed(EACH_SIDE):
            t.then(turn_up, side)
        return
    for board in s.board_at:
        _turn_up(t, board, SPIRES if board == RED and s.seats == 1 else POWERS_OF[board][t.luck.below(2)])


def turn_up(t: T, side: Side) -> Flow[None] | None:
    """The power of a board by choice (ghost_stories.setup.boards.random_power)."""
    board = t.state.board_at[side]
    if board == RED and t.state.seats == 1:
        _turn_up(t, board, SPIRES)
        return None
    return _choose_power(t, board)


def _choose_power(t: T, board: Board) -> Flow[None]:
    seat = t.state.seat_of[board]
    _turn_up(t, board, (yield from choose(seat if seat >= 0 else t.state.first, POWER, POWERS_OF[board])))


def _turn_up(t: T, board: Board, power: Power) -> None:
    t.state.power = changed(t.state.power, board, power)
    t.tell(POWER_DEALT, BOARDS[board], POWERS[power])


def lay_village(t: T) -> None:
    """Nine tiles at random as a square (ghost_stories.setup.village, ghost_stories.wm.setup.kungfu_later)."""
    s = t.state
    tiles = [tile for tile in EACH_TILE if tile != KUNG_FU_SCHOOL]
    if s.white_moon:
        tiles.append(KUNG_FU_SCHOOL)
        if s.village_by == "kung_fu_school":
            tiles.remove(NIGHT_WATCH)
    set_village(s, t.luck.order(tiles)[: len(POSITIONS)])
    for at, tile in enumerate(s.village):
        t.tell(TILE_LAID, TILES[tile], POSITIONS[at])


def set_village(s: State, tiles: list[Tile]) -> None:
    s.village = tuple(tiles)
    s.where = tuple(Position(tiles.index(tile)) if tile in tiles else NOWHERE for tile in EACH_TILE)


def lay_out(t: T) -> None:
    """Tokens, figurines and the deck (ghost_stories.setup.players.*, ghost_stories.setup.deck.*)."""
    s, tables = t.state, t.box.tables
    level, players = tables.level[s.level], tables.players[s.seats]
    s.tao_supply = [tables.tao] * len(COLOURS)
    neutral_qi = level.qi if s.neutral_as_taoists else tables.neutral_qi
    s.qi = [neutral_qi if is_neutral(s, board) else level.qi for board in EACH_BOARD]
    s.at = [NOWHERE if is_neutral(s, board) else CENTRE for board in EACH_BOARD]
    s.temple = tables.buddhas
    for board in EACH_BOARD:
        if not is_neutral(s, board):
            _equip(s, board, level.black_tao)
            s.power_tokens[board] = players.power_tokens
            if level.yin_yang:
                s.yin_yang = with_bit(s.yin_yang, board)
    build_deck(s, t.box)
    s.active = board_played_by(s, s.first)
    s.own_turn = True  # the first player decides until the first turn (ghost_stories.resolve.decider.setup)
    if s.white_moon:
        t.then(save_before)
        t.then(deal_villagers)


def _equip(s: State, board: Board, black: int) -> None:
    """A Tao token of one's own colour, in solo of each, at Initiation a black one too.

    ghost_stories.setup.players.tao
    """
    for colour in EACH_BOARD if s.seats == 1 else (board,):
        add_tao(s, board, colour, 1)
        s.tao_supply[colour] -= 1
    add_tao(s, board, BLACK, black)
    s.tao_supply[BLACK] -= black


def build_deck(s: State, box: Box) -> None:
    """An incarnation lies on every ten ghosts, counted from the bottom.

    ghost_stories.setup.deck.rule_tens_from_bottom
    """
    tables = box.tables
    level = tables.level[s.level]
    wanted = level.incarnations if s.seats > 2 else level.incarnations_few
    s.ghosts = sorted((*tables.sets["base"].ghosts, *(tables.sets["white_moon"].ghosts if s.white_moon else ())))
    count = len(s.ghosts) - tables.players[s.seats].removed - (tables.wm_removed if s.white_moon else 0)
    s.deck = ([GHOST] * tables.group + [INCARNATION]) * wanted + [GHOST] * (count - wanted * tables.group)
    s.incarnations = tables.sets[s.incarnation_set].incarnations
    other = "base" if s.incarnation_set == "white_moon" else "white_moon"
    s.others = tables.sets[other].incarnations if s.white_moon else ()
    s.boxed = len(s.incarnations) - wanted
    s.undefeated = wanted


def deal_villagers(t: T) -> None:
    """Stacks of three on the tiles without the Portal, their tops face up (ghost_stories.wm.setup.villager_stacks)."""
    s = t.state
    s.face_down = list(t.box.tables.villagers)
    for position in EACH_POSITION:
        if position != s.portal:
            bottom = villager_at(position, 0)
            s.villagers[bottom : bottom + STACK] = [FACE_DOWN] * STACK
            s.height[position] = STACK
    for position in EACH_POSITION:
        show_top(t, position)


def save_before(t: T) -> Flow[None] | None:
    """With one to three players some villagers are saved before play (ghost_stories.wm.setup.few.presave_count)."""
    s = t.state
    if s.saved.bit_count() < t.box.tables.players[s.seats].saved_before:
        return _save_one(t)
    for position in EACH_POSITION:
        show_top(t, position)
    return None


def _save_one(t: T) -> Flow[None]:
    s = t.state
    position = yield from choose(s.first, SAVE_BEFORE, savable_before(t))
    villager = lift_top(t, position)  # the next one is shown only after all rescues
    s.saved = with_bit(s.saved, villager)
    t.tell(VILLAGER_SAVED, name_of(villager))
    family = t.box.tables.family[villager]
    reward = t.box.tables.reward[family]
    rescued = t.box.tables.members[family] == 1
    if rescued and reward in ARTIFACT_NAMED:
        owners = [board for board in EACH_BOARD if not is_neutral(s, board)]
        owner = yield from choose(s.first, ARTIFACT_BEFORE, owners, (reward,))
        families.give_artifact(t, ARTIFACT_NAMED[reward], owner)
    t.then(save_before)
    if rescued and reward not in ARTIFACT_NAMED:
        t.then(due.reward, family)


def savable_before(t: T) -> list[Position]:
    """Tops of different stacks and of different families (ghost_stories.wm.setup.few.presave_different)."""
    s, family = t.state, t.box.tables.family
    saved = {family[villager] for villager in t.box.tables.villagers if is_saved(s, villager)}
    tops = [position for position in EACH_POSITION if s.height[position] == STACK]
    return [position for position in tops if family[top_villager(s, position)] not in saved]
