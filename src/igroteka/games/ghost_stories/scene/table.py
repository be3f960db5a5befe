"""The table: the village in moonlight, ghosts on four boards round it, and the Taoists' tokens."""

from functools import lru_cache
from typing import Final, NamedTuple

from igroteka.content.scene import Board as SceneBoard
from igroteka.content.scene import Piece, Role, Say, Scene, Zone
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import (
    board_of,
    has_yin_yang,
    is_haunted,
    is_lying,
    is_overrun,
    is_power_locked,
    qi_left,
    tao_of,
)
from igroteka.games.ghost_stories.scene.dealing import ACROSS, DOWN, dealing
from igroteka.games.ghost_stories.scene.ghosts import dice, ghosts
from igroteka.games.ghost_stories.scene.moon import moonlit
from igroteka.games.ghost_stories.scene.orientation import CARD, GAP, HEIGHT, LEFT, TILE, TOP, WIDTH, Orientation
from igroteka.games.ghost_stories.scene.panels import above_incarnation, panels
from igroteka.games.ghost_stories.scene.pictures import LOOKS, shown
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    ARTIFACTS,
    BOARDS,
    CENTRE,
    CIRCLE,
    COLOURS,
    EACH_BOARD,
    EACH_POSITION,
    EACH_SPACE,
    POSITIONS,
    POWERS,
    SPACES,
    TEMPLE,
    TILES,
    Board,
    Position,
    Space,
)
from igroteka.kernel.view import View

HELD: Final = ("yin_yang", "buddha", "crystal", "power_token")
SHELF: Final = Zone("supply", "supply", 4, 4, 292, 56, "round", tone="clear", tip="supply")
PALETTE: Final = {
    "red": "#c8483c",
    "blue": "#3a7bb8",
    "green": "#3f9a5f",
    "yellow": "#d9a52b",
    "black": "#56506b",
    "white": "#e9e4d4",
    "night": "#1a2233",
    "clear": "#00000000",
    "tray_red": "#5a1a18",
    "tray_blue": "#173a5c",
    "tray_green": "#17462f",
    "tray_yellow": "#5a4312",
}
CACHE_SIZE: Final = 2048  # drawings of each part, for all tables together
OWN_HIGH, LINE_HIGH = 140, 50  # height of the viewer's board, and of the others'


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The village, the ghosts, and what everybody holds."""
    s = seen.known
    if not s.village:
        zones, pieces = dealing(s, say)
        board = SceneBoard("village", say("board-village"), "main", ACROSS, DOWN, sprite="sky")
        return Scene(boards=(board,), zones=tuple(zones), pieces=tuple(pieces), panels=panels(s, box, say))
    facing = Orientation.of(seen)
    hands = [hand_zone(s, board, is_own(seen, board), say) for board in EACH_BOARD]
    return Scene(
        boards=(village_board(say), *(hand_board(seen, board, say) for board in EACH_BOARD), supply_board(say)),
        zones=(*tiles(s, facing, say), *spaces(s, facing, say), *omens(s, box, say), *hands, SHELF),
        pieces=(
            *village(s, facing, say),
            *dangers(s, facing),
            *ghosts(seen, box, facing, say),
            *dice(s, box, say),
            *(each for board in EACH_BOARD for each in hand(s, board, is_own(seen, board))),
            *supply(s, box),
        ),
        panels=panels(s, box, say),
        status=say("status", turn=s.turns, ghosts=len(s.deck)),
    )


def village_board(say: Say) -> SceneBoard:
    return SceneBoard("village", say("board-village"), "main", WIDTH, HEIGHT, sprite="sky")


def hand_board(seen: View[State], board: Board, say: Say) -> SceneBoard:
    """The tokens of one board; a neutral board belongs to nobody. The others' are one line each."""
    owner, own = seen.known.seat_of[board], is_own(seen, board)
    role: Role = "own" if own else "other"
    title, sprite = say(f"name-{BOARDS[board]}"), f"tray_{BOARDS[board]}" if own else ""
    high = OWN_HIGH if own else LINE_HIGH
    return SceneBoard(
        f"board:{BOARDS[board]}", title, role, 300, high, owner=owner if owner >= 0 else None, sprite=sprite
    )


