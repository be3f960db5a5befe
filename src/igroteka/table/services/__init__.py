"""What calls need, and what HTTP calls and sockets have in common."""
