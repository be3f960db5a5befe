"""What lies open on the table is drawn."""

from itertools import pairwise
from math import hypot

from msgspec import structs

from igroteka.content.scene import Piece, Scene
from igroteka.content.texts import Texts
from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX, Box
from igroteka.games.ryozen.events import EFFECT
from igroteka.games.ryozen.scene.hand import FANS, HAND, TILE
from igroteka.games.ryozen.scene.moments import PLAYED, words
from igroteka.games.ryozen.scene.table import draw
from igroteka.games.ryozen.scene.targets import said, targets
from igroteka.games.ryozen.state import TIES, VEIL, State
from igroteka.games.ryozen.words import PLAYER, UNSEEN, Side
from igroteka.kernel.view import View
from tests.games.ryozen.build import (
    ALL_CARDS,
    build_path,
    card,
    cards,
    enemy,
    event,
    events,
    give_favour,
    goods,
    place,
    put,
    shards,
    solo,
    table,
    tile,
    village,
)

TEXTS = Texts.of(GAME, strict=True)
STANDING = (
    "craftville",
    "prosperopolis",
    "fire_cape",
    "river_shoal",
    "bulwark",
    "town_hall",
)  # villages up to the Altar


def scene(s: State) -> Scene:
    return draw(View(0, s), BOX, lambda message, /, **args: TEXTS.say("en", message, **args))


def pieces(s: State) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(s).pieces}


def test_the_event_deck_shows_its_number_and_the_last_event_discarded() -> None:
    s = table()
    s.event_deck, s.event_discard = (event("breach"), event("flood")), (event("uprising"), event("rumours"))
    seen = pieces(s)
    assert seen["deck:event"].badge == "2"
    assert seen["foretold:rumours"].tip == "rumours"
    assert "foretold:uprising" not in seen


def test_the_revelation_deck_shows_its_number_and_the_last_card_discarded() -> None:
    s = table()
    s.card_deck, s.card_discard = (card("rainbow_1"),), (card("disguise_1"), card("offering_wealth"))
    seen = pieces(s)
    assert seen["deck:revelation"].badge == "1"
    assert "Cards in the discard pile: 2" in seen["card:offering_wealth"].facts
    assert "card:disguise_1" not in seen


def test_a_used_up_deck_is_dim() -> None:
    s = table()
    assert pieces(s)["deck:event"].dim


def test_a_revelation_bears_its_glyph() -> None:
    s = table()
    s.display = cards("rainbow_1", "", "")
    seen = pieces(s)
    assert seen["glyph:rainbow_1"].sprite == "glyph_flame"
    assert "Glyph: flame" in seen["card:rainbow_1"].facts


def test_the_favour_of_hiring_and_building_stands_at_the_areas() -> None:
    seen = pieces(table())
    row, path = BOX.clan_house[0].favour, BOX.tables.path_favour
    assert [seen[f"hire:{n + 1}:much"].text for n in range(len(row))] == [str(favour) for favour in row]
    assert [seen[f"honour:{n + 1}:much"].text for n in range(len(path))] == [str(favour) for favour in path]


def test_the_altar_waits_at_the_end_of_the_road_with_its_price() -> None:
    last = len(BOX.tables.path_price)
    s = table()
    waiting = pieces(s)
    build_path(s, *STANDING, "altar")
    built = pieces(s)
    assert f"pill:{last}" in waiting and f"pill:{last}" not in built
    assert waiting["village:altar"].w < built["village:altar"].w


def test_a_toppled_companion_lies_face_down_before_its_owner() -> None:
    s = table(palace="on")
    fallen = tile(1, "archer")
    s.aside = (fallen,)
    seen = pieces(s)[f"tile:{fallen}"]
    assert (seen.board, seen.tip, seen.facts) == ("mat:1", "toppled", ("Archer",)) and seen.sprite.startswith("hidden_")


