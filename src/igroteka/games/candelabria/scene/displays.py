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
TACTICS_TOP, UPGRADES_TOP, TEMPLES_TOP = 186, 554, 898
STACK: Final = 102  # height of an upgrade's place
ARENA: Final = 1052  # top of the battle that is being fought
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
    found = [*_places(tuple(names), tuple(headings), tuple(tokens))]
    if s.common:
        found.append(
            Zone("quests", SIDE, 314, TEMPLES_TOP, 300, 148, tone="sea", label=say("label-quests"), tip="quests")
        )
    if fighting(s):
        found += _arena(s, box, say)
    return found


@lru_cache(CACHE_SIZE)
def _places(curses: tuple[str, ...], headings: tuple[str, ...], tokens: tuple[str, ...]) -> tuple[Zone, ...]:
    found = [
        Zone(
            f"curse:{n + 1}",
            SIDE,
            6 + CURSE * n + 2 * n,
            6,
            CURSE,
            174,
            "round",
            tone="curse",
            label=label,
            tip="curse_place",
        )
        for n, label in enumerate(curses)
    ]
    tactics, upgrades, temples = headings
    found.append(Zone("tactics", SIDE, 6, TACTICS_TOP, 608, 362, tone="sea", label=tactics, tip="tactics"))
    found.append(
        Zone("upgrades", SIDE, 6, UPGRADES_TOP, 608, 32 + 3 * STACK, tone="sea", label=upgrades, tip="upgrades")
    )
    found.append(Zone("temples", SIDE, 6, TEMPLES_TOP, 302, 148, tone="sea", label=temples, tip="temples"))
    found += [
        Zone(f"stack:{n + 1}", SIDE, x, y, 196, STACK - 4, "round", tone="desk", label=label, tip="upgrades")
        for n, label in enumerate(tokens)
        for x, y in [(12 + 200 * (n % 3), UPGRADES_TOP + 28 + STACK * (n // 3))]
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
                f"fighter:{seat}", SIDE, 8 + wide * n, ARENA + 28, wide - 4, HEIGHT - ARENA - 38, "round", tone="desk",
                label=label, tip="fighter", lit=forces[n] == max(forces),
            )
        )  # fmt: skip
    return found


def pieces(s: State, box: Box) -> list[Piece]:
    """Cards and tokens on offer; in a battle the participants' castles and revealed tactics."""
    found = [*_curses(box, s.curses, s.curse_flames, s.houses, s.two), *_goods(box, s.display, s.tops, s.heights)]
    found += _temples(s.temple_supply)
    pitch = min(98, 296 // max(len(s.common), 1))
    for n, quest in enumerate(s.common):
        card, x = f"common:{QUESTS[quest]}", 316 + pitch // 2 + pitch * n
        at = (x, TEMPLES_TOP + 86, min(82, pitch - 4))
        found += quest_card(card, SIDE, *at, quest, s.quest_slots[quest], s.houses)
    return found + (_fighters(s, box) if fighting(s) else [])


@lru_cache(CACHE_SIZE)
def _curses(box: Box, cards: Row, claims: Row, houses: Row, two: bool) -> tuple[Piece, ...]:
    """Curse cards with the number of the region they afflict, and the flames before them."""
    found = []
    for place, curse in enumerate(cards):
        left = 6 + (CURSE + 2) * place
        if curse >= 0:
            name = CURSES[curse]
            found.append(
                Piece(f"card:{name}", SIDE, left + 90, 114, 80, 110, shown("card", name, "curse_card"), tip=name)
            )
            if not two:
                region = str(box.tables.curse_region[curse])
                found.append(
                    Piece(
                        f"afflicts:{name}", SIDE, left + 28, 114, 48, 48, "afflicted", text=region, tip="afflicted", z=1
                    )
                )
        for seat, house in enumerate(houses):
            count = claims[place * len(houses) + seat] if claims else 0
            if count:
                x, y = left + 150 + 34 * (seat % 2), 78 + 40 * (seat // 2)
                found.append(
                    Piece(
                        f"claim:{place}:{seat}", SIDE, x, y, 32, 32, f"flame_{HOUSES[house]}", tone=HOUSES[house],
                        owner=seat, badge=str(count), tip="flame",
                    )
                )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def _goods(box: Box, tactics: Row, tops: Row, heights: Row) -> tuple[Piece, ...]:
    """Tactics and upgrades on offer."""
    across = max(4, (max(box.tables.display, len(tactics)) + 1) // 2)  # two rows
    pitch = 600 // across
    wide = min(118, pitch - 6)
    found = [
        Piece(
            f"offer:{card}:{n}", SIDE, 10 + pitch // 2 + pitch * (n % across), TACTICS_TOP + 109 + 167 * (n // across),
            wide, wide * 11 // 8, shown("tactic", card, "tactic"), tip=card,
        )
        for n, card in enumerate(box.tactic[each].id for each in tactics)
    ]  # fmt: skip
    for stack, token in enumerate(tops):
        if token >= 0:
            name, left = box.upgrade[box.tables.token_row[token]].id, str(heights[stack] + 1)
            x, y = 110 + 200 * (stack % 3), UPGRADES_TOP + 100 + STACK * (stack // 3)
            found += upgrade(f"upgrade:{stack + 1}", SIDE, x + 8, y, 46, name, left)
            price = box.year[box.upgrade[box.tables.token_row[token]].year - 1].upgrade_price
            found.append(
                Piece(f"price:{stack + 1}", SIDE, x - 66, y, 42, 42, "gold", text=str(price), tip="price", z=1)
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
                f"supply:{colour}", SIDE, 58 + 98 * n, TEMPLES_TOP + 96, 90, 90, f"figure_temple_{colour}",
                badge=str(left), tip=colour, pile="heap",
            )
            for n, (colour, left) in enumerate(zip(COLOURS, supply, strict=False))
        ]
    )  # fmt: skip


def _fighters(s: State, box: Box) -> list[Piece]:
    """Each participant's crest and the tactics on its cells."""
    wide = 604 // len(s.fighters)
    card = min(84, (wide - 16) // 2)
    found = []
    for n, seat in enumerate(s.fighters):
        left, house = 8 + wide * n, HOUSES[s.houses[seat]]
        crest = f"crest_{house}"
        found.append(Piece(f"banner:{seat}", SIDE, left + 26, ARENA + 48, 36, 36, crest, tone=house, owner=seat))
        for cell, word in enumerate(CELLS):
            laid = s.cells[CELLS_OF[seat][cell]]
            if laid >= 0:
                name = box.tactic[laid].id
                at = (left + 4 + card // 2 + (card + 4) * cell, ARENA + 119, card, card * 11 // 8)
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
