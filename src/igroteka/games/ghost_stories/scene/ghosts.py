"""Ghost cards with their stones, what stands beside them, and the dice rolled against them."""

from functools import cache
from typing import Final

from igroteka.content.scene import Piece, Say
from igroteka.games.ghost_stories.box import Box, Ghost, Incarnation
from igroteka.games.ghost_stories.query import has_buddha, holds_die, is_out, needs
from igroteka.games.ghost_stories.scene.orientation import CARD, HEIGHT, WIDTH, Orientation
from igroteka.games.ghost_stories.scene.pictures import LOOKS, shown
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import COLOURS, EACH_SPACE, SPACES, Space

IN_COLUMN: Final = 4  # symbols at an edge of a card, from the top
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
    ]
)


def ghosts(s: State, box: Box, facing: Orientation, say: Say) -> list[Piece]:
    """Ghost cards, Buddhas, figurines and the Mantra."""
    found: list[Piece] = []
    for space, name in zip(EACH_SPACE, SPACES, strict=True):
        x, y = facing.middle(space)
        if has_buddha(s, space):
            found.append(guardian(facing, "buddha", space))
        if not s.space[space]:
            continue
        found += ghost(card_of(box, s.space[space]), x, y, needs(s, box, space), say)
        if is_out(s, space):
            found.append(
                Piece(
                    f"figurine:{name}", "village", *facing.before(space, -50), 56, 56, "figure_figurine", z=6,
                    tip="haunting_figurine",
                )
            )  # fmt: skip
        if holds_die(s, space):
            found.append(
                Piece(f"captured:{name}", "village", x - 36, y + 40, 44, 44, "die_white", tip="captured_die", z=5)
            )
        if s.mantra == space:
            found.append(Piece("mantra", "village", x + 38, y - 56, 40, 40, "mantra", tip="mantra", z=5))
    return found


def guardian(facing: Orientation, what: str, space: Space) -> Piece:
    """A Buddha on a space, or Su-Ling before it."""
    if what == "su_ling":
        return Piece("su_ling", "village", *facing.before(space, 50), 50, 50, "spirit_su_ling", tip="su_ling", z=7)
    return Piece(
        f"buddha:{SPACES[space]}", "village", *facing.middle(space), 88, 88, LOOKS["buddha"], tip="buddha", z=2
    )


def dice(s: State, box: Box, say: Say) -> list[Piece]:
    """The dice of a running attempt in the middle; what was rolled last this turn stays beside the moon."""
    first, apart, y, size = (WIDTH // 2 - 27 * (len(s.dice) - 1), 54, HEIGHT // 2, 52) if s.dice else (20, 33, 150, 32)
    kind = "die" if s.dice else f"rolled:{s.turns}"
    found = [
        Piece(
            f"{kind}:{n}", "village", first + apart * n, y, size, size, f"die_{(*COLOURS, 'white')[face]}",
            tip="tao_dice", z=8,
        )
        for n, face in enumerate(s.dice or s.rolled)
    ]  # fmt: skip
    if s.curse >= 0:
        side = box.tables.curse[s.curse]
        found.append(
            Piece(
                f"rolled:{s.turns}:curse", "village", 104, 106, 38, 38, f"die_curse_{side}", tip="curse",
                facts=(say(f"name-{side}.curse"),), z=8,
            )
        )  # fmt: skip
    return found


@cache
def card_of(box: Box, name: int | str) -> Ghost | Incarnation:
    """A card by its number or id."""
    cards: tuple[Ghost | Incarnation, ...] = (*box.ghost, *box.incarnation)
    return next(row for row in cards if name in (row.number, row.id))


def ghost(row: Ghost | Incarnation, x: int, y: int, need: list[int], say: Say) -> list[Piece]:
    """A card: its name, what is still needed to beat it, and its stones."""
    facts = (say("fact-resistance", number=sum(need)),)
    name = Piece(f"{row.id}:name", "village", x, y + 36, 112, 34, "plate", text=say(f"name-{row.id}"), z=3)
    return [*face(row, x, y, need, facts), name]


def face(row: Ghost | Incarnation, x: int, y: int, need: list[int], facts: tuple[str, ...] = ()) -> list[Piece]:
    """A card without words: the symbols still needed to beat it beside it, its three stones below."""
    kind, tone = ("ghost", row.colour) if isinstance(row, Ghost) else ("incarnation", row.frame)
    due = [colour for colour, count in enumerate(need) for _ in range(count)]
    found = [Piece(row.id, "village", x, y, *CARD, shown(kind, row.id, kind), tone=tone, tip=row.id, facts=facts, z=2)]
    found += [
        Piece(
            f"{row.id}:need:{n}", "village", x + (-41 if n < IN_COLUMN else 41), y - 62 + 27 * (n % IN_COLUMN), 27, 27,
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
