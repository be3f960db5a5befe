"""What people do besides playing: clocks and names of tables, replacing, deleting, sitting down later."""

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Come
from tests.web.playing import script


def test_a_clock_and_a_name_are_chosen_for_a_new_table(come: Come) -> None:
    visitor = come()
    visitor.go("new/ghost_stories")
    visitor.page.get_by_text("More choices").click()
    visitor.page.get_by_label("Pace").select_option("clock")
    visitor.page.get_by_label("Minutes for each player").fill("7")
    visitor.page.get_by_label("Name of the table").fill("Tuesday")
    visitor.page.get_by_role("button", name="Set up the table").click()
    visitor.page.wait_for_selector(".stage svg")

    table = visitor.table()

    assert (table["title"], table["pace"]) == ("Tuesday", {"kind": "clock", "minutes": 7, "increment": 20})
    expect(visitor.page.locator("time").first).to_be_visible()


def test_friends_meet_in_a_lobby_and_a_bot_takes_the_last_chair(come: Come) -> None:
    host, friend = come(), come(size=PHONE)
    host.page.get_by_role("button", name="With friends").first.click()
    host.page.get_by_role("button", name="Set up the table").click()
    host.page.wait_for_selector(".lobby")
    friend.page.goto(host.page.get_by_label("Send this link").input_value())
    friend.page.get_by_role("button", name="Sit here").first.click()
    friend.page.get_by_label("Say something").fill("I am here")
    friend.page.get_by_role("button", name="Send").click()
    expect(host.page.get_by_role("log")).to_contain_text("I am here")
    chairs = host.page.locator(".lobby li")
    chairs.nth(2).get_by_role("button", name="Put a bot here").click()
    expect(chairs.nth(2)).to_contain_text("Normal bot")
    expect(friend.page.get_by_role("button", name="Remove the bot")).to_have_count(0)
    chairs.nth(2).get_by_role("combobox").select_option("easy")
    expect(chairs.nth(2)).to_contain_text("Easy bot")
    expect(host.page.get_by_role("img", name="The same link for a camera")).to_be_visible()
    for each in (host, friend):
        each.page.get_by_role("button", name="I'm ready").click()

    friend.page.wait_for_selector(".stage svg")
    assert [seat["kind"] for seat in host.table()["seats"]] == ["person", "person", "bot"]
    assert (host.sideways(), friend.sideways()) == (0, 0)


def test_the_seat_of_an_absent_player_is_given_to_another(come: Come) -> None:
    host, friend, third = come(), come(), come()
    table = host.lay("ghost_stories", ("me", "open"))
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    host.sit(table)
    friend.post(f"tables/{table}/leave", {"release": True})
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
    back = watcher.page.get_by_role("paragraph").get_by_role("link", name="All games")  # in words, below what is told
    expect(back).to_be_visible()
    expect(back).to_have_text("All games")
    assert watcher.page.locator(".stage svg").count() == 0
    assert watcher.page.get_by_text("The connection is back").count() == 0


def test_a_table_that_never_was_is_told_in_the_language_of_the_page(come: Come) -> None:
    visitor = come("ru-RU")
    visitor.go("table/nowhere")

    expect(visitor.page.get_by_role("alert")).to_contain_text("Такого стола нет")
    assert visitor.page.get_by_text("Соединяемся").count() == 0


def test_an_undo_beyond_the_limit_is_asked_for_and_moves_no_board_of_the_other(come: Come) -> None:
    host, friend = come(), come("ru-RU", PHONE)
    table = host.lay("ryozen", ("me", "open"))
    friend.post(f"tables/{table}/claim", {})
    for each in (host, friend):
        each.sit(table)
    asker = host if host.page.locator("[data-topic]").count() else friend
    asker.play(4, seed=1)  # the other one is asked, and has not answered yet
    host.page.get_by_label("This match").click()
    before = int(host.page.locator(".table-layout").get_attribute("data-revision") or 0)
    top = friend.page.evaluate(script("first-board-top"))
    host.page.get_by_role("button", name="Ask to take back more").click()
    request = friend.page.locator("[role=status]", has_text="просит взять назад")
    expect(request).to_be_in_viewport(ratio=1)

    assert friend.page.evaluate(script("first-board-top")) == top
    request.get_by_role("button", name="Согласиться").click()
    for each in (host, friend):
        expect(each.page.locator("[role=status]", has_text="Ask to take back")).to_have_count(0)
        expect(each.page.locator(".requests")).to_have_count(0)
    assert int(host.page.locator(".table-layout").get_attribute("data-revision") or 0) > before
