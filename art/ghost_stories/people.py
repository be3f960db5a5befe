"""Villagers with faces and the signs of their families, the boards' powers and small tokens."""

from random import Random

from art.ghost_stories.features import BLACK
from art.ghost_stories.heads import hooded
from art.ghost_stories.palettes import FAMILIES
from art.motifs import emblem, fitted
from art.paint.drawing import Part, flat, glow, paint, placed, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import blob, box, brush, disc, drop, flame, polygon, ring, star, union

W, H = 90, 110
FAMILY = {  # cloth, sign, trade in the hand
    "long": ("#3f8a5a", "wave", "staff"),
    "chang": ("#b0483a", "moon", "flower"),
    "teng": ("#c8963a", "scroll", "quill"),
    "weng": ("#3a6aa8", "spark", "torch"),
    "miao": ("#5a4a78", "shield", "bell"),
    "wu": ("#c87a2a", "sun", "cup"),
    "xiang": ("#2f8a8a", "star", "lantern"),
    "sheng": ("#8a3a5a", "raven", "hook"),
    "sun": ("#a83a2a", "helm", "spear"),
    "li": ("#4f7a34", "seedling", "wheat"),
    "zhou": ("#6a5a4a", "tower", "hammer"),
    "hua": ("#3f4f8a", "sword", "lute"),
}
MEMBERS = {
    "long": 1,
    "chang": 1,
    "teng": 1,
    "weng": 1,
    "miao": 2,
    "wu": 2,
    "xiang": 2,
    "sheng": 2,
    "sun": 3,
    "li": 3,
    "zhou": 3,
    "hua": 3,
}
LOOKS = (
    ("bun", "#2a1c18"),
    ("bald", "#e9e4da"),
    ("straw", "#3a2418"),
    ("scarf", "#4a2c1a"),
    ("cap", "#1c1820"),
    ("braid", "#2c1a14"),
    ("beard", "#d9d2c4"),
)


HOURS = (  # of the sky behind villagers: high, middle, low; and of the walls
    ("#16284a", "#4a7ab8", "#ffe2a8", "#1c3050"),
    ("#3a1430", "#b0505a", "#ffd08a", "#481c34"),
    ("#0c2c30", "#3f948a", "#f0eeb0", "#12383a"),
)


def villager(family: str, member: int) -> Canvas:
    """A villager before a wall of the village, the family's sign on a roundel."""
    cloth, sign, tool = FAMILY[family]
    rng = Random(f"{family}{member}")
    look, hair = LOOKS[(list(FAMILY).index(family) * 3 + member * 2) % len(LOOKS)]
    tone = ("#eec19a", "#e2ae84", "#d89e72")[member % 3]
    high, middle, low, wall = HOURS[(member + list(FAMILY).index(family)) % len(HOURS)]
    defs = gradient("sky", (0, high), (0.6, middle), (1, low)) + halo("halo", low, 0.8) + VIGNETTE
    body = polygon((14, 112), (18, 88), (34, 76), (56, 76), (72, 88), (76, 112), smooth=4)
    parts: list[Part] = [
        *paint(
            wall,
            box(0, 40, 14, 72),
            box(76, 34, 14, 80),
            polygon((-4, 42), (7, 28), (20, 42)),
            polygon((68, 36), (83, 22), (96, 36)),
            material="wash",
        ),
        *emblem(tool, 17, 62, 44, -10),
        *_hair_behind(look, hair),
        *paint(cloth, body),
        *skin("#f0e6d0", polygon((38, 76), (52, 76), (45, 94))),
        *skin(tone, brush([(45, 66), (45, 78)], [6, 7]), blob(45, 50, 15, 18)),
        *_face(member, rng),
        *_hair_front(look, hair, cloth),
        *skin("#e2b23c", disc(70, 92, 15)),
        *skin("#f4ead0", disc(70, 92, 12)),
        *emblem(sign, 70, 92, 17),
    ]
    glow_behind = circle(45, 46, 44, "url(#halo)")
    inside = (
        fill(W, H, "url(#sky)")
        + clouds(W, H, 0.2)
        + glow_behind
        + svg(parts)
        + grain(W, H)
        + fill(W, H, "url(#vignette)", 'opacity=".7"')
    )
    return Canvas(
        W,
        H,
        Light("#ffe6b8", seed=rng.randrange(1, 90), rim_px=1.5),
        defs,
        rounded(W, H, 7, inside) + border(W, H, 7, "#0a0810", "#d8b466"),
    )


