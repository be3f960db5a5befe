"""Sounds: the browser plays every file, and none is loaded until it is asked for."""

from importlib.resources import files

from tests.web.conftest import Come
from tests.web.playing import script

SHORTEST_S, LONGEST_S, BYTES = 0.1, 1.5, 10_000
ASSETS = files("igroteka") / "page" / "assets"
WAVES = sorted(each.name for each in ASSETS.iterdir() if each.name.endswith(".wav"))


def test_five_small_files_come_with_the_page() -> None:
    assert [name.partition("-")[0] for name in WAVES] == ["coin", "dice", "flame", "gong", "wood"]
    assert all(len((ASSETS / name).read_bytes()) <= BYTES for name in WAVES)


def test_the_browser_reads_every_sound(come: Come) -> None:
    lengths = come().page.evaluate(script("decode"), [f"./assets/{name}" for name in WAVES])

    assert all(SHORTEST_S <= length <= LONGEST_S for length in lengths), lengths


def test_sounds_are_loaded_when_they_are_chosen(come: Come) -> None:
    visitor = come()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.get_by_label("Settings").click()
    assert not [url for url in asked if url.endswith(".wav")]

    with visitor.page.expect_request("**/*.wav"):
        visitor.page.get_by_text("Quiet", exact=True).click()
