"""A table in memory: its match, seats, clocks and agreements. No waiting, no database."""
