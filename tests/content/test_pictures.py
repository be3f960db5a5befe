"""Pictures of a game: their sizes, and what stands in for one that is missing."""

from pathlib import Path

import pytest

from igroteka.content import pictures as pictures_of_games
from igroteka.content.pictures import image, picture, pictured, pictures, size
from igroteka.games.candelabria import GAME
from igroteka.testing import reference

HEAD = b"RIFF....WEBP"


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (HEAD + b"VP8X....\0\0\0\0\x63\0\0\xc7\0\0", (100, 200)),
        (HEAD + b"VP8L....\x2f" + (99 | 199 << 14).to_bytes(4, "little") + b"\0" * 5, (100, 200)),
        (b"....ftypavif........ispe....\0\0\0\x64\0\0\0\xc8", (100, 200)),
        (HEAD + b"VP8 ....\0\0\0\x9d\x01\x2a\x64\0\xc8\0", (100, 200)),
    ],
)
def test_the_size_is_read_from_each_kind_of_file(data: bytes, found: tuple[int, int]) -> None:
    assert size(data) == found


def test_a_picture_is_named_by_its_content() -> None:
    found = picture(GAME.package, "candle_A1")

    assert (found.w, found.h) == size(image(GAME.package, "candle_A1"))
    assert found.digest != picture(GAME.package, "candle_A2").digest


def test_a_component_without_a_picture_is_drawn() -> None:
    assert pictured(GAME.package, "candle_A1", "card") == "candle_A1"
    assert pictured(GAME.package, "candle_of_my_own", "card") == "card"


def test_a_game_may_have_no_pictures() -> None:
    assert pictures(reference.GAME.package) == frozenset()


def test_a_picture_stays_as_it_was_first_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "art" / "tile.webp"
    file.parent.mkdir()
    file.write_bytes(HEAD + b"VP8X....\0\0\0\0\x63\0\0\xc7\0\0")
    monkeypatch.setattr(pictures_of_games, "files", lambda _: tmp_path)
    digest = picture("a.game.in.a.folder", "tile").digest
    file.unlink()

    assert (picture("a.game.in.a.folder", "tile").digest, len(image("a.game.in.a.folder", "tile"))) == (digest, 30)
