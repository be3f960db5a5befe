"""Beside the map: the curse track, tactics, upgrades and temples on offer, and the battle that is being fought.

Each part is kept and drawn again when one of its fields changes.
"""

from functools import lru_cache
from typing import Final

from igroteka.content.scene import Board, Piece, Say, Zone
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.flow import AGENDA
from igroteka.games.candelabria.query import strength
from igroteka.games.candelabria.rules import battle
from igroteka.games.candelabria.scene.cards import quest_card
from igroteka.games.candelabria.scene.pictures import shown
from igroteka.games.candelabria.state import BATTLES, Row, State
from igroteka.games.candelabria.topics import CURSES
from igroteka.games.candelabria.words import CELLS, CELLS_OF, COLOURS, HOUSES, LANDS, QUESTS

CACHE_SIZE: Final = 2048  # drawings of each part, for all tables together
SIDE: Final = "displays"
WIDTH, HEIGHT = 620, 1240
CURSE: Final = 202  # width of a curse's place
CURSE_HIGH: Final = 236
TACTICS_TOP, UPGRADES_TOP, TEMPLES_TOP = 246, 658, 1080
TACTIC: Final = 132  # the width of a card, if all have room
STACK: Final = 128  # height of an upgrade's place
ARENA: Final = UPGRADES_TOP  # top of a battle: nothing can be bought meanwhile
STEPS: Final = ("choose", "neutralise", "resolve", "count")  # of a battle
NEUTRALISE, PLAY_CELLS = AGENDA.ids[battle.neutralise], AGENDA.ids[battle.play_cells]
JUDGE: Final = AGENDA.ids[battle.judge]
MOTIFS: Final = ("light", "extinguish", "tactic", "temple", "vp", "steal")  # what an upgrade can be about


def fighting(s: State) -> bool:
    """Whether a battle is being fought."""
    return s.stage == BATTLES and bool(s.fighters)


def board(say: Say) -> Board:
    return Board(SIDE, say("board-displays"), "side", WIDTH, HEIGHT, sprite="displays", light=True)


def step(s: State) -> int:
    """The current step of the battle, derived from what is still due."""
    due = [number for number, _ in s.agenda]
    if due.count(NEUTRALISE) == len(s.fighters) > 1:
        return 0
    if due.count(PLAY_CELLS) == len(s.fighters) > 1:
        return 1
    return 2 if JUDGE in due else 3


def zones(s: State, box: Box, say: Say) -> list[Zone]:
    """The places with their headings."""
    names = [
        say("label-curse-named", n=n, name=say(f"name-{CURSES[curse]}")) if curse >= 0 else say("label-curse", n=n)
        for n, curse in enumerate(s.curses or (-1, -1, -1), 1)
    ]
    headings = [say(f"label-{name}", price=box.tables.temple_price) for name in ("tactics", "upgrades", "temples")]
    tokens = [say(f"name-{box.upgrade[box.tables.token_row[top]].id}") if top >= 0 else "" for top in s.tops]
    found = [*_places(tuple(names), headings[0])]
    if fighting(s):
        return [*found, *_arena(s, box, say)]
    found += _shop(headings[1], headings[2], tuple(tokens))
    if s.common:
        found.append(
            Zone("quests", SIDE, 314, TEMPLES_TOP, 300, 154, tone="sea", label=say("label-quests"), tip="quests")
        )
    return found


@lru_cache(CACHE_SIZE)
def _places(curses: tuple[str, ...], tactics: str) -> tuple[Zone, ...]:
    """The places of curses and tactics."""
    found = [
        Zone(
            f"curse:{n + 1}", SIDE, 6 + CURSE * n + 2 * n, 6, CURSE, CURSE_HIGH, "round", tone="curse", label=label,
            tip="curse_place",
        )
        for n, label in enumerate(curses)
    ]  # fmt: skip
    high = UPGRADES_TOP - TACTICS_TOP - 6
    return (*found, Zone("tactics", SIDE, 6, TACTICS_TOP, 608, high, tone="sea", label=tactics, tip="tactics"))


