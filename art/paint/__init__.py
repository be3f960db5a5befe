"""Painted pictures: shapes, materials, layers, and the browser that bakes them."""