def _face(member: int, rng: Random) -> list[Part]:
    look = rng.choice(("smile", "calm", "fear"))
    eyes = (
        [brush([(x - 3.4, 49), (x, 47.6), (x + 3.4, 49)], [0.4, 1.3, 0.4]) for x in (38.6, 51.4)]
        if look == "calm"
        else [blob(x, 49, 1.8, 2.4) for x in (38.6, 51.4)]
    )
    brows = [
        brush([(x - 4, 43 + (1.4 if look == "fear" else 0)), (x, 41.6), (x + 4, 43)], [0.4, 0.9, 0.4])
        for x in (38.6, 51.4)
    ]
    mouth = (
        blob(45, 60, 2.6, 3)
        if look == "fear"
        else brush([(41, 59), (45, 61 + (1 if look == "smile" else 0)), (49, 59)], [0.4, 1.1, 0.4])
    )
    return [
        *soft("#b5654a", blob(35, 55, 3.4, 2.2), blob(55, 55, 3.4, 2.2), opacity=0.5),
        *flat("#2a1810", *eyes, *brows),
        *flat("#8a3a2c", mouth),
        *soft("#9a5a3c", brush([(45, 50), (46.4, 55)], [0.5, 1.2]), opacity=0.6),
    ]


def _hair_behind(look: str, hair: str) -> list[Part]:
    if look == "braid":
        return paint(hair, brush([(56, 48), (64, 66), (62, 88)], [6, 4, 2]), blob(45, 44, 17, 18))
    return paint(hair, blob(45, 45, 17, 17)) if look in ("bun", "scarf", "cap", "straw") else []


def _hair_front(look: str, hair: str, cloth: str) -> list[Part]:
    fringe = brush([(30, 50), (33, 36), (45, 31), (57, 36), (60, 50)], [1.6, 4.6, 5.4, 4.6, 1.6])
    if look == "bun":
        return paint(hair, union(fringe, disc(45, 24, 8))) + skin("#e2b23c", brush([(34, 22), (56, 25)], [0.9, 0.9]))
    if look == "straw":
        return paint("#dcb662", polygon((10, 42), (45, 10), (80, 42), (45, 37), smooth=3))
    if look == "scarf":
        return paint(
            "#a83a4a", polygon((28, 52), (31, 34), (45, 27), (59, 34), (62, 52), (56, 40), (45, 36), (34, 40), smooth=3)
        )
    if look == "cap":
        return paint("#26202c", polygon((29, 40), (33, 28), (45, 23), (57, 28), (61, 40), (45, 36), smooth=3)) + skin(
            "#c8332a", disc(45, 22, 3)
        )
    if look == "beard":
        return paint(
            hair,
            *[
                brush([(34 + n * 3.6, 60), (37 + n * 2.6, 74), (45 + (n - 3) * 1.2, 90)], [2.6, 3.4, 0.4])
                for n in range(7)
            ],
            brush([(31, 40), (45, 31), (59, 40)], [2, 3.4, 2]),
        )
    return paint(hair, fringe) if look == "braid" else []


def token(sign: list[Part], field: str, rim: str = "#d8b466") -> Canvas:
    """A round token with a sign."""
    parts = [*skin(rim, disc(32, 32, 30)), *skin(field, disc(32, 32, 25.5)), *sign]
    return Canvas(64, 64, Light("#fff6dc", seed=5, rim_px=1.4), "", svg(parts))


def tao_sign(colour: str) -> list[Part]:
    white = "#fff6e4"
    shape = {
        "red": lambda: flame(32, 47, 13.5, 0.1),
        "blue": lambda: union(
            *[brush([(16, y), (24, y - 4), (32, y), (40, y + 4), (48, y)], [2.2] * 5) for y in (24, 33, 42)]
        ),
        "green": lambda: union(
            brush([(20, 45), (32, 31), (45, 18)], [0.6, 9.5, 0.8]), brush([(16, 49), (24, 41)], [1.6, 1.2])
        ),
        "yellow": lambda: polygon((13, 45), (26, 20), (33, 33), (39, 25), (51, 45)),
        "black": lambda: union(ring(32, 32, 15, 11), brush([(22, 42), (42, 22)], [2, 2])),
    }[colour]()
    return flat(white, shape)


def yin_yang() -> list[Part]:
    whole = disc(32, 32, 24)
    dark = union(whole.intersection(box(0, 0, 32, 64)).difference(disc(32, 20, 12)), disc(32, 44, 12))
    return [
        *skin("#f6efdc", whole),
        *skin("#2a2430", dark),
        *flat("#2a2430", disc(32, 20, 3.6)),
        *flat("#f6efdc", disc(32, 44, 3.6)),
    ]


POWERS = {
    "spires": ("wind", "red"),
    "twin_winds": ("feet", "red"),
    "gust": ("cloud", "blue"),
    "second_wind": ("wave", "blue"),
    "favorite": ("star", "green"),
    "mountain": ("boulder", "green"),
    "pockets": ("purse", "yellow"),
    "mantra": ("bell", "yellow"),
}


def power(name: str) -> Canvas:
    """A Taoist's power as a roundel in the colour of the board."""
    sign, colour = POWERS[name]
    family = FAMILIES[colour]
    return token(emblem(sign, 32, 32, 38), family.band, family.accent)


