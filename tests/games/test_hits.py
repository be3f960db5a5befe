"""Whatever can be chosen can be clicked: things that overlap leave a part of each other free."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

import pytest

from igroteka.content.scene import Piece, Zone, scenery_of
from igroteka.games import REGISTRY, find_game
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.scene.chart import Chart, chart
from igroteka.games.candelabria.scene.map import candles, castle, flames
from igroteka.games.candelabria.scene.spots import spots
from igroteka.kernel.ask import Ask
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing.setups import any_options, setups

MATCHES: Final = 30
CHARTS: Final = (chart(BOX, 0), chart(BOX, 1))
SPOTS: Final = (0.5, 0.15, 0.85, 0.3, 0.7)  # of a thing's width and height
Thing = Piece | Zone
Place = tuple[float, float]


def edges(thing: Thing) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    left, top = (thing.x - thing.w / 2, thing.y - thing.h / 2) if isinstance(thing, Piece) else (thing.x, thing.y)
    return left, top, left + thing.w, top + thing.h


def corners(zone: Zone) -> list[Place]:
    """Of a zone with straight sides that are not upright."""
    if zone.shape == "poly":
        return list(zip(zone.points[::2], zone.points[1::2], strict=True))
    left, top, right, bottom = edges(zone)
    near, far, middle = left + zone.w / 4, right - zone.w / 4, top + zone.h / 2
    return [(near, top), (far, top), (right, middle), (far, bottom), (near, bottom), (left, middle)]


def within(outline: list[Place], x: float, y: float) -> bool:
    """Whether a line to the right of the place crosses the outline an odd number of times."""
    inside = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def covers(thing: Thing, x: float, y: float) -> bool:
    """Whether a click there hits the thing: the box of a piece, the shape of a zone."""
    left, top, right, bottom = edges(thing)
    if not (left <= x <= right and top <= y <= bottom):
        return False
    if isinstance(thing, Zone) and thing.shape == "circle":
        return ((x - left) / thing.w * 2 - 1) ** 2 + ((y - top) / thing.h * 2 - 1) ** 2 <= 1
    return not isinstance(thing, Zone) or thing.shape in ("rect", "round") or within(corners(thing), x, y)


def free(thing: Thing, over: Sequence[Thing]) -> bool:
    """Whether some spot of the thing lies under none of the others."""
    left, top, _, _ = edges(thing)
    spots = [(left + thing.w * across, top + thing.h * down) for across in SPOTS for down in SPOTS]
    return any(covers(thing, *spot) and not any(covers(each, *spot) for each in over) for spot in spots)


def ready(game: Game, match: Match, ask: Ask) -> list[Thing]:  # type: ignore[type-arg]  # every game has its own state
    """What can be chosen on the boards, in the order of drawing."""
    seen = match.view(ask.seat)
    keys = {each for key in ask.keys for each in scenery_of(game).targets(seen, game.box, ask.topic.name, key)}
    if len(keys) < 2:
        return []
    scene = scenery_of(game).draw(seen, game.box, lambda message, /, **args: message)
    pieces = stacked(piece for piece in scene.pieces if piece.id in keys)
    return [*[zone for zone in scene.zones if zone.id in keys], *pieces]


def stacked(pieces: Iterable[Piece]) -> list[Piece]:
    """In the order of drawing."""
    return sorted(pieces, key=lambda piece: piece.z)


def hidden(things: Sequence[Thing]) -> Iterator[str]:
    for n, thing in enumerate(things):
        if not free(thing, [each for each in things[n + 1 :] if each.board == thing.board]):
            yield thing.id


@pytest.mark.parametrize("name", [name for name in REGISTRY if find_game(name).scene])
def test_whatever_can_be_chosen_is_covered_by_nothing_else_that_can(name: str) -> None:
    game = find_game(name)
    kinds = list(setups(game))
    for seed in range(MATCHES):
        luck = Random(seed)
        match = Match(game, any_options(game, kinds[seed % len(kinds)], seed), Luck(seed))
        while match.ask:
            for ask in match.asks if luck.random() < 0.2 else ():
                assert list(hidden(ready(game, match, ask))) == [], f"seed {seed}, {ask.topic.name}"
            match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)


def choosable(piece: Piece) -> bool:
    """Whether a piece can be an option; a candle's fires never are."""
    return bool(piece.tip) and not piece.id.startswith("fires:")


def troops(on: Chart, name: str, seats: int, roles: int) -> list[Piece]:
    """The flames and candles of all Houses on one territory, with the castle of the first."""
    houses, standing = tuple(range(seats)), tuple([0 if role < roles else -1 for role in range(3)])
    lights = [piece for seat in houses for piece in flames((name,), on, seats, seat, seat, 1)]
    figures = candles((name,), on, seats, houses, standing * seats, (1,) * 3 * seats)
    return [each for each in (*lights, *castle(spots(on, name, seats).castle, 0, "ash"), *figures) if choosable(each)]


@pytest.mark.parametrize(("seats", "roles"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_the_figures_of_candelabria_show_on_every_territory(seats: int, roles: int) -> None:
    for on in CHARTS:
        for name in on.outline:
            assert list(hidden(stacked(troops(on, name, seats, roles)))) == [], name


@pytest.mark.parametrize("seats", range(2, 6))
def test_all_the_candles_of_candelabria_show_in_one_territory(seats: int) -> None:
    assert list(hidden(stacked(troops(CHARTS[1], "1-in", seats, 3)))) == []
