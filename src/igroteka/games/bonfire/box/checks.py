"""What a box must have, by the rulebook's text or to be played at all. Anything else unusual is only reported."""

from collections import Counter
from typing import Final

from igroteka.content.components import Expectations
from igroteka.games.bonfire.box.sea import covering
from igroteka.games.bonfire.box.tables import Tables
from igroteka.games.bonfire.words import COMMON, GOLD, ORDERS, RESOURCES, SHAPES, SHOWN, TOKENS

COUNTS: Final = {
    "token": 7,
    "resource": 6,
    "fate_tile": 8,
    "fate_area": 1,
    "fate_mark": 4,
    "gift": 5,
    "island": 14,
    "task": 66,
    "path_tile": 28,
    "portal": 7,
    "board": 4,
    "place": 7,
    "great_cell": 7,
    "council_cell": 8,
    "common": 5,
    "gnome": 33,
    "tom_card": 8,
    "table_size": 4,
    "piece": 6,
}
COPIES: Final = {
    "token": {**dict.fromkeys(TOKENS[:-1], 10), "wild": 12},
    "resource": {**dict.fromkeys(RESOURCES[:GOLD], 9), "gold": 12},
    "portal": dict.fromkeys(SHAPES, 4),
    "piece": {
        "countdown_token": 5,
        "neutral_novice": 5,
        "novice": 7,
        "tom_novice": 4,
        "tom_pass": 4,
        "guardian": 4,
    },
}
PATH_COSTS: Final = (0, 1, 1, 1, 2, 2, 2)
COMMON_NEEDS: Final = (7, 7, 7, 5, 6)
COMMON_POINTS: Final = 4
SEVEN_BONFIRES: Final = 7
TABLES: Final = ((1, 2, 2, 1, 7), (2, 2, 2, 1, 7), (3, 2, 3, 0, 10), (4, 3, 3, 0, 13))
"""Participants, tasks on corner islands and others, portals of a shape left out, novices that start the countdown."""
TASK_POINTS: Final = {"blue": (2, 3), "red": (4, 5), "yellow": (6, 8)}
TASKS_OF_A_COLOUR: Final = 22
CRYSTALS: Final = {"blue": 10, "red": 10, "yellow": 8}
CORNERS, GOLD_MASTERS, GIFT_TOKENS, ISLANDS_OF_A_RESOURCE = 4, 3, 10, 2
LARGE_TABLES_ONLY: Final = "three_gifts_one_island"
DOUBLING: Final = ("master_10", "master_11", "master_12", "master_13")
STEERED: Final = ("master", "path", "task1", "task2")  # Tom's actions that need the resource of a master
ROUTES, FATE_SIZE = 19, (5, 7)
TOM_ACTIONS: Final = {"great": 2, "path": 2, "master": 1, "task1": 1, "task2": 1, "guardian": 1}


def check(box: Tables) -> None:
    """Refuse what contradicts the rulebook's text, and what could not be played."""
    expect = box.expect
    for kind, count in COUNTS.items():
        expect.count(kind, count)
    check_numbers(box, expect)
    check_sea(box, expect)
    check_cities(box, expect)
    check_tasks(box, expect)
    check_cards(box, expect)
    check_area(box, expect)


def check_numbers(box: Tables, expect: Expectations) -> None:
    """Numbers that the text states."""
    for kind, copies in COPIES.items():
        for row in box.rows(kind):
            found = getattr(row, "copies", 0)
            expect.that(
                found == copies[row.id], "check-stated", kind, row.id, "copies", wanted=copies[row.id], found=found
            )
    expect.sum("gift", "copies", GIFT_TOKENS)
    expect.range("gift", "copies", 0, GIFT_TOKENS)
    for size, wanted in zip(box.table_size, TABLES, strict=True):
        found = (size.seats, size.corner_tasks, size.other_tasks, size.portals_removed, size.novices)
        for field, number, stated in zip(size.values(), found, wanted, strict=True):
            expect.that(number == stated, "check-stated", "table_size", size.id, field, wanted=stated, found=number)
    for common, need in zip(box.common, COMMON_NEEDS, strict=True):
        expect.that(common.need == need, "check-stated", "common", common.id, "need", wanted=need, found=common.need)
        points, more = COMMON_POINTS, SEVEN_BONFIRES if common.id == COMMON[1] else None
        expect.that(
            (common.points, common.all_lit) == (points, more),
            "check-common",
            "common",
            common.id,
            "points",
            points=points,
        )
    for place, cost in zip(box.place, PATH_COSTS, strict=True):
        found_cost = place.path_cost
        expect.that(found_cost == cost, "check-stated", "place", place.id, "path_cost", wanted=cost, found=found_cost)
    for cell in box.council_cell:
        expect.that(cell.point == (cell.id != "gold"), "check-council-point", "council_cell", cell.id, "point")


def check_sea(box: Tables, expect: Expectations) -> None:
    """Islands and their routes."""
    for route in box.route:
        expect.that(route.ends[0] != route.ends[1], "check-route-ends", "route", route.id, "ends")
    for island in box.island:
        one = (island.resource is None) != (island.guardian is None) and island.resource != "gold"
        expect.that(one, "check-island", "island", island.id)
        expect.that(not island.corner or island.guardian is None, "check-corner", "island", island.id, "corner")
    for resource in RESOURCES[:GOLD]:
        found = sum(island.resource == resource for island in box.island)
        wanted = ISLANDS_OF_A_RESOURCE
        expect.that(found == wanted, "check-task-islands", "island", field="resource", found=found, word=resource)
    guardians = {island.guardian for island in box.island if island.guardian}
    expect.that(len(guardians) == len(ORDERS), "check-guardian-islands", "island", field="guardian")
    corners = sum(island.corner for island in box.island)
    expect.that(corners == CORNERS, "check-corners", "island", field="corner", wanted=CORNERS, found=corners)


