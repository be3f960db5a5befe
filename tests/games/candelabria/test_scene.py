"""What is on the table is drawn, and chosen where it lies."""

from itertools import pairwise

from igroteka.content.scene import Piece, scenery_of
from igroteka.content.texts import Texts
from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.scene.cards import MOTIFS, faces
from igroteka.games.candelabria.words import HOUSES, QUESTS
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.candelabria.build import TACTICS, table


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

    assert shown[late.id]["wax"] == str(late.wax) and shown[late.id]["region"] == "I" * late.year
    assert shown[early.id]["wax"] == str(early.wax) and "region" not in shown[early.id]


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
