"""A database as the server of older code wrote it, and what everybody saw at its tables.

`python -m tests.compat.database` plays at a real server and writes both anew, by the code at hand.
"""

import gzip
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import msgspec

from igroteka.table.settings import Settings
from tests.compat.engine import GAMES, find_game
from tests.table.people import Json, Person
from tests.table.served import served

HERE = Path(__file__).parent
FILE = HERE / "database.sqlite3.gz"
SEEN = HERE / "database.json.gz"
RECORDS = HERE.parent / "games"
SEED = 1
TRIES = 20  # matches that may end before what is looked for is met
MANY = 1_000_000


class Given(msgspec.Struct, frozen=True, array_like=True):
    """An answer that was sent, and whether it should stand without a pause before the end of the turn."""

    key: str
    final: bool


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one person saw it."""

    token: str
    topic: str = ""
    keys: tuple[str, ...] = ()
    end_turn: bool = False
    undo: int = 0
    undoable: tuple[Given, ...] = ()  # the answers that can be taken back


class Ended(msgspec.Struct, frozen=True):
    """How a match ended: who won, and source and points of each seat's lines."""

    winners: tuple[int, ...]
    lines: tuple[tuple[tuple[str, int], ...], ...]


class Table(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table and all that was seen at it."""

    id: str
    name: str
    game: str
    waiting: tuple[int, ...]  # seats that were asked
    seen: tuple[Seen, ...]  # by seat
    ended: Ended | None = None
    steps: int = 0  # of the replay, when it is over


def settings(folder: Path) -> Settings:
    """A server without limits that a program would run into."""
    return Settings(
        db=str(folder / "tables.sqlite3"),
        reference=True,
        thinkers=1,
        creations_per_hour=MANY,
        newcomers_per_hour=MANY,
        answers_per_second=MANY,
        requests_per_minute=MANY,
        replays_per_minute=MANY,
        tables_per_guest=MANY,
    )


class Group:
    """People at one table, each at a seat of their own, who answer at random."""

    def __init__(self, people: list[Person], table: str, luck: random.Random, answers: int = 0) -> None:
        self.people = people
        self.table = table
        self.luck = luck
        self.answers = answers  # sent so far; the server knows a message by its number
        self.given: list[list[Given]] = [[] for _ in people]

    def state(self, seat: int = 0) -> Json:
        """The table as a seat sees it."""
        state: Json = self.people[seat].get(f"/api/tables/{self.table}")
        return state

    def asked(self) -> list[int]:
        """The seats that have a question; in a secret choice all are waited for until the last one has chosen."""
        waiting = [each["seat"] for each in self.state()["waiting"]]
        return [seat for seat in waiting if len(waiting) == 1 or self.state(seat).get("question")]

    def answer(self, seat: int, given: Given) -> None:
        """Send an answer, which must be accepted."""
        act = {"type": "answer", "seat": seat, "keys": [given.key], "final": given.final}
        self.act("answer", seat, act)
        self.given[seat].append(given)

    def undo(self, seat: int, answers: int) -> None:
        self.act("undo", seat, {"type": "undo", "seat": seat, "answers": answers})

    def act(self, call: str, seat: int, act: Json) -> None:
        self.answers += 1
        revision = self.state(seat)["revision"]
        self.people[seat].post(
            f"/api/tables/{self.table}/{call}", {"id": f"{call} {self.answers}", "revision": revision, **act}
        )

    def any_answer(self, final: bool) -> None:
        """One of the asked seats gives any answer."""
        seat = self.luck.choice(self.asked())
        question = self.state(seat)["question"]
        self.answer(seat, Given(self.luck.choice(question["options"])["key"], final))


Reached: TypeAlias = Callable[[Group], bool]


def middle(group: Group) -> bool:
    """In the middle of an action, several answers of which can be taken back."""
    asked = group.asked()
    return group.answers >= 15 and len(asked) == 1 and group.state(asked[0])["question"].get("undo", 0) >= 2


def held(group: Group) -> bool:
    """An answer waits for the end of the turn to be confirmed."""
    return group.answers >= 20 and any(group.state(seat)["question"].get("end_turn") for seat in group.asked())


def late(group: Group) -> bool:
    """Far into the match, with an answer that can be taken back."""
    asked = group.asked()
    return group.answers >= 30 and len(asked) == 1 and group.state(asked[0])["question"].get("undo", 0) >= 1


def together(group: Group) -> bool:
    """Somebody has chosen in secret, and somebody has not."""
    return len(group.asked()) < len(group.state()["waiting"]) and any(
        group.state(seat).get("undo") for seat in range(len(group.people))
    )


class Maker:
    """Makes tables at a server."""

    def __init__(self, url: str, stack: ExitStack, luck: random.Random) -> None:
        names = ("Ann", "Boris", "Clara", "Dmitri", "Emma")
        self.people = [stack.enter_context(Person(url, name)) for name in names]
        self.luck = luck

    def sit(self, game: str, mode: str, seats: int, end_turn: bool) -> Group:
        """A table that has begun, with a person at each seat and any options."""
        modes = {each.name: each for each in find_game(game).modes}
        options = {name: self.luck.choice(values) for name, values in modes[mode].options.items()}
        first, *others = self.people[:seats]
        table = first.create(
            game, "me", *["open"] * (seats - 1), mode=mode, options=options, end_turn=end_turn, title=mode
        )
        for seat, person in enumerate(others, 1):
            person.post(f"/api/tables/{table}/claim", {"seat": seat})
        return Group([first, *others], table, self.luck)

    def until(self, game: str, mode: str, seats: int, reached: Reached) -> Table:
        """A running match at such a place."""
        for _ in range(TRIES):
            group = self.sit(game, mode, seats, reached is held)
            while group.asked():
                if reached(group):
                    return seen(group, f"{game} {mode} {reached.__name__}", game)
                group.any_answer(final=reached is not held)
            self.people[0].http.delete(f"/api/tables/{group.table}").raise_for_status()
        raise AssertionError(f"{game} {mode}: no match came to the place {reached.__name__}")

    def finished(self, game: str, mode: str, seats: int) -> Table:
        """A match that is over."""
        group = self.sit(game, mode, seats, end_turn=False)
        while group.asked():
            group.any_answer(final=True)
        return seen(group, f"{game} {mode} finished", game)

    def imported(self, game: str) -> Table:
        """A table made from a stored record."""
        path = min((RECORDS / game / "records").iterdir())
        made = self.people[0].http.post("/api/records", content=path.read_bytes())
        made.raise_for_status()
        return seen(Group(self.people[:1], made.json()["id"], self.luck), f"{game} imported", game)

    def all(self) -> Iterator[Table]:
        """Every game and mode."""
        for game in GAMES:
            for mode in find_game(game).modes:
                fewest, most = min(mode.seats), max(mode.seats)
                yield self.until(game, mode.name, most, middle)
                yield self.until(game, mode.name, fewest, held)
                yield self.until(game, mode.name, most, late)
                if game in ("reference", "candelabria"):
                    yield self.until(game, mode.name, most, together)
                yield self.finished(game, mode.name, fewest)
            yield self.imported(game)


def seen(group: Group, name: str, game: str) -> Table:
    """What everybody sees at a table."""
    state = group.state()
    ended = ending(state)
    replay = group.people[0].get(f"/api/tables/{group.table}/replay") if ended else {"steps": ()}
    return Table(
        id=group.table,
        name=name,
        game=game,
        waiting=tuple(each["seat"] for each in state["waiting"]),
        seen=tuple(seen_by(group, seat) for seat in range(len(group.people))),
        ended=ended,
        steps=len(replay["steps"]),
    )


def ending(state: Json) -> Ended | None:
    """How the match of a table ended, if it did."""
    if "outcome" not in state:
        return None
    outcome, seats = state["outcome"], len(state["table"]["seats"])
    lines = [[(line["source"], line["points"]) for line in seat] for seat in outcome["lines"][:seats]]
    winners = [seat for seat in outcome["winners"] if seat < seats]  # an opponent of the rulebook has no seat
    return msgspec.convert({"winners": winners, "lines": lines}, Ended)


def seen_by(group: Group, seat: int) -> Seen:
    """What a person sees and may do."""
    state = group.state(seat)
    question = state.get("question") or {}
    undo = state.get("undo", 0)
    return Seen(
        token=group.people[seat].me["token"],
        topic=question.get("topic", ""),
        keys=tuple(option["key"] for option in question.get("options", ())),
        end_turn=question.get("end_turn", False),
        undo=undo,
        undoable=tuple(group.given[seat][len(group.given[seat]) - undo :]),
    )


def tables() -> list[Table]:
    """What was seen at the tables of the database."""
    return msgspec.json.decode(gzip.decompress(SEEN.read_bytes()), type=list[Table])


def unpack(folder: Path) -> Path:
    """A copy of the database."""
    file = folder / "tables.sqlite3"
    file.write_bytes(gzip.decompress(FILE.read_bytes()))
    return file


def main() -> int:
    """Play, and write the database and what was seen."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made: list[Table] = []
        with served(settings(folder)) as url, ExitStack() as stack:
            for table in Maker(url, stack, random.Random(SEED)).all():
                print(table.name, table.id)
                made.append(table)
        copy = folder / "copy.sqlite3"
        with sqlite3.connect(folder / "tables.sqlite3") as database:
            database.execute("VACUUM INTO ?", (str(copy),))
        FILE.write_bytes(gzip.compress(copy.read_bytes(), 9, mtime=0))
        SEEN.write_bytes(gzip.compress(msgspec.json.encode(made), 9, mtime=0))
    print(FILE.stat().st_size, SEEN.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
