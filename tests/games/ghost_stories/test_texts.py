"""What the log and the questions say of boards that nobody plays."""

from collections.abc import Iterator
from random import Random

import pytest

from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.events import GHOST_ARRIVED
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import BOARDS
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