def is_own(seen: View[State], board: Board) -> bool:
    """Whether a board is the viewer's."""
    owner = seen.known.seat_of[board]
    return owner >= 0 and owner == seen.seat


def supply_board(say: Say) -> SceneBoard:
    return SceneBoard("supply", say("board-supply"), "other", 300, 64, sprite="tray_supply")


def supply(s: State, box: Box) -> list[Piece]:
    """What is left of the tokens that can run out (ghost_stories.resolve.supply_limited)."""
    kinds = [("qi", "qi", qi_left(s, box)), *((c, "tao", s.tao_supply[n]) for n, c in enumerate(COLOURS))]
    return [
        Piece(
            f"supply:{kind}",
            "supply",
            36 + 46 * n,
            36,
            42,
            42,
            f"token_{kind}",
            badge=str(left or ""),
            tip=tip,
            dim=not left,
        )
        for n, (kind, tip, left) in enumerate(kinds)
    ]


def tiles(s: State, facing: Orientation, say: Say) -> list[Zone]:
    """The nine tiles; haunted ones lie in the dark."""
    return [
        tile_zone(facing, position, TILES[tile], is_haunted(s, position), position in s.at, say)
        for position, tile in zip(EACH_POSITION, s.village, strict=True)
    ]


@lru_cache(CACHE_SIZE)
def tile_zone(facing: Orientation, position: Position, name: str, haunted: bool, here: bool, say: Say) -> Zone:
    x, y = facing.corner(position)
    side = "haunted" if haunted else "place"
    return Zone(
        f"tile:{POSITIONS[position]}", "village", x + 2, y + 2, TILE - 4, TILE - 4, "rect",
        label=say(f"short-{name}"), sprite=shown(side, name, f"tile_{name}"), tone="night", tip=name, lit=here,
    )  # fmt: skip


def spaces(s: State, facing: Orientation, say: Say) -> list[Zone]:
    """The twelve ghost spaces in the colours of their boards; those of an overrun board are lit."""
    boards = [board_of(s, space) for space in EACH_SPACE]
    return [
        space_zone(facing, space, board, is_overrun(s, board), say)
        for space, board in zip(EACH_SPACE, boards, strict=True)
    ]


@lru_cache(CACHE_SIZE)
def space_zone(facing: Orientation, space: Space, board: Board, overrun: bool, say: Say) -> Zone:
    name, (x, y) = SPACES[space], facing.middle(space)
    label = say(f"name-{BOARDS[board]}") if name.endswith(":1") else ""
    return Zone(
        f"space:{name}", "village", x - CARD[0] // 2, y - CARD[1] // 2, *CARD, "round",
        sprite=f"space_{BOARDS[board]}", tone="clear", label=label, tip="space", lit=overrun,
    )  # fmt: skip


def dangers(s: State, facing: Orientation) -> list[Piece]:
    """A warning between two cards of each board full of ghosts, where it hides nothing of them."""
    left, top = LEFT + 10, TOP - GAP - CARD[1] // 2
    between = (
        (LEFT + TILE, top), (WIDTH - left, TOP + TILE), (LEFT + TILE, HEIGHT - top), (left, TOP + TILE)
    )  # fmt: skip
    return [
        Piece(
            f"danger:{BOARDS[board]}", "village", *between[facing.side(s.side[board])], 36, 36, "danger", tip="overrun",
            z=6,
        )
        for board in EACH_BOARD
        if is_overrun(s, board)
    ]  # fmt: skip


