"""What a seat sees.

Everything on the table is open to everybody, and what nobody has seen (the deck's order, the removed cards, villagers
that lie face down, the incarnations) is not decided before luck shows it to all. So a view hides nothing, and every
seat imagines the same worlds (ghost_stories.info.public, ghost_stories.info.deck_hidden).
"""

from igroteka.kernel.game import nothing_hidden as secrets

__all__ = ["secrets"]
