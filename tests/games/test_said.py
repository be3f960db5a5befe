"""Random matches in words: every question, option, refusal, event and ending can be said, and no key shows through."""

import re
from random import Random

import pytest

from igroteka.content.texts import LANGUAGES, Texts
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.ask import Ask
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing.setups import any_options, setups

SEEDS = (1, 2)
PLAYERS = ("А", "Б", "В", "Г", "Д")
KEY = re.compile(r"[a-z]+_[a-z]+|[a-z]:\d|\[[a-z]+-")  # a key or an id in the middle of a sentence
LATIN = re.compile(r"[a-z]{3,}")


def ask_words(texts: Texts, ask: Ask, players: tuple[str, ...]) -> list[tuple[str, str]]:
    """A question, its options and what may not be done, in each language."""
    said: list[tuple[str, str]] = []
    for lang in LANGUAGES:
        said.append((lang, texts.prompt(lang, ask.topic.name, ask.about, players)))
        said.append((lang, texts.explain(lang, ask.topic.name, ask.about, players) or ""))
        said += [(lang, texts.option(lang, ask.topic.name, key, players)) for key in ask.keys]
        said += [(lang, texts.why(lang, each.reason, each.about, players)) for each in ask.refusals()]
    return said


def match_words(game: Game, texts: Texts, match: Match, seed: int) -> set[tuple[str, str]]:  # type: ignore[type-arg]  # every game has its own state
    """All that is said in a random match."""
    luck, said = Random(seed), set[tuple[str, str]]()
    players = PLAYERS[: match.setup.seats]
    while match.ask:
        said.update(ask_words(texts, match.ask, players))
        match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
    assert match.result
    for lang in LANGUAGES:
        said.update((lang, texts.event(lang, event.kind, event.values, players)) for event in match.events)
        said.add((lang, texts.ending(lang, match.result.reason)))
        said.update((lang, texts.score(lang, line.source)) for lines in match.result.lines for line in lines)
    return said


@pytest.mark.parametrize("name", REGISTRY)
def test_a_match_can_be_told_in_both_languages(name: str) -> None:
    game = find_game(name)
    texts = Texts.of(game, strict=True)
    for setup in setups(game):
        for seed in SEEDS:
            match = Match(game, any_options(game, setup, seed), Luck(seed))
            for lang, words in match_words(game, texts, match, seed):
                assert not KEY.search(words), f"seed {seed}: {words}"
                assert lang == "en" or not LATIN.search(words), f"seed {seed}: {words}"
