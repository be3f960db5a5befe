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
from igroteka.games.candelabria.topics import CURSES, TACTICS
from igroteka.games.candelabria.words import CELLS, CELLS_OF, COLOURS, HOUSES, LANDS, QUESTS

KEPT: Final = 2048  # drawings of each part, for all tables together
SIDE: Final = "displays"
WIDTH, HEIGHT, ARENA = 900, 860, 260  # the arena is added below while a battle is fought
STEPS: Final = ("choose", "neutralise", "resolve", "count")  # of a battle
NEUTRALISE, PLAY_CELLS = AGENDA.ids[battle.neutralise], AGENDA.ids[battle.play_cells]
JUDGE: Final = AGENDA.ids[battle.judge]
MOTIFS: Final = ("light", "extinguish", "tactic", "temple", "vp", "steal")  # that an upgrade can be about


def fighting(s: State) -> bool:
    """Whether a battle is being fought."""
    return s.stage == BATTLES and bool(s.fighters)


def board(s: State, say: Say) -> Board:
    fight = fighting(s)
    return Board(
        SIDE, say("board-displays"), "side", WIDTH, HEIGHT + ARENA * fight, sprite="arena" if fight else "displays"
    )


def step(s: State) -> int:
    """Which step of the battle is going on: what is still due tells it."""
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
        found.append(Zone("quests", SIDE, 462, 706, 430, 146, tone="sea", label=say("label-quests"), tip="quests"))
    if fighting(s):
        found += _arena(s, box, say)
    return found


