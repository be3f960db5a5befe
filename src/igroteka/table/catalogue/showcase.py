"""Finds each component of a game on a table: views of random matches that show it."""

from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from igroteka.content.components import Components
from igroteka.content.scene import Piece, Say, Scene, Zone, scenery_of
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import View
from igroteka.table.catalogue.games import plain, speaker

MATCHES: Final = 6  # of each mode and number of seats
EVERY: Final = 10  # answers between two looks
NAME_PLATE: Final = "plate"  # shows what a thing is called, not the thing


class Shown(NamedTuple):
    """A view that shows a component, and the piece or zone it is."""

    view: View[Any]
    thing: str  # id of a piece or zone


@cache
def showcase(game: str) -> dict[str, Shown]:
    """Where each component is seen, by its id; without those that never lie on the table."""
    found: dict[str, Shown] = {}
    rules = plain(game)
    say = speaker(game, "en", rules.box)
    box: Components = rules.box
    wanted = {row.id for kind in box.kinds() for row in box.rows(kind)}
    for seed in range(MATCHES):
        for mode in rules.modes:
            for seats in mode.seats:
                if wanted:
                    _look(rules, mode.name, seats, seed, say, wanted, found)
    return found


def _look(
    game: Game[Any, Any], mode: str, seats: int, seed: int, say: Say, wanted: set[str], found: dict[str, Shown]
) -> None:
    """Play a random match and note where wanted components lie."""
    luck = Random(f"options {seed}")  # noqa: S311  # nothing hangs on it
    options = next(each.options for each in game.modes if each.name == mode)
    drawn = {name: luck.choice(values) for name, values in options.items()}
    match = Match(game, game.valid(mode, seats, drawn), Luck(seed))
    answers = 0
    while match.ask:
        if answers % EVERY == 0 and answers:
            view = match.view(0)
            for thing, tip in _things(scenery_of(game).draw(view, game.box, say)):
                if tip in wanted:
                    wanted.discard(tip)
                    found[tip] = Shown(view, thing)
        match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
        answers += 1


def _things(scene: Scene) -> list[tuple[str, str]]:
    """Upright pieces, then zones with a picture: id and name."""
    straight = [piece for piece in scene.pieces if piece.tip and not piece.rot and not piece.dim]
    zones = [zone for zone in scene.zones if zone.tip and zone.sprite and zone.shape != "poly"]
    return [
        *((piece.id, piece.tip) for piece in straight if piece.sprite != NAME_PLATE),
        *((zone.id, zone.tip) for zone in zones),
    ]


def picture_of(scene: Scene, thing: str) -> tuple[Piece, ...]:
    """A component as it is drawn: its piece with everything on it, or its zone as a piece."""
    own = [piece for piece in scene.pieces if piece.id == thing or piece.id.startswith(f"{thing}:")]
    if own:
        return tuple(own)
    return tuple(_as_piece(zone) for zone in scene.zones if zone.id == thing)


def _as_piece(zone: Zone) -> Piece:
    return Piece(
        id=zone.id,
        board=zone.board,
        x=zone.x + zone.w // 2,
        y=zone.y + zone.h // 2,
        w=zone.w,
        h=zone.h,
        sprite=zone.sprite,
        tone=zone.tone,
        text=zone.label,
    )
