"""The sprite sheet."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from igroteka.content import sprites
from igroteka.content.sprites import ArtError, sheet
from igroteka.testing import reference

SYMBOL = "{http://www.w3.org/2000/svg}symbol"


@pytest.fixture
def art(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of sprites of a package with any name."""
    monkeypatch.setattr(sprites, "files", lambda package: tmp_path)
    monkeypatch.setattr(sprites, "pictures", lambda package: frozenset())
    return tmp_path / "art"


def test_the_sheet_holds_every_sprite_of_the_package() -> None:
    assert {f'id="{name}"' in sheet(reference.GAME.package) for name in ("back", "card", "coin")} == {True}


def test_a_picture_is_named_by_its_address() -> None:
    drawn = sheet("igroteka.games.candelabria", lambda name, shown: f"/art/{name}.{shown.digest}")

    assert 'href="/art/candle_A1.' in drawn


def test_ids_inside_a_drawing_begin_with_its_name(art: Path) -> None:
    art.mkdir()
    paint = '<linearGradient id="a"/><path fill="url(#a)" stroke="#aaa"/>'
    (art / "odd.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" fill="url(#a)">{paint}</svg>'
    )
    symbol = ET.fromstring(sheet("anything")).find(SYMBOL)

    assert symbol is not None and symbol.attrib["fill"] == "url(#odd.a)" and symbol.attrib["id"] == "odd"
    assert [dict(each.attrib) for each in symbol] == [{"id": "odd.a"}, {"fill": "url(#odd.a)", "stroke": "#aaa"}]


def test_a_game_without_sprites_has_an_empty_sheet(art: Path) -> None:
    assert list(ET.fromstring(sheet("anything"))) == []


@pytest.mark.parametrize(("text", "error"), [("<svg", "is not an SVG file"), ("<svg/>", "has no viewBox")])
def test_a_broken_sprite_is_named(art: Path, text: str, error: str) -> None:
    art.mkdir()
    (art / "odd.svg").write_text(text)

    with pytest.raises(ArtError, match=f"odd.svg {error}"):
        sheet("anything")
