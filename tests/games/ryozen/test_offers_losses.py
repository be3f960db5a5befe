"""Losses, small revelations and abilities: all answers are tried and compared with what the rules allow."""

from collections.abc import Hashable, Iterator
from random import Random

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.topics import PLACE_WORDS
from igroteka.games.ryozen.words import EVENTS, RESOURCES, SECTORS, SHARDS, owner_of, sector_of
from igroteka.testing import rule
from tests.games.ryozen.build import (
    Play,
    at,
    build_path,
    cards,
    events,
    foretold,
    goods,
    held,
    moons,
    night,
    own,
    place,
    put,
    shards,
    table,
)
from tests.games.ryozen.offered import SEEDS, entered, places_of, position, reached, turn_is_over

Purse = tuple[int, ...]


def less(purse: Purse, due: int) -> set[Purse]:
    """What is left after losing a number of pieces of any kinds, or all there are."""
    ways = {purse}
    for _ in range(min(due, sum(purse))):
        ways = {(*way[:n], way[n] - 1, *way[n + 1 :]) for way in ways for n in range(len(way)) if way[n]}
    return ways


def at_dawn(play: Play) -> bool:
    return bool(play.values_of("event_discarded"))


def after(play: Play, had: Purse, kind: str, words: tuple[str, ...]) -> Purse:
    """What losses of the event leave of a purse of seat 0, before the night rewards."""
    lost = [(str(values[1]), int(values[2])) for values in play.values_of(kind) if values[0] == 0]
    return tuple(n - sum(count for each, count in lost if each == word) for n, word in zip(had, words, strict=True))


def first(play: Play, kind: str, value: int) -> str:
    """A value of the first event of a kind that concerns seat 0's turn; "" if there was none."""
    return next((str(values[value]) for values in play.values_of(kind)), "")


# Events


@rule("ryozen.event.card.lunar_curse")
@SEEDS
def test_any_shards_can_be_lost_to_the_lunar_curse(seed: int) -> None:
    s, random = position(seed)
    shards(s, 0, *(random.randrange(3) for _ in SHARDS))
    foretold(s, "lunar_curse")
    lit = {(s.turned + step) % 6 for step in BOX.table[0].lit}
    mine = {sector_of(where) for where in places_of(s) if owner_of(s.board[where]) == 0}

    had = moons(s, 0)

    assert reached(night(s), lambda end: after(end, had, "shard_lost", SHARDS), at_dawn) == less(had, len(lit & mine))


@rule("ryozen.event.card.palace_banquet")
@SEEDS
def test_any_resources_can_be_lost_at_the_banquet(seed: int) -> None:
    random = Random(seed)
    s = table(2)
    guests = random.randrange(4)
    for copy in range(guests):
        put(s, "palace", 0, copy=copy)
    goods(s, 0, *(random.randrange(3) for _ in RESOURCES))
    foretold(s, "palace_banquet")

    had = held(s, 0)

    assert reached(night(s), lambda end: after(end, had, "spent", RESOURCES), at_dawn) == less(had, guests)


@rule("ryozen.event.card.rumours")
@SEEDS
def test_any_hidden_companion_can_be_revealed_by_rumours(seed: int) -> None:
    s, _ = position(seed)
    foretold(s, "rumours")
    hidden = {PLACE_WORDS[where] for where in places_of(s) if owner_of(s.board[where]) == 0 and s.hidden >> where & 1}

    def read(end: Play) -> Hashable:
        return next((str(values[2]) for values in end.values_of("turned") if values[0] == 0), "")

    assert reached(night(s), read, at_dawn) == (hidden or {""})


@rule("ryozen.event.card.clan_house_fire")
@SEEDS
def test_any_revelation_can_burn(seed: int) -> None:
    random = Random(seed)
    s = table(2)
    names = random.sample(["rainbow_1", "disguise_2", "seal_altar_1", "mercy_coral_1"], random.randrange(4))
    own(s, 0, *names)
    foretold(s, "clan_house_fire")
    kept = {frozenset(cards(*(each for each in names if each != burnt))) for burnt in names} or {frozenset()}

    assert reached(night(s), lambda end: frozenset(end.state.cards[0]), at_dawn) == kept


@rule("ryozen.revelation.card.seal_gates")
@SEEDS
def test_each_opponent_discards_any_resource_for_the_seal_of_the_gates(seed: int) -> None:
    random = Random(seed)
    s = table(3)
    own(s, 0, "seal_gates_1")
    for side in (1, 2):
        goods(s, side, *(random.randrange(2) for _ in RESOURCES))
    allowed = {(one, other) for one in less(held(s, 1), 1) for other in less(held(s, 2), 1)}
    play = at(s).play("gates:1", "yes")

    assert reached(play, lambda end: (held(end.state, 1), held(end.state, 2)), turn_is_over) == allowed


# Revelations


