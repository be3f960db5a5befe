"""Pieces rendered in 3D by Blender's Python module, on the processor, with one thread."""
