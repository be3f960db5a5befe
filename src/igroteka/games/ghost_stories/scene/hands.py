"""What the boards of the Taoists hold: power, Qi, Tao tokens and the rest. The others' boards are one line each."""

from functools import lru_cache
from typing import Final, NamedTuple

from igroteka.content.scene import Board as SceneBoard
from igroteka.content.scene import Piece, Pile, Role, Say, Zone
from igroteka.games.ghost_stories.query import has_yin_yang, is_power_locked, tao_of
from igroteka.games.ghost_stories.scene.pictures import LOOKS, shown
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import ARTIFACTS, BOARDS, COLOURS, POWERS, Board
from igroteka.kernel.view import View

HELD: Final = ("yin_yang", "buddha", "crystal", "power_token")
LOCKS: Final = ("power_lock", "tao_lock")
CACHE_SIZE: Final = 2048  # drawings of boards, for all tables together
WIDE, OWN_HIGH, LINE_HIGH = 300, 84, 68  # of the viewer's board, and of the others'


class Row(NamedTuple):
    """Where things lie side by side, nearer to each other if they are many."""

    x: int  # middle of the first
    y: int
    size: int
    apart: int  # from one to the next, at most


class HandLayout(NamedTuple):
    """Where the things of a board lie."""

    power: Row
    title: tuple[int, int, int, int]  # of the power: middle, width and height
    qi: Row
    tao: Row  # on a line those that it lacks
    held: Row


OWN: Final = HandLayout(
    Row(25, 24, 34, 0), (110, 24, 128, 36), Row(31, 61, 38, 0), Row(78, 61, 38, 42), Row(190, 24, 30, 33)
)
LINE: Final = HandLayout(
    Row(28, 34, 40, 0), (150, 20, 190, 24), Row(70, 46, 30, 0), Row(236, 18, 12, 13), Row(106, 46, 30, 32)
)


class Thing(NamedTuple):
    """Something that lies on a board."""

    id: str
    sprite: str
    tip: str
    badge: str = ""
    dim: bool = False
    pile: Pile = ""


def hand_board(seen: View[State], board: Board, say: Say) -> SceneBoard:
    """The tokens of one board; a neutral board belongs to nobody."""
    owner, own = seen.known.seat_of[board], is_own(seen, board)
    role: Role = "own" if own else "other"
    title, sprite = say(f"name-{BOARDS[board]}"), f"tray_{BOARDS[board]}" if own else ""
    high = OWN_HIGH if own else LINE_HIGH
    return SceneBoard(
        f"board:{BOARDS[board]}", title, role, WIDE, high, owner=owner if owner >= 0 else None, sprite=sprite
    )


def is_own(seen: View[State], board: Board) -> bool:
    """Whether a board is the viewer's."""
    owner = seen.known.seat_of[board]
    return owner >= 0 and owner == seen.seat


def hand_zone(s: State, board: Board, own: bool) -> Zone:
    name = BOARDS[board]
    tip = POWERS[s.power[board]] if s.power[board] >= 0 else "board"
    high, tone = (OWN_HIGH, "clear") if own else (LINE_HIGH, f"tray_{name}")
    return Zone(
        f"hand:{name}", f"board:{name}", 4, 4, WIDE - 8, high - 8, "round", tone=tone, tip=tip, lit=s.active == board
    )


class Contents(NamedTuple):
    """What a board holds: all that its drawing depends on."""

    board: Board
    power: str
    qi: int
    tao: tuple[int, ...]
    held: tuple[int, ...]  # of each of `HELD`
    artifacts: tuple[bool, ...]
    locks: tuple[bool, ...]  # of each of `LOCKS`


def hand(s: State, board: Board, own: bool, say: Say) -> tuple[Piece, ...]:
    """The power, Qi, Tao tokens and the rest of one board, and what ghosts block there."""
    contents = Contents(
        board,
        POWERS[s.power[board]] if s.power[board] >= 0 else "",
        s.qi[board],
        tuple(tao_of(s, board)),
        (has_yin_yang(s, board), s.buddhas[board], s.crystals[board], s.power_tokens[board]),
        tuple([holder == board for holder in s.artifacts]),
        (is_power_locked(s, board), s.tao_locks > 0),
    )
    return drawn_hand(contents, own, say)


@lru_cache(CACHE_SIZE)
def drawn_hand(of: Contents, own: bool, say: Say) -> tuple[Piece, ...]:
    layout, tao, others = OWN if own else LINE, tao_tokens(of), [*things_held(of), *locks(of)]
    there, lacking = [each for each in tao if not each.dim], [each for each in tao if each.dim]
    line = ([*there, *others], layout.held), (lacking, layout.tao)
    rows = ((tao, layout.tao), (others, layout.held)) if own else line
    laid_out = {piece.id: piece for things, row in rows for piece in laid(things, of.board, row)}
    return (
        *power_shown(of, layout, say),
        *laid([qi_tokens(of)], of.board, layout.qi),
        *(laid_out[each.id] for each in (*tao, *others)),  # in the same order from every seat
    )


def laid(things: list[Thing], board: Board, row: Row) -> list[Piece]:
    x, y, size, apart = row
    room = WIDE - 8 - x - size // 2
    apart = min(apart, room // max(len(things) - 1, 1))
    return [
        Piece(
            each.id, f"board:{BOARDS[board]}", x + apart * n, y, size, size, each.sprite, tip=each.tip,
            badge=each.badge, dim=each.dim, pile=each.pile,
        )
        for n, each in enumerate(things)
    ]  # fmt: skip


def power_shown(of: Contents, layout: HandLayout, say: Say) -> list[Piece]:
    """The sign and the name of a board's power."""
    if not of.power:
        return []
    name, power = BOARDS[of.board], of.power
    where, (x, y, size, _) = f"board:{name}", layout.power
    title = Piece(f"power:{name}:title", where, *layout.title, "blank", text=say(f"name-{power}"), tip=power)
    sprite = shown("power", power, "")
    return [Piece(f"power:{name}", where, x, y, size, size, sprite, tip=power), title] if sprite else [title]


def qi_tokens(of: Contents) -> Thing:
    return Thing(f"qi:{BOARDS[of.board]}", "token_qi", "qi", str(of.qi or ""), dim=not of.qi, pile="heap")


def tao_tokens(of: Contents) -> list[Thing]:
    """Tao tokens by colour, faded where there are none."""
    return [
        Thing(f"tao:{BOARDS[of.board]}:{colour}", f"token_{colour}", "tao", str(count or ""), not count, "heap")
        for colour, count in zip(COLOURS, of.tao, strict=True)
    ]


def things_held(of: Contents) -> list[Thing]:
    """Yin-Yang, Buddhas, Moon Crystals, Neutral Power tokens and artifacts."""
    found = [
        (thing, LOOKS[thing], count, str(count) if thing in HELD[1:] else "")
        for thing, count in zip(HELD, of.held, strict=True)
    ]
    found += [
        (thing, shown("relic", thing, f"artifact_{thing}"), owned, "")
        for thing, owned in zip(ARTIFACTS, of.artifacts, strict=True)
    ]
    return [
        Thing(f"{thing}:{BOARDS[of.board]}:{n}", sprite, thing, badge)
        for n, (thing, sprite, count, badge) in enumerate(found)
        if count
    ]


def locks(of: Contents) -> list[Thing]:
    """What ghosts block for a board: its power, or Tao tokens."""
    return [
        Thing(f"{lock}:{BOARDS[of.board]}", f"stone_{lock}", lock)
        for lock, shut in zip(LOCKS, of.locks, strict=True)
        if shut
    ]
