"""My box on the page: a value is corrected, drawn, kept, shared and played with; house rules are chosen."""

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Browser, Route, expect

from igroteka.content.components import export
from igroteka.games.bonfire.box import BOX
from igroteka.table.settings import Settings
from tests.table.served import served
from tests.web.conftest import PHONE, Come, visits
from tests.web.playing import Visitor, script

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
    page.get_by_role("button", name="Undo").click()
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
    friend.page.get_by_role("button", name="Set up the table").click()
    friend.page.wait_for_selector("[data-topic]")
    assert friend.table()["box"] == "Third printing <i>"
    assert (visitor.errors, friend.errors) == ([], [])


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
    assert visitor.errors == []


def test_a_new_table_chooses_its_house_rules(come: Come) -> None:
    visitor = come("ru-RU")
    page = visitor.page
    visitor.go("new/ryozen")
    page.get_by_text("Домашние правила").click()
    page.get_by_label("Каждый второй сектор").check()
    page.get_by_role("button", name="Открыть стол").click()
    page.wait_for_selector("[data-topic]")

    table = visitor.table()
    assert table["options"]["light"] == "every_second"
    rules = {each["name"]: (each["choice"], each["usual"]) for each in table["house_rules"]}
    assert rules["light"] == ("Каждый второй сектор", False)
    assert rules["presence"] == ("Кто был там в начале Ночи", True)


def sees(visitor: Visitor, *components: str) -> None:
    for each in components:
        expect(visitor.page.locator(f'[data-component="{each}"]')).to_be_visible()


def put(visitor: Visitor, field: str, value: str) -> None:
    """Enter a value in the form that is open."""
    entry = visitor.page.locator(f'.editor [data-field="{field}"] input')
    entry.fill(value)
    entry.blur()


def test_a_card_is_added_though_the_counts_do_not_fit_yet(come: Come) -> None:
    visitor = come()
    page = visitor.page
    visitor.go("box/candelabria")
    page.locator('[data-component="T01"]').click()
    page.get_by_role("button", name="Add a copy").click()
    expect(page.locator('[data-check="wrong"]')).to_contain_text("must be 90, found 94")
    expect(page.locator(".editor .error")).to_contain_text("must be 90")
    sees(visitor, "own_1")

    put(visitor, "copies", "1")
    page.locator('[data-component="T01"]').click()
    put(visitor, "copies", "3")

    expect(page.locator('[data-check="right"]')).to_contain_text("not saved yet")
    page.reload()
    expect(page.locator('[data-check="right"]')).to_contain_text("not saved yet")
    sees(visitor, "own_1")


def test_a_slow_check_says_nothing_about_older_values(come: Come) -> None:
    visitor = come()
    page = visitor.page
    visitor.go("box/bonfire")
    page.locator('[data-component="B01"]').click()
    held: list[Route] = []
    page.route("**/api/games/bonfire/box?*", lambda route: held.append(route))  # noqa: PLW0108  # it takes no built-in
    for points in ("900", "3"):
        with page.expect_request("**/api/games/bonfire/box?*"):
            put(visitor, "points", points)
        expect(page.locator("[data-check]")).to_have_text("Checking…")

    refused, right = held
    with page.expect_response("**/api/games/bonfire/box?*"):
        refused.continue_()
    expect(page.locator("[data-check]")).to_have_text("Checking…")
    right.continue_()

    expect(page.locator('[data-check="right"]')).to_contain_text("1 value changed")
    expect(page.locator(".editor [data-picture] text")).to_have_text("3")


def test_what_is_unusual_is_said_and_does_not_block(come: Come) -> None:
    visitor = come()
    page = visitor.page
    visitor.go("box/bonfire")
    page.locator('[data-component="A1-A2"]').click()
    page.get_by_role("button", name="Not in my box").click()
    expect(page.locator("[data-unusual]")).to_contain_text("Sea routes")
    expect(page.locator('[data-check="right"]')).to_be_visible()

    page.get_by_role("button", name="Put back").click()
    expect(page.locator("[data-unusual]")).to_have_count(0)


