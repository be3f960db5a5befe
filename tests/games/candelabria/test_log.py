"""The log in few words: below a heading that names the seat, with pictures in brackets."""

from typing import Final

import pytest

from igroteka.content.scene import scenery_of
from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.games.candelabria import GAME
from igroteka.kernel.flow import Event
from tests.games.candelabria.setups import SETUPS
from tests.games.short_log import PLAYERS, SPRITE, pictures, random_events

ART: Final = pictures(GAME)
TEXTS: Final = Texts.of(GAME, strict=True)
IN_A_TURN: Final = {"deploy", "maneuver", "castle", "warrior", "territory", "mine", "light", "extinguish", "tactic"}


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """What happens in a random match of each mode, number of seats and set of expansions."""
    return random_events(GAME, SETUPS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_words_name_the_seat_nowhere_and_only_pictures_that_there_are(events: list[Event], lang: Language) -> None:
    for event in events:
        whole = TEXTS.event(lang, event.kind, event.values, PLAYERS)
        brief = TEXTS.brief_event(lang, event.kind, event.values, PLAYERS)
        seat = dict(zip(event.kind.fields, event.values, strict=True)).get("seat")

        assert set(SPRITE.findall(brief)) <= ART, brief
        assert "[" not in SPRITE.sub("", brief)
        assert len(SPRITE.sub("", brief)) < len(whole)
        assert not brief or seat is None or PLAYERS[int(seat)] not in brief or whole.count(PLAYERS[int(seat)]) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_turn_is_made_of_is_said_in_few_words(events: list[Event], lang: Language) -> None:
    kinds = {event.kind.name: event for event in events if event.kind.name.partition(".")[0] in IN_A_TURN}

    assert len(kinds) > 15
    assert [name for name, each in kinds.items() if not TEXTS.brief_event(lang, each.kind, each.values, PLAYERS)] == []


def test_a_way_and_the_place_where_it_ends_are_a_picture_and_a_number() -> None:
    kind = next(kind for kind in GAME.events if kind.name == "maneuver.moved")

    assert TEXTS.brief_event("en", kind, (0, "castle", "1-in"), PLAYERS) == "castle → [place_forge] 1"
    assert TEXTS.brief_event("ru", kind, (0, "pilgrim", "1-in"), PLAYERS) == "Пилигрим → [place_forge] 1"


def test_a_turn_begins_with_the_use_of_a_candle_card_and_in_war_with_what_is_played(events: list[Event]) -> None:
    opening = scenery_of(GAME).moments.opening
    played = {"war.curse", "battle.neutralised", "battle.played", "battle.weak"}

    assert opening == {"deploy.candle", "maneuver.card"} | played
    assert opening <= {event.kind.name for event in events}