def test_who_lies_hidden_is_told() -> None:
    s = table()
    lying = put(s, "gates:1", 0, "archer", hidden=True)
    assert s.hidden >> place("gates:1") & 1
    seen = pieces(s)[f"tile:{lying}"]
    assert seen.sprite.startswith("hidden_") and seen.facts == ("Archer",)


def test_the_first_players_token_lies_before_its_holder() -> None:
    s = table()
    s.first = Side(2)
    assert pieces(s)["first_player"].board == "mat:2"


def test_the_basilisk_has_its_goods_before_it() -> None:
    s = solo()
    goods(s, 1, coins=5, scrolls=1)
    shards(s, 1, jade=2)
    before = pieces(s)
    give_favour(s, 1, 7)
    seen = pieces(s)
    assert {seen[f"hoard:{each}"].board for each in ("coin", "scroll", "lantern", "coral", "agate", "jade")} == {
        "mat:1"
    }
    assert (seen["hoard:coin"].badge, seen["hoard:lantern"].badge, seen["hoard:jade"].badge) == ("5", "0", "2")
    assert int(seen["hoard:favour"].badge) == int(before["hoard:favour"].badge) + 7


def test_the_basilisks_deck_shows_its_number_twists_and_last_card_alone() -> None:
    s = solo(difficulty="hard")
    s.enemy_unseen = tuple(each for each in s.enemy_unseen if each not in (enemy("k01"), enemy("k04")))
    s.enemy_blocks, s.enemy_discard = [(UNSEEN,) * 13], (enemy("k01"), enemy("k04"))
    seen = pieces(s)
    assert seen["deck:enemy"].badge == "13"
    assert seen["deck:enemy"].facts == ("Twists still in the game: 3; favour they give the Basilisk: 6, 6, 6",)
    assert seen["enemy:k04"].tip == "k04"
    assert "enemy:k01" not in seen


def test_cards_shuffled_on_top_by_a_twist_are_told() -> None:
    s = solo()
    s.enemy_blocks = [(UNSEEN,) * 8, (enemy("k01"), enemy("k02"), UNSEEN)]
    assert pieces(s)["deck:enemy"].facts[1] == "Shuffled together on top since the last twist: 3"


def test_against_people_there_is_no_deck_of_the_basilisk() -> None:
    assert "deck:enemy" not in pieces(table())
    assert "story" not in pieces(solo())


def test_the_story_shows_its_act_and_the_ways_taken() -> None:
    s = solo(story="blue")
    s.round, s.way = 3, 2
    seen = pieces(s)["story"]
    assert (seen.text, seen.tip, len(seen.facts)) == ("III", "blue_3", 2)
    assert seen.facts[0].startswith("Let the shadows be")
    s.round, s.way = 1, 0
    assert pieces(s)["story"].facts == ()


def test_omens_in_force_lie_beside_the_story() -> None:
    s = solo(story="blue")
    assert "omen" not in pieces(s)
    s.omens = VEIL | TIES
    assert len(pieces(s)["omen"].facts) == 2


def test_a_revelation_shows_what_it_is_about() -> None:
    s = table()
    s.display = (card("mercy_jade_1"), card("seal_gates_1"), card("rainbow_1"))
    seen = pieces(s)
    assert (seen["about:mercy_jade_1"].sprite, seen["about:seal_gates_1"].sprite) == ("goods_jade", "event")
    assert "about:rainbow_1" not in seen


def test_villages_show_what_they_give() -> None:
    s = table()
    build_path(s, "craftville", "prosperopolis")
    seen = pieces(s)
    assert (seen["bonus:craftville:0"].sprite, seen["bonus:craftville:0:much"].text) == ("goods_scroll", "3")
    sprites = [seen[f"bonus:prosperopolis:{n}"].sprite for n in range(3)]
    assert sprites == ["goods_coin", "goods_scroll", "goods_lantern"]


