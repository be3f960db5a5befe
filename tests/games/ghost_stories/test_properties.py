"""Odd positions: whatever a table looks like, play goes on by the rules and nothing appears or gets lost."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import BOX, VILLAGER_NAMED, VILLAGERS
from igroteka.games.ghost_stories.query import is_haunted, is_living
from igroteka.games.ghost_stories.state import UNUSED, State
from igroteka.games.ghost_stories.words import (
    ALL_RECEPTACLES,
    BOARDS,
    COLOURS,
    EACH_ARTIFACT,
    EACH_BOARD,
    EACH_COLOUR,
    EACH_POSITION,
    LEVELS,
    POSITION_NAMED,
    POSITIONS,
    POWERS,
    SPACES,
    Board,
    tao_at,
)
from igroteka.kernel.bits import with_bit, without_bit
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run
from tests.games.ghost_stories.build import buddha, give, go_to, put_ghost, put_stack, table
from tests.games.ghost_stories.invariants import check

WU_FENG = BOX.tables.incarnation
PLACES = ("turn.start", "yin.arrival", "yang.move", "yang.act", "yang.place", "turn.su_ling", "turn.barrier")


@st.composite
def odd_states(draw: st.DrawFn) -> State:
    """Any table: crowded boards, haunted tiles, dead Taoists, tokens and villagers anywhere."""
    moon = draw(st.booleans())
    seats = draw(st.integers(1, 4))
    powers = [POWERS[2 * board + draw(st.integers(0, 1))] for board in range(4)]
    s = table(
        "turn.start", moon=moon, seats=seats, level=draw(st.sampled_from(LEVELS)), powers=powers,
        active=BOARDS[draw(st.integers(0, 3))], portal=draw(st.sampled_from(POSITIONS)),
    )  # fmt: skip
    s.deck = s.deck[: draw(st.integers(3, 20))]
    _ghosts(draw, s, moon)
    _taoists(draw, s, seats)
    s.haunted = draw(st.sampled_from((0, 1, 16, 256 + 1)))
    if moon:
        _villagers(draw, s)
    s.own_turn = s.seat_of[s.active] >= 0 and s.qi[s.active] > 0
    places = PLACES if s.own_turn else ("turn.start", "turn.su_ling", "turn.barrier")
    go_to(s, draw(st.sampled_from(places)))
    return s


def _ghosts(draw: st.DrawFn, s: State, moon: bool) -> None:
    cards = [card for name in (("base", "white_moon") if moon else ("base",)) for card in BOX.tables.sets[name].ghosts]
    there = draw(st.lists(st.sampled_from(cards), unique=True, max_size=10))
    pool = list(s.incarnations)
    there += draw(st.lists(st.sampled_from(pool), unique=True, max_size=2))
    places = draw(st.permutations(SPACES))
    for name, card in zip(places, there, strict=False):
        put_ghost(s, name, card)
        if WU_FENG[card]:
            s.incarnations = tuple(each for each in s.incarnations if each != card)
            s.boxed -= 1
            s.undefeated += 1
        elif "haunter" in BOX.tables.centre[card] and draw(st.booleans()):
            s.out |= 1 << SPACES.index(name)
    while s.captors.bit_count() > 3:
        s.captors &= s.captors - 1
    for name in places[len(there) : len(there) + draw(st.integers(0, 2))]:
        buddha(s, name)


def _taoists(draw: st.DrawFn, s: State, seats: int) -> None:
    living = draw(st.integers(1, (1 << seats) - 1))
    for board in EACH_BOARD:
        if s.seat_of[board] >= 0:
            s.at[board] = draw(st.sampled_from(EACH_POSITION))
            s.qi[board] = draw(st.integers(1, 4)) if living >> s.seat_of[board] & 1 else 0
        else:
            s.qi[board] = draw(st.integers(0, 3))
        if s.seat_of[board] >= 0 and s.qi[board]:
            for colour in COLOURS:
                if s.tao_supply[COLOURS.index(colour)] and draw(st.booleans()):
                    give(s, BOARDS[board], **{colour: 1})
            if s.temple and draw(st.booleans()):
                s.temple -= 1
                s.buddhas[board] += 1
        else:
            _bury(s, board)


def _bury(s: State, board: Board) -> None:
    for colour in EACH_COLOUR:
        held = tao_at(board, colour)
        s.tao_supply[colour] += s.tao[held]
        s.tao[held] = 0
    s.yin_yang = without_bit(s.yin_yang, board)
    s.centre_tokens += s.power_tokens[board]
    s.power_tokens[board] = 0


def _villagers(draw: st.DrawFn, s: State) -> None:
    order = list(draw(st.permutations(VILLAGERS)))
    for name, position in POSITION_NAMED.items():
        if not is_haunted(s, position):
            put_stack(s, name, [order.pop() for _ in range(draw(st.integers(0, 2)))])
    for _ in range(draw(st.integers(0, 6))):
        one = VILLAGER_NAMED[order.pop()]
        s.face_down.remove(one)
        s.dead = with_bit(s.dead, one)
    for _ in range(len(order)):
        one = VILLAGER_NAMED[order.pop()]
        s.face_down.remove(one)
        s.saved = with_bit(s.saved, one)
    owners = [board for board in EACH_BOARD if is_living(s, board)]
    for artifact in EACH_ARTIFACT:
        s.artifacts[artifact] = draw(st.sampled_from((UNUSED, *owners)))
    s.receptacles = draw(st.sampled_from((0, 1, 7, ALL_RECEPTACLES)))
    if s.receptacles < ALL_RECEPTACLES and draw(st.booleans()):
        s.crystals[owners[0]] = 1
    s.sad = draw(st.booleans()) and s.su_ling != -2


def play_on(s: State, seed: int, decisions: int) -> None:
    random = Random(seed)
    run = Run(GAME, s.copy(), Luck(seed))
    run.start()
    for _ in range(decisions):
        if run.result:
            assert run.result.reason
            return
        assert run.ask
        keys = run.ask.keys
        assert len(set(keys)) == len(keys) and set(keys) <= set(run.ask.topic.keys)
        if run.ask.topic.name != "death.heir":  # the dying Taoist still holds their artifacts
            check(run.state, s)
        run.step(random.randrange(len(keys)))


@settings(max_examples=60)
@given(odd_states(), st.integers(0, 1000))
def test_play_goes_on_from_any_position(s: State, seed: int) -> None:
    play_on(s, seed, 60)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("moon", [False, True])
def test_nothing_gets_lost_in_whole_matches(moon: bool, seats: int) -> None:
    for seed in range(5):
        run = Run(GAME, GAME.start(GAME.setup("white-moon" if moon else "base", seats), BOX), Luck(seed))
        run.start()
        random = Random(seed)
        while run.state.turns == 0 and run.ask:
            run.step(random.randrange(len(run.ask.options)))
        s = run.state.copy()
        while run.ask:
            if run.ask.topic.name != "death.heir":
                check(run.state, s)
            run.step(random.randrange(len(run.ask.options)))
