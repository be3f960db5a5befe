"""Numbers for the operator, as Prometheus reads them."""

from collections import Counter
from collections.abc import Callable
from typing import Final

HELP: Final = {
    "igroteka_answers_total": ("counter", "changes of tables that were kept"),
    "igroteka_messages_total": ("counter", "messages received over sockets"),
    "igroteka_requests_total": ("counter", "HTTP requests answered"),
    "igroteka_faults_total": ("counter", "messages and requests that were refused"),
    "igroteka_errors_total": ("counter", "mistakes of the server"),
    "igroteka_bot_failures_total": ("counter", "bots that failed to answer"),
    "igroteka_bot_restarts_total": ("counter", "thinking processes that died"),
    "igroteka_sockets": ("gauge", "sockets connected to this worker"),
    "igroteka_rooms": ("gauge", "tables in the memory of this worker"),
    "igroteka_answer_seconds_sum": ("counter", "seconds from message to acknowledgement, summed"),
    "igroteka_answer_seconds_count": ("counter", "acknowledged answers that were timed"),
}


class Metrics:
    """Counts, and gauges that are read when asked for."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.sums: dict[str, float] = {"igroteka_answer_seconds_sum": 0.0}
        self.gauges: dict[str, Callable[[], float]] = {}

    def add(self, name: str, count: int = 1) -> None:
        assert name in HELP, name
        self.counts[name] += count

    def time(self, seconds: float) -> None:
        """One answer took so long."""
        self.sums["igroteka_answer_seconds_sum"] += seconds
        self.counts["igroteka_answer_seconds_count"] += 1

    def text(self) -> str:
        """All numbers, with their meaning."""
        lines = []
        for name, (kind, meaning) in HELP.items():
            gauge = self.gauges.get(name)
            value = gauge() if gauge else self.sums.get(name, self.counts[name])
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
        return "\n".join(lines) + "\n"
