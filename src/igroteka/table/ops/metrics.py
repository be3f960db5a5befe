"""Metrics for Prometheus."""

from collections.abc import Callable
from typing import Final

from igroteka.table.cluster.shared_memory import SharedMemory

HELP: Final = {
    "igroteka_answers_total": ("counter", "changes of tables that were stored"),
    "igroteka_messages_total": ("counter", "messages received over sockets"),
    "igroteka_requests_total": ("counter", "HTTP requests answered"),
    "igroteka_refused_total": ("counter", "messages and requests that were refused"),
    "igroteka_errors_total": ("counter", "errors of the server"),
    "igroteka_bot_failures_total": ("counter", "bots that failed to answer"),
    "igroteka_bot_restarts_total": ("counter", "thinking processes that died"),
    "igroteka_sockets": ("gauge", "sockets that are connected"),
    "igroteka_rooms": ("gauge", "tables in memory"),
    "igroteka_answer_seconds_sum": ("counter", "seconds from message to acknowledgement, summed"),
    "igroteka_answer_seconds_count": ("counter", "acknowledged answers that were timed"),
}


INDEX: Final = {name: at for at, name in enumerate(HELP)}


class Metrics:
    """Counters, which a restarted worker continues, and gauges, which are read now and then."""

    def __init__(self, memory: SharedMemory | None = None, number: int = 0) -> None:
        self.gauges: dict[str, Callable[[], float]] = {}
        self._memory = memory or SharedMemory(numbers=len(HELP))
        self._first = number * len(HELP)

    def add(self, name: str, count: float = 1) -> None:
        self._memory.numbers[self._first + INDEX[name]] += count

    def time(self, seconds: float) -> None:
        """Count an answer and the time it took."""
        self.add("igroteka_answer_seconds_sum", seconds)
        self.add("igroteka_answer_seconds_count")

    def read(self) -> None:
        """Publish the gauges to the other workers."""
        for name, gauge in self.gauges.items():
            self._memory.numbers[self._first + INDEX[name]] = gauge()

    def total(self, name: str) -> float:
        """The sum over all workers."""
        return sum(self._of(name))

    def text(self) -> str:
        """All numbers of all workers, with their meaning."""
        self.read()
        lines = []
        for name, (kind, meaning) in HELP.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
            lines += [f"{name}{self._label(worker)} {value:.12g}" for worker, value in enumerate(self._of(name))]
        return "\n".join(lines) + "\n"

    def _of(self, name: str) -> list[float]:
        return list(self._memory.numbers[INDEX[name] :: len(HELP)])

    def _label(self, worker: int) -> str:
        """The label that names the worker, if there are several."""
        return f'{{worker="{worker}"}}' if self._memory.workers > 1 else ""
