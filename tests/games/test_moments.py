"""Every event has a moment that is played, and what a moment names is on the table."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from igroteka.content.moments import ACTS, Played, played
from igroteka.content.scene import Scene, scenery_of
from igroteka.content.texts import Texts
from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.scenes import drawn, say


@pytest.mark.parametrize("game", drawn())
def test_every_kind_of_event_has_a_moment(game: str) -> None:
    found = find_game(game)
    moments = scenery_of(found).moments.of

    assert sorted(moments) == sorted(kind.name for kind in found.events)
    assert {moment.act for moment in moments.values()} <= set(ACTS)


def ids(scene: Scene) -> set[str]:
    """All that an event can be about."""
    panels = {f"panel:{panel.seat}:{counter.id}" for panel in scene.panels for counter in panel.counters}
    scores = {f"panel:{panel.seat}:score" for panel in scene.panels}
    return {zone.id for zone in scene.zones} | {piece.id for piece in scene.pieces} | panels | scores


def meets(names: tuple[str, ...], table: set[str]) -> bool:
    """Whether one of the names is on the table."""
    return any(
        any(each.startswith(name[:-1]) for each in table) if name.endswith("*") else name in table for name in names
    )


def moments_of(game: str, mode: str, seed: int) -> Iterator[tuple[str, Played, set[str]]]:
    """The events of a random match as onlookers see them played, each with what lay on the table before or after it."""
    found = find_game(game)
    scenery, words = scenery_of(found), say(Texts.of(found), "en")
    match, luck = Match(found, found.setup(mode), Luck(seed)), Random(seed)
    before, heard = set[str](), len(match.events)
    while match.ask:
        match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
        if len(match.events) > heard:
            view = match.view(None)
            after = ids(scenery.draw(view, found.box, words))
            for kind, values, _ in match.events[heard:]:
                yield kind.name, played(scenery.moments, view.known, found.box, kind, values), before | after
            before = after
        heard = len(match.events)


@pytest.mark.parametrize("game", drawn())
def test_what_a_moment_names_lies_on_the_table(game: str) -> None:
    met, named = Counter[str](), Counter[str]()
    for seed, mode in enumerate(find_game(game).modes):
        for kind, moment, table in moments_of(game, mode.name, seed):
            names = moment.pieces + moment.source
            named[kind] += bool(names)
            met[kind] += meets(names, table)

    assert {kind: times for kind, times in named.items() if met[kind] < times * 0.6} == {}
