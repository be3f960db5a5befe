"""What is on the table is drawn, and chosen where it lies."""

from collections.abc import Sequence
from itertools import combinations, pairwise, product

import pytest

from igroteka.content.scene import Piece, Scene, scenery_of
from igroteka.content.texts import Texts
from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.scene.cards import MOTIFS, faces
from igroteka.games.candelabria.scene.house import panes, plan
from igroteka.games.candelabria.words import HOUSES, QUESTS
from igroteka.kernel.ask import Seat
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.candelabria.battles import duel, finish, lay
from tests.games.candelabria.build import TACTICS, table

SMALL_TACTIC = 77  # width of a tactic: 62 pixels on a phone
SMALLEST = 102  # width of a card in hand, in units of the board: 90 pixels in a window of 1,280


def drawn(match: Match, seat: Seat = 0) -> Scene:  # type: ignore[type-arg]
    texts = Texts.of(GAME)
    return scenery_of(GAME).draw(match.view(seat), GAME.box, lambda key, /, **args: texts.say("en", key, **args))


def apart(pieces: Sequence[Piece]) -> bool:
    """Whether no piece covers a part of another one."""
    return all(
        abs(one.x - other.x) >= (one.w + other.w) // 2 or abs(one.y - other.y) >= (one.h + other.h) // 2
        for one, other in combinations(pieces, 2)
    )


