"""Records: written, read, verified, migrated or refused; never a crash, never another match."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec
import pytest
from msgspec import structs

from igroteka.content.migration import renumbered
from igroteka.kernel.ask import Flow, Topic, ask_all, choose, choose_some
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import HASHED, Answer, Match, Undo
from igroteka.kernel.snapshot import dump, state_hash
from igroteka.records.record import (
    LARGEST,
    Header,
    Playback,
    Record,
    RecordError,
    header,
    read,
    record,
    replay,
    steps,
    write,
)
from igroteka.records.saving import resume, save
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State
from tests.kernel.toys import WHISPER, T, ToyGame, ToyMatch, play, rolls, says, several, toy, with_version


def whispers(t: T) -> Flow[None]:
    chosen = yield from ask_all({seat: choose(seat, WHISPER, "abc") for seat in (0, 1)})
    t.state.notes += chosen.values()


TOY = toy(rolls, several(says(0), rolls), whispers, rolls, says(0), says(1))
LUCK = (1, 2, 3)


def toy_record(*keys: str) -> Record:
    """A finished match with an undo in it, unless other answers are given."""
    match = play(TOY, *(keys or ("a", "b", "c", "d")), luck=LUCK)
    if not keys:
        match.undo(0)
        match.answer("e")
        match.answer("f")
    return record(match)


def finished(seed: int, seats: int = 3) -> Match[State, Box]:
    """A random match of the reference game with some undos."""
    random = Random(seed)
    match = Match(GAME, GAME.setup(seats=seats, omens="on", pace="brisk", first="choose"), Luck(seed))
    while match.ask:
        ask = random.choice(match.asks)
        match.answer(random.randrange(len(ask.options)), ask.seat)
        if match.done and not match.gathering and random.randrange(6) == 0:
            match.undo(0, random.randint(1, len(match.done)), force=True)
    return match


def lines_of(saved: Record) -> list[bytes]:
    return write(saved).splitlines()


# Writing and reading


def test_a_record_says_what_was_played_and_how_it_ended() -> None:
    saved = toy_record()

    assert saved.header == Header(1, "toy", 1, "base", 2, {}, TOY.box.digest, (1,))
    assert saved.entries == (
        Answer(0, "a", (2,)),
        Answer(0, "b"),
        Answer(1, "c", (3,)),
        Answer(0, "d"),
        Undo(0, 1),
        Answer(0, "e"),
        Answer(1, "f"),
    )
    assert saved.closing.entries == 7
    assert saved.closing.result
    assert saved.closing.result.reason == "done"


def test_a_record_is_lines_of_json() -> None:
    first, *entries, last = lines_of(toy_record())

    assert msgspec.json.decode(first)["igroteka"] == "record"
    assert entries[0] == b'["a",0,"a",[2],""]'
    assert entries[4] == b'["u",0,1]'
    assert msgspec.json.decode(last)["igroteka"] == "end"


def test_a_record_reads_back_identically() -> None:
    saved = toy_record()

    assert read(TOY, write(saved)) == saved


def test_the_header_alone_tells_the_game() -> None:
    assert header(write(toy_record())).game == "toy"


@pytest.mark.parametrize("seed", range(8))
def test_a_record_plays_the_same_match_again(seed: int) -> None:
    match = finished(seed)
    again = replay(GAME, read(GAME, write(record(match))))

    assert (again.log, again.result, again.drawn) == (match.log, match.result, match.drawn)
    assert (state_hash(again.state), again.events) == (state_hash(match.state), match.events)


def test_a_record_of_a_running_match_plays_to_where_it_is() -> None:
    match = play(TOY, "a", "b", "c", luck=LUCK)
    again = replay(TOY, read(TOY, write(record(match))))

    assert (again.state, [ask.seat for ask in again.asks]) == (match.state, [0])


def test_open_choices_are_no_part_of_a_record() -> None:
    saved = record(play(TOY, "a", "b", luck=LUCK))

    assert (saved.entries, saved.closing.entries) == ((Answer(0, "a", (2,)),), 1)


def test_a_clone_is_recorded_like_the_match() -> None:
    match = play(TOY, "a", "b", "c", luck=LUCK)

    assert record(match.clone(Luck(0))) == record(match)


def test_a_record_that_ends_without_a_newline_is_whole() -> None:
    saved = toy_record()

    assert read(TOY, write(saved)[:-1]) == saved


def test_a_record_with_windows_line_ends_is_read() -> None:
    saved = toy_record()

    assert read(TOY, write(saved).replace(b"\n", b"\r\n")) == saved


def test_a_record_can_be_stepped_through() -> None:
    saved = toy_record()
    seen = [(len(match.done), entry) for match, entry in steps(TOY, saved)]

    assert seen == list(zip([0, 1, 1, 3, 4, 3, 4, 5], [*saved.entries, None], strict=True))


@pytest.mark.parametrize("upto", range(8))
def test_a_record_can_be_played_up_to_any_entry(upto: int) -> None:
    match = replay(TOY, toy_record(), upto)

    assert len(match.log) + len(match.open) == upto


def test_a_record_can_be_played_on_from_any_entry() -> None:
    match = replay(TOY, toy_record(), 1, Luck(script=(5,)))
    for key in ("c", "c"):
        match.answer(key)

    assert (match.state.number, match.state.notes) == (5, ["a", "c", "c"])


def test_a_copy_of_a_playback_goes_on_by_itself() -> None:
    saved = record(finished(5))
    playing = Playback(GAME, saved)
    playing.play_to(7)
    other = playing.copy()
    other.play_to(len(saved.entries))

    assert (playing.entries, other.entries) == (7, len(saved.entries))
    assert state_hash(playing.match.state) == state_hash(replay(GAME, saved, 7).state)
    assert state_hash(other.match.state) == state_hash(replay(GAME, saved).state)


def test_a_playback_checks_how_the_record_closes() -> None:
    saved = record(finished(5))
    playing = Playback(GAME, structs.replace(saved, closing=structs.replace(saved.closing, hash="0")))

    with pytest.raises(RecordError, match="last state's hash"):
        playing.play_to(len(saved.entries))


def test_without_luck_to_go_on_nothing_is_made_up() -> None:
    match = replay(TOY, toy_record(), 2)
    with pytest.raises(LuckError):
        match.answer("c")


def test_luck_to_go_on_never_fills_what_a_record_lacks() -> None:
    saved = toy_record()
    poor = structs.replace(saved, entries=(Answer(0, "a"), *saved.entries[1:]))
    with pytest.raises(RecordError, match="entry 1 cannot be played: the script of luck is used up"):
        replay(TOY, poor, 1, Luck(0))


def test_luck_is_recorded_as_what_came_out() -> None:
    match = Match(GAME, GAME.setup(seats=2), Luck(3))

    assert record(match).header.luck == (
        *[card for hand in match.state.hands for card in hand.things],
        match.state.first,
    )


def test_an_answer_takes_a_few_bytes() -> None:
    match = finished(1)

    assert len(write(record(match))) / len(match.log) < 60


# Refusing


def edited(place: int, old: bytes, new: bytes) -> bytes:
    """The record with a change in one line."""
    lines = lines_of(toy_record())
    assert old in lines[place]
    lines[place] = lines[place].replace(old, new)
    return b"\n".join(lines) + b"\n"


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
    with pytest.raises(RecordError) as fault:
        replay(TOY, read(TOY, data))

    assert "\n" not in str(fault.value)


# Questions that older rules left out

SOME: Topic[str | None] = Topic("toy.some", (*"abc", None), ("toy.some",), none="done")


def some_letters(t: T) -> Flow[None]:
    t.state.notes += yield from choose_some(0, SOME, "abc")
    t.state.number = t.luck.below(6)


ASKS_MORE = replace(toy(some_letters, says(1), says(0)), new_questions={SOME.name: -1})


def older(*entries: Answer | Undo) -> ToyMatch:
    """A record of rules that asked for later letters only, played by these."""
    saved = record(play(ASKS_MORE, "c", "done", "e", "f", luck=(5,)))
    closing = structs.replace(saved.closing, entries=len(entries))
    return replay(ASKS_MORE, structs.replace(saved, entries=entries, closing=closing, migrated=True))


def test_an_answer_that_older_rules_did_not_ask_for_is_implied() -> None:
    match = older(Answer(0, "c", (5,)), Answer(1, "e"), Answer(0, "f"))

    assert match.log == [Answer(0, "c"), Answer(0, "done", (5,)), Answer(1, "e"), Answer(0, "f")]


def test_what_the_record_answers_is_not_implied() -> None:
    match = older(Answer(0, "b"), Answer(0, "c", (5,)), Answer(1, "e"), Answer(0, "f"))

    assert [each.key for each in match.done] == ["b", "c", "done", "e", "f"]


def test_an_undo_takes_back_implied_answers_too() -> None:
    again = (Answer(0, "a"), Answer(0, "done", (5,)), Answer(1, "e"), Answer(0, "f"))
    match = older(Answer(0, "c", (5,)), Answer(1, "e"), Undo(1, 2), *again)

    assert match.log[3] == Undo(1, 3)
    assert [each.key for each in match.done] == ["a", "done", "e", "f"]


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


# Other versions of the rules


def renamed(lines: list[str]) -> list[str]:
    """Version 2 calls the letter "a" of the first answer "f"."""
    return [lines[0].replace('"version":1', '"version":2'), lines[1].replace('"a",0,"a"', '"a",0,"f"'), *lines[2:]]


def migrating(step: Callable[[list[str]], list[str]]) -> ToyGame:
    return replace(with_version(TOY, 2), migrations={1: step})


def test_a_record_of_older_rules_is_refused_where_nothing_translates_it() -> None:
    with pytest.raises(RecordError, match="by toy rules version 1; this is version 2, and nothing translates"):
        read(with_version(TOY, 2), write(toy_record()))


def test_a_record_of_later_rules_is_refused() -> None:
    data = write(toy_record())
    with pytest.raises(RecordError, match="rules version 1; this is version 0"):
        read(with_version(TOY, 0), data)


def test_a_record_of_older_rules_is_migrated() -> None:
    game = migrating(renamed)
    saved = read(game, write(toy_record()))
    match = replay(game, saved)

    assert (saved.header.version, saved.migrated, match.state.notes[0]) == (2, True, "f")


def test_a_migrated_record_must_still_lead_to_its_result() -> None:
    def other(lines: list[str]) -> list[str]:
        return [*renamed(lines)[:-1], lines[-1].replace("[[0],", "[[1],")]

    game = migrating(other)
    saved = read(game, write(toy_record()))
    with pytest.raises(RecordError, match="result is not the one the rules give"):
        replay(game, saved)


def test_hashes_of_older_rules_are_not_compared() -> None:
    game = migrating(renamed)
    saved = toy_record()
    hashed = structs.replace(saved, entries=(Answer(0, "a", (2,), "f" * 16), *saved.entries[1:]))

    assert replay(game, read(game, write(hashed))).result


def outlived(early: str = "a" * HASHED) -> tuple[ToyGame, ToyMatch]:
    """Later rules with other states, and a match that began under the older ones and ended under these."""
    old = toy(rolls, *[says(0)] * (2 * HASHED))
    match = play(old, *early, luck=LUCK)
    hidden = {1: lambda fields: {**fields, "hidden": 7}}
    new = replace(with_version(old, 2), upgrades=hidden, migrations={1: renumbered})
    later = resume(new, save(match), Luck(0), match.log)
    while later.ask:
        later.answer("b")
    return new, later


@pytest.mark.parametrize("answers", [0, 1, HASHED, 2 * HASHED - 1])
def test_a_match_that_outlives_its_rules_is_verified_by_answers_luck_and_result(answers: int) -> None:
    game, match = outlived("a" * answers)
    saved = read(game, write(record(match)))

    assert (saved.header.migrated, saved.migrated) == (True, True)
    assert replay(game, saved).result == match.result


def test_its_result_must_still_be_the_one_the_rules_give() -> None:
    game, match = outlived()
    data = write(record(match)).replace(b'"result":[[0],', b'"result":[[1],')
    with pytest.raises(RecordError, match="result is not the one the rules give"):
        replay(game, read(game, data))


def test_that_a_match_began_under_older_rules_is_never_forgotten() -> None:
    game, match = outlived()
    again = resume(game, save(match), Luck(0), match.log)
    branch = replay(game, record(again), HASHED, Luck(0))

    assert (again.migrated, branch.migrated) == (True, True)


def test_a_match_of_one_rules_version_is_not_called_migrated() -> None:
    match = play(TOY, "a", luck=LUCK)
    again = resume(TOY, save(match), Luck(0), match.log)

    assert b"migrated" not in write(record(again))


def test_rules_that_changed_only_their_state_renumber_a_record() -> None:
    game = replace(with_version(TOY, 3), migrations={1: renumbered, 2: renumbered})
    old, saved = toy_record(), read(game, write(toy_record()))

    assert saved == structs.replace(old, header=structs.replace(old.header, version=3), migrated=True)
    assert replay(game, saved).result


def test_migrations_follow_one_another() -> None:
    game = replace(
        with_version(TOY, 3),
        migrations={1: renamed, 2: lambda lines: [lines[0].replace('"version":2', '"version":3'), *lines[1:]]},
    )

    assert read(game, write(toy_record())).header.version == 3


@pytest.mark.parametrize("error", [KeyError("x"), ValueError("x"), TypeError("x"), IndexError("x")], ids=repr)
def test_a_record_that_a_migration_cannot_read_is_refused(error: Exception) -> None:
    def fails(lines: list[str]) -> list[str]:
        raise error

    with pytest.raises(RecordError, match="cannot be translated from rules version 1: "):
        read(migrating(fails), write(toy_record()))


def test_what_a_migration_makes_is_checked_like_any_record() -> None:
    with pytest.raises(RecordError, match="line 2 is not part"):
        read(migrating(lambda lines: [lines[0], "nonsense", *lines[2:]]), write(toy_record()))


def test_a_migration_may_not_ruin_the_first_line() -> None:
    with pytest.raises(RecordError, match="line 1 is not part"):
        read(migrating(lambda lines: ["{}", *lines[1:]]), write(toy_record()))


def test_a_migration_sees_only_sound_lines() -> None:
    seen: list[int] = []

    def counts(lines: list[str]) -> list[str]:
        seen.append(len(lines))
        return lines

    with pytest.raises(RecordError, match="line 4 is not part"):
        read(migrating(counts), edited(3, b'"c"', b"7"))
    assert not seen


# Records are data


@pytest.mark.parametrize(
    "key", ["__import__('os').system('true')", "{0.__class__}", "%s%n", "../../etc/passwd", "\u2028", "\x85", "ж"]
)
def test_a_key_is_only_ever_compared(key: str) -> None:
    lines = lines_of(toy_record())
    lines[1] = msgspec.json.encode(["a", 0, key])
    saved = read(TOY, b"\n".join(lines))

    assert saved.entries[0] == Answer(0, key)
    with pytest.raises(RecordError, match="is not an option"):
        replay(TOY, saved)


def test_a_record_needs_to_know_how_the_match_began() -> None:
    match = play(TOY, luck=LUCK)
    match.dealt = None
    with pytest.raises(RecordError, match=r"^the match was resumed without its log"):
        record(match)


def test_a_record_may_begin_in_the_middle_of_a_match() -> None:
    match = finished(5)
    middle = Match(GAME, match.setup, Luck(6), match.segment()[0])
    while middle.ask:
        middle.answer(0, middle.asks[0].seat)
    saved = read(GAME, write(record(middle, start=dump(GAME, middle.first))))

    assert replay(GAME, saved).result == middle.result


def test_a_start_that_is_no_snapshot_is_refused() -> None:
    saved = toy_record()
    with pytest.raises(RecordError, match="does not fit the rules: not a snapshot"):
        replay(TOY, structs.replace(saved, header=structs.replace(saved.header, start=b"nonsense")))


def test_components_go_with_a_record_and_leave_no_trace_in_others() -> None:
    match = play(TOY, "a", "b", "c", "d", luck=LUCK)

    assert header(write(record(match, components="[[card]]"))).components == "[[card]]"
    assert b"components" not in write(record(match))
    assert b"start" not in write(record(match))