def test_the_top_of_the_village_stack_never_lies_on_the_altars_place() -> None:
    s = table()
    s.village_top = village("owl_bay")
    assert {"bonus:owl_bay:name", "pill:1"} <= set(pieces(s))
    build_path(s, *STANDING)
    assert "village:owl_bay" not in pieces(s)


def aimed(s: State, topic: str, key: str) -> tuple[str, ...]:
    return targets(View(0, s), BOX, topic, key)


def test_any_of_equal_companions_in_hand_can_be_chosen() -> None:
    s = table()
    s.side = Side(0)
    assert aimed(s, "place.companion", "apprentice") == tuple(f"tile:{each}" for each in sorted(s.hands[0]))


def test_own_companions_in_the_palace_are_pointed_at() -> None:
    s = table()
    s.side, s.palace = PLAYER, [tile(1, "apprentice"), tile(0, "apprentice", 2)]
    assert aimed(s, "clan_house.replace", "palace:apprentice") == (f"tile:{tile(0, 'apprentice', 2)}",)


def test_cards_on_areas_are_told_and_chosen_by_their_whole_area() -> None:
    s = table()
    s.areas, s.display = events("", "flood", "", ""), cards("", "", "rainbow_1")
    zones = {zone.id: zone.tip for zone in scene(s).zones}
    assert (zones["event:0"], zones["event:1"], zones["spring:2"]) == ("event_area", "flood", "rainbow_1")
    assert aimed(s, "gates.event", "flood") == ("event:1",)
    assert aimed(s, "revelation.acquire", "rainbow_1") == ("spring:2",)


def test_an_event_shows_what_it_does() -> None:
    s = table()
    s.areas = events("three_lights", "flood", "", "")
    seen = pieces(s)
    assert [seen[f"harm:three_lights:{n}"].sprite for n in range(4)] == ["sun", "sun", "sun", "favour"]
    assert (seen["harm:three_lights:3:much"].text, seen["harm:flood:0:much"].text) == ("−3", "−1")


def test_a_revelation_at_the_springs_shows_its_price_and_worth() -> None:
    s = table()
    s.display = cards("seal_altar_1", "", "")
    row, seen = BOX.revelation[card("seal_altar_1")], pieces(s)
    printed = (seen["price:seal_altar_1:much"].text, seen["worth:seal_altar_1:much"].text)
    assert printed == (f"−{row.price}", f"+{row.favour}")


def test_a_revelation_lies_before_whoever_decides_to_keep_it() -> None:
    s = table()
    s.side, s.card_deck = Side(1), tuple(each for each in ALL_CARDS if each != card("rainbow_1"))
    assert pieces(s)["card:rainbow_1"].board == "mat:1"


def test_who_can_be_hired_is_named() -> None:
    s = table()
    s.row, s.hiring = (tile(1, "bard"), tile(0, "archer")), True
    assert said(View(0, s), BOX, "clan_house.hire", "area:2") == "archer"


def test_it_is_told_whether_it_is_day_or_night() -> None:
    s = table()
    assert scene(s).status == "Round 1 of 3 · Day"
    s.night = True
    assert scene(s).status == "Round 1 of 3 · Night"


def test_the_next_village_is_named_at_its_area() -> None:
    s = table()
    s.village_top = village("fire_cape")
    assert pieces(s)["bonus:fire_cape:name"].text == "Fire Cape"


def test_each_sector_and_the_palace_open_with_their_places_whole() -> None:
    drawn = scene(table())
    field, places = drawn.boards[0], [zone for zone in drawn.zones if zone.id.startswith("place:")]
    parts = {part.thing: part for part in field.details}
    assert all(part.x >= 0 and part.x + part.w <= field.w and part.y + part.h <= field.h for part in field.details)
    assert "disc" in parts
    for zone in places:
        part = parts[zone.id.split(":")[1]]
        assert part.x <= zone.x
        assert zone.x + zone.w <= part.x + part.w
        assert part.y <= zone.y
        assert zone.y + zone.h <= part.y + part.h


