"""Nothing that the rules allow is left out of an offer.

In random positions all answers are tried, and what can be reached by them is compared with a list that is made here
straight from the rules, without the engine's own questions of what is possible.
"""

from collections.abc import Hashable
from itertools import product
from random import Random

import pytest

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.topics import PLACE_WORDS, place_key
from igroteka.games.ryozen.words import (
    ALL_VILLAGES,
    ALTAR,
    COIN,
    GATES,
    LANTERN,
    NO_TILE,
    RANKS,
    RESOURCES,
    SCROLL,
    SHARDS,
    VILLAGES,
    owner_of,
    sector_of,
)
from igroteka.testing import rule
from tests.games.ryozen.build import (
    ALL_CARDS,
    Play,
    at,
    build_path,
    card,
    foretold,
    give_favour,
    goods,
    hand,
    held,
    lock,
    moons,
    night,
    own,
    place,
    points,
    put,
    row,
    shards,
    table,
    tile,
)
from tests.games.ryozen.offered import SEEDS, entered, places_of, position, price_of, reached, subsets, turn_is_over

# Placing


@rule("ryozen.day.place.must", "ryozen.day.place.paid", "ryozen.day.place.hidden")
@SEEDS
def test_every_place_that_is_free_and_can_be_paid_is_offered_with_both_faces(seed: int) -> None:
    s, random = position(seed)
    goods(s, 0, *(random.randrange(3) for _ in RESOURCES))
    lock(s, random.randrange(6), tile(1, "guard"))
    play = at(s)

    allowed: set[tuple[str, ...]] = {("palace",)}
    for where in [each for sector in range(6) for each in entered(s, sector)]:
        price = price_of(s, where)
        if price == "free" or held(s, 0)[RESOURCES.index(price)]:
            coins = held(s, 0)[COIN] - (price == "coin")
            allowed.add((PLACE_WORDS[where], "revealed"))
            if coins >= BOX.table[0].hidden_price:
                allowed.add((PLACE_WORDS[where], "hidden"))
    offered = reached(
        play,
        lambda each: each.values_of("placed")[0][2:] if each.values_of("placed")[0][2] != "palace" else ("palace",),
        lambda each: bool(each.values_of("placed")),
    )

    assert offered == allowed


# Strikes and moves


def first(play: Play, event: str, word: int) -> str:
    """A word of the first event of a kind, if there was one."""
    values = play.values_of(event)
    return str(values[0][word]) if values else ""


def ability(play: Play, event: str, word: int) -> set[Hashable]:
    """What the companion placed at the Altar can do, including nothing."""
    play.play("altar:1", "revealed")
    if play.topic != "ability.use":
        return set()
    found = reached(play, lambda end: first(end, event, word), lambda end: end.topic == "effect.apply")
    return found - {""}


@rule("ryozen.companion.ability.warrior", "ryozen.companion.ability.archer", "ryozen.companion.ability.organizer")
@pytest.mark.parametrize("rank", ["warrior", "archer", "organiser"])
@SEEDS
def test_every_companion_in_reach_can_be_struck(rank: str, seed: int) -> None:
    s, _ = position(seed, rank, "altar:1")
    goods(s, 0, 1)
    own_hidden = {sector_of(where) for where in places_of(s) if owner_of(s.board[where]) == 0 and s.hidden >> where & 1}
    sectors = {"warrior": {ALTAR}, "archer": {GATES}, "organiser": own_hidden}[rank]
    allowed = {PLACE_WORDS[where] for where in places_of(s) if s.board[where] >= 0 and sector_of(where) in sectors}

    assert ability(at(s), "struck", 3) == allowed


@rule("ryozen.companion.ability.bard")
@SEEDS
def test_every_revealed_companion_next_door_can_be_hidden(seed: int) -> None:
    s, _ = position(seed, "bard", "altar:1")
    goods(s, 0, 1)
    shown = [where for where in places_of(s) if s.board[where] >= 0 and not s.hidden >> where & 1]

    assert ability(at(s), "turned", 2) == {PLACE_WORDS[where] for where in shown if sector_of(where) in (2, 4)}


