"""Solids: boxes, lathes, tubes, balls, prisms, lofts and hulls, each with its material."""

from collections.abc import Sequence
from math import cos, pi, radians, sin
from typing import TypeAlias

import bmesh
import bpy
from mathutils import Vector
from mathutils import noise as noises

from art.render.materials import EDGES

At: TypeAlias = tuple[float, float, float]
Stuff: TypeAlias = bpy.types.Material


def solid(
    mesh: bpy.types.Mesh, stuff: Stuff, at: At = (0, 0, 0), turn: At = (0, 0, 0), bevel: float = 0, smooth: float = 35
) -> bpy.types.Object:
    """Put a mesh on the stage; bevelled edges wear the lighter twin of its material."""
    thing = bpy.data.objects.new("solid", mesh)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, [radians(angle) for angle in turn]
    mesh.materials.append(stuff)
    if bevel:
        rounded = thing.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.limit_method, rounded.angle_limit = bevel, 3, "ANGLE", radians(28)
        if stuff.name in EDGES:
            mesh.materials.append(EDGES[stuff.name])
            rounded.material = 1
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.set_sharp_from_angle(angle=radians(smooth))
    return thing


def mesh(points: Sequence[At], faces: Sequence[Sequence[int]], merge: float = 0) -> bpy.types.Mesh:
    """A mesh with its faces turned outward."""
    made = bpy.data.meshes.new("mesh")
    made.from_pydata(points, [], faces)
    made.validate()
    work = bmesh.new()
    work.from_mesh(made)
    if merge:
        bmesh.ops.remove_doubles(work, verts=work.verts, dist=merge)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(made)
    work.free()
    return made


def block(
    wide: float,
    deep: float,
    high: float,
    stuff: Stuff,
    at: At = (0, 0, 0),
    turn: At = (0, 0, 0),
    bevel: float = 0.05,
    taper: float = 1,
) -> bpy.types.Object:
    """A box; its place is the centre of its bottom."""
    x, y = wide / 2, deep / 2
    a, b = x * taper, y * taper
    points = [
        (-x, -y, 0),
        (x, -y, 0),
        (x, y, 0),
        (-x, y, 0),
        (-a, -b, high),
        (a, -b, high),
        (a, b, high),
        (-a, b, high),
    ]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return solid(mesh(points, faces), stuff, at, turn, bevel)


def lathe(
    profile: Sequence[tuple[float, float]],
    stuff: Stuff,
    at: At = (0, 0, 0),
    turn: At = (0, 0, 0),
    steps: int = 56,
    wobble: float = 0,
    bevel: float = 0,
    smooth: float = 35,
    closed: bool = True,
) -> bpy.types.Object:
    """A profile of radii and heights, turned round the axis."""
    points: list[At] = []
    count = len(profile)
    for n in range(steps):
        angle = 2 * pi * n / steps
        for radius, z in profile:
            bend = 1 + wobble * noises.noise(Vector((cos(angle) * 1.7, sin(angle) * 1.7, z * 1.5))) if wobble else 1
            points.append((radius * bend * cos(angle), radius * bend * sin(angle), z))
    faces: list[tuple[int, ...]] = []
    for n in range(steps):
        m = (n + 1) % steps
        faces += [(n * count + q, m * count + q, m * count + q + 1, n * count + q + 1) for q in range(count - 1)]
    if closed and profile[0][0] > 1e-4:
        faces.append(tuple(n * count for n in reversed(range(steps))))
    if closed and profile[-1][0] > 1e-4:
        faces.append(tuple(n * count + count - 1 for n in range(steps)))
    return solid(mesh(points, faces, 1e-5), stuff, at, turn, bevel, smooth)


def cylinder(
    radius: float, high: float, stuff: Stuff, at: At = (0, 0, 0), turn: At = (0, 0, 0), bevel: float = 0.04
) -> bpy.types.Object:
    return lathe([(radius, 0), (radius, high)], stuff, at, turn, bevel=bevel)


