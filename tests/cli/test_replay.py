"""`igroteka replay`, with the reference game."""

import json
from pathlib import Path

import pytest

from igroteka.cli.replay import Reader, summary_line, verified
from igroteka.content.components import export
from igroteka.content.texts import Language, Texts
from igroteka.kernel.game import counted
from igroteka.kernel.log import Undo
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records import record
from igroteka.table.catalogue.games import game_with
from igroteka.testing.golden import recorded
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State
from tests.cli.running import igroteka


def written(tmp_path: Path, match: Match[State, Box]) -> str:
    path = tmp_path / "match.jsonl"
    path.write_bytes(record.write(record.record(match)))
    return str(path)


@pytest.fixture(scope="module")
def match() -> Match[State, Box]:
    """A match of three with undos."""
    return next(
        match
        for match in (recorded(GAME, GAME.setup(seats=3), seed) for seed in range(1, 100))
        if any(isinstance(entry, Undo) for entry in match.log)
    )


@pytest.fixture
def file(tmp_path: Path, match: Match[State, Box]) -> str:
    return written(tmp_path, match)


def read(capsys: pytest.CaptureFixture[str], file: str, *more: str) -> list[str]:
    """The lines of `replay --text`."""
    assert igroteka("replay", file, "--text", *more) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], file: str, *more: str) -> str:
    """The one line with which a record is refused."""
    code = igroteka("replay", file, *more)
    said = capsys.readouterr()
    assert (code, said.out, said.err.count("\n")) == (1, "", 1)
    return said.err


def test_a_good_record_is_verified(file: str, match: Match[State, Box], capsys: pytest.CaptureFixture[str]) -> None:
    code = igroteka("replay", file)

    undos = sum(isinstance(entry, Undo) for entry in match.log)
    said = capsys.readouterr().out
    assert code == 0
    assert said.startswith("verified: reference, rules version 2, mode base, 3 seats")
    assert f"{len(match.log) - undos} answers, {counted(undos, 'undo')}" in said


def test_the_outcome_names_winners_and_scores(
    file: str, match: Match[State, Box], capsys: pytest.CaptureFixture[str]
) -> None:
    assert match.result
    winners = ", ".join(str(seat + 1) for seat in match.result.winners)
    scores = ", ".join(map(str, match.result.scores))

    igroteka("replay", file)
    assert f"won by {winners} with the scores {scores} ({match.result.reason})" in capsys.readouterr().out


def test_a_match_won_by_nobody_says_so(match: Match[State, Box]) -> None:
    found = verified(GAME, record.record(match))

    assert "won by nobody" in summary_line({**found, "winners": []})


def test_what_was_verified_can_be_read_by_programs(
    file: str, match: Match[State, Box], capsys: pytest.CaptureFixture[str]
) -> None:
    igroteka("replay", file, "--json")

    found = json.loads(capsys.readouterr().out)
    assert match.result
    assert (found["game"], found["seats"], found["over"]) == ("reference", 3, True)
    assert found["scores"] == list(match.result.scores)
    assert found["winners"] == [seat + 1 for seat in match.result.winners]


def test_a_match_that_is_not_over_is_verified_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = Match(GAME, GAME.setup(seats=2), Luck(1))

    file = written(tmp_path, begun)
    igroteka("replay", file)
    assert "the match was not over" in capsys.readouterr().out
    igroteka("replay", file, "--json")
    assert json.loads(capsys.readouterr().out)["reason"] is None


