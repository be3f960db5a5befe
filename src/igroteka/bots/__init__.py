"""Bots: they sit at a seat, see what it sees, and bring their own random source."""

from collections.abc import Callable
from functools import partial
from typing import Final

from igroteka.bots.budget import Plan
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.levels import LEVELS, BotError, Level, bot
from igroteka.bots.random import Bot, Perspective, RandomBot
from igroteka.bots.search import SearchBot
from igroteka.bots.worlds import Idea, Move

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotError",
    "GreedyBot",
    "Idea",
    "Level",
    "Move",
    "Perspective",
    "Plan",
    "RandomBot",
    "SearchBot",
    "bot",
]

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    name: partial(bot, name) for name in ("random", "greedy", "search", *LEVELS)
}
"""A bot by its name, made from a seed."""
