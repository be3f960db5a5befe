"""The table as it is drawn."""

from typing import Final

from igroteka.content.scene import Scenery
from igroteka.games.ryozen.box import Box
from igroteka.games.ryozen.scene.table import PALETTE, draw
from igroteka.games.ryozen.scene.targets import said, targets
from igroteka.games.ryozen.state import State

SCENERY: Final[Scenery[State, Box]] = Scenery(draw, targets, PALETTE, said=said)
