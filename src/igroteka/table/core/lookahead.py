"""Whether an answer could still be taken back: the table pauses before one that could not ("end turn")."""

from typing import TYPE_CHECKING

from igroteka.kernel.ask import Refused, Seat
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Unimaginable
from igroteka.kernel.view import horizon

if TYPE_CHECKING:
    from igroteka.table.core.play import Play


def ends_undo(play: "Play", seat: Seat, keys: tuple[str, ...]) -> bool:
    """Whether nothing could be taken back after these answers.

    They are tried in a world that the seat imagines, so the pause itself tells nothing.
    """
    match = play.live()
    if match.gathering:
        return False
    luck = Luck(f"{play.id} {play.revision}")
    try:
        world = match.imagine(seat, luck)
    except Unimaginable:
        return False
    luck.log = []
    known = horizon(play.game, world.state, len(play.seats))
    try:
        for key in keys:
            world.step(world.asked(seat).index(key), seat)
    except Refused as refused:
        raise play.refusal(seat, refused) from None
    if world.result or luck.log or world.deciding() != [seat]:
        return True
    return horizon(play.game, world.state, len(play.seats)) != known
