"""Counters that workers share."""

import pytest

from igroteka.table.cluster.shared_memory import RATES, Rates, SharedMemory, SocketCounts
from igroteka.table.ops.metrics import HELP, Metrics


@pytest.fixture
def memory() -> SharedMemory:
    return SharedMemory(2, len(HELP))


def test_a_bucket_is_the_same_at_both_workers(memory: SharedMemory) -> None:
    one, two = Rates(memory), Rates(memory)

    assert [rates.spend("ann", 3, 10, 100.0) for rates in (one, two, one, two)] == [True, True, True, False]


def test_a_bucket_fills_again_but_never_beyond_its_size(memory: SharedMemory) -> None:
    rates = Rates(memory)
    for _ in range(3):
        rates.spend("ann", 3, 30, 100.0)

    assert [rates.spend("ann", 3, 30, now) for now in (109.9, 110.1, 110.2)] == [False, True, False]
    assert [rates.spend("ann", 3, 30, 1000.0) for _ in range(4)] == [True, True, True, False]


def test_sharing_one_cell_with_a_busy_client_costs_nothing(
    memory: SharedMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "cells", lambda who, most: {"busy": (1, 2), "quiet": (2, 3)}[who])
    rates = Rates(memory)
    while rates.spend("busy", 3, 30, 100.0):
        pass

    assert [rates.spend("quiet", 3, 30, 100.0) for _ in range(4)] == [True, True, True, False]


def test_places_are_the_servers_secret() -> None:
    assert SharedMemory().cells("ann", RATES) != SharedMemory().cells("ann", RATES)


def test_sockets_are_summed_over_the_workers(memory: SharedMemory) -> None:
    one, two = SocketCounts(memory, 0), SocketCounts(memory, 1)
    one.add("ann", 1)
    two.add("ann", 1)
    two.add("ann", 1)
    two.add("boris", 1)
    one.add("ann", -1)

    assert (one.count("ann"), two.count("ann"), one.count("boris"), one.count("clara")) == (2, 2, 1, 0)


def test_a_replaced_worker_forgets_the_sockets_of_its_predecessor(memory: SharedMemory) -> None:
    one, two = SocketCounts(memory, 0), SocketCounts(memory, 1)
    for each in (one, two):
        each.add("ann", 1)
    SocketCounts(memory, 1)

    assert one.count("ann") == 1


def test_counts_go_on_where_a_worker_that_died_left_off(memory: SharedMemory) -> None:
    Metrics(memory, 1).add("igroteka_answers_total", 7)
    after = Metrics(memory, 1)
    after.add("igroteka_answers_total")

    assert after.total("igroteka_answers_total") == 8
    assert 'igroteka_answers_total{worker="1"} 8' in Metrics(memory, 0).text().splitlines()


def test_a_worker_alone_needs_no_label() -> None:
    metrics = Metrics()
    metrics.gauges["igroteka_sockets"] = lambda: 3

    assert "igroteka_sockets 3" in metrics.text().splitlines()
