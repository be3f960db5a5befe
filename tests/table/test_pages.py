"""The page, the sprites, the book, headers, origins, health: what is served beside the tables."""

import re

import httpx
import pytest

from igroteka.table.catalogue.games import known_games
from igroteka.table.server.app import PAGE
from tests.table.conftest import Invite
from tests.table.people import TIMEOUT_S


def test_the_page_is_served_under_a_strict_policy(light_url: str) -> None:
    answer = httpx.get(light_url, timeout=TIMEOUT_S)

    assert answer.headers["content-type"].startswith("text/html")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_watchers_may_ask_for_the_head_of_the_page_alone(light_url: str) -> None:
    answer = httpx.head(light_url, timeout=TIMEOUT_S)

    assert (answer.status_code, answer.content) == (200, b"")


def test_the_calls_have_a_page_for_people(light_url: str) -> None:
    answer = httpx.get(f"{light_url}/api/schema", timeout=TIMEOUT_S)

    assert answer.headers["content-type"].startswith("text/html")
    assert "POST /api/tables/{table}/answer" in answer.text
    assert '<a href="#DoAnswer">DoAnswer</a>' in answer.text
    assert '<h3 id="DoAnswer">' in answer.text
    assert "<script" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../app.py",
        "/nothing.js",
        "/assets",
        "/" + "a" * 300,
        "/" + "a/" * 4000,
    ],
)
def test_nothing_beside_the_page_is_served(light_url: str, path: str) -> None:
    with httpx.Client(base_url=light_url, timeout=TIMEOUT_S) as client:
        assert client.get(path).status_code == 404


def test_sprites_are_one_sheet_that_may_be_kept_forever(invite_light: Invite) -> None:
    person = invite_light()
    game = next(each for each in person.get("/api/games") if each["id"] == "reference")
    answer = person.http.get(game["art"])

    assert '<symbol id="card"' in answer.text.replace("ns0:", "")
    assert "immutable" in answer.headers["cache-control"]
    assert person.http.get("/art/reference.000000000000.svg").status_code == 404


def test_pictures_are_fetched_one_by_one_and_kept_forever(invite_light: Invite) -> None:
    person = invite_light()
    game = next(each for each in person.get("/api/games") if each["id"] == "candelabria")
    sheet = person.http.get(game["art"]).text
    found = re.search(r"/art/candelabria\.candle_A1\.[0-9a-f]{12}\.(avif|webp)", sheet)
    assert found
    answer = person.http.get(found[0])

    assert answer.headers["content-type"] == f"image/{found[1]}"
    assert (answer.content[8:12] == b"WEBP") == (found[1] == "webp")
    assert "immutable" in answer.headers["cache-control"]
    assert person.http.get("/art/candelabria.candle_A1.000000000000.webp").status_code == 404
    assert person.http.get("/art/candelabria.nobody.000000000000.webp").status_code == 404


@pytest.mark.parametrize("game", known_games(reference=True))
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_game_has_its_book(invite_light: Invite, game: str, lang: str) -> None:
    book = invite_light(lang=lang).get(f"/api/games/{game}/book")

    assert book["game"] == game
    assert all(chapter["rules"] for chapter in book["chapters"])
    values = [value for kind in book["components"] for row in kind["rows"] for value in row["values"]]
    assert all(value["name"] and value["standing"] for value in values)


def test_components_are_exported_edited_and_played_with(invite_light: Invite) -> None:
    person = invite_light()
    text = person.http.get("/api/games/reference/components").text
    edited = text.replace('id = "hand"\nvalue = 3', 'id = "hand"\nvalue = 2')
    assert edited != text
    table = person.create("reference", "me", "easy", components=edited)
    person.connect(table)

    assert person.state["table"]["custom_components"]
    assert len([piece for piece in person.state["scene"]["pieces"] if piece["board"] == "hand:0"]) == 2


def test_broken_components_are_refused_in_words(invite_light: Invite) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "reference", "seats": seats, "components": "[[card]]\nid = 1"}

    assert invite_light().error("POST", "/api/tables", body)[1]["code"] == "bad-components"


def test_an_unknown_mode_is_refused_with_the_known_ones(invite_light: Invite) -> None:
    body = {"game": "reference", "mode": "solo", "seats": [{"kind": "me"}]}
    error = invite_light().error("POST", "/api/tables", body)[1]

    assert (error["code"], "its modes are base" in error["message"]) == ("bad-setup", True)


def test_a_wrong_field_is_named(invite_light: Invite) -> None:
    error = invite_light().error("POST", "/api/tables", {"game": "reference", "seats": "two"})[1]

    assert error["code"] == "bad-input"
    assert "seats" in error["message"]


