"""What stands where on the table: figures apart, cards that are out of use aside, a battle with its strengths."""

from math import hypot

from igroteka.content.scene import Piece, Scene, scenery_of
from igroteka.content.texts import Texts
from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.scene.chart import chart
from igroteka.games.candelabria.scene.spots import spots
from igroteka.games.candelabria.words import TacticCard
from igroteka.testing import rule
from tests.games.candelabria.build import Play, Position, table


def drawn(play: Play, seat: int = 0) -> Scene:
    texts = Texts.of(GAME)
    return scenery_of(GAME).draw(play.match.view(seat), GAME.box, lambda key, /, **args: texts.say("en", key, **args))


def named(scene: Scene, start: str) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene.pieces if piece.id.startswith(start)}


def fight() -> Position:
    """Ash has a castle and a flame in region 1, the Guild three flames."""
    make = table().no_flames(0).no_flames(1).castle(0, "1-in").flames(0, "1-cw").tactics(0, "T01").tactics(1, "T02")
    make.state.powers = (0,) * 3
    return make.flames(1, "1-in", "1-cw", "1-ccw")


def test_figures_stand_apart_from_each_other_and_from_the_symbol() -> None:
    for side, seats in ((0, 3), (1, 5)):
        on = chart(BOX, side)
        for name in on.outline:
            at = spots(on, name, seats)
            middle, (x, y) = on.centre[name], at.candles[0]
            others = [*at.candles[1:3], at.castle, middle]

            assert min(hypot(x - other, y - down) for other, down in others) >= 26, name
            assert len({*at.flames}) == seats


def test_fires_are_counted_in_figures_only_where_they_cannot_be_counted_at_a_glance() -> None:
    make = table().candle(0, "warrior", "1-in", fires=3).candle(1, "pilgrim", "1-cw", fires=4)
    candles = named(drawn(make.play()), "candle:")

    assert (candles["candle:0:warrior"].badge, candles["candle:1:pilgrim"].badge) == ("", "4")


@rule("candelabria.battle.used_until_season_end")
def test_tactics_used_in_this_war_leave_the_room_to_the_others() -> None:
    make = table().tactics(0, "T01", "T02")
    make.state.used = (tuple(map(TacticCard, range(4))), (), ())
    scene = drawn(make.play())
    held = [each for name, each in named(scene, "tactic:0:").items() if name.count(":") == 3]
    used = [each for name, each in named(scene, "used:0:").items() if name.count(":") == 3]

    assert (len(held), len(used)) == (2, 4)
    assert all(named(scene, f"{each.id}:") for each in used)  # in a battle they are shown large
    assert held[1].x - held[0].x >= held[0].w
    assert all(each.dim and 3 * each.w < held[0].w for each in used)


@rule("candelabria.wither.place")
def test_a_withering_card_covers_the_weak_action_of_its_cell() -> None:
    make = table(withering=True)
    make.wither(0, 0, "steal_vp")
    scene = drawn(make.play())

    assert named(scene, "withered:0:left") and not named(scene, "weak:0:left:")
    assert named(scene, "weak:0:right:")


def test_a_battle_shows_what_its_strengths_are_made_of() -> None:
    scene = drawn(fight().fight(1).play())
    parts = {name: piece.text for name, piece in named(scene, "force:").items() if piece.text}

    castle = f"+{BOX.tables.castle_strength}"
    assert parts == {
        "force:0:part_flames:number": "+1",
        "force:0:part_castle:number": castle,
        "force:1:part_flames:number": "+3",
    }


@rule("candelabria.temple.grey")
def test_with_a_grey_temple_the_weakest_is_lit_and_the_heading_says_so() -> None:
    make = fight().flames(0, "1-ccw")
    usual, grey = drawn(make.fight(1).play()), drawn(make.temple(1, "grey").fight(1).play())
    lit = [[zone.id for zone in scene.zones if zone.lit and zone.id.startswith("fighter:")] for scene in (usual, grey)]
    heading = [next(zone.label for zone in scene.zones if zone.id == "battle") for scene in (usual, grey)]

    assert lit == [["fighter:0"], ["fighter:1"]]
    assert heading == [
        "Battle for region 1 · 4\N{NO-BREAK SPACE}VP",
        "Region 1: the weakest wins 4\N{NO-BREAK SPACE}VP",
    ]


@rule("candelabria.curse.double")
def test_a_battle_says_how_many_points_it_brings_with_and_without_a_doubling_curse() -> None:
    make = fight().flames(0, "1-ccw").curses("curse_7").curse(1, 0, 1)

    assert drawn(make.fight(1).play()).heading == "Battle for region 1 · 4 / 8\N{NO-BREAK SPACE}VP"


