"""Bots: they sit at a seat, see what it sees, and bring their own random source."""

from collections.abc import Callable
from typing import Final

from igroteka.bots.random import Bot, RandomBot, Sight

__all__ = ["BOTS", "Bot", "RandomBot", "Sight"]

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}
"""A bot by its name, made from a seed."""
