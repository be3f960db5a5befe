"""The table: the village in moonlight, ghosts on four boards round it, and the Taoists' tokens."""

from typing import Final

from igroteka.games.ghost_stories.components import (
    ARTIFACTS,
    BOARDS,
    COLOURS,
    FAMILIES,
    POWERS,
    TILES,
    VILLAGERS,
    Box,
    Ghost,
    Incarnation,
)
from igroteka.games.ghost_stories.geometry import CORNERS, POSITIONS, SPACES
from igroteka.games.ghost_stories.query import board_of, needs, score
from igroteka.games.ghost_stories.state import FACE_DOWN, INCARNATION, State
from igroteka.kernel.scene import Board, Counter, Panel, Piece, Role, Say, Scene, Scenery, Zone
from igroteka.kernel.view import View

SIZE: Final = 900
TILE: Final = 166
EDGE: Final = (SIZE - 3 * TILE) // 2  # left and top of the village
CARD: Final = (150, 110)
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
PALETTE: Final = {
    "red": "#c8483c",
    "blue": "#3a7bb8",
    "green": "#3f9a5f",
    "yellow": "#d9a52b",
    "black": "#56506b",
    "white": "#e9e4d4",
    "night": "#1a2233",
}


def draw(seen: View[State], box: Box, say: Say) -> Scene:
    """The village, the ghosts, and what everybody holds."""
    s = seen.known
    if not s.village:
        return Scene(boards=(village_board(say),), zones=(), pieces=(), panels=panels(s, box, say))
    return Scene(
        boards=(village_board(say), *(hand_board(seen, board, say) for board in range(4))),
        zones=(*tiles(s, say), *spaces(s), *(hand_zone(s, board, say) for board in range(4))),
        pieces=(*village(s, box, say), *ghosts(s, box, say), *(each for board in range(4) for each in hand(s, board))),
        panels=panels(s, box, say),
        status=say("status", turn=s.turns, ghosts=len(s.deck)),
    )


def village_board(say: Say) -> Board:
    return Board("village", say("board-village"), "main", SIZE, SIZE, sprite="sky")


def hand_board(seen: View[State], board: int, say: Say) -> Board:
    """The tokens of one board; a neutral board belongs to nobody."""
    owner = seen.known.seat_of[board]
    role: Role = "own" if owner >= 0 and owner == seen.seat else "other"
    title = say(f"name-{BOARDS[board]}")
    return Board(f"board:{BOARDS[board]}", title, role, 300, 140, owner=owner if owner >= 0 else None, sprite="cloth")


def corner(position: int) -> tuple[int, int]:
    """Left and top of a tile."""
    return EDGE + position % 3 * TILE, EDGE + position // 3 * TILE


def middle(space: int) -> tuple[int, int]:
    """The centre of a ghost space."""
    side, n = SPACES[space].split(":")
    along = EDGE + int(n) * TILE + TILE // 2
    near, far = EDGE - 68, SIZE - EDGE + 68
    if side in ("north", "south"):
        return along, near if side == "north" else far
    return (EDGE - 88 if side == "west" else SIZE - EDGE + 88), along


def tiles(s: State, say: Say) -> list[Zone]:
    """The nine tiles; haunted ones lie in the dark."""
    found = []
    for position, tile in enumerate(s.village):
        x, y = corner(position)
        name = TILES[tile]
        here = any(at == position for at in s.at)
        found.append(
            Zone(
                f"tile:{POSITIONS[position]}", "village", x + 2, y + 2, TILE - 4, TILE - 4, "rect",
                label=say(f"short-{name}"), sprite=f"tile_{name}", tone="night", tip=name, lit=here,
            )
        )  # fmt: skip
    return found


def spaces(s: State) -> list[Zone]:
    """The twelve ghost spaces in the colours of their boards."""
    return [
        Zone(
            f"space:{name}", "village", x - 75, y - 55, *CARD, "round", sprite="empty", tone=BOARDS[board_of(s, space)]
        )
        for space, name in enumerate(SPACES)
        for x, y in [middle(space)]
    ]


