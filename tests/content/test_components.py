"""Typed component rows: loading, checking, exporting and overriding a made-up box."""

from contextlib import suppress
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.content.components import (
    ComponentError,
    Components,
    Expectations,
    Row,
    by_id,
    export,
    load,
    overridden,
    override,
    parse,
    rows_digest,
    standings,
)
from igroteka.content.toml import MAX_BYTES, MAX_LINE
from tests.content.made_up_box import SORTED, TEXT, VALUES, Box, Island, Mark, Price, Task, edited, refusal


@pytest.fixture
def box() -> Box:
    return parse(TEXT, Box)


def test_rows_are_typed(box: Box) -> None:
    first = box.task[0]

    assert first == Task(
        id="blue_1",
        colour="blue",
        points=7,
        island="north",
        steps=(1, 2),
        price=Price(coin=2),
        gains={"any thing": 3},
        by_seats={2: 5},
        secret=True,
        provenance={"default": "given", "points": "reconstructed"},
        note="lost with its picture",
    )


def test_standing_is_per_value_with_a_default(box: Box) -> None:
    assert [box.task[0].standing(name) for name in ("colour", "points")] == ["given", "reconstructed"]


def test_standing_of_a_one_word_row_covers_all_its_values(box: Box) -> None:
    assert box.task[1].standing("points") == "found"


def test_rows_can_be_keys_of_a_dict(box: Box) -> None:
    assert {row: row.points for row in box.task}[box.task[0]] == 7


def test_by_id_finds_a_row(box: Box) -> None:
    assert by_id(box.task)["red_1"].points == 3


def test_standings_list_every_value_and_a_bare_row_once(box: Box) -> None:
    listed = [(kind, row.id, name, standing) for kind, row, name, standing in standings(box)]

    assert ("task", "blue_1", "points", "reconstructed") in listed
    assert ("mark", "dot", "id", "recalled") in listed
    assert len(listed) == 1 + 2 * 9 + 1


def test_export_loads_back_identically(box: Box) -> None:
    assert parse(export(box), Box) == box


def test_export_breaks_long_lists_into_lines(box: Box) -> None:
    long = msgspec.structs.replace(box.task[1], steps=tuple(range(100)))
    other = msgspec.structs.replace(box, task=(box.task[0], long))

    text = export(other)

    assert max(map(len, text.splitlines())) < 140
    assert parse(text, Box) == other


@given(title=st.text())
def test_any_text_survives_export(title: str) -> None:
    box = Box(island=(Island(id="a", title=title, provenance="given", note=title),), task=())

    assert parse(export(box), Box) == box


def test_digest_ignores_provenance_and_notes(box: Box) -> None:
    row = msgspec.structs.replace(box.task[0], provenance="found", note="")

    assert msgspec.structs.replace(box, task=(row, box.task[1])).digest == box.digest


def test_digest_depends_on_values(box: Box) -> None:
    row = msgspec.structs.replace(box.task[0], points=8)

    assert msgspec.structs.replace(box, task=(row, box.task[1])).digest != box.digest


def test_digest_never_changes_from_version_to_version(box: Box) -> None:
    assert box.digest == parse(export(box), Box).digest == "3f80ee8c02f9e3e7"


def test_digest_does_not_depend_on_the_order_of_a_table() -> None:
    one, other = (
        parse(TEXT.replace('"any thing" = 3', table), Box) for table in ("coin = 1, scroll = 2", "scroll = 2, coin = 1")
    )

    assert one.digest == other.digest


def test_export_is_easy_to_read(box: Box) -> None:
    rows = export(box).split("\n\n")

    assert rows[0] == (
        "# Printed numbers and symbols of the box. Put in the values of your own copy and keep every kind and id.\n"
        "# provenance, from certain to doubtful: given, derived, found, recalled, inferred, reconstructed; "
        "one word for a row, or one per value."
    )
    assert rows[2].splitlines() == [
        "[[task]]",
        'id = "blue_1"',
        'colour = "blue"',
        "points = 7",
        'island = "north"',
        "steps = [1, 2]",
        "price = { coin = 2, scroll = 0 }",
        'gains = { "any thing" = 3 }',
        "by_seats = { 2 = 5 }",
        "secret = true",
        "seats = []",
        'provenance = { default = "given", points = "reconstructed" }',
        'note = "lost with its picture"',
    ]
    assert "note" not in rows[3]


def test_an_empty_kind_is_exported_beneath_the_heading(box: Box) -> None:
    text = export(msgspec.structs.replace(box, mark=()))

    assert text.startswith("# Printed")
    assert "\nmark = []\n\n[[island]]" in text


def test_load_accepts_a_name_and_a_path(tmp_path: Path, box: Box) -> None:
    path = edited(tmp_path, TEXT)

    assert load(path, Box) == load(str(path), Box) == box


