"""What the log and the questions say of neutral boards, of places and incarnations, and in the base game."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from igroteka.content.sprites import sheet
from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.events import EXORCISED, GHOST_ARRIVED, LOST
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import BOARDS
from igroteka.kernel.flow import Kind
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

TEXTS = Texts.of(GAME, strict=True)


def said(lang: Language, mode: str, seed: int) -> Iterator[tuple[str, str]]:
    """All that is told and offered in a random match for two, and the names of neutral boards' Taoists."""
    match, chance = Match(GAME, GAME.setup(mode, 2), Luck(seed)), Random(seed)
    while match.ask:
        ask = match.ask
        for key in ask.keys:
            yield TEXTS.option(lang, ask.topic.name, key), absent(match, lang)
        match.answer(chance.randrange(len(ask.keys)))
    for event in match.events:
        yield TEXTS.event(lang, event.kind, event.values), absent(match, lang)


def absent(match: Match[State, Box], lang: Language) -> str:
    neutral = next((board for board, seat in zip(BOARDS, match.state.seat_of, strict=True) if seat < 0), "")
    started = max(match.state.seat_of) >= 0
    return TEXTS.say(lang, f"name-{neutral}.taoist") if neutral and started else "-"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["base", "white-moon"])
def test_a_neutral_board_is_not_called_a_taoist(lang: Language, mode: str) -> None:
    called = {text for seed in range(4) for text, taoist in said(lang, mode, seed) if text.startswith(taoist)}

    assert called == set()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "A ghost arrives: Grave walker (red board, Tea House)."),
        ("ru", "Приходит призрак: Бродящий по могилам (красное поле, Чайный Домик)."),
    ],
)
def test_the_colour_of_a_board_is_not_taken_for_the_colour_of_its_ghost(lang: Language, said: str) -> None:
    assert TEXTS.event(lang, GHOST_ARRIVED, ("grave_walker_49", "red", "tea_house")) == said


# Words of White Moon that nobody should read in the base game: the beginnings of their forms.
MOON_WORDS = {
    "en": ("Su-Ling", "crystal", "Receptacle", "artifact", "villager dies", "Portal", "Barrier"),
    "ru": ("Су-Линг", "кристалл", "Хранилищ", "Артефакт", "Портал", "Барьер"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_question_or_event_of_the_base_game_speaks_of_white_moon(lang: Language) -> None:
    told = set[str]()
    for seed in range(3):
        match, chance = Match(GAME, GAME.setup("base", 4), Luck(seed)), Random(seed)
        while ask := match.ask:
            told |= {
                TEXTS.prompt(lang, ask.topic.name, ask.about),
                TEXTS.explain(lang, ask.topic.name, ask.about) or "",
            }
            told |= {TEXTS.option(lang, ask.topic.name, key) for key in ask.keys}
            match.answer(chance.randrange(len(ask.keys)))
        told |= {TEXTS.event(lang, event.kind, event.values) for event in match.events}

    assert [text for text in sorted(told) if any(word.lower() in text.lower() for word in MOON_WORDS[lang])] == []


@pytest.mark.parametrize("kind", [GHOST_ARRIVED, EXORCISED])
@pytest.mark.parametrize(("lang", "said"), [("en", "incarnation of Wu-Feng"), ("ru", "оплощение Ву-Фенга")])
def test_an_incarnation_is_not_called_a_ghost(lang: Language, said: str, kind: Kind) -> None:
    called = TEXTS.event(lang, kind, ("hope_killer", "red", "temple"))

    assert said in called
    assert said not in TEXTS.event(lang, kind, ("ghoul_1", "red", "temple"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["base", "white-moon"])
def test_what_the_log_says_in_few_words_shows_pictures_that_exist(lang: Language, mode: str) -> None:
    known, told = set(re.findall(r'<symbol id="([^"]+)"', sheet(GAME.package))), set[str]()
    for seed in range(3):
        match, chance = Match(GAME, GAME.setup(mode, 2), Luck(seed)), Random(seed)
        while match.ask:
            match.answer(chance.randrange(len(match.ask.keys)))
        told |= {TEXTS.brief_event(lang, event.kind, event.values) for event in match.events}
    shown = {name for text in told for name in re.findall(r"\[([^]]*)\]", text)}

    assert shown
    assert shown <= known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", ["haunted", "line_haunted", "all_dead", "villagers", "deck"])
def test_a_defeat_tells_its_reason(lang: Language, reason: str) -> None:
    assert TEXTS.ending(lang, reason) in TEXTS.event(lang, LOST, (reason,))


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        (
            "en",
            "The blue Taoist asks for your tokens to exorcise Skinner. Add them? · 1 red",
            "The blue Taoist asks for your tokens to exorcise Skinner and Ghoul. Add them? · 1 red",
        ),
        (
            "ru",
            "Синий Даос просит жетоны на изгнание: Живодёр. Добавить свои? · красных 1",
            "Синий Даос просит жетоны на изгнание: Живодёр, Упырь. Добавить свои? · красных 1",
        ),
    ],
)
def test_who_asks_for_tokens_and_against_which_ghosts_is_said(lang: Language, one: str, two: str) -> None:
    asked = (1, 0, 0, 0, 0, 0, "blue")

    assert TEXTS.prompt(lang, "exorcism.consent", (*asked, 1, "skinner_34", "skinner_34")) == one
    assert TEXTS.prompt(lang, "exorcism.consent", (*asked, 2, "skinner_34", "ghoul_1")) == two
