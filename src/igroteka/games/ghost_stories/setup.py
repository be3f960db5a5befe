"""Setting up a match: first player, boards, powers, village, deck, villagers."""

from igroteka.games.ghost_stories.box import VILLAGERS, Box
from igroteka.games.ghost_stories.events import (
    BOARD_DEALT,
    BOARD_NEUTRAL,
    FIRST_PLAYER,
    POWER_DEALT,
    TILE_LAID,
    VILLAGER_SAVED,
)
from igroteka.games.ghost_stories.query import is_saved, top_villager
from igroteka.games.ghost_stories.rules import families
from igroteka.games.ghost_stories.rules.stacks import lift_top, show_top
from igroteka.games.ghost_stories.rules.tokens import add_tao
from igroteka.games.ghost_stories.state import FACE_DOWN, GHOST, INCARNATION, NO_CARD, State, T
from igroteka.games.ghost_stories.topics import ARTIFACT_BEFORE, COLOUR, FIRST, POWER, SAVE_BEFORE
from igroteka.games.ghost_stories.words import (
    ARTIFACTS,
    BLACK,
    BOARDS,
    CENTRE,
    KUNG_FU_SCHOOL,
    NIGHT_WATCH,
    POSITIONS,
    POWERS,
    RED,
    SIDES,
    SPIRES,
    STACK,
    TILES,
    villager_at,
)
from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.bits import with_bit
from igroteka.kernel.game import Setup
from igroteka.kernel.pile import changed

SEATED = {1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # the sides of the seats; two sit opposite


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
        portal=POSITIONS.index(options.get("portal", "centre")),
        qi=[0] * 4,
        tao=[0] * 20,
        tao_supply=[0] * 5,
        at=[-1] * 4,
        buddhas=[0] * 4,
        crystals=[0] * 4,
        power_tokens=[0] * 4,
        artifacts=[-1] * 8,
        space=[NO_CARD] * 12,
        villagers=[0] * 27,
        height=[0] * 9,
        winds_after=options["winds"] == "after",
        neutral_as_taoists=options["neutral_qi"] == "as_taoists",
        free_exorcism=options["exorcism"] == "free",
    )


def incarnation_set(option: str, level: str) -> str:
    """New ones by default at Nightmare and Hell (ghost_stories.wm.setup.deck.incarnation_choice)."""
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
    """The first player, drawn or chosen (ghost_stories.setup.first_player)."""
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
    left = t.luck.order([board for board in range(4) if s.side[board] < 0])
    for seat in range(taken, s.seats):
        _seat_board(t, left.pop(), SEATED[s.seats][seat], seat)
    for side in range(4):
        if s.board_at[side] < 0:
            _seat_board(t, left.pop(), side, -1)
    return None


def _choose_colour(t: T, seat: int) -> Flow[None]:
    left = [board for board in range(4) if t.state.side[board] < 0]
    board = yield from choose(seat, COLOUR, left)
    _seat_board(t, board, SEATED[t.state.seats][seat], seat)
    t.then(deal_boards)


def _seat_board(t: T, board: int, side: int, seat: int) -> None:
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
        for side in reversed(range(4)):
            t.then(turn_up, side)
        return
    for board in s.board_at:
        _turn_up(t, board, SPIRES if board == RED and s.seats == 1 else 2 * board + t.luck.below(2))


def turn_up(t: T, side: int) -> Flow[None] | None:
    """The power of a board by choice (ghost_stories.setup.boards.random_power)."""
    board = t.state.board_at[side]
    if board == RED and t.state.seats == 1:
        _turn_up(t, board, SPIRES)
        return None
    return _choose_power(t, board)


def _choose_power(t: T, board: int) -> Flow[None]:
    seat = t.state.seat_of[board]
    _turn_up(t, board, (yield from choose(seat if seat >= 0 else t.state.first, POWER, (2 * board, 2 * board + 1))))


def _turn_up(t: T, board: int, power: int) -> None:
    t.state.power = changed(t.state.power, board, power)
    t.tell(POWER_DEALT, BOARDS[board], POWERS[power])


