"""What a player hovers can be told: every tip of a scene has a name and says what the thing does, in both languages."""

import pytest

from igroteka.games import REGISTRY, load
from igroteka.kernel.conformance import any_options, setups
from igroteka.kernel.game import Game
from igroteka.kernel.scene import Scene
from igroteka.kernel.texts import LANGUAGES, Language, Texts, slug
from tests.games.test_scenes import drawn, moments, say

SEED = 3
STEPS = range(10, 21)  # of a tour


def tips(scene: Scene) -> set[str]:
    """Every thing of a scene about which something is told on hover."""
    told = [zone.tip for zone in scene.zones] + [piece.tip for piece in scene.pieces]
    told += [counter.tip for panel in scene.panels for counter in panel.counters]
    return set(told) - {""}


def hovered(game: Game) -> set[str]:  # type: ignore[type-arg]  # every game has its own state
    """The tips met in random matches of every mode and number of seats."""
    assert game.scene
    texts = Texts.of(game.package, strict=True)
    found: set[str] = set()
    for setup in setups(game):
        for match in moments(game, any_options(game, setup, SEED), SEED):
            for seat in (0, None):
                found |= tips(game.scene.draw(match.view(seat), game.box, say(texts, "en")))
    return found


@pytest.mark.parametrize("name", drawn())
def test_every_thing_on_the_table_has_a_name_and_says_what_it_does(name: str) -> None:
    game = load(name)
    texts = Texts.of(game.package, strict=True)
    wanted = [f"{kind}-{slug(tip)}" for tip in sorted(hovered(game)) for kind in ("name", "about")]
    assert [f"{lang}: {key}" for lang in LANGUAGES for key in wanted if not texts.has(lang, key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REGISTRY)
def test_a_game_has_a_tour_without_gaps(name: str, lang: Language) -> None:
    texts = Texts.of(load(name).package, strict=True)
    steps = [int(key.removeprefix("tour-")) for key in texts.messages(lang) if key.startswith("tour-")]
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) in STEPS


@pytest.mark.parametrize("name", REGISTRY)
def test_a_game_says_every_about_and_story(name: str) -> None:
    game = load(name)
    texts = Texts.of(game.package, strict=True)
    for lang in LANGUAGES:
        for key in texts.messages(lang):
            if key.startswith(("about-", "tour-")):
                assert texts.say(lang, key).strip(), key