def moves(play: Play) -> set[Hashable]:
    """All moves of a companion that can be reached."""
    return reached(
        play,
        lambda end: (first(end, "moved", 2), first(end, "moved", 3)),
        lambda end: bool(end.values_of("moved")) or turn_is_over(end),
    )


@rule("ryozen.companion.ability.diplomat", "ryozen.day.move.place_choice")
@SEEDS
def test_a_diplomat_moves_any_own_neighbour_to_any_free_place(seed: int) -> None:
    s, _ = position(seed, "diplomat", "altar:1")
    goods(s, 0, 1)
    s.board[place("altar:1")] = NO_TILE
    froms = [where for where in places_of(s) if owner_of(s.board[where]) == 0 and sector_of(where) in (2, 4)]
    tos = [where for where in entered(s, 3) if where != place("altar:1")]
    play = at(s).play("altar:1", "revealed")

    offered = moves(play) if play.topic == "ability.use" else set()
    assert offered - {("", "")} == {(PLACE_WORDS[a], PLACE_WORDS[b]) for a, b in product(froms, tos)}


@rule("ryozen.revelation.card.strategic_manoeuvres", "ryozen.day.move.place_choice")
@SEEDS
def test_manoeuvres_move_any_own_companion_to_any_other_sector(seed: int) -> None:
    s, random = position(seed)
    goods(s, 0, 1)
    own(s, 0, "strategic_manoeuvres_1")
    lock(s, random.randrange(6), tile(1, "guard"))
    mine = [where for where in places_of(s) if owner_of(s.board[where]) == 0]
    free = [where for sector in range(6) for where in entered(s, sector)]
    allowed = {(PLACE_WORDS[a], PLACE_WORDS[b]) for a in mine for b in free if sector_of(a) != sector_of(b)}
    play = at(s)

    offered = moves(play.play("strategic_manoeuvres_1")) if play.topic == "turn.revelation" else set()
    assert offered == allowed


# Day effects


@rule("ryozen.sector.springs.day", "ryozen.revelation.acquire.cost")
@SEEDS
def test_any_cards_that_can_be_paid_together_can_be_acquired(seed: int) -> None:
    s, random = position(seed, keep_free="springs:1")
    goods(s, 0, 0, random.randrange(9))
    s.display = tuple(random.sample(ALL_CARDS, 3))
    prices = {each: BOX.revelation[each].price for each in s.display}
    scrolls = held(s, 0)[SCROLL]
    allowed = {frozenset(some) for some in subsets([*s.display], 2) if sum(prices[each] for each in some) <= scrolls}
    words = {BOX.revelation[each].id: each for each in s.display}
    play = at(s).play("springs:1")

    assert (
        reached(play, lambda end: frozenset(words[str(each[1])] for each in end.values_of("acquired")), turn_is_over)
        == allowed
    )


@rule("ryozen.sector.outskirts.day.explore", "ryozen.sector.outskirts.day.build")
@SEEDS
def test_every_way_to_explore_and_build_is_open(seed: int) -> None:
    s, random = position(seed, keep_free="outskirts:1")
    build_path(s, *random.sample(VILLAGES, random.randrange(4)))
    built = len(s.path)
    s.explorers[0] = random.randrange(built)
    s.village_top = next(each for each in ALL_VILLAGES if each not in s.path)
    goods(s, 0, *(random.randrange(4) for _ in RESOURCES))
    price = (*BOX.path[0].prices, BOX.altar_tile[0].price)[built - 1]
    can_pay = all(have >= need for have, need in zip(held(s, 0), price, strict=True))
    left = built - 1 - s.explorers[0]
    allowed = {(explored, False) for explored in range(min(2, left) + 1)}
    if left <= 1 and can_pay:
        allowed.add((left, True))
    began = s.explorers[0]
    if price_of(s, place("outskirts:1")) == "free":
        play = at(s).play("outskirts:1", *(["revealed"] if held(s, 0)[COIN] else []))

        def read(end: Play) -> Hashable:
            grown = len(end.state.path) > built
            return end.state.explorers[0] - began - grown, grown

        assert reached(play, read, turn_is_over) == allowed