def ball(
    radius: float,
    stuff: Stuff,
    at: At = (0, 0, 0),
    scale: At = (1, 1, 1),
    turn: At = (0, 0, 0),
    detail: int = 4,
    rough: float = 0,
    seed: float = 0,
) -> bpy.types.Object:
    """A ball, stretched, with a rough surface if asked to."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=radius)
    for vertex in work.verts:
        if rough:
            vertex.co *= 1 + rough * noises.noise(vertex.co * 3 + Vector((seed, seed * 2, 0)))
        vertex.co = Vector([vertex.co[n] * scale[n] for n in range(3)])
    made = bpy.data.meshes.new("ball")
    work.to_mesh(made)
    work.free()
    return solid(made, stuff, at, turn, smooth=80)


def prism(
    corners: Sequence[tuple[float, float]],
    high: float,
    stuff: Stuff,
    at: At = (0, 0, 0),
    turn: At = (0, 0, 0),
    bevel: float = 0,
) -> bpy.types.Object:
    """A flat shape with a thickness."""
    count = len(corners)
    points = [(x, y, 0) for x, y in corners] + [(x, y, high) for x, y in corners]
    sides = [(n, (n + 1) % count, count + (n + 1) % count, count + n) for n in range(count)]
    return solid(
        mesh(points, [tuple(reversed(range(count))), tuple(range(count, 2 * count)), *sides]), stuff, at, turn, bevel
    )


def loft(
    rings: Sequence[Sequence[At]], stuff: Stuff, at: At = (0, 0, 0), turn: At = (0, 0, 0), smooth: float = 60
) -> bpy.types.Object:
    """A skin over rings of points, closed at both ends."""
    count = len(rings[0])
    faces: list[tuple[int, ...]] = [
        (r * count + n, r * count + (n + 1) % count, (r + 1) * count + (n + 1) % count, (r + 1) * count + n)
        for r in range(len(rings) - 1) for n in range(count)
    ]  # fmt: skip
    faces += [tuple(reversed(range(count))), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    return solid(mesh([point for each in rings for point in each], faces), stuff, at, turn, smooth=smooth)


def tube(
    points: Sequence[At], radius: float, stuff: Stuff, end: float | None = None, steps: int = 14
) -> bpy.types.Object:
    """A round bar along a smooth curve, from one radius to another."""
    curve = _curve([Vector(point) for point in points]) if 2 < len(points) < 10 else [Vector(point) for point in points]
    rings = []
    side = Vector((0, 0, 0))
    for n, point in enumerate(curve):
        along = (curve[min(n + 1, len(curve) - 1)] - curve[max(n - 1, 0)]).normalized()
        side = along.orthogonal().normalized() if n == 0 else (side - along * side.dot(along)).normalized()
        other = along.cross(side)
        wide = radius + ((radius if end is None else end) - radius) * n / (len(curve) - 1)
        rings.append(
            [
                tuple(point + (side * cos(2 * pi * m / steps) + other * sin(2 * pi * m / steps)) * wide)
                for m in range(steps)
            ]
        )
    return loft(rings, stuff, smooth=80)


def _curve(points: Sequence[Vector]) -> list[Vector]:
    knots = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    found = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        for n in range(8):
            t = n / 8
            found.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return [*found, knots[-2]]


def hull(
    points: Sequence[At], stuff: Stuff, at: At = (0, 0, 0), turn: At = (0, 0, 0), bevel: float = 0.02
) -> bpy.types.Object:
    """The convex hull of points, in flat facets."""
    work = bmesh.new()
    for point in points:
        work.verts.new(point)
    made = bmesh.ops.convex_hull(work, input=work.verts)
    spare = {each for each in [*made["geom_unused"], *made["geom_interior"]] if isinstance(each, bmesh.types.BMVert)}
    bmesh.ops.delete(work, geom=list(spare), context="VERTS")
    bmesh.ops.dissolve_limit(work, angle_limit=radians(2), verts=work.verts, edges=work.edges)
    flat = bpy.data.meshes.new("hull")
    work.to_mesh(flat)
    work.free()
    return solid(flat, stuff, at, turn, bevel, smooth=0)


def ring(radius: float, thick: float, stuff: Stuff, at: At = (0, 0, 0), upright: bool = False) -> bpy.types.Object:
    """A torus, lying or upright."""
    points = []
    for n in range(33):
        angle = 2 * pi * n / 32
        flat = (at[0] + radius * cos(angle), at[1] + radius * sin(angle), at[2])
        points.append((flat[0], at[1], at[2] + radius * sin(angle)) if upright else flat)
    return tube(points, thick, stuff)
