"""The whole state of a table for one viewer."""

from igroteka.table.presenter.cache import CachedView
from igroteka.table.wire.messages import LogLine, State, TableInfo, Waiting


def state(
    view: CachedView, table: TableInfo, log: tuple[LogLine, ...], now: int, waiting: tuple[Waiting, ...] | None = None
) -> State:
    """Everything the viewer sees; ``waiting`` may be shared with other viewers."""
    presenter = view.presenter
    play = presenter.play
    return State(
        table=table,
        seat=presenter.viewer,
        revision=play.revision,
        scene=view.scene,
        waiting=presenter.waiting() if waiting is None else waiting,
        log=log,
        chat=(),
        question=view.question,
        outcome=presenter.outcome(),
        requests=presenter.requests(),
        undo=0 if presenter.viewer is None else play.undo_depth(presenter.viewer),
        server_time=now,
    )
