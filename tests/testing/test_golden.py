"""Golden playthroughs as text."""

from pathlib import Path

import pytest

from igroteka.kernel.ask import EVERYONE, NOBODY, Ask, Topic, only
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.log import Undo
from igroteka.records import record
from igroteka.testing import golden
from igroteka.testing.golden import offered, playthrough, question, recorded, scored, to
from igroteka.testing.reference import GAME
from igroteka.testing.setups import any_options

SETUP = GAME.setup(seats=3)
KEPT = Path(__file__).parents[1] / "games" / "reference"


def lines(seed: int = 1) -> list[str]:
    return list(playthrough(GAME, SETUP, seed))


def test_a_playthrough_is_the_same_in_every_process() -> None:
    golden = (KEPT / "golden" / "base.txt").read_text(encoding="utf-8").splitlines()

    assert list(playthrough(GAME, GAME.setup(), 1)) == golden


@pytest.mark.parametrize("path", sorted((KEPT / "records").iterdir()), ids=lambda path: path.stem)
def test_a_recorded_match_is_the_same_in_every_process(path: Path) -> None:
    mode, seats, seed = path.stem.split("-")
    setup = any_options(GAME, GAME.setup(mode, int(seats)), int(seed))

    assert record.write(record.record(recorded(GAME, setup, int(seed)))) == path.read_bytes()


def test_another_seed_gives_another_playthrough() -> None:
    assert lines(1)[2:] != lines(2)[2:]


def test_it_begins_with_what_is_played() -> None:
    first, second = lines(7)[:2]

    assert first.startswith("reference, rules version 2, components ")
    assert second.startswith("mode base, 3 seats, first random")
    assert second.endswith(", seed 7")


def test_questions_are_numbered_without_a_gap() -> None:
    numbers = [int(line.split(".")[0]) for line in lines() if not line.startswith(" ") and line[0].isdigit()]

    assert numbers == list(range(1, len(numbers) + 1))


def test_the_answer_is_one_of_the_options() -> None:
    asked = [line.split(": ", 1)[1].split(" -> ") for line in lines() if " -> " in line]

    assert asked != []
    assert [answer for options, answer in asked if answer not in options.split()] == []


def test_luck_events_and_hashes_are_told() -> None:
    printed = lines()

    for start in ("   luck ", "   turn.drew seat=0 card=", "   state ", "   state.coins = "):
        assert any(line.startswith(start) for line in printed), start


def test_what_everybody_knows_is_told_again_from_time_to_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "VIEWED", 10)
    printed = lines()

    answers = sum(" -> " in line for line in printed)
    assert sum("state.coins = " in line for line in printed) == 1 + answers // 10


def test_views_tell_only_what_differs_from_the_state() -> None:
    printed = lines()
    state = dict(line.strip().removeprefix("state.").split(" = ") for line in printed[:60] if "   state." in line)
    seen = dict(line.strip().removeprefix("seat 1.").split(" = ") for line in printed[:60] if "   seat 1." in line)

    assert "hands" in seen
    assert "coins" not in seen
    assert [name for name, value in seen.items() if state[name] == value] == []


def test_it_ends_with_every_line_of_the_score() -> None:
    printed = lines()
    over = next(at for at, line in enumerate(printed) if line.startswith("over after "))

    assert [line.split(":")[0] for line in printed[over + 2 :] if line[0] != " "] == ["seat 0", "seat 1", "seat 2"]
    assert sum("(reference.score." in line for line in printed[over + 2 :]) == 6


def test_many_options_are_counted_and_hashed() -> None:
    keys = [f"k{number}" for number in range(40)]
    other = [*keys[:39], "k99"]

    assert offered(keys[:16]) == " ".join(keys[:16])
    assert offered(keys).startswith("k0 k1 ")
    assert offered(keys).endswith("k15 and 24 more (9b45b8d0)")
    assert offered(keys) != offered(other)


def test_what_a_question_is_about_is_told() -> None:
    topic: Topic[int] = Topic("pay.piece", range(3), ("reference.turn.steal",))

    assert question(4, Ask(1, topic, [0, 2], ("wood", 3)), 1) == "4. seat 1 pay.piece (wood, 3): 0 2 -> 2"


@pytest.mark.parametrize(
    ("audience", "text"),
    [(EVERYONE, ""), (NOBODY, "[nobody]"), (only(2), "[2]"), (only(0, 3), "[0,3]"), (~only(1), "[not 1]")],
)
def test_an_audience_is_told_unless_it_is_everybody(audience: int, text: str) -> None:
    assert to(audience) == text


def test_the_winners_are_named() -> None:
    result = recorded(GAME, SETUP, 1).result
    assert result

    assert next(scored(result._replace(winners=()))) == f"{result.reason}: won by nobody"
    assert next(scored(result._replace(winners=(0, 2)))) == f"{result.reason}: won by seat 0, seat 2"


def test_recorded_matches_have_undos_and_replay() -> None:
    matches = [recorded(GAME, SETUP, seed) for seed in range(1, 11)]

    assert {entry.answers for match in matches for entry in match.log if isinstance(entry, Undo)} >= {1, 2}
    for match in matches:
        again = record.replay(GAME, record.read(GAME, record.write(record.record(match))))
        assert state_hash(again.state) == state_hash(match.state)
