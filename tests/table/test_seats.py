"""Seats: claiming, leaving, returning, giving up, replacing, clocks, one device for several seats."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from igroteka.table.settings import Settings
from tests.table.conftest import Invite, visiting
from tests.table.people import Person, play_out
from tests.table.served import served


def pair(invite: Invite, game: str = "reference", **more: object) -> tuple[Person, Person, str]:
    one, two = invite("Ann"), invite("Boris")
    table = one.create(game, "me", "open", **more)
    two.post(f"/api/tables/{table}/claim", {})
    return one, two, table


def test_a_seat_is_claimed_once(invite: Invite) -> None:
    _, _, table = pair(invite)

    assert invite().error("POST", f"/api/tables/{table}/claim", {"seat": 1})[1]["code"] == "seat-taken"
    assert invite().error("POST", f"/api/tables/{table}/claim", {})[1]["code"] == "no-open-seat"
    assert invite().error("POST", f"/api/tables/{table}/claim", {"seat": 9})[1]["code"] == "no-seat"


def test_the_creator_starts_with_bots_on_open_seats(invite: Invite) -> None:
    one = invite("Ann")
    table = one.create("reference", "me", "open", "open")
    assert invite().error("POST", f"/api/tables/{table}/start")[1]["code"] == "not-creator"
    started = one.post(f"/api/tables/{table}/start")

    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    assert started["phase"] == "running"


def test_before_the_start_the_creator_gives_free_seats_to_bots_and_takes_them_back(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", "open")
    path = f"/api/tables/{table}/replace"
    assert two.error("POST", path, {"seat": 1, "by": "bot"})[1]["code"] == "not-creator"
    given = one.post(path, {"seat": 1, "by": "bot", "level": "hard"})["seats"][1]
    taken = one.post(path, {"seat": 1, "by": "open"})["seats"][1]
    two.post(f"/api/tables/{table}/claim", {"seat": 1})

    assert (given["kind"], given["level"], taken["kind"]) == ("bot", "hard", "open")
    assert one.error("POST", path, {"seat": 1, "by": "bot"})[1]["code"] == "seat-taken"


def test_seats_of_the_same_name_are_numbered(invite: Invite) -> None:
    ann = invite("Ann")
    table = ann.create("reference", "me", "me", "easy", "easy")

    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["table"]["seats"]] == [
        "Ann (1)",
        "Ann (2)",
        "Easy bot 1",
        "Easy bot 2",
    ]


def test_leaving_before_the_start_frees_the_seat(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", "open")
    two.post(f"/api/tables/{table}/claim", {"seat": 2})

    assert two.post(f"/api/tables/{table}/leave", {})["seats"][2]["kind"] == "open"


def test_a_bot_holds_an_absent_players_seat_until_they_are_back(invite: Invite) -> None:
    one, two, table = pair(invite)
    one.connect(table)
    two.post(f"/api/tables/{table}/leave", {})
    one.until(lambda state: bool(state["table"]["seats"][1].get("away")))
    play = one.answer("done")
    assert play["type"] == "accepted"
    one.until(lambda state: any(line["kind"] == "round.began" for line in state["log"]))
    two.post(f"/api/tables/{table}/back", {})

    one.until(lambda state: not state["table"]["seats"][1].get("away"))
    assert [line["kind"] for line in one.state["log"]].count("table.back") == 1


def test_the_match_is_over_when_one_is_left(invite: Invite) -> None:
    one, two, table = pair(invite)
    one.connect(table)
    two.post(f"/api/tables/{table}/concede", {})

    assert one.until(lambda state: bool(state.get("outcome")))["outcome"]["winners"] == [0]


def test_among_many_a_bot_plays_on_for_a_player_who_gave_up(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", "easy")
    two.post(f"/api/tables/{table}/claim", {})
    one.connect(table)
    two.post(f"/api/tables/{table}/concede", {})
    play_out(random.Random(1), one)

    assert len(one.state["outcome"]["scores"]) == 3


def test_an_absent_players_seat_is_given_to_another(invite: Invite) -> None:
    one, two, table = pair(invite)
    replace = {"seat": 1, "by": "open"}
    assert one.error("POST", f"/api/tables/{table}/replace", replace)[1]["code"] == "not-away"
    two.post(f"/api/tables/{table}/leave", {"release": True})
    one.post(f"/api/tables/{table}/replace", replace)
    third = invite("Clara")
    third.post(f"/api/tables/{table}/claim", {"seat": 1})

    assert third.get(f"/api/tables/{table}")["table"]["seats"][1]["name"] == "Clara"


def test_the_log_does_not_blame_the_new_player_of_a_seat(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.post(f"/api/tables/{table}/leave", {"release": True})
    one.post(f"/api/tables/{table}/replace", {"seat": 1, "by": "open"})
    clara = invite("Clara")
    clara.post(f"/api/tables/{table}/claim", {"seat": 1})
    clara.post(f"/api/tables/{table}/leave", {})
    log = one.get(f"/api/tables/{table}")["log"]

    assert [line["text"] for line in log if line["kind"] == "table.away"] == [
        "A former player is away, a bot holds the seat",
        "Clara is away, a bot holds the seat",
    ]
    assert [line.get("seat") for line in log if line["kind"] == "table.away"] == [None, 1]


def test_a_player_can_not_take_an_absent_players_seat(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.post(f"/api/tables/{table}/leave", {"release": True})
    one.post(f"/api/tables/{table}/replace", {"seat": 1, "by": "open"})
    for seat in (1, None):
        assert one.error("POST", f"/api/tables/{table}/claim", {"seat": seat})[1]["code"] == "knows-too-much"
    assert one.http.get(f"/api/tables/{table}", params={"seat": 1}).json()["code"] == "not-yours"

    assert two.post(f"/api/tables/{table}/claim", {"seat": 1})["seats"][1]["mine"]


def test_a_player_who_gave_up_takes_no_other_seat(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.post(f"/api/tables/{table}/leave", {"release": True})
    one.post(f"/api/tables/{table}/replace", {"seat": 1, "by": "open"})
    one.post(f"/api/tables/{table}/replace", {"seat": 0, "by": "bot"})

    assert one.error("POST", f"/api/tables/{table}/claim", {"seat": 1})[1]["code"] == "knows-too-much"


def test_on_one_device_a_seat_is_offered_and_taken_again(invite: Invite) -> None:
    one = invite("Ann")
    table = one.create("reference", "me", "me")
    one.post(f"/api/tables/{table}/replace", {"seat": 1, "by": "open"})

    assert one.post(f"/api/tables/{table}/claim", {"seat": 1})["seats"][1]["mine"]


def test_a_guest_who_lost_their_seat_no_longer_sees_its_view(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.connect(table)
    two.post(f"/api/tables/{table}/leave", {"release": True})
    one.post(f"/api/tables/{table}/replace", {"seat": 1, "by": "open"})
    invite("Clara").post(f"/api/tables/{table}/claim", {"seat": 1})
    two.until(lambda state: state["table"]["seats"][1]["name"] == "Clara")

    assert two.state["seat"] is None
    assert not [piece for piece in two.state["scene"]["pieces"] if piece["board"] == "hand:1" and piece.get("text")]


def test_a_rematch_is_one_table_for_all(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.post(f"/api/tables/{table}/concede", {})
    first, second = one.post(f"/api/tables/{table}/rematch"), two.post(f"/api/tables/{table}/rematch")

    assert first["id"] == second["id"] != table
    assert (first["phase"], second["phase"]) == ("open", "running"), "absent players come back by themselves"
    assert [seat["name"] for seat in second["seats"]] == ["Boris", "Ann"]


def test_a_rematch_seats_those_who_are_here(invite: Invite) -> None:
    one, two, table = pair(invite)
    one.connect(table)
    two.connect(table)
    two.post(f"/api/tables/{table}/concede", {})
    again = one.post(f"/api/tables/{table}/rematch")

    assert (again["phase"], [seat["name"] for seat in again["seats"]]) == ("running", ["Boris", "Ann"])


def test_two_who_ask_for_a_rematch_at_once_get_one_table(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.post(f"/api/tables/{table}/concede", {})
    with ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda person: person.post(f"/api/tables/{table}/rematch"), (one, two)))

    assert made[0]["id"] == made[1]["id"]
    assert len(one.get("/api/tables", which="mine")) == 2


def test_only_the_creator_deletes_a_table(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", "open")
    two.post(f"/api/tables/{table}/claim", {})
    assert two.error("DELETE", f"/api/tables/{table}")[1]["code"] == "not-creator"
    one.http.delete(f"/api/tables/{table}").raise_for_status()

    assert one.error("GET", f"/api/tables/{table}")[0] == 404


def test_a_match_in_play_is_not_deleted_against_its_players(invite: Invite) -> None:
    one, two, table = pair(invite)
    assert one.error("DELETE", f"/api/tables/{table}")[1]["code"] == "others-play"
    two.post(f"/api/tables/{table}/leave", {"release": True})
    one.post(f"/api/tables/{table}/replace", {"seat": 1, "by": "bot"})

    assert one.http.delete(f"/api/tables/{table}").status_code == 204


def test_a_finished_match_stays_in_the_history_of_others_with_its_replay(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.post(f"/api/tables/{table}/concede", {})
    one.http.delete(f"/api/tables/{table}").raise_for_status()

    assert one.get("/api/tables", which="mine") == []
    assert [each["id"] for each in two.get("/api/tables", which="mine")] == [table]
    assert [each["table"] for each in one.get("/api/me/history")["matches"]] == [table]
    assert two.get(f"/api/tables/{table}/replay")["open"]
    two.http.delete(f"/api/tables/{table}").raise_for_status()
    assert two.error("GET", f"/api/tables/{table}")[0] == 404


def test_a_seat_stays_its_owners_for_a_while(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.post(f"/api/tables/{table}/leave", {})
    status, error = one.error("POST", f"/api/tables/{table}/replace", {"seat": 1, "by": "open"})

    assert (status, error["code"]) == (409, "grace")
    assert "within 10 minutes" in error["message"]
    assert two.post(f"/api/tables/{table}/back", {})["seats"][1]["mine"]


def test_a_closed_table_is_seen_by_its_players_alone(invite: Invite) -> None:
    one, two, other = invite("Ann"), invite("Boris"), invite("Clara")
    table = one.create("reference", "me", "open", closed=True, listed=True)
    other.connect(table)
    assert other.get(f"/api/tables/{table}")["table"]["closed"]
    assert table not in [each["id"] for each in other.get("/api/tables", which="listed")]
    assert other.error("POST", f"/api/tables/{table}/say", {"id": "a", "text": "hello"})[1]["code"] == "closed"
    two.post(f"/api/tables/{table}/claim", {})

    assert other.closed()
    assert other.error("GET", f"/api/tables/{table}")[1]["code"] == "closed"
    two.connect(table)
    two.post(f"/api/tables/{table}/concede", {})
    assert other.error("GET", f"/api/tables/{table}/replay")[1]["code"] == "closed"
    assert one.get(f"/api/tables/{table}/replay")["open"]


def test_no_call_tells_a_stranger_anything_of_a_closed_table(invite: Invite) -> None:
    one, stranger = invite("Ann"), invite("Clara")
    table = one.create("reference", "me", "easy", closed=True)
    paths = one.get("/api/schema/openapi.json")["paths"]
    reading = [path for path, calls in paths.items() if "{table}" in path and "get" in calls]
    reading.append("/api/games/reference/book")
    asked = {"seat": "0", "table": table}

    told = [
        stranger.http.get(path.format(table=table, step=0), params=asked).json().get("code", f"{path} is open")
        for path in reading
    ]
    assert set(told) <= {"closed", "not-seated", "not-yours", "wrong-phase"}


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(invite: Invite) -> None:
    one, two, table = pair(invite, pace={"kind": "clock", "minutes": 1, "increment": 5})
    one.connect(table)
    clocks = [seat["clock"] for seat in one.state["table"]["seats"]]
    one.answer("done")
    one.until(lambda state: state["table"]["seats"][0]["clock"] > 60_000)

    assert clocks == [60_000, 60_000]
    assert two.get(f"/api/tables/{table}")["table"]["seats"][1]["clock"] <= 60_000


def test_a_pace_keeps_no_numbers_but_its_own(invite: Invite) -> None:
    person = invite()
    table = person.create("reference", "me", "open", pace={"kind": "untimed", "minutes": 10**30, "days": -1})

    assert person.get(f"/api/tables/{table}")["table"]["pace"] == {}


@pytest.mark.parametrize("pace", [{"kind": "clock"}, {"kind": "days", "days": 0}, {"kind": "days", "days": 99}])
def test_a_pace_that_no_clock_keeps_is_refused(invite: Invite, pace: dict[str, object]) -> None:
    body = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": pace}

    assert invite().error("POST", "/api/tables", body)[1]["code"] == "bad-input"


def test_on_one_device_the_screen_asks_for_the_hand_over(invite: Invite) -> None:
    one = invite("Ann")
    table = one.create("reference", "me", "me")
    one.connect(table)
    assert (one.state["seat"], one.state["handover"]) == (None, 0)
    one.ask("look", seat=0)
    assert one.state["seat"] == 0
    one.answer("done")
    one.until(lambda state: state.get("handover") == 1)
    assert one.state["seat"] is None
    assert not one.question
    one.ask("look", seat=1)

    assert one.until(lambda state: bool(state.get("question")))["question"]["seat"] == 1


def test_nobody_sees_the_view_of_anothers_seat(invite: Invite) -> None:
    one, _, table = pair(invite)

    assert one.connect(table).ask("look", seat=1)["code"] == "not-yours"
    assert one.http.get(f"/api/tables/{table}", params={"seat": 1}).json()["code"] == "not-yours"


def test_since_my_last_visit(invite: Invite) -> None:
    one, two, table = pair(invite)
    one.connect(table)
    seen = len(one.state["log"])
    one.answer("done")
    one.hang_up()
    two.connect(table).answer("done")
    two.until(lambda state: any(line["kind"] == "round.began" for line in state["log"]))
    one.connect(table)

    assert one.state["since_visit"] == seen


def test_too_many_tables_are_refused(settings: Settings) -> None:
    few = Settings(db=settings.db, reference=True, thinkers=1, tables_per_guest=2, sockets_per_guest=1)
    with served(few) as url, visiting(url) as invite:
        one = invite()
        tables = [one.create("reference", "me", "open") for _ in range(2)]
        body = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert one.error("POST", "/api/tables", body)[1]["code"] == "too-many"
        one.connect(tables[0])
        tab = invite(token=one.me["token"])
        tab.connect(tables[0])
        assert tab.errors[0]["code"] == "too-many"


def test_at_a_cooperative_table_people_point_and_suggest(invite_light: Invite) -> None:
    one, two, table = pair(invite_light, "ghost_stories")
    one.connect(table)
    two.connect(table)
    two.ask("point", target="tile:4", key="")
    while not one.points:
        one.receive()

    assert one.points == [{"seat": 1, "name": "Boris", "target": "tile:4"}]


def test_muted_guests_do_not_point_either(invite_light: Invite) -> None:
    one, two, table = pair(invite_light, "ghost_stories")
    one.connect(table)
    two.connect(table)
    one.post("/api/me/blocklist", {"table": table, "seat": 1, "kind": "mute"})
    two.ask("point", target="tile:4")
    one.ask("point", target="tile:5")

    assert [point["target"] for point in one.points] == ["tile:5"]
    assert [point["target"] for point in two.points] == ["tile:4"]


def test_pointing_is_for_cooperative_games_only(invite_light: Invite) -> None:
    one = invite_light("Ann")
    one.connect(one.create("reference", "me", "easy"))

    assert one.ask("point", target="deck")["code"] == "cooperative"
