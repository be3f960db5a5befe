"""The rows of finished matches in players' histories."""

from igroteka.table.core.play import Play
from igroteka.table.presenter.history import saved_players
from igroteka.table.storage.statements import json


def results_of(play: Play) -> list[dict[str, object]]:
    """The rows of `results` for a match that has just ended; a puzzle that was played out is none."""
    if play.puzzle:
        return []
    ended = play.ended
    assert ended
    players = json(saved_players(play))
    return [
        {
            "table_id": play.id,
            "seat": row.seat,
            "guest": row.guest,
            "game": play.game_id,
            "mode": play.mode,
            "score": sum(points for _, points, _ in ended.lines[row.seat]),
            "won": row.seat in ended.winners and not row.conceded,
            "ended": ended.at,
            "players": players,
        }
        for row in play.seats
        if row.kind == "person" and row.guest
    ]
