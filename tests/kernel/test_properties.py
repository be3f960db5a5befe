"""Random variants of the reference game, driven every way a match can go, and what must always hold."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st
from msgspec import structs

from igroteka.kernel.ask import EVERYONE, Ask, Refused, only
from igroteka.kernel.encoding import encode, state_hash
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Drawn, Luck
from igroteka.kernel.match import Match
from igroteka.kernel.pool import UNSEEN, Place, Pool, fill, mask, unknown
from igroteka.kernel.run import Run
from igroteka.kernel.view import determinise, view
from igroteka.records import saving
from igroteka.records.record import RecordError, read, record, replay, write
from igroteka.records.saving import SaveError
from igroteka.records.snapshot import SnapshotError, dump, load
from igroteka.testing.conformance import Tally, check_match
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, Card, Number, State

SEEDS = st.integers(0, 2**32)
VOCABULARY = {topic.name: frozenset(topic.keys) for topic in GAME.topics}


@st.composite
def variants(draw: st.DrawFn) -> tuple[Game[State, Box], Setup]:
    """The reference game with other printed values, any options and any number of seats."""
    cards = tuple(structs.replace(card, value=draw(st.integers(1, 5))) for card in GAME.box.card)
    limits = {"hand": 3, "rounds": 6, "fortune": 40}
    numbers = tuple(structs.replace(row, value=draw(st.integers(1, limits[row.id]))) for row in GAME.box.number)
    assert all(isinstance(card, Card) for card in cards) and all(isinstance(row, Number) for row in numbers)
    game = GAME.with_box(Box(card=cards, number=numbers))
    options = {name: draw(st.sampled_from(values)) for name, values in game.modes[0].options.items()}
    return game, game.setup(None, draw(st.sampled_from(game.modes[0].seats)), **options)


class TerminalMatch:
    """A match with the hashes of all states its standing answers led to, and ways to disturb it."""

    def __init__(self, game: Game[State, Box], setup: Setup, seed: int) -> None:
        note(f"{setup}, seed {seed}, {game.box.numbers}, card values {game.box.values}")
        self.game, self.setup = game, setup
        self.match = Match(game, setup, Luck(seed))
        self.trail: list[str | None] = [state_hash(self.match.state)]  # None: between answers given together

    def answer(self, number: int) -> None:
        """Any asked seat gives any answer."""
        match = self.match
        if not match.ask:
            return
        ask = match.asks[number % len(match.asks)]
        self.check_ask(ask)
        index = number // 7 % len(ask.options)
        revision, standing = match.revision, len(match.done)
        match.answer(index if number % 2 else ask.keys[index], ask.seat, revision)
        assert match.revision == revision + 1
        more = len(match.done) - standing
        if more:
            self.trail += [*[None] * (more - 1), state_hash(match.state)]
        else:
            assert state_hash(match.state) == self.trail[-1]

    def check_ask(self, ask: Ask) -> None:
        keys = ask.keys
        assert keys and len(set(keys)) == len(keys) and VOCABULARY[ask.topic.name] >= set(keys)
        assert not {no.target for no in ask.refusals()} & set(keys)

    def undo(self, number: int) -> None:
        """A seat takes back some of what it may."""
        depths = [self.match.undo_depth(seat) for seat in range(self.setup.seats)]
        seats = [seat for seat, depth in enumerate(depths) if depth]
        if seats:
            seat = seats[number % len(seats)]
            self.take_back(seat, 1 + number // 7 % depths[seat], force=False)

    def force(self, number: int) -> None:
        """All agree to go back, however far."""
        if self.match.done and not self.match.open:
            self.take_back(number % self.setup.seats, 1 + number // 7 % len(self.match.done), force=True)

    def take_back(self, seat: int, answers: int, force: bool) -> None:
        match = self.match
        revision, standing, opened = match.revision, len(match.done), len(match.open)
        match.undo(seat, answers, force)
        gone = standing - len(match.done)
        assert match.revision == revision + 1
        if opened:
            assert (gone, opened - len(match.open)) == (0, answers)
        else:
            assert gone >= answers
            del self.trail[len(self.trail) - gone :]
        assert state_hash(match.state) == self.trail[-1]

    def clone(self, number: int) -> None:
        """A clone takes the match's place."""
        before = perspective(self.match)
        clone = self.match.clone(Luck(number))
        assert perspective(clone) == before
        assert (clone.log, clone.done, clone.events) == (self.match.log, self.match.done, self.match.events)
        disturb(clone.clone(Luck(number)), number)
        disturb(self.match.rollout(Luck(number)), number)
        assert perspective(clone) == perspective(self.match) == before
        self.match = clone

    def resume(self, number: int) -> None:
        """The match is saved, and goes on elsewhere."""
        resumed = saving.resume(self.game, saving.save(self.match), Luck(number), self.match.log)
        assert perspective(resumed) == perspective(self.match)
        self.match = resumed

    def record(self, number: int) -> None:
        """The record plays the same match."""
        again = replay(self.game, read(self.game, write(record(self.match))))
        assert again.log == [structs.replace(entry) for entry in self.match.log] or strip(again) == strip(self.match)
        assert state_hash(again.state) == state_hash(self.match.state)
        assert again.result == self.match.result

    def imagine(self, number: int) -> None:
        """Every seat's imagined worlds show it what it sees, and the rest is independent of what is hidden."""
        match = self.match
        for seat in (*range(self.setup.seats), None) if match.ask else ():
            world = match.imagine(seat, Luck(number))
            assert encode(view(self.game, world.state, seat).known) == encode(match.view(seat).known)
            assert world.deciding() == match.deciding()
            mine = [(ask.topic.name, ask.keys, ask.refusals()) for ask in match.asks if ask.seat == seat]
            assert [(ask.topic.name, ask.keys, ask.refusals()) for ask in world.asks if ask.seat == seat] == mine
            disturb(world, number)

    def determinise(self, number: int) -> None:
        """At the start of a segment a seat's view and any world that fits it agree."""
        start, _, _ = self.match.segment()
        for seat in (*range(self.setup.seats), None):
            known = view(self.game, start, seat)
            world = determinise(self.game, known, Luck(number))
            assert encode(view(self.game, world, seat).known) == encode(known.known)
            assert cards_of(world) == list(range(15))

    def refuse(self, number: int) -> None:
        """What is refused changes nothing."""
        match, before = self.match, perspective(self.match)
        seat = number % (self.setup.seats + 1)
        attempts: list[Callable[[], None]] = [
            lambda: match.answer("no such key"),
            lambda: match.answer(10_000, seat),
            lambda: match.answer(0, revision=match.revision + 1),
            lambda: match.undo(seat, 10_000, force=True),
            lambda: match.undo(seat, 1 + match.undo_depth(seat)),
        ]
        for attempt in attempts:
            with pytest.raises(Refused):
                attempt()
        assert perspective(match) == before

    def dump(self, number: int) -> None:
        """A state is its bytes."""
        state = self.match.state
        assert load(self.game, dump(self.game, state)) == state
        assert state.copy() == state
        assert cards_of(state) == list(range(15))


