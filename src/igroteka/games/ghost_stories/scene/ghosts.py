"""Ghost cards with their stones, what stands beside them, and the dice rolled against them."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Final

from igroteka.content.scene import Piece, Say
from igroteka.games.ghost_stories.box import Box, Ghost, Incarnation
from igroteka.games.ghost_stories.query import board_played_by, has_buddha, holds_die, immune, is_out, needs
from igroteka.games.ghost_stories.scene.chances import Chances
from igroteka.games.ghost_stories.scene.orientation import CARD, Orientation
from igroteka.games.ghost_stories.scene.pictures import LOOKS, shown
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import COLOURS, EACH_SPACE, SPACES, Space
from igroteka.kernel.view import View

CACHE_SIZE: Final = 4096  # cards as drawn, for all tables together
MANY: Final = 5  # symbols that fill both edges of a card
NAME: Final = (126, 74)  # room for the name of a card: wider than the card; its ribbon is as high as its lines
STONES: Final = frozenset(
    [
        "haunter",
        "tormentor",
        "devourer",
        "immune",
        "ghost",
        "power_lock",
        "fast",
        "die",
        "qi",
        "tao_lock",
        "haunt",
        "group_tao",
        "curse",
        "tao",
        "two_tao",
        "qi_or_yin_yang",
        "crystal",
        "devour",
        "all_powers_off",
        "buddha_first",
        "circle_off",
        "ghost_each_yin",
        "kill_chosen",
        "lay_down_all",
        "move_each_yin",
        "opposite_empty",
        "portal_off",
        "remove_two_bottom",
        "reward_crystal_yin_yang",
        "reward_qi_yin_yang",
        "su_ling_off",
        "white_not_wild",
    ]
)


def ghosts(seen: View[State], box: Box, facing: Orientation, say: Say) -> list[Piece]:
    """Ghost cards, Buddhas, figurines and the Mantra."""
    s, seat, found = seen.known, seen.seat, list[Piece]()
    chances = Chances(s, box, board_played_by(s, seat)) if seat is not None and seat in s.seat_of else None
    for space, name in zip(EACH_SPACE, SPACES, strict=True):
        x, y = facing.middle(space)
        if has_buddha(s, space):
            found.append(guardian(facing, "buddha", space))
        if not s.space[space]:
            continue
        need = needs(s, box, space)
        facts = (say("fact-resistance", number=sum(need)), *odds(s, box, chances, space, say))
        found += ghost(box, s.space[space], x, y, tuple(need), facts, say)
        if is_out(s, space):
            found.append(
                Piece(
                    f"figurine:{name}", "village", *facing.before(space, "figurine"), 52, 52, "figure_figurine", z=6,
                    tip="haunting_figurine",
                )
            )  # fmt: skip
        if holds_die(s, space):
            found.append(
                Piece(
                    f"captured:{name}", "village", x + 36 * (sum(need) < MANY), y - 30, 36, 36, "die_white",
                    tip="captured_die", z=5,
                )
            )  # fmt: skip
        if s.mantra == space:
            found.append(Piece("mantra", "village", x, y - 58, 40, 40, "mantra", tip="mantra", z=5))
    return found


def guardian(facing: Orientation, what: str, space: Space) -> Piece:
    """A Buddha on a space, or Su-Ling before it."""
    if what == "su_ling":
        return Piece(
            "su_ling", "village", *facing.before(space, "su_ling"), 34, 34, "spirit_su_ling", tip="su_ling", z=7
        )
    return Piece(
        f"buddha:{SPACES[space]}", "village", *facing.middle(space), 70, 70, LOOKS["buddha"], tip="buddha", z=2
    )


def dice(s: State, box: Box, say: Say) -> list[Piece]:
    """The dice of a running attempt, else what was rolled last this turn, in a corner where they hide nothing."""
    kind, size = ("die", 40) if s.dice else (f"rolled:{s.turns}", 32)
    found = [
        Piece(
            f"{kind}:{n}", "village", 24 + 43 * (n % 2), 150 - 43 * (n // 2), size, size,
            f"die_{(*COLOURS, 'white')[face]}", tip="tao_dice", z=8,
        )
        for n, face in enumerate(s.dice or s.rolled)
    ]  # fmt: skip
    if s.curse >= 0:
        side = box.tables.curse[s.curse]
        found.append(
            Piece(
                f"rolled:{s.turns}:curse", "village", 107, 106, 38, 38, f"die_curse_{side}", tip="curse",
                facts=(say(f"name-{side}.curse"),), z=8,
            )
        )  # fmt: skip
    return found


@cache
def card_of(box: Box, name: int | str) -> Ghost | Incarnation:
    """A card by its number or id."""
    cards: tuple[Ghost | Incarnation, ...] = (*box.ghost, *box.incarnation)
    return next(row for row in cards if name in (row.number, row.id))


def odds(s: State, box: Box, chances: Chances | None, space: Space, say: Say) -> tuple[str, ...]:
    """What the viewer's Taoist would need luck for, alone and with help."""
    chance = chances.against(space) if chances else None
    if not chance:
        return ()
    alone, helped = percent(chance.alone), percent(chance.helped)
    chance_text = say(
        "fact-chance", percent=alone, dice=0 if immune(s, box, space) else chance.dice, tokens=chance.tokens
    )
    power = int(s.centre_tokens > 0 or any(s.power_tokens))
    return (chance_text, say("fact-chance_helped", percent=helped, power=power)) if helped > alone else (chance_text,)


@lru_cache(1024)
def percent(chance: Fraction) -> int:
    """Rounded, but 0 and 100 only for what is certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


@lru_cache(CACHE_SIZE)
def ghost(
    box: Box, card: int, x: int, y: int, need: tuple[int, ...], facts: tuple[str, ...], say: Say
) -> tuple[Piece, ...]:
    """A card: its name, what is still needed to beat it, and its stones."""
    row = card_of(box, card)
    return (*face(row, x, y, need, facts), name_plate(row, x, y, say))


def name_plate(row: Ghost | Incarnation, x: int, y: int, say: Say) -> Piece:
    return Piece(f"{row.id}:name", "village", x, y + 16, *NAME, "plate", text=say(f"name-{row.id}"), z=3)


def face(row: Ghost | Incarnation, x: int, y: int, need: Sequence[int], facts: tuple[str, ...] = ()) -> list[Piece]:
    """A card without words: the symbols still needed to beat it at its edges, its three stones below."""
    kind, tone = ("ghost", row.colour) if isinstance(row, Ghost) else ("incarnation", row.frame)
    due = [colour for colour, count in enumerate(need) for _ in range(count)]
    rows = 3 if len(due) <= 6 else 4  # at an edge, so that the name below them can be read
    found = [Piece(row.id, "village", x, y, *CARD, shown(kind, row.id, kind), tone=tone, tip=row.id, facts=facts, z=2)]
    found += [
        Piece(
            f"{row.id}:need:{n}", "village", x + (-41 if n < rows else 41), y - 62 + 27 * (n % rows), 27, 27,
            f"token_{COLOURS[colour]}", tip="tao", z=3,
        )
        for n, colour in enumerate(due)
    ]  # fmt: skip
    for at, stones in enumerate((row.left, row.centre, row.right)):
        wide = 27 if len(stones) < 2 else 23
        found += [
            Piece(
                f"{row.id}:{at}:{n}", "village", x - 35 + 35 * at + 20 * n - 10 * (len(stones) - 1), y + 65, wide, wide,
                f"stone_{stone}" if stone in STONES else "stone_other", tip=stone, z=3,
            )
            for n, stone in enumerate(stones)
        ]  # fmt: skip
    return found
