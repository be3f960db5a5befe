"""The drawing of the table."""

from typing import Final

from igroteka.content.scene import Scenery
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.scene.moments import PLAYED
from igroteka.games.ghost_stories.scene.panels import panel
from igroteka.games.ghost_stories.scene.portraits import component, symbol
from igroteka.games.ghost_stories.scene.table import PALETTE, draw
from igroteka.games.ghost_stories.scene.targets import GESTURES, picture, previews, said, targets
from igroteka.games.ghost_stories.state import State

SCENERY: Final[Scenery[State, Box]] = Scenery(
    draw,
    targets,
    PALETTE,
    previews,
    seated=True,
    said=said,
    picture=picture,
    panel=panel,
    gestures=GESTURES,
    moments=PLAYED,
    component=component,
    symbol=symbol,
    dealt_colours=True,
)