STEPS = ("undo", "force", "clone", "resume", "record", "imagine", "determinise", "refuse", "dump")
PLANS = st.lists(st.tuples(st.sampled_from(("answer",) * 9 + STEPS), st.integers(0, 10**6)), min_size=10, max_size=60)


def perspective(match: Match[State, Box]) -> tuple[object, ...]:
    """All of a match that a seat may notice, and its state."""
    asks = [(ask.seat, ask.topic.name, ask.keys) for ask in match.asks]
    depths = [match.undo_depth(seat) for seat in range(match.setup.seats)]
    opened = sorted((given.seat, given.key) for given in match.open)
    return state_hash(match.state), asks, match.result, match.revision, depths, opened, match.deciding()


def strip(match: Match[State, Box]) -> list[object]:
    """The log without hashes, which stand elsewhere after a resumption."""
    return [structs.replace(entry, hash="") if hasattr(entry, "hash") else entry for entry in match.log]


def cards_of(state: State) -> list[int]:
    """Every card, wherever it is."""
    places = (state.deck, state.cellar, *state.hands)
    located = [thing for place in places for thing in place.things if thing != UNSEEN]
    assert sum(place.things.count(UNSEEN) for place in places) == len(state.pool.unseen)
    return sorted([*located, *state.pool.unseen, *state.discard])


