"""Sprites of a scene, with their boxes."""

from igroteka.content.scene import Scene


def boxes(scene: Scene) -> set[tuple[str, int, int]]:
    """Sprites with the width and height they may fill."""
    found = {(board.sprite, board.w, board.h) for board in scene.boards}
    found |= {(zone.sprite, zone.w, zone.h) for zone in scene.zones}
    return found | {(piece.sprite, piece.w, piece.h) for piece in scene.pieces}
