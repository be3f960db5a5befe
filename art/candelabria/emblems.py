"""Tactics, curses, quests, withering, upgrades, abilities and backs: one or two motifs before a backdrop."""

from random import Random
from typing import NamedTuple

from art.candelabria.backdrops import BACKDROPS, LIGHT
from art.candelabria.palettes import HOUSES, MOODS, Mood
from art.motifs import emblem
from art.paint.drawing import Part, flat, paint, placed, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import around, blob, box, brush, disc, polygon, ring, star, union

W, H = 80, 110
FLOOR = 76  # where the band of symbols begins


THIN = {
    "torch",
    "bow",
    "snuffer",
    "sword",
    "wrench",
    "great_axe",
    "hammer",
    "wheat",
    "vine",
    "mace",
    "quill",
    "hook",
    "trowel",
}


class Scene(NamedTuple):
    """What a card shows: a motif, another behind it, the backdrop and the colours."""

    main: str
    second: str
    behind: str
    mood: str


TACTICS: dict[str, Scene] = {
    "T01": Scene("torch", "torch", "caves", "rust"),
    "T02": Scene("bucket", "drops", "town", "teal"),
    "T03": Scene("purse", "hook", "ruins", "plum"),
    "T04": Scene("laurel", "", "columns", "sand"),
    "T05": Scene("candle", "dead_candle", "arch", "storm"),
    "T06": Scene("lantern", "keys", "town", "ink"),
    "T07": Scene("beacon", "star", "sea", "sea"),
    "T08": Scene("snuffer", "coins", "shelves", "plum"),
    "T09": Scene("rain", "medal", "tents", "storm"),
    "T10": Scene("chest", "crown", "caves", "rust"),
    "T11": Scene("bonfire", "wind", "peaks", "dawn"),
    "T12": Scene("wave", "fire", "sea", "teal"),
    "T13": Scene("three_candles", "", "rays", "dawn"),
    "T14": Scene("storm", "", "rain", "storm"),
    "T15": Scene("crown", "banner", "rays", "wine"),
    "T16": Scene("chest", "torch", "ruins", "ash"),
    "T17": Scene("net", "drops", "sea", "sea"),
    "T18": Scene("bow", "fire", "towers", "rust"),
    "T19": Scene("snow", "banner", "peaks", "ice"),
    "T20": Scene("hammer", "ruin", "columns", "sand"),
    "T21": Scene("catapult", "fire", "towers", "ash"),
    "T22": Scene("ram", "column", "arch", "storm"),
    "T23": Scene("chart", "candle", "tents", "moss"),
    "T24": Scene("knight", "smoke", "stars", "ink"),
    "T25": Scene("spyglass", "medal", "peaks", "moss"),
    "T26": Scene("gauntlet", "bonfire", "spires", "wine"),
    "ash_1": Scene("crossed_swords", "smoke", "ruins", "ash"),
    "ash_2": Scene("great_axe", "skull", "spires", "ash"),
    "ash_3": Scene("horn", "fire", "tents", "ash"),
    "coven_1": Scene("eye", "spark", "caves", "coven"),
    "coven_2": Scene("moon", "candle", "stars", "coven"),
    "coven_3": Scene("tome", "bat", "trees", "coven"),
    "seeders_1": Scene("seedling", "sun", "fields", "seeders"),
    "seeders_2": Scene("vine", "mask", "crystals", "seeders"),
    "seeders_3": Scene("wheat", "flower", "rays", "seeders"),
    "guild_1": Scene("cogs", "coins", "gears", "guild"),
    "guild_2": Scene("wrench", "chest", "forge", "guild"),
    "guild_3": Scene("wheel", "lantern", "town", "guild"),
    "knights_1": Scene("shield", "sun", "rays", "knights"),
    "knights_2": Scene("sword", "temple", "columns", "knights"),
    "knights_3": Scene("helm", "banner", "towers", "knights"),
}
CURSES: dict[str, Scene] = {
    "curse_1": Scene("gauntlet", "curse", "spires", "coven"),
    "curse_2": Scene("hourglass", "candle", "caves", "coven"),
    "curse_3": Scene("portal", "candle", "stars", "coven"),
    "curse_4": Scene("temple", "cog", "crystals", "coven"),
    "curse_5": Scene("crown", "curse", "rays", "coven"),
    "curse_7": Scene("medal", "star", "spires", "coven"),
    "curse_8": Scene("storm", "dead_candle", "rain", "coven"),
    "curse_9": Scene("bonfire", "eye", "caves", "coven"),
    "curse_10": Scene("snuffer", "eye", "trees", "coven"),
}
QUESTS: dict[str, Scene] = {
    "build_temple": Scene("temple", "trowel", "fields", "sand"),
    "raze_temple": Scene("ruin", "hammer", "peaks", "sand"),
    "control_curse_1": Scene("curse", "", "stars", "coven"),
    "control_curse_2": Scene("curse", "eye", "caves", "coven"),
    "control_curse_3": Scene("curse", "skull", "spires", "coven"),
    "candle_out": Scene("dead_candle", "snuffer", "arch", "storm"),
    "upgrade_1": Scene("forge", "", "forge", "rust"),
    "upgrade_2": Scene("forge", "cog", "gears", "guild"),
    "upgrade_3": Scene("forge", "crown", "town", "wine"),
    "flame_out": Scene("drops", "fire", "rain", "teal"),
    "region_6": Scene("castle", "snow", "peaks", "ice"),
    "neutralise": Scene("shield", "crossed_swords", "tents", "storm"),
    "grey_win": Scene("temple", "medal", "columns", "storm"),
    "white_win": Scene("temple", "laurel", "rays", "sand"),
    "black_win": Scene("temple", "skull", "spires", "ink"),
    "three_candles": Scene("three_candles", "", "arch", "dawn"),
    "castle_last_fire": Scene("castle", "smoke", "towers", "rust"),
    "candle_last_fire": Scene("candle", "dead_candle", "ruins", "plum"),
    "enemy_curse_win": Scene("curse", "crossed_swords", "peaks", "wine"),
    "own_curse_win": Scene("curse", "laurel", "rays", "coven"),
    "neutralise_both": Scene("round_shield", "crossed_swords", "towers", "knights"),
    "six_resources": Scene("wax", "gold", "caves", "guild"),
    "three_buys": Scene("scales", "coins", "town", "guild"),
    "three_tactics": Scene("scroll", "quill", "tents", "moss"),
}
WITHERING: dict[str, Scene] = {
    "move": Scene("feet", "wind", "trees", "storm"),
    "vp_or_light": Scene("star", "torch", "trees", "moss"),
    "tactic": Scene("scroll", "raven", "ruins", "storm"),
    "extinguish_or_steal": Scene("drops", "purse", "trees", "plum"),
    "steal_vp": Scene("hook", "star", "ruins", "plum"),
    "light_or_steal": Scene("candle", "keys", "caves", "moss"),
    "destroy_temple": Scene("ruin", "skull", "columns", "storm"),
    "steal_or_vp": Scene("purse", "medal", "spires", "ink"),
}
UPGRADES: dict[str, tuple[str, str, str]] = {  # what it adds, when, and colours
    "steal_on_deploy": ("purse", "candle", "plum"),
    "explorer_jump": ("feet", "plus", "moss"),
    "vp_on_deploy": ("star", "candle", "sand"),
    "tactic_on_curse": ("scroll", "curse", "coven"),
    "light_on_deploy": ("fire", "candle", "rust"),
    "extinguish_on_deploy": ("drops", "candle", "teal"),
    "curse_strength_1": ("gauntlet", "curse", "coven"),
    "vp_on_temple": ("star", "temple", "sand"),
    "castle_strength": ("castle", "shield", "knights"),
    "warrior_push": ("round_shield", "crossed_swords", "ash"),
    "plus_mine": ("mine", "plus", "storm"),
    "plus_curse": ("curse", "plus", "coven"),
    "plus_barracks": ("barracks", "plus", "ash"),
    "plus_tavern": ("tavern", "plus", "rust"),
    "plus_forge": ("forge", "plus", "guild"),
    "plus_portal": ("portal", "plus", "teal"),
    "curse_strength_2": ("mace", "curse", "plum"),
    "light_on_temple": ("fire", "temple", "dawn"),
    "end_curse": ("curse", "hourglass", "coven"),
    "end_barracks": ("barracks", "hourglass", "ash"),
    "end_tavern": ("tavern", "hourglass", "rust"),
    "end_forge": ("forge", "hourglass", "guild"),
    "end_portal": ("portal", "hourglass", "teal"),
    "light_on_tactic": ("fire", "crossed_swords", "rust"),
    "extinguish_on_tactic": ("drops", "crossed_swords", "teal"),
    "steal_on_tactic": ("purse", "crossed_swords", "plum"),
    "vp_on_tactic": ("star", "crossed_swords", "wine"),
    "curse_strength_3": ("hammer", "curse", "ink"),
    "end_resources": ("wax", "hourglass", "sand"),
    "end_tactics": ("scroll", "hourglass", "moss"),
    "end_flames": ("bonfire", "hourglass", "dawn"),
    "end_mine": ("mine", "hourglass", "storm"),
    "extinguish_on_temple": ("drops", "temple", "ice"),
}
ABILITIES: dict[str, tuple[str, str]] = {  # what it does, and when
    "ash_1": ("feet", "fire"),
    "ash_2": ("tavern", "plus"),
    "ash_3": ("crossed_swords", "candle"),
    "guild_1": ("forge", "feet"),
    "guild_2": ("purse", "candle"),
    "guild_3": ("star", "scroll"),
    "seeders_1": ("seedling", "candle"),
    "seeders_2": ("fire", "candle"),
    "seeders_3": ("curse", "hourglass"),
    "coven_1": ("three_candles", "eye"),
    "coven_2": ("curse", "plus"),
    "coven_3": ("gauntlet", "curse"),
    "knights_1": ("temple", "feet"),
    "knights_2": ("barracks", "plus"),
    "knights_3": ("bonfire", "hourglass"),
}


