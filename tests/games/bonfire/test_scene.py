"""What lies open on the table is drawn."""

from itertools import combinations

import pytest

from igroteka.content.scene import Piece, Scene, Zone
from igroteka.content.texts import Language, Texts
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.box.sea import island_at
from igroteka.games.bonfire.scene.fires import HALVES
from igroteka.games.bonfire.scene.parts import SKILLS, TALLY, motifs
from igroteka.games.bonfire.scene.table import draw
from igroteka.games.bonfire.scene.targets import targets
from igroteka.games.bonfire.scene.voyage import berth, voyages
from igroteka.games.bonfire.state import NOVICES, POINTS, State, buried, isle_at
from igroteka.games.bonfire.topics import GNOMES
from igroteka.games.bonfire.words import (
    ALL_SEATS,
    CELLS,
    COMMON,
    GUARDIANS,
    HEAD_START,
    MASTER_IDS,
    PIER,
    PLACES,
    Card,
    FateTile,
    Pile,
    ids,
)
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import View
from tests.games.bonfire.build import (
    city,
    put,
    table,
)
from tests.games.scenes import say

TEXTS = Texts.of(GAME, strict=True)
SAY = say(TEXTS, "en")


def scene(s: State) -> Scene:
    return draw(View(0, s), BOX, lambda message, /, **args: TEXTS.say("en", message, **args))


def pieces(s: State) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(s).pieces}


def zones(s: State) -> dict[str, Zone]:
    return {zone.id: zone for zone in scene(s).zones}


def test_common_tasks_show_what_they_ask_and_whose_novice_still_waits() -> None:
    s = table()
    s.neutrals = 0b00101
    seen = pieces(s)
    assert [seen[f"common:{each}"].text for each in COMMON] == ["7", "7", "7", "5", "6"]
    assert [each for each in COMMON if f"neutral:{each}" in seen] == ["paths", "portals"]


def test_the_council_tells_how_near_the_countdown_is() -> None:
    s = table(3)
    s.council = put(s.council, 0, 1, 1)
    s.council = put(s.council, NOVICES, 2)
    assert zones(s)["gathering"].label == "4 / 10"


def test_the_countdown_token_waits_on_its_place_and_then_counts_at_the_fire() -> None:
    s = table()
    waiting = pieces(s)["countdown"]
    s.counting, s.stack, s.token = True, 3, 4
    running = pieces(s)["countdown"]
    assert (waiting.text, running.text) == ("5", "4")
    assert (waiting.x, waiting.y) != (running.x, running.y)


def test_the_first_tile_is_chosen_where_it_lies_in_the_city() -> None:
    """The tile set aside, or one of the supply; together they are all there is to point at."""
    match = Match(GAME, GAME.setup(seats=2), Luck(1))
    ask = match.asks[0]
    seen = match.view(ask.seat)
    there = [targets(seen, BOX, ask.topic.name, key) for key in ask.keys]
    drawn = {piece.id: piece.tip for piece in draw(seen, BOX, SAY).pieces}

    assert ask.topic.name == "fate.start"
    assert [{drawn[each] for each in found} for found in there] == [{key} for key in ask.keys]
    assert [len(found) for found in there] == [3, 3]


def test_a_city_is_told_in_numbers() -> None:
    s = table()
    counts = {each.id: each.value for each in draw(View(0, s), BOX, SAY).boards[-1].counts}

    assert counts == {"bonfires": 0, "tasks": 0, "paths": 1, "portals": 0, "guardians": 1, "gnomes": 0}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_gnome_on_display_says_what_it_does(lang: Language) -> None:
    scene = draw(View(0, table()), BOX, say(TEXTS, lang))
    shown = {piece.id.partition(":")[2] for piece in scene.pieces if piece.board == "displays" and piece.tip in GNOMES}
    words = {piece.id.partition(":")[2]: piece.text for piece in scene.pieces if piece.id.startswith("gist:")}

    assert words.keys() == {name.partition(":")[0] for name in shown}
    assert all(words.values())


def test_the_first_players_building_bears_the_countdown_tokens_left() -> None:
    s = table()
    s.first = ALL_SEATS[1]
    seen = pieces(s)
    assert "building:1" in seen
    assert "building:0" not in seen
    assert "countdowns" not in seen
    s.counting, s.stack = True, 3
    assert (pieces(s)["countdowns"].board, pieces(s)["countdowns"].badge) == ("town:1", "3")


def test_every_novice_stands_beside_its_bonfire_until_it_is_lit() -> None:
    s = table()
    s.lit = put(s.lit, 0, 0b0000101)
    seen = pieces(s)
    assert [n for n in range(1, 8) if f"novice:0:{n}" in seen] == [2, 4, 5, 6, 7]


