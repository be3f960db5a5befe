"""What is offered is all that the rules allow: offers against brute force over random exorcisms."""

from collections.abc import Sequence
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.ghost_stories.box import BOX, Box
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import (
    BOARD_NAMED,
    BOARDS,
    COLOURS,
    EACH_COLOUR,
    EACH_SPACE,
    NO_COLOUR,
    NO_SPACE,
    SIDES,
    SPACES,
    Space,
)
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing import rule
from tests.games.ghost_stories.build import FACE, at, faces, give, put_ghost, space, strip, table, tao

FALL, PAY = "exorcism.ghost", "exorcism.pay"
WILD = "crystal"
GHOSTS = {row.number: row for row in BOX.ghost if row.number in BOX.tables.sets["base"].ghosts}
HARMLESS = [row for row in GHOSTS.values() if not {"die", "tao_lock", "power_lock"} & {*row.left}]
ROLLS = st.lists(st.sampled_from([*FACE]), min_size=4, max_size=4)


def suffices(s: State, falls: Sequence[int], dice: Sequence[str], tokens: Sequence[str]) -> bool:
    """Whether each symbol of these ghosts can be given a die or token of its own."""
    symbols = [symbol for at in falls for symbol in symbols_of(s, at)]
    taken: dict[int, int] = {}  # the symbol that each die or token serves
    pieces = [*((die, True) for die in dice), *((token, False) for token in tokens)]

    def serve(symbol: int, tried: set[int]) -> bool:
        colour, immune = symbols[symbol]
        for number, (piece, is_die) in enumerate(pieces):
            if piece in (colour, "white", WILD) and not (is_die and immune) and number not in tried:
                tried.add(number)
                if number not in taken or serve(taken[number], tried):
                    taken[number] = symbol
                    return True
        return False

    return all(serve(symbol, set()) for symbol in range(len(symbols)))


def symbols_of(s: State, at: int) -> list[tuple[str, bool]]:
    """The symbols to match, each with whether dice do not count, less Circle of Prayer and Mantra."""
    row = GHOSTS[s.space[at]]
    less = (s.circle == COLOURS.index(row.colour)) + (s.mantra == at)
    return [(row.colour, "immune" in row.centre)] * max(0, row.resistance - less)


