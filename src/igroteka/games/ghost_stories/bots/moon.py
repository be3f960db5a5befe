"""What White Moon adds to the planner: villagers and the Portal, Su-Ling, Moon Crystals, artifacts."""

from collections.abc import Sequence
from typing import Final

from igroteka.games.ghost_stories.bots import prices as price
from igroteka.games.ghost_stories.bots.prices import Outlook, death, qi_gain
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import crystals_left, is_full, is_haunted, portal_open, spaces_of, top_villager
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    BLACK,
    BOARD_NAMED,
    BOARDS,
    CORNER_OF,
    EACH_SPACE,
    RECEPTACLE_BY,
    STACK,
    STEPS,
    TILE_NAMED,
    Board,
    Colour,
    Position,
    Space,
    Villager,
)
from igroteka.kernel.ask import Ask
from igroteka.kernel.bits import without_bit

SAVED = 25.0
FAMILY = 120.0  # for the last member of a family
LED = 12.0  # a step nearer the Portal
MET = 5.0  # a villager on the tile where a move ends: to be led next time
CRYSTAL = 70.0  # in a Receptacle
IN_HAND = 35.0
FIREWORKS, ELIXIR = 110.0, 160.0  # what they are worth if kept
ROLL = 0.6  # times the worst ghost of a board, in the Barrier
EMPTY = 10.0  # Su-Ling before an empty space
EXTRAS: Final = frozenset({"crystal", "elixir", "moon_dust", "scroll", "fireworks"})


def tally(s: State, box: Box) -> float:
    """The weight of dead and saved villagers, and of crystals in Receptacles."""
    places, dearest = box.tables.graveyard, len(price.DEATH) - 1
    lost = sum([price.DEATH[min(places - 1 - n, dearest)] for n in range(min(s.dead.bit_count(), places))])
    return SAVED * s.saved.bit_count() + CRYSTAL * s.receptacles.bit_count() - lost


# The turn


def rescue(out: Outlook, tile: Position, led: bool) -> float:
    """The worth of saving the top villager of the Portal's tile, or one led there."""
    s = out.s
    if tile != s.portal or is_haunted(s, tile) or not (led or s.height[tile]) or not portal_open(s, out.box):
        return 0.0
    return SAVED + (FAMILY if not led and completes(out, top_villager(s, tile)) else 0.0)


def completes(out: Outlook, villager: Villager) -> bool:
    """Whether all others of a villager's family are saved."""
    tables = out.box.tables
    others = without_bit(tables.family_mask[tables.family[villager]], villager)
    return villager > 0 and out.s.saved & others == others


def leads(s: State, board: Board, to: Position) -> bool:
    """Whether a villager could come along to a tile."""
    at = s.at[board]
    return at != to and s.height[at] > 0 and s.height[to] < STACK and not is_haunted(s, to)


def on_the_way(s: State, board: Board, tile: Position) -> float:
    """Side benefits of going to a tile: a villager led nearer the Portal, a crystal put into a Receptacle."""
    if leads(s, board, tile):
        value = LED * max(0, STEPS[s.at[board]][s.portal] - STEPS[tile][s.portal])
    else:
        value = MET if s.height[tile] else 0.0
    fresh = s.fresh_crystals if board == s.active else 0
    if tile in CORNER_OF and s.crystals[board] > fresh and not is_full(s, CORNER_OF[tile]):
        value += CRYSTAL
    return value


def special(out: Outlook, option: str, best: float, helps: float) -> float:
    """The worth of an option that only White Moon has, relative to the best other option and tile help."""
    if option == "crystal":
        return CRYSTAL
    gains = {"moon_dust": IN_HAND, "fireworks": helps - FIREWORKS, "elixir": elixir_now(out)}
    return best + gains.get(option, -1.0)  # the Scroll is never worth it


def elixir_now(out: Outlook) -> float:
    return max([alive_again(out, name) for name in BOARDS]) - ELIXIR


def alive_again(out: Outlook, name: str) -> float:
    """One Qi for a Taoist, or a Taoist or villager back from the dead."""
    s = out.s
    if name not in BOARDS:
        return death(s, out.box)
    board = BOARD_NAMED[name]
    if s.seat_of[board] < 0:
        return price.NEUTRAL_QI
    return qi_gain(s, board) if s.qi[board] else price.REVIVAL


def guarded(out: Outlook, space: Space | None) -> float:
    """What it is worth to have Su-Ling before a space rather than where she is."""
    s = out.s
    if space is None or space == s.su_ling:
        return 0.0
    before = out.stone(s.su_ling) if s.su_ling >= 0 and s.space[s.su_ling] else 0.0
    value = (out.stone(space) if s.space[space] else EMPTY) - before
    receptacle = RECEPTACLE_BY[space]
    placed = receptacle >= 0 and not is_full(s, receptacle) and crystals_left(s, out.box)
    return value + (CRYSTAL if placed else 0.0)


def school(out: Outlook, board: Board) -> float:
    """The Kung-Fu School aims at all ghosts of the Taoist's own colour or at all black ones."""
    return max(aimed(out, board), aimed(out, BLACK))


def aimed(out: Outlook, colour: Colour) -> float:
    """The two best ghosts of a colour, by what the dice may do to them."""
    tables, found = out.box.tables, []
    for space, card in zip(EACH_SPACE, out.s.space, strict=True):
        if card and tables.colour[card] == colour and not out.hard[space] and not tables.incarnation[card]:
            found.append(out.plain[space] / (1 + sum(out.need[space])))
    return sum(sorted(found)[-2:])


# Answers to White Moon's own questions


def su_ling(out: Outlook, options: Sequence[Space | None], ask: Ask) -> list[float]:
    return [guarded(out, space) for space in options]


def lead(out: Outlook, options: Sequence[bool], ask: Ask) -> list[float]:
    """Lead villagers along unless that takes them away from the Portal."""
    s = out.s
    to = s.where[TILE_NAMED[str(ask.about[0])]]
    nearer = STEPS[to][s.portal] <= STEPS[s.at[s.active]][s.portal]
    return [float(option == nearer) for option in options]


def yes(out: Outlook, options: Sequence[bool], ask: Ask) -> list[float]:
    return [float(option) for option in options]


def victim(out: Outlook, options: Sequence[Position], ask: Ask) -> list[float]:
    """Prefer a villager far from the Portal."""
    return [float(STEPS[tile][out.s.portal]) for tile in options]


def barrier(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    spaces = spaces_of(out.s, BOARD_NAMED[str(ask.about[0])])
    values = {"save": SAVED + FAMILY / 4, "roll": ROLL * max([out.plain[space] for space in spaces]), "pass": 0.0}
    return [values[option] for option in options]


def kung_fu(out: Outlook, options: Sequence[Colour], ask: Ask) -> list[float]:
    return [aimed(out, colour) for colour in options]


def claw(out: Outlook, options: Sequence[Colour | None], ask: Ask) -> list[float]:
    return [0.0 if colour is None else out.tao_gain(out.s.active, colour) for colour in options]


def revived(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    return [alive_again(out, name) for name in options]


def elixir(out: Outlook, options: Sequence[bool], ask: Ask) -> list[float]:
    return [elixir_now(out) if option else 0.0 for option in options]


def scroll(out: Outlook, options: Sequence[str], ask: Ask) -> list[float]:
    """A Taoist who is called stays put."""
    return [float(option in ("stay", "stand")) for option in options]
