"""What the workers of one server share: a message bus and counters."""
