"""The kinds of questions, each with every answer that can ever be given."""

from typing import Final

from igroteka.kernel.ask import Topic
from igroteka.testing.starter.words import MOST_TAKEN

TAKE: Final[Topic[int]] = Topic("turn.take", range(1, MOST_TAKEN + 1), ("starter.turn.take",))

TOPICS: Final[tuple[Topic[object], ...]] = (TAKE,)  # type: ignore[assignment]  # topics of several types
