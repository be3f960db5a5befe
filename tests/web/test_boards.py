"""What is drawn on the boards: words stay in their boxes, and what can be chosen can be hit with a finger."""

from typing import Final

import pytest

from tests.web.conftest import CROSS, DESK, PHONE, Come
from tests.web.playing import Visitor

LAPTOP: Final = (1366, 650)
GAMES: Final = {"ryozen": "base", "bonfire": "base", "ghost_stories": "white-moon", "candelabria": "two"}
CLICKS: Final = (0, 24)  # after which a table is looked at
LANGUAGES: Final = ("ru-RU", "en-US") if CROSS else ("ru-RU",)  # Russian words are the longer ones

# Words wider than the thing they stand on, by more than a pixel.
SPILT: Final = """() => [...document.querySelectorAll('.boards text')].flatMap((text) => {
  const { label } = text.dataset;
  const thing = label ? text.closest('svg').querySelector(`[data-id="${CSS.escape(label)}"]`) : text.parentElement;
  const frame = thing.matches('.badge') ? thing.querySelector('rect')
    : thing.querySelector(':scope > .shape, :scope > .ring, :scope > rect');
  if (!frame || !text.textContent.trim()) return [];
  const [words, box] = [text.getBoundingClientRect(), frame.getBoundingClientRect()];
  return words.width > box.width + 1.5 ? [`${text.textContent}: ${words.width} in ${box.width}`] : [];
})"""
# Letters and figures of the boards, each with its height on the screen in pixels.
HEIGHTS: Final = """() => [...document.querySelectorAll('.boards text')]
  .filter((text) => /[\\p{L}\\p{N}]/u.test(text.textContent) && text.getBoundingClientRect().width)
  .map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])"""
READABLE: Final = 10.9  # pixels
# Buttons, prompts and panels whose words are wider than they are.
CUT: Final = """() => [...document.querySelectorAll('.prompt *, .options button, aside h2, aside dd, .steps li, h1')]
  .filter((each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1
    && getComputedStyle(each).textOverflow !== 'ellipsis' && getComputedStyle(each).overflowX === 'visible')
  .map((each) => `${each.className} ${each.textContent}: ${each.scrollWidth} in ${each.clientWidth}`)"""
# The choices of a turn: how many, in how many rows, and whether the end of the last one is in sight on its sheet.
TRAIL: Final = """() => {
  const chips = [...document.querySelectorAll('section[data-topic] .chip')].map((each) => each.getBoundingClientRect());
  const sheet = document.querySelector('section[data-topic]')?.getBoundingClientRect();
  const [rows, last] = [new Set(chips.map((box) => Math.round(box.top))).size, chips.at(-1)];
  return [chips.length, rows, !last || (last.right > sheet.left + 40 && last.right <= sheet.right)];
}"""
# A place beside a small thing that can be chosen: 19 pixels from its middle, where no other one is as near.
MISS: Final = """() => {
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, box];
  };
  const open = [...document.querySelectorAll('.stage g.open')];
  for (const one of open) {
    const [x, y, box] = middle(one);
    if (box.width >= 38 && box.height >= 38) continue;
    for (const [across, down] of [[19, 0], [-19, 0], [0, 19], [0, -19]]) {
      const near = (each) => Math.hypot(...middle(each).slice(0, 2).map((at, n) => at - [x + across, y + down][n]));
      if (open.every((other) => other === one || near(other) > near(one))) return [x + across, y + down];
    }
  }
  return null;
}"""


def table(visitor: Visitor, game: str) -> None:
    visitor.sit(visitor.lay(game, ("me", "easy"), GAMES[game]))
    visitor.rest()


def play_on(visitor: Visitor, clicks: int, seed: int) -> None:
    visitor.play(clicks, seed)
    visitor.rest()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_stay_in_their_boxes(come: Come, game: str, lang: str, size: tuple[int, int]) -> None:
    visitor = come(lang, size)
    table(visitor, game)
    for clicks in CLICKS:
        play_on(visitor, clicks, seed=3)

        assert visitor.page.evaluate(SPILT) == []
        assert visitor.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_letters_on_the_boards_can_be_read(come: Come, game: str, size: tuple[int, int]) -> None:
    visitor = come("ru-RU", size)
    table(visitor, game)
    play_on(visitor, CLICKS[-1], seed=3)
    found: list[tuple[str, float]] = visitor.page.evaluate(HEIGHTS)

    assert found
    assert [each for each in found if each[1] < READABLE] == []


def test_how_near_the_next_incarnation_is_can_be_read_on_a_phone(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    table(visitor, "ghost_stories")
    play_on(visitor, CLICKS[-1], seed=3)

    assert (visitor.page.locator("[data-label=omen]").text_content() or "-")[-1].isdigit()


def test_letters_on_the_boards_grow_with_the_size_of_text(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    table(visitor, "candelabria")
    usual = max(height for _, height in visitor.page.evaluate(HEIGHTS))
    visitor.page.evaluate("localStorage.setItem('igroteka.size', 'largest')")
    visitor.page.reload()
    visitor.page.wait_for_selector(".boards text")
    visitor.rest()

    assert max(height for _, height in visitor.page.evaluate(HEIGHTS)) > 1.1 * usual


@pytest.mark.parametrize("game", GAMES)
def test_in_the_low_window_of_a_laptop_the_main_board_stays_large(come: Come, game: str) -> None:
    visitor = come("ru-RU", LAPTOP)
    table(visitor, game)
    board = visitor.page.locator(".stage").first.bounding_box()
    assert board

    assert board["height"] > LAPTOP[1] / 2
    assert visitor.page.evaluate("document.documentElement.scrollHeight") == LAPTOP[1]


def test_the_choices_of_a_turn_stand_in_one_row_on_a_phone_with_the_last_in_sight(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    table(visitor, "bonfire")
    longest = 0
    for click in range(40):
        chips, rows, seen = visitor.page.evaluate(TRAIL)
        longest = max(longest, chips)

        assert (rows <= 1, seen) == (True, True), f"after {click} clicks"
        assert visitor.sideways() <= 0
        if longest > 4:
            break
        play_on(visitor, 1, seed=click)

    assert longest > 2


def test_a_finger_may_miss_a_small_place_by_a_little(come: Come) -> None:
    visitor = come("en-US", PHONE)
    table(visitor, "ryozen")
    visitor.page.wait_for_selector("[data-topic='place.companion']")
    visitor.page.locator("g.open").first.click()
    visitor.page.wait_for_selector(".room:not([data-busy]) [data-topic='place.space']")
    place = visitor.page.evaluate(MISS)
    visitor.page.mouse.click(*place)

    visitor.page.wait_for_selector(":is([data-topic]:not([data-topic='place.space']), .waiting, [data-widen])")