def test_where_something_happens_lies_on_the_table_in_both_modes_of_the_palace() -> None:
    for s in (table(), table(palace="on")):
        seen = scene(s)
        there = {piece.id for piece in seen.pieces} | {zone.id for zone in seen.zones}
        spots = ("top", "wall:1") if s.palace_mode else ()
        for name in ("palace", "gates", "events", "villages", "bonuses", "revelations", *spots):
            source = str(words(s, BOX, "favour", {"source": name})["source"])
            assert any(each.startswith(source.rstrip("*")) for each in there)
            assert words(s, BOX, "effect", {"location": name})["location"] == source


def test_an_effect_of_the_palace_is_about_all_its_walls_because_no_spot_is_named() -> None:
    said = TEXTS.event("en", EFFECT, (0, "wall:1"), ("Ada", "Bo"))
    assert said == "Ada applies the day effect: outer walls of the Palace."
    assert words(table(palace="on"), BOX, "effect", {"location": "wall:1"})["location"] == "place:wall*"


def test_what_a_twist_brings_comes_from_where_it_lies() -> None:
    twist, favour = PLAYED.of["twist"], words(solo(), BOX, "favour", {"source": "cards"})
    assert favour["source"] in twist.source


def test_the_basilisk_sits_after_the_last_seat() -> None:
    s = solo()
    assert words(s, BOX, "placed", {"side": 1})["seat"] == 1
    assert words(s, BOX, "enemy_card", {"card": "k01"})["seat"] == 1


def test_the_top_of_the_basilisks_stack_is_its_own_companion() -> None:
    s = solo()
    s.top = tile(1, "archer")
    assert words(s, BOX, "basilisk_top", {"rank": "archer"})["top"] == f"tile:{s.top}"


def test_a_station_to_come_shows_each_resource_of_its_price() -> None:
    s = table()
    build_path(s)
    seen = pieces(s)
    first, second = BOX.tables.path_price[:2]
    assert (first[:3], second[:3]) == ((1, 1, 0), (0, 2, 0))
    assert {"cost:1:coin", "cost:1:scroll", "cost:2:scroll", "cost:2:scroll:2"} <= set(seen)
    assert "cost:1:coin:2" not in seen and not seen["cost:2:scroll"].badge


def test_the_villages_below_the_next_one_lie_on_their_own_stack() -> None:
    s = table()
    assert pieces(s)["deck:village"].dim
    s.villages = (village("owl_bay"), village("bulwark"))
    stack = pieces(s)["deck:village"]
    assert (stack.badge, stack.dim) == ("2", False)


def test_equal_companions_in_hand_lie_as_a_fan_beside_what_others_can_do() -> None:
    s = table()
    s.hands[0] = tuple(sorted([tile(0, "apprentice", n) for n in range(4)] + [tile(0, "warrior")]))
    seen = pieces(s)
    apprentices = [seen[f"tile:{tile(0, 'apprentice', n)}"].x for n in range(4)]
    assert {right - left for left, right in pairwise(apprentices)} == {FANS[0]}
    assert seen[f"ability:{tile(0, 'warrior')}"].effect
    assert [each.text for each in seen.values() if each.id.startswith("name:") and each.board == "mat:0"] == [
        "Apprentice",
        "Warrior",
    ]


def test_a_hand_of_many_kinds_lies_side_by_side() -> None:
    s = table()
    ranks = ("warrior", "archer", "bard", "guard", "hermit")
    s.hands[0] = tuple(sorted(tile(0, rank) for rank in ranks))
    seen = pieces(s)
    lying = sorted(seen[f"tile:{each}"].x for each in s.hands[0])
    assert min(right - left for left, right in pairwise(lying)) >= TILE
    assert not any(each.startswith("ability:") and seen[each].board == "mat:0" for each in seen)


