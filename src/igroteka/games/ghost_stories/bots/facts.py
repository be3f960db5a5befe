"""What hints of Ghost Stories give as reasons. The seats win and lose together, so they are the same for all."""

from collections.abc import Iterable

from igroteka.games.ghost_stories.bots.evaluation import (
    BUDDHA_HELD,
    BUDDHA_PLACED,
    QI,
    YIN_YANG,
    ghosts,
    haunted,
    is_full_side,
    last_qi,
    overrun,
)
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import is_out
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import BOARDS, EACH_BOARD, EACH_SIDE, EACH_SPACE
from igroteka.kernel.ask import Seat
from igroteka.kernel.game import Fact

TAO = 60
VILLAGER, CRYSTAL, ARTIFACT = 38, 24, 51
NEAR_THE_VILLAGE = 150  # a haunting figure on the board


def facts(s: State, box: Box, seat: Seat) -> list[Fact]:
    """Ghosts, haunted tiles, full boards, and what the Taoists have."""
    if s.outcome or s.active < 0:
        return [Fact("won", float(s.outcome == "won"), 100_000.0 * (s.outcome == "won"))]
    found = [*threats(s, box), *belongings(s)]
    if s.white_moon:
        saved, dead, crystals = s.saved.bit_count(), s.dead.bit_count(), sum(s.crystals)
        held = sum(owner >= 0 for owner in s.artifacts)
        found += [
            Fact("saved", saved, VILLAGER * saved),
            Fact("dead", dead, -VILLAGER * dead),
            Fact("crystals", crystals, CRYSTAL * crystals),
            Fact("artifacts", held, ARTIFACT * held),
        ]
    return found


def threats(s: State, box: Box) -> Iterable[Fact]:
    """Each ghost in play, full boards, haunters at the village, haunted tiles."""
    yield Fact("haunted", s.haunted.bit_count(), -haunted(s, box))
    for space, card, weight in zip(EACH_SPACE, s.space, ghosts(s, box), strict=True):
        if card:
            yield Fact("ghost", 1.0, -weight, (box.tables.card_id[card],))
            if is_out(s, space):
                yield Fact("haunter", 1.0, -NEAR_THE_VILLAGE, (box.tables.card_id[card],))
    for side in EACH_SIDE:
        if is_full_side(s, side):
            yield Fact("full", 1.0, -overrun(s, side), (BOARDS[s.board_at[side]],))


def belongings(s: State) -> Iterable[Fact]:
    """Qi, Tao tokens, Yin-Yang tokens and Buddhas."""
    for board in EACH_BOARD:
        if s.seat_of[board] >= 0:
            qi = s.qi[board]
            worth = QI[min(qi, 5)] + last_qi(s, board) * max(0, qi - 5)
            yield Fact("qi", qi, worth, (BOARDS[board],))
    tao, yin_yang, held, placed = sum(s.tao), s.yin_yang.bit_count(), sum(s.buddhas), s.buddha.bit_count()
    yield Fact("tao", tao, TAO * tao)
    yield Fact("yin_yang", yin_yang, YIN_YANG * yin_yang)
    yield Fact("buddhas", held, BUDDHA_HELD * held)
    yield Fact("placed", placed, BUDDHA_PLACED * placed)
