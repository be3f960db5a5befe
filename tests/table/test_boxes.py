"""Boxes: printed values that a guest corrects are drawn, checked, kept, shared, published and played with."""

import asyncio
import sqlite3
from collections.abc import Iterator

import pytest

from igroteka.table.ops import maintenance
from igroteka.table.settings import Settings, SettingsError
from tests.table.people import Json, Person
from tests.table.served import served

CHANGE = {"kind": "task", "row": "B01", "field": "points", "value": "3"}
WRONG = {**CHANGE, "value": "900"}


@pytest.fixture
def ann(url: str) -> Iterator[Person]:
    with Person(url, "Ann") as person:
        yield person


@pytest.fixture
def lena(light_url: str) -> Iterator[Person]:
    """For what does not depend on the database."""
    with Person(light_url, "Lena") as person:
        yield person


@pytest.fixture
def boris(url: str) -> Iterator[Person]:
    with Person(url, "Boris") as person:
        yield person


def save_box(person: Person, *changes: Json, name: str = "Ours") -> Json:
    answer = person.http.post("/api/boxes", json={"game": "bonfire", "name": name, "changes": list(changes)})
    answer.raise_for_status()
    found: Json = answer.json()
    return found


def test_a_changed_value_is_drawn_at_once(lena: Person) -> None:
    sheet = lena.post("/api/games/bonfire/box", {"changes": [CHANGE], "only": ["task/B01"]})
    (kind,) = sheet["kinds"]
    (row,) = kind["rows"]

    points = next(value for value in row["values"] if value["field"] == "points")
    assert (points["value"], points.get("mine")) == ("3", True)
    assert any(piece.get("text") == "3" or piece.get("badge") == "3" for piece in row["picture"])
    assert next(field["kind"] for field in kind["fields"] if field["field"] == "points") == "number"


def test_what_cannot_be_is_told_and_not_kept(lena: Person) -> None:
    assert (
        "points: expected at most 8"
        in lena.post("/api/games/bonfire/box", {"changes": [WRONG], "only": ["task/B01"]})["error"]
    )
    answer = lena.http.post("/api/boxes", json={"game": "bonfire", "name": "Odd", "changes": [WRONG]})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-components")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "expected at most 4"), ("ru", "ожидается не больше 4")],
)
def test_the_check_speaks_the_readers_language(light_url: str, lang: str, said: str) -> None:
    seats = {"kind": "task", "row": "B01", "field": "seats", "value": "9"}
    with Person(light_url, "Dmitri", lang=lang) as dmitri:
        error = dmitri.post("/api/games/bonfire/box", {"changes": [seats], "only": ["task/B01"]})["error"]
    assert error.endswith(said) and " · " in error


def test_all_components_are_shown_with_their_standing(lena: Person) -> None:
    sheet = lena.post("/api/games/bonfire/box", {})
    rows = [row for kind in sheet["kinds"] for row in kind["rows"]]

    assert len(rows) > 200
    assert sum(bool(row.get("picture")) for row in rows) > 150
    assert {value["standing"] for row in rows for value in row["values"]} >= {"given", "reconstructed"}


def test_a_kept_box_is_read_by_its_link_and_changed_by_its_owner_alone(ann: Person, boris: Person) -> None:
    box = save_box(ann, CHANGE)

    seen = boris.get(f"/api/boxes/{box['id']}")
    assert (seen["author"], seen["mine"], seen["changes"]) == ("Ann", False, [CHANGE])
    assert boris.http.patch(f"/api/boxes/{box['id']}", json={"name": "Mine"}).status_code == 403
    assert boris.http.delete(f"/api/boxes/{box['id']}").status_code == 403
    ann.http.patch(f"/api/boxes/{box['id']}", json={"changes": []}).raise_for_status()
    assert boris.get(f"/api/boxes/{box['id']}")["differs"] == 0


def test_a_file_gives_the_changes_back(lena: Person) -> None:
    box = save_box(lena, CHANGE)
    file = lena.http.get(f"/api/boxes/{box['id']}/file")
    read = lena.http.post("/api/games/bonfire/box/file", content=file.content)

    assert read.json() == [CHANGE]
    assert lena.http.post("/api/games/bonfire/box/file", content=b"[[task").status_code == 400


