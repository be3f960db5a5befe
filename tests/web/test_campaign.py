"""Bonfire against Tom on the page: after a match the campaign goes on."""

from playwright.sync_api import expect

from tests.web.conftest import Come


def test_after_a_match_against_tom_the_campaign_goes_on(come: Come) -> None:
    visitor = come()
    visitor.sit(visitor.lay("bonfire", ("me",), "handicap", handicap="-10"))
    done = visitor.play(4000, seed=6)
    section = visitor.page.locator("[data-campaign]")
    expect(section).to_be_visible()
    due = section.get_attribute("data-campaign")
    assert (done["error"], due in ("-5", "-10", "-12")) == ("", True)
    section.get_by_role("button").click()
    visitor.page.wait_for_selector("[data-topic]")

    options = visitor.table()["options"]
    assert options["handicap"] == due


def test_a_new_match_of_the_campaign_is_offered_with_the_handicap_that_is_due(come: Come) -> None:
    visitor = come("ru-RU")
    visitor.go("new/bonfire")
    visitor.page.get_by_role("radio", name="Режим гандикапа").check(force=True)

    expect(visitor.page.get_by_role("combobox", name="Гандикап")).to_have_value("-10")
