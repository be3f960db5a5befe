"""At a co-operative table a partner suggests an option."""

from tests.table.conftest import Invite
from tests.table.people import Person


def partners(invite: Invite) -> tuple[Person, Person]:
    """Two players at a co-operative table: the asked one, and the partner."""
    one, two = invite("Ann"), invite("Boris")
    table = one.create("ghost_stories", "me", "open")
    two.post(f"/api/tables/{table}/claim", {})
    one.connect(table)
    two.connect(table)
    return (one, two) if one.question else (two, one)


def test_a_partner_suggests_an_option_to_the_asked_player(invite_light: Invite) -> None:
    asked, partner = partners(invite_light)
    advice = partner.get(f"/api/tables/{asked.table}/asked")
    assert asked.question
    assert [each["key"] for each in advice["options"]] == [each["key"] for each in asked.question["options"]]
    option = advice["options"][0]
    answer = partner.ask("point", key=option["key"], target=option["targets"][0])
    while not asked.points:
        asked.receive()

    assert answer["type"] == "accepted"
    assert (asked.points[0]["key"], asked.points[0]["seat"]) == (option["key"], partner.state["seat"])


def test_only_an_option_can_be_suggested(invite_light: Invite) -> None:
    _, partner = partners(invite_light)

    assert partner.ask("point", key="no such option")["code"] == "bad-input"


def test_a_player_who_is_asked_has_nobody_to_advise(invite_light: Invite) -> None:
    asked, _ = partners(invite_light)
    status, error = asked.error("GET", f"/api/tables/{asked.table}/asked")

    assert (status, error["code"]) == (409, "no-advice")


def test_onlookers_give_no_advice(invite_light: Invite) -> None:
    asked, _ = partners(invite_light)
    status, error = invite_light().error("GET", f"/api/tables/{asked.table}/asked")

    assert (status, error["code"]) == (403, "not-seated")
