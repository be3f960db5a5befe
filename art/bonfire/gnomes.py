"""Gnome cards of Bonfire: hat, beard, face, coat and what each gnome carries."""

from random import Random
from typing import NamedTuple

from art.bonfire.gnome_hats import HATS, X
from art.motifs import emblem
from art.paint.drawing import Part, flat, glow, paint, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import Shape, blob, box, brush, disc, polygon, ring, union

W, H = 96, 132
EYES = 66


class Gnome(NamedTuple):
    """The looks of a gnome."""

    hat: str
    cloth: str  # colour of the hat
    beard: str
    hair: str
    coat: str
    prop: str
    sky: str = "blue"
    behind: str = "firs"
    extra: str = ""  # specs, patch
    skin: str = "#e6a679"


SKIES = {
    "blue": ("#07111f", "#12304a", "#8a3c14"),
    "green": ("#06150f", "#164238", "#8a5a14"),
    "violet": ("#120a24", "#3a2458", "#8a3c3a"),
    "red": ("#1d0a0c", "#5a2018", "#c86a1a"),
    "teal": ("#051a1c", "#14525a", "#9a5a1c"),
}
WHITE, GREY, BROWN, RED, BLOND, DARK = "#ece4d2", "#b9b8b6", "#7a4522", "#b5501e", "#d8a83e", "#2e201a"
GNOMES: dict[str, Gnome] = {
    "master_01": Gnome("cone", "#2f6b8f", "long", WHITE, "#7a3b22", "staff"),
    "master_02": Gnome("helm", "#6a6f7a", "round", BROWN, "#4a4436", "shield", "green", "peaks"),
    "master_03": Gnome("goggles", "#7a4a28", "moustache", RED, "#3f5a4a", "hammer", "blue", "houses"),
    "master_04": Gnome("wreath", "#b5522a", "none", RED, "#3f6a3a", "flower", "green", skin="#efb78e"),
    "master_05": Gnome("flop", "#5a8a3a", "fork", BROWN, "#6a4a22", "scroll", "blue", "houses", "specs"),
    "master_06": Gnome("brim", "#3a2c4a", "braid", DARK, "#26485a", "net", "teal", "sea", "patch"),
    "master_07": Gnome("tall", "#8c2f3a", "moustache", WHITE, "#2f4a6a", "key"),
    "master_08": Gnome("cap", "#8a5a2c", "goatee", GREY, "#5a3a26", "lantern", "green"),
    "master_09": Gnome("bun", "#a83a5a", "none", GREY, "#5a2a5a", "bell", "violet", "houses", "specs", "#efb78e"),
    "master_10": Gnome("cone", "#c8607f", "round", WHITE, "#7a3a52", "wheat", "violet"),
    "master_11": Gnome("hood", "#7d828c", "long", GREY, "#4a4e58", "boulder", "blue", "peaks"),
    "master_12": Gnome("furs", "#7a5230", "braid", BROWN, "#4a3420", "axe", "green", "peaks"),
    "master_13": Gnome("brim", "#2c5a96", "fork", BLOND, "#24406a", "spyglass", "teal", "sea"),
    "master_14": Gnome("jester", "#b53a2c", "goatee", RED, "#5a2a6a", "theatre_mask", "violet", "houses"),
    "master_15": Gnome("tall", "#3f7a4a", "long", BLOND, "#2c4a34", "purse", "green", "houses"),
    "master_16": Gnome("chef", "#f0ebe0", "moustache", DARK, "#8a3a2a", "ladle", "red", "houses"),
    "master_17": Gnome("horns", "#8a8f98", "fork", RED, "#5a2c1c", "horn", "red", "peaks"),
    "master_18": Gnome("flop", "#c86a1e", "round", DARK, "#6a2c18", "torch", "red"),
    "master_19": Gnome("turban", "#2f7a7a", "goatee", WHITE, "#24525a", "cup", "teal", "sea", skin="#c8885a"),
    "master_20": Gnome("helm", "#c08a32", "braid", BLOND, "#5a4420", "gold", "red", "peaks"),
    "master_21": Gnome("kerchief", "#b5382a", "round", BROWN, "#1f4a5a", "wheel", "teal", "sea", "patch"),
    "master_22": Gnome("wizard", "#4a3a8a", "long", GREY, "#2c2458", "orb_staff", "violet"),
    "master_23": Gnome("cap", "#2f5a3a", "moustache", GREY, "#3a4a2a", "hourglass", "green", "houses", "specs"),
    "master_24": Gnome("hood", "#6a3a2a", "none", BROWN, "#4a2a1e", "candle", "violet", skin="#efb78e"),
    "master_25": Gnome("goggles", "#4a4e5a", "fork", WHITE, "#2f3a4a", "portal", "blue", "peaks"),
    "master_26": Gnome("flop", "#8a2f5a", "goatee", BLOND, "#4a1f3a", "quill", "violet", "houses"),
    "master_27": Gnome("straw", "#d8b25e", "long", RED, "#5a4a26", "shears", "green"),
    "elder_1": Gnome("hood", "#5a3a86", "long", GREY, "#3a2458", "crystal", "violet", "peaks"),
    "elder_2": Gnome("crown", "#e0b040", "round", WHITE, "#7a1f2a", "coins", "red", "houses"),
    "elder_3": Gnome("antlers", "#6a4a2a", "long", WHITE, "#2f4a2a", "seedling", "green"),
    "elder_4": Gnome("wizard", "#8a2a2a", "fork", WHITE, "#4a1618", "tome", "red", "peaks", "specs"),
    "elder_5": Gnome("horns", "#c08a32", "braid", GREY, "#3a3026", "rune", "blue", "peaks"),
    "elder_6": Gnome("turban", "#b5452a", "goatee", WHITE, "#26506a", "star", "violet", "sea", skin="#c8885a"),
}


