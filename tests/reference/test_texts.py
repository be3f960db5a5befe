"""The words of the reference game, and its table drawn with them."""

from random import Random

import pytest

from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing.reference import GAME
from igroteka.testing.reference.scene import SCENERY
from igroteka.testing.textcheck import complaints


def test_everything_the_game_says_has_words() -> None:
    assert complaints(GAME) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_every_question_points_at_what_the_scene_shows(lang: Language, seed: int) -> None:
    texts, random = Texts.of(GAME, strict=True), Random(seed)
    match = Match(GAME, GAME.setup(seats=3, omens="on", first="choose"), Luck(seed))

    def say(message: str, /, **args: str | int) -> str:
        return texts.say(lang, message, **args)

    while match.ask:
        ask, seen = match.ask, match.view(match.ask.seat)
        scene = SCENERY.draw(seen, GAME.box, say)
        shown = {piece.id for piece in scene.pieces} | {zone.id for zone in scene.zones}
        wanted = {target for key in ask.keys for target in SCENERY.targets(seen, GAME.box, ask.topic.name, key)}
        assert wanted <= shown, (seed, ask.topic.name)
        assert all(texts.option(lang, ask.topic.name, key) for key in ask.keys)
        match.answer(random.randrange(len(ask.options)))
