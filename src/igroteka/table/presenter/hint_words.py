"""Hints in words."""

from collections.abc import Sequence
from typing import Final

from igroteka.bots.explain import shares, why
from igroteka.bots.reasons import Reasons
from igroteka.bots.worlds import Idea
from igroteka.kernel.ask import Seat
from igroteka.kernel.luck import Luck
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
    things = things_of_line(presenter, moves, seat)
    return Hint(
        seat=seat,
        level=level,
        options=tuple(options),
        reason=why(presenter.texts, presenter.lang, reasons, second, presenter.players),
        pieces=all_of(things),
        path=path_of(things),
    )


def things_of_line(presenter: Presenter, moves: Sequence[tuple[str, str]], seat: Seat) -> list[tuple[str, ...]]:
    """What each answer of a line is about, as the table will lie when it is asked.

    The line is followed as long as its answers could be taken back: then nothing was drawn or shown on the way.
    """
    assert presenter.play.match
    match, found = presenter.play.match.clone(Luck(1)), []
    for topic, key in moves:
        ask = next((each for each in match.asks if each.seat == seat), None)
        if ask is None or ask.topic.name != topic or key not in ask.keys:
            break
        found.append(presenter.targets(topic, key, match.view(seat)))
        match.answer(key, seat)
        if not match.undo_depth(seat):
            break
    return found


def all_of(things: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Everything that a line is about, each thing once."""
    return tuple(dict.fromkeys(piece for step in things for piece in step))


def path_of(things: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The first thing of each step; what is named twice in a row counts once."""
    firsts = [step[0] for step in things if step]
    return tuple(thing for at, thing in enumerate(firsts) if at == 0 or firsts[at - 1] != thing)