def omens(s: State, box: Box, say: Say) -> list[Zone]:
    """What the corners of the table show: how near the next incarnation is, the dead and the saved."""
    above = above_incarnation(s)
    label = say("label-omen", cards=above) if above >= 0 else say("label-no_omen")
    found = [Zone("omen", "village", 616, 6, 116, 164, "round", tone="night", label=label, tip="deck", lit=above == 0)]
    if s.white_moon:
        dead = say("label-dead", number=s.dead.bit_count(), most=box.tables.graveyard)
        saved = say("label-saved", number=s.saved.bit_count())
        found += [
            Zone(f"toll:{tip}", "village", x, 700, 116, 128, "round", tone="night", label=label, tip=tip)
            for label, x, tip in ((dead, 6, "graveyard"), (saved, WIDTH - 122, "shelter"))
        ]
    return found


def village(s: State, facing: Orientation, say: Say) -> list[Piece]:
    """What lies and stands on the tiles: haunting, villagers, crystals, Taoists."""
    found = [
        Piece(f"haunted:{POSITIONS[p]}", "village", *facing.centre(p), 48, 48, "haunted", tip="haunted", z=1)
        for p in EACH_POSITION
        if is_haunted(s, p)
    ]
    for board, at in zip(EACH_BOARD, s.at, strict=True):
        if at >= 0:
            x, y = facing.centre(at)
            before = s.at[:board].count(at)  # from the right: villagers lie on the left
            found.append(
                Piece(
                    f"taoist:{BOARDS[board]}", "village", x + 50 - 33 * before, y + 42, 64, 64,
                    f"taoist_{BOARDS[board]}", tone=BOARDS[board],
                    rot=90 if is_lying(s, board) else 0, tip="taoist", z=3,
                )
            )  # fmt: skip
    if s.circle >= 0 and CIRCLE in s.village:
        x, y = facing.centre(s.where[CIRCLE])
        found.append(Piece("circle", "village", x, y - 6, 44, 44, f"token_{COLOURS[s.circle]}", tip="circle", z=2))
    if s.temple and TEMPLE in s.village:
        x, y = facing.centre(s.where[TEMPLE])
        found.append(
            Piece(
                "temple",
                "village",
                x + 54,
                y,
                52,
                52,
                LOOKS["buddha"],
                badge=str(s.temple),
                tip="buddha",
                z=2,
                pile="heap",
            )
        )
    north = say("label-north")
    found.append(
        Piece("compass", "village", 104, 28, 40, 40, "compass", text=north, rot=90 * facing.turn, tip="compass")
    )
    facts = (omen(s, say), say("fact-undefeated", number=s.undefeated))
    found += [
        Piece(
            "deck",
            "village",
            664,
            106,
            58,
            82,
            "back_ghost",
            badge=str(len(s.deck)),
            tip="deck",
            facts=facts,
            pile="stack",
        ),
        Piece(
            "discard",
            "village",
            708,
            116,
            36,
            50,
            "ghost",
            badge=str(len(s.discard) or ""),
            tip="discard",
            tone="black",
            dim=not s.discard,
        ),
    ]
    if s.centre_tokens:
        x, y = facing.centre(CENTRE)
        tokens = str(s.centre_tokens)
        found.append(
            Piece(
                "power_token",
                "village",
                x - 50,
                y + 4,
                40,
                40,
                LOOKS["power_token"],
                badge=tokens,
                tip="power_token",
                z=2,
            )
        )
    if s.white_moon:
        found += moonlit(s, facing, say)
    return found


def omen(s: State, say: Say) -> str:
    """How many cards lie above the next incarnation."""
    above = above_incarnation(s)
    return say("fact-next_incarnation", cards=above) if above >= 0 else say("fact-no_incarnation")


def hand_zone(s: State, board: Board, own: bool, say: Say) -> Zone:
    name = BOARDS[board]
    tip = POWERS[s.power[board]] if s.power[board] >= 0 else "board"
    label = say(f"name-{tip}") if own and s.power[board] >= 0 else ""
    high, tone = (OWN_HIGH, "clear") if own else (LINE_HIGH, f"tray_{name}")
    return Zone(
        f"hand:{name}", f"board:{name}", 4, 4, 292, high - 8, "round", label=label, tone=tone, tip=tip,
        lit=s.active == board,
    )  # fmt: skip


