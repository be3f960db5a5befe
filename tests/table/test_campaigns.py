"""The handicap campaign of Bonfire, as a guest's finished matches make it."""

import random

from igroteka.games.bonfire.rules.handicap import FIRST, next_handicap
from tests.table.conftest import Invite
from tests.table.people import Person, play_out


def played(guest: Person, handicap: int, seed: int) -> str:
    """A match against Tom, to its end."""
    table = guest.create("bonfire", "me", mode="handicap", options={"handicap": str(handicap)}, end_turn=False)
    play_out(random.Random(seed), guest.connect(table))
    guest.hang_up()
    return table


def test_a_campaign_begins_with_the_head_start_of_the_rules(invite_light: Invite) -> None:
    found = invite_light().get("/api/me/campaigns/bonfire")

    assert (found["next"], found["history"], found["mode"]) == (FIRST, [FIRST], "handicap")


def test_each_match_of_a_campaign_follows_from_the_one_before(invite_light: Invite) -> None:
    guest = invite_light("Ann")
    table = played(guest, FIRST, 3)
    found = guest.get("/api/me/campaigns/bonfire")
    match = found["matches"][0]

    assert (match["table"], match["value"]) == (table, FIRST)
    assert found["next"] == next_handicap(FIRST, match["own"], match["other"])
    assert found["history"] == [FIRST, found["next"]]


def test_a_match_with_another_handicap_is_not_of_the_campaign(invite_light: Invite) -> None:
    guest = invite_light("Ann")
    played(guest, 30, 4)

    assert guest.get("/api/me/campaigns/bonfire")["matches"] == []


def test_other_games_have_no_campaign(invite_light: Invite) -> None:
    status, error = invite_light().error("GET", "/api/me/campaigns/ryozen")

    assert (status, error["code"]) == (404, "not-found")
