"""Coming and going: what the start page offers, what happened since the last visit, who is away, how it ended."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.playing import Visitor


def card(visitor: Visitor, game: str) -> Locator:
    return visitor.page.locator(".games li", has=visitor.page.locator(f'img[src*="{game}"]'))


def listed_under(visitor: Visitor, heading: str) -> Locator:
    """The tables of one list of the start page."""
    title = visitor.page.get_by_role("heading", name=heading, exact=True)
    return title.locator("xpath=following-sibling::*[1]")


def more(visitor: Visitor, game: str) -> Locator:
    """The card of a game, with all it has."""
    found = card(visitor, game)
    found.get_by_text("More", exact=True).click()
    return found


def test_a_game_is_shown_with_players_length_a_line_and_a_paragraph(come: Come) -> None:
    visitor = come()
    shown = card(visitor, "ghost_stories").inner_text()

    assert "1–4" in shown
    assert "60–90" in shown
    assert "Wu-Feng's ghosts" in shown
    assert "nine hells" in more(visitor, "ghost_stories").inner_text()


def test_a_solo_match_is_two_clicks_away(come: Come) -> None:
    visitor = come()
    more(visitor, "bonfire").get_by_role("button", name="Solo").click()
    visitor.page.wait_for_selector("[data-topic]")

    assert visitor.page.locator("aside li").count() >= 1


def test_on_one_device_all_seats_are_mine(come: Come) -> None:
    visitor = come()
    more(visitor, "ghost_stories").get_by_role("button", name="On one device").click()
    visitor.page.wait_for_selector("[data-topic], .handover")
    seats = visitor.table()["seats"]

    assert [seat["mine"] for seat in seats] == [True, True]


def test_a_listed_table_is_watched_from_the_start_page(come: Come) -> None:
    host, watcher = come(), come()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    host.post("tables", {"game": "ghost_stories", "seats": seats, "listed": True, "title": "Look at us"})
    watcher.page.reload()
    listed_under(watcher, "Watch").get_by_role("link", name="Look at us").first.click()
    watcher.page.wait_for_selector(".stage svg g.piece")

    assert watcher.page.locator("g.open, [data-topic]").count() == 0


def test_onlookers_point_at_nothing(come: Come) -> None:
    host, watcher = come(), come()
    sent: list[str | bytes] = []
    watcher.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.extend([frame])))
    watcher.sit(host.lay("ghost_stories", ("me", "easy")))
    watcher.page.locator(".stage g.zone").first.dispatch_event("click")
    watcher.page.get_by_role("button", name="Rules").click()

    expect(watcher.page.get_by_role("dialog")).to_be_visible()
    assert [each for each in sent if '"ping"' not in str(each)] == []


def test_a_finished_match_is_among_the_replays_and_in_the_statistics(come: Come) -> None:
    visitor = come()
    table = visitor.lay("ghost_stories", ("me",))
    visitor.sit(table)
    visitor.post(f"tables/{table}/concede", {})
    expect(visitor.page.locator("[data-over]")).to_be_visible()
    visitor.go("")
    visitor.page.reload()

    expect(listed_under(visitor, "Replays").get_by_role("link")).to_have_count(1)
    expect(visitor.page.locator("tbody tr")).to_contain_text(["Ghost Stories"])


def test_what_happened_since_the_last_visit_is_marked(come: Come) -> None:
    host, friend = come(), come()
    table = host.lay("ghost_stories", ("me", "open"))
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    for each in (host, friend):
        each.sit(table)
    one, other = (host, friend) if host.page.locator("[data-topic]").count() else (friend, host)
    other.go("")
    other.page.wait_for_selector(".ways button")
    expect(one.page.locator("aside")).to_contain_text("not here")
    one.play(1, seed=1)
    other.sit(table)

    expect(other.page.locator("#talk .since")).to_have_text("Since your last visit")


def test_a_player_who_left_is_shown_away_and_takes_their_seat_back(come: Come) -> None:
    host, friend = come(), come()
    table = host.lay("ryozen", ("me", "open"))
    friend.go(f"table/{table}")
    friend.page.get_by_role("button", name="Sit here").click()
    for each in (host, friend):
        each.sit(table)
    friend.page.get_by_label("This match").click()
    friend.page.get_by_role("button", name="Leave; a bot plays on").click()
    seats = host.page.locator("aside ul").first
    expect(seats).to_contain_text("away, a bot holds the seat")
    friend.page.get_by_role("button", name="Take my seat back").click()

    expect(seats).not_to_contain_text("away, a bot holds the seat")


def test_the_end_shows_every_seats_points_by_source_and_their_course(come: Come) -> None:
    visitor = come()
    table = visitor.lay("ryozen", ("me", "easy"))
    visitor.sit(table)
    visitor.play(6, seed=2)
    visitor.rest()
    visitor.post(f"tables/{table}/concede", {})
    end = visitor.page.locator("[data-over]")
    expect(end).to_be_visible()
    heads = end.locator("thead th[scope=col]").all_inner_texts()

    assert len(heads) == 2
    assert end.locator("tbody tr").count() > 1
    expect(end.locator("svg polyline")).to_have_count(2)
    assert len(end.locator("svg .score").all_inner_texts()) > 1
