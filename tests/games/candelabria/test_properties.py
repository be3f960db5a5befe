"""Odd positions: whatever a table looks like, play goes on by the rules and nothing appears or gets lost."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.flow import AGENDA
from igroteka.games.candelabria.rules.cards import hand
from igroteka.games.candelabria.rules.quests import GONE
from igroteka.games.candelabria.state import IGNITION, POINTS, State
from igroteka.games.candelabria.words import COLOURS, HOUSES, NO_TOKEN, QUESTS, ROLES, TERRITORIES, TacticCard
from igroteka.kernel.game import Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.pile import changed
from igroteka.kernel.pool import UNSEEN
from igroteka.kernel.run import Run
from igroteka.testing import rule
from tests.games.candelabria.build import TABLES, Position, table
from tests.games.candelabria.setups import SETUPS, name


def flames_of(state: State, seat: int) -> int:
    """All earth flames of a seat: supply, map, curses, turn track, quest cards."""
    quests = sum(
        (marks >> 3 * slot & 7) == seat + 1 for marks in state.quest_slots if marks != GONE for slot in range(3)
    )
    curses = sum(state.curse_flames[place * state.seats + seat] for place in range(3))
    return state.supply[seat] + state.flames[seat].bit_count() + curses + 1 + quests


def candle_cards(state: State) -> Counter[int]:
    """Where each candle card is; those nobody has located are in the pool."""
    found = Counter(state.candle_pool.unseen)
    for place in (state.deck, state.hands):
        found.update(card for card in place.things if card != UNSEEN)
    for pile in state.piles:
        found.update(pile)
    found.update(card for card in state.cards if card >= 0)
    found.update(card for card in state.curse_deck if card >= 0)
    return found


def tactic_cards(state: State) -> Counter[TacticCard]:
    found = Counter((*state.display, *state.tactic_rest, *state.tactic_bottom))
    for cards in (*state.tactics, *state.used):
        found.update(cards)
    found.update(card for card in state.cells if card >= 0)
    return found


def temples(state: State) -> int:
    return sum(state.temple_supply) + sum((stack.bit_length() + 1) // 2 for stack in state.temples)


def tokens(state: State) -> int:
    held = sum((powers & TABLES.tokens).bit_count() for powers in state.powers)
    return held + sum(token >= 0 for token in state.tops) + len(state.token_rest)


def assert_sound(state: State) -> None:
    """What holds between any two decisions."""
    for seat in range(state.seats):
        assert flames_of(state, seat) == 25
        assert state.wax[seat] >= 0 and state.gold[seat] >= 0
        assert state.wax[seat] + state.gold[seat] <= 10
        booked = state.points[seat * 3 * len(POINTS) : (seat + 1) * 3 * len(POINTS)]
        assert sum(booked) == state.vp[seat]
        assert (state.powers[seat] & TABLES.tokens).bit_count() <= 6
    assert sum(state.wax) <= 50 and sum(state.gold) <= 50
    assert sorted(state.order) == list(range(state.seats))
    assert len(set(state.castles)) == state.seats
    for at, territory in enumerate(state.candles):
        assert 0 <= state.fires[at] <= TABLES.fires[at % 3]
        if state.stage == IGNITION and AGENDA.quiet(state.agenda):
            assert (territory >= 0) == (state.cards[at] >= 0)
    assert max(candle_cards(state).values()) == 1
    unseen = sum(place.things.count(UNSEEN) for place in (state.deck, state.hands))
    assert unseen == len(state.candle_pool.unseen)
    assert temples(state) == 18 and tokens(state) == 36


@pytest.mark.parametrize("setup", SETUPS, ids=name)
@rule("candelabria.ignition.finite", "candelabria.flow.years")
def test_nothing_appears_or_gets_lost_in_random_matches(setup: Setup) -> None:
    for seed in range(3):
        random = Random(seed)
        run = Run(GAME, GAME.start(setup, BOX), Luck(seed))
        run.start()
        while run.ask and not run.state.order:
            run.step(random.randrange(len(run.ask.options)))
        candles, tactics = candle_cards(run.state), tactic_cards(run.state)
        decisions = 0
        while run.ask:
            run.step(random.randrange(len(run.ask.options)))
            decisions += 1
            assert decisions < 3_000, f"seed {seed}"
            assert_sound(run.state)
            assert candle_cards(run.state) == candles and tactic_cards(run.state) == tactics, f"seed {seed}"
        assert run.result and run.state.year == 3


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A table furnished at random: flames, candles, temples, upgrades, cubes, curses, quests, an odd turn track."""
    seats = draw(st.integers(2, 5))
    houses = draw(st.permutations(HOUSES if seats > 3 else HOUSES[:4]))[:seats]
    make = table(*houses, year=draw(st.integers(1, 3)), two=seats == 2, quests=draw(st.booleans()))
    state, board = make.state, TABLES.boards[make.state.side]
    cards = iter(draw(st.permutations(range(25, 75))))
    spare = iter(draw(st.permutations(range(36))))
    for seat in range(seats):
        furnish(draw, make, seat, board.size, cards)
        for token in [next(spare) for _ in range(draw(st.integers(0, 6)))]:
            take_token(state, seat, token)
    for region in range(1, board.highest + 1):
        make.temple(region, *draw(st.lists(st.sampled_from(COLOURS), max_size=2)))
    state.temple_supply = (18 - temples(state) + sum(state.temple_supply), 0, 0)
    make.order(*draw(st.permutations(range(seats))))
    if state.quests:
        quests = draw(st.permutations(QUESTS))
        make.quests(*quests[:seats], **{f"s{seat}": quests[seats + seat] for seat in range(seats)})
    if draw(st.booleans()):
        make.war()
    return make