def test_all_tactics_on_offer_lie_beside_each_other_and_can_be_chosen() -> None:
    assert GAME.scene
    match = Match(GAME, GAME.setup(seats=3), Luck(1))
    texts = Texts.of(GAME)
    scene = scenery_of(GAME).draw(match.view(0), GAME.box, lambda key, /, **args: texts.say("en", key, **args))
    on_offer = [piece for piece in scene.pieces if piece.id.startswith("offer:") and piece.tip in TACTICS]
    offers = sorted(on_offer, key=lambda piece: (piece.y, piece.x))
    names = [TACTICS[card] for card in match.state.display]
    aimed = {scenery_of(GAME).targets(match.view(0), GAME.box, "tactic.take", name)[0] for name in names}

    assert [piece.tip for piece in offers] == names
    assert len(names) == GAME.box.tables.display
    assert all(one.x + one.w // 2 <= other.x - other.w // 2 for one, other in pairwise(offers) if one.y == other.y)
    assert aimed <= {piece.id for piece in offers}


def test_a_candle_shows_its_price_and_its_year_if_it_is_not_the_first() -> None:
    late = next(row for row in GAME.box.candle if row.year > 1)
    early = next(row for row in GAME.box.candle if row.year == 1)
    cards = [Piece("it", "house:0", 0, 0, 60, 82, "card", tip=row.id) for row in (late, early)]
    shown = {card.tip: {piece.sprite: piece.text for piece in faces(GAME.box, card)} for card in cards}

    assert shown[late.id]["wax"] == str(late.wax) and shown[late.id]["year"] == "I" * late.year
    assert shown[early.id]["wax"] == str(early.wax) and "year" not in shown[early.id]


def test_a_tactic_that_cannot_neutralise_is_marked() -> None:
    for row in GAME.box.tactic:
        sprites = [
            piece.sprite for piece in faces(GAME.box, Piece("it", "house:0", 0, 0, 52, 71, "tactic", tip=row.id))
        ]
        assert ("blunt" in sprites) is not row.neutralises


def test_a_candle_in_hand_shows_its_name() -> None:
    match = Match(GAME, GAME.setup(seats=3), Luck(1))
    texts = Texts.of(GAME)
    scene = scenery_of(GAME).draw(match.view(0), GAME.box, lambda key, /, **args: texts.say("en", key, **args))
    hand = {piece.id: piece for piece in scene.pieces if piece.id.startswith("hand:0:")}
    cards = [name for name in hand if f"{name}:name" in hand]

    assert cards
    assert [hand[f"{card}:name"].text for card in cards] == [
        texts.say("en", f"name-{hand[card].tip}") for card in cards
    ]


def test_nothing_that_is_printed_on_a_candle_covers_its_face() -> None:
    cards = [row.id for row in GAME.box.candle if not row.house][:4]
    scene = drawn(table("ash", "guild", "seeders").order(0, 1, 2).hand(0, *cards).play().match)
    own = {piece.id: piece for piece in scene.pieces if piece.board == "house:0"}
    for card in [own[f"hand:0:{name}"] for name in cards]:
        printed = [piece for name, piece in own.items() if name.startswith(f"{card.id}:")]
        face = Piece("face", card.board, card.x, card.y - card.h * 9 // 100, card.w * 2 // 5, card.h // 4, "")

        assert {piece.sprite for piece in printed} >= {"wax", "band"}
        assert all(apart([face, piece]) for piece in printed)


def test_a_house_shows_its_arms_and_how_much_it_has() -> None:
    t = table("ash", "guild", "seeders").order(0, 1, 2).play()
    own = {piece.id: piece for piece in drawn(t.match).pieces if piece.board == "house:0"}
    goods = {"wax": t.match.state.wax[0], "gold": t.match.state.gold[0], "earth_flames": t.match.state.supply[0]}

    assert own["crest:0"].sprite == "arms_ash"
    assert {name: own[f"stored:0:{name}:number"].text for name in goods} == {
        name: str(count) for name, count in goods.items()
    }
    assert all(own[f"stored:0:{name}"].dim is not count for name, count in goods.items() if not count)


def test_tactics_lie_whole_where_there_is_room_for_them() -> None:
    names = ("T01", "T02", "T03", "T04")
    candle = next(row.id for row in GAME.box.candle if not row.house)
    scene = drawn(table("ash", "guild", "seeders").hand(0, candle).tactics(0, *names).play().match)
    tactics = [piece for piece in scene.pieces if piece.id.startswith("tactic:0:") and piece.tip == piece.id[9:12]]

    assert len(tactics) == len(names) and apart(tactics)
    assert not any(piece.tall for piece in tactics) and min(piece.w for piece in tactics) >= SMALL_TACTIC


def test_bridges_lie_on_the_map_and_show_their_planks() -> None:
    scene = drawn(table("ash", "guild", "seeders").play().match)
    bridges = [zone for zone in scene.zones if zone.id.startswith("bridge:")]

    assert bridges
    assert all(0 <= number <= 900 for zone in bridges for number in zone.points)
    assert max(len(zone.points) for zone in bridges) > 100


def test_every_quest_has_a_sign() -> None:
    assert set(MOTIFS) == set(QUESTS)
    assert len(set(MOTIFS.values())) == len(QUESTS)


def test_a_house_shows_its_abilities_and_those_of_later_years_dim() -> None:
    assert GAME.scene
    match = Match(GAME, GAME.setup(seats=3), Luck(1))
    texts = Texts.of(GAME)
    scene = scenery_of(GAME).draw(match.view(0), GAME.box, lambda key, /, **args: texts.say("en", key, **args))
    house = HOUSES[match.state.houses[0]]
    shown = {
        piece.tip: piece.dim
        for piece in scene.pieces
        if piece.sprite.startswith("ability_") and piece.board == "house:0"
    }

    assert shown == {f"ability-{house}_{year}": year > 1 for year in (1, 2, 3)}


@pytest.mark.parametrize("number", [3, 4, 5, 6, 8, 9, 12])
def test_every_card_of_a_hand_lies_apart_with_its_price_and_its_name(number: int) -> None:
    cards = [row.id for row in GAME.box.candle if not row.house][:number]
    position = table("ash", "guild", "seeders").order(0, 1, 2).hand(0, *cards)
    scene = drawn(position.upgrade(0, "plus_mine", "plus_forge", "plus_portal").play().match)
    own = {piece.id: piece for piece in scene.pieces if piece.board == "house:0"}
    held = [own[f"hand:0:{card}"] for card in cards]
    tokens = [piece for name, piece in own.items() if name.startswith("token:") and not name.endswith("motif")]

    assert apart(held) and min(card.w for card in held) >= SMALLEST
    assert all(f"{card.id}:name" in own and f"{card.id}:wax" in own for card in held)
    assert apart([*held, *tokens]) and min(token.w for token in tokens) >= 40
    assert all(piece.x + piece.w // 2 <= 1036 and piece.y + piece.h // 2 <= 158 for piece in own.values())


def test_the_tactics_of_a_house_overlap_only_where_there_is_no_room() -> None:
    for cards, alone in ((("T01", "T02", "T03"), True), (("T01",) * 9, True), (("T01",) * 40, False)):
        scene = drawn(table("ash", "guild", "seeders").tactics(0, *cards).play().match)
        tactics = [piece for piece in scene.pieces if piece.id.startswith("tactic:0:") and piece.tip == piece.id[9:12]]

        assert len(tactics) == len(cards)
        assert apart(tactics) is alone
        assert all(piece.x + piece.w // 2 <= 1036 for piece in tactics)


def test_a_battle_shows_its_sides_with_the_parts_of_their_strength() -> None:
    scene = drawn(duel().tactics(0, "T01").tactics(1, "T04").fight(1).play().match)
    things = {zone.id for zone in scene.zones} | {piece.id for piece in scene.pieces}
    sides = {side.seat: side for side in scene.sides}

    assert scene.heading == "Battle for region 1 · 4\N{NO-BREAK SPACE}VP" and scene.at == 0
    assert set(sides) == {0, 1}
    assert [part.label for part in sides[0].parts] == ["Flames", "Castle"]
    assert all(side.strength == sum(part.amount for part in side.parts) > 0 for side in sides.values())
    assert [side.seat for side in sides.values() if side.ahead] == [0]
    assert {name for side in sides.values() for name in (side.crest, *side.cards)} <= things


def test_the_cells_of_a_battle_are_shown_until_they_are_played() -> None:
    s = duel().tactics(0, "T01", "T02").tactics(1, "T04").fight(1).play()
    bare = {side.seat: side.cards for side in drawn(s.match).sides}
    lay(s, ("T01", "T02"), ("T04", "none"))
    laid = {side.seat: side.cards for side in drawn(s.match).sides}
    finish(s)

    assert bare[0] == ("bare:0:left", "bare:0:right")
    assert laid[0] == ("fights:0:left", "fights:0:right")
    assert laid[1] == ("fights:1:left", "bare:1:right")
    assert drawn(s.match).sides == ()


def test_every_card_of_a_large_hand_is_drawn_and_can_be_chosen() -> None:
    cards = [row.id for row in GAME.box.candle if not row.house][:14]
    match = table("ash", "guild", "seeders").order(0, 1, 2).hand(0, *cards).play().match
    texts = Texts.of(GAME)
    scene = scenery_of(GAME).draw(match.view(0), GAME.box, lambda key, /, **args: texts.say("en", key, **args))
    drawn = {piece.id for piece in scene.pieces}

    for card in cards:
        assert {f"hand:0:{card}"} <= drawn
        assert f"hand:0:{card}" in scenery_of(GAME).targets(
            match.view(0), GAME.box, "ignition.turn", f"maneuver:{card}"
        )


def test_each_part_of_a_house_keeps_its_size_on_a_phone_whatever_lies_on_it() -> None:
    counts = product(range(13), range(13), range(11), (False, True))
    parts = [part for each in counts for part in panes(plan(*each))]

    assert {max(part.w, part.room) for part in parts} == {parts[0].room}
