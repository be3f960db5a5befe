"""Events, revelations and villages: one or two motifs in a small landscape; and the Palace by storeys."""

from random import Random
from typing import NamedTuple

from art.motifs import emblem
from art.paint.drawing import Part, flat, glow, paint, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import blob, box, brush, disc, polygon, ridge


class Sky(NamedTuple):
    """Colours of an hour: top, middle, horizon, hills, edge."""

    top: str
    middle: str
    low: str
    hills: str
    edge: str


SKIES = {
    "day": Sky("#3a78b0", "#9fcbe0", "#fff0c8", "#3f6a4a", "#f0d28a"),
    "dusk": Sky("#2a1a48", "#a04a5a", "#ffc07a", "#2c1430", "#ffb45a"),
    "night": Sky("#070c20", "#22386a", "#7f9ac8", "#0a1228", "#8fb4e8"),
    "fire": Sky("#200808", "#8a2418", "#ffa03a", "#1c0808", "#ff8a4a"),
    "mist": Sky("#3c4650", "#8a98a0", "#dfe6e6", "#4a565c", "#e0ecee"),
    "moon": Sky("#10082c", "#4a3480", "#d8c0ff", "#160c30", "#c79cff"),
    "jade": Sky("#06201a", "#2a7a5c", "#d0ffd8", "#0a2a20", "#7fe0a0"),
    "coral": Sky("#2a0a0c", "#a83a34", "#ffc8a8", "#2a0c10", "#ff9a8a"),
    "sand": Sky("#7a5a2a", "#d0a860", "#fff4cc", "#6a4a20", "#f6dc9a"),
}
EVENTS = {
    "breach": ("gate", "ram", "dusk"),
    "uprising": ("torch", "banner", "fire"),
    "clan_house_fire": ("bonfire", "tavern", "fire"),
    "bandit_raid": ("crossed_swords", "purse", "dusk"),
    "rumours": ("eye", "raven", "night"),
    "ominous_shadows": ("bat", "tower", "moon"),
    "eclipse_coral": ("sun", "fire", "coral"),
    "eclipse_agate": ("moon", "crystal", "moon"),
    "eclipse_jade": ("sun", "seedling", "jade"),
    "curse_of_shadow": ("curse", "mask", "moon"),
    "palace_banquet": ("cup", "lantern", "dusk"),
    "public_brawl": ("gauntlet", "drum", "sand"),
    "lunar_curse": ("moon", "skull", "moon"),
    "sun_glare": ("sun", "", "day"),
    "lunar_festival": ("lantern", "moon", "night"),
    "unseen_presence": ("mask", "eye", "mist"),
    "three_lights": ("three_candles", "", "night"),
    "mist_of_oblivion": ("cloud", "scroll", "mist"),
    "flood": ("wave", "rain", "day"),
    "earthquake": ("boulder", "ruin", "sand"),
}
KINDS = {
    "strategic_manoeuvres": ("chart", "banner", "day"),
    "offering_wealth": ("coins", "", "sand"),
    "offering_wisdom": ("scroll", "", "dusk"),
    "offering_spirits": ("lantern", "", "night"),
    "offering_phoenix": ("fire", "spark", "fire"),
    "disguise": ("theatre_mask", "mask", "moon"),
    "prayer_coral": ("candle", "fire", "coral"),
    "prayer_agate": ("candle", "moon", "moon"),
    "prayer_jade": ("candle", "seedling", "jade"),
    "seal_outskirts": ("wheat", "key", "sand"),
    "seal_capital": ("tower", "key", "day"),
    "seal_palace": ("castle", "key", "dusk"),
    "seal_springs": ("wave", "key", "night"),
    "seal_gates": ("gate", "key", "mist"),
    "seal_altar": ("temple", "key", "jade"),
    "seal_clan_house": ("tavern", "key", "fire"),
    "mercy_coral": ("flower", "fire", "coral"),
    "mercy_agate": ("butterfly", "moon", "moon"),
    "mercy_jade": ("seedling", "star", "jade"),
    "rainbow": ("crystal", "spark", "day"),
}
VILLAGES = {
    "prosperopolis": ("coins", "sand"),
    "craftville": ("forge", "dusk"),
    "fire_cape": ("beacon", "fire"),
    "river_shoal": ("wave", "day"),
    "bulwark": ("tower", "mist"),
    "owl_bay": ("raven", "night"),
    "bandit_lair": ("crossed_swords", "dusk"),
    "bird_gorge": ("wind", "day"),
    "town_hall": ("bell", "sand"),
    "nomad_camp": ("barracks", "dusk"),
    "moon_forge": ("forge", "moon"),
    "moon_haven": ("moon", "night"),
    "altar": ("temple", "jade"),
}