def check_cities(box: Tables, expect: Expectations) -> None:
    """City boards, starting tiles and Path tiles."""
    for board in box.board:
        expect.that(sorted(board.notches) == sorted(SHAPES), "check-notches", "board", board.id, "notches")
        own = len(board.guardian_points)
        expect.that(
            own in (0, len(box.place)), "check-guardian-points", "board", board.id, "guardian_points", found=own
        )
    for tile in box.start_tile:
        expect.that(tile.resource == "gold", "check-start-gold", "start_tile", tile.id, "resource")
    found: Counter[str] = Counter(tile.crystal for tile in box.path_tile)
    for colour, wanted in CRYSTALS.items():
        expect.that(
            found[colour] == wanted, "check-crystals", "path_tile", field="crystal", wanted=wanted, found=found[colour]
        )
    for cell in box.great_cell:
        expect.that(cell.resource is not None or cell.points > 0, "check-great-cell", "great_cell", cell.id, "resource")


def check_tasks(box: Tables, expect: Expectations) -> None:
    """22 tasks of each colour, with points and words that fit."""
    found: Counter[str] = Counter(task.colour for task in box.task)
    for colour, (low, high) in TASK_POINTS.items():
        wanted = TASKS_OF_A_COLOUR
        expect.that(
            found[colour] == wanted, "check-task-colours", "task", field="colour", wanted=wanted, found=found[colour]
        )
        for task in [each for each in box.task if each.colour == colour]:
            fits = low <= task.points <= high
            expect.that(fits, "check-range", "task", task.id, "points", low=low, high=high, found=task.points)
    for task in box.task:
        known, lengths = SHOWN.get(task.kind, ((), (0,)))
        number, first = len(task.of), lengths[0]
        expect.that(number in lengths, "check-shown", "task", task.id, "of", wanted=first, found=number)
        for word in task.of:
            expect.that(word in known, "check-words", "task", task.id, "of", known=", ".join(known), found=word[:60])
        seats = 3 if task.kind == LARGE_TABLES_ONLY else 1
        expect.that(task.seats == seats, "check-stated", "task", task.id, "seats", wanted=seats, found=task.seats)


def check_cards(box: Tables, expect: Expectations) -> None:
    """Gnomes and Tom's cards."""
    for gnome in box.gnome:
        expect.that(gnome.kind == gnome.id.partition("_")[0], "check-gnome-kind", "gnome", gnome.id, "kind")
        shows = gnome.guardian is not None
        expect.that(shows == (gnome.id in DOUBLING), "check-doubling", "gnome", gnome.id, "guardian")
    gold = sum(gnome.resource == "gold" and gnome.kind == "master" for gnome in box.gnome)
    wanted = GOLD_MASTERS
    expect.that(gold == wanted, "check-gold-masters", "gnome", field="resource", wanted=wanted, found=gold)
    for card in box.tom_card:
        expect.that(card.reveal or card.action not in STEERED, "check-reveal", "tom_card", card.id, "reveal")


def check_area(box: Tables, expect: Expectations) -> None:
    """Marked cells lie inside the fate area, and the first tile fits into it."""
    area = box.fate_area[0]
    for mark in box.fate_mark:
        for row, column in mark.cells:
            inside = row <= area.rows and column <= area.columns
            expect.that(inside, "check-outside", "fate_mark", mark.id, "cells", line=row, column=column)
        twice = len({*mark.cells}) < len(mark.cells)
        expect.that(not twice, "check-cell-twice", "fate_mark", mark.id, "cells")
    expect.that(box.fate.start >= 0, "check-start-cells", "fate_mark", "start", "cells")


def doubt(box: Tables, usual: Expectations) -> None:
    """What we put in place of lost pictures, as far as it is more than a guess."""
    usual.count("route", ROUTES)
    for isle, covered in covering(box.island):
        usual.that(False, "check-covering", "island", isle.id, "at", other=covered.id)
    area = box.fate_area[0]
    rows, columns = FATE_SIZE
    usual.that(
        (area.rows, area.columns) == FATE_SIZE, "check-usual-area", "fate_area", area.id, rows=rows, columns=columns
    )
    for tile in box.fate_tile:
        plain = len({*tile.symbols}) == len(tile.symbols) and "wild" not in tile.symbols
        usual.that(plain, "check-usual-symbols", "fate_tile", tile.id, "symbols")
    for gift in box.gift:
        usual.that(gift.copies == 2, "check-usual", "gift", gift.id, "copies", wanted=2, found=gift.copies)
    for path in box.path_tile:
        usual.that(path.resource != "gold", "check-usual-path", "path_tile", path.id, "resource")
    for start in box.start_tile:
        usual.that(start.crystal == "none", "check-usual-start", "start_tile", start.id, "crystal")
    for cell in box.great_cell:
        one = (cell.resource is None) == (cell.points == 2) and cell.points in (0, 2)
        usual.that(one, "check-usual-great", "great_cell", cell.id, "points")
    for gnome in box.gnome:
        usual.that(gnome.resource != "any", "check-usual-price", "gnome", gnome.id, "resource")
    doubled = {gnome.guardian for gnome in box.gnome if gnome.guardian}
    usual.that(len(doubled) == len(ORDERS), "check-usual-doubling", "gnome", field="guardian")
    actions = Counter(card.action for card in box.tom_card)
    usual.that(actions == TOM_ACTIONS, "check-usual-tom", "tom_card", field="action")
