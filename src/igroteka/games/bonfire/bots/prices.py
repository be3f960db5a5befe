"""Prices for a bot, in turns; they were tried on sets of 32 to 60 matches."""

from igroteka.games.bonfire.words import BONFIRE, GNOME, GUARDIAN, PATH, SHIP

LAST = 4  # turns of the countdown
POINTS_A_TURN = 3.2  # points a turn is worth: about what Tom gains in it
AMONG_PEOPLE = 2.0  # the same at a larger table: about what a turn brings there
BONFIRE_FROM_NOTHING = 11.0  # turns for a Bonfire whose task is not in the city yet
SURE = 0.9  # chance of a Bonfire that is wanted for the countdown
TOKEN, ODD_TOKEN, WILD_TOKEN = 0.6, 0.28, 0.7  # turns saved by a token: of a type in need, of another, a yellow one
RESOURCES = (0.85, 0.63, 0.5)  # by the first, second and each further piece of a kind
A_GOLD, NOT_NEEDED = 1.05, 0.3  # the latter is a share
A_GNOME, A_PORTAL, A_PATH, A_GUARDIAN, STEP, DOOR = 0.3, 0.3, 0.2, 0.2, 0.02, 0.3
SOON, NOT_YET, NOT_OPEN = 1.0, 3.2, 0.65  # more turns: Bonfire of a colour with a task, or without; none fits
MANY = 20_000  # answers cached
BY_HAND = 0.4  # largest share of the work that pieces at hand can save
USED, IDLE = 0.8, 1.0  # points of a piece used in the last turns, of a turn
BLOCKED = 4  # more fate tiles if the next one cannot complete a group of symbols
NEVER = 13.0  # turns for what can no longer be had

MISSING = {
    "blue_and_red_bonfire": 1.0,
    "two_by_two": 2.3,
    "gifts_3_islands": 1.0,
    "gifts_2_one_island": 2.5,
    "gift_on_resource": 3.5,
    "gifts_both_islands": 4.0,
    "fate_group3": 2.5,  # a tile to lay
    "common": 12.5,
    "gold4": 2.0,
    "bonfires_3_colours": 1.5,
    "resources3": 3.0,
    "blue4": 2.8,
    "fate_two_groups3": 2.5,  # a tile to lay
    "gifts_5_islands": 2.0,
    "red4": 3.5,
    "three_gifts_one_island": 5.0,
    "gift_stack_empty": 3.0,
    "yellow4": 4.2,
    "bonfires5": 2.0,
    "three_by_two": 2.5,
    "gifts_2_on_3": 4.0,
    "same_resource5": 3.3,
    "action_tokens5": 2.3,
    "fate_marked_cells": 3.7,
    "guardians2_bonfires": 7.5,
    "fate_two_groups4": 2.3,
    "fate_gold_cells": 2.8,
    "fate_outer_columns": 2.3,
    "guardian": 3.7,
    "guardians4": 4.5,
    "path_resource": 3.5,
    "paths_adjacent": 3.7,
    "red_crystals3": 4.0,
    "blue_crystals4": 4.0,
    "gnomes3": 4.2,
    "gnomes5": 4.2,
    "elders3": 2.5,
    "gnome_resource": 4.0,
    "portals3": 2.5,
    "portals5": 2.8,
}
"""Turns for each missing piece of a task, by its kind."""
TOKENS_FOR = {
    "guardian": (SHIP, GUARDIAN),
    "guardians4": (SHIP, GUARDIAN),
    "path_resource": (PATH,),
    "paths_adjacent": (PATH,),
    "red_crystals3": (PATH,),
    "blue_crystals4": (PATH,),
    "gnomes3": (GNOME, GNOME),
    "gnomes5": (GNOME, GNOME),
    "elders3": (GNOME, GNOME),
    "gnome_resource": (GNOME, GNOME),
    "portals3": (BONFIRE,),
    "portals5": (BONFIRE,),
}
RESOURCES_FOR = {
    "two_by_two": 3,
    "gold4": 3,
    "resources3": 3,
    "three_by_two": 5,
    "same_resource5": 5,
    "gnomes3": 2,
    "gnomes5": 2,
    "elders3": 2,
    "gnome_resource": 2,
}
