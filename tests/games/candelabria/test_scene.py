"""What is on the table is drawn, and chosen where it lies."""

from itertools import pairwise

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.topics import TACTICS
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.texts import Texts


def test_all_tactics_on_offer_lie_beside_each_other_and_can_be_chosen() -> None:
    assert GAME.scene
    match = Match(GAME, GAME.setup(seats=3), Luck(1))
    texts = Texts.of(GAME.package)
    scene = GAME.scene.draw(match.view(0), GAME.box, lambda key, /, **args: texts.say("en", key, **args))
    on_offer = [piece for piece in scene.pieces if piece.sprite == "tactic" and piece.id.startswith("offer:")]
    offers = sorted(on_offer, key=lambda piece: piece.x)
    names = [TACTICS[card] for card in match.state.display]
    aimed = {GAME.scene.targets(match.view(0), GAME.box, "tactic.take", name)[0] for name in names}

    assert [piece.tip for piece in offers] == names
    assert len(names) == GAME.box.tables.display
    assert all(one.x + one.w // 2 <= other.x - other.w // 2 for one, other in pairwise(offers))
    assert aimed <= {piece.id for piece in offers}