def lay_village(t: T) -> None:
    """Nine tiles at random as a square (ghost_stories.setup.village, ghost_stories.wm.setup.kungfu_later)."""
    s = t.state
    tiles = [tile for tile in range(10) if tile != KUNG_FU_SCHOOL]
    if s.white_moon:
        tiles.append(KUNG_FU_SCHOOL)
        if s.village_by == "kung_fu_school":
            tiles.remove(NIGHT_WATCH)
    set_village(s, t.luck.order(tiles)[:9])
    for at, tile in enumerate(s.village):
        t.tell(TILE_LAID, TILES[tile], POSITIONS[at])


def set_village(s: State, tiles: list[int]) -> None:
    s.village = tuple(tiles)
    s.where = tuple(tiles.index(tile) if tile in tiles else -1 for tile in range(10))


def lay_out(t: T) -> None:
    """Tokens, figurines and the deck (ghost_stories.setup.players.*, ghost_stories.setup.deck.*)."""
    s, tables = t.state, t.box.tables
    level, players = tables.level[s.level], tables.players[s.seats]
    s.tao_supply = [tables.tao] * 5
    neutral_qi = level.qi if s.neutral_as_taoists else tables.neutral_qi
    s.qi = [level.qi if s.seat_of[board] >= 0 else neutral_qi for board in range(4)]
    s.at = [CENTRE if s.seat_of[board] >= 0 else -1 for board in range(4)]
    s.temple = tables.buddhas
    for board in range(4):
        if s.seat_of[board] >= 0:
            _equip(s, board, level.black_tao)
            s.power_tokens[board] = players.power_tokens
            if level.yin_yang:
                s.yin_yang = with_bit(s.yin_yang, board)
    build_deck(s, t.box)
    s.active = next(board for board in range(4) if s.seat_of[board] == s.first)
    s.own_turn = True  # the first player decides until the first turn (ghost_stories.resolve.decider.setup)
    if s.white_moon:
        t.then(save_before)
        t.then(deal_villagers)


def _equip(s: State, board: int, black: int) -> None:
    """A Tao token of one's own colour, in solo of each, at Initiation a black one too.

    ghost_stories.setup.players.tao
    """
    for colour in range(4) if s.seats == 1 else (board,):
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
    for tile in range(9):
        if tile != s.portal:
            s.villagers[villager_at(tile, 0) : villager_at(tile + 1, 0)] = [FACE_DOWN] * STACK
            s.height[tile] = STACK
    for tile in range(9):
        show_top(t, tile)


def save_before(t: T) -> Flow[None] | None:
    """With one to three players some villagers are saved before play (ghost_stories.wm.setup.few.presave_count)."""
    s = t.state
    if s.saved.bit_count() < t.box.tables.players[s.seats].saved_before:
        return _save_one(t)
    for tile in range(9):
        show_top(t, tile)
    return None


def _save_one(t: T) -> Flow[None]:
    s = t.state
    tile = yield from choose(s.first, SAVE_BEFORE, savable_before(t))
    villager = lift_top(t, tile)  # the next one is shown only after all rescues
    s.saved = with_bit(s.saved, villager)
    t.tell(VILLAGER_SAVED, VILLAGERS[villager - 1])
    family = t.box.tables.family[villager]
    if t.box.tables.members[family] == 1:
        owners = [board for board in range(4) if s.seat_of[board] >= 0]
        artifact = ARTIFACTS.index(t.box.tables.reward[family])
        owner = yield from choose(s.first, ARTIFACT_BEFORE, owners, (ARTIFACTS[artifact],))
        families.give_artifact(t, artifact, owner)
    t.then(save_before)


def savable_before(t: T) -> list[int]:
    """Tops of different stacks and of different families (ghost_stories.wm.setup.few.presave_different)."""
    s, family = t.state, t.box.tables.family
    saved = {family[villager] for villager in t.box.tables.villagers if is_saved(s, villager)}
    tops = [tile for tile in range(9) if s.height[tile] == STACK]
    return [tile for tile in tops if family[top_villager(s, tile)] not in saved]