def disturb(run: Run[State, Box], number: int) -> None:
    """Play on for a while."""
    for _ in range(12):
        if run.ask:
            number = (number * 48271 + 11) % 2147483647
            run.step(number % len(run.ask.options))


@settings(max_examples=120)
@given(variants(), SEEDS, PLANS)
def test_whatever_happens_to_a_match_it_stays_sound(
    variant: tuple[Game[State, Box], Setup], seed: int, plan: list[tuple[str, int]]
) -> None:
    played = TerminalMatch(*variant, seed)
    for step, number in plan:
        getattr(played, step)(number)
    while played.match.ask:
        played.answer(seed)
    played.record(0)


@settings(max_examples=25)
@given(variants(), SEEDS)
def test_every_variant_conforms(variant: tuple[Game[State, Box], Setup], seed: int) -> None:
    game, setup = variant
    tally = check_match(game, setup, seed, leak_every=4)

    assert tally >= Tally(matches=1, decisions=1)


# Luck and pools


@given(SEEDS, st.lists(st.integers(2, 50), max_size=30))
def test_replayed_luck_gives_what_came_out(seed: int, sizes: list[int]) -> None:
    live = Luck(seed)
    log: list[Drawn] = []
    live.log = log
    first = [live.below(size) for size in sizes]
    again = Luck(script=[each.value for each in log])

    assert [again.below(size) for size in sizes] == first
    assert again.script == []


MOVES = st.lists(st.tuples(st.sampled_from(("draw", "look", "put", "pass", "bury")), st.integers(0, 999)), max_size=40)


@given(SEEDS, MOVES)
def test_things_are_neither_lost_nor_made(seed: int, moves: list[tuple[str, int]]) -> None:
    luck, pool = Luck(seed), Pool.of([0, 1, 1, 2, 3, 4, 5, 5])
    places, hand = [Place.unseen(5), Place.unseen(3)], list[int]()
    for move, number in moves:
        place, other = places[number % 2], places[1 - number % 2]
        if move == "put" and hand:
            place.put(hand.pop(), number % 8, at=number % (len(place) + 1))
        elif move == "bury":
            places[0].things += other.things if place is places[0] else place.things
            places[0].knowers = [0] * len(places[0].things)
            places[1] = Place()
            places[0].bury(pool, hand)
            hand = []
        elif len(place) and move == "draw":
            hand.append(place.draw(pool, luck, only(0), at=number % len(place)))
        elif len(place) and move == "look":
            place.look(pool, luck, number % 8, at=number % len(place))
        elif len(place) and move == "pass":
            place.pass_to(other, at=number % len(place))
        located = [thing for each in places for thing in each.things if thing != UNSEEN]
        assert sorted([*located, *pool.unseen, *hand]) == [0, 1, 1, 2, 3, 4, 5, 5]
        assert sum(each.things.count(UNSEEN) for each in places) == len(pool.unseen)
        assert all(len(each.things) == len(each.knowers) for each in places)
        assert all(one <= two for one, two in pairwise(pool.unseen))


SLOTS = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 7) | st.just(EVERYONE)), max_size=6)


