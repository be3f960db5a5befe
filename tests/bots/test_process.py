"""Bots in other processes, by the line protocol."""

import pickle
import sys
from pathlib import Path

import pytest

from igroteka.bots import Perspective, bot
from igroteka.bots.levels import BotError
from igroteka.bots.process import ProcessBot, ProcessError, question
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State

AGENT = Path(__file__).parents[2] / "examples" / "lab" / "line_agent.py"
COMMAND = f"{sys.executable} {AGENT}"


def asked() -> Perspective[State, Box]:
    match = Match(GAME, GAME.setup(), Luck(1))
    assert match.ask
    return Perspective(match, match.ask.seat)


def program(tmp_path: Path, body: str) -> str:
    file = tmp_path / "agent.py"
    file.write_text(f"import json, sys\nfor line in sys.stdin:\n    m = json.loads(line)\n    {body}\n")
    return f"{sys.executable} {file}"


def test_a_process_chooses_by_key() -> None:
    player = bot(f"process:{COMMAND}", 1)

    assert player.choose(asked()) == 0


def test_a_question_tells_what_the_seat_knows() -> None:
    perspective = asked()
    told = question(perspective)

    assert told["choices"] == perspective.ask.keys
    assert told["view"] == perspective.view().known
    assert (told["game"], told["seat"]) == ("reference", perspective.seat)


def test_a_pickled_bot_starts_its_process_again() -> None:
    player = ProcessBot(COMMAND, 1)
    player.choose(asked())

    assert pickle.loads(pickle.dumps(player)).choose(asked()) == 0


def test_an_answer_that_is_no_option_is_refused(tmp_path: Path) -> None:
    player = ProcessBot(program(tmp_path, 'print(json.dumps({"choice": "flux"}), flush=True)'), 1)

    with pytest.raises(ProcessError, match=r"flux.*the options were"):
        player.choose(asked())


def test_a_process_that_ends_or_says_nothing_is_reported(tmp_path: Path) -> None:
    for body in ("sys.exit()", "pass"):
        with pytest.raises(ProcessError, match="gave no answer in 1 s"):
            ProcessBot(program(tmp_path, body), 1, seconds=1).choose(asked())


def test_a_bot_of_a_package_that_does_not_work_is_named() -> None:
    with pytest.raises(BotError, match=r"policy:nowhere\.npz cannot be used"):
        bot("policy:nowhere.npz", 1)
