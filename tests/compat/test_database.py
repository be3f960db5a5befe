"""A database written by older code: running matches go on where they were, finished ones are replayed."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec import structs

from igroteka.records.record import read, replay
from igroteka.records.saving import resume
from tests.compat.database import MANY, Group, Seen, Table, ending, seen, settings, tables, unpack
from tests.compat.engine import Luck, find_game
from tests.compat.trace import MOUNTAIN, WIDENED
from tests.table.people import Person
from tests.table.served import served

TABLES = tables()
RUNNING = [table for table in TABLES if not table.ended]
OVER = [table for table in TABLES if table.ended]
FURTHER = 6  # answers at the server; to the end the matches are played without it


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("older")
    unpack(folder)
    with served(settings(folder)) as address:
        yield address


def by_name(table: Table) -> str:
    return table.name.replace(" ", "-")


def come_back(stack: ExitStack, url: str, table: Table) -> Group:
    """The people of a table, with what each of them had answered."""
    people = [stack.enter_context(Person(url, token=each.token)) for each in table.seen]
    group = Group(people, table.id, random.Random(table.name), MANY)
    group.given = [[*each.undoable] for each in table.seen]
    return group


def as_it_was(now: Table, then: Table) -> bool:
    """Whether everybody is asked the same and may take back as much; corrected rules may offer more."""
    offered = [set(each.keys) >= set(was.keys) for each, was in zip(now.seen, then.seen, strict=True)]
    return plain(now) == plain(then) and all(offered)


def plain(table: Table) -> Table:
    """A table without options of corrected rules, and without tokens: a guest with an old one may get a new one."""
    return structs.replace(table, seen=tuple(map(plainly_seen, table.seen)))


def plainly_seen(each: Seen) -> Seen:
    keys = () if each.topic in WIDENED else tuple(key for key in each.keys if key != MOUNTAIN)
    return structs.replace(each, token="", keys=keys)


@pytest.mark.parametrize("table", RUNNING, ids=by_name)
def test_a_running_match_goes_on_where_it_was(url: str, table: Table) -> None:
    with ExitStack() as stack:
        group = come_back(stack, url, table)
        assert as_it_was(seen(group, table.name, table.game), table)

        paused = any(each.end_turn for each in table.seen)  # it may have been in mid-turn, where nobody pauses any more
        for seat, each in enumerate(table.seen):
            if each.undo:
                group.undo(seat, each.undo)
                assert seen(group, table.name, table.game).seen[seat].undo == 0
                for given in () if paused else each.undoable:
                    group.answer(seat, given)
        group.given = [[*each.undoable] for each in table.seen]
        assert paused or as_it_was(seen(group, table.name, table.game), table)

        for _ in range(FURTHER):
            if group.asked():
                group.any_answer(final=True)


@pytest.mark.parametrize("table", OVER, ids=by_name)
def test_a_finished_match_is_replayed(url: str, table: Table) -> None:
    with ExitStack() as stack:
        group = come_back(stack, url, table)
        assert plain(seen(group, table.name, table.game)) == plain(table)

        last = group.people[0].get(f"/api/tables/{table.id}/replay/{table.steps - 1}")
        assert ending(last) == table.ended
        data = group.people[0].http.get(f"/api/tables/{table.id}/record").raise_for_status().content
        game = find_game(table.game)
        result = replay(game, read(game, data)).result
        assert table.ended and result
        assert result.winners == table.ended.winners


def test_running_matches_are_played_to_their_end(tmp_path: Path) -> None:
    games = {table.id: table.game for table in RUNNING}
    with sqlite3.connect(unpack(tmp_path)) as database:
        rows = dict(database.execute("SELECT id, saved FROM tables"))
    for table, game in games.items():
        match, answers = resume(find_game(game), rows[table], Luck(table)), Luck(f"answers {table}")
        while match.ask:
            match.answer(answers.fresh(len(match.ask.options)))
        assert match.result
