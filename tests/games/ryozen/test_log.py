"""The log in few words: below a heading that names the side on turn, with pictures in brackets."""

from typing import Final

import pytest

from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.games.ryozen import GAME
from igroteka.kernel.flow import Event
from tests.games.short_log import PLAYERS, SPRITE, pictures, random_events

ART: Final = pictures(GAME)
TEXTS: Final = Texts.of(GAME, strict=True)
SETUPS: Final = [
    GAME.setup("base", 2),
    GAME.setup("base", 4, palace="on"),
    GAME.setup("solo", 1),
    GAME.setup("narrative", 1, palace="on"),
]
NAMING: Final = {"struck"}  # somebody else's companion


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """What happens in a random match of each mode."""
    return random_events(GAME, SETUPS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_words_are_fewer_and_show_only_pictures_that_there_are(events: list[Event], lang: Language) -> None:
    for event in events:
        brief = TEXTS.brief_event(lang, event.kind, event.values, PLAYERS)
        words = SPRITE.sub("", brief)

        assert set(SPRITE.findall(brief)) <= ART, brief
        assert "[" not in words
        assert event.kind.name in NAMING or not any(player in words for player in PLAYERS)
        assert len(words) < len(TEXTS.event(lang, event.kind, event.values, PLAYERS))


def test_a_placement_says_only_that_a_companion_is_hidden(events: list[Event]) -> None:
    placed = {
        str(event.values[3]): TEXTS.brief_event("en", event.kind, event.values, PLAYERS)
        for event in events
        if event.kind.name == "placed"
    }
    assert placed["hidden"].endswith(", hidden")
    assert "revealed" not in placed["revealed"] and " → " in placed["revealed"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_a_placement_goes_on_behind_an_arrow(events: list[Event], lang: Language) -> None:
    """Words that begin alike up to an arrow are told as one way: a struck companion is not the one placed after it."""
    briefs = [(event.kind.name, TEXTS.brief_event(lang, event.kind, event.values, PLAYERS)) for event in events]
    assert "placed" in {kind for kind, brief in briefs if "→" in brief} <= {"placed", "moved"}