def test_until_cells_are_played_an_empty_one_shows_what_it_gives() -> None:
    scene = drawn(fight().fight(1).play())

    assert named(scene, "bare:0:left:") and named(scene, "bare:1:right:")


def test_decks_lie_beside_the_tactics_on_offer_and_under_none() -> None:
    for name in ("three", "five"):
        houses = ("ash", "guild", "seeders", "coven", "knights")[: 3 if name == "three" else 5]
        scene = drawn(table(*houses, withering=True).play())
        lie = [*named(scene, "deck:").values(), *named(scene, "offer:").values()]
        lie = [each for each in lie if each.id.count(":") == 2 or each.id.startswith("deck:")]

        assert {each.id for each in lie} >= {"deck:candle", "deck:tactic", "deck:curse", "deck:withering"}
        for n, one in enumerate(lie):
            for other in lie[n + 1 :]:
                apart = abs(one.x - other.x) >= (one.w + other.w) / 2 or abs(one.y - other.y) >= (one.h + other.h) / 2
                assert apart, (one.id, other.id)


def test_a_curse_has_its_name_below_its_card_and_every_house_a_place_for_its_flames() -> None:
    make = table("ash", "guild", "seeders", "coven", "knights").at_curse(1, s0=1, s1=2, s2=3, s3=4, s4=5)
    scene = drawn(make.play())
    card, title = named(scene, "card:curse_1")["card:curse_1"], named(scene, "title:curse_1")["title:curse_1"]
    claims = list(named(scene, "claim:0:").values())
    place = next(zone for zone in scene.zones if zone.id == "curse:1")

    assert title.y - title.h / 2 >= card.y + card.h / 2 - 8
    assert len({(claim.x, claim.y) for claim in claims}) == 5
    assert all(claim.x + claim.w / 2 <= place.x + place.w and claim.y + claim.h / 2 < title.y for claim in claims)


def targets(play: Play, topic: str, key: str, seat: int = 0) -> tuple[str, ...]:
    return scenery_of(GAME).targets(play.match.view(seat), GAME.box, topic, key)


def test_every_copy_of_a_card_can_be_chosen() -> None:
    play = table().tactics(0, "T01", "T01", "T02").display("T03", "T03", "T01", "T02", "T04", "T05").play()

    assert targets(play, "battle.card", "T01") == ("tactic:0:T01:0", "tactic:0:T01:1")
    assert targets(play, "tactic.take", "T03") == ("offer:T03:2", "offer:T03:3")


def test_a_region_is_chosen_anywhere_on_its_land() -> None:
    play = table().play()

    assert set(targets(play, "curse.place", "region:1")) == {"region:1", "land:1-in", "land:1-ccw", "land:1-cw"}
    assert targets(play, "curse.place", "region:10") == ()


def test_curses_and_upgrades_are_named_where_they_are_chosen() -> None:
    play, texts = table().play(), Texts.of(GAME)
    words = scenery_of(GAME).said
    seen = play.match.view(0)
    curse = words(seen, GAME.box, "curse.influence", "curse:1")
    upgrade = words(seen, GAME.box, "forge.buy", "upgrade:1")
    token = BOX.upgrade[BOX.tables.token_row[play.state.tops[0]]].id

    assert texts.option("en", "curse.influence", curse, ()) == f"“{texts.name('en', 'curse_1')}”"
    assert texts.option("en", "forge.buy", upgrade, ()) == f"“{texts.name('en', token)}”"
    assert texts.option("en", "curse.influence", "curse:1", ()) == "Curse 1"


@rule("candelabria.two.curses.no_strength")
def test_two_players_are_not_promised_what_a_curse_does() -> None:
    scene = drawn(table(two=True).play())
    title, card = named(scene, "title:curse_1")["title:curse_1"], named(scene, "card:curse_1")["card:curse_1"]

    assert (title.text, title.tip) == ("Curse 1", "curse_place")
    assert card.facts == ("With two players its property is not used.",)
    assert named(drawn(table().play()), "title:curse_1")["title:curse_1"].text.startswith("1. ")


@rule("candelabria.wither.place")
def test_the_choice_of_a_cell_shows_what_it_holds() -> None:
    play = table(withering=True).wither(0, 0, "steal_vp").play()
    left, right = (
        scenery_of(GAME).picture(play.match.view(0), GAME.box, "withering.cell", cell) for cell in ("left", "right")
    )

    assert [piece.tip for piece in left] == ["withering-steal_vp"]
    assert all(piece.sprite.startswith("effect_") for piece in right) and right


def test_a_mine_says_only_what_is_taken() -> None:
    said = [Texts.of(GAME).option("en", "mine.take", f"wax:{wax}:gold:{2 - wax}", ()) for wax in range(3)]

    assert said == ["gold 2", "wax 1, gold 1", "wax 2"]
