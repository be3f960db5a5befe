"""Faces of the dice of Ghost Stories, for modules that must not load Blender."""

DIE_COLOURS = ("red", "blue", "green", "yellow", "black", "white")
CURSE_FACES = ("blank", "haunt", "ghost", "tao", "qi")
