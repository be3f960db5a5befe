"""The whole state of a table for one pair of eyes."""

from igroteka.table.presenter.cache import CachedView
from igroteka.table.wire.messages import LogLine, State, TableInfo, Waiting


def state(
    view: CachedView, table: TableInfo, log: tuple[LogLine, ...], now: int, waiting: tuple[Waiting, ...] | None = None
) -> State:
    """Everything that these eyes see; who has to decide may be known from others."""
    presenter = view.presenter
    play = presenter.play
    return State(
        table=table,
        seat=presenter.eyes,
        revision=play.revision,
        scene=view.scene,
        waiting=presenter.waiting() if waiting is None else waiting,
        log=log,
        chat=(),
        question=view.question,
        outcome=presenter.outcome(),
        requests=presenter.requests(),
        undo=0 if presenter.eyes is None else play.undo_depth(presenter.eyes),
        server_time=now,
    )
