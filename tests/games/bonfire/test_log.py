"""The log in few words: below a heading that names the city, with pictures in brackets."""

from typing import Final

import pytest

from igroteka.content.moments import played
from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.events import TOM_CARD, TOM_REVEALED
from igroteka.games.bonfire.scene.moments import PLAYED
from igroteka.games.bonfire.words import MASTER_IDS
from igroteka.kernel.flow import Event
from tests.games.bonfire.build import table
from tests.games.short_log import PLAYERS, SPRITE, pictures, random_events

ART: Final = pictures(GAME)
TEXTS: Final = Texts.of(GAME, strict=True)
COUNTED: Final = {"gained.token", "gained.resource", "paid.token", "paid.resource", "score.line"}  # chips and columns
ANNOUNCED: Final = {"turn.begins", "setup.dealt", "countdown.begins", "path.swapped", "path.shuffled", "gnome.shuffled"}
SETUPS: Final = [GAME.setup(mode, seats) for mode, seats in (("base", 2), ("base", 4), ("solo", 1), ("handicap", 1))]


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """What happens in a random match of each mode."""
    return random_events(GAME, SETUPS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_words_name_no_player_and_only_pictures_that_there_are(events: list[Event], lang: Language) -> None:
    for event in events:
        brief = TEXTS.brief_event(lang, event.kind, event.values, PLAYERS)
        words = SPRITE.sub("", brief)

        assert set(SPRITE.findall(brief)) <= ART, brief
        assert "[" not in words
        assert not any(player in words for player in PLAYERS)
        assert len(words) < len(TEXTS.event(lang, event.kind, event.values, PLAYERS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_in_a_turn_is_said_in_few_words(events: list[Event], lang: Language) -> None:
    for event in events:
        named = event.kind.name not in COUNTED | ANNOUNCED
        assert named == bool(TEXTS.brief_event(lang, event.kind, event.values, PLAYERS)), event.kind.name


def test_toms_turn_begins_with_his_card_and_is_his_own() -> None:
    shown = played(PLAYED, table(mode="solo"), BOX, TOM_CARD, ("path_1",))
    assert (shown.act, shown.seat) == ("show", 1)
    assert PLAYED.opening == {TOM_CARD.name}


def test_a_master_whom_tom_reveals_covers_the_one_before() -> None:
    s = table(mode="solo")
    s.masters_out = (MASTER_IDS[3], MASTER_IDS[7])
    first, second = (played(PLAYED, s, BOX, TOM_REVEALED, (BOX.gnome[each].id,)).pieces for each in s.masters_out)
    assert f"gnome:{BOX.gnome[MASTER_IDS[3]].id}" in second
    assert "gnome:" in first
