"""Two people and two bots through a whole match of every game, over sockets."""

import random

import pytest

from igroteka.games import REGISTRY
from igroteka.table.catalogue.games import known_games, plain
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