def card(name: str) -> Canvas:
    """A gnome's card; its subject and its cost are drawn over it."""
    who, rng = GNOMES[name], Random(name)
    night, dusk, fire = SKIES[who.sky]
    defs = gradient("sky", (0, night), (0.6, dusk), (1, fire)) + halo("halo", "#ffb050", 0.8) + VIGNETTE
    stars = "".join(
        circle(rng.uniform(2, 94), rng.uniform(2, 62), rng.uniform(0.3, 0.9), "#dfeaff", 0.8) for _ in range(22)
    )
    sparks = svg(
        glow("#ffcf7a", *[disc(rng.uniform(4, 92), rng.uniform(50, 126), rng.uniform(0.4, 1)) for _ in range(9)])
    )
    behind = svg(paint(night, BEHIND[who.behind](rng), material="wash", opacity=0.9))
    body = (
        fill(W, H, "url(#sky)")
        + clouds(W, H, 0.14)
        + stars
        + behind
        + circle(72, 126, 58, "url(#halo)", 0.75)
        + svg(figure(who, rng))
        + sparks
        + grain(W, H, 0.14)
        + fill(W, H, "url(#vignette)")
    )
    light = Light("#ffb45a", "#ffe0b4", rng.randrange(1, 90), azimuth=70, rim_px=-1.8)
    edge = "#e8c25a" if name.startswith("elder") else "#c8843a"
    return Canvas(W, H, light, defs, rounded(W, H, 8, body) + border(W, H, 8, "#120a06", edge))


def figure(who: Gnome, rng: Random) -> list[Part]:
    """A gnome from the back to the front."""
    coat = polygon((14, 136), (17, 112), (30, 98), (48, 94), (66, 98), (79, 112), (82, 136), smooth=5)
    collar = brush([(22, 116), (34, 104), (48, 100), (62, 104), (74, 116)], [3, 4, 4.6, 4, 3])
    ears = union(
        polygon((28, 64), (13, 55), (17, 71), (27, 76), smooth=4),
        polygon((68, 64), (83, 55), (79, 71), (69, 76), smooth=4),
    )
    return [
        *hair_behind(who),
        *paint(who.coat, coat),
        *paint("#c8954a", collar),
        *skin(who.skin, ears, blob(X, 68, 21, 21)),
        *soft("#3a140c", blob(X, 57, 20, 5), opacity=0.5),
        *beard(who, rng),
        *face(who),
        *HATS[who.hat](who.cloth),
        *emblem(who.prop, 76, 104, 36, 8),
        *skin(who.skin, blob(74, 122, 6, 5)),
    ]


def hair_behind(who: Gnome) -> list[Part]:
    if who.beard != "none":
        return []
    return paint(
        who.hair, brush([(32, 56), (26, 80), (28, 108)], [7, 8, 5]), brush([(64, 56), (70, 80), (68, 108)], [7, 8, 5])
    )


