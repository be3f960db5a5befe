"""The manifests: every picture of the pipeline is listed as it lies in its game's folder, within its budget."""

from hashlib import sha256

import pytest

from igroteka.content.pictures import size
from tests.art.pictures import ROOT, files, folder, games, manifest, small_files

GAME_BYTES = 6_000_000  # of all pictures of a game
PICTURE_BYTES = 260_000  # of one: a map


@pytest.mark.parametrize("game", games())
def test_the_manifest_lists_every_picture_and_no_other(game: str) -> None:
    assert set(files(game)) == set(manifest(game))


@pytest.mark.parametrize("game", games())
def test_a_picture_is_what_its_entry_says(game: str) -> None:
    for name, entry in manifest(game).items():
        data = files(game)[name].read_bytes()
        assert sha256(data).hexdigest() == entry["sha256"], name
        assert (len(data), *size(data)) == (entry["bytes"], entry["w"], entry["h"]), name


@pytest.mark.parametrize("game", games())
def test_a_small_copy_is_what_its_entry_says_and_smaller(game: str) -> None:
    entries = {name: entry for name, entry in manifest(game).items() if "small_bytes" in entry}
    assert set(small_files(game)) == set(entries)
    for name, entry in entries.items():
        data = small_files(game)[name].read_bytes()
        assert sha256(data).hexdigest() == entry["small_sha256"], name
        assert (len(data), *size(data)) == (entry["small_bytes"], entry["small_w"], entry["small_h"]), name
        assert entry["small_bytes"] < entry["bytes"], name


@pytest.mark.parametrize("game", games())
def test_a_picture_has_one_file(game: str) -> None:
    """One format per picture: whichever is smaller."""
    shown = [file.stem for file in folder(game).iterdir() if file.suffix in (".avif", ".webp")]
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize("game", games())
def test_a_picture_names_its_source_and_licence(game: str) -> None:
    for name, entry in manifest(game).items():
        assert (ROOT / entry["source"]).is_file(), name
        assert entry["licence"] == "MIT", name


@pytest.mark.parametrize("game", games())
def test_pictures_stay_within_their_budget(game: str) -> None:
    sizes = {name: entry["bytes"] + entry.get("small_bytes", 0) for name, entry in manifest(game).items()}
    assert sum(sizes.values()) <= GAME_BYTES
    assert max(sizes.values()) <= PICTURE_BYTES, max(sizes, key=sizes.__getitem__)


@pytest.mark.parametrize("game", games())
def test_no_two_pictures_are_the_same(game: str) -> None:
    hashes = [entry["sha256"] for entry in manifest(game).values()]
    assert len(hashes) == len(set(hashes))


@pytest.mark.parametrize("game", games())
def test_a_contact_sheet_shows_the_pictures(game: str) -> None:
    assert (ROOT / "docs" / "art" / f"{game}.webp").is_file()
