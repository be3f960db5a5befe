"""Guests: identity, names, recovery, history, blocking, deletion."""

import hashlib
import hmac
import random
import re
from concurrent.futures import ThreadPoolExecutor

from igroteka.table.identity.guests import Identity
from igroteka.table.storage.store import Store
from tests.table.conftest import Invite
from tests.table.people import Person, play_out


def pair(invite: Invite, **more: object) -> tuple[Person, Person, str]:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", **more)
    two.post(f"/api/tables/{table}/claim", {})
    return one, two, table


def test_a_guest_keeps_their_identity_by_the_token(invite: Invite) -> None:
    person = invite("Ann")

    assert invite(token=person.me["token"]).me["name"] == "Ann"


def test_the_cookie_is_not_for_scripts_nor_other_sites(invite: Invite) -> None:
    cookie = invite().http.get("/api/me").headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_forged_identity_is_refused(invite: Invite) -> None:
    person = invite()
    person.http.headers["Authorization"] = "Bearer " + person.me["token"][:-1] + "!"

    assert person.error("GET", "/api/me")[1]["code"] == "bad-token"


def test_a_stale_cookie_counts_as_none(invite: Invite) -> None:
    """After the database was replaced the page goes on at once, as a new guest."""
    person = invite()
    del person.http.headers["Authorization"]
    person.http.cookies.set("igroteka", "nobody.0", domain=person.http.base_url.host)

    assert person.http.get("/api/games").status_code == 200
    assert person.error("GET", "/api/me/history")[1]["code"] == "no-guest"
    assert person.get("/api/me")["name"] != person.me["name"]


def test_a_name_is_plain_bounded_text(invite: Invite) -> None:
    person = invite()
    codes = [person.error("PATCH", "/api/me", {"name": name})[1]["code"] for name in (" ", "x" * 33, "a\u202eb")]

    assert codes == ["empty", "too-long", "bad-sign"]


def test_a_new_name_is_seen_at_the_table(invite: Invite) -> None:
    one, two, table = pair(invite)
    one.connect(table)
    two.http.patch("/api/me", json={"name": "Борис <b>"}).raise_for_status()

    one.until(lambda state: state["table"]["seats"][1]["name"] == "Борис <b>")


def test_a_recovery_code_takes_the_identity_along(invite: Invite) -> None:
    person, other = invite("Ann"), invite()
    first, second = (person.post("/api/me/recovery")["code"] for _ in range(2))

    assert other.error("POST", "/api/recover", {"code": first})[1]["code"] == "bad-code"
    assert other.post("/api/recover", {"code": second})["name"] == "Ann"


def test_a_finished_match_is_in_the_history(invite: Invite) -> None:
    one, two, table = pair(invite)
    play_out(random.Random(1), one.connect(table), two.connect(table))
    history = one.get("/api/me/history")

    assert [match["table"] for match in history["matches"]] == [table]
    assert (history["stats"][0]["game"], history["stats"][0]["matches"]) == ("reference", 1)


def test_my_tables_and_turns_are_listed(invite: Invite) -> None:
    one, two, table = pair(invite)

    assert [(each["id"], each["my_turn"]) for each in two.get("/api/tables", which="mine")] == [(table, True)]
    assert one.get("/api/me")["turns"] == 1


def test_a_list_is_read_while_its_tables_are_deleted(invite_light: Invite) -> None:
    one, other = invite_light("Ann"), invite_light()
    tables = [one.create("reference", "me", "open", listed=True) for _ in range(8)]
    with ThreadPoolExecutor(2) as pool:
        gone = pool.map(lambda table: one.http.delete(f"/api/tables/{table}").status_code, tables)
        read = [other.http.get("/api/tables", params={"which": "listed"}).status_code for _ in range(8)]

    assert set(gone) == {204}
    assert set(read) == {200}


def test_listed_tables_are_for_everybody_private_ones_by_link_only(invite: Invite) -> None:
    one, stranger = invite("Ann"), invite()
    listed, private = one.create("reference", "me", "open", listed=True), one.create("reference", "me", "open")
    found = [each["id"] for each in stranger.get("/api/tables", which="listed")]

    assert listed in found
    assert private not in found


