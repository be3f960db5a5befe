"""What a call needs, and what calls and sockets have in common."""