def village(s: State, box: Box, say: Say) -> list[Piece]:
    """What lies and stands on the tiles: haunting, villagers, crystals, Taoists."""
    found = [
        Piece(f"haunted:{POSITIONS[p]}", "village", *centre(p), 120, 120, "haunted", tip="haunted", z=1)
        for p in range(9)
        if s.haunted >> p & 1
    ]
    for board, at in enumerate(s.at):
        if at >= 0:
            x, y = centre(at)
            found.append(
                Piece(
                    f"taoist:{BOARDS[board]}", "village", x - 54 + 36 * board, y + 48, 44, 44, "taoist",
                    tone=BOARDS[board],
                    rot=90 if s.lying >> board & 1 else 0, tip="taoist", z=3,
                )
            )  # fmt: skip
    if s.circle >= 0 and 6 in s.village:
        x, y = centre(s.village.index(6))
        found.append(Piece("circle", "village", x, y - 6, 44, 44, "tao", tone=COLOURS[s.circle], tip="circle", z=2))
    if s.temple and 4 in s.village:
        x, y = centre(s.village.index(4))
        found.append(
            Piece("temple", "village", x + 56, y - 22, 40, 40, "buddha", badge=str(s.temple), tip="buddha", z=2)
        )
    found.append(
        Piece(
            "deck", "village", SIZE - 78, 66, 114, 86, "deck", badge=str(len(s.deck)), tip="deck", facts=(omen(s, say),)
        )
    )
    if s.white_moon:
        found += moonlit(s, say)
    return found


def centre(position: int) -> tuple[int, int]:
    x, y = corner(position)
    return x + TILE // 2, y + TILE // 2


def omen(s: State, say: Say) -> str:
    """How many cards lie above the next incarnation."""
    for above, card in enumerate(reversed(s.deck)):
        if card == INCARNATION:
            return say("fact-next_incarnation", cards=above)
    return say("fact-no_incarnation")


def moonlit(s: State, say: Say) -> list[Piece]:
    """Villagers, portal, receptacles, Su-Ling, and the counts of the dead and the saved."""
    found = []
    for position in range(9):
        x, y = centre(position)
        for level in range(s.height[position]):
            who = s.villagers[position * 3 + level]
            known = who != FACE_DOWN
            name = VILLAGERS[who - 1] if known else ""
            found.append(
                Piece(
                    f"villager:{name}" if known else f"villager:{POSITIONS[position]}:{level}",
                    "village", x - 56 + 8 * level, y - 34 - 8 * level, 40, 40, "villager" if known else "villager_back",
                    tone=COLOURS[FAMILIES.index(name.split("_")[0]) % 5] if known else "", tip=name or "villager", z=2,
                )
            )  # fmt: skip
    x, y = centre(s.portal)
    found.append(Piece("portal", "village", x + 50, y - 50, 48, 48, "portal", tip="portal_centre", z=1))
    for n, position in enumerate(CORNERS):
        left, top = corner(position)
        x, y = left + (-14 if position % 3 == 0 else TILE + 14), top + (-14 if position < 3 else TILE + 14)
        full = s.receptacles >> n & 1
        found.append(Piece(f"receptacle:{n}", "village", x, y, 40, 40, "receptacle", tip="receptacle", dim=not full))
        if full:
            found.append(Piece(f"crystal:{n}", "village", x, y - 6, 30, 30, "crystal", tip="crystal", z=2))
    found += [
        Piece(
            "dead", "village", 66, SIZE - 60, 56, 56, "villager_back", badge=str(s.dead.bit_count()), tip="graveyard"
        ),
        Piece(
            "saved",
            "village",
            SIZE - 66,
            SIZE - 60,
            56,
            56,
            "villager",
            badge=str(s.saved.bit_count()),
            tone="green",
            tip="villager",
        ),
    ]
    if s.su_ling >= 0:
        x, y = middle(s.su_ling)
        found.append(
            Piece(
                "su_ling",
                "village",
                x + 58,
                y + 30,
                44,
                44,
                "su_ling",
                tip="villager",
                facts=(say("name-su_ling"),),
                z=5,
            )
        )
    return found


def ghosts(s: State, box: Box, say: Say) -> list[Piece]:
    """Ghost cards with their resistance and three stones, figurines, Buddhas and the Mantra."""
    found: list[Piece] = []
    cards: dict[int, Ghost | Incarnation] = {row.number: row for row in box.ghost}
    cards |= {row.number: row for row in box.incarnation}
    for space, name in enumerate(SPACES):
        x, y = middle(space)
        if s.buddha >> space & 1:
            found.append(Piece(f"buddha:{name}", "village", x, y, 56, 56, "buddha", tip="buddha", z=2))
        if not s.space[space]:
            continue
        row = cards[s.space[space]]
        sprite, tone = ("ghost", row.colour) if isinstance(row, Ghost) else ("incarnation", row.frame)
        due = sum(needs(s, box, space))
        found.append(
            Piece(
                row.id, "village", x, y, *CARD, sprite, tone=tone, badge=str(due), tip=row.id,
                facts=(say("fact-resistance", number=due),), z=2,
            )
        )  # fmt: skip
        for at, stones in enumerate((row.left, row.centre, row.right)):
            for n, stone in enumerate(stones):
                icon = f"stone_{stone}" if stone in STONES else "stone_other"
                found.append(
                    Piece(
                        f"{row.id}:{at}:{n}",
                        "village",
                        x - 50 + 50 * at + 20 * n,
                        y + 36,
                        30,
                        30,
                        icon,
                        tip=stone,
                        z=3,
                    )
                )
        if s.out >> space & 1:
            found.append(
                Piece(f"figurine:{name}", "village", x, y - 30, 40, 40, "figurine", tip="haunting_figurine", z=4)
            )
        if s.mantra == space:
            found.append(Piece("mantra", "village", x - 58, y - 34, 34, 34, "mantra", tip="mantra", z=4))
    found += [
        Piece(f"die:{n}", "village", 40 + 46 * n, 44, 40, 40, "die", tone=(*COLOURS, "white")[face], tip="tao_dice")
        for n, face in enumerate(s.dice)
    ]
    return found


