"""The table: the village in moonlight, ghosts on four boards round it, and the Taoists' tokens."""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Board as SceneBoard
from igroteka.content.scene import Piece, Say, Scene, Zone
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.query import (
    board_of,
    is_haunted,
    is_lying,
    is_overrun,
    qi_left,
)
from igroteka.games.ghost_stories.scene.dealing import ACROSS, DOWN, dealing
from igroteka.games.ghost_stories.scene.ghosts import card_of, dice, ghosts
from igroteka.games.ghost_stories.scene.hands import hand, hand_board, hand_zone, is_own
from igroteka.games.ghost_stories.scene.moon import moonlit
from igroteka.games.ghost_stories.scene.orientation import CARD, GAP, HEIGHT, LEFT, TILE, TOP, WIDTH, Orientation
from igroteka.games.ghost_stories.scene.panels import above_incarnation, panels
from igroteka.games.ghost_stories.scene.pictures import LOOKS, shown
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    BOARDS,
    CENTRE,
    CIRCLE,
    COLOURS,
    EACH_BOARD,
    EACH_POSITION,
    EACH_SPACE,
    POSITIONS,
    SPACES,
    TEMPLE,
    TILES,
    Board,
    Position,
    Space,
)
from igroteka.kernel.view import View

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


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The village, the ghosts, and what everybody holds."""
    s = seen.known
    if not s.village:
        zones, pieces = dealing(s, say)
        board = SceneBoard("village", say("board-village"), "main", ACROSS, DOWN, sprite="sky")
        return Scene(boards=(board,), zones=tuple(zones), pieces=tuple(pieces), panels=panels(s, box, say))
    facing = Orientation.of(seen)
    hands = [hand_zone(s, board, is_own(seen, board)) for board in EACH_BOARD]
    return Scene(
        boards=(village_board(say), *(hand_board(seen, board, say) for board in EACH_BOARD), supply_board(say)),
        zones=(*tiles(s, facing, say), *spaces(s, facing), *omens(s, say), *hands, SHELF),
        pieces=(
            *village(s, box, facing, say),
            *dangers(s, facing),
            *ghosts(seen, box, facing, say),
            *dice(s, box, say),
            *(each for board in EACH_BOARD for each in hand(s, board, is_own(seen, board), say)),
            *supply(s, box),
        ),
        panels=panels(s, box, say),
        status=say("status", turn=s.turns, ghosts=len(s.deck)),
    )


def village_board(say: Say) -> SceneBoard:
    return SceneBoard("village", say("board-village"), "main", WIDTH, HEIGHT, sprite="sky")


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


def spaces(s: State, facing: Orientation) -> list[Zone]:
    """The twelve ghost spaces in the colours of their boards; those of an overrun board are lit."""
    boards = [board_of(s, space) for space in EACH_SPACE]
    return [
        space_zone(facing, space, board, is_overrun(s, board)) for space, board in zip(EACH_SPACE, boards, strict=True)
    ]


@lru_cache(CACHE_SIZE)
def space_zone(facing: Orientation, space: Space, board: Board, overrun: bool) -> Zone:
    x, y = facing.middle(space)
    look = f"space_{BOARDS[board]}"
    return Zone(
        f"space:{SPACES[space]}", "village", x - CARD[0] // 2, y - CARD[1] // 2, *CARD, "round",
        sprite=look, tone="clear", tip=look, lit=overrun,
    )  # fmt: skip


def dangers(s: State, facing: Orientation) -> list[Piece]:
    """A warning between two cards of each board full of ghosts, where it hides nothing of them."""
    left, top = LEFT - GAP - CARD[0] // 2, TOP - GAP - CARD[1] // 2
    below = TOP + TILE + 13  # the edge of the upper card
    between = ((LEFT + TILE, top), (WIDTH - left, below), (LEFT + TILE, HEIGHT - top), (left, below))
    return [
        Piece(
            f"danger:{BOARDS[board]}", "village", *between[facing.side(s.side[board])], 26, 26, "danger", tip="overrun",
            z=6,
        )
        for board in EACH_BOARD
        if is_overrun(s, board)
    ]  # fmt: skip


def omens(s: State, say: Say) -> list[Zone]:
    """What the corners of the table show: the deck, lit while an incarnation lies on top, the dead and the saved."""
    near = above_incarnation(s) == 0
    found = [Zone("omen", "village", 616, 6, 116, 122, "round", tone="night", tip="deck", lit=near)]
    if s.white_moon:
        dead = say("label-dead")
        saved = say("label-saved")
        found += [
            Zone(f"toll:{tip}", "village", x, 700, 116, 128, "round", tone="night", label=label, tip=tip)
            for label, x, tip in ((dead, 6, "graveyard"), (saved, WIDTH - 122, "shelter"))
        ]
    return found


def village(s: State, box: Box, facing: Orientation, say: Say) -> list[Piece]:
    """What lies and stands on the tiles: haunting, villagers, crystals, Taoists."""
    found = [
        Piece(f"haunted:{POSITIONS[p]}", "village", *facing.within(p, 80, 76), 44, 44, "haunted", tip="haunted", z=1)
        for p in EACH_POSITION
        if is_haunted(s, p)
    ]
    for board, at in zip(EACH_BOARD, s.at, strict=True):
        if at >= 0:
            x, y = facing.within(at, 130, 122)
            before = s.at[:board].count(at)  # from the right: villagers lie on the left
            found.append(
                Piece(
                    f"taoist:{BOARDS[board]}", "village", x - 33 * before, y, 64, 64,
                    f"taoist_{BOARDS[board]}", tone=BOARDS[board],
                    rot=90 if is_lying(s, board) else 0, tip="taoist", z=3,
                )
            )  # fmt: skip
    if s.circle >= 0 and CIRCLE in s.village:
        x, y = facing.within(s.where[CIRCLE], 98, 76)
        found.append(Piece("circle", "village", x, y, 44, 44, f"token_{COLOURS[s.circle]}", tip="circle", z=2))
    if s.temple and TEMPLE in s.village:
        found.append(
            Piece(
                "temple",
                "village",
                *facing.within(s.where[TEMPLE], 132, 74),
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
            652,
            67,
            66,
            92,
            "back_ghost",
            badge=str(len(s.deck)),
            tip="deck",
            facts=facts,
            pile="stack",
        ),
        Piece(
            "discard",
            "village",
            707,
            78,
            42,
            58,
            shown("ghost", card_of(box, s.discard[-1]).id, "ghost") if s.discard else "ghost",
            badge=str(len(s.discard) or ""),
            tip="discard",
            tone="black",
            dim=not s.discard,
        ),
    ]
    if s.centre_tokens:
        tokens = str(s.centre_tokens)
        found.append(
            Piece(
                "power_token",
                "village",
                *facing.within(CENTRE, 30, 68),
                38,
                38,
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
