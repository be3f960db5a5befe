"""The stage: camera, lights, shadow catcher, and one shot of what stands on it."""

from collections.abc import Callable
from math import cos, radians, sin
from pathlib import Path

import bpy
from mathutils import Vector

from art.render.materials import forget_edges, linear

SIZE_PX = 384
SAMPLES = 12
ELEVATION = 45  # degrees above the table
MARGIN = 1.10
LIGHTS = (
    ("key", (-4.2, 1.0, 6.0), 520, 2.6, "#fff0d8"),
    ("fill", (-1.0, -6.0, 3.4), 210, 5.0, "#dfe8ff"),
    ("rim", (4.5, 4.0, 3.2), 260, 2.0, "#cfe0ff"),
)


def clear() -> None:
    """An empty stage with its lights."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_edges()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    _quality(scene)
    scene.render.film_transparent = True
    scene.render.resolution_x = scene.render.resolution_y = SIZE_PX
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.view_settings.view_transform, scene.view_settings.look = "Khronos PBR Neutral", "None"
    _room(scene)
    for light in LIGHTS:
        _area(*light)


def _quality(scene: bpy.types.Scene) -> None:
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", SAMPLES
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.06, 6
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.denoising_prefilter, cycles.denoising_quality = "ACCURATE", "BALANCED"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 1, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.seed = 4, 1.0, 1


def _room(scene: bpy.types.Scene) -> None:
    """A dim dome, brighter towards the top left; metals see a brighter room."""
    world = bpy.data.worlds.new("room")
    scene.world, world.use_nodes = world, True
    tree = world.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    out, ground, where = new("ShaderNodeOutputWorld"), new("ShaderNodeBackground"), new("ShaderNodeTexCoord")
    toward, ranged, ramp = new("ShaderNodeVectorMath"), new("ShaderNodeMapRange"), new("ShaderNodeValToRGB")
    toward.operation = "DOT_PRODUCT"
    toward.inputs[1].default_value = Vector((-0.55, 0.25, 0.8)).normalized()
    ranged.inputs["From Min"].default_value = -1
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.2, linear("#5c5258")
    stops[1].position, stops[1].color = 0.97, linear("#fff2dd")
    stops.new(0.6).color = linear("#8a90a0")
    ray, strength = new("ShaderNodeLightPath"), new("ShaderNodeMath")
    strength.operation = "MULTIPLY_ADD"
    strength.inputs[1].default_value, strength.inputs[2].default_value = 0.6, 0.8
    link(where.outputs["Generated"], toward.inputs[0])
    link(toward.outputs["Value"], ranged.inputs["Value"])
    link(ranged.outputs["Result"], ramp.inputs["Fac"])
    link(ramp.outputs["Color"], ground.inputs["Color"])
    link(ray.outputs["Is Glossy Ray"], strength.inputs[0])
    link(strength.outputs[0], ground.inputs["Strength"])
    link(ground.outputs["Background"], out.inputs["Surface"])


def _area(name: str, at: tuple[float, float, float], power: float, size: float, colour: str) -> None:
    light = bpy.data.lights.new(name, "AREA")
    light.energy, light.size, light.color = power, size, linear(colour)[:3]
    lamp = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector((0, 0, 0.6)) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def shoot(png: Path) -> None:
    """Frame all that stands on the stage and render it over a shadow catcher."""
    scene = bpy.context.scene
    away = Vector((0, -cos(radians(ELEVATION)), sin(radians(ELEVATION))))
    camera = bpy.data.cameras.new("camera")
    camera.type = "ORTHO"
    holder = bpy.data.objects.new("camera", camera)
    scene.collection.objects.link(holder)
    scene.camera = holder
    holder.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    right, up = holder.rotation_euler.to_matrix().col[0], holder.rotation_euler.to_matrix().col[1]
    corners = _corners(scene)
    xs, ys = [corner.dot(right) for corner in corners], [corner.dot(up) for corner in corners]
    scale = max(max(xs) - min(xs), max(ys) - min(ys)) * MARGIN
    x, y = (max(xs) + min(xs)) / 2 + scale * 0.018, (max(ys) + min(ys)) / 2 - scale * 0.012
    holder.location = right * x + up * y + away * 20
    camera.ortho_scale, camera.clip_end = scale, 60
    _ground(scene, min(corner.z for corner in corners) - 0.002)
    _render(scene, png)


def _corners(scene: bpy.types.Scene) -> list[Vector]:
    """Every vertex on the stage, in the world."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for thing in scene.objects:
        if thing.type == "MESH":
            shown = thing.evaluated_get(graph)
            found += [shown.matrix_world @ vertex.co for vertex in shown.to_mesh().vertices]
            shown.to_mesh_clear()
    return found


def _ground(scene: bpy.types.Scene, z: float) -> None:
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata([(-30, -30, z), (30, -30, z), (30, 30, z), (-30, 30, z)], [], [(0, 1, 2, 3)])
    ground = bpy.data.objects.new("ground", mesh)
    scene.collection.objects.link(ground)
    ground.is_shadow_catcher = True
    ground.visible_glossy = ground.visible_diffuse = ground.visible_transmission = False


def mask(png: Path, tinted: Callable[[bpy.types.Material], bool]) -> None:
    """What shows of some materials, white on black; after ``shoot``."""
    scene = bpy.context.scene
    white, black = _flat("white", 1), _flat("black", 0)
    for thing in scene.objects:
        if thing.type == "MESH":
            for slot in thing.material_slots:
                slot.material = white if slot.material and tinted(slot.material) else black
            thing.hide_render = thing.name == "ground"
    scene.cycles.use_denoising, scene.cycles.samples = False, 8
    scene.view_settings.view_transform = "Raw"
    _render(scene, png)


def _flat(name: str, value: float) -> bpy.types.Material:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out, light = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeEmission")
    light.inputs[0].default_value = (value, value, value, 1)
    tree.links.new(light.outputs[0], out.inputs[0])
    return material


def _render(scene: bpy.types.Scene, png: Path) -> None:
    scene.render.filepath = str(png)
    bpy.ops.render.render(write_still=True)
