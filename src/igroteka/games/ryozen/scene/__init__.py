"""The drawing of the table."""

from typing import Final

from igroteka.content.scene import Scenery
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.scene.moments import PLAYED
from igroteka.games.ryozen.scene.portraits import component, symbol
from igroteka.games.ryozen.scene.table import PALETTE, draw, panel
from igroteka.games.ryozen.scene.targets import GESTURES, said, targets
from igroteka.games.ryozen.state import State

SCENERY: Final[Scenery[State, Box]] = Scenery(
    draw,
    targets,
    PALETTE,
    said=said,
    panel=panel,
    gestures=GESTURES,
    moments=PLAYED,
    component=component,
    symbol=symbol,
    dealt_colours=True,
)
