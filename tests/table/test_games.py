"""Two people and two bots through a whole match of every game, over sockets."""

import random

import pytest

from igroteka.games import REGISTRY
from igroteka.table.catalogue.games import game_info, known_games, plain, sprites
from tests.table.conftest import Invite
from tests.table.people import play_out
from tests.table.served import metric


@pytest.mark.parametrize("game", known_games(reference=False))
def test_two_people_and_two_bots_play_a_whole_match(game: str, invite: Invite, seed: int) -> None:
    failures = "igroteka_bot_failures_total"
    before = metric(invite("Watch").http.get("/metrics").text, failures)
    one, two = invite("Ann"), invite("Boris", lang="ru")
    seats = ("me", "open", "easy", "easy")[: max(plain(game).modes[0].seats)]
    table = one.create(game, *seats, end_turn=False)
    two.post(f"/api/tables/{table}/claim", {})
    play_out(random.Random(seed), one.connect(table), two.connect(table))
    for person in (one, two):
        person.until(lambda state: bool(state.get("outcome")))

    assert one.state["outcome"]["scores"] == two.state["outcome"]["scores"]
    record = one.http.get(f"/api/tables/{table}/record")
    assert record.is_success
    imported = one.http.post("/api/records", content=record.content, headers={"Content-Type": "application/x-ndjson"})
    assert imported.status_code == 201, imported.text
    assert metric(one.http.get("/metrics").text, failures) == before


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_a_game_is_told_of_and_its_book_has_titles(invite_light: Invite, game: str, lang: str) -> None:
    guest = invite_light(lang=lang)
    info = next(each for each in guest.get("/api/games") if each["id"] == game)
    book = guest.get(f"/api/games/{game}/book")
    untitled = [each["id"] for each in (*book["chapters"], *book["components"]) if each["title"] == each["id"]]

    assert len(info["about"]) > 200
    assert untitled == []
    assert info["players"] and info["minutes"]
    assert info["summary"] and all(mode["summary"] for mode in info["modes"])


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_what_can_be_chosen_has_pictures_that_exist(game: str) -> None:
    modes = game_info(game, "en").modes
    options = [option.values for mode in modes for option in mode.options]
    choices = [each.picture for values in options for each in values]
    cards = [each for values in options if any(one.summary or one.picture for one in values) for each in values]
    drawn = sprites(game)[1].decode()

    assert all(mode.picture for mode in modes) and all(card.picture for card in cards)
    assert [
        name for name in (*choices, *[mode.picture for mode in modes]) if name and f'id="{name}"' not in drawn
    ] == []


def test_the_score_as_if_the_match_ended_now_is_told_line_by_line(invite_light: Invite) -> None:
    guest = invite_light()
    table = guest.create("ryozen", "me", "easy")
    state = guest.get(f"/api/tables/{table}")
    standing = guest.get(f"/api/tables/{table}/standing")

    assert standing["scores"] == [sum(line["points"] for line in lines) for lines in standing["lines"]]
    assert {line["label"] for lines in standing["lines"] for line in lines}
    assert [panel["score"] for panel in state["scene"]["panels"]] == [0, 0]  # no favour yet, but resources count


def test_a_game_that_all_play_together_shows_its_danger_instead_of_points(invite_light: Invite) -> None:
    guest = invite_light()
    scene = guest.get(f"/api/tables/{guest.create('ghost_stories', 'me', 'easy')}")["scene"]
    panels = scene["panels"]
    threat = {counter["id"]: counter for counter in panels[-1]["counters"]}
    haunted = [piece for piece in scene["pieces"] if piece["id"].startswith("haunted:")]

    assert [panel["score"] for panel in panels] == [None, None, None]
    # the curse die may haunt a tile before the first question
    assert (threat["haunted"]["value"], threat["haunted"]["limit"]) == (len(haunted), 4)
    assert threat["incarnation"]["value"] > 0
