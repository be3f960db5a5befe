"""Records of other rules versions: migrated, verified or refused."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs

from igroteka.content.migration import renumbered
from igroteka.kernel.ask import Flow, Topic, choose_some
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import HASHED
from igroteka.records.record import (
    RecordError,
    read,
    record,
    replay,
    write,
)
from igroteka.records.saving import resume, save
from tests.kernel.toys import T, ToyGame, ToyMatch, play, rolls, says, toy, with_version
from tests.records.toy_records import LUCK, TOY, edited, toy_record

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