def sign(name: str, x: float, y: float, size: float, turn: float = 0) -> list[Part]:
    """A motif; long thin things lie diagonally, so that they can be seen at a small size."""
    return emblem(name, x, y, size * 1.12, 42 if turn > 0 else -42) if name in THIN else emblem(name, x, y, size, turn)


def scene(name: str, shown: Scene, edge: str = "", band: bool = True) -> Canvas:
    """A card with its motifs; the lower band is left for its symbols."""
    mood, rng = MOODS[shown.mood], Random(name)
    floor = FLOOR if band else H
    mid = (floor + 2) / 2 + 2
    main, second = 46 if shown.second else 56, 34
    things: list[Part] = []
    if shown.second:
        things += sign(shown.second, 57, mid - 15, second, 10)
    x, y = (34, mid + 6) if shown.second else (40, mid + 1)
    things += soft("#05060c", blob(x + 2, y + main * 0.46, main * 0.42, 4.5), opacity=0.55)
    things += sign(shown.main, x, y, main, -8 if shown.second else 0)
    defs = (
        gradient("sky", (0, mood.night), (0.62, mood.dusk), (1, mood.halo)) + halo("halo", mood.halo, 0.8)
        + gradient("band", (0, mood.shade), (1, mood.night)) + VIGNETTE
    )  # fmt: skip
    bright = shown.behind in LIGHT
    wide = placed(
        paint(
            mood.rim if bright else mood.shade,
            BACKDROPS[shown.behind](rng),
            material="wash",
            opacity=0.35 if bright else 0.8,
        ),
        -4,
        0,
        0.8,
    )
    ground = paint(
        mood.shade,
        polygon((-4, floor + 4), (-4, floor - 9), (22, floor - 13), (56, floor - 9), (84, floor - 14), (84, floor + 4)),
        material="wash",
    )
    picture = (
        fill(W, floor + 4, "url(#sky)")
        + clouds(W, floor)
        + svg(wide)
        + circle(40, mid, 40, "url(#halo)", 0.9)
        + svg(ground)
        + svg(things)
    )
    lower = (
        fill(W, H - FLOOR, "url(#band)", y=FLOOR)
        + f'<path d="M0 {FLOOR}h{W}" stroke="{mood.accent}" stroke-width="1.4"/>'
        if band
        else ""
    )
    light = Light(mood.rim, seed=rng.randrange(1, 90), rim_px=1.4)
    body = picture + fill(W, floor, "url(#vignette)") + lower + grain(W, H)
    return Canvas(W, H, light, defs, rounded(W, H, 7, body) + border(W, H, 7, "#1d120a", edge or mood.accent))


