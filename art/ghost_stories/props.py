"""Things that ghosts carry, in addition to the motifs that all games share."""

from art.motifs import held
from art.motifs.colours import BARK, BONE, IRON, PAPER, RED, STEEL, WOOD
from art.paint.drawing import Part, flat, glow, paint, skin
from art.paint.shapes import blob, box, brush, disc, drop, flame, polygon, ring, union


def scythe() -> list[Part]:
    return [
        *paint(BARK, brush([(4, 64), (0, 10), (-4, -46)], [2.2, 2, 2])),
        *skin(STEEL, brush([(-5, -44), (14, -52), (34, -44), (44, -26)], [3, 5, 4.4, 0.3])),
    ]


def coffin_lid() -> list[Part]:
    lid = polygon((-14, -34), (14, -34), (20, -12), (12, 44), (-12, 44), (-20, -12))
    return [
        *paint("#6a4526", lid),
        *flat(
            "#2a160a",
            brush([(0, -30), (0, 40)], [0.8, 0.8]),
            *[brush([(-14, y), (14, y)], [0.5, 0.5]) for y in (-16, 4, 24)],
        ),
        *skin(IRON, disc(-10, -24, 1.8), disc(10, -24, 1.8), disc(-8, 34, 1.8), disc(8, 34, 1.8)),
    ]


def chain() -> list[Part]:
    return skin("#9aa2ae", *[ring(-3 + (n % 2) * 5, n * 11, 6.4, 3.8) for n in range(6)])


def cleaver() -> list[Part]:
    return [
        *skin(STEEL, polygon((-12, -36), (10, -38), (12, -8), (-4, -6))),
        *flat("#c8182a", polygon((-12, -36), (-3, -37), (-6, -14), (-11, -16))),
        *paint(BARK, brush([(4, -8), (5, 14)], [2.6, 2.4])),
    ]


def censer() -> list[Part]:
    return [
        *paint(
            "#d8d08a", brush([(0, 24), (-10, 4), (4, -14), (-6, -34)], [2, 5, 5, 0.4]), material="soft", opacity=0.85
        ),
        *skin("#b08a3c", blob(0, 34, 12, 10), box(-12, 28, 24, 3)),
        *skin("#8f98a8", brush([(0, 24), (6, 0)], [0.8, 0.8])),
        *glow("#d8ff5a", disc(-4, 34, 1.6), disc(4, 36, 1.6)),
    ]


def parasol() -> list[Part]:
    top = polygon(
        (-30, -30), (-18, -46), (0, -52), (18, -46), (30, -30), (20, -34), (10, -30), (0, -34), (-10, -30), (-20, -34)
    )
    return [
        *paint(BARK, brush([(0, -50), (0, 30)], [1.4, 1.4])),
        *paint(RED, top),
        *flat("#5a0f14", *[brush([(0, -50), (x, -32)], [0.5, 0.5]) for x in (-18, -9, 9, 18)]),
    ]


def talismans() -> list[Part]:
    return [
        part
        for x, y in ((-14, -10), (0, -20), (14, -8))
        for part in (
            *skin(PAPER, box(x - 5, y, 10, 26)),
            *flat("#b5241a", box(x - 0.6, y + 3, 1.2, 19), box(x - 3, y + 6, 6, 1.2), box(x - 3, y + 14, 6, 1.2)),
        )
    ]


def needles() -> list[Part]:
    return skin(
        "#e8dcc0", *[brush([(0, 0), ((n - 2) * 6, -18), ((n - 2) * 11, -38)], [2.2, 1.6, 0.2]) for n in range(5)]
    )


def flask() -> list[Part]:
    return [
        *skin("#7a1c24", blob(0, 6, 12, 13)),
        *skin("#a8b4b8", box(-4, -16, 8, 14, 1)),
        *paint(WOOD, box(-5, -20, 10, 5, 1)),
        *flat("#e0566a", blob(-4, 2, 3, 5), opacity=0.8),
    ]


def fire_orb() -> list[Part]:
    return [*glow("#ff6a1a", flame(0, 12, 14, 0.2)), *flat("#ffd05a", flame(0, 11, 8, 0.1))]


def wisp() -> list[Part]:
    return [*glow("#9affd8", drop(0, 10, 9)), *flat("#f4fff8", drop(0, 8, 4.4))]


def bone() -> list[Part]:
    return skin(
        BONE,
        union(
            brush([(0, 30), (0, -24)], [3.4, 3.4]),
            disc(-4, 32, 4.4),
            disc(4, 32, 4.4),
            disc(-4, -26, 4.4),
            disc(4, -26, 4.4),
        ),
    )


def lantern() -> list[Part]:
    return [
        *skin(IRON, brush([(0, -6), (0, 4)], [0.8, 0.8])),
        *glow("#ff5a3a", blob(0, 16, 10, 12)),
        *paint(BARK, box(-6, 3, 12, 3), box(-6, 27, 12, 3)),
        *flat("#ffd8a0", blob(-3, 14, 3, 6), opacity=0.7),
    ]


PROPS = {
    "scythe": scythe, "coffin_lid": coffin_lid, "chain": chain, "cleaver": cleaver, "censer": censer,
    "parasol": parasol, "talismans": talismans, "needles": needles, "flask": flask, "fire_orb": fire_orb,
    "wisp": wisp, "bone": bone, "red_lantern": lantern,
}  # fmt: skip


def prop(name: str, x: float, y: float) -> list[Part]:
    """A prop with its grip at a place."""
    from art.paint.drawing import placed

    return placed(PROPS[name](), x, y) if name in PROPS else held(name, x, y)