def test_load_names_the_file_in_its_errors(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"^my\.toml: not valid TOML: "):
        load(edited(tmp_path, "[[task"), Box)


def test_override_takes_edited_values_in_any_order(tmp_path: Path, box: Box) -> None:
    head, *tables = export(box).replace("points = 3", "points = 5").split("\n\n")
    path = edited(tmp_path, "\n\n".join([head, *reversed(tables)]).replace("\n", "\r\n"))

    mine = override(box, str(path))

    assert [(row.id, row.points) for row in mine.task] == [("blue_1", 7), ("red_1", 5)]


def test_override_refuses_an_unknown_id(tmp_path: Path, box: Box) -> None:
    with pytest.raises(ComponentError, match=r'^my\.toml: task: unknown id "red_2"; the box has no such row$'):
        override(box, edited(tmp_path, TEXT.replace("red_1", "red_2")))


def test_override_refuses_a_missing_id(tmp_path: Path, box: Box) -> None:
    with pytest.raises(ComponentError, match=r'^my\.toml: mark: the row "dot" is missing; keep every row'):
        override(box, edited(tmp_path, TEXT.partition("[[mark]]")[0]))


def test_override_runs_the_box_check(tmp_path: Path, box: Box) -> None:
    with pytest.raises(ComponentError, match=r'^my\.toml: task "blue_1", points: expected 1 to 9, found 12$'):
        override(box, edited(tmp_path, TEXT.replace("points = 7", "points = 12")))


def test_a_missing_file_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"^none\.toml: can't be read: No such file"):
        load(tmp_path / "none.toml", Box)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="larger than"):
        load(edited(tmp_path, "#\n" * MAX_BYTES), Box)


def test_a_line_that_is_too_long_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="a line is longer than"):
        load(edited(tmp_path, "#" * (MAX_LINE + 1)), Box)


def test_a_file_and_a_line_may_be_as_long_as_allowed(tmp_path: Path, box: Box) -> None:
    line = "#" * MAX_LINE + "\n"
    rest = MAX_BYTES - len((TEXT + line).encode())

    assert load(edited(tmp_path, TEXT + line + "\n" * rest), Box) == box


def test_a_number_may_be_as_large_as_allowed() -> None:
    assert "expected 1 to 9, found 1000000" in refusal(TEXT.replace("points = 3", "points = 1000000"))


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"# \xff")

    with pytest.raises(ComponentError, match=r"not UTF-8 text \(byte 2\)"):
        load(path, Box)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("points = 7", 'points = "x"', "task \"blue_1\", points: expected int, got str ('x')"),
        ('colour = "red"', 'colour = "grey"', "task \"red_1\", colour: expected one of blue, red, found 'grey'"),
        ("steps = [1, 2]", 'steps = [1, "b"]', "task \"blue_1\", steps[2]: expected int, got str ('b')"),
        ("{ coin = 2 }", "{ gold = 2 }", 'task "blue_1", price: contains unknown field gold'),
        ('"any thing" = 3', '"any thing" = "x"', 'task "blue_1", gains: expected int, got str'),
        ("secret = true", 'seats = [1, "b"]', "task \"blue_1\", seats[2]: expected int, got str ('b')"),
        ("{ 2 = 5 }", "{ two = 5 }", 'task "blue_1", by_seats: expected int, got str'),
        ("[[mark]]", "[['a - at `$.task[9].x']]", "task row 10, x: contains unknown field a"),
        ("[[mark]]", "[['a - at `$.task[9][3]']]", "task row 10[4]: contains unknown field a"),
        ("points = 3", "", 'task "red_1": missing required field points'),
        ("points = 3", "points = 3\ncolor = 1", 'task "red_1": contains unknown field color'),
        ('id = "red_1"', "", "task row 2: missing required field id"),
        ("[[mark]]", "[[marker]]", "contains unknown field marker"),
        (
            'provenance = "found"',
            'provenance = "seen"',
            'task "red_1", provenance: expected one of ' + SORTED + ", found 'seen'",
        ),
        ('provenance = "found"', "provenance = {}", 'task "red_1", provenance: a table needs a default'),
        (
            'default = "given", points',
            'default = "given", pints',
            'task "blue_1", provenance: expected one of ' + VALUES + ', found "pints"',
        ),
        ('id = "red_1"', 'id = "blue_1"', 'task "blue_1": the id occurs twice'),
        ("points = 3", "points = 3.5", "task[2].points: expected a word, a whole number, true or false, found 3.5"),
        ("points = 3", "points = 3000000", "task[2].points: expected a number within ±1000000, found a larger one"),
        ("steps = [1, 2]", "steps = [[[[[[[1]]]]]]]", "task[1].steps[1][1][1][1][1][1]: nested deeper than 8 levels"),
        ("steps = [1, 2]", f"steps = {'[' * 5000}{']' * 5000}", "nested deeper than 8 levels"),
    ],
)
def test_an_error_is_one_line_that_says_where(old: str, new: str, message: str) -> None:
    assert old in TEXT
    assert refusal(TEXT.replace(old, new)) == message


