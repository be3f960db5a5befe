"""The processes that compute are shared fairly among guests."""

import asyncio
import random
from collections.abc import Callable

import pytest
from msgspec import structs

from igroteka.table.compute.pool import BotJob, Compute, ProcessPool
from igroteka.table.compute.sharing import FairQueue, Share, Turn
from igroteka.table.settings import Settings
from tests.table.conftest import visiting
from tests.table.people import turn_or_end
from tests.table.served import served


async def settled() -> None:
    """Let every task run as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


class Jobs:
    """The jobs that wait for turns, and those that have one."""

    def __init__(self, processes: int) -> None:
        self.queue = FairQueue(processes)
        self.turns: dict[str, Turn] = {}
        self.order: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wait(self, name: str, share: Share) -> None:
        async def wait() -> None:
            self.turns[name] = await self.queue.turn(share)
            self.order.append(name)

        self.tasks[name] = asyncio.create_task(wait())

    async def serve(self) -> list[str]:
        """Let one after another end, in the order in which they began."""
        ended = 0
        await settled()
        while ended < len(self.order):
            self.queue.end(self.turns[self.order[ended]])
            ended += 1
            await settled()
        return self.order


def test_a_person_who_waits_comes_before_bots_among_themselves() -> None:
    async def play() -> list[str]:
        line = Jobs(1)
        for number in range(3):
            line.wait(f"bots {number}", Share(("crowd",), "bots"))
        line.wait("person", Share(("ann",)))
        return await line.serve()

    assert asyncio.run(play()) == ["bots 0", "person", "bots 1", "bots 2"]


def test_guests_take_turns_however_much_one_of_them_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("igroteka.table.compute.sharing.monotonic", lambda: now)

    async def play() -> list[str]:
        nonlocal now
        line = Jobs(1)
        for number in range(3):
            line.wait(f"crowd {number}", Share(("crowd",)))
        for number in range(3):
            line.wait(f"ann {number}", Share(("ann",)))
        await settled()
        for at in range(6):
            now += 1
            line.queue.end(line.turns[line.order[at]])
            await settled()
        return line.order

    assert asyncio.run(play()) == ["crowd 0", "ann 0", "crowd 1", "ann 1", "crowd 2", "ann 2"]


def test_a_guest_leaves_one_process_to_others() -> None:
    async def play() -> list[str]:
        line = Jobs(3)
        for number in range(5):
            line.wait(f"crowd {number}", Share(("crowd",)))
        line.wait("ann", Share(("ann",)))
        await settled()
        return line.order

    assert asyncio.run(play()) == ["crowd 0", "crowd 1", "ann"]


@pytest.mark.parametrize(("kind", "most"), [("bots", 2), ("trial", 1), ("hint", 3), ("answer", 4)])
def test_every_kind_of_work_has_its_own_bound(kind: str, most: int) -> None:
    async def play() -> int:
        line = Jobs(4)
        for number in range(6):
            line.wait(str(number), Share((f"guest {number}",), kind))  # type: ignore[arg-type]
        await settled()
        return len(line.order)

    assert asyncio.run(play()) == most


def test_connected_players_come_before_absent_ones() -> None:
    async def play() -> list[str]:
        line = Jobs(1)
        line.wait("first", Share(("zoe",)))
        line.wait("absent", Share(("bob",), here=False))
        line.wait("here", Share(("ann",)))
        return await line.serve()

    assert asyncio.run(play()) == ["first", "here", "absent"]


def test_whoever_stops_waiting_takes_no_turn() -> None:
    async def play() -> list[str]:
        line = Jobs(1)
        for name in ("one", "two", "three"):
            line.wait(name, Share((name,)))
        await settled()
        line.tasks["two"].cancel()
        return await line.serve()

    assert asyncio.run(play()) == ["one", "three"]


def test_a_turn_that_came_too_late_is_given_back() -> None:
    async def play() -> list[str]:
        line = Jobs(1)
        line.wait("one", Share(("one",)))
        line.wait("two", Share(("two",)))
        await settled()
        line.queue.end(line.turns["one"])  # grants the next turn
        line.tasks["two"].cancel()  # before it is taken
        await settled()
        line.wait("three", Share(("three",)))
        await settled()
        return line.order

    assert asyncio.run(play()) == ["one", "three"]


def test_the_more_of_a_guests_bots_think_the_less_time_each_has(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds: list[float] = []

    async def run(pool: ProcessPool, work: Callable[[BotJob], object], job: BotJob) -> list[object]:
        seconds.append(job.seconds)
        return []

    monkeypatch.setattr(ProcessPool, "run", run)
    job = BotJob("reference", "", b"", 0, "hard", 2.0, 1)

    async def play() -> None:
        compute = Compute(1)
        await compute.think(job, Share(("ann",)))
        await asyncio.gather(*(compute.think(job, Share(("crowd",), "bots")) for _ in range(4)))

    asyncio.run(play())

    assert seconds == [2.0, 2.0, 2 / 3, 1.0, 2.0]  # the first of them did not have to wait


def test_a_crowd_of_bots_does_not_keep_another_guest_waiting(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One guest has 60 tables of four hard bots. While each of their thoughts takes a while, another guest's bot is
    next whenever it has to answer."""
    begun: list[str] = []

    async def run(pool: ProcessPool, work: Callable[[BotJob], object], job: BotJob) -> object:
        begun.append(job.level)
        if job.level == "hard":
            await asyncio.sleep(0.02)
        return await asyncio.to_thread(work, job)

    monkeypatch.setattr(ProcessPool, "run", run)
    with served(structs.replace(settings, thinkers=2, bot_seconds=0.001)) as url, visiting(url) as invite:
        crowd, person = invite(), invite()
        for _ in range(60):
            crowd.create("reference", "hard", "hard", "hard", "hard")
        table = person.create("reference", "me", "easy", end_turn=False)
        person.connect(table)
        luck = random.Random(1)
        while begun.count("easy") < 3:
            person.until(turn_or_end)
            person.any_answer(luck)

    first, last = begun.index("easy"), len(begun) - begun[::-1].index("easy")
    thoughts = begun[first:last]
    assert thoughts.count("easy") >= 2
    assert thoughts.count("hard") < 60
