"""What the planner thinks of the answers in an exorcism: the Mantra, the dice, which ghosts fall, what is paid."""

from collections.abc import Sequence

from igroteka.games.ghost_stories.bots.chances import single
from igroteka.games.ghost_stories.bots.plan import Planner
from igroteka.games.ghost_stories.bots.prices import Outlook, main_colour
from igroteka.games.ghost_stories.rules import exorcism, payment
from igroteka.games.ghost_stories.topics import PAYS
from igroteka.games.ghost_stories.words import (
    CRYSTAL,
    EACH_BOARD,
    EACH_COLOUR,
    LINES,
    WHITE,
    Board,
    Colour,
    Space,
    tao_at,
)
from igroteka.kernel.ask import Ask

GIFT = 10_000.0  # always taken
FAR_MANTRA, OTHERS_MANTRA, ANY_MANTRA = 0.39, 0.677, 0.017  # out of reach, for another Taoist, in any case


# The Mantra


def mantra_on(out: Outlook, options: Sequence[Space], ask: Ask) -> list[float]:
    return mantra_gains(out, options)


def mantra_gains(out: Outlook, spaces: Sequence[Space]) -> list[float]:
    """What the Mantra on each ghost adds to the best Taoist's chance."""
    planners = [Planner(out, board) for board in EACH_BOARD if out.s.seat_of[board] >= 0 and out.s.qi[board]]
    return [out.prize[space] * max([eased(planner, space) for planner in planners]) for space in spaces]


def eased(planner: Planner, space: Space) -> float:
    """What one symbol less adds to a Taoist's chance."""
    out, tile = planner.out, LINES[space][0]
    need = out.need[space]
    lack = sum(need) - len(planner.costs(tile, main_colour(need))) + 1
    more, less = (single(planner.dice, symbols, out.wild, planner.again) for symbols in (lack - 1, lack))
    gain = (more - less) * (1.0 if planner.board == out.s.active else OTHERS_MANTRA)
    near = tile in planner.reach(out.s.at[planner.board])
    return gain * (1.0 if near else FAR_MANTRA) + ANY_MANTRA


# Exorcisms


def fall(out: Outlook, options: Sequence[Space | None], ask: Ask) -> list[float]:
    """Each ghost alone, or with another that may fall too."""
    total = payment.total_of(payment.purse(out.s, []))
    spaces = [space for space in options if space is not None]
    values = []
    for space in options:
        value = 0.0
        if space is not None:
            pairs = [[space, other] for other in spaces if other != space]
            falls = [[space], *[pair for pair in pairs if payment.affordable(out.s, out.box, pair, total)]]
            value = max([sum([out.prize[each] for each in some]) - price_of(out, some, total) for some in falls])
        values.append(value)
    return values


def price_of(out: Outlook, falls: list[Space], total: payment.Pieces) -> float:
    """The cost of the tokens that the dice leave to pay; wild faces replace the dearest."""
    s, box = out.s, out.box
    open_, hard, whites = payment.bill(s, box, falls, payment.mantra_colours(s, box, falls)[0])
    costs = []
    for colour in EACH_COLOUR:
        costs += [out.token(colour, max(1, total[colour] - spent)) for spent in range(open_[colour])]
    costs = sorted(costs)[: max(0, len(costs) - whites)]
    rest = [out.token(colour, max(1, total[colour])) * hard[colour] for colour in EACH_COLOUR]
    return sum(costs, 0.0) + sum(rest, 0.0)


def pay(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    """Prefer the token that will be missed least."""
    pieces = [PAYS[option] for option in options]
    return [-GIFT if piece == CRYSTAL else -missed(out, owner, EACH_COLOUR[piece]) for owner, piece in pieces]


def missed(out: Outlook, board: Board, colour: Colour) -> float:
    return out.token(colour, max(1, out.s.tao[tao_at(board, colour)]))


def reroll(out: Outlook, options: Sequence[int | None], ask: Ask) -> list[float]:
    """Dice that do not help are rolled again."""
    gains = rolled_again(out) if out.s.attempt else picked_again(out)
    return [0.0 if die is None else gains[die] for die in options]


def rolled_again(out: Outlook) -> list[float]:
    """For an exorcism: faces that no ghost needs, unless all fall anyway."""
    s = out.s
    aimed = exorcism.targets(s, out.box)
    enough = payment.affordable(s, out.box, aimed, payment.NOTHING)
    wanted = [sum([out.need[space][colour] for space in aimed]) for colour in EACH_COLOUR]
    gains = []
    for face in s.dice:
        helps = out.wild if face == WHITE else wanted[face] > 0
        if face != WHITE:
            wanted[face] -= 1
        gains.append(-GIFT if helps or enough else GIFT)
    return gains


def picked_again(out: Outlook) -> list[float]:
    """For the Herbalist: tokens below the mean."""
    gains = [out.tao_gain(out.s.active, colour) for colour in EACH_COLOUR]
    gains.append(max(gains) if out.wild else 0.0)
    return [sum(gains) / 6 - gains[face] for face in out.s.dice]


def curse_again(out: Outlook, options: Sequence[bool], ask: Ask) -> list[float]:
    """All faces but blank ones are better rolled again."""
    again = ask.about[0] != "blank"
    return [GIFT * (option == again) for option in options]
