"""The box: ids, counts, provenance, and other printed values put in by its owner."""

from pathlib import Path

import pytest
from msgspec import structs

from igroteka.content.components import ComponentError, export, override, parse, standings
from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX, CARDS, ENEMY_CARDS, Box
from igroteka.games.ryozen.query import lit
from igroteka.games.ryozen.words import (
    CLANS,
    DIFFICULTIES,
    EVENTS,
    KINDS,
    RANKS,
    SECTORS,
    VILLAGES,
)
from igroteka.kernel.flow import Table
from igroteka.kernel.luck import Luck
from igroteka.testing import rule
from igroteka.testing.conformance import check_match
from tests.games.ryozen.build import table


def edited(old: str, new: str) -> str:
    text = export(BOX)
    assert old in text
    return text.replace(old, new, 1)


def test_ids_are_those_of_the_rules() -> None:
    assert tuple(row.id for row in BOX.sector) == SECTORS
    assert tuple(row.id for row in BOX.companion) == RANKS
    assert tuple(row.id for row in BOX.village) == VILLAGES
    assert tuple(row.id for row in BOX.revelation_kind) == KINDS
    assert tuple(row.id for row in BOX.event) == EVENTS
    assert tuple(row.id for row in BOX.clan) == CLANS
    assert tuple(row.id for row in BOX.difficulty) == DIFFICULTIES
    assert len(CARDS) == 36
    assert len(ENEMY_CARDS) == 15


@rule("ryozen.component.revelation_cards", "ryozen.revelation.card.rainbow")
def test_revelations_and_their_glyphs() -> None:
    glyphs = [row.glyph for row in BOX.revelation]

    assert {glyphs.count(glyph) for glyph in glyphs} == {6}
    for kind in KINDS:
        copies = [row for row in BOX.revelation if row.kind == kind]
        assert len(copies) == (1 if kind.startswith("offering") else 2)
        assert len({row.glyph for row in copies}) == len(copies)
        assert len({(row.price, row.favour) for row in copies}) == 1


def test_every_value_says_where_it_comes_from() -> None:
    found = {standing for _, _, _, standing in standings(BOX)}

    assert found == {"given", "derived", "found", "inferred", "reconstructed"}


def test_the_box_survives_export(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(export(BOX), encoding="utf-8")

    assert override(BOX, file) == BOX


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("event_areas = 4", "event_areas = 9", "event_areas"),
        ("lit = [0, 1, 2]", "lit = [0, 1, 1]", "lit"),
        ("copies = 5", "copies = 4", "copies"),
        ("favour = [1, 1, 2, 3, 4, 5]", "favour = [1, 1, 2]", "clan_house"),
        ("favour = [3, 3, 4, 4, 5, 6]", "favour = [3]", "path"),
        ('few = ["free", "coin"]', "few = []", "few"),
        ("rounds = 3", "rounds = 4", "rounds"),
        ("apprentices_few = 5", "apprentices_few = 6", "companion"),
        ('sector = "gates"', 'sector = "palace"', "sector"),
    ],
)
def test_values_that_cannot_be_are_refused(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ComponentError, match=complaint):
        parse(edited(old, new), Box)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("lit = [0, 1, 2]", "lit = [0, 2, 4]"),
        ('many = ["free", "free", "coin"]', 'many = ["free", "scroll", "coin", "lantern", "free"]'),
        ("coins = [1, 1, 2, 2, 3, 3]\nfavour = [1, 1, 2, 3, 4, 5]", "coins = [0, 1, 2, 3]\nfavour = [1, 2, 3, 4]"),
        ("event_areas = 4", "event_areas = 7"),
        ("revelation_areas = 3", "revelation_areas = 5"),
        ("rounds = 3", "rounds = 2"),
    ],
)
@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("narrative", 1)])
def test_other_printed_values_play_as_well(old: str, new: str, mode: str, seats: int) -> None:
    game = GAME.with_box(parse(edited(old, new), Box))

    assert check_match(game, game.setup(mode, seats), seed=4, leak_every=60).choices > 20


@rule("ryozen.board.highlight.three")
def test_the_lit_sectors_are_data() -> None:
    box = structs.replace(BOX, table=(structs.replace(BOX.table[0], lit=(0, 2, 4)),))
    s = table()
    s.turned = 1

    assert lit(Table(s, box, Luck(0))) == (1, 3, 5)
