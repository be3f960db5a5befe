"""What a box must be to be played: counts of the contents page, and what the text fixes about lost pictures."""

from igroteka.content.components import ComponentError
from igroteka.games.bonfire.box.tables import Tables
from igroteka.games.bonfire.words import COLOURS, GOLD, GUARDIANS, PLACES, RESOURCES, SHAPES, TASK_ISLANDS, shown_words

COUNTS = {
    "token": 7,
    "resource": 6,
    "fate_tile": 8,
    "fate_area": 1,
    "fate_mark": 4,
    "gift": 5,
    "island": 14,
    "route": 19,
    "task": 66,
    "path_tile": 28,
    "start_tile": 1,
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
TASK_POINTS = (("blue", (2, 3)), ("red", (4, 5)), ("yellow", (6, 7, 8)))
SUMS = (("token", "copies", 72), ("resource", "copies", 57), ("portal", "copies", 28), ("gift", "copies", 10))
RANGES = (
    ("fate_area", "columns", 3, 11),
    ("fate_area", "rows", 3, 11),
    ("place", "guardian_points", 2, 8),
    ("place", "path_cost", 0, 3),
    ("great_cell", "points", 0, 9),
    ("task", "seats", 1, 4),
    ("common", "need", 5, 7),
    ("common", "points", 0, 99),
    ("common", "all_lit", 0, 99),
    ("token", "copies", 0, 72),
    ("resource", "copies", 0, 57),
    ("gift", "copies", 0, 10),
    ("portal", "copies", 4, 4),
    ("table_size", "corner_tasks", 2, PLACES),
    ("table_size", "other_tasks", 2, PLACES),
    ("table_size", "portals_removed", 0, 3),
    ("table_size", "novices", 1, 13),
)


def check(box: Tables) -> None:
    """Counts of the rulebook's contents page, and what the text fixes about lost pictures."""
    check_counts(box)
    check_places(box)
    check_tasks(box)
    check_tables(box)
    check_area(box)


def check_counts(box: Tables) -> None:
    """How many there are of each kind, and ranges of their values."""
    for kind, count in COUNTS.items():
        box.expect_count(kind, count)
    for kind, field, total in SUMS:
        box.expect_sum(kind, field, total)
    for kind, field, low, high in RANGES:
        box.expect_range(kind, field, low, high)


def check_places(box: Tables) -> None:
    """Islands, their routes, and the notches of the city boards."""
    box.expect_reference("route", "ends", "island")
    for board in box.board:
        if sorted(board.notches) != sorted(SHAPES):
            raise ComponentError(f'board "{board.id}", notches: expected each of the 7 shapes once')
    for resource in RESOURCES[:GOLD]:
        found = sum(isle.resource == resource for isle in box.island)
        if found != 2:
            raise ComponentError(f"island, resource: {resource} must be on 2 task islands, found {found}")
    if len({isle.guardian for isle in box.island}) != len(GUARDIANS):
        raise ComponentError("island, guardian: expected one island of each Guardian colour")


def check_tasks(box: Tables) -> None:
    """22 tasks of each colour, with points and words that fit."""
    for colour, points in TASK_POINTS:
        tasks = [task for task in box.task if task.colour == colour]
        if len(tasks) != 22:
            raise ComponentError(f"task, colour: 22 {colour} tasks expected, found {len(tasks)}")
        for task in tasks:
            if task.points not in points:
                raise ComponentError(f'task "{task.id}", points: {colour} tasks give {points}, found {task.points}')
    for task in box.task:
        for word in task.of:
            if word not in shown_words(task.kind):
                raise ComponentError(f'task "{task.id}", of: expected one of {shown_words(task.kind)}, found "{word}"')


def check_tables(box: Tables) -> None:
    """Every table can be laid: its row is there, and so are the tasks that its islands may take."""
    for seats, row in enumerate(box.table_size, 1):
        if row.seats != seats:
            raise ComponentError(f'table_size "{row.id}", seats: expected {seats}, found {row.seats}')
        for colour in COLOURS[:-1]:
            found = sum(task.colour == colour and task.seats <= seats for task in box.task)
            if found < TASK_ISLANDS:
                raise ComponentError(
                    f"task, seats: {seats} at the table may need {TASK_ISLANDS} {colour} tasks, found {found}"
                )


def check_area(box: Tables) -> None:
    """Marked cells lie inside the fate area, and the first tile has a place in it."""
    area = box.fate_area[0]
    for mark in box.fate_mark:
        for row, column in mark.cells:
            if not (1 <= row <= area.rows and 1 <= column <= area.columns):
                raise ComponentError(f'fate_mark "{mark.id}", cells: {row}, {column} is outside the fate area')
    if box.fate.start < 0:
        raise ComponentError('fate_mark "start", cells: expected 3 cells in a line')
