"""Whole matches through the page, by clicking what is highlighted."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import CROSS, DESKTOP, PHONE, Come
from tests.web.playing import Visitor, script

# Game, mode, seats, language, window: the languages and sizes are sampled over the games.
SAMPLE = [
    ("ryozen", "base", ("me", "easy"), "ru-RU", DESKTOP),
    ("bonfire", "base", ("me", "easy"), "en-US", PHONE),
    ("ghost_stories", "white-moon", ("me",), "ru-RU", PHONE),
    ("candelabria", "two", ("me", "easy"), "en-US", DESKTOP),
]
EVERY = [(*row[:3], lang, size) for row in SAMPLE for lang in ("ru-RU", "en-US") for size in (DESKTOP, PHONE)]
MATCHES = EVERY if CROSS else SAMPLE
# In the page: what is added to its live region from now on, and what stands in the log since.
LISTEN = script("listen")
MOST = 1500  # clicks; a match of any of the games needs far fewer


@pytest.mark.parametrize(
    ("game", "mode", "seats", "lang", "size"), MATCHES, ids=[f"{row[0]}-{row[3]}-{row[4][0]}" for row in MATCHES]
)
def test_a_whole_match_is_played_by_clicking_what_is_highlighted(
    come: Come, game: str, mode: str, seats: tuple[str, ...], lang: str, size: tuple[int, int]
) -> None:
    visitor = come(lang, size)
    visitor.sit(visitor.lay(game, seats, mode))
    seed = 20261
    done = visitor.click_through(MOST, seed)

    assert (done["over"], done["error"]) == (True, ""), f"seed {seed}: {done}"
    assert done["odd"] == []
    expect(visitor.page.locator("[data-over] .total td")).to_have_count(len(seats))
    assert visitor.sideways() <= 0


CHANGED = script("changed")


def press_through(visitor: Visitor, most: int) -> None:
    """Play with the keys O and Enter only."""
    page = visitor.page
    for made in range(most):
        page.wait_for_selector(
            ".table-layout:not([data-busy]) :is(g.open, .choice, .options button:enabled, [data-over])"
        )
        if page.locator("[data-over]").count():
            return
        for _ in range(1 + made % 3):
            page.keyboard.press("o")
        before = page.locator(".table-layout").get_attribute("data-revision")
        page.keyboard.press("Enter")
        page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize(("game", "mode", "seats"), [row[:3] for row in SAMPLE], ids=[row[0] for row in SAMPLE])
def test_a_whole_match_is_played_with_the_keyboard_alone(
    come: Come, game: str, mode: str, seats: tuple[str, ...]
) -> None:
    visitor = come()
    visitor.sit(visitor.lay(game, seats, mode))
    press_through(visitor, MOST)

    assert visitor.page.locator("[data-over]").count() == 1


def test_what_happened_and_what_is_asked_is_announced(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("ryozen", ("me", "easy")))
    visitor.page.evaluate(LISTEN)
    visitor.play(12, seed=3)
    visitor.rest()
    announced, log, prompt = visitor.page.evaluate(script("heard"))

    assert len(log) > 3
    assert [line for line in log if line not in announced] == []
    assert announced[-1] == prompt
    assert prompt