def test_other_sites_may_not_speak_for_a_guest(invite_light: Invite) -> None:
    person = invite_light()
    person.http.headers["Origin"] = "https://evil.example"

    assert person.error("PATCH", "/api/me", {"name": "x"})[1]["code"] == "origin"


def test_without_an_identity_nothing_is_made(light_url: str) -> None:
    answer = httpx.post(
        f"{light_url}/api/tables",
        json={"game": "reference", "seats": [{"kind": "me"}, {"kind": "open"}]},
        timeout=TIMEOUT_S,
    )

    assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")


def test_the_server_says_how_it_is(light_url: str) -> None:
    assert httpx.get(f"{light_url}/health", timeout=TIMEOUT_S).json()["status"] == "ok"
    assert httpx.get(f"{light_url}/ready", timeout=TIMEOUT_S).json()["status"] == "ready"
    numbers = httpx.get(f"{light_url}/metrics", timeout=TIMEOUT_S).text

    assert "# TYPE igroteka_requests_total counter" in numbers


def test_hints_come_from_the_seats_view(invite_light: Invite) -> None:
    person = invite_light()
    table = person.create("reference", "me", "easy")
    hint = person.get(f"/api/tables/{table}/hint", seat=0)
    keys = {option["key"] for option in person.get(f"/api/tables/{table}", seat=0)["question"]["options"]}

    assert {option["key"] for option in hint["options"]} <= keys
    assert all(0 <= option["value"] <= 1 for option in hint["options"])


def test_the_page_is_sent_compressed_to_those_who_can_read_it(light_url: str) -> None:
    plain = httpx.get(f"{light_url}/icon.svg", headers={"Accept-Encoding": "identity"}, timeout=TIMEOUT_S)
    small = httpx.get(f"{light_url}/icon.svg", headers={"Accept-Encoding": "gzip"}, timeout=TIMEOUT_S)

    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(plain.content)
    assert small.content == plain.content


def test_long_answers_of_the_api_are_compressed_once(light_url: str) -> None:
    answer = httpx.get(f"{light_url}/api/games?lang=en", headers={"Accept-Encoding": "gzip"}, timeout=TIMEOUT_S)

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()[0]["id"]


def test_fonts_are_sent_as_they_are(light_url: str) -> None:
    font = next((PAGE / "assets").glob("*.woff2"))
    answer = httpx.get(f"{light_url}/assets/{font.name}", headers={"Accept-Encoding": "gzip"}, timeout=TIMEOUT_S)

    assert "content-encoding" not in answer.headers
    assert answer.content == font.read_bytes()
    assert "immutable" in answer.headers["cache-control"]


def test_a_game_shows_a_picture_of_its_table(invite_light: Invite) -> None:
    person = invite_light()
    games = {game["id"]: game for game in person.get("/api/games")}
    answer = person.http.get(games["ryozen"]["picture"])

    assert (answer.headers["content-type"], answer.content[:2]) == ("image/jpeg", b"\xff\xd8")
    assert "immutable" in answer.headers["cache-control"]
    assert games["reference"]["picture"] == ""
    assert person.http.get("/art/reference.jpg").status_code == 404


@pytest.mark.parametrize("path", ["/assets/%00", "/api/tables/none", "/nothing.js"])
def test_refusals_are_as_strict_as_answers(light_url: str, path: str) -> None:
    answer = httpx.get(f"{light_url}{path}", timeout=TIMEOUT_S)

    assert answer.status_code in (401, 404)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize("name", ["👨\u200d👩\u200d👧 Family", "❤️\u200d🔥", "Zoë", "\U0001fae9"])
def test_names_may_hold_any_emoji(invite_light: Invite, name: str) -> None:
    assert invite_light(name).get("/api/me")["name"] == name


@pytest.mark.parametrize("name", ["An\u200dna", "An\u202ena", "\u200b\u200b", "\u3164", "\u2800", "\ufe0f"])
def test_names_may_not_hold_what_is_not_seen(invite_light: Invite, name: str) -> None:
    assert invite_light().error("PATCH", "/api/me", {"name": name})[1]["code"] == "bad-sign"


def test_letters_may_not_be_buried_in_marks(invite_light: Invite) -> None:
    person = invite_light("n\u0323\u0308\u0301")

    assert person.error("PATCH", "/api/me", {"name": "a" + "\u0323" * 20})[1]["code"] == "bad-sign"


def test_a_call_that_does_not_exist_is_named(invite_light: Invite) -> None:
    assert invite_light().error("GET", "/api/nothing/at/all")[1]["message"] == "There is no page /api/nothing/at/all."
