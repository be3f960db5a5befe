"""Saved matches: a live match goes on in another process just as it was."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from igroteka.kernel.ask import Flow, ask_all, choose
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.luck import Luck, LuckError
from igroteka.records.record import RecordError, read, record, replay, write
from igroteka.records.saving import SaveError, resume, rules_version, save, sealed
from tests.kernel.toys import WHISPER, T, ToyMatch, deals, play, rolls, says, several, toy, whispers, with_version


def alone(t: T) -> Flow[None]:
    yield from ask_all({0: choose(0, WHISPER, "abc")})


def undone(match: ToyMatch, answers: int = 1) -> ToyMatch:
    match.undo(0, answers, force=True)
    return match


GAME = toy(rolls, several(says(0), rolls), says(1), says(1), whispers, several(deals, says(0), says(0)))


SITUATIONS: dict[str, Callable[[], ToyMatch]] = {
    "start": lambda: play(toy(deals, rolls, says(0))),
    "no luck at all": lambda: play(toy(says(0), says(0), says(1)), "a"),
    "middle of a segment": lambda: play(toy(several(rolls, says(0), rolls, says(1), says(0))), "a", "b"),
    "several segments to undo": lambda: play(toy(rolls, says(0), says(0), says(0), says(0)), "a", "b", "c"),
    "luck, then several segments": lambda: play(toy(several(says(0), rolls), says(0), says(0), says(1)), *"abc"),
    "another seat before": lambda: play(toy(says(0), says(1), says(1), says(0)), "a", "b", "c"),
    "open ask_all": lambda: play(toy(says(0), several(rolls, whispers), says(0)), "a", "b"),
    "open ask_all without answers": lambda: play(toy(says(0), whispers, says(0)), "a"),
    "ask_all of one after own answers": lambda: play(toy(says(0), alone, says(0)), "a"),
    "after an ask_all": lambda: play(toy(whispers, says(1), says(0)), "a", "b", "c"),
    "after an undo": lambda: undone(play(toy(rolls, says(0), says(0), says(0)), "a", "b")),
    "after a forced undo": lambda: undone(play(toy(several(says(0), rolls), several(says(1), rolls), says(0)), *"ab")),
    "after a forced undo within a segment": lambda: undone(
        play(toy(several(says(0), says(0), rolls, says(0)), says(1)), *"abc"), 2
    ),
    "back at the start": lambda: undone(play(toy(several(says(0), rolls), says(1), rolls, says(0)), *"ab"), 2),
    "over": lambda: play(toy(several(says(0), rolls)), "a"),
    "over at once": lambda: play(toy(rolls)),
}


def perspective(match: ToyMatch) -> tuple[object, ...]:
    asks = [(ask.seat, ask.topic.name, ask.keys) for ask in match.asks]
    depths = [match.undo_depth(seat) for seat in range(2)]
    opened = sorted((given.seat, given.key) for given in match.open)
    return state_hash(match.state), asks, match.result, match.revision, depths, opened, match.deciding()


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_match_is_resumed_as_it_was(situation: str) -> None:
    match = SITUATIONS[situation]()

    assert perspective(resume(match.game, save(match), Luck(9))) == perspective(match)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_resumed_match_is_taken_back_like_the_original(situation: str) -> None:
    match = SITUATIONS[situation]()
    other = resume(match.game, save(match), Luck(9))
    for seat in range(2):
        for _ in range(match.undo_depth(seat)):
            match.undo(seat)
            other.undo(seat)
            assert perspective(other) == perspective(match)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_resumed_match_is_recorded_like_the_original(situation: str) -> None:
    match = SITUATIONS[situation]()
    other = resume(match.game, save(match), Luck(9), match.log)
    while other.ask:
        other.answer(0)
    again = replay(match.game, read(match.game, write(record(other))))

    assert (again.state, again.result) == (other.state, other.result)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_saving_again_gives_the_same_bytes(situation: str) -> None:
    match = SITUATIONS[situation]()

    assert save(resume(match.game, save(match), Luck(9), match.log)) == save(match)


def test_the_log_goes_on_where_it_was() -> None:
    match = undone(play(toy(rolls, says(0), says(0), says(0)), "a", "b"))
    other = resume(match.game, save(match), Luck(9), match.log)
    other.answer("c")

    assert other.log == [Answer(0, "a"), Answer(0, "b"), Undo(0, 1), Answer(0, "c")]


def test_a_resumed_match_goes_on_with_new_luck() -> None:
    match = play(toy(several(rolls, says(0), rolls), says(1)), luck=(2,))
    other = resume(match.game, save(match), Luck(script=(5,)))
    before = other.state.number
    other.answer("a")

    assert (before, other.state.number) == (2, 5)


def test_saving_changes_nothing() -> None:
    match = SITUATIONS["open ask_all"]()
    before = perspective(match)
    save(match)

    assert perspective(match) == before


def test_a_match_resumed_without_its_log_cannot_be_recorded() -> None:
    match = play(GAME, "a")
    with pytest.raises(RecordError, match="resumed without its log"):
        record(resume(GAME, save(match), Luck(0)))


def test_that_stays_so_when_it_is_saved_once_more() -> None:
    match = resume(GAME, save(play(GAME, "a")), Luck(0))
    with pytest.raises(RecordError, match="resumed without its log"):
        record(resume(GAME, save(match), Luck(0), match.log))


def test_a_match_without_answers_needs_no_log() -> None:
    match = resume(GAME, save(play(GAME)), Luck(0))

    assert record(match).entries == ()


def test_a_log_of_another_length_is_refused() -> None:
    match = play(GAME, "a", "b")
    with pytest.raises(SaveError, match="has a log of 2 entries, not of 1"):
        resume(GAME, save(match), Luck(0), match.log[:1])


# Damage


def resealed(match: ToyMatch, **changes: object) -> bytes:
    """A saved match with other fields and a right checksum."""
    fields = msgspec.msgpack.decode(save(match)[8:])
    body = msgspec.msgpack.encode({**fields, **changes})
    return sealed(body)


def test_a_wrong_check_sum_is_said_to_be_one() -> None:
    with pytest.raises(SaveError, match=r"^this is no saved match, or a damaged one: its checksum differs$"):
        resume(GAME, save(play(GAME))[1:], Luck(0))


def refused(data: bytes) -> bool:
    try:
        resume(GAME, data, Luck(0))
    except SaveError:
        return True
    return False


def test_a_saved_match_truncated_anywhere_is_refused() -> None:
    data = save(play(GAME, "a", "b"))

    assert all(refused(data[:size]) for size in range(len(data)))


@pytest.mark.parametrize("change", [0x01, 0x80, 0xFF])
def test_a_saved_match_damaged_in_any_byte_is_refused(change: int) -> None:
    data = save(play(GAME, "a", "b"))
    for at in range(len(data)):
        damaged = bytearray(data)
        damaged[at] ^= change
        assert refused(bytes(damaged)), at


EDITS: dict[str, tuple[dict[str, object], str]] = {
    "mode": ({"mode": "duel"}, "cannot be resumed: toy has no mode 'duel'"),
    "seats": ({"seats": 7}, "cannot be resumed: toy in mode base is for 2 seats"),
    "options": ({"options": {"self": "x"}}, "cannot be resumed: toy in mode base has no option 'self'"),
    "state": ({"state": b"nonsense"}, "cannot be resumed: not a snapshot"),
    "answers": ({"answers": [[1, "z"]]}, "cannot be resumed: 'z' is not an option"),
    "seat": ({"answers": [[0, "a"]]}, "cannot be resumed: seat 0 is not asked now"),
    "luck lost": ({"luck": []}, "cannot be resumed: the script of luck is used up"),
    "luck added": ({"luck": [3, 3]}, "cannot be resumed: less luck was used than was saved"),
    "settled": ({"settled": 2}, "cannot be resumed: 2 answers stand for good, and there are 1"),
    "less than settled": ({"settled": -1}, "cannot be resumed: -1 answers stand for good"),
    "unknown field": ({"run": "rm"}, "no saved match: .*unknown field `run`"),
    "revision as text": ({"revision": "x"}, "no saved match: .*revision"),
}


@pytest.mark.parametrize("case", EDITS)
def test_an_edited_saved_match_is_refused_in_one_clear_error(case: str) -> None:
    changes, message = EDITS[case]
    match = play(toy(says(0), several(rolls, says(1), says(1))), "a", "b")
    with pytest.raises(SaveError, match=message):
        resume(match.game, resealed(match, **changes), Luck(0))


@pytest.mark.parametrize(
    "body", [b"", b"\xc1", b"\x91" * 100_000, b"\xa2\xff\xff"], ids=["none", "odd", "deep", "text"]
)
def test_what_is_no_saved_match_is_refused(body: bytes) -> None:
    with pytest.raises(SaveError, match="this is no saved match: "):
        resume(GAME, sealed(body), Luck(0))


def test_a_saved_match_of_another_game_is_refused() -> None:
    match = play(GAME, "a")
    with pytest.raises(SaveError, match="cannot be resumed: the snapshot is of game toy, and game other is needed"):
        resume(replace(GAME, id="other"), save(match), Luck(0))


# Later rules


def test_under_later_rules_a_match_goes_on() -> None:
    match = play(GAME, "a", "b")
    later = replace(with_version(GAME, 2), upgrades={1: dict})

    assert perspective(resume(later, save(match), Luck(0))) == perspective(match)


def test_later_rules_that_refuse_the_answers_since_lose_only_those() -> None:
    old = toy(several(says(0), rolls), says(1), says(1), says(0))
    match = play(old, "a", "b")
    new = toy(several(says(0), rolls), says(1, "cd"), says(1), says(0))
    other = resume(replace(with_version(new, 2), upgrades={1: dict}), save(match), Luck(0))

    assert (other.state.notes, [ask.keys for ask in other.asks], other.revision) == (["a"], [("c", "d")], 2)


def test_such_a_match_cannot_be_recorded_as_if_nothing_had_happened() -> None:
    match = play(toy(several(says(0), rolls), says(1), says(1)), "a", "b")
    new = toy(several(says(0), rolls), says(1, "cd"), says(1))
    other = resume(replace(with_version(new, 2), upgrades={1: dict}), save(match), Luck(0), match.log)
    with pytest.raises(RecordError):
        record(other)


def test_later_rules_that_know_no_way_are_refused() -> None:
    with pytest.raises(SaveError, match="rules version 1, and nothing brings it to version 2"):
        resume(with_version(GAME, 2), save(play(GAME, "a")), Luck(0))


def test_resuming_makes_no_luck_up() -> None:
    match = play(toy(several(rolls, says(0), rolls), says(1)), luck=(2,))
    other = resume(match.game, save(match), Luck())
    with pytest.raises(LuckError):
        other.answer("a")


def test_a_saved_match_says_which_rules_saved_it() -> None:
    assert rules_version(save(play(with_version(toy(says(0)), 7)))) == 7