def test_a_muted_persons_chat_is_not_shown(invite: Invite) -> None:
    one, two, table = pair(invite)
    one.post("/api/me/blocklist", {"table": table, "seat": 1, "kind": "mute"})
    one.connect(table)
    two.connect(table)
    two.ask("say", text="hidden")
    one.ask("say", text="shown")

    assert [line["text"] for line in one.state["chat"]] == ["shown"]


def test_muting_takes_effect_in_the_middle_of_a_chat(invite: Invite) -> None:
    one, two, table = pair(invite)
    one.connect(table)
    two.connect(table)
    one.post("/api/me/blocklist", {"table": table, "seat": 1, "kind": "block"})
    two.ask("say", text="hidden")
    one.ask("say", text="shown")

    assert [line["text"] for line in one.state["chat"]] == ["shown"]
    assert [line["text"] for line in one.get(f"/api/tables/{table}")["chat"]] == ["shown"]


def test_an_onlooker_is_muted_by_what_they_said(invite: Invite) -> None:
    one, _, table = pair(invite)
    one.connect(table)
    watcher = invite("Walter").connect(table)
    watcher.ask("say", text="rude")
    line = one.until(lambda state: bool(state.get("chat")))["chat"][0]
    blocked = one.post("/api/me/blocklist", {"table": table, "chat": line["number"], "kind": "mute"})
    watcher.ask("say", text="ruder")
    one.ask("say", text="shown")

    assert [each["name"] for each in blocked] == ["Walter"]
    assert [each["text"] for each in one.state["chat"]] == ["rude", "shown"]


def test_only_another_person_can_be_blocked(invite_light: Invite) -> None:
    one, _, table = pair(invite_light)
    one.connect(table).ask("say", text="mine")
    mine = one.state["chat"][0]["number"]
    wrong: list[dict[str, int]] = [{"chat": mine}, {"chat": 99}, {"chat": -(1 << 70)}, {"seat": 0}, {}]
    codes = [
        one.error("POST", "/api/me/blocklist", {"table": table, "kind": "mute", **whom})[1]["code"] for whom in wrong
    ]

    assert codes == ["bad-input"] * 5


def test_a_blocked_person_is_not_seated_by_a_rematch(invite: Invite) -> None:
    one, two, table = pair(invite)
    one.connect(table)
    two.connect(table)
    two.post("/api/me/blocklist", {"table": table, "seat": 0, "kind": "block"})
    one.post(f"/api/tables/{table}/concede", {})
    again = one.post(f"/api/tables/{table}/rematch")

    assert (again["phase"], [seat["kind"] for seat in again["seats"]]) == ("open", ["open", "person"])
    assert two.error("POST", f"/api/tables/{table}/rematch")[1]["code"] == "blocked"


def test_a_blocked_person_does_not_sit_down(invite: Invite) -> None:
    one, two, table = pair(invite)
    one.post("/api/me/blocklist", {"table": table, "seat": 1, "kind": "block"})
    other = one.create("reference", "me", "open")

    assert two.error("POST", f"/api/tables/{other}/claim", {})[1]["code"] == "blocked"
    blocked = one.get("/api/me/blocklist")[0]
    one.http.delete(f"/api/me/blocklist/{blocked['id']}").raise_for_status()
    two.post(f"/api/tables/{other}/claim", {})


