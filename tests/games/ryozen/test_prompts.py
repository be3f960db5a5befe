"""Questions that the player answers for the Basilisk say so."""

from random import Random

import pytest

from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.words import BASILISK
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing import rule
from igroteka.testing.setups import any_options

MATCHES = 12
NAMES: dict[Language, str] = {"en": "Basilisk", "ru": "Василиск"}


@rule("ryozen.solo.golden.choice")
@pytest.mark.parametrize("mode", ["solo", "narrative"])
def test_a_question_for_the_basilisk_names_it(mode: str) -> None:
    texts, topics, silent = Texts.of(GAME, strict=True), set[str](), set[tuple[str, str]]()
    for seed in range(MATCHES):
        luck = Random(seed)
        match = Match(GAME, any_options(GAME, GAME.setup(mode, 1), seed), Luck(seed))
        while match.ask:
            ask = match.ask
            if ask.about[:1] == (BASILISK,):
                topics.add(ask.topic.name)
                said = {lang: texts.prompt(lang, ask.topic.name, ask.about, ("Ann",)) for lang in LANGUAGES}
                silent |= {(ask.topic.name, text) for lang, text in said.items() if NAMES[lang] not in text}
            match.answer(luck.randrange(len(ask.options)))

    assert len(topics) > 8, "the matches did not come to many questions for the Basilisk"
    assert silent == set()
