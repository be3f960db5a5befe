"""Records that are damaged, edited or made up are refused in one clear error; never a crash, never another match."""

from random import Random

import pytest
from msgspec import structs

from igroteka.kernel.log import Answer
from igroteka.records.record import (
    LARGEST,
    RecordError,
    read,
    record,
    replay,
    write,
)
from igroteka.testing.reference import GAME
from tests.kernel.toys import ToyGame, ToyMatch
from tests.records.toy_records import TOY, edited, finished, lines_of, toy_record

READ_ERRORS: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "line 1 is not part of an Igroteka record"),
    "blank": (b"\n\n", "line 1 is not part"),
    "text": (b"hello\nworld\n", "line 1 is not part"),
    "other json": (b'{"a": 1}\n', "line 1 is not part"),
    "a list": (b"[1, 2]\n", "line 1 is not part"),
    "not utf-8": (b"\xff\xfe\x00", "line 1 is not part"),
    "utf-16": (write(toy_record()).decode().encode("utf-16"), "line 1 is not part"),
    "too large": (b" " * (LARGEST + 1), f"a record has at most {LARGEST} bytes, this has {LARGEST + 1}"),
    "just not too large": (b" " * LARGEST, "line 1 is not part"),
    "deep": (b"[" * 200_000, "line 1 is not part"),
    "deep header": (edited(0, b'"options":{}', b'"options":' + b'{"a":' * 100_000), "line 1 is not part"),
    "format": (edited(0, b'"format":1', b'"format":2'), "format 2, and this program reads format 1"),
    "game": (edited(0, b'"toy"', b'"chess"'), "the record is of chess, not of toy"),
    "later version": (edited(0, b'"version":1', b'"version":2'), "rules version 2; this is version 1, and nothing"),
    "huge version": (edited(0, b'"version":1', b'"version":' + b"9" * 300), "rules version 9"),
    "endless number": (edited(0, b'"version":1', b'"version":' + b"9" * 9999), "line 1 is not part"),
    "unknown field": (edited(0, b'"format":1', b'"format":1,"run":"rm"'), "line 1 is not part.*unknown field `run`"),
    "missing field": (edited(0, b'"seats":2,', b""), "line 1 is not part.*missing required field `seats`"),
    "seats as text": (edited(0, b'"seats":2', b'"seats":"2"'), "line 1 is not part"),
    "seats as fraction": (edited(0, b'"seats":2', b'"seats":2.5'), "line 1 is not part"),
    "options as list": (edited(0, b'"options":{}', b'"options":[]'), "line 1 is not part"),
    "luck as object": (edited(0, b'"luck":[1]', b'"luck":[{"a":1}]'), "line 1 is not part"),
    "luck as truth": (edited(0, b'"luck":[1]', b'"luck":[true]'), "line 1 is not part"),
    "bad byte in an entry": (edited(3, b'"c"', b'"\xff"'), "not UTF-8 text: byte"),
    "entry of another kind": (edited(3, b'"a"', b'"x"'), "line 4 is not part"),
    "entry too long": (edited(3, b'"c",[3],""', b'"c",[3],"",1'), "line 4 is not part"),
    "undo too long": (edited(5, b"0,1", b"0,1,2"), "line 6 is not part"),
    "entry too short": (edited(3, b',"c",[3],""', b""), "line 4 is not part"),
    "key as number": (edited(3, b'"c"', b"7"), "line 4 is not part"),
    "seat as text": (edited(3, b"1,", b'"1",'), "line 4 is not part"),
    "luck as fraction": (edited(3, b"[3]", b"[3.5]"), "line 4 is not part"),
    "deep entry": (edited(3, b"[3]", b"[" * 100_000), "line 4 is not part"),
    "half a letter": (edited(3, b'"c"', b'"\\ud800"'), "line 4 is not part"),
    "empty line": (edited(3, lines_of(toy_record())[3], b""), "line 4 is not part"),
    "count": (edited(8, b'"entries":7', b'"entries":8'), "has 7 entries, and its last line says 8"),
    "closing field": (edited(8, b'"entries":7', b'"entries":7,"x":1'), "line 9 is not part"),
    "line lost": (b"\n".join(line for at, line in enumerate(lines_of(toy_record())) if at != 4), "has 6 entries"),
    "line doubled": (b"\n".join([*lines_of(toy_record())[:3], *lines_of(toy_record())[2:]]), "has 8 entries"),
    "no closing": (b"\n".join(lines_of(toy_record())[:-1]), "truncated: it has no closing line after line 8"),
    "header alone": (lines_of(toy_record())[0], "truncated: it has no closing line after line 1"),
    "two records": (write(toy_record()) * 2, "line 9 is not part"),
}


@pytest.mark.parametrize("case", READ_ERRORS)
def test_what_is_no_record_is_refused_in_one_clear_error(case: str) -> None:
    data, message = READ_ERRORS[case]
    with pytest.raises(RecordError, match=message):
        read(TOY, data)