def test_the_whole_supply_of_fate_tiles_lies_open() -> None:
    s = table()
    s.supply = put(s.supply, 0, tuple(map(FateTile, (3, 0, 6, 1))))
    seen = pieces(s)
    assert [seen[f"{end}:0:0"].tip for end in ("top", "inner:1", "inner:2", "bottom")] == ["F4", "F1", "F7", "F2"]
    assert "inner:3:0:0" not in seen


def test_a_full_supply_and_the_tile_beside_it_lie_apart_and_can_be_read() -> None:
    s = table()
    s.supply, s.set_aside = put(s.supply, 0, tuple(map(FateTile, range(7)))), put(s.set_aside, 0, FateTile(7))
    left, top, right, bottom = zone_box(zones(s)["store:0:supply"])
    rows = ("top", "inner", "bottom", "aside")
    tiles = [each for each in pieces(s).values() if each.board == "town:0" and each.id.partition(":")[0] in rows]

    assert len(tiles) == 8 * 3
    assert min(tile.w for tile in tiles) >= 34
    assert all(apart(piece_box(one), piece_box(two)) for one, two in combinations(tiles, 2))
    for x1, y1, x2, y2 in map(piece_box, tiles):
        assert left <= x1 < x2 <= right
        assert top <= y1 < y2 <= bottom


def test_on_a_phone_the_city_and_its_fate_tiles_fit_below_the_question() -> None:
    """At 374 pixels of width; 844 pixels of height less prompt, gap and tabs."""
    panes = next(board for board in scene(table()).boards if board.id == "town:0").panes
    fate = zones(table())["store:0:supply"]
    assert panes[1].y + panes[1].h > fate.y + fate.h
    assert sum(pane.h * 374 // pane.w for pane in panes[:2]) <= 844 - 116 - 46 - 2


def test_the_fate_tile_kept_before_the_first_turn_lies_beside_the_supply() -> None:
    s = table()
    assert "aside:0:0" not in pieces(s)
    s.set_aside = put(s.set_aside, 0, FateTile(4))
    assert [pieces(s)[f"aside:0:{n}"].sprite for n in range(3)] == [f"fate_{each}" for each in BOX.fate_tile[4].symbols]


def test_the_deck_of_masters_shows_its_number() -> None:
    s = table()
    s.masters_unseen = MASTER_IDS[1:4]
    assert pieces(s)["deck:masters"].badge == "3"


def test_against_tom_the_master_they_revealed_last_lies_open() -> None:
    s = table(mode="solo")
    first, last, *left = s.masters_unseen
    s.masters_unseen, s.masters_out = tuple(left), (first, last)
    seen = pieces(s)
    assert seen[f"gnome:{GNOMES[last]}"].board == "displays"
    assert f"gnome:{GNOMES[first]}" not in seen


def test_tiles_put_back_under_a_pile_count() -> None:
    s = table()
    s.piles, s.under = (4, 5, 0), (buried(Pile(1), BOX.tiles[7]), buried(Pile(1), BOX.tiles[9]))
    seen = pieces(s)
    assert [seen[f"pile:{n}"].badge for n in (1, 2, 3)] == ["4", "7", "0"]


def test_the_points_of_the_great_bonfire_and_of_guardians_can_be_read() -> None:
    seen, printed = pieces(table()), zones(table())
    cell = next(n for n, row in enumerate(BOX.great_cell) if row.points)
    assert seen[f"gives:{cell}:1"].text == "2"
    assert [printed[f"worth:0:{n}"].label for n in range(1, 8)] == ["2", "3", "4", "5", "6", "7", "8"]


def test_tom_shows_points_novices_and_cards() -> None:
    s = table(mode="solo")
    s.points = put(s.points, POINTS + HEAD_START, 5)
    s.council = put(s.council, 1, 1)
    s.tom_pile, s.tom_played = ids(Card, 5), 11
    seen = pieces(s)
    assert (seen["points:1"].text, seen["points:1"].facts) == ("5", ("Head start: 5",))
    assert seen["novices:1"].badge == "3"
    assert (seen["tom:1"].badge, seen["tom:1"].facts) == ("5", ("Pass 2 of 4",))
    played = {each.id: each.tip for each in seen.values() if each.id.startswith("tom_card:")}
    assert played == {
        "tom_card:task_1": "task_1", "tom_card:task_2": "task_2", "tom_card:guardian": "tom_card-guardian",
    }  # fmt: skip
    assert len({seen[each].sprite for each in played}) == 3


def test_tom_has_no_tokens_fate_tiles_or_gifts() -> None:
    s = table(mode="solo")
    seen = scene(s)
    assert not [each.id for each in seen.pieces if each.id.startswith(("token:1", "resource:1", "stack:1", "top:1"))]
    names = {zone.id for zone in seen.zones}
    assert not {"store:1:supply", "store:1:gifts", "store:1:goods", "store:1:fate", "cell:1:r1c1"} & names
    assert "store:1:tom" in names


def test_tasks_that_ask_for_different_things_look_different() -> None:
    looks = {(*motifs(task), TALLY.get(task.kind, "")): task.kind + str(task.of) for task in BOX.task}
    assert len(looks) == len({task.kind + str(task.of) for task in BOX.task})


def test_a_task_in_a_city_tells_how_far_it_is() -> None:
    s = table()
    city(s, 0, tasks={1: "R08"}, resources="flower:2")
    assert pieces(s)["task:R08"].facts == ("So far: 2 of 3",)


def test_gnomes_that_do_different_things_look_different() -> None:
    assert set(SKILLS) == set(GNOMES)
    assert len(set(SKILLS.values())) == len(GNOMES)


def test_the_way_of_a_ship_leads_over_the_islands_between() -> None:
    islands = [row.id for row in BOX.island]
    a1, a3 = (BOX.islands[islands.index(each)] for each in ("A1", "A3"))
    shown = {preview.keys: preview.pieces for preview in voyages(BOX, ALL_SEATS[0], a1, ("ship",))}

    *legs, ghost = shown["ship", "A3"]
    assert len(legs) == BOX.distance[a1][a3] == 2
    assert (ghost.x, ghost.y) == berth(BOX, 0, a3)
    assert ("ship", "A1") not in shown
    assert len(shown) == len(islands) - 1


def test_from_the_pier_a_ship_sails_straight_anywhere() -> None:
    ways = voyages(BOX, ALL_SEATS[0], PIER)
    assert {preview.keys[0] for preview in ways} == {row.id for row in BOX.island}
    assert {len(preview.pieces) for preview in ways} == {2}


Box4 = tuple[int, int, int, int]  # left, top, right, bottom


def zone_box(each: Zone) -> Box4:
    return each.x, each.y, each.x + each.w, each.y + each.h


def piece_box(each: Piece) -> Box4:
    return each.x - each.w // 2, each.y - each.h // 2, each.x + each.w // 2, each.y + each.h // 2


def apart(one: Box4, two: Box4) -> bool:
    return one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]


