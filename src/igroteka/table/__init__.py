"""The table server: tables, seats, clocks, storage, live push."""