REPLAY_ERRORS: dict[str, tuple[bytes, str]] = {
    "mode": (edited(0, b'"base"', b'"duel"'), "first line does not fit the rules: toy has no mode 'duel'"),
    "empty mode": (edited(0, b'"base"', b'""'), "first line does not fit the rules: toy has no mode ''"),
    "seats": (edited(0, b'"seats":2', b'"seats":7'), "first line does not fit the rules: toy in mode base is for 2"),
    "huge seats": (edited(0, b'"seats":2', b'"seats":1' + b"0" * 99), "first line does not fit the rules"),
    "option": (edited(0, b"{}", b'{"x":"y"}'), "first line does not fit the rules: .* has no option 'x'"),
    "option mode": (edited(0, b"{}", b'{"mode":"base"}'), "first line does not fit the rules: .* no option 'mode'"),
    "option self": (edited(0, b"{}", b'{"self":"base"}'), "first line does not fit the rules: .* no option 'self'"),
    "components": (edited(0, b'"box":"', b'"box":"0'), "played with other component values"),
    "less opening luck": (edited(0, b'"luck":[1]', b'"luck":[]'), "first line does not fit the rules: the script"),
    "more opening luck": (edited(0, b'"luck":[1]', b'"luck":[1,1]'), r"less luck than .* holds \(2 results\)"),
    "impossible opening luck": (edited(0, b'"luck":[1]', b'"luck":[6]'), "first line does not fit .* luck gave 6"),
    "opening luck as text": (edited(0, b'"luck":[1]', b'"luck":["1"]'), "first line does not fit .* luck gave '1'"),
    "impossible luck": (edited(1, b"[2]", b"[9]"), "entry 1 cannot be played: luck gave 9"),
    "huge luck": (edited(1, b"[2]", b"[" + b"9" * 200 + b"]"), "entry 1 cannot be played: luck gave 9"),
    "less luck": (edited(1, b"[2]", b"[]"), "entry 1 cannot be played: the script of luck is used up"),
    "more luck": (edited(1, b"[2]", b"[2,2]"), "entry 1 used less luck than the record holds"),
    "luck of the wrong one": (edited(2, b"[]", b"[2]"), "entry 2 used less luck than the record holds"),
    "illegal key": (edited(1, b'0,"a"', b'0,"z"'), "entry 1 cannot be played: 'z' is not an option"),
    "another key": (edited(1, b'0,"a"', b'0,"b"'), "the last state's hash differs"),
    "another seat": (edited(1, b"0,", b"1,"), "entry 1 cannot be played: seat 1 is not asked now"),
    "no such seat": (edited(1, b"0,", b"-5,"), "entry 1 cannot be played: seat -5 is not asked"),
    "huge seat": (edited(1, b"0,", b"9" * 99 + b","), "entry 1 cannot be played: seat 9+ is not asked"),
    "wrong hash": (edited(1, b'""', b'"0123456789abcdef"'), "entry 1: the state's hash differs"),
    "undo too deep": (edited(5, b"0,1", b"0,9"), "entry 5 cannot be played: 9 answers"),
    "undo of nothing": (edited(5, b"0,1", b"0,0"), "entry 5 cannot be played: 0 answers"),
    "undo of less": (edited(5, b"0,1", b"0,-1"), "entry 5 cannot be played: -1 answers"),
    "undo by nobody": (edited(5, b"0,1", b"2,1"), "entry 5 cannot be played: there is no seat 2"),
    "deeper undo": (edited(5, b"0,1", b"0,2"), "entry 6 cannot be played: 'e' is not an option"),
    "closing hash": (edited(8, b'"hash":"', b'"hash":"0'), "the last state's hash differs"),
    "no closing hash": (
        edited(8, toy_record().closing.hash.encode(), b""),
        "the last state's hash differs",
    ),
    "winner": (edited(8, b"[[0],", b"[[1],"), "^the record's result is not the one the rules give"),
    "result": (edited(8, lines_of(toy_record())[8].partition(b'"result":')[2], b"null}"), "result is not the one"),
}


@pytest.mark.parametrize("case", REPLAY_ERRORS)
def test_an_edited_record_is_refused_when_it_is_played(case: str) -> None:
    data, message = REPLAY_ERRORS[case]
    saved = read(TOY, data)
    with pytest.raises(RecordError, match=message):
        replay(TOY, saved)


def test_a_record_that_ends_among_open_choices_is_refused() -> None:
    saved = toy_record("a")
    cut = structs.replace(
        saved, entries=(*saved.entries, Answer(0, "b")), closing=structs.replace(saved.closing, entries=2)
    )
    with pytest.raises(RecordError, match=r"^the record ends in the middle of answers that are given together$"):
        replay(TOY, cut)


def test_other_component_values_are_refused() -> None:
    match = finished(2)
    box = structs.replace(GAME.box, number=tuple(structs.replace(row, value=row.value + 1) for row in GAME.box.number))
    with pytest.raises(RecordError, match=r"other component values .* give their file too"):
        replay(GAME.with_box(box), record(match))


def test_an_error_is_one_line() -> None:
    data = edited(1, b'0,"a"', b'0,"z\\nz"')
    with pytest.raises(RecordError) as error:
        replay(TOY, read(TOY, data))

    assert "\n" not in str(error.value)


def verified(game: ToyGame, data: bytes) -> ToyMatch | None:
    """The match of a record, or nothing if it is refused as it should be."""
    try:
        return replay(game, read(game, data))
    except RecordError:
        return None


def test_a_record_truncated_anywhere_is_refused() -> None:
    data = write(toy_record())
    whole = [size for size in range(len(data)) if verified(TOY, data[:size])]

    assert whole == [len(data) - 1]  # only the last newline may be missing


@pytest.mark.parametrize("change", [0x01, 0x20, 0x80, 0xFF])
def test_a_record_damaged_in_any_byte_is_refused_or_the_same_match(change: int) -> None:
    data = write(toy_record())
    expected = replay(TOY, toy_record())
    for at in range(len(data)):
        damaged = bytearray(data)
        damaged[at] ^= change
        match = verified(TOY, bytes(damaged))
        assert match is None or (match.state, match.result) == (expected.state, expected.result), at


def test_garbage_is_refused() -> None:
    seed = 20
    random = Random(seed)
    first = lines_of(toy_record())[0]
    for _ in range(300):
        tail = random.randbytes(random.randrange(200))
        assert verified(TOY, first + b"\n" + tail) is None, seed