@rule("ryozen.revelation.card.disguise")
@SEEDS
def test_any_own_revealed_companion_can_be_disguised(seed: int) -> None:
    s, random = position(seed)
    own(s, 0, "disguise_1")
    goods(s, 0, scrolls=random.randrange(2))
    shown = [where for where in places_of(s) if owner_of(s.board[where]) == 0 and not s.hidden >> where & 1]
    allowed = {PLACE_WORDS[where] for where in shown} if held(s, 0)[1] else set()
    play = at(s)

    assert (play.topic == "turn.revelation") == bool(allowed)
    if allowed:
        assert set(choices(play.play("disguise_1"), "turn.hidden", "turned", 2)) == allowed


def choices(play: Play, topic: str, kind: str, value: int) -> Iterator[str]:
    """What can be chosen; if there is only one way, what happened."""
    yield from play.keys if play.topic == topic else (first(play, kind, value),)


@rule(
    "ryozen.revelation.card.prayer_coral", "ryozen.revelation.card.prayer_agate", "ryozen.revelation.card.prayer_jade"
)
@SEEDS
def test_a_prayer_brings_any_number_of_shards_that_can_be_paid(seed: int) -> None:
    random = Random(seed)
    s = table(2)
    lanterns, kind = random.randrange(4), random.randrange(3)
    own(s, 0, f"prayer_{SHARDS[kind]}_1")
    goods(s, 0, lanterns=lanterns)
    play = at(s)

    assert (play.topic == "turn.revelation") == (lanterns > 0)
    if lanterns:
        further = play.play(f"prayer_{SHARDS[kind]}_1")
        found = reached(further, lambda end: moons(end.state, 0)[kind], lambda end: end.topic.startswith("place."))
        assert found == set(range(1, min(2, lanterns) + 1))


# Abilities and villages


def ability(play: Play, words: tuple[str, ...]) -> Play | None:
    """Seat 0 places its companion revealed and uses its ability, if it may."""
    play = play.play(*words)
    return play.play("yes") if play.topic == "ability.use" else None


@rule("ryozen.companion.ability.seer")
@SEEDS
def test_a_seer_discards_any_event_or_returns_the_top_one_anywhere(seed: int) -> None:
    s, random = position(seed, "seer", "altar:1")
    names = random.sample(EVENTS, 5)
    foretold(s, *(name if random.random() < 0.6 else "" for name in names[:4]))
    s.event_discard = events(names[4]) if random.random() < 0.7 else ()
    allowed = {(*s.areas[:n], -1, *s.areas[n + 1 :]) for n, each in enumerate(s.areas) if each >= 0}
    for top in s.event_discard:
        allowed |= {(*s.areas[:n], top, *s.areas[n + 1 :]) for n, each in enumerate(s.areas) if each < 0}
    play = ability(at(s), ("altar:1",))

    assert (play is not None) == bool(allowed)
    if play:
        changed = reached(play, lambda end: end.state.areas, lambda end: end.state.areas != s.areas)
        assert changed == allowed


@rule("ryozen.companion.ability.hermit")
@SEEDS
def test_a_hermit_takes_the_effect_of_either_neighbour(seed: int) -> None:
    s, random = position(seed, "hermit")
    sector = random.randrange(6)
    s.board[place(f"{SECTORS[sector]}:1")] = -1  # type: ignore[call-overload]  # no tile
    s.hidden &= ~(1 << place(f"{SECTORS[sector]}:1"))
    play = ability(at(s), (f"{SECTORS[sector]}:1",))

    assert play
    assert set(play.keys) == {SECTORS[(sector - 1) % 6], SECTORS[(sector + 1) % 6]}


@rule("ryozen.companion.ability.night_agent")
@SEEDS
def test_a_night_agent_is_paid_with_any_resource(seed: int) -> None:
    s, random = position(seed, "night_agent", "altar:1")
    goods(s, 0, *(random.randrange(2) for _ in RESOURCES))
    allowed = less(held(s, 0), 1) if any(held(s, 0)) else set()
    play = at(s).play("altar:1")
    if play.topic == "place.shown":
        play.play("revealed")

    assert (play.topic == "ability.use") == bool(allowed)
    if allowed:
        play.play("yes")
        assert reached(play, lambda end: held(end.state, 0), lambda end: sum(moons(end.state, 0)) > 0) == allowed


@rule("ryozen.village.tile.nomad_camp")
@SEEDS
def test_nomads_move_any_revealed_companion_to_any_other_sector(seed: int) -> None:
    s, _ = position(seed, keep_free="altar:1")
    build_path(s, "nomad_camp")
    s.explorers[0] = 1
    taken = place("altar:1")
    shown = [where for where in places_of(s) if owner_of(s.board[where]) == 0 and not s.hidden >> where & 1]
    free = [where for sector in range(6) for where in entered(s, sector) if where != taken]
    allowed = {
        (PLACE_WORDS[one], PLACE_WORDS[to]) for one in (*shown, taken) for to in free if sector_of(one) != sector_of(to)
    }
    play = at(s).play("altar:1", "yes")
    found = reached(
        play.play("nomad_camp"),
        lambda end: (first(end, "moved", 2), first(end, "moved", 3)),
        lambda end: bool(end.values_of("moved")) or turn_is_over(end),
    )

    assert found == (allowed or {("", "")})