@rule("ryozen.sector.altar.day.explore", "ryozen.sector.altar.day.bonus")
@SEEDS
def test_any_explored_village_gives_its_bonus(seed: int) -> None:
    s, random = position(seed, keep_free="altar:1")
    build_path(s, *random.sample(["prosperopolis", "craftville", "fire_cape"], random.randrange(4)))
    s.explorers[0] = random.randrange(len(s.path))
    can_go_on = s.explorers[0] + 1 < len(s.path)
    names = ["start", *(VILLAGES[each] for each in s.path[1:])]
    allowed: set[Hashable] = set()
    for further in range(1 + can_go_on):
        allowed |= {(further, name) for name in (*names[: s.explorers[0] + further + 1], "")}
    play = at(s).play("altar:1")
    began = s.explorers[0]

    def read(end: Play) -> Hashable:
        return end.state.explorers[0] - began, first(end, "bonus", 1)

    assert reached(play, read, turn_is_over) == allowed


@rule("ryozen.sector.clan_house.day.reveal", "ryozen.sector.clan_house.day.hire", "ryozen.clan_house.hire.replace")
@SEEDS
def test_anybody_of_the_row_that_can_be_paid_replaces_anybody(seed: int) -> None:
    s, random = position(seed, keep_free="clan_house:1")
    hand(s, 0, "apprentice", "warrior")
    goods(s, 0, random.randrange(6))
    row(s, *((random.randrange(2), rank) for rank in random.sample(["bard", "seer", "mentor"], 2)))
    s.stacks[0] = (tile(0, "hermit"),)
    keys = [place_key(where) for where in places_of(s) if owner_of(s.board[where]) == 0]
    replaced = ["hand:warrior", "clan_house:1", *keys]
    allowed: set[Hashable] = set()
    for tiles in (s.row, (*s.row, tile(0, "hermit"))):
        shown = len(tiles) > len(s.row)
        costs = BOX.clan_house[0].coins[: len(tiles)]
        allowed.add((shown, "", ""))
        for each, cost in zip(tiles, costs, strict=True):
            if owner_of(each) == 0 and cost <= held(s, 0)[COIN]:
                allowed |= {(shown, RANKS[BOX.tables.rank[each]], where) for where in replaced}
    play = at(s).play("apprentice", "clan_house:1", *(["revealed"] if held(s, 0)[COIN] else []))

    def read(end: Play) -> Hashable:
        return bool(end.values_of("clan_revealed")), first(end, "hired", 1), first(end, "replaced", 2)

    assert reached(play, read, turn_is_over) == allowed


@rule("ryozen.revelation.mercy.timing", "ryozen.resource.any")
@SEEDS
def test_every_payment_for_every_mercy_is_possible(seed: int) -> None:
    random = Random(seed)
    s = table(2)
    hand(s, 0, "warrior")
    put(s, "springs:2", 1)
    own(s, 0, *random.sample(["mercy_coral_1", "mercy_coral_2", "mercy_agate_1", "mercy_jade_2"], 3))
    goods(s, 0, *(random.randrange(3) for _ in RESOURCES))
    if not held(s, 0)[COIN]:
        goods(s, 0, 1, *held(s, 0)[1:])
    kinds = [BOX.revelation[each].kind.removeprefix("mercy_") for each in s.cards[0]]
    allowed: set[Hashable] = set()
    for used in subsets([*range(len(kinds))], 3):
        for paid in product(range(3), repeat=len(used)):
            left = [have - paid.count(kind) for kind, have in enumerate(held(s, 0))]
            if min(left) >= 0:
                gained = [sum(kinds[each] == shard for each in used) for shard in SHARDS]
                allowed.add((tuple(left), tuple(gained)))
    play = at(s).play("springs:1", "revealed", "yes")
    ends = reached(play, lambda end: (held(end.state, 0), moons(end.state, 0)), turn_is_over)

    assert ends == allowed


# Events of the Night


def at_dawn(play: Play) -> bool:
    return bool(play.values_of("event_discarded"))


