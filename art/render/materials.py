"""Materials: a ramp of colours over a noise, darkened in crevices, with a lighter twin for bevelled edges."""

from typing import Any, Final

import bpy

EDGES: Final[dict[str, bpy.types.Material]] = {}  # the lighter twin of a material, by its name
TINT: Final = "tint"  # custom property of materials that take the colour of an owner


def forget_edges() -> None:
    EDGES.clear()


def linear(colour: str) -> tuple[float, float, float, float]:
    """An sRGB colour as linear light."""
    values = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]
    return red, green, blue, 1.0


def principled(
    name: str, colours: tuple[str, ...], *, rough: float = 0.5, metal: float = 0, scale: float = 3,
    stretch: tuple[float, float, float] = (1, 1, 1), bump: float = 0.15, bump_scale: float = 9, soft: float = 0,
    coat: float = 0, sheen: float = 0, crevice: float = 0.75, crevice_colour: str = "#3a2418", edge: float = 0.35,
    edge_colour: str = "#ffedcc", emit: float = 0, tint: bool = False,
) -> bpy.types.Material:  # fmt: skip
    """A material of Blender's principled shader."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    out, surface = new("ShaderNodeOutputMaterial"), new("ShaderNodeBsdfPrincipled")
    link(surface.outputs[0], out.inputs["Surface"])
    where, mapped, noise = new("ShaderNodeTexCoord"), new("ShaderNodeMapping"), new("ShaderNodeTexNoise")
    mapped.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 3
    link(where.outputs["Object"], mapped.inputs["Vector"])
    link(mapped.outputs[0], noise.inputs["Vector"])
    colour = _crevices(tree, _ramp(tree, noise.outputs[0], colours), crevice, crevice_colour)
    link(colour, surface.inputs["Base Color"])
    values = {
        "Roughness": rough, "Metallic": metal, "Subsurface Weight": soft, "Subsurface Scale": 0.25,
        "Coat Weight": coat, "Coat Roughness": 0.15, "Sheen Weight": sheen, "Emission Strength": emit,
    }  # fmt: skip
    for key, value in values.items():
        surface.inputs[key].default_value = value
    if emit:
        link(colour, surface.inputs["Emission Color"])
    if bump:
        _bumps(tree, mapped.outputs[0], surface, bump, bump_scale)
    if tint:
        material[TINT] = 1
    if edge:
        _edge(material, edge, edge_colour)
    return material


def _ramp(tree: Any, factor: Any, colours: tuple[str, ...]) -> Any:
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.28, linear(colours[0])
    stops[1].position, stops[1].color = 0.72, linear(colours[-1])
    for n, colour in enumerate(colours[1:-1], 1):
        stops.new(0.28 + 0.44 * n / (len(colours) - 1)).color = linear(colour)
    tree.links.new(factor, ramp.inputs["Fac"])
    return ramp.outputs["Color"]


def _crevices(tree: Any, colour: Any, strength: float, dark: str) -> Any:
    if not strength:
        return colour
    new = tree.nodes.new
    hidden, mix, ranged = new("ShaderNodeAmbientOcclusion"), new("ShaderNodeMix"), new("ShaderNodeMapRange")
    hidden.samples, hidden.inputs["Distance"].default_value = 1, 0.35
    mix.data_type, mix.blend_type = "RGBA", "MULTIPLY"
    for key, value in {"From Min": 0.25, "From Max": 0.95, "To Min": strength, "To Max": 0}.items():
        ranged.inputs[key].default_value = value
    tree.links.new(hidden.outputs["AO"], ranged.inputs["Value"])
    tree.links.new(ranged.outputs[0], mix.inputs[0])
    tree.links.new(colour, mix.inputs[6])
    mix.inputs[7].default_value = linear(dark)
    return mix.outputs[2]


def _bumps(tree: Any, where: Any, surface: Any, strength: float, scale: float) -> None:
    noise, bump = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeBump")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 3
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.05
    tree.links.new(where, noise.inputs["Vector"])
    tree.links.new(noise.outputs[0], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], surface.inputs["Normal"])


def _edge(material: bpy.types.Material, strength: float, colour: str) -> None:
    """Worn, lighter edges."""
    twin = material.copy()
    bright = linear(colour)
    for node in twin.node_tree.nodes:
        if node.type == "VALTORGB":
            for stop in node.color_ramp.elements:
                old = stop.color
                stop.color = [*(old[n] * (1 - strength) + max(old[n], bright[n]) * strength for n in range(3)), 1]
    EDGES[material.name] = twin


def wood(colours: tuple[str, ...] = ("#5f3517", "#8a5527", "#b47a3f")) -> bpy.types.Material:
    return principled(
        "wood",
        colours,
        scale=2.2,
        stretch=(1, 7, 7),
        bump=0.35,
        bump_scale=5,
        crevice=0.85,
        edge=0.3,
        edge_colour="#d9a868",
        coat=0.15,
    )


def stone(colours: tuple[str, ...] = ("#7d7a78", "#a5a09a", "#c4beb4")) -> bpy.types.Material:
    return principled("stone", colours, rough=0.85, scale=4, bump=0.5, crevice=0.9, crevice_colour="#2a2430", edge=0.45)


def gold(colours: tuple[str, ...] = ("#f7b230", "#ffd060"), rough: float = 0.27) -> bpy.types.Material:
    return principled(
        "gold",
        colours,
        rough=rough,
        metal=0.95,
        scale=5,
        bump=0.06,
        bump_scale=7,
        crevice=0.7,
        crevice_colour="#7a3806",
        edge=0.5,
        edge_colour="#ffdc80",
        emit=0.05,
    )


def paint(colours: tuple[str, ...], tint: bool = False, edge: float = 0.35, coat: float = 0.4) -> bpy.types.Material:
    return principled(
        "paint",
        colours,
        rough=0.38,
        scale=2.5,
        bump=0.05,
        bump_scale=10,
        crevice=0.8,
        crevice_colour="#20182a",
        edge=edge,
        coat=coat,
        tint=tint,
    )


def cloth(colours: tuple[str, ...], tint: bool = False) -> bpy.types.Material:
    return principled(
        "cloth",
        colours,
        rough=0.9,
        scale=4,
        bump=0.35,
        bump_scale=28,
        crevice=0.85,
        crevice_colour="#20182a",
        edge=0.25,
        sheen=0.5,
        tint=tint,
    )


def wax(colours: tuple[str, ...], tint: bool = False) -> bpy.types.Material:
    return principled(
        "wax",
        colours,
        rough=0.35,
        scale=2,
        bump=0.08,
        bump_scale=4,
        soft=0.5,
        coat=0.25,
        crevice=0.6,
        crevice_colour="#4a2010",
        edge=0.3,
        tint=tint,
    )


def gem(colours: tuple[str, ...]) -> bpy.types.Material:
    return principled(
        "gem",
        colours,
        rough=0.12,
        scale=1.3,
        bump=0,
        coat=0.55,
        crevice=0.6,
        crevice_colour="#20102a",
        edge=0.35,
        emit=0.18,
    )