def orders(match: Match[State, Box], picked: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """All ways to choose ghosts, by what is offered."""
    ask = match.ask
    if ask is None or ask.topic.name != FALL:
        return {picked}
    found = {picked} if "done" in ask.keys else set()
    for key in ask.keys:
        if key != "done":
            further = match.clone(Luck(0))
            further.answer(key)
            found |= orders(further, (*picked, key))
    return found


def payments(match: Match[State, Box], kind: str) -> set[tuple[str, ...]]:
    """All ways to pay, by what is offered."""
    ask = match.ask
    if ask is None or ask.topic.name != PAY:
        return {tuple(sorted(spent(match, kind)))}
    found = set()
    for key in ask.keys:
        further = match.clone(Luck(0))
        further.answer(key)
        found |= payments(further, kind)
    return found


def spent(match: Match[State, Box], kind: str) -> list[str]:
    """What was paid before the first ghost left."""
    if kind == "barrier":
        return [WILD] * (4 - match.state.receptacles.bit_count())
    spending = [event for event in match.events if event.kind.name in ("tao_lost", "crystal_spent", "ghost_left")]
    until = [event.kind.name for event in spending].index("ghost_left")
    return [WILD if event.kind.name == "crystal_spent" else str(event.values[1]) for event in spending[:until]]


def purse(s: State, kind: str) -> list[str]:
    """What the active Taoist may pay with; in the Mystic Barrier the crystals of the Receptacles."""
    if kind == "barrier":
        return [WILD] * s.receptacles.bit_count()
    return [colour for n, colour in enumerate(COLOURS) for _ in range(s.tao[5 * s.active + n])] + [WILD] * s.crystals[0]


@st.composite
def attempts(draw: st.DrawFn, kind: str) -> tuple[State, list[str]]:
    """Red before an exorcism, at the Kung-Fu School, or in the Mystic Barrier; and the dice to come."""
    at = {"exorcism": "north_west", "kung_fu": "south_west", "barrier": "centre"}[kind]
    phase = "turn.barrier" if kind == "barrier" else "yang.act"
    s = table(phase, moon=True, at={"red": at, "blue": "east", "green": "east", "yellow": "east"})
    strip(s)
    wanted = [row for row in HARMLESS if kind != "kung_fu" or row.colour in ("red", "black")]
    cards = draw(st.lists(st.sampled_from([row.number for row in wanted]), unique=True, min_size=2, max_size=5))
    places = {"exorcism": ("north:0", "west:0"), "barrier": ("east:0", "east:1", "east:2")}.get(kind, SPACES)
    for name, card in zip(draw(st.permutations(places)), cards, strict=False):
        put_ghost(s, name, card)
    s.mantra = draw(st.sampled_from([NO_SPACE, *(space for space in EACH_SPACE if s.space[space])]))
    s.circle = draw(st.sampled_from((NO_COLOUR, *EACH_COLOUR)))
    give(s, "red", **{colour: draw(st.integers(0, 2)) for colour in ("red", "blue", "black")})
    if kind == "barrier":
        s.receptacles = 15
        put_ghost(s, "south:0", next(row.number for row in HARMLESS if row.number not in cards))  # the next board's
    else:
        s.crystals[0] = draw(st.integers(0, 2))
    return s, draw(ROLLS)[: 4 if kind == "barrier" else 3]


def rolled(s: State, kind: str, dice: Sequence[str]) -> tuple[Match[State, Box], list[int]]:
    """The match after the roll, and the ghosts it was aimed at."""
    t = at(s, *faces(*dice), seed=0).play({"exorcism": "exorcism", "kung_fu": "help", "barrier": "roll"}[kind])
    aimed = [at for at, card in enumerate(s.space) if card and not (kind == "barrier" and at == space("south:0"))]
    if kind == "kung_fu":
        colours = {GHOSTS[s.space[at]].colour for at in aimed}
        if len(colours) > 1:
            t.play("red")
        aimed = [at for at in aimed if GHOSTS[s.space[at]].colour == ("red" if len(colours) > 1 else min(colours))]
    return t.match, aimed


def check(s: State, kind: str, dice: list[str]) -> None:
    """All sets that dice and tokens can cover can be picked in every order, and paid for in every way."""
    match, aimed = rolled(s, kind, dice)
    held = purse(s, kind)
    sets = [some for size in range(len(aimed) + 1) for some in combinations(aimed, size)]
    allowed = [some for some in sets if suffices(s, some, dice, held)]
    if kind == "exorcism" and any(suffices(s, [at], dice, ()) for at in aimed):
        allowed.remove(())  # it may not be declined (ghost_stories.exorcism.dice_suffice_forced)
    unasked = len(allowed) == 1
    if not unasked:
        assert orders(match) == {tuple(SPACES[at] for at in order) for some in allowed for order in permutations(some)}
    for some in () if unasked else allowed:
        picked = match.clone(Luck(0))
        for place in some:
            picked.answer(SPACES[place])
        if picked.ask and picked.ask.topic.name == FALL:
            picked.answer("done")
        if some:
            assert payments(picked, kind) == cheapest(s, some, dice, held), some


def cheapest(s: State, falls: Sequence[int], dice: Sequence[str], held: list[str]) -> set[tuple[str, ...]]:
    """The smallest payments that suffice."""
    for size in range(len(held) + 1):
        found = {tuple(sorted(some)) for some in combinations(held, size) if suffices(s, falls, dice, some)}
        if found:
            return found
    raise AssertionError("it does not suffice")


@rule("ghost_stories.exorcism.split", "ghost_stories.exorcism.tokens_after_roll")
@settings(max_examples=80)
@given(attempts("exorcism"))
def test_an_exorcism_offers_every_order_and_payment_that_suffices(attempt: tuple[State, list[str]]) -> None:
    check(attempt[0], "exorcism", attempt[1])


@rule("ghost_stories.wm.kungfu.split", "ghost_stories.wm.kungfu.own_tokens")
@settings(max_examples=80)
@given(attempts("kung_fu"))
def test_the_school_offers_every_set_in_any_order(attempt: tuple[State, list[str]]) -> None:
    check(attempt[0], "kung_fu", attempt[1])


@rule("ghost_stories.wm.barrier.results", "ghost_stories.wm.barrier.crystals_as_tao")
@settings(max_examples=80)
@given(attempts("barrier"))
def test_the_barrier_offers_every_set_in_any_order(attempt: tuple[State, list[str]]) -> None:
    check(attempt[0], "barrier", attempt[1])


@rule("ghost_stories.wm.kungfu.split")
def test_a_ghost_chosen_first_forfeits_no_other() -> None:
    s = table("yang.act", moon=True, at={"red": "south_west"}, ghosts={"north:1": 34, "west:1": 36})
    strip(s)
    t = at(s, *faces("red", "red", "red")).play("help", "west:1")
    assert t.keys == ("north:1", "done")
    t.play("north:1")

    assert not t.state.space[space("north:1")]
    assert t.values_of("exorcised") == [
        (BOX.tables.card_id[34], "red", "altar"),
        (BOX.tables.card_id[36], "yellow", "hut"),
    ]


# Friends pay too


@st.composite
def shared_attempts(draw: st.DrawFn) -> tuple[State, list[str]]:
    """Red and blue in one corner with tokens and crystals, before one or two ghosts; and the dice to come."""
    s = table("yang.act", moon=True, at={"red": "north_west", "blue": "north_west", "green": "east", "yellow": "east"})
    strip(s)
    cards = draw(st.lists(st.sampled_from([row.number for row in HARMLESS]), unique=True, min_size=1, max_size=2))
    for name, card in zip(("north:0", "west:0"), cards, strict=False):
        put_ghost(s, name, card)
    for owner in ("red", "blue"):
        give(s, owner, **{colour: draw(st.integers(0, 1)) for colour in COLOURS})
        s.crystals[BOARD_NAMED[owner]] = draw(st.integers(0, 1))
    return s, draw(ROLLS)[:3]


def shared_payments(match: Match[State, Box]) -> set[tuple[tuple[str, str], ...]]:
    """All ways to pay, by what is offered, with the owner of each piece; everybody consents."""
    ask = match.ask
    if ask is not None and ask.topic.name == "exorcism.consent":
        match.answer("yes")
        return shared_payments(match)
    if ask is None or ask.topic.name != PAY:
        events = [each for each in match.events if each.kind.name in ("tao_lost", "crystal_spent", "ghost_left")]
        until = [each.kind.name for each in events].index("ghost_left")
        return {tuple(sorted((str(each.values[0]), str([*each.values, WILD][1])) for each in events[:until]))}
    found = set()
    for key in ask.keys:
        further = match.clone(Luck(0))
        further.answer(key)
        found |= shared_payments(further)
    return found


@rule("ghost_stories.exorcism.tokens_shared", "ghost_stories.wm.crystal.shared_on_tile")
@settings(max_examples=60)
@given(shared_attempts())
def test_friends_on_the_tile_may_pay_any_part(attempt: tuple[State, list[str]]) -> None:
    s, dice = attempt
    tokens = {owner: tao(s, owner) for owner in ("red", "blue")}
    held = [(owner, colour) for owner, row in tokens.items() for colour, count in row.items() for _ in range(count)]
    held += [(owner, WILD) for owner in ("red", "blue") if s.crystals[BOARD_NAMED[owner]]]
    ghosts = [at for at in EACH_SPACE if s.space[at]]
    for fallen in ghosts:
        if not suffices(s, [fallen], dice, [piece for _, piece in held]):
            continue
        match = at(s, *faces(*dice), seed=0).play("exorcism").match
        if match.ask and match.ask.topic.name == FALL:
            match.answer(SPACES[fallen])
        if match.ask and match.ask.topic.name == FALL:
            match.answer("done")
        assert shared_payments(match) == shared_cheapest(s, fallen, dice, held)


def shared_cheapest(
    s: State, fallen: Space, dice: Sequence[str], held: list[tuple[str, str]]
) -> set[tuple[tuple[str, str], ...]]:
    """The smallest payments that suffice, by owner and piece."""
    for size in range(len(held) + 1):
        some = [paid for paid in combinations(held, size) if suffices(s, [fallen], dice, [piece for _, piece in paid])]
        if some:
            return {tuple(sorted(paid)) for paid in some}
    raise AssertionError("it does not suffice")


# Dice rolled again


def rerolls(match: Match[State, Box], again: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """All dice that can be rolled again, in every order in which they can be named."""
    ask = match.ask
    if ask is None or ask.topic.name != "dice.reroll":
        return {again}
    found = {again}
    for key in ask.keys:
        if key != "keep":
            further = match.clone(Luck(0))
            further.answer(key)
            found |= rerolls(further, (*again, key))
    return found


@rule("ghost_stories.power.green.favorite")
@pytest.mark.parametrize(("action", "dice"), [("exorcism", 3), ("help", 2)])
def test_any_dice_may_be_rolled_again_in_any_order(action: str, dice: int) -> None:
    where = {"exorcism": "south", "help": "north_east"}[action]
    s = table("yang.act", active="green", ghosts={"south:1": 31, "west:1": 5}, at={"green": where})
    strip(s)
    match = at(s, *faces(*["blue"] * dice), seed=0).play(action).match
    named = [f"die_{die}" for die in range(1, dice + 1)]
    every = {order for size in range(dice + 1) for some in combinations(named, size) for order in permutations(some)}

    assert rerolls(match) == every


# Ghosts arrive


@rule("ghost_stories.arrival.space_choice", "ghost_stories.arrival.board_full", "ghost_stories.arrival.black")
@settings(max_examples=80)
@given(st.sets(st.sampled_from(SPACES), max_size=11), st.sampled_from([*GHOSTS]), st.sampled_from(BOARDS))
def test_an_arriving_ghost_is_offered_every_free_space_of_its_board(taken: set[str], card: int, active: str) -> None:
    others = iter([row.number for row in HARMLESS if row.number != card])
    s = table("yin.arrival", active=active, deck=(card,), ghosts={name: next(others) for name in sorted(taken)})
    colour = GHOSTS[card].colour
    side = SIDES[BOARDS.index(active if colour == "black" else colour)]
    free = [name for name in SPACES if name not in taken]
    wanted = [name for name in free if name.startswith(side)] or free
    t = at(s, seed=0)

    assert t.keys == tuple(wanted) if len(wanted) > 1 else t.match.state.space[space(wanted[0])] == card
