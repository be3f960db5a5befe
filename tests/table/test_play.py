"""Playing at a served table: answers, refusals, retries, undo, the pause before the end of a turn."""

import copy
import random
from functools import partial

from igroteka.games import find_game
from igroteka.kernel.ask import EVERYONE
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.core.rows import LogEvent
from igroteka.table.presenter.presenter import Presenter
from tests.table.build import play_of
from tests.table.conftest import Invite
from tests.table.people import Json, Person, my_turn, play_out, turn_or_end


def seat_two(invite: Invite, **more: object) -> tuple[Person, Person]:
    """Two people at one running table of the reference game."""
    one, two = invite("Ann"), invite("Boris")
    table = one.create("reference", "me", "open", **more)
    two.post(f"/api/tables/{table}/claim", {"seat": 1})
    return one.connect(table), two.connect(table)


def is_at(revision: int, state: Json) -> bool:
    return int(state["revision"]) >= revision


def who_acts(*people: Person) -> Person:
    """Whose turn it is when the bids are in."""
    for person in people:
        person.until(lambda state: any(line["kind"] == "round.began" for line in state["log"]))
    return next(person for person in people if person.question)


def test_two_people_and_two_bots_play_a_whole_match(invite: Invite, seed: int) -> None:
    one, two = invite("Ann"), invite("Boris", lang="ru")
    table = one.create("reference", "me", "open", "easy", "normal")
    two.post(f"/api/tables/{table}/claim", {})
    play_out(random.Random(seed), one.connect(table), two.connect(table))

    one.until(lambda state: bool(state.get("outcome")))
    two.until(lambda state: bool(state.get("outcome")))
    assert one.state["outcome"]["scores"] == two.state["outcome"]["scores"]
    assert one.get(f"/api/tables/{table}")["table"]["phase"] == "over"


def test_updates_lead_to_the_same_state_as_a_fresh_look(invite: Invite) -> None:
    luck = random.Random(3)
    one, two = seat_two(invite)
    for _ in range(25):
        for person in (one, two):
            if person.question and not person.over:
                person.any_answer(luck)
        for person in (one, two):
            person.ask("sync")
            revision = person.state["revision"]
            mirrored = {**person.state}
            fresh = person.get(f"/api/tables/{person.table}", seat=person.state["seat"])
            for changing in ("server_time", "since_visit", "chat"):
                mirrored.pop(changing, None)
                fresh.pop(changing, None)
            assert mirrored == fresh, revision
        if one.over:
            break


def test_diffs_rebuild_the_scene(invite: Invite) -> None:
    luck = random.Random(5)
    one, two = seat_two(invite)
    checked = 0
    while not one.over and checked < 30:
        asked = one if one.question else two
        if asked.question is None:
            one.receive()
            continue
        asked.any_answer(luck)
        reached = max(*one.accepted.values(), *two.accepted.values(), 0, 0)
        one.until(partial(is_at, reached))
        two.until(partial(is_at, reached))
        fresh = one.get(f"/api/tables/{one.table}", seat=0)
        if fresh["revision"] == one.state["revision"]:
            mine = {each["id"]: each for each in one.state["scene"]["pieces"]}
            assert mine == {each["id"]: each for each in fresh["scene"]["pieces"]}
            assert one.state["log"] == fresh["log"]
            assert one.state.get("question") == fresh.get("question")
            checked += 1
    assert checked > 5


def test_an_answer_is_acknowledged_with_its_revision(invite: Invite) -> None:
    one, _ = seat_two(invite)
    before = one.state["revision"]
    reply = one.answer("done")

    assert (reply["type"], reply["revision"]) == ("accepted", before + 1)


def test_the_same_message_again_is_acknowledged_and_does_nothing(invite: Invite) -> None:
    one, _ = seat_two(invite)
    assert one.question
    body = {
        "type": "answer",
        "id": "once",
        "seat": 0,
        "revision": one.state["revision"],
        "keys": ["done"],
        "final": True,
    }
    first = one.post(f"/api/tables/{one.table}/answer", body)
    again = one.post(f"/api/tables/{one.table}/answer", body)

    assert first == again
    assert one.get(f"/api/tables/{one.table}")["revision"] == first["revision"]


def test_an_answer_to_an_older_question_is_stale_and_gets_the_state(invite: Invite) -> None:
    one, _ = seat_two(invite)
    old = one.state["revision"]
    one.answer("done")
    one.until(lambda state: state["revision"] > old)
    body = {"type": "answer", "id": "late", "seat": 0, "revision": old, "keys": ["done"]}
    status, error = one.error("POST", f"/api/tables/{one.table}/answer", body)

    assert (status, error["code"]) == (409, "not-asked")
    assert error["state"]["revision"] == one.state["revision"]