def test_the_niches_of_the_great_bonfire_lie_apart_on_their_half() -> None:
    niches = [zone_box(each) for name, each in zones(table()).items() if name.startswith("great:")]
    assert len(niches) == 7
    assert all(apart(one, two) for one, two in combinations(niches, 2))
    assert all(left >= 0 and right <= HALVES[0].w for left, _, right, _ in niches)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tasks_lie_in_the_middle_of_their_island_however_many_were_dealt(seats: int) -> None:
    s = table(seats)
    seen = pieces(s)
    for island, row in zip(BOX.islands, BOX.island, strict=True):
        dealt = [s.isles[isle_at(island, place)] for place in range(PLACES)]
        cards = [seen[f"task:{BOX.task[task].id}"] for task in dealt if task >= 0]
        assert sum(each.x for each in cards) == len(cards) * island_at(row)[0]


def test_a_ship_hides_neither_the_name_nor_the_price_of_its_island() -> None:
    s = table(4)
    s.ships = (BOX.islands[0],) * 4
    seen, (x, y) = pieces(s), island_at(BOX.island[0])
    price = (x - 20, y + 75, x + 20, y + 95)  # at the middle of the island's lower edge
    for seat in range(4):
        ship = piece_box(seen[f"ship:{seat}"])
        assert apart(ship, piece_box(seen[f"name:{BOX.island[0].id}"]))
        assert apart(ship, price)


def test_guardians_who_wait_stand_at_the_start_and_hide_no_number() -> None:
    s = table()
    city(s, 0, guardians=dict.fromkeys(GUARDIANS, "waiting"))
    seen, lying = pieces(s), zones(s)
    left, top, right, bottom = zone_box(lying["waiting:0"])
    for name in GUARDIANS:
        stands = piece_box(seen[f"guardian:0:{name}"])
        assert left <= stands[0] and stands[2] <= right
        assert top - 2 <= stands[1] and stands[3] <= bottom + 2
        assert all(apart(stands, zone_box(lying[f"worth:0:{n}"])) for n in (1, 2, 3))


def test_each_seat_of_the_council_says_what_it_brings() -> None:
    seen = pieces(table())
    assert seen["brings:gold"].text == "gold and a yellow token"
    assert len({seen[f"brings:{cell}"].text for cell in CELLS}) == len(CELLS)


def test_the_place_of_the_gnomes_says_what_it_is_for_until_there_are_some() -> None:
    s = table()
    assert pieces(s)["nobody:0"].effect
    city(s, 0, gnomes="master_01")
    assert "nobody:0" not in pieces(s)


@pytest.mark.parametrize("topic", ["council.guardian", "tom.guardian"])
def test_a_guardian_to_call_is_the_one_who_waits_on_her_island(topic: str) -> None:
    s = table()
    for row in BOX.island:
        if row.guardian:
            assert targets(View(0, s), BOX, topic, row.guardian) == (f"waits:{row.id}",)
            assert pieces(s)[f"waits:{row.id}"].sprite == f"guardian_{row.guardian}"