@given(SLOTS, st.lists(st.integers(0, 5), max_size=5), st.integers(0, 2) | st.none(), SEEDS)
def test_a_masked_place_filled_again_is_one_of_its_worlds(
    slots: list[tuple[int, int]], loose: list[int], seat: int | None, seed: int
) -> None:
    place = Place([thing if seen else UNSEEN for thing, seen in slots], [seen for _, seen in slots])
    unseen = [thing for thing, seen in slots if not seen] + loose
    pool = Pool.of(unseen)
    everything = Counter([*pool.unseen, *(thing for thing in place.things if thing != UNSEEN)])
    masked, left = place.copy(), pool.copy()
    mask(left, (masked,), seat)
    filled, rest = masked.copy(), left.copy()
    fill(rest, (filled,), Luck(seed))
    again, back = filled.copy(), rest.copy()
    mask(back, (again,), seat)

    assert (again, back) == (masked, left)
    assert Counter([*rest.unseen, *(thing for thing in filled.things if thing != UNSEEN)]) == everything
    if seat is not None:
        assert unknown(rest, (filled,), 3)[seat] == unknown(pool, (place,), 3)[seat] == left.unseen


# Foreign bytes

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def sample() -> list[bytes]:
    match = Match(GAME, GAME.setup(seats=2, first="choose"), Luck(5))
    while match.ask:
        match.answer(0)
    return write(record(match)).splitlines()


LINES = sample()
FINAL = replay(GAME, read(GAME, b"\n".join(LINES)))


def same_or_refused(data: bytes) -> None:
    """Reading and playing gives a record error or the very match."""
    try:
        match = replay(GAME, read(GAME, data))
    except RecordError:
        return
    assert (match.state, match.result) == (FINAL.state, FINAL.result)


@given(st.binary(max_size=400))
def test_any_bytes_are_refused_as_a_record(data: bytes) -> None:
    with pytest.raises(RecordError):
        read(GAME, data)


@given(st.integers(0, len(LINES) - 1), JSON)
def test_any_json_in_place_of_a_line_is_refused(place: int, value: object) -> None:
    same_or_refused(b"\n".join([*LINES[:place], json.dumps(value).encode(), *LINES[place + 1 :]]))


@given(st.integers(1, len(LINES) - 2), st.integers(0, 4), JSON)
def test_any_json_inside_an_entry_is_refused(place: int, field: int, value: object) -> None:
    entry = json.loads(LINES[place])
    entry[field : field + 1] = [value]
    same_or_refused(b"\n".join([*LINES[:place], json.dumps(entry).encode(), *LINES[place + 1 :]]))


@given(st.sampled_from((0, -1)), st.data(), JSON)
def test_any_json_inside_the_first_and_last_line_is_refused(place: int, data: st.DataObject, value: object) -> None:
    line = json.loads(LINES[place])
    line[data.draw(st.sampled_from(sorted(line)))] = value
    lines = LINES[:]
    lines[place] = json.dumps(line).encode()
    same_or_refused(b"\n".join(lines))


@given(st.permutations(range(1, len(LINES) - 1)))
def test_entries_in_another_order_are_refused_or_the_same_match(order: list[int]) -> None:
    same_or_refused(b"\n".join([LINES[0], *(LINES[place] for place in order), LINES[-1]]))


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_as_a_snapshot(data: bytes) -> None:
    with pytest.raises(SnapshotError):
        load(GAME, data)


@given(st.binary(max_size=300), st.booleans())
def test_any_bytes_are_refused_as_a_saved_match(data: bytes, sealed: bool) -> None:
    with pytest.raises(SaveError):
        saving.resume(GAME, saving.sealed(data) if sealed else data, Luck(0))


@given(st.data())
def test_a_saved_match_with_a_changed_piece_is_refused(data: st.DataObject) -> None:
    saved = saving.save(FINAL)
    start = data.draw(st.integers(0, len(saved) - 1))
    piece = data.draw(st.binary(min_size=1, max_size=8))
    changed = saved[:start] + piece + saved[start + len(piece) :]
    if changed != saved:
        with pytest.raises(SaveError):
            saving.resume(GAME, changed, Luck(0))
