"""Events and revelations: one or two motifs in a small landscape; and the Palace by storeys."""

from art.motifs import emblem
from art.paint.drawing import Part, flat, glow, paint, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import Canvas
from art.paint.shapes import blob, box, brush, disc, polygon
from art.ryozen.scenery import SKIES, landscape

EVENTS = {
    "breach": ("gate", "ram", "dusk"),
    "uprising": ("torch", "banner", "fire"),
    "clan_house_fire": ("bonfire", "tavern", "fire"),
    "bandit_raid": ("crossed_swords", "purse", "dusk"),
    "rumours": ("eye", "raven", "night"),
    "ominous_shadows": ("bat", "tower", "moon"),
    "eclipse_coral": ("sun", "fire", "coral"),
    "eclipse_agate": ("crystal", "moon", "moon"),
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


def event(name: str) -> Canvas:
    main, second, hour = EVENTS[name]
    things = emblem(second, 82, 24, 36, 8) if second else []
    shadow = soft("#05060c", blob(42 if second else 56, 63, 24, 4), opacity=0.45)
    x, turn = (42, -6) if second else (56, 0)
    return landscape(name, 112, 72, SKIES[hour], [*things, *shadow, *emblem(main, x, 37, 56, turn)], 56)


def revelation(kind: str) -> Canvas:
    """A revelation; its glyph is drawn over the lower part."""
    main, second, hour = KINDS[kind]
    things = emblem(second, 60, 24, 30, 10) if second else []
    shadow = soft("#05060c", blob(36 if second else 40, 76, 22, 4), opacity=0.45)
    x, turn = (36, -6) if second else (40, 0)
    return landscape(kind, 80, 110, SKIES[hour], [*things, *shadow, *emblem(main, x, 47, 54, turn)], 72)


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
    """Events, revelations and the Palace by the name of the sprite."""
    return {
        **{f"event_{name}": event(name) for name in EVENTS},
        **{f"revelation_{kind}": revelation(kind) for kind in KINDS},
        **{f"palace_{storeys}": palace(storeys) for storeys in (1, 2, 3)},
    }
