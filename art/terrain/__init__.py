"""Maps from procedural terrain."""
