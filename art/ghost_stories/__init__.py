"""Pictures of Ghost Stories and White Moon."""