def face(who: Gnome) -> list[Part]:
    nose = skin("#e8865c", blob(X + 0.5, 74, 6, 5.6)) + soft(
        "#e8734c", blob(36, 76, 5, 3.4), blob(61, 76, 5, 3.4), opacity=0.55
    )
    brows = paint(
        who.hair,
        brush([(32, 62), (38, 58.6), (44, 62)], [1.6, 2.4, 1.2]),
        brush([(53, 62), (59, 58.6), (65, 62)], [1.2, 2.4, 1.6]),
    )
    found = [*nose, *brows]
    for x in (38.5, 58.5):
        if who.extra == "patch" and x > 50:
            found += flat("#1c120e", blob(x, EYES, 6, 5.4), brush([(x, EYES - 1), (76, 56)], [1, 1]))
            continue
        found += (
            flat("#fff4dc", blob(x, EYES, 3.3, 3))
            + flat("#2f5a3a", disc(x + 0.6, EYES + 0.3, 2.1))
            + flat("#0a0f0a", disc(x + 0.6, EYES + 0.3, 1.1))
            + flat("#ffd08a", disc(x + 1.3, EYES + 1, 0.6))
        )
    if who.beard == "none":
        found += flat("#8a3a2c", brush([(43, 83), (48, 85.4), (53, 83)], [0.4, 1.4, 0.4]))
    if who.extra == "specs":
        found += flat(
            "#d9a52a",
            ring(38.5, EYES, 7, 5.8),
            ring(58.5, EYES, 7, 5.8),
            brush([(45, 65), (48.5, 63.6), (52, 65)], [0.6, 0.6, 0.6]),
        )
    return found


def beard(who: Gnome, rng: Random) -> list[Part]:
    lip = [
        brush([(X, 80), (40, 81), (31, 79), (25, 84)], [2, 3.4, 2.8, 0.4]),
        brush([(X, 80), (56, 81), (65, 79), (71, 84)], [2, 3.4, 2.8, 0.4]),
    ]
    cheeks = polygon((27, 66), (32, 75), (X, 79), (64, 75), (69, 66), (71, 86), (X, 98), (25, 86), smooth=4)
    if who.beard == "long":
        strands = [
            brush(
                [
                    (30 + n * 3.1, 76),
                    (28 + n * 3.4, 92),
                    (34 + n * 2.4 + rng.uniform(-2, 2), 108),
                    (40 + n * 1.3 + rng.uniform(-3, 3), 122 + rng.uniform(-5, 6)),
                ],
                [3.4, 4.6, 3.4, 0.4],
            )
            for n in range(12)
        ]
        return paint(who.hair, union(*strands, cheeks, *lip))
    if who.beard == "round":
        return paint(who.hair, union(cheeks, blob(X, 90, 23, 15), *lip))
    if who.beard == "fork":
        return paint(
            who.hair,
            union(
                cheeks,
                brush([(40, 90), (34, 106), (30, 120)], [9, 6, 0.4]),
                brush([(56, 90), (62, 106), (66, 120)], [9, 6, 0.4]),
                *lip,
            ),
        )
    if who.beard == "braid":
        knots = [blob(X + (n % 2) * 3 - 1.5, 98 + n * 7, 6 - n * 0.9, 4.6) for n in range(5)]
        return paint(who.hair, union(cheeks, *knots, *lip)) + skin("#e2b23c", box(44, 124, 8, 3, 1))
    if who.beard == "goatee":
        return paint(who.hair, brush([(X, 84), (47, 98), (52, 112)], [5, 5, 0.4]), *lip)
    return (
        paint(
            who.hair,
            brush([(X, 80), (36, 80), (24, 72), (20, 62)], [3, 5, 3.4, 0.4]),
            brush([(X, 80), (60, 80), (72, 72), (76, 62)], [3, 5, 3.4, 0.4]),
        )
        if who.beard == "moustache"
        else []
    )


def firs(rng: Random) -> Shape:
    return union(
        *[
            polygon(
                (x - 9 * s, 112),
                (x - 3 * s, 92),
                (x - 6 * s, 92),
                (x, 62 - 8 * s),
                (x + 6 * s, 92),
                (x + 3 * s, 92),
                (x + 9 * s, 112),
            )
            for x, s in ((6, 1.4), (20, 1), (78, 1.1), (92, 1.5))
        ],
        box(-2, 108, 100, 30),
    )


def peaks(rng: Random) -> Shape:
    return polygon((-4, 134), (8, 62), (20, 88), (30, 58), (46, 100), (66, 56), (78, 84), (90, 50), (100, 134))


def houses(rng: Random) -> Shape:
    return union(
        *[
            union(box(x, y, 18, 80), polygon((x - 3, y), (x + 9, y - 14), (x + 21, y)))
            for x, y in ((-6, 80), (12, 70), (66, 72), (84, 64))
        ]
    )


def sea(rng: Random) -> Shape:
    return union(
        box(-2, 96, 100, 40),
        polygon((66, 96), (94, 96), (88, 104), (72, 104)),
        brush([(80, 96), (80, 60)], [0.9, 0.9]),
        polygon((82, 62), (94, 92), (82, 92)),
    )


BEHIND = {"firs": firs, "peaks": peaks, "houses": houses, "sea": sea}


def cards() -> dict[str, Canvas]:
    """Every gnome by the name of its sprite."""
    return {f"gnome_{name}": card(name) for name in GNOMES}
