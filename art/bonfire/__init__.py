"""Pictures of Bonfire."""
