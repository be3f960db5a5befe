"""Odd but possible tables: whatever lies where, the rules play on to the end and nothing is lost, doubled or owed."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.query import all_sides, favour, main_board
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import (
    ALL_EVENTS,
    ALL_VILLAGES,
    NO_CARD,
    NO_EVENT_CARD,
    NO_TILE,
    PALACE,
    PLACES_MAX,
    TILES,
    VILLAGES,
    Tile,
)
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.ryozen.build import ALL_CARDS, give_favour, setup_of, table, table_of, village

V = TypeVar("V")
Draw = Callable[[st.SearchStrategy[V]], V]


def tiles_in_play(s: State) -> list[int]:
    piles = [*s.hands, *s.stacks, s.row, s.board, s.palace, s.aside, (s.top,)]
    return [tile for pile in piles for tile in pile if tile >= 0]


def cards_in_play(s: State) -> list[int]:
    return [card for pile in (*s.cards, s.display, s.card_deck, s.card_discard) for card in pile if card >= 0]


def check(s: State) -> None:
    """What always holds."""
    tiles, cards = tiles_in_play(s), cards_in_play(s)
    events = [event for event in (*s.areas, *s.event_deck, *s.event_discard) if event >= 0]
    for things in (tiles, cards, events):
        assert len(set(things)) == len(things)
    assert min([*s.goods, *s.shards]) >= 0
    assert all(favour(s, side) >= 0 for side in all_sides(s))
    assert all(s.board[place] >= 0 for place in range(PALACE) if s.hidden >> place & 1)
    assert all(0 <= steps < len(s.path) for steps in s.explorers)
    assert sorted(s.heralds) == list(range(s.sides))
    for sector, guard in enumerate(s.locks):
        assert guard < 0 or guard in s.board[sector * PLACES_MAX : (sector + 1) * PLACES_MAX]


@st.composite
def odd_states(draw: Draw[int]) -> State:
    """A Day in which anything may lie anywhere."""
    kind = draw(st.integers(0, 4))
    palace = "on" if draw(st.booleans()) else "off"
    s = table(kind + 2 if kind < 3 else 1, ("base", "base", "base", "solo", "narrative")[kind], palace=palace)
    r = Random(draw(st.integers(0, 2**32)))
    s.round, s.turned, s.first = r.randint(1, 3), r.randrange(6), r.choice(all_sides(s))
    s.heralds = tuple(r.sample(all_sides(s), s.sides))
    for side in range(s.sides):
        scatter(s, side, r)
    s.goods = [r.randint(0, 4) for _ in s.goods]
    s.shards = [r.randint(0, 3) for _ in s.shards]
    lay_cards(s, r)
    built = r.sample(ALL_VILLAGES[: len(VILLAGES)], r.randint(0, 6))
    s.path = (village("start"), *built, *([village("altar")] if len(built) == 6 and r.random() < 0.5 else []))
    left = [each for each in ALL_VILLAGES[: len(VILLAGES)] if each not in built]
    s.village_top, s.villages = left[0], tuple(left[1:])
    s.explorers = [r.randrange(len(s.path)) for _ in range(s.sides)]
    if s.story >= 0:
        s.story, s.way, s.omens = r.randrange(4), r.randint(1, 2), r.getrandbits(6)
    return s


def scatter(s: State, side: int, r: Random) -> None:
    """A side's tiles in hand, on the board, in the Palace, in the row, in the stack."""
    tiles = [Tile(side * TILES + number) for number in range(TILES)]
    r.shuffle(tiles)
    free = [place for place in main_board(table_of(s)).places if s.board[place] < 0]
    for place in r.sample(free, r.randint(0, min(3, len(free)))):
        s.board[place] = tiles.pop()
        s.hidden |= r.getrandbits(1) << place
    if not s.palace_mode:
        s.palace += [tiles.pop() for _ in range(r.randint(0, 2))]
    elif NO_TILE in s.palace:
        s.palace[s.palace.index(NO_TILE)] = tiles.pop()
    s.hands[side] = tuple(tiles.pop() for _ in range(r.randint(1, 2)))
    if side >= s.seats:
        s.top = tiles.pop()
    s.row += (tiles.pop(),)
    s.stacks[side] = tuple(sorted(tiles.pop() for _ in range(r.randint(0, 5))))
    give_favour(s, side, r.randint(0, 6))


def lay_cards(s: State, r: Random) -> None:
    cards = list(ALL_CARDS)
    r.shuffle(cards)
    for side in range(s.seats):
        s.cards[side] = tuple(cards.pop() for _ in range(r.randint(0, 7)))
    s.display = tuple(cards.pop() if r.random() < 0.8 else NO_CARD for _ in range(3))
    s.card_deck = tuple(sorted(cards.pop() for _ in range(r.randint(0, min(3, len(cards))))))
    s.card_discard = tuple(cards.pop() for _ in range(r.randint(0, min(3, len(cards)))))
    events = r.sample(ALL_EVENTS, 20)
    s.areas = tuple(events.pop() if r.random() < 0.6 else NO_EVENT_CARD for _ in range(4))
    s.event_deck = tuple(sorted(events.pop() for _ in range(r.randint(0, 6))))
    s.event_discard = tuple(events.pop() for _ in range(r.randint(0, 6)))


@settings(max_examples=40)
@given(odd_states(), st.integers(0, 2**32))
def test_odd_tables_are_played_to_the_end(state: State, seed: int) -> None:
    match = Match(GAME, setup_of(state), Luck(seed), state)
    answers = Random(seed)
    cards = sorted(cards_in_play(state))
    while match.ask:
        check(match.state)
        keys = match.ask.keys
        assert len(set(keys)) == len(keys)
        assert set(keys) <= set(match.ask.topic.keys)
        match.answer(answers.randrange(len(keys)))

    assert match.result
    assert sorted(cards_in_play(match.state)) == cards
