"""The log of a table: a block for each turn, whole sentences for screen readers and few words for the eye."""

from playwright.sync_api import expect

from tests.web.conftest import Come


def test_a_turn_is_one_paragraph_in_few_words_and_pictures(come: Come) -> None:
    visitor = come("en-US")
    table = visitor.lay("candelabria", ("me", "easy", "easy"), "base")
    visitor.sit(table)
    visitor.play(12, seed=4)
    visitor.rest()
    lines = {line["number"]: line for line in visitor.get(f"tables/{table}")["log"]}
    turns = visitor.page.locator("#talk .brief")
    expect(turns.first).to_be_visible()

    for few in turns.locator(".few").all():
        whole = few.locator(".unseen[data-line]").first
        assert whole.text_content() == lines[int(whole.get_attribute("data-line") or -1)]["text"]
    assert turns.locator("svg use").count() > turns.count()
    assert visitor.page.locator("#talk .block:has(> .who)").count() == sum(
        bool(each.get("opens")) for each in lines.values()
    )
