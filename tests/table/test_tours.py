"""First steps: every game's scripted match is played through on the rules, and at a real table."""

from collections.abc import Iterator
from functools import partial

import pytest

from igroteka.content.scene import scenery_of
from igroteka.games import REGISTRY
from igroteka.kernel.ask import Refused
from igroteka.kernel.luck import Luck
from igroteka.table.catalogue import games, tours
from igroteka.table.catalogue.games import AnyMatch
from igroteka.table.catalogue.tours import NEWCOMER
from tests.table.conftest import Invite
from tests.table.people import Json, Person

GAMES = sorted(REGISTRY)


@pytest.fixture
def guest(invite_light: Invite) -> Person:
    return invite_light("Newcomer")


def through(game: str) -> Iterator[tuple[tours.ScriptStep, AnyMatch]]:
    """Every step with the match as it stands when the step begins."""
    script = tours.script(game)
    assert script
    match = tours.opened(game)
    play(match, game, list(script.first))
    for step in script.steps:
        yield step, match
        play(match, game, [*((NEWCOMER, key) for key in step.answers), *step.then])


def play(match: AnyMatch, game: str, answers: list[tuple[int, str]]) -> None:
    for seat, key in answers:
        assert tours.expected(game, match) == (seat, key)
        tours.prepare(game, match, Luck())
        match.answer(key, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_script_goes_through_on_the_rules(game: str) -> None:
    steps = [step for step, _ in through(game)]

    assert 10 <= len(steps) <= 20
    assert sum(bool(step.answers) for step in steps) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_the_newcomer_is_asked_whenever_they_are_to_answer(game: str) -> None:
    for step, match in through(game):
        if step.answers:
            assert [ask.seat for ask in match.asks] == [NEWCOMER], step.text


@pytest.mark.parametrize("game", GAMES)
def test_what_a_step_shows_is_on_the_table(game: str) -> None:
    scenery = scenery_of(games.plain(game))
    for step, match in through(game):
        scene = scenery.draw(match.view(NEWCOMER), match.game.box, partial(games.texts(game).say, "en"))
        there = {piece.id for piece in scene.pieces} | {zone.id for zone in scene.zones}
        assert set(step.shows) <= there, step.text


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_told(game: str, lang: str) -> None:
    worded = tours.steps(game, "ru" if lang == "ru" else "en")
    script = tours.script(game)

    assert script
    assert [step.text for step in script.steps] == [f"tour-{number}" for number in range(1, len(worded) + 1)]
    assert all(len(step.text) > 20 for step in worded)


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_the_same_for_everybody(game: str) -> None:
    first, second = [[match.drawn[:] for _, match in through(game)][-1] for _ in range(2)]

    assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_first_steps_at_a_table(guest: Person, game: str) -> None:
    """What the page does: the right answers one after another, the others' answers come by themselves."""
    steps = guest.get(f"/api/games/{game}/book")["tour"]
    guest.connect(guest.post(f"/api/games/{game}/tour")["id"])
    for step in steps:
        for at, key in enumerate(step.get("keys", ()), step["at"]):
            guest.until(partial(asked_at, at))
            assert guest.answer(key)["type"] == "accepted"
    state = guest.until(lambda state: bool(state.get("question")))

    assert state["table"]["tour"] >= len(whole(game))


def asked_at(at: int, state: Json) -> bool:
    return bool(state.get("question")) and state["table"]["tour"] == at


def whole(game: str) -> list[tuple[int, str]]:
    script = tours.script(game)
    assert script
    return script.answers()


def begun(guest: Person) -> tuple[Json, str]:
    """The first steps of Ryozen at the newcomer's first answer, and an option that is not it."""
    guest.connect(guest.post("/api/games/ryozen/tour")["id"])
    state = guest.until(lambda state: bool(state.get("question")))
    return state, next(option["key"] for option in state["question"]["options"] if option["key"] != "apprentice")


def test_another_answer_is_politely_refused(guest: Person) -> None:
    state, other = begun(guest)
    refused = guest.answer(other)

    assert (refused["type"], refused["code"]) == ("error", "tour")
    assert "Apprentice" in refused["message"]
    assert guest.state["revision"] == state["revision"]


def test_after_leaving_the_tour_play_is_free(guest: Person) -> None:
    _, other = begun(guest)
    freed = guest.post(f"/api/tables/{guest.table}/free")
    guest.until(lambda state: "tour" not in state["table"])

    assert "tour" not in freed
    assert guest.answer(other)["type"] == "accepted"


def test_only_its_players_leave_a_tour(guest: Person, invite_light: Invite) -> None:
    begun(guest)
    status, error = invite_light().error("POST", f"/api/tables/{guest.table}/free")

    assert (status, error["code"]) == (403, "not-seated")


def test_an_answer_taken_back_is_asked_for_again(guest: Person) -> None:
    begun(guest)
    guest.answer("apprentice")
    guest.until(lambda state: state["table"]["tour"] == 1)
    guest.undo()
    state = guest.until(lambda state: state["table"]["tour"] == 0 and bool(state.get("question")))

    assert "apprentice" in [option["key"] for option in state["question"]["options"]]


def test_a_game_without_a_script_says_so(guest: Person) -> None:
    status, error = guest.error("POST", "/api/games/reference/tour")

    assert (status, error["code"]) == (404, "not-found")


def test_scripted_luck_refuses_as_any_other() -> None:
    match = tours.opened("ryozen")
    with pytest.raises(Refused):
        match.answer("no such companion", NEWCOMER)
    assert tours.expected("ryozen", match) == (NEWCOMER, "apprentice")
