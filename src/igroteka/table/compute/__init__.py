"""Work that would block the event loop; it runs in other processes."""
