"""The game's small vocabulary: numbers that mean something, with their names."""

from typing import Final

MOST_COUNTERS: Final = 40  # more than any box holds
MOST_TAKEN: Final = 6  # at once; topics list every answer that can ever be given