def su_ling() -> Canvas:
    """Su-Ling, a pale spirit with a lantern."""
    family = FAMILIES["blue"]
    defs = gradient("sky", (0, "#101a34"), (0.6, "#5a78b0"), (1, "#f0e0f4")) + halo("halo", "#ffffff", 0.9) + VIGNETTE
    robe = union(
        brush([(45, 40), (42, 62), (46, 84), (44, 112)], [6, 12, 16, 26]),
        brush([(52, 52), (66, 66), (70, 82)], [5, 7, 9]),
        brush([(38, 52), (24, 62), (18, 52)], [5, 6, 5]),
    )
    hair = union(
        blob(45, 30, 14, 15),
        *[brush([(50, 28), (64 + n * 3, 44 + n * 4), (66 + n * 4, 74 + n * 5)], [5, 4, 0.3]) for n in range(5)],
    )
    parts = [
        *paint("#1c1830", hair),
        *paint("#e8eef8", robe),
        *skin("#f6e4d4", blob(45, 33, 9.6, 12.4), disc(17, 50, 4)),
        *flat(
            BLACK,
            brush([(38, 32), (41, 31), (43.6, 32.4)], [0.4, 1.3, 0.4]),
            brush([(46.4, 32.4), (49, 31), (52, 32)], [0.4, 1.3, 0.4]),
        ),
        *flat("#b53a4a", brush([(43, 40), (45, 41), (47, 40)], [0.3, 0.9, 0.3])),
        *paint("#1c1830", brush([(35, 36), (37, 24), (45, 20), (53, 24), (55, 36)], [1.4, 3.6, 4.4, 3.6, 1.4])),
        *placed(emblem("lantern", 0, 0, 26), 16, 66),
        *glow("#dff6ff", star(64, 22, 6, 1.4, 4), star(74, 40, 4, 1, 4)),
    ]
    inside = (
        fill(W, H, "url(#sky)")
        + clouds(W, H)
        + circle(45, 40, 46, "url(#halo)")
        + svg(parts)
        + grain(W, H)
        + fill(W, H, "url(#vignette)")
    )
    return Canvas(
        W,
        H,
        Light(family.rim, seed=3, rim_px=1.7),
        defs,
        rounded(W, H, 7, inside) + border(W, H, 7, "#0a0810", "#cfe4ff"),
    )


def back(sign: str, top: str, low: str, w: int, h: int) -> Canvas:
    """The back of a deck: a shape against the moon."""
    x, y = w / 2, h * 0.42
    defs = (
        gradient("sky", (0, top), (1, low))
        + gradient("robe", (0, "#4a3f6a"), (1, "#120e1c"))
        + halo("halo", "#dfe9ff", 0.8, 0.3)
        + VIGNETTE
    )
    moon = circle(x, y, w * 0.52, "url(#halo)") + circle(x, y, w * 0.28, "#e8eeff", 0.92)
    family = FAMILIES["black"]
    figure = (
        fitted(hooded(family, Random(1)), x, h * 0.54, w * 0.6, h * 0.6)
        if sign == "hooded"
        else emblem(sign, x, h * 0.52, w * 0.62)
    )
    inside = (
        fill(w, h, "url(#sky)")
        + clouds(w, h, 0.35)
        + moon
        + svg(figure)
        + grain(w, h, 0.2)
        + fill(w, h, "url(#vignette)")
    )
    return Canvas(
        w,
        h,
        Light("#cfd8ff", seed=13, rim_px=2),
        defs,
        rounded(w, h, 8, inside) + border(w, h, 8, "#0a0810", "#8fa4c8"),
    )


def qi() -> Canvas:
    parts = [
        *skin("#8a1a14", drop(32, 60, 27)),
        *skin("#d8402f", drop(32, 57, 22)),
        *flat("#ffd0c0", brush([(23, 38), (21, 46), (25, 52)], [1.2, 2.2, 0.6])),
    ]
    return Canvas(64, 64, Light("#ffd8c8", seed=2, rim_px=1.4), "", svg(parts))


def cards() -> dict[str, Canvas]:
    """People, tokens and backs by the name of the sprite."""
    return {
        **{
            f"villager_{family}_{n}": villager(family, n)
            for family, count in MEMBERS.items()
            for n in range(1, count + 1)
        },
        **{f"power_{name}": power(name) for name in POWERS},
        **{
            f"token_{colour}": token(tao_sign(colour), FAMILIES[colour].cloth, FAMILIES[colour].accent)
            for colour in FAMILIES
        },
        "token_yin_yang": token(yin_yang(), "#8a8078"),
        "token_power": token(emblem("spark", 32, 32, 40), "#5a3f8a"),
        "token_qi": qi(),
        "spirit_su_ling": su_ling(),
        "back_ghost": back("hooded", "#0c0a1a", "#3a2858", 130, 180),
        "back_villager": back("tower", "#0a1424", "#31568a", W, H),
    }
