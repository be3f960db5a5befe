"""Records of matches that may become puzzles: written while everybody agrees, deleted when somebody withdraws."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from igroteka.cli.puzzles import deleted
from igroteka.puzzles import puzzles_of
from igroteka.puzzles.finding import source_of
from igroteka.records import record
from igroteka.table.ops.shared_records import shared_records
from igroteka.table.settings import Settings
from tests.table.conftest import Invite, visiting
from tests.table.people import Person
from tests.table.served import served


@pytest.fixture
def come(settings: Settings) -> Iterator[Invite]:
    with served(settings) as url, visiting(url) as invite:
        yield invite


def agree(person: Person, wanted: bool = True) -> None:
    person.http.patch("/api/me", json={"shares": wanted}).raise_for_status()


def played(one: Person, two: Person) -> str:
    """A match of two that one of them gave up."""
    table = one.create("reference", "me", "open")
    two.post(f"/api/tables/{table}/claim", {})
    two.post(f"/api/tables/{table}/concede", {})
    return table


def written(settings: Settings, folder: Path) -> tuple[list[bytes], str]:
    """What is in the folder afterwards, and what was said."""
    said = asyncio.run(shared_records(settings, folder))
    return [file.read_bytes() for file in sorted(folder.glob("*.jsonl"))], said


def test_a_match_is_written_while_everybody_agrees(settings: Settings, come: Invite, tmp_path: Path) -> None:
    one, two = come("Annabel"), come("Borislav")
    table = played(one, two)
    found = []
    for person, wanted in ((one, True), (two, True), (one, False)):
        agree(person, wanted)
        found.append(written(settings, tmp_path))
    [data], _ = found[1]

    assert [len(records) for records, _ in found] == [0, 1, 0]
    assert record.header(data).game == "reference"
    assert not any(word.encode() in data for word in ("Annabel", "Borislav", table))
    assert f"withdrawn: {source_of(data)}" in found[2][1]


def test_matches_of_bots_alone_and_running_ones_are_not_written(
    settings: Settings, come: Invite, tmp_path: Path
) -> None:
    one = come("Annabel")
    agree(one)
    one.create("reference", "me", "easy")

    assert written(settings, tmp_path)[0] == []


def test_puzzles_of_a_withdrawn_match_are_deleted(tmp_path: Path) -> None:
    first, second = puzzles_of("bonfire")[:2]
    file = tmp_path / "bonfire.jsonl"
    lines = [msgspec.json.encode(msgspec.structs.replace(each, source=each.id)) + b"\n" for each in (first, second)]
    file.write_bytes(b"".join(lines))

    assert deleted(file, (first.id,)) == 1
    assert file.read_bytes() == lines[1]
    assert deleted(file, (first.id,)) == 0
