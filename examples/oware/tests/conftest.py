"""Tests cite the rules they prove: @rule("oware.turn.take")."""

pytest_plugins = ["igroteka.testing.plugin"]
