"""What can happen, for the log and the animation."""

from typing import Final

from igroteka.kernel.flow import Kind

TOOK: Final = Kind("turn.took", ("seat", "number"), "starter.turn.take")

EVENTS: Final = (TOOK,)
