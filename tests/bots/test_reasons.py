"""Why a hint prefers an option: facts of the game that the plan changes."""

from typing import Any

import pytest

from igroteka.bots import Idea, Move, Perspective, Plan, RandomBot, SearchBot
from igroteka.bots.explain import reason_text, texts_of, why
from igroteka.bots.reasons import Reason, Reasons, reasons
from igroteka.content.texts import LANGUAGES, Language
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

MODES = [(name, mode.name) for name in REGISTRY for mode in find_game(name).modes]


def reached(name: str, mode: str, answers: int) -> Match[Any, Any]:
    """A match some answers on, at a question with more than one option."""
    game = find_game(name)
    match = Match(game, game.setup(mode), Luck(11))
    bot = RandomBot(1)
    while match.ask and (len(match.done) < answers or len(match.ask.options) < 2):
        match.answer(bot.choose(Perspective(match, match.ask.seat)), match.ask.seat)
    assert match.ask
    return match


def thought(match: Match[Any, Any]) -> tuple[Perspective[Any, Any], list[Idea]]:
    assert match.ask
    perspective = Perspective(match, match.ask.seat)
    return perspective, SearchBot(1, Plan(40)).ideas(perspective)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_every_reason_has_words_in_both_languages(name: str, mode: str) -> None:
    match = reached(name, mode, 25)
    texts = texts_of(match.game.package)
    assert match.ask and match.game.bots.facts
    found = match.game.bots.facts(match.state, match.game.box, match.ask.seat)

    assert found
    for fact in found:
        for lang in LANGUAGES:
            said = [texts.has(lang, f"reason-{fact.name}--{way}") for way in ("more", "less")]
            assert any(said), fact.name


def test_reasons_are_the_same_for_the_same_seed() -> None:
    perspective, ideas = thought(reached("bonfire", "base", 12))

    assert reasons(perspective, ideas, 5) == reasons(perspective, ideas, 5)


def test_a_reason_compares_the_plan_with_the_second_option() -> None:
    perspective, ideas = thought(reached("ryozen", "base", 12))
    found = reasons(perspective, ideas, 5)

    assert found.brings
    assert found.second in {"", ideas[1].key}
    assert not {(each.name, each.about) for each in found.rather} & {(each.name, each.about) for each in found.brings}


def test_a_bot_that_tried_nothing_gives_no_reason() -> None:
    perspective, ideas = thought(reached("ryozen", "base", 12))

    assert reasons(perspective, [Idea(idea.key, 0.0) for idea in ideas], 5) == Reasons()


def test_a_plan_that_the_question_does_not_offer_is_played_with_other_answers() -> None:
    perspective, ideas = thought(reached("ryozen", "base", 12))
    strange = Idea(ideas[0].key, 1.0, 1, (Move(perspective.seat, perspective.ask.topic.name, "no such option"),))

    assert reasons(perspective, [strange], 5).rather == ()


@pytest.mark.parametrize(("lang", "said"), [("en", "3 points"), ("ru", "3 очка")])
def test_a_number_is_said_in_its_form(lang: Language, said: str) -> None:
    assert reason_text(texts_of("igroteka.games.ryozen"), lang, Reason("points", True, 2.9)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "a ghost less: Ghoul (in 75\xa0% of cases)"), ("ru", "на призрака меньше: Упырь (в 75\xa0% случаев)")],
)
def test_a_chance_is_told(lang: Language, said: str) -> None:
    reason = Reason("ghost", False, 0.75, ("ghoul_1",), chance=True)

    assert reason_text(texts_of("igroteka.games.ghost_stories"), lang, reason) == said


def test_reasons_are_sentences() -> None:
    found = Reasons((Reason("points", True, 2),), (Reason("majority", True, 1.0, ("gates",), chance=True),), "x")
    said = why(texts_of("igroteka.games.ryozen"), "en", found, "Palace")

    assert said == "It brings 2 points. Unlike Palace: the majority tonight: Gates."


def test_no_reasons_are_no_words() -> None:
    assert why(texts_of("igroteka.games.ryozen"), "en", Reasons(), "") == ""
