"""My box on the page: a value is corrected, drawn, kept, shared and played with; house rules are chosen."""

import re

from playwright.sync_api import expect

from tests.web.playing import script
from tests.web.conftest import PHONE, Come

NAMED = re.compile(r"#/box/bonfire/\w+")


def test_a_corrected_value_is_redrawn_kept_shared_and_played_with(come: Come) -> None:
    visitor = come()
    page = visitor.page
    visitor.go("box/bonfire")
    page.locator('[data-component="B01"]').click()
    editor = page.locator(".editor")
    expect(editor.locator("[data-picture] text")).to_have_text("2")

    editor.locator('[data-field="points"] input').fill("900")
    editor.locator('[data-field="points"] input').blur()
    expect(page.locator('[data-check="wrong"]')).to_contain_text("points: expected at most 8")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator('[data-check="right"]')).to_be_visible()

    editor.locator('[data-field="points"] input').fill("3")
    editor.locator('[data-field="points"] input').blur()
    expect(editor.locator("[data-picture] text")).to_have_text("3")
    page.get_by_label("Name of the box").fill("Third printing <i>")
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(NAMED)

    page.reload()
    expect(page.get_by_role("heading", name="Third printing <i>")).to_be_visible()
    expect(page.locator('[data-component="B01"]')).to_contain_text("corrected")
    address = page.url

    friend = come()
    friend.page.goto(address)
    expect(friend.page.locator('[data-component="B01"]')).to_contain_text("corrected")
    friend.page.get_by_role("link", name="Play with it").click()
    friend.page.get_by_role("button", name="Lay the table").click()
    friend.page.wait_for_selector("[data-topic]")
    assert friend.table()["box"] == "Third printing <i>"
    assert (visitor.faults, friend.faults) == ([], [])


def test_what_is_uncertain_can_be_looked_through_on_a_phone(come: Come) -> None:
    visitor = come("ru-RU", PHONE)
    page = visitor.page
    visitor.go("box/ryozen")
    page.wait_for_selector("[data-component]")
    everything = page.locator("[data-component]").count()
    page.get_by_text("Только сомнительное").click()
    assert 0 < page.locator("[data-component]").count() < everything
    page.locator("[data-component]").first.click()
    expect(page.locator(".editor")).to_be_in_viewport()
    assert page.evaluate(script("page-width")) <= PHONE[0]

    page.get_by_role("button", name="Лист для сверки").click()
    expect(page.locator(".tick").first).to_be_visible()
    assert visitor.faults == []


def test_a_new_table_chooses_its_house_rules(come: Come) -> None:
    visitor = come("ru-RU")
    page = visitor.page
    visitor.go("new/ryozen")
    page.get_by_text("Домашние правила").click()
    page.get_by_label("Каждый второй сектор").check()
    page.get_by_role("button", name="Накрыть стол").click()
    page.wait_for_selector("[data-topic]")

    table = visitor.table()
    assert table["options"]["light"] == "every_second"
    rules = {each["name"]: (each["choice"], each["usual"]) for each in table["house_rules"]}
    assert rules["light"] == ("Каждый второй сектор", False)
    assert rules["presence"] == ("Кто был там в начале Ночи", True)