def test_every_answer_and_undo_is_read_out(
    file: str, match: Match[State, Box], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = read(capsys, file)

    numbered = [line for line in lines if line.split(".")[0].isdigit()]
    undone = [line for line in lines if "takes back" in line]
    undos = sum(isinstance(entry, Undo) for entry in match.log)
    assert (len(numbered), len(undone)) == (len(match.log) - undos, undos)


def test_the_score_is_read_out_line_by_line(
    file: str, match: Match[State, Box], capsys: pytest.CaptureFixture[str]
) -> None:
    assert match.result
    lines = read(capsys, file)

    assert lines[-9:-6] == [f"Player 1: {match.result.scores[0]}", lines[-8], lines[-7]]
    assert len(lines[-9:]) == sum(1 + len(each) for each in match.result.lines)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_it_speaks_both_languages_without_a_missing_word(
    lang: Language, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = read(capsys, file, "--lang", lang)

    assert any("Игрок 1" in line for line in lines) == (lang == "ru")
    assert [line for line in lines if "[" in line] == []


def test_a_seat_is_not_told_others_secrets(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = read(capsys, file, "--seat", "2")

    drawn = [line for line in lines if line.startswith("    Player") and "draws" in line and "draws a card" not in line]
    assert drawn != []
    assert [line for line in drawn if "Player 2" not in line] == []
    assert any(line.endswith("Player 1 chooses in secret.") for line in lines)


def test_a_seat_is_told_what_others_do_openly_but_not_what_they_were_asked(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = {seat: sum("What to do?" in line for line in read(capsys, file, "--seat", str(seat))) for seat in (1, 2, 3)}
    all_asked = sum("What to do?" in line for line in read(capsys, file))

    assert sum(asked.values()) == all_asked
    assert all(0 < count < all_asked for count in asked.values())


def test_a_match_that_is_not_over_ends_with_a_word_about_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = Match(GAME, GAME.setup(seats=2), Luck(1))

    assert read(capsys, written(tmp_path, begun))[-1] == "The record ends here; the match was not over."


def test_a_game_without_texts_is_read_out_in_keys(match: Match[State, Box]) -> None:
    reader: Reader[State, Box] = Reader(GAME, "en", None, 2)
    reader.texts = Texts(reader.texts.folders[1:])
    begun = Match(GAME, GAME.setup(seats=2, first="choose"), Luck(1))
    ask = begun.ask
    assert ask and match.result

    assert next(iter(reader.news(begun))).split()[:2] == ["turn.drew", "seat=0"]
    assert (reader.prompt(ask), reader.option(ask, ask.keys[0])) == ("setup.first", ask.keys[0])
    ending = list(reader.ending(match))
    assert ending[0] == f"The match is over: {match.result.reason}"
    assert ending[3].split() == [str(match.result.lines[0][0].points), "coins"]


def test_a_truncated_record_is_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(file)
    path.write_bytes(path.read_bytes()[:-30])

    assert f"{file}: " in refused(capsys, file)


def test_an_edited_answer_is_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(file)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:3], '["a",0,"nonsense",[],""]\n', *lines[4:]]))

    assert "entry 3" in refused(capsys, file)


def test_an_edited_result_is_refused_before_anything_is_read_out(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(file)
    path.write_text(path.read_text().replace('"reason"', '"raison"').replace("rounds", "round"))

    refused(capsys, file, "--text")


@pytest.mark.parametrize("data", [b"", b"root:x:0:0\n", b"\xff\xfe\x00", b"[]\n[]\n", b"{" * 10_000])
def test_what_is_no_record_is_refused(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "strange.jsonl"
    path.write_bytes(data)

    assert "not part of an Igroteka record" in refused(capsys, str(path))


def test_the_record_of_an_unknown_game_is_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(file)
    path.write_text(path.read_text().replace('"reference"', '"ludo"', 1))

    assert "the games here are: " in refused(capsys, file)


def test_a_record_of_other_components_asks_for_their_file(
    file: str, match: Match[State, Box], capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(file)
    path.write_text(path.read_text().replace('"box":"', '"box":"0', 1))

    assert "other component values" in refused(capsys, file)


@pytest.mark.parametrize(
    ("more", "hint"),
    [
        (("--seat", "1"), "--text"),
        (("--text", "--seat", "4"), "--seat is 1 to 3, not 4"),
        (("--text", "--json"), "give one of them"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(
    more: tuple[str, ...], hint: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = igroteka("replay", file, *more)
    said = capsys.readouterr().err

    assert (code, said.count("\n"), hint in said) == (2, 1, True)


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("replay", "nowhere.jsonl") == 2
    assert "nowhere.jsonl" in capsys.readouterr().err


def test_a_record_with_its_own_components_needs_no_other_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = export(GAME.box).replace('id = "rounds"\nvalue = 4', 'id = "rounds"\nvalue = 2')
    mine = recorded(game_with("reference", text), GAME.setup(seats=2), 1)
    path = tmp_path / "mine.jsonl"
    path.write_bytes(record.write(record.record(mine, components=text)))

    assert igroteka("replay", str(path)) == 0
    assert "verified: reference" in capsys.readouterr().out