class HandLayout(NamedTuple):
    """Where the things of a board lie: on the own one large in two rows, on the others' in one line."""

    power: tuple[int, int, int]  # middle and size
    qi: tuple[int, int, int]
    tao: tuple[int, int, int]  # of the first
    apart: int  # from one Tao token to the next
    held: tuple[int, int, int]  # of the first
    room: int  # for all that is held


OWN_LAYOUT: Final = HandLayout((22, 21, 34), (34, 56, 46), (86, 56, 42), 46, (34, 108, 42), 210)
LINE_LAYOUT: Final = HandLayout((23, 25, 34), (60, 25, 34), (95, 25, 30), 31, (248, 25, 30), 50)


def hand(s: State, board: Board, own: bool) -> list[Piece]:
    """Qi, Tao tokens and the rest of one board."""
    power = POWERS[s.power[board]] if s.power[board] >= 0 else ""
    counts = (has_yin_yang(s, board), s.buddhas[board], s.crystals[board], s.power_tokens[board])
    artifacts = tuple([holder == board for holder in s.artifacts])
    return [*_hand(board, own, s.qi[board], power, tuple(tao_of(s, board)), counts, artifacts), *locks(s, board, own)]


@lru_cache(CACHE_SIZE)
def _hand(
    board: Board,
    own: bool,
    qi: int,
    power: str,
    tao: tuple[int, ...],
    counts: tuple[int, ...],
    artifacts: tuple[bool, ...],
) -> tuple[Piece, ...]:
    name, layout = BOARDS[board], OWN_LAYOUT if own else LINE_LAYOUT
    where, (x, y, size) = f"board:{name}", layout.qi
    found = [
        Piece(f"qi:{name}", where, x, y, size, size, "token_qi", badge=str(qi or ""), tip="qi", dim=not qi, pile="heap")
    ]
    sprite, (x, y, size) = shown("power", power, ""), layout.power
    if sprite:
        found.append(Piece(f"power:{name}", where, x, y, size, size, sprite, tip=power))
    x, y, size = layout.tao
    found += [
        Piece(
            f"tao:{name}:{colour}", where, x + layout.apart * n, y, size, size, f"token_{colour}",
            badge=str(count or ""), tip="tao", dim=not count, pile="heap",
        )
        for n, (colour, count) in enumerate(zip(COLOURS, tao, strict=True))
    ]  # fmt: skip
    held_things = [(LOOKS[thing], thing, count) for thing, count in zip(HELD, counts, strict=True)]
    held_things += [
        (shown("relic", thing, f"artifact_{thing}"), thing, owned)
        for thing, owned in zip(ARTIFACTS, artifacts, strict=True)
    ]
    held = [(n, *thing) for n, thing in enumerate(held_things) if thing[2]]
    x, y, size = layout.held
    pitch = min(layout.apart, layout.room // max(len(held), 1))
    found += [
        Piece(
            f"{tip}:{name}:{n}", where, x + pitch * at, y, size, size, sprite, tip=tip,
            badge=str(count) if tip in HELD[1:] else "",
        )
        for at, (n, sprite, tip, count) in enumerate(held)
    ]  # fmt: skip
    return tuple(found)


def locks(s: State, board: Board, own: bool) -> list[Piece]:
    """What ghosts block for this board: its power, or Tao tokens."""
    shut = {"power_lock": is_power_locked(s, board), "tao_lock": s.tao_locks}
    name = BOARDS[board]
    return [
        Piece(
            f"{lock}:{name}", f"board:{name}", 276 - 34 * n, 108 if own else 25, 32, 32, f"stone_{lock}", tip=lock, z=2
        )
        for n, (lock, held) in enumerate(shut.items())
        if held
    ]
