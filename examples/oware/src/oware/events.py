"""What can happen, for the log and the animation."""

from typing import Final

from igroteka.kernel.flow import Kind

SOWED: Final = Kind("turn.sowed", ("seat", "house", "number"), "oware.turn.sow")
CAPTURED: Final = Kind("turn.captured", ("seat", "number"), "oware.turn.capture")
KEPT: Final = Kind("end.kept", ("seat", "number"), "oware.end.rest")

EVENTS: Final = (SOWED, CAPTURED, KEPT)