WHEN = {  # the ground of a medallion that tells when something works
    "candle": "#8a3a10", "crossed_swords": "#8a1420", "temple": "#3c4a5c", "curse": "#4a1c7a", "plus": "#1c5a2c",
    "hourglass": "#14505c", "shield": "#1c3c7a",
}  # fmt: skip


def medallion(sign_of: str, x: float, y: float) -> list[Part]:
    """A small round medallion with a sign."""
    return [
        *skin("#e8c05c", disc(x, y, 16)),
        *skin(WHEN.get(sign_of, "#2a1c14"), disc(x, y, 13.4)),
        *emblem(sign_of, x, y, 19),
    ]


def plaque(name: str, main: str, second: str, mood: Mood) -> Canvas:
    """An upgrade: a round-cornered plate of enamel with its sign, and a small medallion that shows when it works."""
    rng = Random(name)
    metal = box(2, 2, 60, 60, 9)
    field = box(7, 7, 50, 50, 6)
    rivets = [disc(x, y, 1.6) for x in (5.6, 58.4) for y in (5.6, 58.4)]
    drawing = [
        *skin("#c99a44", metal), *skin(mood.cloth, field), *skin("#f0d28a", *rivets),
        *sign(main, 27, 27, 36), *medallion(second, 46, 46),
    ]  # fmt: skip
    return Canvas(64, 64, Light("#fff0c8", seed=rng.randrange(1, 90), rim_px=1.2), "", svg(drawing))