def test_an_illegal_answer_says_what_would_be_legal(invite: Invite) -> None:
    one, _ = seat_two(invite)
    reply = one.answer("crown")

    options = [option["label"] for option in one.question["options"]] if one.question else []
    assert (reply["type"], reply["code"], bool(options)) == ("error", "refused", True)
    assert reply["message"] == f"This answer is not possible now. Possible are: {'; '.join(options)}"
    assert reply["rule"].startswith("reference.")
    assert one.receive()["type"] == "state", "and the table as it is"


def test_an_illegal_answer_over_http_gets_the_state_too(invite: Invite) -> None:
    one, _ = seat_two(invite)
    body = {"type": "answer", "id": "odd", "seat": 0, "revision": one.state["revision"], "keys": ["crown"]}
    status, error = one.error("POST", f"/api/tables/{one.table}/answer", body)

    assert (status, error["state"]["revision"]) == (422, one.state["revision"])


def test_a_reconnecting_client_gets_only_what_it_missed(invite: Invite) -> None:
    one, two = seat_two(invite)
    one.hang_up()
    seen = one.state["revision"]
    two.answer(two.question["options"][0]["key"] if two.question else "")
    two.ask("say", text="meanwhile")
    one.connect(one.table, f"&since={seen}")
    one.until(lambda state: bool(state.get("chat")))

    assert '"type":"update"' in one.raw[-2]
    assert [line["text"] for line in one.state["chat"]] == ["meanwhile"]
    fresh = one.get(f"/api/tables/{one.table}", seat=0)
    assert (one.state["revision"], one.state["scene"]) == (fresh["revision"], fresh["scene"])


def test_messages_lost_on_the_way_are_sent_again(invite: Invite) -> None:
    one, two = seat_two(invite)
    seen = one.state["revision"]
    before = copy.deepcopy(one.state)
    two.answer(two.question["options"][0]["key"] if two.question else "")
    two.ask("say", text="lost")
    one.until(lambda state: bool(state.get("chat")))
    lost = one.state
    one.hang_up()
    one.mirror.state = before  # as if the update and the chat had not arrived
    one.connect(one.table, f"&since={seen}")
    one.until(lambda state: bool(state.get("chat")))

    assert '"type":"state"' not in "".join(one.raw[-2:])
    for part in ("revision", "scene", "log", "question"):
        assert one.state[part] == lost[part]


def test_a_program_does_without_scenes_and_plays_the_same(invite: Invite) -> None:
    one, two = seat_two(invite)
    one.hang_up()
    one.connect(one.table, "&scene=off")
    assert one.state["scene"] is None
    assert one.question
    assert all("targets" not in option for option in one.question["options"])
    play_out(random.Random(3), one, two)
    one.until(lambda state: bool(state.get("outcome")))
    fresh = one.get(f"/api/tables/{one.table}", seat=0)

    assert not any('"pieces"' in message or '"panels"' in message for message in one.raw[1:])
    assert one.state["outcome"] == fresh["outcome"]
    assert one.state["log"] == [
        {part: value for part, value in line.items() if part not in ("pieces", "source", "subject")}
        for line in fresh["log"]
    ]


def test_a_switch_that_is_neither_on_nor_off_is_refused(invite: Invite) -> None:
    one, _ = seat_two(invite)
    one.hang_up()
    one.connect(one.table, "&scene=maybe")

    assert one.errors[-1]["message"].endswith("scene: on, off")


def test_a_client_that_was_away_too_long_gets_the_whole_table(invite: Invite) -> None:
    one, _ = seat_two(invite)
    one.hang_up()
    one.connect(one.table, "&since=999999")

    assert '"type":"state"' in one.raw[-1]


def test_nobody_answers_for_anothers_seat(invite: Invite) -> None:
    one, two = seat_two(invite)
    reply = one.answer("done", seat=1)

    assert reply["code"] == "not-yours"
    assert two.get(f"/api/tables/{one.table}", seat=1)["question"] is not None


def test_an_onlooker_answers_nothing(invite: Invite) -> None:
    one, _ = seat_two(invite)
    watcher = invite().connect(one.table)
    reply = watcher.ask("answer", seat=0, revision=watcher.state["revision"], keys=["done"])

    assert watcher.state["seat"] is None
    assert reply["code"] == "not-yours"


def test_a_secret_choice_is_taken_back_until_the_last_is_in(invite: Invite) -> None:
    one, two = seat_two(invite)
    one.answer("done")
    one.until(lambda state: not state.get("question"))
    assert one.state["undo"] == 1
    reply = one.undo()
    one.until(my_turn)

    assert reply["type"] == "accepted"
    assert two.question


def test_of_two_tabs_that_take_back_at_once_one_does(invite: Invite) -> None:
    one, _ = seat_two(invite)
    for _ in range(2):
        one.until(my_turn)
        one.answer(one.question["options"][0]["key"] if one.question else "")
    one.ask("sync")
    assert one.state["undo"] == 2
    undo = {"type": "undo", "seat": 0, "revision": one.state["revision"]}
    one.post(f"/api/tables/{one.table}/undo", {**undo, "id": "this tab"})
    status, error = one.error("POST", f"/api/tables/{one.table}/undo", {**undo, "id": "the other"})

    assert (status, error["code"]) == (409, "stale")
    assert error["state"]["undo"] == 1