def test_an_id_is_a_word() -> None:
    assert 'task "red 1", id: expected str matching regex' in refusal(TEXT.replace("red_1", "red 1"))


def test_a_kind_that_is_no_array_is_refused() -> None:
    assert refusal("island = 3\ntask = []") == "island: expected array, got int (3)"


def test_a_number_of_absurd_length_is_refused() -> None:
    assert refusal(f"island = {'9' * 5000}").startswith("not valid TOML: ")


@given(text=st.text(alphabet='[]{}=".\n abtask_id1#\\', max_size=60))
def test_no_text_gives_anything_but_a_component_error(text: str) -> None:
    with suppress(ComponentError):
        parse(text, Box)


def test_expect_count(box: Box) -> None:
    box.expect_count("task", 2)
    with pytest.raises(ComponentError, match=r"^task: 3 rows expected, found 2$"):
        box.expect_count("task", 3)


def test_expect_sum(box: Box) -> None:
    box.expect_sum("task", "points", 10)
    with pytest.raises(ComponentError, match=r"^task, points: the sum over all rows must be 11, found 10$"):
        box.expect_sum("task", "points", 11)


def test_expect_range_looks_into_lists_and_tables(box: Box) -> None:
    box.expect_range("task", "steps", 1, 2)
    box.expect_range("task", "gains", 3, 3)
    with pytest.raises(ComponentError, match=r'^task "blue_1", gains: expected 0 to 2, found 3$'):
        box.expect_range("task", "gains", 0, 2)


def test_expect_reference_skips_an_absent_value(box: Box) -> None:
    box.expect_reference("task", "island", "island")
    with pytest.raises(ComponentError, match=r'^task "blue_1", island: expected the id of a mark, found "north"$'):
        box.expect_reference("task", "island", "mark")


def test_expect_distinct(box: Box) -> None:
    box.expect_distinct("task", "points")
    twin = msgspec.structs.replace(box.task[1], points=7)
    with pytest.raises(ComponentError, match=r'^task "red_1", points: 7 is already that of "blue_1"$'):
        msgspec.structs.replace(box, task=(box.task[0], twin)).expect_distinct("task", "points")


def test_a_box_without_own_checks_is_accepted() -> None:
    class Plain(Components, frozen=True):
        mark: tuple[Mark, ...]

    assert parse('[[mark]]\nid = "a"\nprovenance = "given"', Plain).mark[0].id == "a"


class Tile(Row, frozen=True):
    points: int
    marks: tuple[str, ...] = ()


class Tiles(Components, frozen=True):
    tile: tuple[Tile, ...]
    mark: tuple[Mark, ...] = ()

    def doubt(self, usual: Expectations) -> None:
        usual.count("tile", 2)
        usual.range("tile", "points", 1, 5)
        usual.length("tile", "marks", 1, 2)


TILE = '[[tile]]\nid = "a"\npoints = 7\nprovenance = "given"\n'


def test_what_is_unusual_is_a_warning() -> None:
    assert [found.said("en") for found in parse(TILE, Tiles).warnings()] == [
        "tile: 2 rows expected, found 1",
        'tile "a", points: expected 1 to 5, found 7',
        'tile "a", marks: expected 1 to 2 items, found 0',
    ]


def test_a_value_that_older_boxes_lack_counts_when_it_is_another() -> None:
    class Before(Components, frozen=True):
        tile: tuple[Island, ...]

    old = parse('[[tile]]\nid = "a"\ntitle = "A"\nprovenance = "given"', Before)

    class Sea(Island, frozen=True):
        added: ClassVar = ("depth",)

        depth: int = 3

    class After(Components, frozen=True):
        tile: tuple[Sea, ...]

    text = '[[tile]]\nid = "a"\ntitle = "A"\nprovenance = "given"\n'
    assert parse(text, After).digest == parse(f"{text}depth = 3", After).digest == old.digest
    assert parse(f"{text}depth = 4", After).digest != old.digest


def test_a_kind_that_older_boxes_lack_counts_when_it_is_another(box: Box) -> None:
    class Later(Box, frozen=True):
        added: ClassVar = {"wind": "c36fac9b7e858006"}

        wind: tuple[Mark, ...] = ()

    winds = '[[wind]]\nid = "west"\nprovenance = "given"\n'
    default = parse(TEXT + winds, Later)

    assert rows_digest(default.wind) == "c36fac9b7e858006"
    assert default.digest == box.digest
    assert overridden(default, TEXT) == default
    assert parse(TEXT + winds.replace("west", "east"), Later).digest != box.digest