def test_unusual_values_that_read_alike_are_all_said(come: Come, tmp_path: Path) -> None:
    """Starting tiles share a name, so their warnings are the same words."""
    first, *_ = BOX.start_tile
    others = tuple(structs.replace(first, id=f"own_start{n}", crystal="blue") for n in (2, 3, 4))
    file = tmp_path / "box.toml"
    file.write_text(export(structs.replace(BOX, start_tile=(first, *others))), encoding="utf-8")
    visitor = come()
    visitor.go("box/bonfire")
    sees(visitor, "B01")
    visitor.page.set_input_files("input[type=file]", file)

    expect(visitor.page.locator("[data-unusual] li")).to_have_count(3)
    expect(visitor.page.locator('[data-check="right"]')).to_be_visible()


def test_a_task_is_chosen_by_words_and_pictures(come: Come) -> None:
    visitor = come("ru-RU")
    page = visitor.page
    visitor.go("box/bonfire")
    page.locator('[data-component="B01"]').click()
    editor = page.locator(".editor")
    editor.locator('[data-field="kind"] select').select_option("gnome_resource")
    expect(page.locator('[data-check="wrong"]')).to_be_visible()
    editor.locator('[data-field="of"] select').select_option("herb")

    expect(page.locator('[data-check="right"]')).to_be_visible()
    expect(editor.locator("h3")).to_contain_text("гном")
    expect(editor.locator('[data-field="of"] svg')).to_have_count(1)
    assert "_" not in editor.locator('[data-field="kind"]').inner_text()


