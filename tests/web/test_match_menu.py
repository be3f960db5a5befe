"""What people do beside playing: clocks and names of tables, replacing, deleting, sitting down later."""

from playwright.sync_api import expect

from tests.web.conftest import Come


def test_a_clock_and_a_name_are_chosen_for_a_new_table(come: Come) -> None:
    visitor = come()
    visitor.go("new/ghost_stories")
    visitor.page.get_by_label("Pace").select_option("clock")
    visitor.page.get_by_label("Minutes for each player").fill("7")
    visitor.page.get_by_label("Name of the table").fill("Tuesday")
    visitor.page.get_by_role("button", name="Lay the table").click()
    visitor.page.wait_for_selector(".stage svg")

    table = visitor.table()

    assert (table["title"], table["pace"]) == ("Tuesday", {"kind": "clock", "minutes": 7, "increment": 20})
    expect(visitor.page.locator("time").first).to_be_visible()


def test_the_seat_of_who_is_away_is_given_to_another(come: Come) -> None:
    host, friend, third = come(), come(), come()
    table = host.lay("ghost_stories", ("me", "open"))
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    host.sit(table)
    friend.post(f"tables/{table}/leave", {})
    host.page.get_by_label("This match").click()
    host.page.get_by_role("button", name="let another sit down").click()
    third.sit(table)
    third.page.get_by_role("button", name="Sit here").click()

    expect(third.page.get_by_label("This match")).to_be_visible()


def test_its_creator_deletes_a_table_and_the_others_are_told(come: Come) -> None:
    host, watcher = come(), come()
    table = host.lay("ghost_stories", ("me",))
    watcher.sit(table)
    host.sit(table)
    host.page.on("dialog", lambda dialog: dialog.accept())
    host.page.get_by_label("This match").click()
    host.page.get_by_role("button", name="Delete this table").click()
    host.page.wait_for_selector(".ways button")

    expect(watcher.page.get_by_role("alert")).to_contain_text("There is no table")
    expect(watcher.page.get_by_role("link", name="← All games")).to_be_visible()
    assert watcher.page.locator(".stage svg").count() == 0
    assert watcher.page.get_by_text("The connection is back").count() == 0


def test_a_table_that_never_was_is_told_in_the_language_of_the_page(come: Come) -> None:
    visitor = come("ru-RU")
    visitor.go("table/nowhere")

    expect(visitor.page.get_by_role("alert")).to_contain_text("Такого стола нет")
    assert visitor.page.get_by_text("Соединяемся").count() == 0