@lru_cache(CACHE_SIZE)
def _shop(upgrades: str, temples: str, tokens: tuple[str, ...]) -> tuple[Zone, ...]:
    """The places of upgrades and temples."""
    high = 34 + 3 * STACK
    found = [
        Zone("upgrades", SIDE, 6, UPGRADES_TOP, 608, high, tone="sea", label=upgrades, tip="upgrades"),
        Zone("temples", SIDE, 6, TEMPLES_TOP, 302, 154, tone="sea", label=temples, tip="temples"),
    ]
    found += [
        Zone(f"stack:{n + 1}", SIDE, x, y, 198, STACK - 4, "round", tone="desk", label=label, tip="upgrades")
        for n, label in enumerate(tokens)
        for x, y in [(10 + 201 * (n % 3), UPGRADES_TOP + 32 + STACK * (n // 3))]
    ]
    return tuple(found)


def _arena(s: State, box: Box, say: Say) -> list[Zone]:
    """The participants side by side with their strength so far, the leader lit."""
    forces = [strength(s, box, seat, s.region) for seat in s.fighters]
    wide = 604 // len(s.fighters)
    heading = say("label-battle", region=s.region)
    found = [Zone("battle", SIDE, 6, ARENA, 608, HEIGHT - ARENA - 6, tone="battle", label=heading, tip="battle")]
    for n, seat in enumerate(s.fighters):
        label = say("label-strength", number=forces[n])
        found.append(
            Zone(
                f"fighter:{seat}", SIDE, 8 + wide * n, ARENA + 36, wide - 4, HEIGHT - ARENA - 46, "round", tone="desk",
                label=label, tip="fighter", lit=forces[n] == max(forces),
            )
        )  # fmt: skip
    return found


def pieces(s: State, box: Box) -> list[Piece]:
    """Cards and tokens on offer; in a battle the participants' castles and revealed tactics."""
    found = [*_curses(box, s.curses, s.curse_flames, s.houses, s.two), *_tactics(box, s.display)]
    if fighting(s):
        return [*found, *_fighters(s, box)]
    found += [*_upgrades(box, s.tops, s.heights), *_temples(s.temple_supply)]
    pitch = min(98, 296 // max(len(s.common), 1))
    for n, quest in enumerate(s.common):
        card, x = f"common:{QUESTS[quest]}", 316 + pitch // 2 + pitch * n
        at = (x, TEMPLES_TOP + 90, min(86, pitch - 4))
        found += quest_card(card, SIDE, *at, quest, s.quest_slots[quest], s.houses)
    return found


@lru_cache(CACHE_SIZE)
def _curses(box: Box, cards: Row, claims: Row, houses: Row, two: bool) -> tuple[Piece, ...]:
    """Curse cards with the number of the region they afflict, and the flames before them."""
    found = []
    for place, curse in enumerate(cards):
        left = 6 + (CURSE + 2) * place
        if curse >= 0:
            name = CURSES[curse]
            found.append(
                Piece(f"card:{name}", SIDE, left + 78, 167, 100, 138, shown("card", name, "curse_card"), tip=name)
            )
            if not two:
                region = str(box.tables.curse_region[curse])
                found.append(
                    Piece(
                        f"afflicts:{name}", SIDE, left + 34, 212, 54, 54, "afflicted", text=region, tip="afflicted", z=1
                    )
                )
        for seat, house in enumerate(houses):
            count = claims[place * len(houses) + seat] if claims else 0
            if count:
                x, y = left + 168, 96 + (34 if len(houses) > 3 else 46) * seat
                found.append(
                    Piece(
                        f"claim:{place}:{seat}", SIDE, x, y, 40, 40, f"flame_{HOUSES[house]}", tone=HOUSES[house],
                        owner=seat, badge=str(count), tip="flame",
                    )
                )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def _tactics(box: Box, tactics: Row) -> tuple[Piece, ...]:
    """Tactics on offer, in two rows."""
    across = max(4, (max(box.tables.display, len(tactics)) + 1) // 2)
    pitch = 600 // across
    wide = min(TACTIC, pitch - 6)
    return tuple(
        [
            Piece(
                f"offer:{card}:{n}", SIDE, 10 + pitch // 2 + pitch * (n % across),
                TACTICS_TOP + 126 + 186 * (n // across), wide, wide * 11 // 8,
                shown("tactic", card, "tactic"), tip=card,
            )
            for n, card in enumerate(box.tactic[each].id for each in tactics)
        ]
    )  # fmt: skip


@lru_cache(CACHE_SIZE)
def _upgrades(box: Box, tops: Row, heights: Row) -> tuple[Piece, ...]:
    """Upgrades on offer, each with its price and how many are left."""
    found: list[Piece] = []
    for stack, token in enumerate(tops):
        if token >= 0:
            name, left = box.upgrade[box.tables.token_row[token]].id, str(heights[stack] + 1)
            x, y = 109 + 201 * (stack % 3), UPGRADES_TOP + 32 + STACK * (stack // 3) + 92
            found += upgrade(f"upgrade:{stack + 1}", SIDE, x + 22, y, 58, name, left)
            price = box.year[box.upgrade[box.tables.token_row[token]].year - 1].upgrade_price
            found.append(
                Piece(f"price:{stack + 1}", SIDE, x - 48, y, 54, 54, "gold", text=str(price), tip="price", z=1)
            )
    return tuple(found)


def upgrade(token: str, on: str, x: int, y: int, size: int, name: str, badge: str = "") -> list[Piece]:
    """A token with the sign of what it is about."""
    sprite, inner = shown("upgrade", name, ""), size * 5 // 9
    if sprite:
        return [Piece(token, on, x, y, size, size, sprite, badge=badge, tip=name)]
    return [
        Piece(token, on, x, y, size, size, "upgrade", badge=badge, tip=name),
        Piece(f"{token}:motif", on, x, y, inner, inner, motif(name), tip=name, z=1),
    ]


def motif(name: str) -> str:
    """The sprite of what an upgrade is about: a symbol, a land, or a figure named in its id."""
    words = name.split("_")
    for word in words:
        if word in MOTIFS:
            return f"effect_{word}"
        if word in LANDS:
            return "curse" if word == "curse" else f"land_{word}"
    figures = {
        "castle": "castle", "explorer": "explorer_0", "warrior": "warrior_0", "resources": "gold", "draw": "back",
        "deploy": "pilgrim_3",
    }  # fmt: skip
    return next(
        (figures[word] for word in words if word in figures), "effect_tactic" if "tactics" in words else "flame"
    )


@lru_cache(CACHE_SIZE)
def _temples(supply: Row) -> tuple[Piece, ...]:
    return tuple(
        [
            Piece(
                f"supply:{colour}", SIDE, 58 + 98 * n, TEMPLES_TOP + 100, 92, 92, f"figure_temple_{colour}",
                badge=str(left), tip=colour, pile="heap",
            )
            for n, (colour, left) in enumerate(zip(COLOURS, supply, strict=False))
        ]
    )  # fmt: skip


def _fighters(s: State, box: Box) -> list[Piece]:
    """Each participant's crest and the tactics on its cells."""
    wide = 604 // len(s.fighters)
    card = min(200, (wide - 16) // 2)
    found = []
    for n, seat in enumerate(s.fighters):
        left, house = 8 + wide * n, HOUSES[s.houses[seat]]
        x, crest = left + wide // 2 - 2, f"crest_{house}"
        found.append(Piece(f"banner:{seat}", SIDE, x, ARENA + 104, 64, 64, crest, tone=house, owner=seat))
        for cell, word in enumerate(CELLS):
            laid = s.cells[CELLS_OF[seat][cell]]
            if laid >= 0:
                name = box.tactic[laid].id
                at = (left + 4 + card // 2 + (card + 4) * cell, ARENA + 150 + card * 11 // 16, card, card * 11 // 8)
                found.append(
                    Piece(
                        f"fights:{seat}:{word}",
                        SIDE,
                        *at,
                        shown("tactic", name, "tactic"),
                        tip=name,
                        z=2,
                    )
                )
    return found