def printed(game: str) -> str:
    """The file of a game's default box."""
    return files(f"igroteka.games.{game}.box").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[[oops", "файл повреждён: строку 1"),
        (printed("ryozen"), "это файл другой игры"),
        ("#" * 1_000_001, "Файл: не больше"),
        (
            printed("bonfire").replace("points = 2", "points = 77", 1),
            "очки: ожидается не больше 8",
        ),
    ],
    ids=["damaged", "another game", "huge", "impossible value"],
)  # fmt: skip
def test_a_file_that_is_no_box_is_refused_in_words(come: Come, tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(content, encoding="utf-8")
    visitor = come("ru-RU")
    page = visitor.page
    visitor.go("box/bonfire")
    sees(visitor, "B01")
    page.set_input_files("input[type=file]", file)

    expect(page.get_by_role("alert")).to_contain_text(said)
    (refused,) = visitor.errors
    assert "the server responded with a status of 4" in refused
    visitor.errors.clear()


def test_a_downloaded_box_is_opened_again(come: Come, tmp_path: Path) -> None:
    visitor = come()
    page = visitor.page
    visitor.go("box/bonfire")
    page.locator('[data-component="B01"]').click()
    put(visitor, "points", "3")
    put(visitor, "name_en", "Pink <i>lady</i>")
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(NAMED)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "mine.toml"
    download.value.save_as(file)

    visitor.go("box/bonfire")
    expect(page.locator('[data-component="B01"]')).not_to_contain_text("corrected")
    page.set_input_files("input[type=file]", file)
    expect(page.locator('[data-component="B01"]')).to_contain_text("Pink <i>lady</i>")


def test_a_published_box_is_compared_reported_and_withdrawn(come: Come) -> None:
    author, other = come(), come()
    author.go("box/ghost_stories")
    author.page.locator('[data-component="ghoul_1"]').click()
    put(author, "resistance", "2")
    author.page.get_by_label("Name of the box").fill("My ghosts")
    author.page.get_by_role("button", name="Save").click()
    author.page.get_by_role("button", name="Publish").click()
    expect(author.page.get_by_role("button", name="Withdraw")).to_be_visible()

    page = other.page
    other.go("box/ghost_stories")
    page.get_by_text("Published by others (1)").click()
    expect(page.get_by_role("listitem")).to_contain_text("1 value differs (Ghosts) · played 0 times")
    page.get_by_role("button", name="Compare").click()
    compared = page.get_by_role("region", name="Compare").get_by_role("row").last
    expect(compared).to_contain_text(re.compile("resistance.*1.*2"))
    page.get_by_role("button", name="Report").click()
    page.get_by_label("What is wrong").fill("Rude names")
    page.get_by_role("button", name="Report").click()
    expect(page.get_by_text("Reported to the operator")).to_be_visible()

    author.page.get_by_role("button", name="Withdraw").click()
    expect(author.page.get_by_role("button", name="Publish")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Published by others (0)")).to_be_visible()


def operated(*words: str) -> str:
    """What `igroteka operate` prints."""
    command = [sys.executable, "-m", "igroteka", "operate", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_a_box_that_the_operator_removed_is_gone_and_its_table_plays_on(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "tables.sqlite3"), thinkers=1)
    with served(settings) as address, visits(address, browser) as come:
        author, other = come(), come("ru-RU")
        author.go("box/bonfire")
        author.page.locator('[data-component="B01"]').click()
        put(author, "points", "3")
        author.page.get_by_label("Name of the box").fill("Rude words")
        author.page.get_by_role("button", name="Save").click()
        author.page.get_by_role("button", name="Publish").click()
        expect(author.page.get_by_role("button", name="Withdraw")).to_be_visible()
        box = author.page.url.rpartition("/")[2]

        page = other.page
        other.go(f"new/bonfire/bots/{box}")
        page.get_by_role("button", name="Открыть стол").click()
        page.wait_for_selector("[data-topic]")
        table = page.url
        other.go("box/bonfire")
        page.get_by_text("Опубликованные другими (1)").click()
        page.get_by_role("button", name="Пожаловаться").click()
        page.get_by_label("Что не так").fill("Грубые слова")
        page.get_by_role("button", name="Пожаловаться").click()
        expect(page.get_by_text("Сообщено хозяину сервера")).to_be_visible()

        assert operated("reports", "--db", settings.db) == f"1  box {box}  Грубые слова"
        operated("remove-box", "--box", box, "--db", settings.db)

        page.reload()
        expect(page.get_by_text("Опубликованные другими (0)")).to_be_visible()
        other.go(f"box/bonfire/{box}")
        expect(page.get_by_role("alert").first).to_contain_text("Такой коробки нет")
        page.goto(table)
        page.wait_for_selector("[data-topic]")
        expect(page.locator("header .mode")).to_contain_text("Коробка: Rude words")
        author.go("box/bonfire")
        expect(author.page.get_by_text("My boxes")).to_have_count(0)
        assert [each for each in other.errors if "404" not in each] == []
        other.errors.clear()


def test_a_table_keeps_its_copy_of_a_deleted_box(come: Come) -> None:
    visitor = come()
    page = visitor.page
    visitor.go("box/bonfire")
    page.locator('[data-component="B01"]').click()
    put(visitor, "points", "3")
    page.get_by_label("Name of the box").fill("Short-lived")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="Play with it").click()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_selector("[data-topic]")
    expect(page.locator("header .mode")).to_contain_text("Box: Short-lived")
    table = page.url

    visitor.go("box/bonfire")
    page.get_by_text("My boxes (1)").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("My boxes (1)")).to_have_count(0)
    page.goto(table)
    page.wait_for_selector("[data-topic]")
    assert visitor.table()["box"] == "Short-lived"


def test_the_check_sheet_is_printed_without_buttons(come: Come) -> None:
    visitor = come("ru-RU")
    page = visitor.page
    visitor.go("box/ghost_stories")
    page.get_by_role("button", name="Лист для сверки").click()
    page.emulate_media(media="print")

    expect(page.get_by_role("heading", name="Карты Призраков")).to_be_visible()
    expect(page.get_by_role("row", name="Упырь").locator(".tick")).to_be_visible()
    expect(page.get_by_role("button").filter(visible=True)).to_have_count(0)
    assert page.pdf().startswith(b"%PDF")
