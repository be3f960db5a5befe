"""Records: written, read, replayed and played on."""

import msgspec
import pytest
from msgspec import structs

from igroteka.kernel.encoding import state_hash
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import Match
from igroteka.records.record import (
    Header,
    Playback,
    RecordError,
    header,
    read,
    record,
    replay,
    steps,
    write,
)
from igroteka.records.snapshot import dump
from igroteka.testing.reference import GAME
from tests.kernel.toys import play
from tests.records.toy_records import LUCK, TOY, finished, lines_of, toy_record

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