def hand_zone(s: State, board: int, say: Say) -> Zone:
    name = BOARDS[board]
    label = say(f"name-{POWERS[s.power[board]]}") if s.power[board] >= 0 else ""
    tip = POWERS[s.power[board]] if s.power[board] >= 0 else ""
    return Zone(
        f"hand:{name}", f"board:{name}", 4, 4, 292, 132, "round", label=label, tone=name, tip=tip, lit=s.active == board
    )


def hand(s: State, board: int) -> list[Piece]:
    """Qi, Tao tokens and the rest of one board."""
    name = BOARDS[board]
    where = f"board:{name}"
    found = [Piece(f"qi:{name}", where, 34, 50, 44, 44, "qi", badge=str(s.qi[board]), tip="qi", dim=not s.qi[board])]
    found += [
        Piece(
            f"tao:{name}:{colour}", where, 86 + 46 * n, 50, 40, 40, "tao", tone=colour, badge=str(s.tao[board * 5 + n]),
            tip="tao", dim=not s.tao[board * 5 + n],
        )
        for n, colour in enumerate(COLOURS)
    ]  # fmt: skip
    held = [
        ("yin_yang", s.yin_yang >> board & 1), ("buddha", s.buddhas[board]), ("crystal", s.crystals[board]),
        ("power_token", s.power_tokens[board]),
    ]  # fmt: skip
    held += [("artifact", 1) for n, owner in enumerate(s.artifacts) if owner == board and ARTIFACTS[n]]
    for n, (sprite, count) in enumerate(held):
        if count:
            found.append(
                Piece(f"{sprite}:{name}:{n}", where, 34 + 46 * n, 104, 38, 38, sprite, badge=str(count), tip=sprite)
            )
    return found


def panels(s: State, box: Box, say: Say) -> tuple[Panel, ...]:
    """Each player's Taoist and what he has left."""
    total = sum(line.points for line in score(s, box)[0])
    found = []
    for seat in range(s.seats):
        if seat not in s.seat_of:
            found.append(Panel(seat, None))
            continue
        board = s.seat_of.index(seat)
        counters = (
            Counter("qi", "qi", s.qi[board], say("name-qi"), "qi"),
            *(Counter(f"tao_{n}", f"tao_{c}", s.tao[board * 5 + n], say(f"name-{c}")) for n, c in enumerate(COLOURS)),
        )
        name = BOARDS[board]
        found.append(Panel(seat, total, counters, say(f"name-{name}"), tone=name, emblem="taoist", out=not s.qi[board]))
    return tuple(found)


SPACE_TOPICS: Final = frozenset(
    [
        "arrival.space",
        "mantra.ghost",
        "reward.buddha",
        "hut.ghost",
        "pavilion.ghost",
        "pavilion.space",
        "exorcism.ghost",
        "su_ling.place",
    ]
)
POSITION_TOPICS: Final = frozenset(["setup.save", "villager.dies", "taoist.to", "barrier.save", "yang.step"])
BOARD_TOPICS: Final = ("qi", "death", "twin_winds", "pavilion", "night_watch", "reward", "zhou")
TILE_TOPICS: Final = frozenset(["fireworks.tile", "altar.tile"])


def targets(seen: View[State], box: Box, topic: str, key: str) -> tuple[str, ...]:
    """Where on the table an option points."""
    s = seen.known
    head, _, rest = key.partition(":")
    if topic in SPACE_TOPICS and key in SPACES:
        return (f"space:{key}",)
    if topic in POSITION_TOPICS and key in POSITIONS:
        return (f"tile:{key}",)
    if head in ("move", "buddha", "su_ling") and rest:
        return (f"tile:{rest}",) if head == "move" else (f"space:{rest}",)
    if topic in TILE_TOPICS and key in TILES and s.village and TILES.index(key) in s.village:
        return (f"tile:{POSITIONS[s.village.index(TILES.index(key))]}",)
    if key in BOARDS and s.village and topic.partition(".")[0] in BOARD_TOPICS:
        return (f"hand:{key}",)
    return ()


SCENERY: Final[Scenery[State, Box]] = Scenery(draw, targets, PALETTE)
