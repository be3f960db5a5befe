"""Tasks as illustrated cards: each shows what it asks for, before the night sky of its colour.

How many are asked for, and the points, are drawn over the card by the scene. A picture is named by the values it shows,
so a corrected task loses its picture and is drawn from its values.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from random import Random

from art.bonfire.islands import CARD_H, CARD_W, CRYSTALS, ROBES
from art.bonfire.things import (
    RESOURCES,
    Thing,
    bonfire,
    card_back,
    crystal,
    elder,
    fate,
    fruit,
    gift,
    gnome,
    grid,
    guardian,
    heap,
    herb,
    island,
    novice,
    path,
    portal,
    shell,
    token,
)
from art.motifs import MOTIFS, fitted
from art.paint.drawing import paint, placed, skin, soft, svg
from art.paint.filters import Light
from art.paint.layers import VIGNETTE, Canvas, border, circle, clouds, fill, gradient, grain, halo, rounded
from art.paint.shapes import blob, box, ridge
from art.sources import ROOT

SKIES = {
    "blue": ("#0b1a36", "#3a6cb4", "#bfe0ff"),
    "red": ("#2c0a0c", "#b4402e", "#ffd0a0"),
    "yellow": ("#2e1e08", "#c8922c", "#fff0b8"),
}
THREE = ((0, -16, 0.66), (-15, 8, 0.7), (15, 12, 0.74))
FOUR = ((-13, -13, 0.6), (13, -15, 0.6), (-14, 14, 0.64), (14, 13, 0.66))
FIVE = ((-15, -16, 0.52), (15, -16, 0.52), (0, 0, 0.58), (-15, 18, 0.56), (16, 18, 0.56))


def _gifts(places: tuple[tuple[float, float, float], ...], grown: str = "", isles: int = 1) -> Thing:
    """Gifts on islands, with or without plants."""
    ground = heap(island(), ((0, 24, 1.1),) if isles == 1 else ((-2, -10, 0.95), (2, 26, 1.05)))
    top = placed(RESOURCES[grown](), 0, -20, 0.6) if grown else []
    return [*ground, *top, *heap(gift(), places)]


PLAIN: Mapping[str, Callable[[], Thing]] = {
    "blue_and_red_bonfire": lambda: [*placed(bonfire("blue"), -11, -8), *placed(bonfire("red"), 12, 12)],
    "two_by_two": lambda: [
        *heap(fruit(), ((-13, -14, 0.7), (-11, 12, 0.7))),
        *heap(herb(), ((14, -12, 0.7), (13, 13, 0.7))),
    ],
    "three_by_two": lambda: [
        *heap(fruit(), ((-15, -18, 0.56), (-15, 2, 0.56), (-15, 21, 0.56))),
        *heap(herb(), ((13, -16, 0.6), (14, 3, 0.6), (13, 22, 0.6))),
    ],
    "gifts_3_islands": lambda: heap(
        [*placed(island(), 0, 16, 0.8), *gift()], ((0, -20, 0.52), (-13, 4, 0.56), (14, 17, 0.6))
    ),
    "gifts_5_islands": lambda: heap(
        [*placed(island(), 0, 16, 0.9), *gift()],
        ((-13, -22, 0.42), (13, -20, 0.42), (0, -3, 0.46), (-14, 14, 0.48), (14, 17, 0.48)),
    ),
    "gifts_2_one_island": lambda: _gifts(((-11, 2, 0.6), (12, 6, 0.66))),
    "three_gifts_one_island": lambda: _gifts(((0, -13, 0.58), (-14, 6, 0.6), (14, 9, 0.62))),
    "gifts_2_on_3": lambda: [
        *heap(island(), ((-3, -17, 0.7), (4, 4, 0.78), (-2, 26, 0.86))),
        *heap(
            gift(), ((-10, -23, 0.36), (5, -22, 0.36), (-2, -3, 0.42), (13, -1, 0.42), (-11, 18, 0.48), (8, 20, 0.48))
        ),
    ],
    "gift_stack_empty": lambda: [
        *soft("#000000", blob(0, 18, 22, 6), opacity=0.5),
        *paint("#5a3a1c", box(-22, 8, 44, 12, 3)),
        *skin("#2a1a0e", blob(0, 8, 17, 4)),
        *placed(gift(), 0, -14, 0.7),
    ],
    "common": lambda: [*placed(bonfire("", 0.7), 0, -2), *heap(novice(), ((-17, 10, 0.62), (17, 10, 0.62)))],
    "portals3": lambda: [
        part
        for (x, y, s), shape in zip(THREE, ("circle", "star", "triangle"), strict=True)
        for part in placed(portal(shape), x, y - 2, s * 0.74)
    ],
    "portals5": lambda: [
        part
        for (x, y, s), shape in zip(FIVE, ("circle", "triangle", "star", "hexagon", "crescent"), strict=True)
        for part in placed(portal(shape), x, y - 2, s * 0.74)
    ],
    "paths_adjacent": lambda: [*placed(path(), -4, -10, 0.72), *placed(path(), 6, 14, 0.8)],
    "gnomes3": lambda: [
        *placed(gnome("#3a6aa8"), -13, -4, 0.62),
        *placed(gnome("#4f8a3a", "#c07a3a"), 14, -2, 0.62),
        *placed(gnome(), 0, 14, 0.68),
    ],
    "gnomes5": lambda: [
        part
        for (x, y, s), hat in zip(FIVE, ("#3a6aa8", "#4f8a3a", "#c8502a", "#8a3a7a", "#c8a030"), strict=True)
        for part in placed(gnome(hat), x, y, s * 0.86)
    ],
    "elders3": lambda: heap(elder(), ((-13, -6, 0.66), (13, -4, 0.66), (0, 15, 0.72))),
    "gold4": lambda: heap(
        fitted(MOTIFS["gold"](), 0, 0, 40, 30), ((0, -16, 0.7), (-13, 4, 0.76), (13, 5, 0.76), (0, 22, 0.82))
    ),
    "bonfires_3_colours": lambda: [
        *placed(bonfire("yellow"), 0, -14, 0.8),
        *placed(bonfire("blue"), -13, 11, 0.8),
        *placed(bonfire("red"), 13, 14, 0.85),
    ],
    "bonfires5": lambda: heap(
        bonfire(), ((-15, -12, 0.6), (15, -12, 0.6), (0, 4, 0.68), (-16, 20, 0.62), (16, 20, 0.62))
    ),
    "blue4": lambda: heap(card_back("blue"), FOUR),
    "red4": lambda: heap(card_back("red"), FOUR),
    "yellow4": lambda: heap(card_back("yellow"), FOUR),
    "guardians4": lambda: [
        part
        for (x, s), robe in zip(((-19, 0.56), (19, 0.56), (-7, 0.66), (8, 0.72)), ROBES.values(), strict=True)
        for part in placed(guardian(robe), x, 4, s)
    ],
    "guardians2_bonfires": lambda: [
        *placed(guardian("#e8e0cc"), -11, -8, 0.7),
        *placed(guardian("#a5754a"), 13, -6, 0.66),
        *heap(bonfire("", 0.66), ((-13, 22, 0.8), (14, 23, 0.8))),
    ],
    "red_crystals3": lambda: heap(crystal("red"), THREE),
    "blue_crystals4": lambda: heap(crystal("blue"), FOUR),
    "same_resource5": lambda: heap(shell(), FIVE),
    "fate_marked_cells": lambda: [*placed(grid((1, 3, 5, 7), "#e8e0cc"), 0, 2)],
    "fate_gold_cells": lambda: [*placed(grid((0, 2, 6, 8), "#f0c040"), 0, 2)],
    "fate_outer_columns": lambda: [*placed(grid((0, 2, 3, 5, 6, 8), "#6fae5a"), 0, 2)],
    "fate_two_groups4": lambda: [
        *heap(fate("ship"), ((-14, -16, 0.74), (-14, 6, 0.74))),
        *heap(fate("gnome"), ((13, -2, 0.74), (13, 20, 0.74))),
    ],
}
OF: Mapping[str, Callable[[str, str], Thing]] = {
    "guardian": lambda first, last: guardian(ROBES[first]),
    "path_resource": lambda first, last: [*placed(path(), 0, 16, 0.94), *placed(RESOURCES[first](), 0, -10, 0.92)],
    "gift_on_resource": lambda first, last: _gifts(((0, 10, 0.78),), first),
    "gifts_both_islands": lambda first, last: (
        _gifts(((-9, -18, 0.5), (8, 18, 0.6)), isles=2) + placed(RESOURCES[first](), 15, -4, 0.66)
    ),
    "fate_group3": lambda first, last: heap(fate(first), ((-12, -14, 0.86), (12, -14, 0.86), (-12, 12, 0.86))),
    "fate_two_groups3": lambda first, last: [
        *heap(fate(first), ((-13, -18, 0.7), (-13, 2, 0.7), (-13, 22, 0.7))),
        *heap(fate(last), ((13, -18, 0.7), (13, 2, 0.7), (13, 22, 0.7))),
    ],
    "gnome_resource": lambda first, last: [*placed(gnome(), -4, -4, 0.86), *placed(RESOURCES[first](), 14, 19, 0.62)],
    "resources3": lambda first, last: heap(RESOURCES[first](), THREE),
    "action_tokens5": lambda first, last: heap(token(first), FIVE),
}


def scene(kind: str, of: Sequence[str]) -> Thing:
    """What a task asks for, about the middle of its card."""
    return OF[kind](of[0], of[-1]) if of else PLAIN[kind]()


def card(colour: str, kind: str, of: Sequence[str]) -> Canvas:
    """A task: what it asks for in the light of a fire, framed in its colour."""
    dark, bright, light = SKIES[colour]
    rng = Random(f"{kind} {' '.join(of)}")
    defs = gradient("sky", (0, dark), (0.75, bright), (1, dark)) + halo("halo", light, 0.75) + VIGNETTE
    hills = svg(paint(dark, ridge(CARD_W, 58, 14, rng, 84), material="wash", opacity=0.8))
    shadow = soft("#000000", blob(30, 66, 22, 5), opacity=0.4)
    inside = (
        fill(CARD_W, CARD_H, "url(#sky)")
        + clouds(CARD_W, CARD_H, 0.2)
        + circle(30, 38, 30, "url(#halo)")
        + hills
        + svg([*shadow, *placed(scene(kind, of), 30, 40, 0.94)])
        + grain(CARD_W, CARD_H, 0.1)
        + fill(CARD_W, CARD_H, "url(#vignette)", 'opacity=".7"')
    )
    frame = rounded(CARD_W, CARD_H, 5, inside) + border(CARD_W, CARD_H, 5, "#120a06", CRYSTALS[colour])
    return Canvas(CARD_W, CARD_H, Light("#fff0d8", seed=3, rim_px=1.1), defs, frame)


def cards() -> dict[str, Canvas]:
    """A card for each task of the box, named by colour, kind and what it shows."""
    box_file = ROOT / "src" / "igroteka" / "games" / "bonfire" / "box" / "components.toml"
    rows = tomllib.loads(box_file.read_text(encoding="utf-8"))["task"]
    asked = [(row["colour"], row["kind"], tuple(row.get("of", ()))) for row in rows]
    return {"_".join(("task", colour, kind, *of)): card(colour, kind, of) for colour, kind, of in asked}
