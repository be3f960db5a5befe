"""The tables of a worker: rooms, listeners, bots and clocks."""
