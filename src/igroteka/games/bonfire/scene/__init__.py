"""The table of Bonfire as it is drawn."""

from typing import Final

from igroteka.content.scene import Scenery
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.scene.table import PALETTE, draw
from igroteka.games.bonfire.scene.targets import picture, previews, targets
from igroteka.games.bonfire.state import State

SCENERY: Final[Scenery[State, Box]] = Scenery(draw, targets, PALETTE, previews, picture=picture)
