"""First steps on the page: a newcomer clicks what is outlined, and is led through a scripted match."""

import pytest

from tests.web.conftest import Come
from tests.web.playing import Visitor

MOST_CLICKS = 120
READY = """() => !document.querySelector('[data-busy]') && (!document.querySelector('[data-step]')
    || document.querySelector('[data-step] button.main, [data-topic] [data-key]:enabled, g.open'))"""
CLICK = """() => {
    const to = document.querySelector('[data-topic] [data-key]:enabled, g.open, [data-step] button.main');
    const step = document.querySelector('[data-step]')?.dataset.step;
    const many = document.querySelectorAll('[data-topic] [data-key]').length;
    if (step) to.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return step ? [Number(step), many] : null;
}"""


def begin(visitor: Visitor, game: str, button: str) -> None:
    card = visitor.page.locator(".games li", has=visitor.page.locator(f'img[src*="{game}"]'))
    card.get_by_role("button", name=button).click()
    visitor.page.wait_for_selector("[data-step]")


def walk(visitor: Visitor) -> list[int]:
    """Click through to the end: the steps in the order they were told."""
    seen: list[int] = []
    for _ in range(MOST_CLICKS):
        visitor.page.wait_for_function(READY)
        clicked = visitor.page.evaluate(CLICK)
        if clicked is None:
            return seen
        step, choices = clicked
        assert choices <= 1, "only the step's own answer is offered"
        seen += [step] if step not in seen else []
    raise AssertionError("the first steps do not end")


@pytest.mark.parametrize(
    ("game", "lang", "button"),
    [("ghost_stories", "en-US", "First steps"), ("ryozen", "ru-RU", "Первые шаги")],
)
def test_a_newcomer_is_led_through_a_first_match(come: Come, game: str, lang: str, button: str) -> None:
    visitor = come(lang)
    begin(visitor, game, button)
    steps = walk(visitor)
    visitor.page.wait_for_selector("[data-topic]")

    assert steps == list(range(1, 15))
    assert visitor.page.locator("[data-step]").count() == 0


def test_first_steps_can_be_left_at_once(come: Come) -> None:
    visitor = come(size=(390, 844))
    begin(visitor, "candelabria", "First steps")
    visitor.page.get_by_role("button", name="Skip").click()
    visitor.page.wait_for_selector("[data-step]", state="detached")

    visitor.page.wait_for_selector("[data-topic]")
    done = visitor.play(3, seed=5)

    assert (done["clicks"], done["fault"]) == (3, "")
    assert visitor.sideways() <= 0