def furnish(draw: st.DrawFn, make: Position, seat: int, size: int, cards: Iterator[int]) -> None:
    """Pieces, cubes and flames at curses of one seat."""
    state = make.state
    make.no_flames(seat)
    for at in draw(st.sets(st.integers(0, size - 1), max_size=12)):
        make.flames(seat, TERRITORIES[at])
    for role in ROLES:
        if draw(st.booleans()):
            card = next(cards)
            make.hand(seat, *[BOX.candle[held].id for held in hand(state, seat)])
            state.candle_pool.unseen.remove(card)
            state.deck.things.pop()
            state.deck.knowers.pop()
            fires = draw(st.integers(0, TABLES.fires[ROLES.index(role)]))
            make.candle(seat, role, TERRITORIES[draw(st.integers(0, size - 1))], fires, BOX.candle[card].id)
    make.storage(seat, draw(st.integers(0, 5)), draw(st.integers(0, 5)))
    if not state.two:
        for place in (1, 2, 3):
            make.at_curse(place, **{f"s{seat}": draw(st.integers(0, 4))})


def take_token(state: State, seat: int, token: int) -> None:
    """Give a seat a token, from wherever it lies."""
    state.powers = changed(state.powers, seat, state.powers[seat] | 1 << token)
    if token in state.tops:
        state.tops = tuple(NO_TOKEN if top == token else top for top in state.tops)
    else:
        state.token_rest = tuple(each for each in state.token_rest if each != token)
    left = len(state.token_rest)
    heights = [min(3, max(0, left - 3 * stack)) for stack in range(9)]
    state.heights = tuple(heights)


@settings(max_examples=60)
@given(positions(), st.integers(0, 1_000))
def test_odd_positions_are_played_to_the_end(make: Position, seed: int) -> None:
    random = Random(seed)
    run = Run(GAME, make.state.copy(), Luck(seed))
    run.start()
    candles, decisions = candle_cards(run.state), 0
    while run.ask:
        run.step(random.randrange(len(run.ask.options)))
        decisions += 1
        assert decisions < 4_000
        assert_sound(run.state)
        assert candle_cards(run.state) == candles
    assert run.result and len(run.result.winners) == 1