def landscape(name: str, w: int, h: int, sky: Sky, things: list[Part], floor: float) -> Canvas:
    """A framed landscape with things before it."""
    rng = Random(name)
    defs = gradient("sky", (0, sky.top), (0.6, sky.middle), (1, sky.low)) + halo("halo", sky.low, 0.8) + VIGNETTE
    hills = paint(sky.hills, ridge(w, floor, h * 0.26, rng, h + 4), material="wash", opacity=0.75)
    ground = paint(
        sky.hills,
        polygon((-4, h + 4), (-4, floor + 4), (w * 0.4, floor), (w + 4, floor + 6), (w + 4, h + 4)),
        material="wash",
    )
    body = (
        fill(w, h, "url(#sky)")
        + clouds(w, h, 0.3)
        + svg(hills)
        + circle(w / 2, h * 0.42, h * 0.5, "url(#halo)")
        + svg(ground)
        + svg(things)
    )
    light = Light("#fff4dc", seed=rng.randrange(1, 90), rim_px=1.4)
    return Canvas(
        w,
        h,
        light,
        defs,
        rounded(w, h, 6, body + grain(w, h) + fill(w, h, "url(#vignette)")) + border(w, h, 6, "#120c10", sky.edge),
    )


def event(name: str) -> Canvas:
    main, second, hour = EVENTS[name]
    things = emblem(second, 78, 26, 36, 8) if second else []
    return landscape(
        name, 112, 72, SKIES[hour], [*things, *emblem(main, 44 if second else 56, 38, 50, -6 if second else 0)], 56
    )


def revelation(kind: str) -> Canvas:
    """A revelation; its glyph is drawn over the lower part."""
    main, second, hour = KINDS[kind]
    things = emblem(second, 58, 26, 30, 10) if second else []
    return landscape(
        kind, 80, 110, SKIES[hour], [*things, *emblem(main, 36 if second else 40, 44, 46, -6 if second else 0)], 74
    )


def village(name: str) -> Canvas:
    """Roofs round what the village is known for."""
    sign, hour = VILLAGES[name]
    rng = Random(name)
    houses: list[Part] = []
    for x, y, wide in ((16, 54, 11), (34, 60, 10), (78, 60, 11), (97, 54, 12)):
        houses += skin("#d8c8a4", box(x - wide * 0.7, y, wide * 1.4, 14)) + paint(
            rng.choice(("#a8483a", "#6a4a34", "#3f6a7a", "#7a6a3a")),
            polygon((x - wide - 3, y + 1), (x - wide * 0.5, y - 10), (x + wide * 0.5, y - 10), (x + wide + 3, y + 1)),
        )
        houses += glow("#ffc95a", box(x - 2, y + 4, 4, 6))
    return landscape(name, 112, 78, SKIES[hour], [*emblem(sign, 56, 36, 44), *houses], 60)


def palace(storeys: int) -> Canvas:
    """The Palace as it grows, its windows lit."""
    base = 138
    parts: list[Part] = [
        *soft("#05060c", blob(66, base + 4, 58, 7), opacity=0.5),
        *skin("#a59e94", polygon((8, base + 6), (124, base + 6), (116, base - 6), (16, base - 6))),
    ]
    for n in range(storeys):
        wide, y = 44 - n * 10, base - 30 - n * 34
        parts += skin("#e6d2ac", box(66 - wide, y, 2 * wide, 26)) + paint(
            "#8a2c22", *[box(66 - wide + 2 * wide * k / 4 - 1.6, y, 3.2, 26) for k in range(5)]
        )
        parts += glow("#ffcf5c", *[box(66 - wide + 2 * wide * (k + 0.5) / 4 - 4, y + 7, 8, 12, 1) for k in range(4)])
        parts += paint(
            "#b53a2c",
            polygon(
                (66 - wide - 14, y + 4),
                (66 - wide * 0.7, y - 8),
                (66 - wide * 0.55, y - 12),
                (66 + wide * 0.55, y - 12),
                (66 + wide * 0.7, y - 8),
                (66 + wide + 14, y + 4),
                (66 + wide, y + 6),
                (66 - wide, y + 6),
            ),
        )
        parts += soft(
            "#3a0c0a",
            *[
                brush([(66 + t * wide * 0.5, y - 11), (66 + t * wide * 1.1, y + 4)], [0.5, 0.9])
                for t in (-0.9, -0.5, -0.15, 0.15, 0.5, 0.9)
            ],
            opacity=0.5,
        )
    top = base - 30 - (storeys - 1) * 34 - 12
    parts += skin("#e2b23c", brush([(66, top), (66, top - 16)], [2.4, 0.5]), disc(66, top - 5, 3.4)) + flat(
        "#2a1410", box(60, base - 20, 12, 16, 4)
    )
    return Canvas(132, 148, Light("#fff0c8", seed=5, rim_px=1.6), "", svg(parts))


def cards() -> dict[str, Canvas]:
    """Events, revelations, villages and the Palace by the name of the sprite."""
    return {
        **{f"event_{name}": event(name) for name in EVENTS},
        **{f"revelation_{kind}": revelation(kind) for kind in KINDS},
        **{f"village_{name}": village(name) for name in VILLAGES},
        **{f"palace_{storeys}": palace(storeys) for storeys in (1, 2, 3)},
    }