def test_a_table_has_a_copy_of_the_box(ann: Person, boris: Person) -> None:
    box = save_box(ann, CHANGE, name="Our <b>box</b>")
    table = boris.create("bonfire", "me", "me", box=box["id"])
    ann.http.delete(f"/api/boxes/{box['id']}").raise_for_status()

    info = boris.get(f"/api/tables/{table}")["table"]
    assert (info["box"], info["custom_components"]) == ("Our <b>box</b>", True)
    assert ann.http.get(f"/api/boxes/{box['id']}").status_code == 404


def test_published_boxes_are_listed_until_they_are_withdrawn(ann: Person, boris: Person) -> None:
    box = save_box(ann, CHANGE, name="For all")
    ann.http.patch(f"/api/boxes/{box['id']}", json={"published": True}).raise_for_status()
    boris.create("bonfire", "me", "me", box=box["id"])

    listed = [each for each in boris.get("/api/games/bonfire/boxes") if each["id"] == box["id"]]
    assert [(each["name"], each["author"], each["differs"], each["played"]) for each in listed] == [
        ("For all", "Ann", 1, 1)
    ]
    assert boris.http.post(f"/api/boxes/{box['id']}/report", json={"text": "not so"}).status_code == 204
    ann.http.patch(f"/api/boxes/{box['id']}", json={"published": False}).raise_for_status()
    assert box["id"] not in [each["id"] for each in boris.get("/api/games/bonfire/boxes")]


def test_boxes_are_bounded(ann: Person) -> None:
    long = ann.http.post("/api/boxes", json={"game": "bonfire", "name": "n" * 61, "changes": []})
    assert long.status_code == 400 or long.status_code == 413
    for number in range(30):
        save_box(ann, name=f"box {number}")
    assert ann.http.post("/api/boxes", json={"game": "bonfire", "name": "more", "changes": []}).status_code == 429


def test_deleting_ones_data_deletes_ones_boxes(boris: Person) -> None:
    box = save_box(boris, CHANGE)
    boris.http.delete("/api/me").raise_for_status()

    with Person(boris.url, "Clara") as clara:
        assert clara.http.get(f"/api/boxes/{box['id']}").status_code == 404


def test_an_operator_reads_a_report_of_a_box_and_removes_it(settings: Settings) -> None:
    with served(settings) as address, Person(address, "Ann") as ann:
        box = save_box(ann, CHANGE)["id"]
        table = ann.create("bonfire", "me", "me", box=box)
        ann.http.post(f"/api/boxes/{box}/report", json={"text": "rude"}).raise_for_status()

        assert asyncio.run(maintenance.reports(settings)) == f"1  box {box}  rude"
        assert box in asyncio.run(maintenance.remove_box(settings, box))

        assert ann.http.get(f"/api/boxes/{box}").status_code == 404
        assert ann.get(f"/api/tables/{table}")["table"]["box"] == "Ours"
    with pytest.raises(SettingsError, match="there is no box"):
        asyncio.run(maintenance.remove_box(settings, box))


def test_a_box_that_later_rules_refuse_is_kept_and_says_why(settings: Settings) -> None:
    with served(settings) as address, Person(address, "Ann") as ann:
        box = save_box(ann, CHANGE)["id"]
        with sqlite3.connect(settings.db) as database:  # as if an older version had let it pass
            database.execute("UPDATE boxes SET changes = replace(changes, '3', '900')")

        assert [each["id"] for each in ann.get("/api/boxes")] == [box]
        assert ann.get(f"/api/boxes/{box}")["changes"] == [WRONG]
        seats = [{"kind": "me"}, {"kind": "me"}]
        laid = ann.http.post("/api/tables", json={"game": "bonfire", "seats": seats, "box": box})
        file = ann.http.get(f"/api/boxes/{box}/file")
        assert [each.status_code for each in (laid, file)] == [400, 400]
        assert all("points: expected at most 8" in each.json()["message"] for each in (laid, file))
        ann.http.patch(f"/api/boxes/{box}", json={"changes": [CHANGE]}).raise_for_status()
