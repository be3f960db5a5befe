"""Before the start: players say that they are ready, and the match begins after a countdown."""

import pytest

from igroteka.table.settings import Settings
from tests.table.conftest import Invite, visiting
from tests.table.people import Json, Person
from tests.table.served import served


def lobby(invite: Invite, *kinds: str) -> tuple[Person, Person, str]:
    """A table with a ready check, at which Ann and Boris sit."""
    ann, boris = invite("Ann"), invite("Boris")
    table = ann.create("reference", *(kinds or ("me", "open")), ready_check=True)
    boris.post(f"/api/tables/{table}/claim", {})
    return ann, boris, table


def ready(person: Person, table: str, is_ready: bool = True) -> Json:
    answer: Json = person.post(f"/api/tables/{table}/ready", {"ready": is_ready})
    return answer


def said(table: Json) -> list[bool]:
    return [seat.get("ready", False) for seat in table["seats"]]


def test_a_full_table_waits_until_everybody_is_ready(invite_light: Invite) -> None:
    ann, boris, table = lobby(invite_light)
    seated = ann.get(f"/api/tables/{table}")["table"]
    one = ready(boris, table)

    assert (seated["phase"], said(seated)) == ("open", [False, False])
    assert (one["phase"], said(one), one.get("starts_in", 0)) == ("open", [False, True], 0)


def test_the_match_begins_by_itself_once_all_are_ready(invite: Invite) -> None:
    ann, boris, table = lobby(invite)
    boris.connect(table)
    ready(boris, table)
    both = ready(ann, table)
    boris.until(lambda state: state["table"]["phase"] == "running")

    assert (both["phase"], both["starts_in"]) == ("open", 5)


def test_the_countdown_is_stopped_by_a_change_of_mind(invite_light: Invite) -> None:
    ann, boris, table = lobby(invite_light)
    ready(ann, table)
    ready(boris, table)
    after = ready(boris, table, False)

    assert (after["phase"], after.get("starts_in", 0), said(after)) == ("open", 0, [True, False])


def test_who_gets_up_is_no_longer_ready_and_stops_the_countdown(invite_light: Invite) -> None:
    ann, boris, table = lobby(invite_light)
    ready(ann, table)
    ready(boris, table)
    left = boris.post(f"/api/tables/{table}/leave", {})
    back = boris.post(f"/api/tables/{table}/claim", {})

    assert (left.get("starts_in", 0), said(left)) == (0, [True, False])
    assert (back["phase"], said(back)) == ("open", [True, False])


def test_a_bot_is_always_ready_and_completes_the_table(invite_light: Invite) -> None:
    ann, boris, table = lobby(invite_light, "me", "open", "open")
    ready(ann, table)
    waiting = ready(boris, table)
    full = ann.post(f"/api/tables/{table}/replace", {"seat": 2, "by": "bot"})

    assert waiting.get("starts_in", 0) == 0
    assert (full["starts_in"], said(full)) == (5, [True, True, True])


def test_the_creator_need_not_wait_for_programs_that_never_say_ready(invite_light: Invite) -> None:
    ann, _, table = lobby(invite_light)

    assert ann.post(f"/api/tables/{table}/start")["phase"] == "running"


def test_a_guest_without_other_people_starts_at_once(invite_light: Invite) -> None:
    ann = invite_light("Ann")
    table = ann.create("reference", "me", "open", ready_check=True)
    ann.post(f"/api/tables/{table}/replace", {"seat": 1, "by": "bot"})

    assert ready(ann, table)["phase"] == "running"


@pytest.mark.parametrize("kinds", [("me", "easy"), ("me", "me"), ("easy", "easy")], ids=["bot", "device", "bots"])
def test_a_table_without_open_seats_starts_at_once(invite_light: Invite, kinds: tuple[str, ...]) -> None:
    ann = invite_light("Ann")
    table = ann.create("reference", *kinds, ready_check=True)

    assert ann.get(f"/api/tables/{table}")["table"]["phase"] in ("running", "over")


def test_without_a_ready_check_the_last_seat_starts_the_match(invite_light: Invite) -> None:
    ann, boris = invite_light("Ann"), invite_light("Boris")
    table = ann.create("reference", "me", "open")

    assert boris.post(f"/api/tables/{table}/claim", {})["phase"] == "running"


def test_only_players_say_that_they_are_ready_and_only_before_the_start(invite_light: Invite) -> None:
    ann, _, table = lobby(invite_light)
    stranger = invite_light().error("POST", f"/api/tables/{table}/ready", {})
    ann.post(f"/api/tables/{table}/start")

    assert stranger[1]["code"] == "not-seated"
    assert ann.error("POST", f"/api/tables/{table}/ready", {})[1]["code"] == "wrong-phase"


def test_a_rematch_waits_until_the_others_want_it_too(invite_light: Invite) -> None:
    ann, boris, table = lobby(invite_light)
    ann.post(f"/api/tables/{table}/start")
    ann.connect(table)
    boris.connect(table)
    ann.post(f"/api/tables/{table}/concede", {})
    again = ann.post(f"/api/tables/{table}/rematch")
    boris.until(lambda state: state["table"].get("rematch") == again["id"])
    both = boris.post(f"/api/tables/{table}/rematch")

    assert (again["phase"], said(again)) == ("open", [False, True])
    assert (both["id"], both["starts_in"], said(both)) == (again["id"], 5, [True, True])


def test_a_countdown_goes_on_after_a_restart(settings: Settings) -> None:
    with served(settings) as url, visiting(url) as invite:
        ann, boris, table = lobby(invite)
        ready(ann, table)
        ready(boris, table)
        token = ann.me["token"]
    with served(settings) as url, visiting(url) as invite:
        invite(token=token).connect(table).until(lambda state: state["table"]["phase"] == "running")
