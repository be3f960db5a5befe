"""What an exorcism costs: die results first, then Tao tokens and Moon Crystals for exactly what is missing.

In the Mystic Barrier the crystals of the Receptacles are the active board's.
"""

from typing import Final, TypeAlias

from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import decider, immune, living, needs, tao_of, wild_whites
from igroteka.games.ghost_stories.rules.tokens import lose_tao, spend_crystal, spend_from_barrier
from igroteka.games.ghost_stories.state import State, T
from igroteka.games.ghost_stories.topics import CONSENT, MANTRA_COLOUR, PAY, PAY_WITH, PAYS
from igroteka.games.ghost_stories.words import (
    BOARDS,
    CRYSTAL,
    EACH_COLOUR,
    EACH_PIECE,
    FROM_TILE,
    IN_BARRIER,
    NO_COLOUR,
    WHITE,
    Board,
    Colour,
    Piece,
    Space,
)
from igroteka.kernel.ask import Flow, choose, confirm

Pieces: TypeAlias = list[int]  # how many of each piece
Purse: TypeAlias = dict[Board, Pieces]  # what each owner could spend
Paid: TypeAlias = tuple[Board, Piece]  # whose piece
NOTHING: Final[Pieces] = [0] * len(EACH_PIECE)


def purse(s: State, refused: list[Paid]) -> Purse:
    """Who could pay with what (ghost_stories.exorcism.tokens_shared, ghost_stories.wm.kungfu.own_tokens)."""
    if s.attempt == IN_BARRIER:
        return {s.active: [*NOTHING[:CRYSTAL], s.receptacles.bit_count()]}
    owners = [s.active]
    if s.attempt == FROM_TILE:
        owners += [board for board in living(s) if board != s.active and s.at[board] == s.at[s.active]]
    rows = {}
    for board in owners:
        tao = NOTHING[:CRYSTAL] if s.tao_locks else tao_of(s, board)
        row = [*tao, s.crystals[board]]
        for owner, piece in refused:
            if owner == board:
                row[piece] = 0
        rows[board] = row
    return rows


def bill(s: State, box: Box, falls: list[Space], mantra: Colour) -> tuple[list[int], list[int], int]:
    """What the coloured faces leave to pay: where dice count, where they do not; and the wild faces."""
    open_, hard = NOTHING[:CRYSTAL], NOTHING[:CRYSTAL]
    for space in falls:
        need = needs(s, box, space)
        if space == s.mantra and mantra >= 0:
            need[mantra] -= 1
        rows = hard if immune(s, box, space) else open_
        for colour, count in enumerate(need):
            if count:
                rows[colour] += count
    whites = 0
    for face in s.dice:
        if face == WHITE:
            whites += 1
        elif open_[face]:
            open_[face] -= 1
    return open_, hard, whites if wild_whites(s, box) else 0


def enough(open_: list[int], hard: list[int], whites: int, total: Pieces) -> bool:
    """Whether wild faces, tokens and crystals can cover a bill; a wild face covers nothing where dice do not count."""
    short = coverable = 0
    for need, fixed, held in zip(open_, hard, total, strict=False):
        lack = need + fixed - held
        if lack > 0:
            short += lack
            coverable += min(lack, need)
    return short - min(whites, coverable) <= total[CRYSTAL]


def missing(open_: list[int], hard: list[int], whites: int, crystals: int) -> int:
    """How many pieces are still to be paid after wild faces and the crystals already offered."""
    return max(0, sum(hard) + max(0, sum(open_) - whites) - crystals)


def mantra_colours(s: State, box: Box, falls: list[Space]) -> list[Colour]:
    """The colours the Mantra may take off if it lies on a many-coloured incarnation; otherwise no choice is needed."""
    if s.mantra in falls and box.tables.multi[s.space[s.mantra]]:
        need = needs(s, box, s.mantra)
        return [colour for colour in EACH_COLOUR if need[colour]]
    return [NO_COLOUR]


def total_of(rows: Purse) -> Pieces:
    """All purses together."""
    if len(rows) == 1:
        return next(iter(rows.values()))[:]
    return [sum(pieces) for pieces in zip(*rows.values(), strict=True)]


def affordable(s: State, box: Box, falls: list[Space], total: Pieces) -> bool:
    """Whether all these ghosts can fall together."""
    return any(enough(*bill(s, box, falls, colour), total) for colour in mantra_colours(s, box, falls))


def collect(t: T, falls: list[Space], rows: Purse) -> Flow[list[Paid]]:
    """Ask for each missing piece (ghost_stories.exorcism.tokens_only_if_success); nothing is spent yet."""
    s, box = t.state, t.box
    if not falls:
        return []
    total = total_of(rows)
    colours = [c for c in mantra_colours(s, box, falls) if enough(*bill(s, box, falls, c), total)]
    mantra = yield from choose(decider(s), MANTRA_COLOUR, colours)
    open_, hard, whites = bill(s, box, falls, mantra)
    left = {owner: row[:] for owner, row in rows.items()}
    pieces: list[Paid] = []
    offered = 0  # crystals
    while missing(open_, hard, whites, offered):
        keys = _pieces(open_, hard, whites, offered, left)
        owner, piece = PAYS[(yield from choose(decider(s), PAY, keys))]
        left[owner][piece] -= 1
        pieces.append((owner, piece))
        if piece == CRYSTAL:
            offered += 1
        else:
            (hard if hard[piece] else open_)[piece] -= 1
    return pieces


def _pieces(open_: list[int], hard: list[int], whites: int, offered: int, left: Purse) -> list[str]:
    """The pieces that shorten the bill and leave it payable; a single one if the bill cannot be paid without it."""
    total = total_of(left)
    total[CRYSTAL] += offered
    keys = []
    for owner, row in left.items():
        for piece in EACH_PIECE:
            rows = hard if piece == CRYSTAL or hard[piece] else open_
            if not row[piece] or not (piece == CRYSTAL or hard[piece] or (open_[piece] and sum(open_) > whites)):
                continue
            key = PAY_WITH[owner, piece]
            total[piece] -= 1
            if not enough(open_, hard, whites, total):
                return [key]
            if piece == CRYSTAL:
                keys.append(key)
            else:
                rows[piece] -= 1
                if enough(open_, hard, whites, total):
                    keys.append(key)
                rows[piece] += 1
            total[piece] += 1
    return keys


def ask_consent(t: T, pieces: list[Paid], falls: list[Space]) -> Flow[list[Paid]]:
    """Each other owner whose piece is asked for agrees or refuses; the refused pieces.

    The question names the pieces, who asks, and the first and the last of the ghosts.

    ghost_stories.exorcism.tokens_optional
    """
    s = t.state
    for owner in dict.fromkeys(owner for owner, _ in pieces):
        if owner == s.active:
            continue
        asked = [piece for each, piece in pieces if each == owner]
        counts = [asked.count(piece) for piece in EACH_PIECE]
        cards = [t.box.tables.card_id[s.space[space]] for space in falls]
        about = (*counts, BOARDS[s.active], len(cards), cards[0], cards[-1])
        if not (yield from confirm(s.seat_of[owner], CONSENT, about)):
            return [(owner, piece) for piece in asked]
    return []


def spend(t: T, pieces: list[Paid]) -> None:
    """Spent tokens and crystals return to the supply (ghost_stories.resolve.spent_to_supply)."""
    s = t.state
    for owner, piece in pieces:
        if piece != CRYSTAL:
            lose_tao(t, owner, EACH_COLOUR[piece])
        elif s.attempt == IN_BARRIER:
            spend_from_barrier(t)
        else:
            spend_crystal(t, owner)
