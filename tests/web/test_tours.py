"""First steps on the page: a newcomer clicks what is outlined, and is led through a scripted match."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Come
from tests.web.playing import Visitor

MOST_CLICKS = 120
READY = """() => !document.querySelector('[data-busy]') && (!document.querySelector('[data-step]')
    || document.querySelector('[data-step] button.main, [data-topic] [data-key]:enabled, g.open'))"""
# Click on; told is what the step says and offers, how much it points at, and what of it a newcomer cannot see.
CLICK = """() => {
    const step = document.querySelector('[data-step]');
    if (!step) return null;
    const sheet = step.closest('.ask').getBoundingClientRect();
    const floor = innerWidth <= 960 ? sheet.top : innerHeight;
    const shown = [...document.querySelectorAll('.pointed')];
    const inView = (thing) => {
        const box = thing.getBoundingClientRect();
        const across = box.left + box.width / 2;
        return box.width && across >= 0 && across <= innerWidth && box.top < floor - 20 && box.bottom > 20;
    };
    const text = step.querySelector('p[aria-live]');
    const lies = text.getBoundingClientRect();
    const wrong = [];
    const seen = innerWidth <= 960 ? shown.some(inView) : shown.every(inView); // a phone shows one board after another
    if (shown.length && !seen) wrong.push('what is pointed at is out of view');
    const read = lies.top >= sheet.top && lies.bottom <= Math.min(sheet.bottom, innerHeight);
    if (!read) wrong.push('the text is out of view');
    for (const part of step.querySelectorAll('p, button'))
        if (part.scrollWidth > part.clientWidth + 1) wrong.push(`cut: ${part.textContent}`);
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is too wide');
    const choices = document.querySelectorAll('[data-topic] [data-key]').length;
    const answer = document.querySelector('[data-topic] [data-key]:enabled, g.open');
    (answer ?? step.querySelector('button.main')).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return { step: Number(step.dataset.step), text: text.textContent, choices, shows: shown.length, wrong,
        answered: answer !== null };
}"""
LEFT = "step => Number(document.querySelector('[data-step]')?.dataset.step) !== step"


def begin(visitor: Visitor, game: str, button: str) -> None:
    card = visitor.page.locator(".games li", has=visitor.page.locator(f'img[src*="{game}"]'))
    card.get_by_role("button", name=button).click()
    visitor.page.wait_for_selector("[data-step]")
    visitor.page.wait_for_selector(".stage svg g")


def walk(visitor: Visitor) -> list[dict[str, Any]]:
    """Click through to the end: what was to be seen at each click."""
    seen: list[dict[str, Any]] = []
    for _ in range(MOST_CLICKS):
        visitor.page.wait_for_function(READY)
        visitor.drawn()
        found = visitor.page.evaluate(CLICK)
        if found is None:
            return seen
        seen.append(found)
        if not found["answered"]:
            visitor.page.wait_for_function(LEFT, arg=found["step"])
    raise AssertionError("the first steps do not end")


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("ryozen", "ru-RU", DESK),
        ("bonfire", "ru-RU", PHONE),
        ("ghost_stories", "en-US", DESK),
        ("candelabria", "en-US", DESK),
    ],
)
def test_a_newcomer_is_led_through_a_first_match(come: Come, game: str, lang: str, size: tuple[int, int]) -> None:
    visitor = come(lang, size)
    begin(visitor, game, "First steps" if lang == "en-US" else "Первые шаги")
    seen = walk(visitor)
    steps = list(dict.fromkeys(each["step"] for each in seen))

    assert steps == list(range(1, len(steps) + 1))
    assert 10 <= len(steps) <= 20
    assert len({each["text"] for each in seen}) == len(steps), "each step tells something of its own"
    assert max(each["choices"] for each in seen) <= 1, "only the step's own answer is offered"
    assert sum(each["shows"] > 0 for each in seen) > 4, "things are pointed at"
    assert [(each["step"], each["wrong"]) for each in seen if each["wrong"]] == []
    expect(visitor.page.locator("[data-topic], .waiting").first).to_be_visible()
    assert visitor.play(2, seed=1)["clicks"] == 2, "the match is his to play on"


def test_first_steps_can_be_left_at_once(come: Come) -> None:
    visitor = come(size=PHONE)
    begin(visitor, "candelabria", "First steps")
    visitor.page.get_by_role("button", name="Skip").click()
    visitor.page.wait_for_selector("[data-step]", state="detached")

    visitor.page.wait_for_selector("[data-topic]")
    done = visitor.play(3, seed=5)

    assert (done["clicks"], done["fault"]) == (3, "")
    assert visitor.sideways() <= 0
