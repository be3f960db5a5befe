"""Work that takes longer than the event loop may: it runs in processes of its own."""