def test_what_a_companion_can_do_has_more_room_where_few_are_held() -> None:
    s, warrior = table(), tile(0, "warrior")
    s.hands[0] = (warrior,)
    alone = pieces(s)[f"ability:{warrior}"]
    s.hands[0] = tuple(sorted((warrior, tile(0, "archer"), tile(0, "apprentice"))))
    among = pieces(s)[f"ability:{warrior}"]
    assert alone.w > among.w
    assert alone.x + alone.w // 2 <= HAND


def test_companions_of_too_many_kinds_keep_their_size_and_overlap() -> None:
    s = table()
    ranks = ("warrior", "archer", "bard", "guard", "hermit", "mentor", "seer", "diplomat", "merchant")
    s.hands[0] = tuple(sorted(tile(0, rank) for rank in ranks))
    seen = pieces(s)
    lying = sorted((seen[f"tile:{each}"] for each in s.hands[0]), key=lambda each: each.x)
    assert {each.w for each in lying} == {TILE}
    assert min(right.x - left.x for left, right in pairwise(lying)) > TILE // 2
    assert lying[-1].x + TILE // 2 <= HAND


def test_companions_in_the_palace_stand_in_rows_that_never_leave_its_disc() -> None:
    s = table()
    for count in range(1, 13):
        s.hands = [() for _ in s.hands]
        s.palace = [tile(side, "apprentice", n) for n in range(4) for side in range(3)][:count]
        drawn = scene(s)
        disc = next(piece for piece in drawn.pieces if piece.id == "disc")
        guests = [piece for piece in drawn.pieces if piece.id in {f"tile:{each}" for each in s.palace}]
        assert len({(each.x, each.y) for each in guests}) == count
        assert all(abs(each.x - disc.x) <= disc.w / 2 and abs(each.y - disc.y) <= disc.h / 2 for each in guests)


def test_the_first_herald_stands_on_the_highest_step() -> None:
    s = table()
    seen = pieces(s)
    heights = [seen[f"herald:{side}"].y for side in s.heralds]
    assert heights == sorted(set(heights))
    assert [seen[f"track:{n + 1}:rank"].text for n in range(len(s.heralds))] == ["1", "2", "3"][: len(s.heralds)]


def test_a_longer_road_than_the_painted_one_lies_on_plain_ground() -> None:
    def ground(box: Box) -> str:
        drawn = draw(View(0, table()), box, lambda message, /, **args: TEXTS.say("en", message, **args))
        return next(zone.sprite for zone in drawn.zones if zone.id == "group:road")

    path = BOX.path[0]
    shorter = structs.replace(path, prices=path.prices[:-1], favour=path.favour[:-1])
    assert (ground(BOX), ground(structs.replace(BOX, path=[shorter]))) == ("road", "")


def test_numbers_on_the_rim_stand_closer_to_what_they_count() -> None:
    seen = pieces(table())
    scroll, number, sun = (seen[f"day:capital:{n}"] for n in (2, 3, 0))
    assert (number.text, scroll.sprite) == ("2", "goods_scroll")
    gap = [hypot(one.x - other.x, one.y - other.y) for one, other in ((scroll, number), (sun, seen["day:capital:1"]))]
    assert gap[0] < gap[1]


def test_the_disc_shines_where_the_light_falls_by_every_rule() -> None:
    s = table()
    assert (pieces(s)["disc"].sprite, pieces(s)["light"].sprite) == ("disc", "light")
    s.every_second = True
    assert (pieces(s)["disc"].sprite, pieces(s)["light"].sprite) == ("disc_second", "light_second")


def test_in_another_light_than_the_drawn_ones_the_disc_is_dark() -> None:
    other = structs.replace(BOX, table=(structs.replace(BOX.table[0], lit=(0, 1, 3)),))
    drawn = draw(View(0, table()), other, lambda message, /, **args: TEXTS.say("en", message, **args))
    seen = {piece.id: piece.sprite for piece in drawn.pieces}
    assert (seen["disc"], "light" in seen) == ("disc_dark", False)
