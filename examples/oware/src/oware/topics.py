"""The kinds of questions, each with every answer that can ever be given."""

from typing import Final

from igroteka.kernel.ask import Topic
from oware.words import HOUSES, House

SOW: Final[Topic[House]] = Topic("turn.sow", HOUSES, ("oware.turn.sow",))

TOPICS: Final[tuple[Topic[object], ...]] = (SOW,)  # type: ignore[assignment]  # topics of several types
