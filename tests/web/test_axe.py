"""Axe finds nothing serious on any page, menu or drawer, in either theme, on a desktop and on a phone."""

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Come
from tests.web.playing import Visitor, conceded

MODES: Final = {"ryozen": "base", "bonfire": "base", "ghost_stories": "white-moon", "candelabria": "two"}


def serious(visitor: Visitor) -> list[str]:
    """What axe finds serious or critical."""
    found = Axe().run(visitor.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


class Walk:
    """What was found on the way, by where it was found."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.found: dict[str, list[str]] = {}

    def look(self, where: str, wanted: str) -> None:
        """Look at a page when it shows what is wanted."""
        self.page.wait_for_selector(wanted)
        if errors := serious(self.visitor):
            self.found[where] = errors

    def look_at_rules(self, where: str, word: str) -> None:
        """The rules and components with a word in them: all of them are built the same way, and there are many."""
        self.page.get_by_role("searchbox").fill(word)
        self.page.wait_for_selector("[data-rule]")
        self.look(where, ".rules details[open] li")


@pytest.mark.parametrize("game", MODES)
def test_axe_finds_nothing_serious_at_a_table(come: Come, game: str) -> None:
    visitor = come("ru-RU")
    visitor.sit(visitor.lay(game, ("me", "easy"), MODES[game]))

    assert serious(visitor) == []


@pytest.mark.parametrize("game", MODES)
def test_axe_finds_nothing_serious_in_the_middle_of_a_match_on_a_phone(come: Come, game: str) -> None:
    visitor = come(size=PHONE)
    visitor.sit(visitor.lay(game, ("me", "easy"), MODES[game]))
    visitor.play(30, seed=4)
    visitor.rest()

    assert serious(visitor) == []


def test_axe_finds_nothing_serious_outside_a_table(come: Come) -> None:
    visitor = come()
    walk = Walk(visitor)
    conceded(visitor)
    walk.look("the end of a match", "[data-over] .total td")
    visitor.page.get_by_role("link", name="Replay").click()
    walk.look("a replay", "input[type=range]")
    visitor.go("")
    walk.look("the start", ".ways button")
    visitor.page.get_by_label("Settings").click()
    walk.look("the settings", "details[open] input")
    visitor.page.emulate_media(color_scheme="dark")
    walk.look("the start in the dark", ".ways button")
    visitor.go("new/ryozen")
    walk.look("where a table is set up", "main form label")
    visitor.go("rules/ghost_stories")
    walk.look_at_rules("the rules and the components", "Buddha")
    visitor.go("puzzles")
    walk.look("the puzzles", "[data-trainer]")
    visitor.page.emulate_media(color_scheme="light")
    walk.look("the puzzles in the light", "[data-trainer]")

    assert walk.found == {}


def test_axe_finds_nothing_serious_in_the_life_of_a_table(come: Come) -> None:
    visitor, friend = come(), come()
    walk = Walk(visitor)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = visitor.post("tables", {"game": "ghost_stories", "seats": seats, "listed": True})["id"]
    visitor.go(f"table/{table}")
    walk.look("before the start", "input[readonly]")
    friend.post(f"tables/{table}/claim", {})
    friend.sit(table)
    visitor.sit(table)
    visitor.page.emulate_media(color_scheme="dark")
    walk.look("a table in the dark", ".stage svg")
    visitor.page.emulate_media(color_scheme="light")
    for menu in visitor.page.locator("header summary").all():
        menu.click()
    walk.look("the menus", "header details[open] .menu")
    visitor.page.get_by_role("button", name="Rules").click()
    walk.look_at_rules("the rules beside a table", "Buddha")
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_placeholder("Say something").fill("hello")
    friend.page.get_by_role("button", name="Send").click()
    walk.look("the chat", "#talk strong")
    visitor.go("")
    expect(friend.page.locator("aside")).to_contain_text("not here")
    visitor.post(f"tables/{table}/leave", {})  # a bot plays on
    friend.play(3, seed=1)
    visitor.sit(table)
    walk.look("what happened since the last visit", "#talk .since")

    assert walk.found == {}


def test_axe_finds_nothing_serious_on_a_phone(come: Come) -> None:
    visitor = come(size=PHONE)
    walk = Walk(visitor)
    visitor.go(f"table/{visitor.post('games/bonfire/tour', {})['id']}")
    walk.look("the first steps", "[data-step]")
    visitor.sit(visitor.lay("bonfire", ("me", "easy")))
    visitor.play(2, seed=1)
    walk.look("a table", ".chip")
    visitor.page.get_by_role("button", name="Rules").click()
    walk.look_at_rules("the rules", "elder")
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_label("Settings").click()
    walk.look("the settings", "details[open] input")
    visitor.go(f"table/{visitor.lay('candelabria', ('me', 'open', 'open'))}")
    walk.look("before the start", ".lobby li")
    conceded(visitor)
    walk.look("the end of a match", "[data-over] .total td")

    assert walk.found == {}
