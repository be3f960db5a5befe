"""Igroteka: a digital table for deep board games, complete to the last rule."""

__version__ = "0.1.0"