def ability(name: str) -> Canvas:
    """A House's ability: the same on a round shield of its colour."""
    mood = HOUSES[name.partition("_")[0]]
    main, second = ABILITIES[name]
    drawing = [
        *skin("#c99a44", disc(32, 32, 30)), *skin(mood.cloth, disc(32, 32, 25)), *sign(main, 28, 28, 33),
        *medallion(second, 47, 47),
    ]  # fmt: skip
    return Canvas(64, 64, Light(mood.rim, seed=5, rim_px=1.2), "", svg(drawing))


def back(name: str, sign: str, mood: Mood, w: int, h: int) -> Canvas:
    """The back of a deck: a medallion in a wreath of ornaments."""
    x, y = w / 2, h / 2
    size = min(w, h)
    rays = [brush([(x, y), (px, py)], [0.4, 3]) for px, py, _ in around(x, y, size * 0.9, 18)]
    dots = [disc(px, py, 1.4) for px, py, _ in around(x, y, size * 0.4, 24)]
    corners = [
        part
        for cx, cy, turn in ((10, 10, 0), (w - 10, 10, 90), (w - 10, h - 10, 180), (10, h - 10, 270))
        for part in placed(_corner(mood), cx, cy, 1, turn)
    ]
    drawing = [
        *paint(mood.dusk, union(*rays).intersection(box(0, 0, w, h)), material="wash", opacity=0.6),
        *corners, *skin("#c99a44", ring(x, y, size * 0.36, size * 0.32)), *flat(mood.accent, *dots),
        *paint(mood.shade, disc(x, y, size * 0.32)), *emblem(sign, x, y, size * 0.44),
    ]  # fmt: skip
    defs = gradient("sky", (0, mood.shade), (0.5, mood.cloth), (1, mood.shade)) + VIGNETTE
    body = fill(w, h, "url(#sky)") + clouds(w, h, 0.15) + svg(drawing) + grain(w, h, 0.2) + fill(w, h, "url(#vignette)")
    return Canvas(
        w, h, Light(mood.rim, seed=11, rim_px=1.3), defs, rounded(w, h, 7, body) + border(w, h, 7, "#1d120a", "#d8ae5c")
    )


