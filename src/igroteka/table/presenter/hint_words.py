"""Hints in words."""

from collections.abc import Sequence
from typing import Final

from igroteka.bots.explain import shares, why
from igroteka.bots.reasons import Reasons
from igroteka.bots.worlds import Idea
from igroteka.kernel.ask import Seat
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.wire.bodies import Hint, HintOption
from igroteka.table.wire.messages import Level

OPTIONS: Final = 8  # that a hint lists


def hint_of(
    presenter: Presenter, topic: str, ideas: Sequence[Idea], reasons: Reasons, seat: Seat, level: Level
) -> Hint:
    """A bot's advice in words, with the pieces that its plan is about."""
    second = presenter.label(topic, reasons.second) if reasons.second else ""
    options = [
        HintOption(
            key=each.key,
            label=presenter.label(topic, each.key),
            value=value,
            variation=presenter.describe(each.variation[1:]),
        )
        for each, value in zip(ideas[:OPTIONS], shares(ideas), strict=False)
    ]
    moves = [(move.topic, move.key) for move in ideas[0].variation if move.seat == seat] or [(topic, ideas[0].key)]
    pieces = dict.fromkeys(piece for move in moves for piece in presenter.targets(*move))
    return Hint(
        seat=seat,
        level=level,
        options=tuple(options),
        reason=why(presenter.texts, presenter.lang, reasons, second, presenter.players),
        pieces=tuple(pieces),
    )
