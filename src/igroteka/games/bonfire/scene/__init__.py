"""The drawing of the table."""

from typing import Final

from igroteka.content.scene import Scenery
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.scene.moments import PLAYED
from igroteka.games.bonfire.scene.portraits import component, symbol
from igroteka.games.bonfire.scene.table import PALETTE, draw, panel
from igroteka.games.bonfire.scene.targets import GESTURES, picture, previews, targets
from igroteka.games.bonfire.state import State

SCENERY: Final[Scenery[State, Box]] = Scenery(
    draw,
    targets,
    PALETTE,
    previews,
    picture=picture,
    panel=panel,
    gestures=GESTURES,
    moments=PLAYED,
    component=component,
    symbol=symbol,
)