@lru_cache(KEPT)
def _places(curses: tuple[str, ...], headings: tuple[str, ...], tokens: tuple[str, ...]) -> tuple[Zone, ...]:
    found = [
        Zone(f"curse:{n + 1}", SIDE, 8 + 296 * n, 8, 290, 160, "round", tone="curse", label=label, tip="curse_place")
        for n, label in enumerate(curses)
    ]
    tactics, upgrades, temples = headings
    found.append(Zone("tactics", SIDE, 8, 176, 884, 216, tone="sea", label=tactics, tip="tactics"))
    found.append(Zone("upgrades", SIDE, 8, 400, 884, 298, tone="sea", label=upgrades, tip="upgrades"))
    found.append(Zone("temples", SIDE, 8, 706, 446, 146, tone="sea", label=temples, tip="temples"))
    found += [
        Zone(f"stack:{n + 1}", SIDE, x, y, 286, 84, "round", tone="desk", label=label, tip="upgrades")
        for n, label in enumerate(tokens)
        for x, y in [(16 + 290 * (n % 3), 428 + 89 * (n // 3))]
    ]
    return tuple(found)


def _arena(s: State, box: Box, say: Say) -> list[Zone]:
    """The participants side by side with their strength so far, the leader lit."""
    forces = [strength(s, box, seat, s.region) for seat in s.fighters]
    wide = 872 // len(s.fighters)
    heading = say("label-battle", region=s.region)
    found = [Zone("battle", SIDE, 8, HEIGHT, 884, ARENA - 8, tone="battle", label=heading, tip="battle")]
    for n, seat in enumerate(s.fighters):
        label = say("label-strength", number=forces[n])
        found.append(
            Zone(
                f"fighter:{seat}", SIDE, 14 + wide * n, HEIGHT + 30, wide - 8, ARENA - 46, "round", tone="desk",
                label=label, tip="fighter", lit=forces[n] == max(forces),
            )
        )  # fmt: skip
    return found


def pieces(s: State, box: Box) -> list[Piece]:
    """Cards and tokens on offer; in a battle the participants' castles and revealed tactics."""
    found = [*_curses(box, s.curses, s.curse_flames, s.houses, s.two), *_goods(box, s.display, s.tops, s.heights)]
    found += _temples(s.temple_supply)
    for n, quest in enumerate(s.common):
        found += quest_card(
            f"common:{QUESTS[quest]}", SIDE, 516 + 80 * n, 786, 68, quest, s.quest_slots[quest], s.houses
        )
    return found + (_fighters(s) if fighting(s) else [])


@lru_cache(KEPT)
def _curses(box: Box, cards: Row, claims: Row, houses: Row, two: bool) -> tuple[Piece, ...]:
    """Curse cards with the number of the region they afflict, and the flames before them."""
    found = []
    for place, curse in enumerate(cards):
        left = 8 + 296 * place
        if curse >= 0:
            name = CURSES[curse]
            found.append(
                Piece(f"card:{name}", SIDE, left + 104, 106, 80, 110, shown("card", name, "curse_card"), tip=name)
            )
            if not two:
                region = str(box.tables.curse_region[curse])
                found.append(
                    Piece(
                        f"afflicts:{name}", SIDE, left + 36, 108, 58, 58, "afflicted", text=region, tip="afflicted", z=1
                    )
                )
        for seat, house in enumerate(houses):
            count = claims[place * len(houses) + seat] if claims else 0
            if count:
                x, y = left + 160 + 46 * (seat % 3), 86 + 48 * (seat // 3)
                found.append(
                    Piece(
                        f"claim:{place}:{seat}", SIDE, x, y, 42, 42, f"flame_{HOUSES[house]}", tone=HOUSES[house],
                        owner=seat, badge=str(count), tip="flame",
                    )
                )  # fmt: skip
    return tuple(found)


@lru_cache(KEPT)
def _goods(box: Box, tactics: Row, tops: Row, heights: Row) -> tuple[Piece, ...]:
    """Tactics and upgrades on offer."""
    pitch = 876 // max(5, box.tables.display, len(tactics))
    found = [
        Piece(
            f"offer:{card}:{n}",
            SIDE,
            12 + pitch // 2 + pitch * n,
            298,
            min(120, pitch - 6),
            165,
            shown("tactic", card, "tactic"),
            tip=card,
        )
        for n, card in enumerate(TACTICS[each] for each in tactics)
    ]
    for stack, token in enumerate(tops):
        if token >= 0:
            name, left = box.upgrade[box.tables.token_row[token]].id, str(heights[stack] + 1)
            x, y = 159 + 290 * (stack % 3), 487 + 89 * (stack // 3)
            found += upgrade(f"upgrade:{stack + 1}", SIDE, x, y, 56, name, left)
            price = box.year[box.upgrade[box.tables.token_row[token]].year - 1].upgrade_price
            found.append(
                Piece(f"price:{stack + 1}", SIDE, x - 104, y + 4, 44, 44, "gold", text=str(price), tip="price", z=1)
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


@lru_cache(KEPT)
def _temples(supply: Row) -> tuple[Piece, ...]:
    return tuple(
        [
            Piece(
                f"supply:{colour}", SIDE, 90 + 140 * n, 788, 96, 96, f"figure_temple_{colour}", badge=str(left),
                tip=colour,
            )
            for n, (colour, left) in enumerate(zip(COLOURS, supply, strict=False))
        ]
    )  # fmt: skip


def _fighters(s: State) -> list[Piece]:
    """Each participant's crest and the tactics on its cells."""
    wide = 872 // len(s.fighters)
    card = min(86, (wide - 80) // 2)
    found = []
    for n, seat in enumerate(s.fighters):
        left, house = 14 + wide * n, HOUSES[s.houses[seat]]
        found.append(Piece(f"banner:{seat}", SIDE, left + 34, HEIGHT + 142, 48, 48, f"crest_{house}", tone=house))
        for cell, word in enumerate(CELLS):
            laid = s.cells[CELLS_OF[seat][cell]]
            if laid >= 0:
                at = (left + 62 + card // 2 + (card + 4) * cell, HEIGHT + 142, card, card * 11 // 8)
                found.append(
                    Piece(
                        f"fights:{seat}:{word}",
                        SIDE,
                        *at,
                        shown("tactic", TACTICS[laid], "tactic"),
                        tip=TACTICS[laid],
                        z=2,
                    )
                )
    return found
