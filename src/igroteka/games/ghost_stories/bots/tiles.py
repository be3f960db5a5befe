"""The worth of each tile's help to a Taoist, and of using a Yin-Yang token now; 0 if there is none."""

from collections.abc import Callable
from typing import Final

from igroteka.games.ghost_stories.bots import moon
from igroteka.games.ghost_stories.bots import prices as price
from igroteka.games.ghost_stories.bots.prices import Outlook, powers_of, qi_gain, qi_price, tile_price
from igroteka.games.ghost_stories.query import figurines_out, is_haunted
from igroteka.games.ghost_stories.words import (
    BLACK,
    CEMETERY,
    EACH_BOARD,
    EACH_COLOUR,
    EACH_POSITION,
    EACH_SPACE,
    FAVORITE,
    MOUNTAIN,
    SIDE_OF,
    STACK,
    Board,
    Colour,
    Position,
    Space,
    Tile,
)
from igroteka.kernel.bits import has

BLOWN_FULL, BLOWN_PAIR = 0.416, 0.529  # times what a full board, or a pair, costs
BELOW = 10  # cards below the incarnation
FIRST_ROUNDS = 2  # in which a Yin-Yang token buys no help
TILE_WORTH: Final = (2.0, 3.0, 5.0, 3.0, 4.0, 2.0, 6.0, 2.0, 3.0, 0.0)  # how much each tile would be missed


def help_at(out: Outlook, board: Board, at: Position) -> float:
    """The villager of a position."""
    return 0.0 if is_haunted(out.s, at) else help_of(out, board, out.s.village[at])


def help_of(out: Outlook, board: Board, tile: Tile) -> float:
    """The villager of a tile."""
    value = out.helps.get((board, tile))
    if value is None:
        value = out.helps[board, tile] = HELP[tile](out, board)
    return value


def cemetery(out: Outlook, board: Board) -> float:
    s = out.s
    fallen = s.seats > 1 and any(s.seat_of[each] >= 0 and not s.qi[each] for each in EACH_BOARD)
    room = s.white_moon and bool(s.dead) and s.height[s.where[CEMETERY]] < STACK
    if not fallen and not room:
        return 0.0
    curse = 0.0 if has(powers_of(s, board), MOUNTAIN) else price.CURSE
    return (price.REVIVAL if fallen else price.death(s, out.box)) - curse


def altar(out: Outlook, board: Board) -> float:
    return cleansed(out) - price.ARRIVAL if out.s.haunted else 0.0


def herbalist(out: Outlook, board: Board) -> float:
    """Two dice, a token each; the Gods' Favorite rerolls what is below the mean."""
    gains = [out.tao_gain(board, colour) for colour in EACH_COLOUR]
    gains.append(max(gains) if out.wild else 0.0)
    mean = sum(gains) / 6
    if has(powers_of(out.s, board), FAVORITE):
        mean = sum([max(gain, mean) for gain in gains]) / 6
    return min(2, out.dice) * mean


def hut(out: Outlook, board: Board) -> float:
    """The worst ghost, for a Qi, but never the last one: three Taoists in a row once died for a ghost each."""
    if out.s.qi[board] < 2:
        return -price.DEFEAT
    wu_feng = out.box.tables.incarnation
    worst = max([plain for plain, card in zip(out.plain, out.s.space, strict=True) if not wu_feng[card]])
    return worst - qi_price(out.s, board) if worst else 0.0


def temple(out: Outlook, board: Board) -> float:
    if not out.s.temple:
        return 0.0
    return price.BUDDHA * (1.0 if out.s.temple == out.box.tables.buddhas else price.BUDDHA_SECOND)


def night_watch(out: Outlook, board: Board) -> float:
    return max([watched(out, each) for each in EACH_BOARD]) if out.s.out else 0.0


def watched(out: Outlook, board: Board) -> float:
    """The figurines of a board go back onto their cards."""
    return figurines_out(out.s, board) * (price.HAUNT_OUT - price.HAUNT_IN) * tile_price(out.s, out.box)


def circle(out: Outlook, board: Board) -> float:
    s = out.s
    best = max([prayer(out, each) for each in EACH_COLOUR if s.tao_supply[each] and each != s.circle], default=0.0)
    return best - (prayer(out, s.circle) if s.circle >= 0 else 0.0)


def prayer(out: Outlook, colour: Colour) -> float:
    """A colour on the Circle of Prayer, for the ghosts in play and those to come."""
    colours = out.box.tables.colour
    now = sum([prize for prize, card in zip(out.prize, out.s.space, strict=True) if colours[card] == colour])
    return price.CIRCLE_NOW * now + price.CIRCLE_LATER * (out.cards_before + (BELOW if colour == BLACK else 0))


def pavilion(out: Outlook, board: Board) -> float:
    return max([blown(out, space) for space, card in zip(EACH_SPACE, out.s.space, strict=True) if card], default=0.0)


def blown(out: Outlook, space: Space) -> float:
    """A ghost is moved: onto a Buddha, or away from a crowded board."""
    s, tables = out.s, out.box.tables
    card, count = s.space[space], out.boards[SIDE_OF[space]]
    if s.buddha and not tables.incarnation[card]:
        return out.plain[space] - price.BUDDHA
    if s.buddha and "buddha_first" in tables.centre[card] and not s.caught:
        return price.WU_FENG / 2
    if min(out.boards) >= count - 1:
        return 0.0
    return BLOWN_FULL * (out.plain[space] - price.GHOST) if count == 3 else BLOWN_PAIR * price.PAIR


def tea_house(out: Outlook, board: Board) -> float:
    tao = max([out.tao_gain(board, colour) for colour in EACH_COLOUR])
    return tao + qi_gain(out.s, board) - price.ARRIVAL


def cleansed(out: Outlook) -> float:
    """A haunted tile is turned back."""
    return tile_price(out.s, out.box, 0) if out.s.haunted else 0.0


def yin_yang(out: Outlook, board: Board) -> float:
    """What the token brings beyond its later worth; in the first rounds only a haunted tile is worth it."""
    if not out.s.haunted and out.s.turns <= FIRST_ROUNDS * len(EACH_BOARD):
        return -price.YIN_YANG
    return max(cleansed(out), best_help(out, board)) - price.YIN_YANG


def best_help(out: Outlook, board: Board) -> float:
    """The best of all tiles."""
    return max([help_at(out, board, at) for at in EACH_POSITION])


# By tile, in the order of the components
HELP: Final[tuple[Callable[[Outlook, Board], float], ...]] = (
    cemetery, altar, herbalist, hut, temple, night_watch, circle, pavilion, tea_house, moon.school,
)  # fmt: skip
