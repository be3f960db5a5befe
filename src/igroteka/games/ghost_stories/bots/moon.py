"""What White Moon adds to the planner: villagers and the Portal, Su-Ling, Moon Crystals, artifacts."""

from collections.abc import Sequence
from typing import Final

from igroteka.games.ghost_stories.bots import prices as price
from igroteka.games.ghost_stories.bots.prices import Outlook, death, qi_gain
from igroteka.games.ghost_stories.box import VILLAGERS
from igroteka.games.ghost_stories.query import crystals_left, portal_open
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import BLACK, BOARDS, CORNERS, RECEPTACLE_BY, STEPS, TILES
from igroteka.kernel.ask import Ask

SAVED = 75.0
FAMILY = 120.0  # the last of one
LED = 35.0  # a step nearer to the Portal
MET = 17.0  # a villager on the tile where a move ends: to be led next time
CRYSTAL = 70.0  # in a Receptacle
IN_HAND = 35.0
FIREWORKS, ELIXIR = 110.0, 160.0  # what they are kept for
ROLL = 0.6  # of the worst ghost of a board, in the Barrier
EMPTY = 10.0  # Su-Ling before an empty space
EXTRAS: Final = frozenset({"crystal", "elixir", "moon_dust", "scroll", "fireworks"})


def tally(s: State) -> float:
    """What the dead and the saved weigh, and crystals in their places."""
    lost = sum([price.DEATH[-1 - n] for n in range(min(s.dead.bit_count(), len(price.DEATH)))])
    return SAVED * s.saved.bit_count() + CRYSTAL * s.receptacles.bit_count() - lost


# The turn


def rescue(out: Outlook, tile: int, led: bool) -> float:
    """What it is worth to save the top villager of the Portal's tile, or the one who is led there."""
    s = out.s
    if tile != s.portal or s.haunted >> tile & 1 or not (led or s.height[tile]) or not portal_open(s, out.box):
        return 0.0
    return SAVED + (FAMILY if not led and completes(s, s.villagers[3 * tile + s.height[tile] - 1]) else 0.0)


def completes(s: State, who: int) -> bool:
    """Whether all others of a villager's family are saved."""
    if who <= 0:
        return False
    family = VILLAGERS[who - 1].split("_")[0]
    others = [n for n, name in enumerate(VILLAGERS) if name.split("_")[0] == family and n != who - 1]
    return all(s.saved >> n & 1 for n in others)


def leads(s: State, board: int, to: int) -> bool:
    """Whether a villager could come along to a tile."""
    at = s.at[board]
    return at != to and s.height[at] > 0 and s.height[to] < 3 and not s.haunted >> to & 1


def on_the_way(s: State, board: int, tile: int) -> float:
    """What it brings on the side to go to a tile: a villager comes nearer to the Portal, a crystal into its place."""
    if leads(s, board, tile):
        value = LED * max(0, STEPS[s.at[board]][s.portal] - STEPS[tile][s.portal])
    else:
        value = MET if s.height[tile] else 0.0
    fresh = s.fresh_crystals if board == s.active else 0
    if tile in CORNERS and s.crystals[board] > fresh and not s.receptacles >> CORNERS.index(tile) & 1:
        value += CRYSTAL
    return value


def special(out: Outlook, option: str, best: float, helps: float) -> float:
    """An option that only White Moon has, beside the best of the others and of the tiles' help."""
    if option == "crystal":
        return CRYSTAL
    gains = {"moon_dust": IN_HAND, "fireworks": helps - FIREWORKS, "elixir": elixir_now(out)}
    return best + gains.get(option, -1.0)  # the Scroll is never worth it


def elixir_now(out: Outlook) -> float:
    return max([alive_again(out, name) for name in BOARDS]) - ELIXIR


def alive_again(out: Outlook, name: str) -> float:
    """A Qi for a Taoist, or somebody back from the dead."""
    s = out.s
    if name not in BOARDS:
        return death(s)
    board = BOARDS.index(name)
    if s.seat_of[board] < 0:
        return price.NEUTRAL_QI
    return qi_gain(s, board) if s.qi[board] else price.REVIVAL


def guarded(out: Outlook, space: int | None) -> float:
    """What it is worth to have Su-Ling before a space rather than where she is."""
    s = out.s
    if space is None or space == s.su_ling:
        return 0.0
    before = out.stone(s.su_ling) if s.su_ling >= 0 and s.space[s.su_ling] else 0.0
    value = (out.stone(space) if s.space[space] else EMPTY) - before
    corner = RECEPTACLE_BY[space]
    placed = corner >= 0 and not s.receptacles >> corner & 1 and crystals_left(s, out.box)
    return value + (CRYSTAL if placed else 0.0)


def school(out: Outlook, board: int) -> float:
    """The Kung-Fu School aims at all ghosts of the own colour or all black ones."""
    return max(aimed(out, board), aimed(out, BLACK))


def aimed(out: Outlook, colour: int) -> float:
    """The two best ghosts of a colour, by what the dice may do to them."""
    tables, found = out.box.tables, []
    for space, card in enumerate(out.s.space):
        if card and tables.colour[card] == colour and not out.hard[space] and not tables.incarnation[card]:
            found.append(out.plain[space] / (1 + sum(out.need[space])))
    return sum(sorted(found)[-2:])


# Answers to White Moon's own questions


def su_ling(out: Outlook, options: Sequence[int | None], ask: Ask) -> list[float]:
    return [guarded(out, space) for space in options]


def lead(out: Outlook, options: Sequence[bool], ask: Ask) -> list[float]:
    """Villagers come along unless they would go away from the Portal."""
    s = out.s
    to = s.village.index(TILES.index(str(ask.about[0])))
    nearer = STEPS[to][s.portal] <= STEPS[s.at[s.active]][s.portal]
    return [float(option == nearer) for option in options]


def yes(out: Outlook, options: Sequence[bool], ask: Ask) -> list[float]:
    return [float(option) for option in options]


def victim(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    """Rather one who is far from the Portal."""
    return [float(STEPS[tile][out.s.portal]) for tile in options]


def barrier(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    first = 3 * out.s.side[BOARDS.index(str(ask.about[0]))]
    values = {"save": SAVED + FAMILY / 4, "roll": ROLL * max(out.plain[first : first + 3]), "pass": 0.0}
    return [values[option] for option in options]


def kung_fu(out: Outlook, options: Sequence[int], ask: Ask) -> list[float]:
    return [aimed(out, colour) for colour in options]


def claw(out: Outlook, options: Sequence[int | None], ask: Ask) -> list[float]:
    return [0.0 if colour is None else out.tao_gain(out.s.active, colour) for colour in options]


def revived(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    return [alive_again(out, name) for name in options]


def elixir(out: Outlook, options: Sequence[bool], ask: Ask) -> list[float]:
    return [elixir_now(out) if option else 0.0 for option in options]


def scroll(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    """Who is called stays."""
    return [float(option in ("stay", "stand")) for option in options]