def test_the_pause_before_the_end_of_a_turn_can_be_taken_back(invite: Invite) -> None:
    one, two = seat_two(invite)
    one.answer("done")
    two.answer("done")
    asked = who_acts(one, two)
    assert asked.question
    assert asked.question["topic"] == "turn.action"
    asked.answer("dice", final=False)
    asked.until(lambda state: bool(state["question"]) and bool(state["question"].get("end_turn")))
    assert asked.state["question"]["rules"], "the pause links to the rule of what is held"
    assert [option["key"] for option in asked.question["options"]] == ["end-turn"]
    asked.undo()
    asked.until(lambda state: bool(state["question"]) and not state["question"].get("end_turn"))
    asked.answer("dice", final=False)
    asked.until(lambda state: bool(state["question"]) and bool(state["question"].get("end_turn")))
    asked.answer("end-turn")
    asked.until(lambda state: any(line["kind"] == "turn.rolled" for line in state["log"]))


def test_a_table_without_the_pause_goes_on_at_once(invite: Invite) -> None:
    one, two = seat_two(invite, end_turn=False)
    one.answer("done", final=False)
    two.answer("done", final=False)
    asked = who_acts(one, two)
    asked.answer("dice", final=False)

    asked.until(lambda state: any(line["kind"] == "turn.rolled" for line in state["log"]))


def test_an_undo_beyond_the_limit_needs_the_others(invite: Invite) -> None:
    one, two = seat_two(invite)
    one.answer("done")
    two.answer("done")
    who_acts(one, two)
    reply = one.undo()
    assert reply["code"] == "no-undo"

    one.post(f"/api/tables/{one.table}/ask", {"kind": "undo", "seat": 0, "answers": 1})
    two.until(lambda state: bool(state.get("requests")))
    request = two.state["requests"][0]
    assert (request["kind"], request["wanted"]) == ("undo", [1])
    two.post(f"/api/tables/{one.table}/reply", {"id": request["id"], "seat": 1, "agree": True})
    one.until(lambda state: bool(state.get("question")) and state["question"]["topic"] == "bid.card")
    assert any(line["kind"] == "table.forced" for line in one.state["log"])


def test_a_refused_request_is_closed(invite: Invite) -> None:
    one, two = seat_two(invite)
    one.post(f"/api/tables/{one.table}/ask", {"kind": "end", "seat": 0})
    two.until(lambda state: bool(state.get("requests")))
    two.post(f"/api/tables/{one.table}/reply", {"id": two.state["requests"][0]["id"], "seat": 1, "agree": False})

    one.until(lambda state: not state.get("requests"))
    assert one.state["table"]["phase"] == "running"


def test_all_agree_to_end(invite: Invite) -> None:
    one, two = seat_two(invite)
    one.post(f"/api/tables/{one.table}/ask", {"kind": "end", "seat": 0})
    two.until(lambda state: bool(state.get("requests")))
    two.post(f"/api/tables/{one.table}/reply", {"id": two.state["requests"][0]["id"], "seat": 1, "agree": True})

    assert one.until(turn_or_end) and one.until(lambda state: bool(state.get("outcome")))["table"]["phase"] == "over"


def test_a_pause_stops_the_table_until_a_player_resumes(invite: Invite) -> None:
    one, two = seat_two(invite)
    one.post(f"/api/tables/{one.table}/ask", {"kind": "pause", "seat": 0})
    two.until(lambda state: bool(state.get("requests")))
    two.post(f"/api/tables/{one.table}/reply", {"id": two.state["requests"][0]["id"], "seat": 1, "agree": True})
    one.until(lambda state: state["table"]["phase"] == "paused")
    assert not one.question
    one.post(f"/api/tables/{one.table}/resume")

    one.until(lambda state: state["table"]["phase"] == "running" and bool(state.get("question")))


def test_a_line_that_was_kept_with_other_fields_does_not_close_the_table() -> None:
    game = find_game("ghost_stories")
    play = play_of("ghost_stories", Match(game, game.setup("base", 2), Luck(1)))
    play.journal.events.append(LogEvent("ghost_arrived", ("fungus_thing_24", "east:1"), EVERYONE))
    play.journal.revisions.append(0)

    assert Presenter(play, 0, "ru").log()[-1].text == "…"


def test_a_ping_is_answered_by_an_acknowledgement_alone(invite: Invite) -> None:
    ann = invite("Ann")
    ann.connect(ann.create("reference", "me", "me"))
    heard = ann.ask("ping")

    assert (heard["type"], heard["revision"]) == ("accepted", ann.state["revision"])


def test_a_missing_table_is_explained_in_the_readers_language(invite: Invite) -> None:
    boris = invite("Boris", lang="ru").connect("gone")

    assert "Такого стола нет" in boris.raw[-1]
