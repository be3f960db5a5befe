"""Decks and their open discards, the story and its omens, and what lies in front of the Basilisk."""

from typing import Final, NamedTuple

from igroteka.content.scene import Piece, Say
from igroteka.games.ryozen.box import ENEMY_CARDS, Box
from igroteka.games.ryozen.box.effects import LASTING
from igroteka.games.ryozen.box.types import Scenario
from igroteka.games.ryozen.query import favour, held, twist_favour
from igroteka.games.ryozen.scene.cards import SIDE, SIGNS, revelation
from igroteka.games.ryozen.scene.pictures import goods, order, shown
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import (
    ALL_RESOURCES,
    ALL_SHARDS,
    CLANS,
    EVENTS,
    RESOURCES,
    SECTOR_CARDS,
    SECTORS,
    SHARDS,
    WAYS,
    Side,
    slot,
)
from igroteka.kernel.bits import has

Y: Final = 899  # the middle of all piles
CARD: Final = (46, 64)
LANDSCAPE: Final = (56, 37)
ACTS: Final = ("I", "II", "III")


class Spots(NamedTuple):
    """Where the decks of events and revelations and their discards lie, and how large."""

    events: tuple[tuple[int, int], tuple[int, int]]
    landscape: tuple[int, int]
    cards: tuple[int, int]
    upright: tuple[int, int]


CLOSE: Final = Spots(((289, Y - 20), (289, Y + 21)), LANDSCAPE, (346, 396), CARD)  # beside the Basilisk's deck
ROOMY: Final = Spots(((346, Y), (416, Y)), (64, 43), (486, 552), (58, 80))  # beside any number of Heralds


def piles(s: State, box: Box, say: Say) -> list[Piece]:
    """All decks, each with the top card of its discard beside it."""
    if s.level < 0:
        return [*_events(s, say, ROOMY), *_revelations(s, box, say, ROOMY)]
    found = [*_events(s, say, CLOSE), *_revelations(s, box, say, CLOSE), *_enemy(s, box, say)]
    if 0 <= s.story < len(CLANS):
        found += _story(s, box, say)
    return found


def deck(name: str, x: int, size: tuple[int, int], left: int, facts: tuple[str, ...] = (), y: int = Y) -> Piece:
    """A deck face down, and how many cards it has."""
    return Piece(
        f"deck:{name}", SIDE, x, y, *size, f"back_{name}", badge=str(left), tip=f"{name}_deck", facts=facts,
        dim=not left, pile="stack",
    )  # fmt: skip


def _events(s: State, say: Say, at: Spots) -> list[Piece]:
    (x, y), beside = at.events
    found = [deck("event", x, at.landscape, len(s.event_deck), y=y)]
    if s.event_discard:
        top, facts = EVENTS[s.event_discard[-1]], (say("fact-discard", number=len(s.event_discard)),)
        face = shown("event", top, "event")
        found.append(Piece(f"foretold:{top}", SIDE, *beside, *at.landscape, face, tip=top, facts=facts, z=1))
    return found


def _revelations(s: State, box: Box, say: Say, at: Spots) -> list[Piece]:
    found = [deck("revelation", at.cards[0], at.upright, len(s.card_deck))]
    if s.card_discard:
        under = say("fact-discard", number=len(s.card_discard))
        found += revelation(box, s.card_discard[-1], SIDE, at.cards[1], Y, at.upright[0], say, facts=(under,))
    return found


def _enemy(s: State, box: Box, say: Say) -> list[Piece]:
    """The Basilisk's deck; only the top card of its discard may be looked at (ryozen.solo.turn.1_sector.no_look)."""
    twists = [twist_favour(s, box, card) for card in s.enemy_unseen if card >= SECTOR_CARDS]
    facts = [say("fact-twists", number=len(twists), favour=", ".join(map(str, twists)) or "0")]
    if len(s.enemy_blocks) > 1:
        facts.append(say("fact-shuffled", number=len(s.enemy_blocks[-1])))
    found = [deck("enemy", 448, CARD, sum(map(len, s.enemy_blocks)), tuple(facts))]
    if s.enemy_discard:
        top = s.enemy_discard[-1]
        sector, name = SECTORS[box.tables.enemy_sector[top]], ENEMY_CARDS[top]
        face = order(sector, box.sector_card[top].extra)
        found += [
            Piece(f"enemy:{name}", SIDE, 498, Y, *CARD, face, tone=sector, tip=name, z=1),
            Piece(f"enemy:{name}:sign", SIDE, 498, Y, 30, 30, SIGNS[sector], tone="blue", tip=name, z=2),
        ]
    return found


def _story(s: State, box: Box, say: Say) -> list[Piece]:
    """The act of this round with the ways taken so far, and what the story has left in force."""
    clan, act = CLANS[s.story], min(max(s.round, 1), len(ACTS))
    cards = [box.act_card(s.story, number) for number in range(1, len(ACTS) + 1)]
    taken = [(card, 1 if card.branching() == "first" else s.way) for card in cards[:act]]
    facts = tuple(say(_way_name(card, way)) for card, way in taken if way and card.effects(way))
    face = shown("story", f"{clan}_{act}", "story")
    found = [Piece("story", SIDE, 552, Y, *CARD, face, tone=clan, text=ACTS[act - 1], tip=f"{clan}_{act}", facts=facts)]
    if s.omens:
        force = tuple(say(_left_by(cards, word)) for n, word in enumerate(LASTING) if has(s.omens, n))
        found.append(Piece("omen", SIDE, 578, Y + 22, 22, 34, "omen", tip="omen", facts=force, z=1))
    return found


def _way_name(card: Scenario, way: int) -> str:
    """The message that says what a way of an act is; in Act II its name depends on the deck alone."""
    return f"name-{card.deck if card.act == 2 else card.id}-{WAYS[way - 1]}"


def _left_by(cards: list[Scenario], lasting: str) -> str:
    """The message of the way that left something in force."""
    return next(
        _way_name(card, way)
        for card in cards
        for way in (1, 2)
        if any(effect.what == lasting for effect in card.effects(way))
    )


def hoard(s: State, box: Box, side: Side) -> list[Piece]:
    """The Basilisk's favour, resources and shards, on the mat."""
    marker = ("favour", "favour_marker", favour(s, side))
    resources = [(name, name, held(s, side, kind)) for kind, name in zip(ALL_RESOURCES, RESOURCES, strict=True)]
    shards = [(name, name, s.shards[slot(side, kind)]) for kind, name in zip(ALL_SHARDS, SHARDS, strict=True)]
    board, rows = f"mat:{side}", (marker, *resources, *shards)
    return [
        Piece(f"hoard:{name}", board, 350 + 58 * n, 58, 50, 50, goods(name), badge=str(count), tip=tip, pile="heap")
        for n, (name, tip, count) in enumerate(rows)
    ]