@rule("ryozen.event.card.mist_of_oblivion")
@SEEDS
def test_any_cards_can_be_kept_for_favour(seed: int) -> None:
    random = Random(seed)
    s = table(2)
    own(s, 0, *random.sample(["rainbow_1", "disguise_2", "seal_altar_1", "mercy_coral_1"], 3))
    give_favour(s, 0, random.randrange(5))
    foretold(s, "mist_of_oblivion")
    kept = {frozenset(some) for some in subsets([*s.cards[0]], 3) if len(some) <= points(s)[0]}

    assert reached(night(s), lambda end: frozenset(end.state.cards[0]), at_dawn) == kept


@rule("ryozen.event.card.earthquake")
@SEEDS
def test_any_shards_and_favour_can_be_lost(seed: int) -> None:
    random = Random(seed)
    s = table(2)
    for where in random.sample(["gates:1", "altar:1", "springs:1", "palace"], 3):
        put(s, where, 0, copy=random.randrange(5))
    shards(s, 0, *(random.randrange(3) for _ in SHARDS))
    give_favour(s, 0, random.randrange(4))
    foretold(s, "earthquake")
    had = (*moons(s, 0), points(s)[0])
    ways: set[tuple[int, ...]] = {(0, 0, 0, 0)}
    for _ in range(3):
        more = {(*way[:kind], way[kind] + 1, *way[kind + 1 :]) for way in ways for kind in range(4)}
        ways = {way for way in more if all(lost <= have for lost, have in zip(way, had, strict=True))} or ways

    def read(end: Play) -> Hashable:
        lost = [str(values[1]) for values in end.values_of("shard_lost") if values[0] == 0]
        return (*map(lost.count, SHARDS), len([values for values in end.values_of("favour_lost") if values[0] == 0]))

    assert reached(night(s), read, at_dawn) == ways


@rule("ryozen.event.card.curse_of_shadow")
@SEEDS
def test_one_companion_of_each_lit_sector_is_struck_whichever_it_is(seed: int) -> None:
    s, _ = position(seed)
    foretold(s, "curse_of_shadow")
    lit = [(s.turned + step) % 6 for step in BOX.table[0].lit]
    mine = [
        [PLACE_WORDS[where] for where in places_of(s) if owner_of(s.board[where]) == 0 and sector_of(where) == sector]
        for sector in lit
    ]
    allowed = {frozenset(some) for some in product(*(each for each in mine if each))}

    def read(end: Play) -> Hashable:
        return frozenset(struck[3] for struck in end.values_of("struck") if struck[0] == 0)

    assert reached(night(s), read, at_dawn) == allowed


# Revelations at the start of a turn


@rule("ryozen.revelation.start_of_turn.requirements", "ryozen.day.turn.start_revelation")
@SEEDS
def test_every_revelation_that_can_be_paid_and_has_a_target_is_offered(seed: int) -> None:
    s, random = position(seed)
    words = [
        "strategic_manoeuvres_1",
        "offering_wealth",
        "offering_phoenix",
        "disguise_2",
        "prayer_coral_1",
        "rainbow_1",
    ]
    own(s, 0, *words, "seal_altar_1", "mercy_coral_1")
    goods(s, 0, *(random.randrange(2) for _ in RESOURCES))
    mine = [where for where in places_of(s) if owner_of(s.board[where]) == 0]
    free = [where for sector in range(6) for where in entered(s, sector)]
    cost = {each: BOX.tables.card_cost[card(each)] for each in words}
    allowed = {"rainbow_1"}
    if held(s, 0)[COIN] >= cost["strategic_manoeuvres_1"] and any(
        sector_of(a) != sector_of(b) for a in mine for b in free
    ):
        allowed.add("strategic_manoeuvres_1")
    if mine:
        allowed |= {"offering_wealth", "offering_phoenix"}
    if held(s, 0)[SCROLL] >= cost["disguise_2"] and any(not s.hidden >> where & 1 for where in mine):
        allowed.add("disguise_2")
    if held(s, 0)[LANTERN] >= cost["prayer_coral_1"]:
        allowed.add("prayer_coral_1")

    assert set(at(s).keys) == allowed | {"pass"}