def test_deleted_data_is_gone_and_a_bot_plays_on(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.connect(table)
    one.connect(table)
    two.ask("say", text="my words")
    two.http.delete("/api/me").raise_for_status()

    one.until(lambda state: state["table"]["seats"][1]["kind"] == "bot")
    assert two.error("GET", "/api/me")[1]["code"] == "bad-token"
    assert [line["text"] for line in one.get(f"/api/tables/{table}").get("chat", [])] == []


def test_deleting_ones_data_disconnects_and_clears_the_chat_of_open_pages(invite: Invite) -> None:
    one, two, table = pair(invite)
    two.connect(table)
    one.connect(table)
    two.ask("say", text="my words")
    one.until(lambda state: bool(state.get("chat")))
    two.http.delete("/api/me").raise_for_status()
    one.until(lambda state: not state.get("chat"))

    assert two.closed() == 4408


def test_an_open_table_goes_with_its_last_player(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    alone, shared = (one.create("reference", "me", "open", "open", listed=True) for _ in range(2))
    two.post(f"/api/tables/{shared}/claim", {})
    one.http.delete("/api/me").raise_for_status()

    assert two.error("GET", f"/api/tables/{alone}")[0] == 404
    assert [seat["kind"] for seat in two.get(f"/api/tables/{shared}")["table"]["seats"]] == ["open", "person", "open"]
    assert two.post(f"/api/tables/{shared}/start")["phase"] == "running"


def test_a_deleted_name_leaves_the_others_histories(invite: Invite) -> None:
    one, two, table = pair(invite)
    play_out(random.Random(2), one.connect(table), two.connect(table))
    before = one.get("/api/me/history")["matches"][0]["players"]
    two.http.delete("/api/me").raise_for_status()

    assert before == ["Ann", "Boris"]
    assert one.get("/api/me/history")["matches"][0]["players"] == ["Ann", ""]


def test_chat_is_plain_bounded_text(invite: Invite) -> None:
    one, _, table = pair(invite)
    one.connect(table)

    assert one.ask("say", text="<b>hello</b>")["type"] == "accepted"
    assert one.state["chat"][0]["text"] == "<b>hello</b>"
    assert one.ask("say", text="x" * 501)["code"] == "too-long"


def test_errors_are_in_the_readers_language(invite: Invite) -> None:
    russian = invite(lang="ru")
    body = {"game": "reference", "mode": "solo", "seats": [{"kind": "me"}]}

    assert re.search("[а-яё]{3}", russian.error("GET", "/api/tables/none")[1]["message"])
    assert russian.error("POST", "/api/tables", body)[1]["message"] == "У игры нет режима solo; её режимы: base."
    russian.connect("none")
    assert re.search("[а-яё]{3}", russian.errors[0]["message"])


def test_bots_of_a_history_are_called_in_the_readers_language(invite_light: Invite) -> None:
    one = invite_light("Ann")
    table = one.create("reference", "me", "easy", "easy", end_turn=False)
    one.post(f"/api/tables/{table}/concede", {"seat": 0})
    read = [one.http.get("/api/me/history", params={"lang": lang}).json() for lang in ("en", "ru")]

    assert [each["matches"][0]["players"] for each in read] == [
        ["Ann", "Easy bot 1", "Easy bot 2"],
        ["Ann", "Лёгкий бот 1", "Лёгкий бот 2"],
    ]


def test_tables_where_it_is_my_turn_come_first(invite: Invite) -> None:
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", end_turn=False)
    two.post(f"/api/tables/{table}/claim", {})
    over = one.create("reference", "me", "me")
    one.post(f"/api/tables/{over}/concede", {"seat": 0})
    waiting = one.create("reference", "me", "open")
    hot = one.create("reference", "me", "me")
    later = one.create("reference", "me", "open")

    assert [each["id"] for each in one.get("/api/tables", which="mine")] == [hot, table, later, waiting, over]
    assert [each["id"] for each in one.get("/api/tables", which="turn")] == [hot, table]
    assert one.get("/api/me")["turns"] == 2


def test_a_token_of_the_former_format_is_still_good_and_replaced() -> None:
    secret, guest = "s" * 32, "AbC_123"
    identity = Identity(Store("postgresql+asyncpg://nowhere/none"), secret)  # never connected to
    old = f"{guest}.{hmac.new(secret.encode(), guest.encode(), hashlib.sha256).hexdigest()[:40]}"

    assert identity.verify(old) == identity.verify(identity.sign(guest, "abc")) == guest
    assert {identity.verify(token) for token in (old[:-1], f"x{old}", f"{guest}.", guest, "", "é.é", ".")} == {""}