def _corner(mood: Mood) -> list[Part]:
    curl = union(
        brush([(-4, 16), (-4, -4), (16, -4)], [0.8, 1.4, 0.8]),
        brush([(-3, 8), (3, 4), (8, -3)], [0.4, 1.2, 0.4]),
        star(1, 1, 3.4, 1.4, 4),
    )
    return flat("#d8ae5c", curl, opacity=0.85)


def crest(house: str) -> Canvas:
    """The arms of a House."""
    mood = HOUSES[house]
    sign = {"ash": "bonfire", "guild": "cog", "seeders": "seedling", "coven": "moon", "knights": "sun"}[house]
    x = 32
    outer = polygon(
        (x, 2), (x + 27, 6), (x + 27, 32), (x + 18, 52), (x, 63), (x - 18, 52), (x - 27, 32), (x - 27, 6), smooth=3
    )
    drawing = [
        *skin("#d9aa4c", outer),
        *skin(mood.cloth, outer.buffer(-4.5)),
        *paint(
            mood.shade,
            polygon((x, 4), (x + 26, 8), (x + 26, 32), (x + 18, 50), (x, 60)).intersection(outer.buffer(-4.5)),
            opacity=0.5,
        ),
        *emblem(sign, x, 29, 34),
    ]
    return Canvas(64, 66, Light(mood.rim, seed=4, rim_px=1.4), "", svg(drawing))


def land(symbol: str) -> Canvas:
    """A territory's symbol as a landmark on the map."""
    ink = union(*[part.shape for part in emblem(symbol, 32, 32, 52)]).buffer(1.6)
    shadow = soft("#1a0f06", blob(33, 58, 24, 4.5), opacity=0.5)
    return Canvas(
        64,
        64,
        Light("#fff3d0", seed=6, rim_px=1.1),
        "",
        svg([*shadow, *flat("#2c1c0e", ink), *emblem(symbol, 32, 32, 52)]),
    )


def cards() -> dict[str, Canvas]:
    """Every small card, token and crest by the name of its sprite."""
    return {
        **{f"tactic_{name}": scene(f"tactic {name}", shown, "#e8d9b0") for name, shown in TACTICS.items()},
        **{f"card_{name}": scene(name, shown, "#c79cff") for name, shown in CURSES.items()},
        **{f"quest_{name}": scene(f"quest {name}", shown, "#f0d28a") for name, shown in QUESTS.items()},
        **{f"withering_{name}": scene(f"withering {name}", shown, "#8f8a78") for name, shown in WITHERING.items()},
        **{f"upgrade_{name}": plaque(name, main, when, MOODS[mood]) for name, (main, when, mood) in UPGRADES.items()},
        **{f"ability_{name}": ability(name) for name in ABILITIES},
        **{f"arms_{house}": crest(house) for house in HOUSES},
        **{f"place_{symbol}": land(symbol) for symbol in ("forge", "mine", "tavern", "portal", "barracks", "curse")},
        "back_candle": back("candle", "candle", MOODS["rust"], 110, 150),
        "back_tactic": back("tactic", "crossed_swords", MOODS["storm"], W, H),
        "back_curse": back("curse", "curse", MOODS["coven"], W, H),
        "back_quest": back("quest", "laurel", MOODS["sand"], W, H),
        "back_withering": back("withering", "skull", MOODS["moss"], W, H),
    }
