"""Tips: everything on a table has one, which gives its name, what it does and its rule."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.resources import files

import pytest

from igroteka.content.ledger import load as ledger
from igroteka.content.pictures import pictures
from igroteka.content.scene import Scene, scenery_of
from igroteka.content.sprites import looks
from igroteka.content.texts import LANGUAGES, Language, Texts, slug
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import Game
from igroteka.table.catalogue.tips import cited
from igroteka.testing.setups import any_options, setups
from tests.games.scenes import drawn, moments, say

SEED = 3
SHAPES = ("<path", "<circle", "<rect", "<ellipse", "<poly", "<line")
STEPS = range(10, 21)  # of a tour


def tips(scene: Scene) -> set[str]:
    """Everything in a scene that has a tip on hover."""
    found = [zone.tip for zone in scene.zones] + [piece.tip for piece in scene.pieces]
    found += [counter.tip for panel in scene.panels for counter in panel.counters]
    return set(found) - {""}


def scenes(game: Game) -> Iterator[Scene]:  # type: ignore[type-arg]  # every game has its own state
    """Tables met in random matches of every mode and number of seats."""
    words = say(Texts.of(game, strict=True), "en")
    for setup in setups(game):
        for match in moments(game, any_options(game, setup, SEED), SEED):
            for seat in (0, None):
                yield scenery_of(game).draw(match.view(seat), game.box, words)


def pointed_through(game: Game, sprite: str) -> bool:  # type: ignore[type-arg]  # every game has its own state
    """Whether a sprite lets the pointer through to what lies below: light, a crest, a line of text."""
    if sprite in pictures(game.package):
        return any(fnmatchcase(sprite, each) for each in looks(game.package, "through"))
    art = (files(game.package) / "art" / f"{sprite}.svg").read_text(encoding="utf-8")
    return 'pointer-events="none"' in art or not any(shape in art for shape in SHAPES)


@pytest.mark.parametrize("name", drawn())
def test_everything_on_the_table_has_a_tip(name: str) -> None:
    game = find_game(name)
    silent: set[str] = set()
    for scene in scenes(game):
        silent |= {zone.id for zone in scene.zones if not zone.tip}
        silent |= {counter.icon for panel in scene.panels for counter in panel.counters if not counter.tip}
        bare = {piece.sprite: piece.id for piece in scene.pieces if not piece.tip}
        silent |= {piece for sprite, piece in bare.items() if not pointed_through(game, sprite)}
    assert not silent, f"seed {SEED}"


@pytest.mark.parametrize("name", drawn())
def test_every_tip_says_its_name_what_the_thing_does_and_the_rule(name: str) -> None:
    game = find_game(name)
    texts = Texts.of(game, strict=True)
    met = {slug(tip) for scene in scenes(game) for tip in tips(scene)}
    wanted = [f"{kind}-{tip}" for tip in sorted(met) for kind in ("name", "about")]
    assert [f"{lang}: {key}" for lang in LANGUAGES for key in wanted if not texts.has(lang, key)] == []
    assert sorted(met - set(cited(game))) == []


@pytest.mark.parametrize("name", drawn())
def test_whatever_has_an_effect_cites_a_rule_of_the_ledger(name: str) -> None:
    game = find_game(name)
    known = set(ledger(files(game.package) / "ledger.toml").by_id)
    behind = cited(game)
    assert {tip: rule for tip, rule in behind.items() if rule not in known} == {}
    texts = Texts.of(game, strict=True)
    described = [key.removeprefix("about-") for key in texts.messages("en") if re.match("about-(?!of-)", key)]
    rows = {tip: texts.row_of("en", f"about-{tip}") for tip in described}
    bare = [tip for tip, row in rows.items() if row is None or slug(row.id) == tip]  # kinds that share ids: once
    assert [tip for tip in bare if tip not in behind and tip != "game"] == []
    assert [tip for tip in behind if tip not in described] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REGISTRY)
def test_a_game_has_a_tour_without_gaps(name: str, lang: Language) -> None:
    texts = Texts.of(find_game(name).package, strict=True)
    steps = [int(key.removeprefix("tour-")) for key in texts.messages(lang) if key.startswith("tour-")]
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) in STEPS


@pytest.mark.parametrize("name", REGISTRY)
def test_a_game_says_every_about_and_story(name: str) -> None:
    game = find_game(name)
    texts = Texts.of(game, strict=True)
    for lang in LANGUAGES:
        for key in texts.messages(lang):
            if re.match("about-(?!of-)|tour-", key):
                assert texts.say(lang, key).strip(), key
