"""House rules: they are options, described in words, covered by conformance matches, and listed."""

from pathlib import Path

import pytest

from igroteka.cli.rules import ledger_of
from igroteka.cli.rulings import doubtful
from igroteka.content.ledger import Language
from igroteka.content.meta import meta_of
from igroteka.content.texts import LANGUAGES, Texts
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import Setup
from igroteka.testing.conformance import check_match
from igroteka.testing.setups import house_setups

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
SETUPS = [(game, setup) for game in REGISTRY for setup in house_setups(find_game(game))]


def name(value: object) -> str:
    if not isinstance(value, Setup):
        return str(value)
    house = {each.option for game in REGISTRY for each in meta_of(find_game(game)).house_rules}
    return "-".join([value.mode, str(value.seats), *(f"{k}={v}" for k, v in value.options.items() if k in house)])


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name)
def test_matches_by_house_rules_keep_the_promises_of_all_matches(game: str, setup: Setup) -> None:
    assert check_match(find_game(game), setup, seed=5, leak_every=60).decisions > 10


@pytest.mark.parametrize("game", REGISTRY)
def test_house_rules_cite_rules_and_modes_that_exist(game: str) -> None:
    found = find_game(game)
    for each in meta_of(found).house_rules:
        assert each.rule in ledger_of(game).by_id
        assert each.before in each.choices and len(each.choices) > 1
        assert set(each.modes) <= {mode.name for mode in found.modes}


@pytest.mark.parametrize("game", REGISTRY)
def test_a_stored_match_that_names_no_house_rule_is_played_as_before(game: str) -> None:
    found = find_game(game)
    for mode in found.modes:
        setup = found.stored(mode.name, mode.seats[0], {})
        rules = [each for each in meta_of(found).house_rules if mode.name in each.modes]
        assert {each.option: setup.options[each.option] for each in rules} == {
            each.option: each.before for each in rules
        }


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_lists_every_doubtful_ruling(game: str, lang: Language) -> None:
    ending = ".ru.md" if lang == "ru" else ".md"
    page = GUIDES / "rulings" / f"{game}{ending}"
    command = f"igroteka rules {game} --doubtful --lang {lang} > docs/guides/rulings/{page.name}"

    assert page.read_text(encoding="utf-8") == doubtful(find_game(game), ledger_of(game), lang), command
    assert all(f"`{rule.id}`" in page.read_text(encoding="utf-8") for rule in ledger_of(game).rule if rule.ruling)
    assert f"(rulings/{page.name})" in (GUIDES / f"{game}{ending}").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", REGISTRY)
def test_house_rules_say_why_they_are_open(game: str) -> None:
    texts = Texts.of(find_game(game), strict=True)
    for each in meta_of(find_game(game)).house_rules:
        assert all(len(texts.say(lang, f"house-{each.option}")) > 60 for lang in LANGUAGES)
