"""What holds in every position of a match."""

from collections import Counter

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import COLOURS

WU_FENG = BOX.tables.incarnation


def check(s: State, before: State) -> None:
    """Nothing appears from nowhere, and every piece is where it may be."""
    _check_tokens(s, before)
    _check_ghosts(s)
    _check_taoists(s)
    if s.white_moon:
        _check_villagers(s)


def _check_tokens(s: State, before: State) -> None:
    for colour in range(5):
        count = s.tao_supply[colour] + sum(s.tao[colour::5]) + (s.circle == colour)
        start = before.tao_supply[colour] + sum(before.tao[colour::5]) + (before.circle == colour)
        assert count == start or (s.white_moon and count < start), COLOURS[colour]
    assert min(*s.tao, *s.tao_supply, *s.qi, *s.crystals, *s.buddhas, *s.power_tokens, s.temple) >= 0
    assert sum(s.qi) <= 20
    assert s.temple + sum(s.buddhas) + s.buddha.bit_count() == 2
    assert sum(s.crystals) + s.receptacles.bit_count() <= 4
    held = sum(s.power_tokens) + s.centre_tokens
    assert held == sum(before.power_tokens) + before.centre_tokens


def _check_ghosts(s: State) -> None:
    known = [card for card in (*s.space, *s.discard, *s.deck) if card > 0]
    assert max(Counter(known).values(), default=1) == 1
    assert not set(known) & {*s.ghosts, *s.incarnations, *s.others}
    full = sum((card > 0) << space for space, card in enumerate(s.space))
    for mask in (s.out, s.captors, s.power_locks, s.tao_locks, s.powers_off):
        assert mask & ~full == 0
    assert s.buddha & full == 0
    assert s.captors.bit_count() <= 3
    assert s.mantra < 0 or s.space[s.mantra]
    assert s.su_ling < 0 or not WU_FENG[s.space[s.su_ling]]


def _check_taoists(s: State) -> None:
    for board in range(4):
        if not s.qi[board] or s.seat_of[board] < 0:
            assert not any(s.tao[5 * board : 5 * board + 5])
            assert not s.buddhas[board] and not s.crystals[board] and not s.power_tokens[board]
            assert not (s.yin_yang | s.lying) >> board & 1
            assert board not in s.artifacts


def _check_villagers(s: State) -> None:
    standing = [one for one in s.villagers if one > 0]
    down = sum(one < 0 for one in s.villagers)
    assert max(s.height) <= 3
    assert s.dead & s.saved == 0 and down == len(s.face_down)
    assert len(standing) + down + s.dead.bit_count() + s.saved.bit_count() == 24
    for tile in range(9):
        if s.haunted >> tile & 1:
            assert s.height[tile] == 0
        rows = s.villagers[3 * tile : 3 * tile + 3]
        assert [bool(one) for one in rows] == [level < s.height[tile] for level in range(3)]
