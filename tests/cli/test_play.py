"""A match in the terminal, with the reference game."""

import io
from collections.abc import Iterator
from itertools import repeat

import pytest

from igroteka.bots import RandomBot
from igroteka.cli import main
from igroteka.cli.output import words
from igroteka.cli.play import seated, system_language
from igroteka.cli.terminal_match import Left, TerminalMatch, texts_of
from igroteka.content.texts import LANGUAGES, Texts
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.pool import Place
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State


class Terminal(io.StringIO):
    """An input that looks like a terminal."""

    def isatty(self) -> bool:
        return True


class Person(TerminalMatch[State, Box]):
    """Seat 0 of three says these lines; what it reads is kept."""

    def __init__(self, said: Iterator[str], match: Match[State, Box] | None = None) -> None:
        self.read_lines: list[str] = []

        def read(_: str) -> str:
            line = next(said, None)
            if line is None:
                raise EOFError
            return line

        match = match or Match(GAME, GAME.setup(seats=3), Luck(11))
        super().__init__(match, "en", 0, dict.fromkeys((1, 2), RandomBot(5)), read, self.read_lines.append)

    @property
    def text(self) -> str:
        return "\n".join(self.read_lines)


def after(*said: str) -> Person:
    """A person who said this and then left."""
    person = Person(iter(said))
    with pytest.raises(Left):
        person.play()
    return person


@pytest.fixture
def only_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    for game_id in list(REGISTRY):
        monkeypatch.delitem(REGISTRY, game_id)
    monkeypatch.setitem(REGISTRY, "reference", "igroteka.testing.reference")


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        main.run(["play", *arguments])
    return int(stopped.value.code or 0)


def test_a_person_plays_a_whole_match() -> None:
    person = Person(repeat("1"))

    assert person.play() == person.match.result


def test_the_end_shows_every_seats_score() -> None:
    person = Person(repeat("1"))
    result = person.play()

    shown = [line for line in person.read_lines if line.startswith("Player ")]
    assert shown[-3:] == [f"Player {seat + 1}: {points}" for seat, points in enumerate(result.scores)]


def test_options_are_numbered_from_one() -> None:
    person = after()

    numbers = [line.split()[0] for line in person.read_lines if line.startswith("   ")]
    assert numbers == ["1", "2", "3", "4"]


def test_a_number_answers_with_that_option() -> None:
    person = Person(iter(["2"]))
    assert person.match.ask
    expected = person.match.ask.keys[1]
    with pytest.raises(Left):
        person.play()

    assert [given.key for given in person.match.open if given.seat == 0] == [expected]


@pytest.mark.parametrize("said", ["0", "99", "one", "", "²"])
def test_what_is_no_answer_is_said_to_be_none_and_changes_nothing(said: str) -> None:
    person = after(said)

    assert (f"“{said}” is not one of the answers." in person.read_lines, person.match.revision) == (True, 0)


def test_help_cites_the_rules_behind_the_question() -> None:
    assert "reference.bid.together: " in after("?").text


def test_printed_values_are_told_in_the_terminal() -> None:
    game = find_game("candelabria")
    said = texts_of(game).say("en", "name-T01")

    assert said == Texts.of(game, strict=True).say("en", "name-T01")


def test_help_says_what_is_not_possible_and_why() -> None:
    match = Match(GAME, GAME.setup(seats=3), Luck(11))
    while match.ask and match.ask.topic.name != "turn.action":
        match.answer(0)
    match.state.deck = Place()
    person = Person(iter(()), match)
    assert match.ask
    person.help(match.ask)

    assert person.read_lines[-1].endswith("(reference.turn.draw)")


def test_the_table_shows_what_the_person_knows_and_no_more() -> None:
    person = after("t")

    hands = next(line for line in person.read_lines if line.startswith("  hands: "))
    assert hands.count('"things":[-1,-1,-1]') == 2


def test_a_choice_can_be_taken_back() -> None:
    person = after("1", "u")

    assert [given for given in person.match.open if given.seat == 0] == []


def test_what_cannot_be_taken_back_is_said() -> None:
    assert "Nothing can be taken back" in after("u").text


def test_others_cards_are_not_told() -> None:
    person = after()

    assert {event.values[0] for event in person.match.heard(0) if event.kind.name == "turn.drew"} == {0}


@pytest.mark.usefixtures("only_reference")
def test_without_a_terminal_bots_play_to_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())

    assert (run("--lang", "en", "--seed", "4"), "The match is over" in capsys.readouterr().out) == (0, True)


@pytest.mark.usefixtures("only_reference")
def test_a_seed_repeats_a_match(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    run("--seed", "4")
    first = capsys.readouterr().out
    run("--seed", "4")

    assert capsys.readouterr().out == first


def test_bots_of_several_levels_take_their_seats_in_turn() -> None:
    bots = seated("easy,search:50", 4, 1, 7)

    kinds = {seat: type(bot).__name__ for seat, bot in bots.items()}
    assert kinds == {0: "GreedyBot", 2: "SearchBot", 3: "GreedyBot"}


@pytest.mark.usefixtures("only_reference")
def test_the_bots_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", Terminal("q\n"))
    run("reference", "--lang", "en", "--seed", "4", "--seat", "2", "--bots", "random,greedy:1")

    assert "You are Player 2; the other seats are bots: random, greedy:1." in capsys.readouterr().out


@pytest.mark.usefixtures("only_reference")
def test_the_game_is_asked_for_by_number(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", Terminal("9\n1\nq\n"))
    run("--lang", "en", "--seed", "4")

    shown = capsys.readouterr().out
    assert "“9” is not one of the answers." in shown
    assert "You are Player 1" in shown
    assert shown.endswith("You have left the table.\n")


@pytest.mark.usefixtures("only_reference")
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "there is no game 'chess'; the games are: reference"),
        (["--players", "9"], "reference in mode base is for 2, 3, 4 seats, not 9"),
        (["--mode", "blitz"], "reference has no mode 'blitz'; its modes are base"),
        (["--seat", "5"], "your seat is one of 1 to 4, not 5"),
        (["--option", "first=last"], "option first is one of random, choose, not 'last'"),
        (["--components", "none.toml"], "none.toml"),
        (["--bots", "oracle"], "there is no bot 'oracle'; a bot is random, greedy"),
        (["--bots", "easy,easy,easy,easy,easy"], "bots have 4 seats here, not 5"),
    ],
)
def test_bad_input_is_said_in_one_line(
    arguments: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    code = run(*arguments)

    said = capsys.readouterr().err
    assert (code, complaint in said, said.count("\n")) == (2, True, 1)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "ru_RU", "LANG": "C"}, "ru"),
        ({}, "en"),
    ],
)
def test_the_systems_language_is_spoken(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert system_language() == language


def test_both_languages_say_the_same_things() -> None:
    russian, english = (set(words().messages(lang)) for lang in LANGUAGES)

    assert russian == english
