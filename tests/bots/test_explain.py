"""What a bot says about its options."""

import pytest

from igroteka.bots import Idea, Move, Perspective, Plan, SearchBot
from igroteka.bots.explain import explanation, shares, texts_of, variation_texts
from igroteka.content.texts import LANGUAGES, Language
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing.textcheck import differences

UNTRIED = float("-inf")


def test_shares_go_from_the_worst_to_the_best() -> None:
    assert shares([Idea("a", 30.0), Idea("b", 10.0), Idea("c", 15.0), Idea("d", UNTRIED)]) == [1.0, 0.0, 0.25, 0.0]


def test_options_that_are_all_alike_are_all_the_best() -> None:
    assert shares([Idea("a", 2.0), Idea("b", 2.0), Idea("c", UNTRIED)]) == [1.0, 1.0, 0.0]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Buddha: north, west space"), ("ru", "Будда: север, западное место")]
)
def test_the_space_of_a_buddha_is_said_in_words(lang: Language, said: str) -> None:
    texts = texts_of(find_game("ghost_stories"))

    assert texts.option(lang, "yang.place", "buddha:north:0") == said
    assert texts.option(lang, "yang.place", "buddha:east:0") != texts.option(lang, "yang.place", "buddha:east:2")


def test_both_languages_say_the_same() -> None:
    assert differences(texts_of("igroteka.testing.reference")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "mode"), [(name, mode.name) for name in REGISTRY for mode in find_game(name).modes])
def test_a_game_is_explained_in_both_languages(name: str, mode: str, lang: Language) -> None:
    game = find_game(name)
    match = Match(game, game.setup(mode), Luck(4))
    assert match.ask
    ideas = SearchBot(1, Plan(iterations=30)).ideas(Perspective(match, match.ask.seat))
    said = explanation(texts_of(game), lang, match.ask.topic.name, ideas)

    assert said[0].startswith("1. ")
    assert sum(line[0].isdigit() for line in said) == min(3, len(ideas))


def test_a_variation_names_the_player_when_another_one_answers() -> None:
    texts = texts_of("igroteka.testing.reference")
    match = Match(find_game("bonfire"), find_game("bonfire").setup(), Luck(1))
    assert match.ask
    topic, key = match.ask.topic.name, match.ask.keys[0]
    variation = [Move(0, topic, key), Move(0, topic, key), Move(1, topic, key)]
    own, same, other = variation_texts(texts_of(find_game("bonfire")), "en", variation)

    assert own == same
    assert other == f"{texts.player('en', 1)}: {own}"
