"""What a listener sees of a table, always made from a view."""
