"""What is offered is all that the rules allow: offers against brute force over random exorcisms."""

from collections.abc import Sequence
from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.ghost_stories.box import BOX, Box
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import COLOURS, EACH_COLOUR, EACH_SPACE, NO_COLOUR, NO_SPACE, SPACES
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing import rule
from tests.games.ghost_stories.build import FACE, at, faces, give, put_ghost, space, strip, table

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


def orders(match: Match[State, Box], chosen: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """All ways to choose ghosts, by what is offered."""
    ask = match.ask
    if ask is None or ask.topic.name != FALL:
        return {chosen}
    found = {chosen} if "done" in ask.keys else set()
    for key in ask.keys:
        if key != "done":
            further = match.clone(Luck(0))
            further.answer(key)
            found |= orders(further, (*chosen, key))
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
    told = [event for event in match.events if event.kind.name in ("tao_lost", "crystal_spent", "ghost_left")]
    until = [event.kind.name for event in told].index("ghost_left")
    return [WILD if event.kind.name == "crystal_spent" else str(event.values[1]) for event in told[:until]]


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
    """All sets that dice and tokens suffice for can be chosen in every order, and paid for in every way."""
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
        chosen = match.clone(Luck(0))
        for place in some:
            chosen.answer(SPACES[place])
        if chosen.ask and chosen.ask.topic.name == FALL:
            chosen.answer("done")
        if some:
            assert payments(chosen, kind) == cheapest(s, some, dice, held), some


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
    assert t.told("exorcised") == [(BOX.tables.card_id[34], "red", "altar"), (BOX.tables.card_id[36], "yellow", "hut")]
